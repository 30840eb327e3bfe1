"""Who and what there is: people, servers, channels and messages, and who may see and do what."""

import contextlib
import hashlib
import pickle
import unicodedata
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from pathlib import Path

from bot.sandbox.clock import DISCORD_EPOCH, SandboxClock
from bot.sandbox.errors import ClientRefused, Json

PERMISSIONS = {
    "manage_channels": 1 << 4,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "manage_guild": 1 << 5,
    "administrator": 1 << 3,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "send_messages_in_threads": 1 << 38,
    "use_external_apps": 1 << 50,
}
OF_SERVERS = frozenset({"administrator", "manage_guild"})
"""What only a role gives: no channel gives it to anybody, nor takes it away."""
NOT_FOR_EVERYONE = OF_SERVERS | {"manage_channels", "manage_messages", "manage_threads", "mention_everyone"}
EVERYONE = sum(bit for name, bit in PERMISSIONS.items() if name not in NOT_FOR_EVERYONE)
ALL = (1 << 53) - 1
TEXT, DIRECT, GROUP, THREAD, PRIVATE_THREAD = 0, 1, 3, 11, 12
THREADS = frozenset({THREAD, PRIVATE_THREAD})
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15


@dataclass(eq=False)
class User:
    """A person, or the bot."""

    id: int
    name: str
    username: str
    bot: bool = False
    dms_open: bool = True
    locale: str = "en-US"


@dataclass(eq=False)
class Role:
    """A role some members of a server have, and what it gives them everywhere there.

    One that is not mentionable rings only for who may mention everybody.
    """

    id: int
    name: str
    members: dict[int, None]
    mentionable: bool = False
    permissions: int = 0


@dataclass(eq=False)
class Guild:
    """A server with its members and roles; the bot may have been thrown out of it."""

    id: int
    name: str
    owner_id: int
    members: dict[int, None] = field(default_factory=dict)
    bot_in: bool = True
    roles: dict[int, Role] = field(default_factory=dict)


@dataclass(eq=False)
class SandboxChannel:
    """A text channel, a thread, the direct messages between one person and the bot, or a group without the bot.

    allowed, denied: by a person, a role or, for everybody, the server. members: of a group or a private thread.
    """

    id: int
    kind: int
    name: str = ""
    guild_id: int | None = None
    parent_id: int | None = None
    person_id: int | None = None
    archived: bool = False
    locked: bool = False
    allowed: dict[int, int] = field(default_factory=dict)
    denied: dict[int, int] = field(default_factory=dict)
    last_message_id: int | None = None
    members: dict[int, None] = field(default_factory=dict)


@dataclass(eq=False)
class Attachment:
    """A file on the loopback's own content server."""

    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    size: tuple[int, int] | None = None


@dataclass(eq=False)
class SandboxMessage:
    """A message, an ephemeral one carrying the only person who sees it."""

    id: int
    channel_id: int
    author_id: int
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    pinged: set[int] = field(default_factory=set)
    mention_everyone: bool = False
    flags: int = 0
    edited: float | None = None
    nonce: str | None = None
    seen_by: int | None = None
    reference: Json | None = None
    interaction: Json | None = None
    interaction_id: int | None = None
    dismissed: bool = False


@dataclass(eq=False)
class Emoji:
    """An emoji of the application."""

    id: int
    name: str
    data: bytes


def stable_id(kind: str, name: str) -> int:
    """The same id for the same name in every run, so that what the bot stored about it still fits."""
    number = int.from_bytes(hashlib.sha256(f"{kind}:{name}".encode()).digest()[:8])
    milliseconds = number % (3 * 365 * 86_400_000) + int((1_577_836_800 - DISCORD_EPOCH) * 1000)
    return milliseconds << 22 | number >> 48 & 0xFFF


