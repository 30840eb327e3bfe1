"""The scoring of Doppelkopf by the tournament rules of the Deutscher Doppelkopf-Verband."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.cards import Card, Rank, Suit, card_points
from engine.games.doppelkopf.contracts import PROMISES, SIDES, Levels
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick

TARGETS: Final = (151, 181, 211)
"""What who promises no 90, no 60, no 30 must reach; schwarz asks for every trick."""
MARKS: Final = (90, 60, 30)
"""What is enough against those promises; against schwarz one trick is."""
FOX: Final = Card(Suit.DIAMONDS, Rank.ACE)
CHARLIE: Final = Card(Suit.CLUBS, Rank.JACK)


@dataclass(frozen=True, slots=True)
class GamePoint:
    """A game point, or two, for a side: 0 the grannies' or declarer's, 1 the others'."""

    reason: str
    side: int
    points: int = 1

    def as_json(self) -> dict[str, object]:
        """How results list it."""
        return {"reason": self.reason, "side": self.side, "points": self.points}


@dataclass(frozen=True, slots=True)
class SideResults:
    """What the sides brought home, and how far they had gone; side 0 first. sides: by seat, which it is on."""

    points: tuple[int, int]
    tricks: tuple[int, int]
    levels: Levels
    sides: tuple[int, ...]

    @property
    def is_solo(self) -> bool:
        """Whether one plays against three, openly or not."""
        return self.sides.count(0) == 1


def has_won(played: SideResults, side: int) -> bool:
    """Whether a side reached what it must: its own promise, else the mark against theirs, else half or one more.

    Half is enough for the others, or, where only kontra was said, for the grannies. If both made promises and kept
    none, nobody has won.
    """
    own, theirs, points = played.levels[side], played.levels[1 - side], played.points[side]
    if own == 5:
        return played.tricks[1 - side] == 0
    if own >= 2:
        return points >= TARGETS[own - 2]
    if theirs == 5:
        return played.tricks[side] > 0
    if theirs >= 2:
        return points >= MARKS[theirs - 2]
    half_is_enough = 0 if played.levels == (0, 1) else 1
    return points >= (120 if side == half_is_enough else 121)


def points_of(played: SideResults, tricks: Sequence[Trick], ranking: Ranking) -> tuple[GamePoint, ...]:
    """Every point of a deal with its reason: the game's to its winner, then the extra points, which solos have not."""
    found = game_points(played)
    if not played.is_solo:
        found += tuple(_extra_points(played, _winner(played), tricks, ranking))
    return found


def game_points(played: SideResults) -> tuple[GamePoint, ...]:
    """The points for the game itself: for winning, for marks missed, for what was said and for promises broken."""
    return (*_worth(played, _winner(played)), *_promises_broken(played))


def _winner(played: SideResults) -> int | None:
    return next((side for side in (0, 1) if has_won(played, side)), None)


def _worth(played: SideResults, winner: int | None) -> Iterator[GamePoint]:
    """One for winning; one for each mark the other side missed; two for re, two for kontra, one for each promise.

    Where nobody has won only the marks missed count, for the side that kept the other below.
    """
    if winner is not None:
        yield GamePoint("won", winner)
    for side in (0, 1) if winner is None else (winner,):
        for mark in MARKS:
            if played.points[1 - side] < mark:
                yield GamePoint(f"under-{mark}", side)
        if played.tricks[1 - side] == 0:
            yield GamePoint("no-trick", side)
    if winner is None:
        return
    for side, level in enumerate(played.levels):
        if level:
            yield GamePoint(f"{SIDES[side]}-said", winner, 2)
        for verb in PROMISES[: max(0, level - 1)]:
            yield GamePoint(f"{verb}-said-by-{SIDES[side]}", winner)


def _promises_broken(played: SideResults) -> Iterator[GamePoint]:
    """One for each step that a side is above what was promised it: 120 against no 90, and so down to 30."""
    for side in (0, 1):
        promised = PROMISES[: max(0, played.levels[1 - side] - 1)]
        for verb, reached in zip(promised, (120, 90, 60, 30), strict=False):
            if played.points[side] >= reached:
                yield GamePoint(f"{reached}-against-{verb}", side)


def _extra_points(
    played: SideResults, winner: int | None, tricks: Sequence[Trick], ranking: Ranking
) -> Iterator[GamePoint]:
    """Beating the grannies; tricks of forty and more; the other side's foxes; the last trick with a jack of clubs."""
    if winner == 1:
        yield GamePoint("against-the-grannies", 1)
    sides = played.sides
    for trick in tricks:
        side = sides[trick.winner(ranking)]
        if card_points(trick.cards) >= 40:
            yield GamePoint("doppelkopf", side)
        for seat, card in zip(trick.seats, trick.cards, strict=True):
            if card == FOX and sides[seat] != side:
                yield GamePoint("fox", side)
    if ranking.best(tricks[-1].cards) == CHARLIE:
        yield GamePoint("charlie", sides[tricks[-1].winner(ranking)])


def scores_of(points: Sequence[GamePoint], sides: Sequence[int]) -> tuple[int, ...]:
    """What each seat scores: the points netted between the sides, for who is alone three times; always zero-sum."""
    net = sum(point.points if point.side == 0 else -point.points for point in points)
    worth: Mapping[int, int] = {0: net * (3 if list(sides).count(0) == 1 else 1), 1: -net}
    return tuple(worth[side] for side in sides)


def seats_of(sides: Sequence[int], side: int) -> list[Seat]:
    """Who is on a side."""
    return [seat for seat, own in enumerate(sides) if own == side]
