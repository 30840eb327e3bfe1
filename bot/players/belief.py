"""How far a drawn deal is to be believed: what the others played must have made sense with the cards they held."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import groupby
from math import exp, log
from typing import Final

from engine.cards import Card, Cards
from engine.ranking import TRUMP, Ranking
from engine.search.knowledge import copies_in
from engine.search.parameters import Habits, Weights
from engine.search.sampling import World
from engine.seats import Seat
from engine.trick import winning_place
from engine.views import View

Belief = Callable[[World], float]
"""The logarithm of how likely something was in a world."""

TRUST: Final = 0.8
"""How far others are taken to play by habit: 1 wholly, 0 not at all."""
WHIM: Final = 0.02
"""How often a card is played for no reason known here."""


@dataclass(frozen=True, slots=True)
class Sides:
    """Who plays together. teams: by seat the number of its side; makers: who leads as a declarer's side does."""

    teams: tuple[int, ...]
    makers: frozenset[Seat]

    def together(self, one: Seat, other: Seat) -> bool:
        """Whether two seats are on one side."""
        return self.teams[one] == self.teams[other]


SidesOf = Callable[[World], Sides]

Odds = dict[Card, tuple[int, float]]
"""By card still out: how far ahead the rules put it of others, and how readily it is chosen among its like."""


@dataclass(slots=True)
class _Chosen:
    """A card that somebody played: what lay, what that seat is known to have had besides, what was gone.

    holder: whose card was best of those that lay. odds: by whether that is one's own side, or one leads as a maker.
    """

    seat: Seat
    card: Card
    later: Cards
    lying: Cards
    holder: Seat
    gone: frozenset[Card]
    odds: dict[bool, Odds] = field(default_factory=dict)


class PlayLikelihood:
    """The cards that one view's other seats chose to play."""

    def __init__(self, view: View, habits: Habits, sides: SidesOf) -> None:
        """Note each play with what lay; sides: who plays together in a world."""
        self._view, self._habits, self._sides = view, habits, sides
        self._plays: list[_Chosen] = []
        order = [each for trick in (*view.tricks, view.trick) for each in zip(trick.seats, trick.cards, strict=True)]
        copies, past, played = copies_in(view), 0, Counter[Card]()
        for trick in (*view.tricks, view.trick):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
                if seat != view.seat and card in view.ranking.suits:
                    lying = trick.cards[:place]
                    holder = trick.seats[winning_place(view.ranking, lying)] if lying else seat
                    later = tuple(other for who, other in order[past:] if who == seat)
                    gone = frozenset(other for other, number in played.items() if number == copies)
                    self._plays.append(_Chosen(seat, card, later, lying, holder, gone))
                past += 1
                played[card] += 1

    def __bool__(self) -> bool:
        return bool(self._plays)

    def __call__(self, world: World) -> float:
        """The logarithm of how likely all of them were in a world."""
        total, sides = 0.0, self._sides(world)
        for play in self._plays:
            how = sides.together(play.holder, play.seat) if play.lying else play.seat in sides.makers
            odds = play.odds.get(how)
            if odds is None:
                odds = play.odds[how] = odds_of(self._view, self._habits, play.lying, play.gone, how)
            rank, share = odds[play.card]
            might = 0.0
            for card in (*play.later, *world.hands[play.seat]):
                other, each = odds[card]
                if other == rank:
                    might += each
            total += log(WHIM + (1 - WHIM) * share / might)
        return total


def odds_of(view: View, habits: Habits, lying: Cards, gone: frozenset[Card], how: bool) -> Odds:
    """How likely each card still out is to be played to what lies; how: that is one's own side's, or one is a maker.

    What the rules put ahead: cards that follow, then trumps where one must trump, and of these what beats where one
    must beat.
    """
    return {
        card: (rank, _share(habits_for(habits, len(lying), how, beats=beats), found))
        for card, (rank, beats, found) in options_of(view, lying, gone).items()
    }


def habits_for(habits: Habits, lying: int, how: bool, *, beats: bool) -> Weights:
    """What draws to a card by how many lie; by the nearest number that habits know, where more people play."""
    if not lying:
        return habits.leads[how]
    by_number = {
        number: weights for (ours, number), weights in (habits.beats if beats else habits.below).items() if ours == how
    }
    return by_number[min(by_number, key=lambda number: abs(number - lying))]


def options_of(view: View, lying: Cards, gone: frozenset[Card]) -> dict[Card, tuple[int, bool, Weights]]:
    """By card still out how far the rules put it ahead, whether it beats what lies, and its traits."""
    ranking, rule = view.ranking, view.rule
    traits = _traits(ranking, (card for card in ranking.suits if card not in gone))
    if not lying:
        return {card: (0, False, found) for card, found in traits.items()}
    suits, led, best = ranking.suits, ranking.suits[lying[0]], ranking.best(lying)
    options = {}
    for card, found in traits.items():
        beats, suit = ranking.beats(card, best), suits[card]
        rank = 4 if suit == led else 2 if suit == TRUMP and rule.must_trump else 0
        options[card] = rank + (rank > 0 and beats and rule.demands_beating(led)), beats, found
    return options


def _share(weights: Weights, traits: Weights) -> float:
    return exp(TRUST * sum([weight * trait for weight, trait in zip(weights, traits, strict=True)]))


def _traits(ranking: Ranking, out: Iterable[Card]) -> dict[Card, Weights]:
    """The traits of each card still out."""
    suits, found = ranking.suits, {}
    for suit, group in groupby(sorted(out, key=lambda card: (str(suits[card]), ranking.strength[card])), suits.get):
        cards, trump = list(group), float(suit == TRUMP)
        for below, card in enumerate(cards):
            place = below / (len(cards) - 1) if len(cards) > 1 else 1.0
            plain = {11: (1.0, 0.0), 10: (0.0, 1.0)}.get(card.points, (0.0, 0.0)) if not trump else (0.0, 0.0)
            top = float(below == len(cards) - 1)
            found[card] = (card.points / 10, place, top, trump, *plain, place * trump)
    return found
