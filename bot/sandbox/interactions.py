"""What people set off: interactions, the bot's one answer within three seconds, and fifteen minutes of more."""

import base64
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.clock import INTERACTION_SECONDS, TOKEN_SECONDS, SandboxClock, WaitCondition
from bot.sandbox.commands import GROUP as COMMAND_GROUP
from bot.sandbox.commands import IN_DIRECT, IN_GUILD, IN_PRIVATE, STRING, SUBCOMMAND, check_choices
from bot.sandbox.components import check_modal
from bot.sandbox.errors import BodyErrors, Json, refusal, refuse_body
from bot.sandbox.feed import Feed
from bot.sandbox.gateway import Gateway
from bot.sandbox.messages import Messages, check_unlocked
from bot.sandbox.payloads import channel_json, member_json, message_json, user_json
from bot.sandbox.recorder import UploadedFile
from bot.sandbox.world import EPHEMERAL, EVERYONE, GROUP, LOADING, SandboxChannel, SandboxMessage, SandboxWorld, User

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, DIALOG = 4, 5, 6, 7, 8, 9
MOST_FOLLOW_UPS = 5
"""So many messages may follow where only a person has the application."""
NO_ANSWER = {
    COMMAND: "The application did not respond",
    COMPONENT: "This interaction failed",
    AUTOCOMPLETE: "Loading options failed",
    MODAL: "Something went wrong. Try again.",
}


@dataclass(eq=False)
class Interaction:
    """One act of one person and all that became of it."""

    id: int
    kind: int
    token: str
    person_id: int
    channel_id: int
    created: float
    payload: Json
    source_id: int | None = None
    answer: int | None = None
    original_id: int | None = None
    message_ids: list[int] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    state: str = "pending"
    notice: str | None = None
    parent: Json | None = None
    is_touched: bool = False
    follow_ups: int = 0

    @property
    def is_by_user(self) -> bool:
        """Whether only its person has the application, and neither the server nor the direct messages."""
        return "0" not in self.payload["authorizing_integration_owners"]

    def metadata(self, person: User, name: str) -> Json:
        """The trace of this interaction in the messages it causes."""
        owners = self.payload["authorizing_integration_owners"]
        trace = {"id": str(self.id), "type": self.kind, "user": user_json(person)}
        trace |= {"authorizing_integration_owners": owners, "name": name}
        if self.kind == COMPONENT:
            trace["interacted_message_id"] = str(self.source_id)
        if self.kind == MODAL and self.parent is not None:
            trace["triggering_interaction_metadata"] = self.parent
        return trace


