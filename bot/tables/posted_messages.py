"""Where the messages of tables stand in Discord, which ends are still to be told; and the port that keeps it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Protocol

from bot.tables.model import Occupant, Rotation
from bot.tables.sheets import SheetDeal
from bot.tables.stored import StoredDeal


@dataclass(frozen=True, slots=True)
class MessageLocation:
    """Where a message stands."""

    channel: int
    message: int


NOWHERE = MessageLocation(0, 0)
"""Where the hand of somebody stands who takes no direct messages."""


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A message in Discord: a table's post (user None), or somebody's hand; place None: it is ours no more.

    Message 0 of a channel is a hand that is being sent there, unless that is `NOWHERE`.
    revision, digest: which state of the table it shows, and how; None: not known. deal: the one of which it says what
    it came to, if it does or was about to, and of a hand that is written down its own; is_told: whether it said so.
    resulted: the newest message known to say what a deal of the table came to.
    """

    table: int
    user: int | None
    place: MessageLocation | None
    revision: int | None = None
    digest: int | None = None
    deal: int | None = None
    is_told: bool = False
    resulted: int = 0

    @property
    def stands(self) -> bool:
        """Whether it is known where it stands."""
        return self.place is not None and self.place.message > 0

    @property
    def is_being_sent(self) -> bool:
        """Whether it was about to be sent, so that it perhaps stands in its channel."""
        return self.place is not None and self.place.channel > 0 and not self.place.message


def doubted(shows: Iterable[PostedMessage]) -> list[PostedMessage]:
    """What is left of what was written down where more could not be: where messages stand, and not what they show.

    Nor that somebody takes no direct messages: meanwhile they may have been sent one.
    """
    there = (each for each in shows if each.place != NOWHERE)
    return [replace(each, revision=None, digest=None) for each in there]


@dataclass(frozen=True, slots=True)
class ObsoleteMessage:
    """A message that has served its turn: somebody's hand (user), or what a deal came to (deal), is put to rest.

    Any other one is taken away. table: the closed table at which it is still written down as a hand, or as its post.
    """

    place: MessageLocation
    user: int | None = None
    table: int | None = None
    deal: int | None = None


@dataclass(frozen=True, slots=True)
class UnannouncedResult:
    """A deal whose end its channel is told; results: those of the table's series, its own the last.

    seats: who played them to the end. rotation: whose turns they are, of a table that is not closed. place: where that
    stands, or was about to, if that was written down. is_told: whether it was said there.
    """

    deal: StoredDeal
    channel: int
    language: str
    closed: bool
    ended: datetime | None
    results: tuple[SheetDeal, ...]
    seats: tuple[Occupant | None, ...]
    place: MessageLocation | None = None
    is_told: bool = False
    rotation: Rotation | None = None


class MessageStore(Protocol):
    """The messages of tables. Every method is one transaction; `StorageError` where the database refuses."""

    async def remember(self, shows: Sequence[PostedMessage]) -> None:
        """Remember where messages stand; a post that stood elsewhere is left over from then on.

        One that is older than what another process has written down since is left over itself.
        """

    async def remembered(self, table: int | None = None) -> list[PostedMessage]:
        """The messages of a live table, or of all."""

    async def fall_behind(self) -> None:
        """What messages show is not written down, for want of space perhaps: nothing said of it is believed later."""

    async def catch_up(self) -> None:
        """It is written down again."""

    async def closed_posts(self) -> list[tuple[PostedMessage, str, bool]]:
        """Posts of closed tables that do not say so yet, the language to say it in, and whether they were forgotten."""

    async def untold(self) -> list[UnannouncedResult]:
        """Deals that are over, or void, though their channel was not told; in their order."""

    async def ended(self, deal: int) -> UnannouncedResult | None:
        """A deal that is over, or void, whether its channel was told or not."""

    async def ends_at(self, place: MessageLocation, deal: int) -> None:
        """From now on a message says what a deal came to; it is not taken away any more."""

    async def told(self, deal: int, message: int | None = None) -> None:
        """A deal's end was told, by this message if it has one, or there is nobody to tell."""

    async def left_over(self) -> list[ObsoleteMessage]:
        """Messages that are to be put to rest or taken away; the hands of closed tables are among them."""

    async def leave(self, place: MessageLocation) -> None:
        """Remember to take a message away."""

    async def taken_away(self, place: MessageLocation) -> None:
        """A message is gone or at rest."""
