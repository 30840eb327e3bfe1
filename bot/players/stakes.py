"""What a deal's possible ends are worth to the one who plays, as marks on what one side takes."""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from engine.actions import Action
from engine.cards import Card, Cards
from engine.search.aims import POINTS, Aim
from engine.search.counting import World
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Stakes:
    """The seats of one side, the marks they can reach and what each number of marks reached is worth to the viewer.

    side: those whose tricks are counted, the viewer's or the other. aside: what counts for them besides their tricks.
    aim: what is counted. few: the side wants little of it. every, none: what all or no tricks are worth instead, where
    that counts. kept, forced: cards with a rule of their own, as in `Rules`. out: who sits this deal out.
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


@dataclass(frozen=True, slots=True)
class Sequel:
    """How a deal goes on after an answer: what the viewer knows when the first card is led, and where all cards lie.

    leader: who leads, if that is not eldest. doubt: how much less it is worth than open cards promise.
    """

    view: View
    world: World
    leader: Seat | None = None
    doubt: float = 0.0


Way = tuple[Action, ...]
"""An answer, and with it perhaps what one would say next."""
Plan = Callable[[World], Sequel | float]
"""What follows from it, were the cards as in a world: a deal to be played, or what is known at once."""


def taken_by(view: View, side: frozenset[Seat], aim: Aim = POINTS) -> tuple[int, int]:
    """What a side has taken so far, and how many tricks."""
    won = [trick for trick in view.tricks if trick.winner(view.ranking) in side]
    return sum(aim.trick + sum(map(aim.card, trick.cards)) for trick in won), len(won)


def played_by(view: View, seat: Seat) -> Cards:
    """The cards a seat has played, in order."""
    trick_by_trick = ((trick.seats, trick.cards) for trick in (*view.tricks, view.trick))
    return tuple(
        [card for seats, cards in trick_by_trick for who, card in zip(seats, cards, strict=True) if who == seat]
    )


def holder_of(view: View, world: World, card: Card) -> Seat | None:
    """Who plays with a card in a world, or has played it; None where it lies aside."""
    hands = enumerate(world.hands)
    return next((seat for seat, hand in hands if card in hand or card in played_by(view, seat)), None)
