"""The scoring of Doppelkopf: who has won, what the game is worth, and what each seat scores.

Source: the tournament rules of the Deutscher Doppelkopf-Verband; by the Penguin book re and kontra double instead.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.doppelkopf.announcements import PROMISES, SIDES
from engine.games.doppelkopf.extras import GamePoint, Tricks, extra_points
from engine.games.doppelkopf.options import VERBAND, DoppelkopfOptions
from engine.games.doppelkopf.state import Levels
from engine.seats import Seat

TARGETS: Final = (151, 181, 211)
"""What who promises no 90, no 60, no 30 must reach; schwarz asks for every trick."""
MARKS: Final = (90, 60, 30)
"""What is enough against those promises; against schwarz one trick is."""


@dataclass(frozen=True, slots=True)
class SideResults:
    """What the sides brought home, and how far they had gone; side 0 first. sides: by seat, which it is on.

    kind: what was played.
    """

    points: tuple[int, int]
    tricks: tuple[int, int]
    levels: Levels
    sides: tuple[int, ...]
    kind: str = "basic"

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


def winner_of(played: SideResults) -> int | None:
    """The side that has won, if either has."""
    return next((side for side in (0, 1) if has_won(played, side)), None)


def points_of(played: SideResults, taken: Tricks, options: DoppelkopfOptions = VERBAND) -> tuple[GamePoint, ...]:
    """Every point of a deal with its reason: the game's to its winner, then the extra points, which solos have not.

    A silent solo has them where it counts as a normal game.
    """
    is_plain = played.is_solo and not (played.kind == "silent-solo" and options.silent == "normal")
    beaten = () if is_plain else tuple(_against_the_grannies(played, options))
    if is_plain:
        return game_points(played, options)
    extras = tuple(extra_points(taken, options))
    if options.style == "doubling" and options.grannies == "before":
        return (*game_points(played, options, beaten), *extras)
    return (*game_points(played, options), *beaten, *extras)


def game_points(
    played: SideResults, options: DoppelkopfOptions = VERBAND, beaten: tuple[GamePoint, ...] = ()
) -> tuple[GamePoint, ...]:
    """The points for the game itself: for winning, for marks missed, for what was said and for promises broken.

    beaten: the point for beating the grannies, where that is doubled too.
    """
    is_doubling = options.style == "doubling"
    found = (*_worth(played, is_doubling=is_doubling), *_promises_broken(played), *beaten)
    return (*found, *_doubled(played, net_of(found))) if is_doubling else found


def _worth(played: SideResults, *, is_doubling: bool) -> Iterator[GamePoint]:
    """One for winning; one for each mark the other side missed; two for re, two for kontra, one for each promise.

    Where nobody has won only the marks missed count, for the side that kept the other below.
    """
    winner = winner_of(played)
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
        if level and not is_doubling:
            yield GamePoint(f"{SIDES[side]}-said", winner, 2)
        for verb in PROMISES[: max(0, level - 1)]:
            yield GamePoint(f"{verb}-said-by-{SIDES[side]}", winner)


def _doubled(played: SideResults, net: int) -> Iterator[GamePoint]:
    """What re and then kontra add where each doubles what the game is worth; nothing where nobody has won."""
    if winner_of(played) is None:
        return
    for side, level in enumerate(played.levels):
        if level and net:
            yield GamePoint(f"{SIDES[side]}-doubled", int(net < 0), abs(net))
            net *= 2


def _promises_broken(played: SideResults) -> Iterator[GamePoint]:
    """One for each step that a side is above what was promised it: 120 against no 90, and so down to 30."""
    for side in (0, 1):
        promised = PROMISES[: max(0, played.levels[1 - side] - 1)]
        for verb, reached in zip(promised, (120, 90, 60, 30), strict=False):
            if played.points[side] >= reached:
                yield GamePoint(f"{reached}-against-{verb}", side)


def _against_the_grannies(played: SideResults, options: DoppelkopfOptions) -> Iterator[GamePoint]:
    """One for beating the grannies; not in a poverty, nor by one rule where 120 to 120 counts one in all."""
    is_counted = played.kind != "poverty" and not (options.even == "single" and played.points == (120, 120))
    if winner_of(played) == 1 and is_counted:
        yield GamePoint("against-the-grannies", 1)


def net_of(points: Iterable[GamePoint]) -> int:
    """What points come to for side 0."""
    return sum(point.points if point.side == 0 else -point.points for point in points)


def scores_of(points: Iterable[GamePoint], sides: Sequence[int], price: int = 1) -> tuple[int, ...]:
    """What each seat scores: the points netted between the sides, for who is alone three times; always zero-sum.

    price: what a point costs, where it is played for a hard score.
    """
    net = price * net_of(points)
    worth: Mapping[int, int] = {0: net * (3 if list(sides).count(0) == 1 else 1), 1: -net}
    return tuple(worth[side] for side in sides)


def seats_of(sides: Sequence[int], side: int) -> list[Seat]:
    """Who is on a side."""
    return [seat for seat, own in enumerate(sides) if own == side]
