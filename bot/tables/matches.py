"""Duplicate matches as values: two rooms play the same packs with the sides swapped, and what that comes to.

A match has two sides, A and B. In the first room side A has every other seat beginning with the first, in the second
room side B has. So of fixed partnerships each side plays each pair of hands once, and where everybody plays alone, at
three seats or five too, each side holds every hand of a board exactly once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Protocol

from bot.errors import UserError
from bot.ports import Shuffler
from bot.tables.model import Occupant, Person, Seal, Shuffling
from bot.tables.shuffling import parts_awaited_until, parts_of
from engine.actions import Cut
from engine.cards import Cards
from engine.games import GAMES
from engine.options import Value, read_options
from engine.outcome import worth
from engine.seats import Seat
from engine.shuffling import SharedShuffle, seal

MIN_BOARDS: Final = 8
MAX_BOARDS: Final = 24
"""How many boards a match may have."""
CODE_LIFETIME: Final = timedelta(hours=24)
"""How long a second room may take to come."""
IDLE_LIMIT: Final = timedelta(hours=24)
SLOW_IDLE_LIMIT: Final = timedelta(days=7)
"""How long a match goes on in which nobody does anything; the second where a room plays slowly."""
ANNOUNCE_FOR: Final = timedelta(days=1)
"""How long it is tried to tell a channel how its match ended."""
CODE_ALPHABET: Final = "BCDFGHJKMNPQRSTVWXZ23456789"
"""What codes are made of: nothing that is read as something else, and no words."""
CODE_LENGTH: Final = 5


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
    """A match about to begin with its first room. Where both rooms shuffle it has no boards yet, but a secret.

    first: who deals the first board then.
    """

    code: str
    boards: tuple[MatchBoard, ...]
    at: datetime
    secret: str = ""
    first: Seat = 0


@dataclass(frozen=True, slots=True)
class RoomShuffle:
    """What the people of a room added to the packs of its match, secret until it is opened, and what is shown of it."""

    seats: tuple[Occupant | None, ...]
    shuffling: Shuffling
    parts: Mapping[int, str]

    @property
    def is_whole(self) -> bool:
        """Whether nobody is left whose part is awaited."""
        present = {who.user for who in self.seats if isinstance(who, Person) and not who.away}
        return present <= set(self.shuffling.people)


@dataclass(frozen=True, slots=True)
class MatchShuffle:
    """All that the packs of a match follow from, before anything of it is opened."""

    secret: str
    first: Seat
    rooms: tuple[RoomShuffle, ...]

    def waits_until(self, now: datetime) -> datetime | None:
        """Until when parts are awaited; None if the packs can be shuffled."""
        awaited = [parts_awaited_until(room.shuffling, now) for room in self.rooms if not room.is_whole]
        return max(filter(None, awaited), default=None)


Draw = Callable[[MatchShuffle], Sequence[MatchBoard] | None]
"""Makes the boards of a match of what both rooms added; None while somebody's part is still awaited."""


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


@dataclass(frozen=True, slots=True)
class SeatPaid:
    """Who sat in a seat at the end of a deal, None for a computer, what it brought them, and whether they declared."""

    user: int | None
    score: int | None
    won: bool | None
    declarer: bool = False


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A board that one room has finished; result None: it was annulled there and counts for nothing."""

    number: int
    room: int
    result: Mapping[str, object] | None
    seats: tuple[SeatPaid, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardLine:
    """A line of the match sheet. paid: what side A got more than side B in each room, None where it is not known.

    difference: how the board ended for side A, None unless both rooms have a result; total: the sum so far.
    """

    number: int
    played: tuple[PlayedBoard | None, PlayedBoard | None]
    paid: tuple[int | None, int | None]
    difference: int | None
    total: int


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """A match and what was played of it, once nothing is withheld; without lines as long as it goes on."""

    match: Match
    lines: tuple[BoardLine, ...] = ()

    @property
    def total(self) -> int:
        """By how much side A leads; below zero side B does."""
        return self.lines[-1].total if self.lines else 0

    def people(self, side: int) -> tuple[int, ...]:
        """Who played for a side at the end of any board, in the order in which they are met."""
        seats = (
            who.user
            for line in self.lines
            for board in line.played
            if board is not None
            for seat, who in enumerate(board.seats)
            if side_of(board.room, seat) == side and who.user is not None
        )
        return tuple(dict.fromkeys(seats))


class MatchStore(Protocol):
    """The matches there are. Every method is one transaction; `StorageError` where the database refuses."""

    async def match_of_code(self, code: str) -> Match | None:
        """The match of a code, over or not."""

    async def match_in(self, channel: int) -> Match | None:
        """The newest match that a channel's tables play or played."""

    async def matches_going_on(self) -> list[Match]:
        """All that are not over."""

    async def draw_boards(self, match: int, draw: Draw) -> bool:
        """Make and store the boards of a match that goes on, and forget its secret; False if that is not to be done."""

    async def matches_untold(self) -> list[Match]:
        """Those that are over, though one of their channels does not know how they ended."""

    async def match_told(self, match: int, room: int) -> None:
        """That channel knows it."""

    async def played_boards(self, match: int) -> list[PlayedBoard]:
        """What both rooms have finished of a match: nothing to be shown as long as it goes on."""

    async def end_match(self, match: int, stage: MatchStage, at: datetime) -> bool:
        """A match is over, and what it withheld counts everywhere; False if it was over already."""


