"""What the Discord client does when somebody types a slash command: find it, and check its options before sending."""

from typing import Any

from bot.sandbox.commands import ATTACHMENT, BOOLEAN, GROUP, INTEGER, NUMBER, ROLE, STRING, SUBCOMMAND, USER
from bot.sandbox.errors import ClientRefused, Json
from bot.sandbox.payloads import attachment_json, member_json, role_json, user_json
from bot.sandbox.world import Guild, Role, SandboxWorld


class Typed:
    """A command as typed: the leaf reached by its words, and the options given."""

    def __init__(
        self, world: SandboxWorld, guild: Guild | None, commands: list[Json], words: str, options: Json
    ) -> None:
        self._world = world
        self._guild = guild
        names = words.strip().removeprefix("/").split()
        found = [each for each in commands if names and each["name"] == names[0] and each["type"] == 1]
        if not found:
            raise ClientRefused(f"there is no command /{words} here")
        self.command = found[0]
        self._path: list[Json] = []
        node = self.command
        for name in names[1:]:
            node = _child(node, name)
            self._path.append(node)
        self._leaf = node
        self._options = options
        self.words = " ".join(names)
        if any(option["type"] in {SUBCOMMAND, GROUP} for option in node["options"]):
            raise ClientRefused(f"/{self.words} needs a subcommand")

    def data(self, *, focused: str | None = None, raw: bool = False) -> Json:
        """The interaction's data; `focused` names the option being typed, `raw` skips every check."""
        resolved: Json = {}
        given = self._given(raw=raw, focused=focused)
        options = []
        for option, value in given:
            sent = {"name": option["name"], "type": option["type"]}
            if option["name"] == focused:
                options.append(sent | {"value": str(value), "focused": True})
                continue
            sent["value"] = value if raw else self._convert(option, value)
            if option["type"] == USER:
                self._resolve(resolved, int(sent["value"]))
            if option["type"] == ATTACHMENT:
                file = attachment_json(self._world, 0, self._world.uploads[int(sent["value"])])
                resolved.setdefault("attachments", {})[file["id"]] = file
            if option["type"] == ROLE:
                guild, role = self._role(sent["value"])
                number = guild.id if role is None else role.id
                resolved.setdefault("roles", {})[str(number)] = role_json(guild, role)
            options.append(sent)
        for node in reversed(self._path):
            options = [{"name": node["name"], "type": node["type"], "options": options}]
        data = {"id": self.command["id"], "name": self.command["name"], "type": 1, "options": options}
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data | ({"resolved": resolved} if resolved else {})

    def check_focus(self, focused: str) -> None:
        """Only options registered for autocomplete ask the bot while being typed."""
        option = next((each for each in self._leaf["options"] if each["name"] == focused), None)
        if option is None or not option.get("autocomplete"):
            raise ClientRefused(f"/{self.words} has no option {focused} with autocomplete")

    def _given(self, *, raw: bool, focused: str | None) -> list[tuple[Json, Any]]:
        known = {option["name"]: option for option in self._leaf["options"]}
        for name in self._options:
            if name not in known and not raw:
                raise ClientRefused(f"/{self.words} has no option {name}")
        missing = [name for name, option in known.items() if option.get("required") and name not in self._options]
        if missing and not raw and focused is None:
            raise ClientRefused(f"/{self.words} needs the option {missing[0]}")
        stand_in = {"type": STRING}
        return [(known.get(name, stand_in | {"name": name}), value) for name, value in self._options.items()]

    def _convert(self, option: Json, value: Any) -> Any:
        choices = option.get("choices") or []
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        if choices:
            raise ClientRefused(f"{value!r} is none of the choices of {option['name']}")
        try:
            return self._typed(option, value)
        except (TypeError, ValueError):
            raise ClientRefused(f"{value!r} is not what {option['name']} wants") from None

    def _typed(self, option: Json, value: Any) -> Any:
        kind = option["type"]
        if kind == USER:
            return str(self._user(value))
        if kind == ROLE:
            guild, role = self._role(value)
            return str(guild.id if role is None else role.id)
        if kind == ATTACHMENT:
            if int(value) not in self._world.uploads:
                raise ValueError(value)
            return str(value)
        if kind == BOOLEAN:
            return ("false", "true").index(str(value).lower()) == 1
        if kind in {INTEGER, NUMBER}:
            number = int(str(value)) if kind == INTEGER else float(str(value))
            _within(option, "value", number)
            return number
        text = str(value)
        _within(option, "length", len(text))
        return text

    def _user(self, value: Any) -> int:
        for user in self._world.users.values():
            if str(value) in {str(user.id), user.name, f"<@{user.id}>", user.username}:
                return user.id
        raise ValueError(value)

    def _role(self, value: Any) -> tuple[Guild, Role | None]:
        """A role by its number, name or mention; everybody's is called by the number of its server."""
        for guild in self._world.guilds.values():
            if str(value) in {str(guild.id), "@everyone"}:
                return guild, None
            for role in guild.roles.values():
                if str(value) in {str(role.id), role.name, f"@{role.name}", f"<@&{role.id}>"}:
                    return guild, role
        raise ValueError(value)

    def _resolve(self, resolved: Json, user_id: int) -> None:
        resolved.setdefault("users", {})[str(user_id)] = user_json(self._world.users[user_id])
        if self._guild is not None and user_id in self._guild.members:  # who is elsewhere can be named by their number
            roles = self._world.roles_of(user_id, self._guild)
            resolved.setdefault("members", {})[str(user_id)] = member_json(permissions=0, roles=roles)


def _child(node: Json, name: str) -> Json:
    for option in node["options"]:
        if option["name"] == name and option["type"] in {SUBCOMMAND, GROUP}:
            child: Json = {"options": [], **option}
            return child
    raise ClientRefused(f"{node['name']} has no subcommand {name}")


def _within(option: Json, unit: str, number: float) -> None:
    least, most = option.get(f"min_{unit}"), option.get(f"max_{unit}")
    if (least is not None and number < least) or (most is not None and number > most):
        raise ClientRefused(f"{option['name']} must lie between {least} and {most}")
