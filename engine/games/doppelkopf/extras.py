"""Extra points of Doppelkopf: what the tricks bring besides the game itself.

Source: the Verband's tournament rules for tricks of forty, foxes, Charlie and beating the grannies; the others are
house rules.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.cards import Card, Rank, Suit, card_points
from engine.games.doppelkopf.contracts import CHARLIE, FOX, LOONY
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.ranking import Ranking
from engine.trick import Trick, winning_place


@dataclass(frozen=True, slots=True)
class GamePoint:
    """A game point, or several, for a side: 0 the grannies' or declarer's, 1 the others'."""

    reason: str
    side: int
    points: int = 1

    def as_json(self) -> dict[str, object]:
        """How results list it."""
        return {"reason": self.reason, "side": self.side, "points": self.points}


@dataclass(frozen=True, slots=True)
class Tricks:
    """All tricks of a deal, how cards rank in them and, by one rule, in the last, and who is on which side.

    has_pigs: whether the foxes are pigs, which nobody can catch. before, raised_in: how cards ranked before the trick
    of that number, from nought, where something was raised in it that lay on the table earlier. takes_any: whether both
    Charlies count for their side though neither takes the trick.
    """

    tricks: Sequence[Trick]
    ranking: Ranking
    last: Ranking
    sides: Sequence[int]
    has_pigs: bool = False
    before: Ranking | None = None
    raised_in: int = 0
    takes_any: bool = True

    def ranked(self) -> Iterator[tuple[Trick, Ranking]]:
        """Each trick with how cards rank in it."""
        for number, trick in enumerate(self.tricks[:-1]):
            yield trick, self.before if self.before and number < self.raised_in else self.ranking
        yield self.tricks[-1], self.last


def extra_points(taken: Tricks, options: DoppelkopfOptions) -> Iterator[GamePoint]:
    """Tricks of forty and more; the other side's foxes; then what the last trick brings, and what house rules add."""
    for trick, ranking in taken.ranked():
        side = taken.sides[trick.winner(ranking)]
        if card_points(trick.cards) >= 40:
            yield GamePoint("doppelkopf", side)
        if not taken.has_pigs:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if card == FOX and taken.sides[seat] != side:
                    yield GamePoint("fox", side)
        if options.loonytrick and beats_a_loony(trick, ranking):
            yield GamePoint("loony", side)
        if options.hearttrick and is_heart_trick(trick, ranking):
            yield GamePoint("hearts", side)
    yield from _last_trick(taken, options)


def _last_trick(taken: Tricks, options: DoppelkopfOptions) -> Iterator[GamePoint]:
    """A jack of clubs that takes the last trick: Charlie. Two for a side that takes it and has both there, as a house
    rule.

    A jack of clubs of the other side that lies there is caught, by anything or by a queen of diamonds alone. A fox that
    takes the last trick brings a point, both foxes of the side that takes it two.
    """
    last, sides = taken.tricks[-1], taken.sides
    best, side = taken.last.best(last.cards), sides[last.winner(taken.last)]

    def from_side(card: Card, which: int) -> int:
        return sum(sides[seat] == which and each == card for seat, each in zip(last.seats, last.cards, strict=True))

    if options.charlies and from_side(CHARLIE, side) == 2 and (taken.takes_any or best == CHARLIE):
        yield GamePoint("double-charlie", side, 2)
    elif best == CHARLIE:
        yield GamePoint("charlie", side)
    if options.caught == "always" or (options.caught == "queen" and best == Card(Suit.DIAMONDS, Rank.QUEEN)):
        for _ in range(from_side(CHARLIE, 1 - side)):
            yield GamePoint("charlie-caught", side)
    if options.foxend and not taken.has_pigs:
        if from_side(FOX, side) == 2:
            yield GamePoint("foxes-last", side, 2)
        elif best == FOX:
            yield GamePoint("fox-last", side)


def beats_a_loony(trick: Trick, ranking: Ranking) -> bool:
    """Whether a loony takes a trick in which it came second."""
    place = winning_place(ranking, trick.cards)
    return trick.cards[place] == LOONY and LOONY in trick.cards[:place] and ranking.is_trump(LOONY)


def is_heart_trick(trick: Trick, ranking: Ranking) -> bool:
    """Whether hearts, as a plain suit, went all the way round."""
    return all(ranking.suits[card] == Suit.HEARTS for card in trick.cards)