def side_of(room: int, seat: Seat) -> int:
    """Which side has a seat: 0 is A, 1 is B."""
    return (seat + room) % 2


def paid_to_a(game: str, board: PlayedBoard) -> int | None:
    """What a board paid side A more than side B in one room: what the game writes down, once for each column.

    Where nothing is scored, winning is worth one.
    """
    if board.result is None:
        return None
    rules = GAMES[game]
    gain, total = rules.gain(board.result), 0
    is_scored = any(seat.score is not None for seat in board.seats)
    for place, column in enumerate(rules.columns(len(board.seats))):
        pays = gain.columns[place] if is_scored else worth(None, board.seats[column[0]].won)
        total += -pays if side_of(board.room, column[0]) else pays
    return total


def sheet_of(match: Match, played: Sequence[PlayedBoard]) -> MatchSheet:
    """The match sheet, board by board, as far as either room came."""
    by_place = {(board.number, board.room): board for board in played}
    lines: list[BoardLine] = []
    total = 0
    for number in range(max((board.number + 1 for board in played), default=0)):
        both = by_place.get((number, 0)), by_place.get((number, 1))
        first, second = (None if board is None else paid_to_a(match.game, board) for board in both)
        difference = None if first is None or second is None else first + second
        total += difference or 0
        lines.append(BoardLine(number, both, (first, second), difference, total))
    return MatchSheet(match, tuple(lines))


def new_boards(
    game: str, options: Mapping[str, Value], players: int, count: int, shuffler: Shuffler
) -> list[MatchBoard]:
    """So many packs, shuffled and sealed; the deal goes round, and each is cut somewhere and dealt in the usual way."""
    rules = GAMES[game]
    pack, first = rules.pack(read_options(rules.options, options), players), shuffler.one_of(range(players))
    boards = []
    for number in range(count):
        cut = Cut(rules.cut_styles[0], place=shuffler.one_of(range(1, len(pack))))
        boards.append(MatchBoard((first + number) % players, sealed(shuffler, pack), str(cut)))
    return boards


def shared_boards(  # noqa: PLR0917 - all that they follow from
    game: str, options: Mapping[str, Value], players: int, count: int, code: str, found: MatchShuffle,
    shuffler: Shuffler,
) -> list[MatchBoard]:  # fmt: skip
    """So many packs that both rooms shuffled, each by its own name; each is cut in the middle, which nobody chooses."""
    rules = GAMES[game]
    new = rules.pack(read_options(rules.options, options), players)
    parts = tuple(part for room in found.rooms for part in parts_of(room.shuffling, room.parts, room.seats))
    cut = str(Cut(rules.cut_styles[0], place=len(new) // 2))
    boards = []
    for number in range(count):
        shuffle = SharedShuffle(f"{code}-{number + 1}", found.secret, parts)
        boards.append(MatchBoard((found.first + number) % players, sealed(shuffler, new, shuffle), cut, shuffle))
    return boards


def sealed(shuffler: Shuffler, pack: Cards, shuffle: SharedShuffle | None = None) -> Seal:
    """A pack shuffled, by everybody or by chance alone, and a seal on it."""
    order, salt = shuffler.shuffled(pack) if shuffle is None else shuffle.order(pack), shuffler.salt()
    return Seal(seal(salt, order), salt, order)


def new_code(shuffler: Shuffler) -> str:
    """A code that can be read out, and not be guessed."""
    return "".join(CODE_ALPHABET[shuffler.one_of(range(len(CODE_ALPHABET)))] for _ in range(CODE_LENGTH))


def check_ready(match: Match, place: int) -> None:
    """Nobody sees a card before both rooms are full; raises `UserError`."""
    others = [room for room in match.rooms if room.place != place]
    if not others:
        raise UserError("match-alone", code=match.code)
    if others[0].free and not others[0].has_begun:
        raise UserError("match-waits", count=others[0].free)
