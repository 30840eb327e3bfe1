"""The Discord client: what people do in it, and what it checks before anything is sent."""

import base64
from typing import Any

from bot.sandbox.commands import ATTACHMENT, BOOLEAN, GROUP, INTEGER, NUMBER, ROLE, STRING, SUBCOMMAND, USER
from bot.sandbox.components import (
    BUTTON,
    CHANNEL_MENU,
    INPUT,
    LABEL,
    MENUS,
    USER_MENU,
    check_values,
    interactive,
    numbered,
    walk,
)
from bot.sandbox.errors import ClientRefused, Json
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, context_of
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.payloads import attachment_json, channel_json, member_json, person_json, role_json, user_json
from bot.sandbox.request_bodies import UNSAFE
from bot.sandbox.world import PERMISSIONS, Attachment, Guild, Role, SandboxChannel, SandboxMessage, SandboxWorld, User


class TypedCommand:
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


class ClientActions:
    """Everything a person can do; what the client would not allow raises Refused."""

    def __init__(self, parts: LoopbackParts) -> None:
        self._parts = parts
        self._world = parts.world

    def channel(self, person: User, reference: object) -> SandboxChannel:
        """A channel this person sees, by id, name, or `dm`."""
        if reference == "dm":
            return self._world.direct_channel(person)
        channel = self._world.channel(reference)
        if not self._world.may(person.id, "view_channel", channel):
            raise ClientRefused(f"{person.name} sees no channel {reference}")
        return channel

    def message(self, person: User, message_id: object) -> SandboxMessage:
        message = self._world.messages.get(int(str(message_id)))
        if message is None or not self._world.sees(person.id, message):
            raise ClientRefused("this message is not there (any more)")
        return message

    def messages(self, person: User, channel: SandboxChannel) -> list[Json]:
        seen = [each for each in self._world.history(channel.id) if self._world.sees(person.id, each)]
        return [person_json(self._world, message, person.id) for message in seen]

    def commands(self, person: User, channel: SandboxChannel) -> list[Json]:
        guild = self._world.guild_of(channel)
        installs = self._world.installs(person.id, channel)
        if not installs:
            return []
        rights = self._world.permissions(person.id, channel)
        if not rights & PERMISSIONS["use_application_commands"]:
            return []
        offered = self._parts.commands.visible(channel.guild_id, context_of(channel), installs)
        needed = {each["id"]: int(each["default_member_permissions"] or 0) for each in offered}
        return [each for each in offered if guild is None or rights & needed[each["id"]] == needed[each["id"]]]

    def slash(self, person: User, channel: SandboxChannel, words: str, options: Json, *, raw: bool) -> Interaction:
        """Sends a slash command; a file goes along as `{"filename": …, "data": …}`, its bytes in base 64."""
        options = {name: self._uploaded(value) if _is_file(value) else value for name, value in options.items()}
        typed = TypedCommand(self._world, self._world.guild_of(channel), self.commands(person, channel), words, options)
        return self._start(COMMAND, person, channel, typed.data(raw=raw))

    def _uploaded(self, file: Json) -> str:
        """The number of a file that the client has just put on the content server."""
        number = self._parts.clock.snowflake()
        name, data = UNSAFE.sub("_", str(file["filename"])), base64.b64decode(file["data"])
        self._world.uploads[number] = Attachment(number, name, data, "text/plain")
        return str(number)

    def autocomplete(
        self, person: User, channel: SandboxChannel, words: str, options: Json, focused: str
    ) -> Interaction:
        """Asks for choices while an option is being typed."""
        typed = TypedCommand(self._world, self._world.guild_of(channel), self.commands(person, channel), words, options)
        typed.check_focus(focused)
        return self._start(AUTOCOMPLETE, person, channel, typed.data(focused=focused))

    def press(self, person: User, message_id: object, wanted: Json, *, raw: bool) -> Interaction:
        """Presses a button, by custom id or label; raw sends any custom id at all."""
        message = self.message(person, message_id)
        custom_id = wanted.get("custom_id")
        if not raw:
            custom_id = self._button(message, wanted)["custom_id"]
        kind = int(wanted.get("component_type") or BUTTON)
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
        if wanted.get("values") is not None:
            data["values"] = wanted["values"]
        return self._start(COMPONENT, person, self._world.channels[message.channel_id], data, message)

    def choose(self, person: User, message_id: object, custom_id: str | None, values: list[Any]) -> Interaction:
        """Chooses in a menu, by value or label; without a custom id in the message's only one."""
        message = self.message(person, message_id)
        menus = [each for each in walk(message.components) if each.get("type") in MENUS]
        menus = [each for each in menus if custom_id in {None, each["custom_id"]}]
        if len(menus) != 1 or menus[0].get("disabled"):
            raise ClientRefused("no such menu can be used here")
        menu = menus[0]
        by_label = {option["label"]: option["value"] for option in menu.get("options") or []}
        known = set(by_label.values())
        chosen = [str(value) if str(value) in known else by_label.get(str(value), str(value)) for value in values]
        data: Json = {"custom_id": menu["custom_id"], "component_type": menu["type"], "id": menu["id"]}
        if menu["type"] == USER_MENU:
            chosen = [str(self._world.user(value).id) for value in chosen]
            data["resolved"] = self._resolved(chosen, self._world.channels[message.channel_id])
        if menu["type"] == CHANNEL_MENU:
            there = [self._chosen_channel(person, menu, value) for value in chosen]
            chosen = [str(each.id) for each in there]
            shown = {str(each.id): channel_json(self._world, each) for each in there}
            rights = {str(each.id): str(self._world.permissions(person.id, each)) for each in there}
            data["resolved"] = {"channels": {key: shown[key] | {"permissions": rights[key]} for key in shown}}
        wrong = check_values(menu, chosen)
        if wrong:
            raise ClientRefused(wrong)
        channel = self._world.channels[message.channel_id]
        return self._start(COMPONENT, person, channel, data | {"values": chosen}, message)

    def submit(self, person: User, interaction_id: object, values: Json, *, raw: bool) -> Interaction:
        """Sends a dialog's fields, named by custom id or label; a dialog can be sent once."""
        opened = self._parts.interactions.get(person, int(str(interaction_id)))
        if opened is None or opened.modal is None:
            raise ClientRefused("there is no such dialog")
        rows = [_filled(row, values, raw=raw) for row in numbered(opened.modal["components"])]
        data = {"custom_id": opened.modal["custom_id"], "components": [row for row in rows if row]}
        source = self._world.messages.get(opened.source_id or 0)
        channel = self._world.channels[opened.channel_id]
        parent = opened.metadata(person, "")
        opened.modal = None
        interaction = self._start(MODAL, person, channel, data, source)
        interaction.parent = {key: value for key, value in parent.items() if key != "name"}
        return interaction

    def say(self, person: User, channel: SandboxChannel, content: str) -> SandboxMessage:
        if not self._world.may(person.id, "send_messages", channel):
            raise ClientRefused(f"{person.name} may not write here")
        return self._parts.messages.create(channel, person.id, {"content": content}, [])

    def dismiss(self, person: User, message_id: object) -> None:
        message = self.message(person, message_id)
        if message.seen_by is None:
            raise ClientRefused("only private messages can be dismissed")
        message.dismissed = True
        place = str(message.channel_id)
        self._parts.feed.publish([person.id], "message_delete", id=str(message.id), channel_id=place)

    def _start(
        self, kind: int, person: User, channel: SandboxChannel, data: Json, source: SandboxMessage | None = None
    ) -> Interaction:
        if not self._world.installs(person.id, channel) and not _is_by_its_owner(source):
            raise ClientRefused("This interaction failed")
        return self._parts.interactions.start(kind, person, channel, data, source)

    def _button(self, message: SandboxMessage, wanted: Json) -> Json:
        custom_id, label = wanted.get("custom_id"), wanted.get("label")
        if custom_id is not None:
            found = interactive(message.components, str(custom_id))
        else:
            buttons = [each for each in walk(message.components) if each.get("type") == BUTTON]
            found = next((each for each in buttons if label == each.get("label")), None)
        if found is None or "custom_id" not in found:
            raise ClientRefused(f"there is no button {label or custom_id}")
        if found.get("disabled"):
            raise ClientRefused(f"the button {label or custom_id} is disabled")
        return found

    def _chosen_channel(self, person: User, menu: Json, value: str) -> SandboxChannel:
        """A channel that the menu offers, by its number or name; only what one sees is there to be chosen."""
        for channel in self._world.channels.values():
            is_meant = value in {str(channel.id), channel.name} and channel.kind in (menu.get("channel_types") or [0])
            if is_meant and self._world.may(person.id, "view_channel", channel):
                return channel
        raise ClientRefused(f"there is no channel {value} to choose here")

    def _resolved(self, user_ids: list[str], channel: SandboxChannel) -> Json:
        users = {user_id: user_json(self._world.users[int(user_id)]) for user_id in user_ids}
        guild = self._world.guild_of(channel)
        there = [user_id for user_id in user_ids if guild is not None and int(user_id) in guild.members]
        return {"users": users, "members": {user_id: member_json(permissions=0) for user_id in there}}