class Interactions:
    """Hands interactions to the bot and takes its answers, as strict as Discord about when and which."""

    def __init__(
        self, world: SandboxWorld, clock: SandboxClock, gateway: Gateway, feed: Feed, messages: Messages
    ) -> None:
        self._world = world
        self._clock = clock
        self._gateway = gateway
        self._feed = feed
        self._messages = messages
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.changed = WaitCondition()
        self.listeners: list[Callable[[Interaction], None]] = []
        self.copies = 0
        self.begun: list[Callable[[Interaction], None]] = []
        self.held = 0
        self._held: list[tuple[Json, int | None]] = []

    def get(self, person: User, interaction_id: int) -> Interaction | None:
        found = self._by_id.get(interaction_id)
        return found if found is not None and found.person_id == person.id else None

    def began_at(self, number: int) -> float:
        return self._by_id[number].created

    def start(
        self, kind: int, person: User, channel: SandboxChannel, data: Json, source: SandboxMessage | None = None
    ) -> Interaction:
        """Delivers an interaction to the bot and starts the three seconds."""
        number = self._clock.snowflake()
        secret = hashlib.sha256(f"interaction {number}".encode()).hexdigest()
        token = base64.urlsafe_b64encode(f"interaction:{number}:{secret}".encode()).decode().rstrip("=")
        envelope = {"id": str(number), "type": kind, "token": token, "data": data}
        payload = envelope | self._surroundings(person, channel, source)
        if source is not None:
            payload["message"] = message_json(self._world, source)
        interaction = Interaction(number, kind, token, person.id, channel.id, self._clock.now(), payload)
        interaction.source_id = source.id if source else None
        self._by_id[number] = self._by_token[token] = interaction
        self._clock.call_later(INTERACTION_SECONDS, lambda: self._expire(interaction, "pending"))
        copies, self.copies = self.copies + 1, 0
        self._held += [(payload, channel.guild_id)] * copies
        self.hold(self.held - 1)
        for listener in list(self.begun):
            listener(interaction)
        return interaction

    def hold(self, count: int) -> None:
        """The next so many interactions reach the bot together, the last one first; with none what was held goes on."""
        self.held = max(0, count)
        if not self.held:
            ready, self._held = self._held, []
            for each, guild_id in reversed(ready):
                self._gateway.dispatch("INTERACTION_CREATE", each, guild_id)

    def _surroundings(self, person: User, channel: SandboxChannel, source: SandboxMessage | None) -> Json:
        owners = self._world.installs(person.id, channel)
        if source is not None and source.interaction is not None:  # what came by an installation goes on by it
            owners = source.interaction["authorizing_integration_owners"]
        own = self._world.permissions(person.id, channel)
        rights = self._world.permissions(self._world.bot.id, channel) if "0" in owners else own
        if channel.guild_id is None:
            rights = EVERYONE
        shown = channel_json(self._world, channel)
        payload: Json = {
            "application_id": str(self._world.application_id),
            "version": 1,
            "channel_id": str(channel.id),
            "app_permissions": str(rights),
            "locale": person.locale,
            "entitlements": [],
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if channel.guild_id is None:
            return payload | {
                "channel": shown,
                "user": user_json(person),
                "context": context_of(channel),
                "authorizing_integration_owners": owners,
            }
        guild_id, guild = str(channel.guild_id), self._world.guilds[channel.guild_id]
        return payload | {
            "channel": shown | {"permissions": str(own)},
            "guild_id": guild_id,
            "guild": {"id": guild_id, "locale": "en-US", "features": []},
            "guild_locale": "en-US",
            "member": member_json(person, own, self._world.roles_of(person.id, guild)),
            "context": context_of(channel),
            "authorizing_integration_owners": owners,
        }

    def _expire(self, interaction: Interaction, state: str) -> None:
        if interaction.state == state:
            self._settle(interaction, "failed", NO_ANSWER[interaction.kind])

    def _settle(self, interaction: Interaction, state: str, notice: str | None = None) -> None:
        interaction.state, interaction.notice = state, notice
        self._feed.publish([interaction.person_id], "interaction", interaction=self.show(interaction))
        self.changed.fire()
        for listener in self.listeners:
            listener(interaction)

    def show(self, interaction: Interaction) -> Json:
        return {
            "id": str(interaction.id),
            "kind": interaction.kind,
            "state": interaction.state,
            "answer": interaction.answer,
            "notice": interaction.notice if interaction.state == "failed" else None,
            "channel_id": str(interaction.channel_id),
            "source_id": str(interaction.source_id) if interaction.source_id else None,
            "message_ids": [str(each) for each in interaction.message_ids if each in self._world.messages],
            "modal": interaction.modal,
            "choices": interaction.choices,
        }

    def respond(
        self, interaction_id: int, token: str, body: Json, uploads: list[UploadedFile]
    ) -> tuple[Interaction, Json]:
        """The first answer: once, in time, and of a type that fits; returns what `with_response` shows."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise refusal(10062)
        if interaction.answer is not None:
            raise refusal(40060)
        if self._clock.now() - interaction.created > INTERACTION_SECONDS:
            raise refusal(10062)
        kind, data = body.get("type"), body.get("data") or {}
        if kind not in _fitting(interaction):
            refuse_body("type", "INTERACTION_RESPONSE_TYPE_INVALID", "This response type does not fit the interaction")
        self._carry_out(interaction, int(kind or 0), data, uploads)
        return interaction, self._response(interaction)

    def _carry_out(self, interaction: Interaction, kind: int, data: Json, uploads: list[UploadedFile]) -> None:
        if kind in {REPLY, DEFER}:
            self._reply(interaction, kind, data, uploads)
        elif kind == UPDATE:
            source = self._source(interaction)
            self._check_unlocked(source)
            self._messages.edit(source, data, uploads)
            interaction.original_id = interaction.source_id
        elif kind == DEFER_UPDATE:
            interaction.original_id = interaction.source_id
        elif kind == CHOICES:
            interaction.choices = _choices(interaction, data)
        elif kind == DIALOG:
            check_modal(data)
            interaction.modal = data
        interaction.answer = kind
        self._settle(interaction, "deferred" if kind == DEFER else "answered")
        if kind == DEFER:
            self._clock.call_later(TOKEN_SECONDS, lambda: self._expire(interaction, "deferred"))

    def _check_unlocked(self, message: SandboxMessage) -> None:
        """What everybody sees in a locked thread stays as it is."""
        if message.seen_by is None and message.channel_id in self._world.channels:
            check_unlocked(self._world.channels[message.channel_id])

    def _source(self, interaction: Interaction) -> SandboxMessage:
        message = self._world.messages.get(interaction.source_id or 0)
        if message is None:
            raise refusal(10008)
        return message

    def _reply(self, interaction: Interaction, kind: int, data: Json, uploads: list[UploadedFile]) -> None:
        loading = LOADING if kind == DEFER else 0
        message = self._write(interaction, data, uploads, flags=loading)
        interaction.original_id = message.id

    def _write(
        self, interaction: Interaction, data: Json, uploads: list[UploadedFile], *, flags: int = 0
    ) -> SandboxMessage:
        channel = self._world.channels.get(interaction.channel_id)
        if channel is None:
            raise refusal(10003)
        private = (data.get("flags") or 0) & EPHEMERAL
        person = self._world.users[interaction.person_id]
        is_guest = interaction.is_by_user and channel.guild_id is not None
        if is_guest and not self._world.may(person.id, "use_external_apps", channel):
            private = EPHEMERAL
        if not private:
            check_unlocked(channel)
        message = self._messages.create(
            channel,
            self._world.bot.id,
            data,
            uploads,
            flags=flags | private,
            seen_by=person.id if private else None,
            interaction=interaction.metadata(person, _words(interaction.payload["data"])),
        )
        interaction.message_ids.append(message.id)
        return message

    def _response(self, interaction: Interaction) -> Json:
        shown: Json = {"id": str(interaction.id), "type": interaction.kind}
        shown |= {"channel_id": str(interaction.channel_id)}
        message = self._world.messages.get(interaction.original_id or 0)
        if message is not None:
            shown["response_message_id"] = str(message.id)
            shown["response_message_loading"] = bool(message.flags & LOADING)
            shown["response_message_ephemeral"] = bool(message.flags & EPHEMERAL)
        if message is None or interaction.answer not in {REPLY, UPDATE}:
            return {"interaction": shown}
        resource = {"type": interaction.answer, "message": message_json(self._world, message)}
        return {"interaction": shown, "resource": resource}

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction whose token serves as a webhook: known, answered, and not older than fifteen minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or application_id != self._world.application_id or interaction.answer is None:
            raise refusal(10015)
        if self._clock.now() - interaction.created > TOKEN_SECONDS:
            raise refusal(50027)
        return interaction

    def message_of(self, interaction: Interaction, reference: str) -> SandboxMessage:
        """One of the messages this token may touch: `@original`, or by id."""
        message_id = interaction.original_id if reference == "@original" else int(reference)
        if message_id != interaction.original_id and message_id not in interaction.message_ids:
            raise refusal(10008)
        message = self._world.messages.get(message_id or 0)
        if message is None:
            raise refusal(10008)
        return message

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[UploadedFile]) -> SandboxMessage:
        """A further message; after a deferral the first one takes the place of the waiting mark."""
        waiting = self._world.messages.get(interaction.original_id or 0)
        if waiting is not None and waiting.flags & LOADING:
            return self.edit(interaction, waiting, body, uploads)
        if interaction.is_by_user and interaction.follow_ups >= MOST_FOLLOW_UPS:
            raise refusal(40094)
        interaction.follow_ups += 1
        message = self._write(interaction, body, uploads)
        self._settle(interaction, interaction.state)
        return message

    def is_followed(self, interaction: Interaction) -> bool:
        """Whether nothing more is to be expected of a press that was merely acknowledged.

        What only its person sees is edited then; a public message may be edited for others, and theirs follows.
        """
        if interaction.state != "answered" or interaction.answer != DEFER_UPDATE or interaction.message_ids:
            return True
        source = self._world.messages.get(interaction.source_id or 0)
        is_public = source is not None and source.seen_by is None and interaction.payload.get("guild_id") is not None
        return interaction.is_touched and not is_public

    def edit(
        self, interaction: Interaction, message: SandboxMessage, body: Json, uploads: list[UploadedFile]
    ) -> SandboxMessage:
        self._check_unlocked(message)
        interaction.is_touched = True
        self._messages.edit(message, body, uploads)
        self._settle(interaction, "answered")
        return message

    def delete(self, interaction: Interaction, message: SandboxMessage) -> None:
        self._check_unlocked(message)
        self._messages.delete(message)
        self._settle(interaction, "answered")


def context_of(channel: SandboxChannel) -> int:
    if channel.guild_id is not None:
        return IN_GUILD
    return IN_PRIVATE if channel.kind == GROUP else IN_DIRECT


def _words(data: Json) -> str:
    """A command's name with its subcommands', as the client shows it."""
    names = [str(data.get("name", ""))]
    inner = data.get("options") or []
    while inner and inner[0]["type"] in {SUBCOMMAND, COMMAND_GROUP}:
        names.append(inner[0]["name"])
        inner = inner[0]["options"]
    return " ".join(names)


def _fitting(interaction: Interaction) -> set[int]:
    if interaction.kind == AUTOCOMPLETE:
        return {CHOICES}
    fitting = {REPLY, DEFER}
    if interaction.source_id is not None:
        fitting |= {DEFER_UPDATE, UPDATE}
    if interaction.kind != MODAL:
        fitting.add(DIALOG)
    return fitting


def _choices(interaction: Interaction, data: Json) -> list[Json]:
    choices: list[Any] = data.get("choices") or []
    form = BodyErrors()
    if form.length("data.choices", choices, 25):
        check_choices(form, "data.choices", choices, _focused_type(interaction.payload["data"]["options"]))
    form.done()
    return choices


def _focused_type(options: list[Json]) -> int:
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused_type(option["options"])
    return STRING
