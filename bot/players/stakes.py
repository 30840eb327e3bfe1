"""What a deal's possible ends are worth to the viewer, as marks on what one side takes."""

from bisect import bisect_right
from dataclasses import dataclass

from engine.cards import Card
from engine.search.aims import POINTS, Aim
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Stakes:
    """The seats of one side, the marks they can reach and what each number of marks reached is worth to the viewer.

    side: those whose tricks are counted, the viewer's or the other. aside: what counts for them besides their tricks.
    aim: what is counted. few: the side wants little of it. every, none: what all or no tricks are worth instead, where
    that counts. kept, forced: cards with a rule of their own, as in `Rules`. out: who sits this deal out.
    makers: who leads as a declarer's side does, in a contract that nobody declared.
    """

    side: frozenset[Seat]
    marks: tuple[int, ...]
    values: tuple[float, ...]
    every: float | None = None
    none: float | None = None
    aside: int = 0
    aim: Aim = POINTS
    few: bool = False
    kept: frozenset[Card] = frozenset()
    forced: frozenset[Card] = frozenset()
    out: frozenset[Seat] = frozenset()
    makers: frozenset[Seat] = frozenset()

    def playing(self, players: int) -> tuple[Seat, ...]:
        """The seats that play."""
        return tuple(seat for seat in range(players) if seat not in self.out)

    def worth(self, took: int, won: int, tricks: int) -> float:
        """What an end brings the viewer: the side took so much, in so many of all the tricks."""
        if self.every is not None and won == tricks:
            return self.every
        if self.none is not None and not won:
            return self.none
        return self.values[bisect_right(self.marks, took + self.aside)]


def taken_by(view: View, side: frozenset[Seat], aim: Aim = POINTS) -> tuple[int, int]:
    """What a side has taken so far, and how many tricks."""
    won = [trick for trick in view.tricks if trick.winner(view.ranking) in side]
    return sum(aim.trick + sum(map(aim.card, trick.cards)) for trick in won), len(won)
