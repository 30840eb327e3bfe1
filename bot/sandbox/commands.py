"""The application's slash commands: registered under Discord's rules, one set for everywhere and one a server."""

import math
from collections.abc import Iterable
from typing import Any

from bot.sandbox.clock import SandboxClock
from bot.sandbox.errors import BodyErrors, Json, refusal, refuse_body
from bot.sandbox.world import SandboxWorld

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, ROLE, NUMBER, ATTACHMENT = 1, 2, 3, 4, 5, 6, 8, 10, 11
WITH_CHOICES = {STRING, INTEGER, NUMBER}
CREATES_A_DAY = 200
LOCALES = {
    *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR"),
    *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
}
MOST_TEXT = 8000
IN_GUILD, IN_DIRECT, IN_PRIVATE = 0, 1, 2
"""The contexts: a server, the direct messages with the bot, any other direct messages and groups."""


def is_name(name: object) -> bool:
    """Letters and digits of any script, hyphens, apostrophes and underscores, nothing in capitals."""
    if not isinstance(name, str) or not 1 <= len(name) <= 32 or name != name.lower():
        return False
    return all(letter.isalnum() or letter in "-_'" for letter in name)


class Commands:
    """What is registered, by server (None: everywhere) and name."""

    def __init__(self, world: SandboxWorld, clock: SandboxClock) -> None:
        self._world = world
        self._clock = clock
        self._sets: dict[int | None, dict[str, Json]] = {}
        self._created = 0
        self._day = -1

    def all(self, guild_id: int | None = None) -> list[Json]:
        return list(self._sets.get(guild_id, {}).values())

    def listed(self, guild_id: int | None = None, *, localized: bool) -> list[Json]:
        """The commands as their list shows them: without the words of other languages, unless these are asked for."""
        return [each if localized else _in_one_language(each) for each in self.all(guild_id)]

    def visible(self, guild_id: int | None, context: int, installs: Iterable[str]) -> list[Json]:
        """What a place offers somebody who has the application there by these kinds of installation.

        A server's own commands go before the global ones of the same name.
        """
        kinds = {int(kind) for kind in installs}
        found = {each["name"]: each for each in self.all() if _fits(each, context, kinds)}
        if guild_id is not None and 0 in kinds:
            found |= {each["name"]: each for each in self.all(guild_id)}
        return sorted(found.values(), key=lambda each: str(each["name"]))

    def replace(self, guild_id: int | None, body: Any) -> list[Json]:
        """Bulk overwrite: all or nothing; a command that keeps its name keeps its id."""
        form = BodyErrors()
        if not isinstance(body, list):
            refuse_body("_", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        if len(body) > 100:
            raise refusal(30032)
        for index, command in enumerate(body):
            check_command(form, f"{index}", command)
        for kind in {command.get("type", 1) for command in body}:
            alike = [command for command in body if command.get("type", 1) == kind]
            _check_unique(form, "_", alike, "APPLICATION_COMMANDS_DUPLICATE_NAME")
        form.done()
        old = self._sets.get(guild_id, {})
        self._count_creations(sum(command["name"] not in old for command in body))
        self._sets[guild_id] = {each["name"]: self._stored(each, guild_id, old.get(each["name"])) for each in body}
        return self.all(guild_id)

    def put(self, guild_id: int | None, body: Any) -> Json:
        """Creates one command, or replaces the one of that name."""
        form = BodyErrors()
        check_command(form, "_", body)
        form.done()
        commands = self._sets.setdefault(guild_id, {})
        if body["name"] not in commands and len(commands) >= 100:
            raise refusal(30032)
        self._count_creations(body["name"] not in commands)
        commands[body["name"]] = self._stored(body, guild_id, commands.get(body["name"]))
        return commands[body["name"]]

    def find(self, guild_id: int | None, command_id: str) -> Json:
        for command in self.all(guild_id):
            if command["id"] == command_id:
                return command
        raise refusal(10063)

    def edit(self, guild_id: int | None, command_id: str, body: Any) -> Json:
        command = self.find(guild_id, command_id)
        merged = {key: value for key, value in command.items() if key != "version"} | body
        form = BodyErrors()
        check_command(form, "_", merged)
        form.done()
        del self._sets[guild_id][command["name"]]
        self._sets[guild_id][merged["name"]] = self._stored(merged, guild_id, command)
        return self._sets[guild_id][merged["name"]]

    def remove(self, guild_id: int | None, command_id: str) -> None:
        del self._sets[guild_id][self.find(guild_id, command_id)["name"]]

    def _count_creations(self, number: int) -> None:
        day = math.floor(self._clock.now() / 86_400)
        self._created = self._created * (day == self._day) + number
        self._day = day
        if self._created > CREATES_A_DAY:
            raise refusal(30034)

    def _stored(self, body: Json, guild_id: int | None, old: Json | None) -> Json:
        new_id = str(self._clock.snowflake())
        permissions = body.get("default_member_permissions")
        stored = {
            "id": old["id"] if old else new_id,
            "application_id": str(self._world.application_id),
            "version": new_id,
            "type": body.get("type") or 1,
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "options": body.get("options") or [],
            "default_member_permissions": None if permissions is None else str(permissions),
            "dm_permission": body.get("dm_permission", True),
            "contexts": body.get("contexts"),
            "integration_types": body.get("integration_types") or [0],
            "nsfw": bool(body.get("nsfw")),
        }
        return stored | ({} if guild_id is None else {"guild_id": str(guild_id)})


def _in_one_language(part: Json) -> Json:
    kept = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    nested = {key: [_in_one_language(each) for each in kept[key]] for key in ("options", "choices") if kept.get(key)}
    return kept | nested


def _fits(command: Json, context: int, kinds: set[int]) -> bool:
    """Whether a command can be used in a context, by one of these kinds of installation."""
    if not kinds.intersection(command["integration_types"]):
        return False
    contexts = command["contexts"]
    if contexts is None:
        return context == IN_GUILD or bool(command["dm_permission"])
    return context in contexts


def check_command(form: BodyErrors, path: str, command: Any) -> None:
    if not isinstance(command, dict):
        form.wrong(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    if (command.get("type") or 1) != 1:
        form.length(f"{path}.name", command.get("name"), 32, 1)
        return
    _check_naming(form, path, command)
    _check_options(form, f"{path}.options", command.get("options") or [], depth=0)
    if _text(command) > MOST_TEXT:
        form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_TEXT})")


