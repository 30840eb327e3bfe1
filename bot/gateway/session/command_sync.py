"""Telling Discord the commands in its readers' languages, and only when they differ from what it knows."""

import logging
from collections.abc import Mapping, Sequence
from typing import Any

from discord import Locale, app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes, locale_str
from discord.http import Route

from bot.phrases import LANGUAGES, phrases

DEFAULT = "en"
"""What Discord shows where it has no other word for a reader's language."""
LOCALES = {locale: code for locale in Locale if (code := locale.value) in LANGUAGES and code != DEFAULT}
"""Discord has no Estonian; its German clients show German words, whatever the bot speaks to their reader."""


def worded(key: str) -> locale_str:
    """The phrase of this key, in English, to be translated when the commands are sent."""
    return locale_str(phrases(DEFAULT).say(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Takes the words from the phrases: `command-…`, `option-…` and so on by their keys, names from `name-…`."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The words in a locale; None where Discord shall show the English ones."""
        if locale not in LOCALES:
            return None
        say, key = phrases(LOCALES[locale]), string.extras.get("key") or name_key(context)
        return say.say(key) if key is not None and say.has(key) else None


def name_key(context: TranslationContextTypes) -> str | None:
    """The phrase that names a command (`name-table-open`) or an option (`name-of-card`); None for anything else."""
    if context.location in {Where.command_name, Where.group_name}:
        return f"name-{context.data.qualified_name.replace(' ', '-')}"
    if context.location is Where.parameter_name:
        return f"name-of-{context.data.name.replace('_', '-')}"
    return None


log = logging.getLogger(__name__)

COMPARED = (
    *("name", "description", "name_localizations", "description_localizations", "options", "choices", "type", "value"),
    *("required", "autocomplete", "min_value", "max_value", "min_length", "max_length", "channel_types"),
    *("contexts", "integration_types", "default_member_permissions", "nsfw"),
)
DEFAULTS: Mapping[str, object] = {"type": 1, "integration_types": [0]}


def normal(definition: Mapping[str, Any]) -> dict[str, Any]:
    """A command or option without what Discord adds and without what goes without saying."""
    kept = {key: definition[key] for key in COMPARED if definition.get(key)}
    for key in ("options", "choices"):
        if key in kept:
            kept[key] = [normal(each) for each in kept[key]]
    for key in ("contexts", "integration_types"):
        if key in kept:
            kept[key] = sorted(kept[key])
    if "default_member_permissions" in kept:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    return {key: value for key, value in kept.items() if DEFAULTS.get(key) != value}


def same(ours: Sequence[Mapping[str, Any]], theirs: Sequence[Mapping[str, Any]]) -> bool:
    """Whether two sets of commands are the same, in whatever order."""

    def key(command: Mapping[str, Any]) -> tuple[int, str]:
        return int(command.get("type") or 1), str(command["name"])

    return [normal(each) for each in sorted(ours, key=key)] == [normal(each) for each in sorted(theirs, key=key)]


async def sync(tree: app_commands.CommandTree[Any]) -> tuple[bool, dict[str, int]]:
    """Send the commands if they differ from what Discord has; whether they did, and their ids by name."""
    client, application = tree.client, tree.client.application_id or 0
    translator = CommandTranslator()
    ours = [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]
    # The library's own request leaves the words of other languages out.
    route = Route("GET", "/applications/{application_id}/commands", application_id=application)
    theirs = await client.http.request(route, params={"with_localizations": "true"})
    if same(ours, theirs):
        log.info("The commands are as Discord knows them.")
        return False, ids_of(theirs)
    registered = await client.http.bulk_upsert_global_commands(application, payload=ours)
    log.info("Discord was told %d commands.", len(ours))
    return True, ids_of(registered)


def ids_of(commands: Sequence[Mapping[str, Any]]) -> dict[str, int]:
    """The numbers by which messages mention commands."""
    return {str(command["name"]): int(command["id"]) for command in commands}
