"""How far a drawn deal is to be believed: what the others played must have made sense with the cards they held."""

from collections.abc import Callable, Iterable
from itertools import groupby
from math import exp, log
from typing import Final

from engine.cards import Card, Cards
from engine.ranking import TRUMP, Ranking
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


class PlayLikelihood:
    """The cards that one view's other seats chose to play; partners sit opposite each other."""

    def __init__(self, view: View, habits: Habits) -> None:
        """Note for each play what else might have been played, and how likely by habit."""
        self._plays: list[tuple[Seat, Cards, dict[Card, tuple[int, float]], tuple[int, float]]] = []
        order = [each for trick in (*view.tricks, view.trick) for each in zip(trick.seats, trick.cards, strict=True)]
        gone = 0
        for trick in (*view.tricks, view.trick):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
                if seat != view.seat:
                    lying = tuple(zip(trick.seats[:place], trick.cards[:place], strict=True))
                    odds = _odds(view, habits, seat, lying, frozenset(card for _, card in order[:gone]))
                    later = tuple(card for who, card in order[gone:] if who == seat)
                    self._plays.append((seat, later, odds, odds[card]))
                gone += 1

    def __bool__(self) -> bool:
        return bool(self._plays)

    def __call__(self, world: World) -> float:
        """The logarithm of how likely all of them were in a world."""
        total = 0.0
        for seat, later, odds, (rank, share) in self._plays:
            might = 0.0
            for card in (*later, *world.hands[seat]):
                other, each = odds[card]
                if other == rank:
                    might += each
            total += log(WHIM + (1 - WHIM) * share / might)
        return total


def _odds(
    view: View, habits: Habits, seat: Seat, lying: tuple[tuple[Seat, Card], ...], gone: frozenset[Card]
) -> dict[Card, tuple[int, float]]:  # fmt: skip
    """By card still out: how far ahead the rules put it of others, and how readily it is chosen among its like."""
    ranking, maker = view.ranking, view.contract.declarer if view.contract else None
    traits = _traits(ranking, (card for card in ranking.suits if card not in gone))
    if not lying:
        leads = habits.leads[maker is not None and (seat - maker) % 2 == 0]
        return {card: (0, _share(leads, found)) for card, found in traits.items()}
    suits, led = ranking.suits, ranking.suits[lying[0][1]]
    place = winning_place(ranking, tuple(card for _, card in lying))
    holder, best = lying[place]
    how = (holder - seat) % 2 == 0, len(lying)
    odds = {}
    for card, found in traits.items():
        beats = ranking.beats(card, best)
        rank = (4 if beats else 3) if suits[card] == led else (2 if beats else 1) if suits[card] == TRUMP else 0
        odds[card] = rank, _share((habits.beats if beats else habits.below)[how], found)
    return odds


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