def _text(part: Json) -> int:
    own = sum(_longest(part, key) for key in ("name", "description"))
    choices = sum(_longest(each, "name") + len(str(each["value"])) for each in part.get("choices") or [])
    return own + choices + sum(_text(each) for each in part.get("options") or [])


def _longest(part: Json, key: str) -> int:
    """Of a text in several languages only the longest counts."""
    return max(len(str(text or "")) for text in (part.get(key), *_localized(part, key).values()))


def _localized(part: Json, key: str) -> dict[str, str]:
    return part.get(f"{key}_localizations") or {}


def _check_naming(form: BodyErrors, path: str, part: Json) -> None:
    for at, name in {"name": part.get("name"), **_placed(part, "name")}.items():
        if not is_name(name):
            form.wrong(f"{path}.{at}", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    for at, description in {"description": part.get("description"), **_placed(part, "description")}.items():
        form.length(f"{path}.{at}", description, 100, 1)
    _check_locales(form, path, part)


def _placed(part: Json, key: str) -> dict[str, str]:
    return {f"{key}_localizations.{locale}": text for locale, text in _localized(part, key).items()}


def _check_locales(form: BodyErrors, path: str, part: Json) -> None:
    for key in ("name", "description"):
        for locale in _localized(part, key).keys() - LOCALES:
            form.wrong(f"{path}.{key}_localizations", "BASE_TYPE_CHOICES", f"{locale} is no locale")


def _check_unique(form: BodyErrors, path: str, parts: list[Json], code: str) -> None:
    """Names must differ among those that stand side by side, in every language for itself."""
    for locale in ("", *sorted(set().union(*(_localized(part, "name") for part in parts)))):
        seen: set[str] = set()
        for index, part in enumerate(parts):
            name = str(_localized(part, "name").get(locale) or part.get("name"))
            if name in seen:
                form.wrong(f"{path}.{index}.name", code, "Names must be unique")
            seen.add(name)


def _check_options(form: BodyErrors, path: str, options: Any, depth: int) -> None:
    if not form.length(path, options, 25):
        return
    _check_unique(form, path, options, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID")
    optional_seen = False
    nested = [option.get("type") in {SUBCOMMAND, GROUP} for option in options]
    if any(nested) and not all(nested):
        form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and option types cannot be mixed")
    for index, option in enumerate(options):
        here = f"{path}.{index}"
        _check_naming(form, here, option)
        if option.get("required") and optional_seen:
            text = "Required options must be placed before non-required options"
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_seen |= not option.get("required")
        _check_option(form, here, option, depth)


def _check_option(form: BodyErrors, path: str, option: Json, depth: int) -> None:
    kind = option.get("type")
    if not isinstance(kind, int) or not 1 <= kind <= 11:
        form.wrong(f"{path}.type", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11).")
    elif kind in {SUBCOMMAND, GROUP}:
        if depth > (1 if kind == SUBCOMMAND else 0):
            form.wrong(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands are nested too deeply")
        _check_options(form, f"{path}.options", option.get("options") or [], depth + 1)
    choices = option.get("choices") or []
    form.length(f"{path}.choices", choices, 25)
    if option.get("autocomplete") and (choices or kind not in WITH_CHOICES):
        text = "Autocomplete cannot be used with choices or with this option type"
        form.wrong(path, "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", text)
    if choices:
        check_choices(form, f"{path}.choices", choices, kind if isinstance(kind, int) else STRING)


def check_choices(form: BodyErrors, path: str, choices: list[Any], kind: int) -> None:
    """Choices of an option or of an autocomplete answer: a name of 1 to 100 characters, a value of the right type."""
    for index, choice in enumerate(choices):
        for at, name in {"name": choice.get("name"), **_placed(choice, "name")}.items():
            form.length(f"{path}.{index}.{at}", name, 100, 1)
        _check_locales(form, f"{path}.{index}", choice)
        value = choice.get("value")
        if kind == STRING:
            form.length(f"{path}.{index}.value", value, 100, 1)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else int | float):
            form.wrong(f"{path}.{index}.value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
