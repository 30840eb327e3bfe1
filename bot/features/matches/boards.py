"""The boards of a match: made alike for both rooms, and what they came to."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.ports import Shuffler
from bot.tables.matches import Match, MatchBoard, sealed, side_of
from bot.tables.model import Occupant, Person, Shuffling
from bot.tables.shuffling import parts_awaited_until, parts_of
from engine.actions import Cut
from engine.games import GAMES
from engine.options import Value, read_options
from engine.outcome import worth
from engine.shuffling import WITH_CUT, SharedShuffle

MIN_BOARDS: Final = 8
MAX_BOARDS: Final = 24
"""How many boards a match may have."""
CODE_ALPHABET: Final = "BCDFGHJKMNPQRSTVWXZ23456789"
"""What codes are made of: nothing that is read as something else, and no words."""
CODE_LENGTH: Final = 5


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
    rooms: tuple[RoomShuffle, ...]

    def waits_until(self, now: datetime) -> datetime | None:
        """Until when parts are awaited; None if the packs can be shuffled."""
        awaited = [parts_awaited_until(room.shuffling, now) for room in self.rooms if not room.is_whole]
        return max(filter(None, awaited), default=None)


Draw = Callable[[MatchShuffle], Sequence[MatchBoard] | None]
"""Makes the boards of a match of what both rooms added; None while somebody's part is still awaited."""


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
    """So many packs that both rooms shuffled, each by its own name, with the cut and who deals."""
    rules = GAMES[game]
    read = read_options(rules.options, options)
    new, ways = rules.pack(read, players), rules.drawn_ways(read)
    parts = tuple(part for room in found.rooms for part in parts_of(room.shuffling, room.parts, room.seats))
    boards = []
    for number in range(1, count + 1):
        shuffle = SharedShuffle(f"{code}-{number}", found.secret, parts, WITH_CUT)
        dealer, cut = shuffle.dealer(players), str(shuffle.cut(new, ways))
        if dealer is None:
            raise ValueError(f"{shuffle.deal} is no board of a match")
        boards.append(MatchBoard(dealer, sealed(shuffler, new, shuffle), cut, shuffle))
    return boards


def new_code(shuffler: Shuffler) -> str:
    """A code that can be read out, and not be guessed."""
    return "".join(CODE_ALPHABET[shuffler.one_of(range(len(CODE_ALPHABET)))] for _ in range(CODE_LENGTH))
