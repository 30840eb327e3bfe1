"""The match a table is a room of: two rooms play the same packs with the sides swapped.

A match has two sides, A and B. In the first room side A has every other seat beginning with the first, in the second
room side B has. So of fixed partnerships each side plays each pair of hands once, and where everybody plays alone, at
three seats or five too, each side holds every hand of a board exactly once.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from bot.errors import UserError
from bot.ports import Shuffler
from bot.tables.model import Seal
from engine.cards import Cards
from engine.options import Value
from engine.seats import Seat
from engine.shuffling import SharedShuffle, seal

CODE_LIFETIME: Final = timedelta(hours=24)
"""How long a second room may take to come."""
IDLE_LIMIT: Final = timedelta(hours=24)
SLOW_IDLE_LIMIT: Final = timedelta(days=7)
"""How long a match goes on in which nobody does anything; the second where a room plays slowly."""


class MatchStage(StrEnum):
    """Where a match stands: one room waits for the other, both are there, both have finished, or one has gone."""

    OPEN = "open"
    ON = "on"
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class MatchBoard:
    """What both rooms play alike, fixed before anybody sees a card: who deals, the sealed pack and how it is cut.

    shuffle: what the pack follows from, where both rooms shuffled it.
    """

    dealer: Seat
    seal: Seal
    cut: str
    shuffle: SharedShuffle | None = None


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match about to begin with its first room. Where both rooms shuffle it has no boards yet, but a secret."""

    code: str
    boards: tuple[MatchBoard, ...]
    at: datetime
    secret: str = ""


@dataclass(frozen=True, slots=True)
class MatchRoom:
    """One of the rooms, as far as the other one may know it.

    free: empty seats. played: how many boards are over. has_begun: whether cards were seen. is_closed: its table is
    gone. is_slow: it is played over days. told: its channel knows how the match ended.
    """

    place: int
    guild: int
    channel: int
    table: int
    language: str
    free: int = 0
    played: int = 0
    has_begun: bool = False
    is_closed: bool = False
    is_slow: bool = False
    told: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A match and its rooms, one or two; last: when something was done in either. ended: when it was over.

    committed: the hash of the secret its packs will follow from, as long as both rooms may add to it.
    """

    id: int
    code: str
    game: str
    options: Mapping[str, Value]
    players: int
    boards: int
    stage: MatchStage
    opened: datetime
    last: datetime
    rooms: tuple[MatchRoom, ...] = ()
    ended: datetime | None = None
    committed: str = ""

    @property
    def is_over(self) -> bool:
        """Whether nothing is withheld any more."""
        return self.stage in {MatchStage.OVER, MatchStage.ABANDONED}

    @property
    def lasts_until(self) -> datetime:
        """When it is given up, if nothing happens."""
        if self.stage is MatchStage.OPEN:
            return self.opened + CODE_LIFETIME
        return self.last + (SLOW_IDLE_LIMIT if any(room.is_slow for room in self.rooms) else IDLE_LIMIT)

    def ends(self, now: datetime) -> MatchStage | None:
        """How a match that goes on ends now, if it does."""
        if len(self.rooms) == 2 and all(room.played >= self.boards for room in self.rooms):
            return MatchStage.OVER
        has_left = any(room.is_closed and room.played < self.boards for room in self.rooms)
        return MatchStage.ABANDONED if has_left or now >= self.lasts_until else None

    @property
    def ready(self) -> tuple[MatchRoom, ...]:
        """The rooms in which the first board is to be dealt: both are full, or were when the other one began."""
        if self.stage is not MatchStage.ON or any(room.free and not room.has_begun for room in self.rooms):
            return ()
        return tuple(room for room in self.rooms if not room.has_begun)


def side_of(room: int, seat: Seat) -> int:
    """Which side has a seat: 0 is A, 1 is B."""
    return (seat + room) % 2


def sealed(shuffler: Shuffler, pack: Cards, shuffle: SharedShuffle | None = None) -> Seal:
    """A pack shuffled, by everybody or by chance alone, and a seal on it."""
    order, salt = shuffler.shuffled(pack) if shuffle is None else shuffle.order(pack), shuffler.salt()
    return Seal(seal(salt, order), salt, order)


def check_ready(match: Match, place: int) -> None:
    """Nobody sees a card before both rooms are full; raises `UserError`."""
    others = [room for room in match.rooms if room.place != place]
    if not others:
        raise UserError("match-alone", code=match.code)
    if others[0].free and not others[0].has_begun:
        raise UserError("match-waits", count=others[0].free)
