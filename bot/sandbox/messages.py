"""Writing, changing and removing messages, for every author and every way of asking."""

import re
from collections.abc import Callable
from typing import Any

from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import TEXT_DISPLAY, numbered, walk
from bot.sandbox.errors import Json, refusal, refuse_body
from bot.sandbox.feed import Feed
from bot.sandbox.gateway import Gateway
from bot.sandbox.payloads import attachment_json, event_json, person_json
from bot.sandbox.recorder import UploadedFile
from bot.sandbox.request_bodies import check_message, merge_attachments, wants_v2
from bot.sandbox.world import COMPONENTS_V2, GROUP, LOADING, SandboxChannel, SandboxMessage, SandboxWorld

MENTION = re.compile(r"<@!?(\d+)>")
ROLE_MENTION = re.compile(r"<@&(\d+)>")
SETTABLE = 1 << 2 | 1 << 12
NONCE_SECONDS = 300
ARCHIVED, LOCKED = 50083, 160005


def check_unlocked(channel: SandboxChannel) -> None:
    """A locked thread takes nothing new and no change, and what stands there cannot be deleted."""
    if channel.locked:
        raise refusal(ARCHIVED if channel.archived else LOCKED)


class Messages:
    """Every change of a message, checked, and shown to bot and people."""

    def __init__(self, world: SandboxWorld, clock: SandboxClock, gateway: Gateway, feed: Feed) -> None:
        self._world = world
        self._clock = clock
        self._gateway = gateway
        self._feed = feed
        self._nonces: dict[tuple[int, int, str], SandboxMessage] = {}
        self.listeners: list[Callable[[SandboxMessage], None]] = []
        self.check_parts: Callable[[list[Json]], None] = lambda _: None

    def get(self, channel: SandboxChannel, message_id: int) -> SandboxMessage:
        """A message the bot can reach by its channel; an ephemeral one it cannot."""
        message = self._world.messages.get(message_id)
        if message is None or message.channel_id != channel.id or message.seen_by is not None:
            raise refusal(10008)
        return message

    def create(
        self,
        channel: SandboxChannel,
        author_id: int,
        body: Json,
        uploads: list[UploadedFile],
        *,
        flags: int = 0,
        seen_by: int | None = None,
        interaction: Json | None = None,
    ) -> SandboxMessage:
        """A new message; with `enforce_nonce` the same nonce gives the same message."""
        known = self._same_nonce(channel, author_id, body)
        if known is not None:
            return known
        message = SandboxMessage(self._clock.snowflake(), channel.id, author_id, self._clock.now())
        message.seen_by, message.interaction = seen_by, interaction
        message.interaction_id = int(interaction["id"]) if interaction else None
        message.flags = flags | (body.get("flags") or 0) & (SETTABLE | COMPONENTS_V2)
        message.nonce = str(body["nonce"]) if body.get("nonce") is not None else None
        message.reference = self._reference(channel, body)
        if not flags & LOADING:
            self._fill(message, body, uploads)
        self._ping(message, channel, body)
        self._world.messages[message.id] = message
        if message.nonce is not None:
            self._nonces[channel.id, author_id, message.nonce] = message
        channel.last_message_id = message.id
        self._show(message, "message", "MESSAGE_CREATE")
        return message

    def edit(self, message: SandboxMessage, body: Json, uploads: list[UploadedFile]) -> SandboxMessage:
        """Changes what the body names and keeps the rest; nobody is notified."""
        was_loading = bool(message.flags & LOADING)
        flags = message.flags & ~LOADING
        if body.get("flags") is not None:
            flags = flags & ~SETTABLE | body["flags"] & (SETTABLE | COMPONENTS_V2)
            flags |= message.flags & COMPONENTS_V2
        message.flags, old = flags, message.flags
        try:
            self._fill(message, body, uploads)
        except Exception:
            message.flags = old
            raise
        message.edited = None if was_loading else self._clock.now()
        if was_loading:
            self._ping(message, self._world.channels[message.channel_id], body)
        self._show(message, "message_update", "MESSAGE_UPDATE")
        return message

    def delete(self, message: SandboxMessage) -> None:
        viewers = self._world.viewers(message)
        channel = self._world.channels[message.channel_id]
        del self._world.messages[message.id]
        ids = {"id": str(message.id), "channel_id": str(message.channel_id)}
        self._feed.publish(viewers, "message_delete", id=ids["id"], channel_id=ids["channel_id"])
        if message.seen_by is None:
            guild = {"guild_id": str(channel.guild_id)} if channel.guild_id else {}
            self._gateway.dispatch("MESSAGE_DELETE", ids | guild, channel.guild_id)

    def _fill(self, message: SandboxMessage, body: Json, uploads: list[UploadedFile]) -> None:
        v2 = bool(message.flags & COMPONENTS_V2)
        check_message(body, v2=v2 or wants_v2(body))
        self.check_parts(body.get("components") or [])
        content = (body.get("content") or "").strip() if "content" in body else message.content
        embeds = body.get("embeds") or [] if "embeds" in body else message.embeds
        components = body.get("components") or [] if "components" in body else message.components
        attachments = merge_attachments(self._clock, message.attachments, body, uploads)
        if v2 and (content or embeds):
            text = "content and embeds cannot be used with MessageFlags.IS_COMPONENTS_V2"
            refuse_body("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)
        if not content and not embeds and not attachments and not (v2 and components):
            raise refusal(50006)
        shown = {each.filename: attachment_json(self._world, message.channel_id, each) for each in attachments}
        message.content, message.attachments = content, attachments
        message.embeds = [_linked(embed, shown) for embed in embeds]
        message.components = [_linked(each, shown) for each in numbered(components)]

    def _same_nonce(self, channel: SandboxChannel, author_id: int, body: Json) -> SandboxMessage | None:
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return None
        known = self._nonces.get((channel.id, author_id, str(body["nonce"])))
        if known is None or known.created < self._clock.now() - NONCE_SECONDS:
            return None
        return known

    def _reference(self, channel: SandboxChannel, body: Json) -> Json | None:
        given = body.get("message_reference")
        if not given:
            return None
        origin = self._world.messages.get(int(given.get("message_id") or 0))
        if origin is None or origin.channel_id != channel.id:
            if given.get("fail_if_not_exists", True):
                refuse_body("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return None
        reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(origin.id)}
        return reference | ({"guild_id": str(channel.guild_id)} if channel.guild_id else {})

    def _ping(self, message: SandboxMessage, channel: SandboxChannel, body: Json) -> None:
        allowed = body.get("allowed_mentions")
        texts = [message.content]
        texts += [each.get("content", "") for each in walk(message.components) if each.get("type") == TEXT_DISPLAY]
        text = "\n".join(texts)
        named = dict.fromkeys(int(number) for number in MENTION.findall(text))
        users = [user_id for user_id in named if user_id in self._world.users and _may_ping(allowed, user_id)]
        if message.reference is not None and (allowed is None or allowed.get("replied_user")):
            origin = self._world.messages[int(message.reference["message_id"])]
            users = list(dict.fromkeys([*users, origin.author_id]))
        message.mentions = users
        guild = self._world.guild_of(channel)
        roles = {} if guild is None else guild.roles
        numbers = dict.fromkeys(int(number) for number in ROLE_MENTION.findall(text))
        message.mention_roles = [each for each in numbers if each in roles and _may_ping(allowed, each, "roles")]
        may_ring = self._world.may(message.author_id, "mention_everyone", channel)
        rung = [roles[each] for each in message.mention_roles if roles[each].mentionable or may_ring]
        everyone = allowed is None or "everyone" in (allowed.get("parse") or [])
        shouted = "@everyone" in text or "@here" in text
        message.mention_everyone = shouted and everyone and may_ring
        viewers = set(self._world.viewers(message))
        silent = message.flags & 1 << 12
        called = set(users).union(*(role.members for role in rung))
        message.pinged = set() if silent else viewers if message.mention_everyone else viewers & called

    def _show(self, message: SandboxMessage, kind: str, event: str) -> None:
        viewers = self._world.viewers(message)
        self._feed.publish(viewers, kind, pinged=message.pinged, message=person_json(self._world, message))
        for listener in self.listeners:
            listener(message)
        if message.seen_by is None:
            channel = self._world.channels[message.channel_id]
            if channel.kind == GROUP:
                return  # the bot is not there, and hears of its own messages by their answers alone
            self._gateway.dispatch(event, event_json(self._world, message), channel.guild_id)


def _may_ping(allowed: Json | None, number: int, kind: str = "users") -> bool:
    """Whether somebody, or a role, that is named may be called: all are where nothing is said of it."""
    if allowed is None:
        return True
    return kind in (allowed.get("parse") or []) or str(number) in {str(each) for each in allowed.get(kind) or []}


def _linked(part: Any, attachments: dict[str, Json]) -> Any:
    """Puts real addresses where an embed or component names one of the message's files."""
    if isinstance(part, dict):
        return {key: _linked(value, attachments) for key, value in part.items()}
    if isinstance(part, list):
        return [_linked(each, attachments) for each in part]
    if isinstance(part, str) and part.startswith("attachment://"):
        found = attachments.get(part.removeprefix("attachment://"))
        return found["url"] if found else part
    return part
