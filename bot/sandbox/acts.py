"""What people do in their clients, checked the way the Discord client checks it before anything is sent."""

import base64
from typing import Any

from bot.sandbox.bodies import UNSAFE
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
from bot.sandbox.payloads import channel_json, member_json, person_json, user_json
from bot.sandbox.typed import Typed
from bot.sandbox.world import PERMISSIONS, Attachment, SandboxChannel, SandboxMessage, User


class Acts:
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
        """A message this person sees."""
        message = self._world.messages.get(int(str(message_id)))
        if message is None or not self._world.sees(person.id, message):
            raise ClientRefused("this message is not there (any more)")
        return message

    def messages(self, person: User, channel: SandboxChannel) -> list[Json]:
        """What this person sees in a channel, oldest first."""
        seen = [each for each in self._world.history(channel.id) if self._world.sees(person.id, each)]
        return [person_json(self._world, message, person.id) for message in seen]

    def commands(self, person: User, channel: SandboxChannel) -> list[Json]:
        """The commands the client offers this person in this channel."""
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
        typed = Typed(self._world, self._world.guild_of(channel), self.commands(person, channel), words, options)
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
        typed = Typed(self._world, self._world.guild_of(channel), self.commands(person, channel), words, options)
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
        """Puts a private message away."""
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