def _is_by_its_owner(source: SandboxMessage | None) -> bool:
    """Whether a message came by somebody's own installation: then everybody who sees it may press there."""
    owners = ((source.interaction if source else None) or {}).get("authorizing_integration_owners") or {}
    return "1" in owners


def _is_file(value: Any) -> bool:
    return isinstance(value, dict) and value.keys() == {"filename", "data"}


def _filled(row: Json, values: Json, *, raw: bool) -> Json | None:
    """A dialog's row as it is sent back, with what was entered; texts to read are left out."""
    part = row["component"] if row["type"] == LABEL else (row.get("components") or [None])[0]
    if part is None:
        return None
    label = row.get("label") or part.get("label")
    entered = values.get(part["custom_id"], values.get(label, part.get("value", "")))
    sent: Json = {key: part[key] for key in ("type", "id", "custom_id")}
    if part["type"] == INPUT:
        text = str(entered)
        least, most = part.get("min_length") or 0, part.get("max_length") or 4000
        if not raw and ((part.get("required", True) and not text) or (text and not least <= len(text) <= most)):
            raise ClientRefused(f"{label} wants between {least} and {most} characters")
        sent["value"] = text
    else:
        sent["values"] = entered if isinstance(entered, list) else [entered] if entered else []
    if row["type"] == LABEL:
        return {"type": LABEL, "id": row["id"], "component": sent}
    return {"type": row["type"], "id": row["id"], "components": [sent]}
