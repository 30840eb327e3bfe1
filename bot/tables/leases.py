"""The processes at one database: who they are, what they tell each other, and which tables each looks after."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from bot.ports import Clock


def is_on_shards(guild: int, count: int | None, ids: Sequence[int] | None) -> bool:
    """Whether a server's events come to these shards of so many; ids: None for all there are.

    The formula is Discord's (gateway documentation, "Sharding").
    """
    return ids is None or (guild >> 22) % (count or 1) in ids


@dataclass(frozen=True, slots=True)
class Member:
    """A process at the same database. shard_ids: the shards it runs, None for all there are."""

    id: int
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None

    def hears(self, guild: int) -> bool:
        return is_on_shards(guild, self.shard_count, self.shard_ids)


NotificationKind = Literal["action", "table", "shown", "stepped", "played", "preferred", "free", "given", "missed"]


@dataclass(frozen=True, slots=True)
class Notification:
    """What one process tells the others: a kind, most often a table, and a number that belongs to the kind.

    action, table: it has come to this revision. shown: the hand of this user was answered, or the post (0) moved.
    stepped: the hand of this user asks what follows by what they pressed in it, or, if that is empty, no more.
    played: this user plays by a message of the process that tells it, and by none of another's any more. Of these, used
    is the interaction by which they last used it: of two that cross the newer is right, whichever is heard later.
    preferred: this user asked for something, so that what is remembered of them is old.
    free: tables have nobody who looks after them. given: the process of this number has got tables.
    missed: who tells it could neither hear nor be heard for a while, so that all say again who plays by their messages.
    """

    kind: NotificationKind
    table: int = 0
    number: int = 0
    used: int = 0
    what: str = ""


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """What a process learns when it says that it lives.

    me: its own number. held: the tables it has got by it; all it holds if it asked for those. is_new: the others had
    given it up.
    """

    me: int
    members: tuple[Member, ...]
    held: frozenset[int]
    is_new: bool


Choose = Callable[[int, Sequence[Member], Mapping[int, int]], Sequence[int]]
"""Which tables nobody holds a process takes: told its id, who lives, and the tables with their servers."""


class ClusterLink(Protocol):
    """The way to the other processes. Raises `StorageError` where the database refuses; notifications never do.

    What is notified may get lost; what is stored is the truth.
    """

    on_notification: Callable[[Notification], None]
    on_reconnect: Callable[[], None]
    """Called when notifications come again after a time in which they could not."""

    async def beat(self, choose: Choose, *, whole: bool) -> Heartbeat:
        """Say that this process lives, and take what it chooses of the tables nobody holds."""

    async def give(self, tables: Sequence[int], to: int) -> None:
        """Let another process look after these tables from now on."""

    async def release(self) -> None:
        """Leave every table to the others, and the cluster."""

    async def book(self, bucket: int, rest: float) -> float:
        """Take the next moment, in seconds from now, at which a shard of this bucket may identify with Discord.

        No two get the same: the next to book gets one at least `rest` seconds later.
        """

    async def revisions(self) -> Mapping[int, int]:
        """How far every live table has come."""

    def notify(self, *notifications: Notification) -> None:
        """Tell the others, soon."""


class Cluster:
    """Which tables this process looks after, of those at its database: all, where it is alone."""

    is_alone = True
    """Whether nobody else writes, so that memory is always true."""

    def holds(self, table: int) -> bool:  # noqa: ARG002 - `Leases` asks which
        """Whether this process shows the table, plays its computers and keeps its clock."""
        return True

    def hears(self, guild: int) -> bool:  # noqa: ARG002
        """Whether a server's interactions come to this process."""
        return True

    def opened(self, table: int) -> None:
        """A table was opened here, and with it comes its lease."""

    def tell_shown(self, table: int, user: int, used: int = 0) -> None:
        """An answer changed somebody's hand, or the post (user 0), of a table that another process holds.

        The one that holds it tells it of a hand too: whoever plays by that plays by no private answer of another.
        used: the interaction by which they last used what they play by.
        """

    def tell_stepped(self, table: int, user: int, used: int, what: str) -> None:
        """Somebody's hand, of a table that another process holds, is to ask a second step, or none."""

    def tell_played(self, table: int, user: int, used: int) -> None:
        """Somebody plays by a message of this process, so that the others ask them no more."""

    def tell_preferred(self, user: int) -> None:
        """Somebody asked for something here, so that what the others remember of them is old."""


class Leases(Cluster):
    """The tables whose leases this process has, until they run out; `LeaseKeeper` takes, renews and gives them.

    valid_until: so long, on the monotonic clock, this process relies on them.
    """

    is_alone = False

    def __init__(self, link: ClusterLink, member: Member, clock: Clock) -> None:
        self.link = link
        self._member = member
        self._clock = clock
        self.held: set[int] = set()
        self.valid_until = 0.0

    @property
    def are_valid(self) -> bool:
        return self._clock.monotonic() < self.valid_until

    def holds(self, table: int) -> bool:
        """Whether this process looks after the table, and is sure of it."""
        return table in self.held and self.are_valid

    def hears(self, guild: int) -> bool:
        return self._member.hears(guild)

    def opened(self, table: int) -> None:
        """A table opened here is held here, unless this process's leases have run out."""
        if self.are_valid:
            self.held.add(table)

    def tell_shown(self, table: int, user: int, used: int = 0) -> None:
        self.link.notify(Notification("shown", table, user, used))

    def tell_stepped(self, table: int, user: int, used: int, what: str) -> None:
        self.link.notify(Notification("stepped", table, user, used, what))

    def tell_played(self, table: int, user: int, used: int) -> None:
        self.link.notify(Notification("played", table, user, used))

    def tell_preferred(self, user: int) -> None:
        self.link.notify(Notification("preferred", 0, user))