def username_of(name: str, user_id: int) -> str:
    """Discord user names are small Latin letters."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    kept = "".join(letter if letter.isalnum() else "." for letter in plain).strip(".")
    return kept if len(kept) > 1 else f"user{user_id % 100_000}"


class SandboxWorld:
    """Everything there is, and the questions about who may see it."""

    def __init__(self, clock: SandboxClock) -> None:
        self.clock = clock
        self.base_url = ""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, SandboxChannel] = {}
        self.messages: dict[int, SandboxMessage] = {}
        self.emojis: dict[int, Emoji] = {}
        self.uploads: dict[int, Attachment] = {}
        self.installed_by: set[int] = set()
        """Who has the application for themselves, wherever they go."""
        self.application_id = stable_id("user", "Lambapea")
        self.bot = User(self.application_id, "Lambapea", "lambapea", bot=True)
        self.users[self.bot.id] = self.bot

    def add_person(self, name: str) -> User:
        """A person by a name of up to 32 characters, who joins every server; the same name is the same person."""
        user_id = stable_id("user", name)
        if user_id not in self.users:
            self.users[user_id] = User(user_id, name, username_of(name, user_id))
            for guild in self.guilds.values():
                guild.members[user_id] = None
        return self.users[user_id]

    def add_guild(self, name: str, owner: str | None = None) -> Guild:
        """A server with everybody and the bot in it, which belongs to somebody named or to nobody who plays."""
        owner_id = self.person(owner).id if owner else stable_id("user", f"owner of {name}")
        members = dict.fromkeys([user.id for user in self.people()] + [self.bot.id])
        guild = Guild(stable_id("guild", name), name, owner_id, members)
        return self.guilds.setdefault(guild.id, guild)

    def add_role(
        self, guild: Guild, name: str, members: dict[int, None], *, mentionable: bool, permissions: int = 0
    ) -> Role:
        role = Role(stable_id("role", f"{guild.id}/{name}"), name, members, mentionable, permissions)
        guild.roles[role.id] = role
        return role

    def add_channel(
        self, guild: Guild, name: str, parent: SandboxChannel | None = None, members: dict[int, None] | None = None
    ) -> SandboxChannel:
        """A text channel, or a thread below one, which is private where it has members."""
        channel_id = stable_id("channel", f"{guild.id}/{parent.id if parent else ''}/{name}")
        kind = TEXT if parent is None else THREAD if members is None else PRIVATE_THREAD
        channel = SandboxChannel(channel_id, kind, name, guild.id, parent.id if parent else None, members=members or {})
        return self.channels.setdefault(channel_id, channel)

    def direct_channel(self, person: User) -> SandboxChannel:
        """The one channel of direct messages between the bot and this person."""
        channel_id = stable_id("dm", str(person.id))
        return self.channels.setdefault(channel_id, SandboxChannel(channel_id, DIRECT, person_id=person.id))

    def add_group(self, name: str, members: dict[int, None]) -> SandboxChannel:
        channel_id = stable_id("group", name)
        return self.channels.setdefault(channel_id, SandboxChannel(channel_id, GROUP, name, members=members))

    def person(self, reference: object) -> User:
        for user in self.people():
            if str(reference) in {str(user.id), user.name}:
                return user
        raise ClientRefused(f"there is nobody called {reference}")

    def user(self, reference: object) -> User:
        """A person or the bot by id or name, as menus of people offer both."""
        return self.bot if str(reference) in {str(self.bot.id), self.bot.name} else self.person(reference)

    def guild(self, reference: object = None) -> Guild:
        """A server by id or name; the first one when none is named."""
        for guild in self.guilds.values():
            if reference is None or str(reference) in {str(guild.id), guild.name}:
                return guild
        raise ClientRefused(f"there is no server {reference}")

    def channel(self, reference: object) -> SandboxChannel:
        for channel in self.channels.values():
            is_named = channel.guild_id is not None or channel.kind == GROUP
            if str(reference) == str(channel.id) or (is_named and str(reference) == channel.name):
                return channel
        raise ClientRefused(f"there is no channel {reference}")

    def people(self) -> list[User]:
        return [user for user in self.users.values() if not user.bot]

    def guild_of(self, channel: SandboxChannel) -> Guild | None:
        return self.guilds[channel.guild_id] if channel.guild_id is not None else None

    def roles_of(self, user_id: int, guild: Guild) -> list[int]:
        """The roles somebody has on a server, without the one that everybody has."""
        return [role.id for role in guild.roles.values() if user_id in role.members]

    def permissions(self, user_id: int, channel: SandboxChannel) -> int:
        """What a user may do in a channel: what their roles give, with the exceptions of the channel, or of its parent.

        Source: Discord's documentation of permissions, "Permission Overwrites" and "Implicit Permissions".
        """
        guild = self.guild_of(channel)
        if guild is None:
            there = channel.members if channel.kind == GROUP else {channel.person_id, self.bot.id}
            return EVERYONE if user_id in there else 0
        if user_id not in guild.members or (user_id == self.bot.id and not guild.bot_in):
            return 0
        if user_id == guild.owner_id:
            return ALL
        roles, rights = self.roles_of(user_id, guild), EVERYONE
        for role in roles:
            rights |= guild.roles[role].permissions
        if rights & PERMISSIONS["administrator"]:
            return ALL
        rule = self.channels.get(channel.parent_id or 0, channel)
        for named in ([guild.id], roles, [user_id]):
            denied = reduce(or_, (rule.denied.get(each, 0) for each in named), 0)
            rights = rights & ~denied | reduce(or_, (rule.allowed.get(each, 0) for each in named), 0)
        if not rights & PERMISSIONS["view_channel"]:
            return 0
        is_closed = channel.kind == PRIVATE_THREAD and user_id not in channel.members
        return 0 if is_closed and not rights & PERMISSIONS["manage_threads"] else rights

    def installs(self, user_id: int, channel: SandboxChannel) -> dict[str, str]:
        """By kind of installation to whom it belongs that somebody can use the application in a channel.

        0: of the server, or of the direct messages with the bot; 1: their own.
        """
        found, guild = {}, self.guild_of(channel)
        if guild is not None and guild.bot_in:
            found["0"] = str(guild.id)
        if channel.kind == DIRECT:
            found["0"] = "0"
        if user_id in self.installed_by:
            found["1"] = str(user_id)
        return found

    def may(self, user_id: int, permission: str, channel: SandboxChannel) -> bool:
        return bool(self.permissions(user_id, channel) & PERMISSIONS[permission])

    def sees(self, user_id: int, message: SandboxMessage) -> bool:
        """A message is seen by those who see its channel, an ephemeral one by one person only."""
        channel = self.channels.get(message.channel_id)
        if channel is None or message.dismissed or not self.may(user_id, "view_channel", channel):
            return False
        return message.seen_by is None or message.seen_by == user_id

    def viewers(self, message: SandboxMessage) -> list[int]:
        channel = self.channels.get(message.channel_id)
        if channel is None:
            return []
        guild = self.guild_of(channel)
        near = guild.members if guild is not None else channel.members or [channel.person_id or 0]
        return [who for who in near if who != self.bot.id and self.sees(who, message)]

    def history(self, channel_id: int) -> list[SandboxMessage]:
        return [message for message in self.messages.values() if message.channel_id == channel_id]

    def forget_channel(self, channel: SandboxChannel) -> None:
        """A deleted channel takes its threads and messages along."""
        gone = {channel.id} | {each.id for each in self.channels.values() if each.parent_id == channel.id}
        self.messages = {key: value for key, value in self.messages.items() if value.channel_id not in gone}
        for channel_id in gone:
            self.channels.pop(channel_id, None)


SAVED_VERSION = 3


def save_world(world: SandboxWorld, path: Path) -> None:
    """Writes it down at the end of a run; private answers are gone with the client that showed them, as at Discord."""
    messages = {key: each for key, each in world.messages.items() if each.seen_by is None}
    kept = (SAVED_VERSION, world.users, world.guilds, world.channels, messages, world.emojis, world.installed_by)
    data = pickle.dumps(kept)
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


def load_world(world: SandboxWorld, path: Path) -> bool:
    """Puts it back into an empty world; false where there is nothing, or nothing of this version, to be put back."""
    with contextlib.suppress(
        OSError, pickle.UnpicklingError, EOFError, AttributeError, ImportError, ValueError, TypeError
    ):
        version, users, guilds, channels, messages, emojis, installed_by = pickle.loads(path.read_bytes())  # noqa: S301 - written by us, beside the database
        if version == SAVED_VERSION:
            world.users.update({key: each for key, each in users.items() if key != world.bot.id})
            world.guilds.update(guilds)
            world.channels.update(channels)
            world.messages.update(messages)
            world.emojis.update(emojis)
            world.installed_by.update(installed_by)
            return True
    return False
