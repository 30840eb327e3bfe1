"""A ranking, and what its cards are worth, as arrays of whole numbers; no game is known here by name."""

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

import numpy as np
from numpy.typing import NDArray

from engine.cards import Card, Cards
from engine.ranking import Ranking
from engine.search import kernel
from engine.search.parameters import Aim
from engine.trick import PlayRule

Array = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Rules:
    """What the solver has to know of a contract.

    copies: of each card in the pack. kept: cards that may be played only when their suit in play was led, or as the
    last. forced: cards that must be played whenever they may. called: cards whose holder must play them when another
    leads their suit, leads no other card of it with fewer of them than `flees`, and throws them off last of all.
    """

    ranking: Ranking
    rule: PlayRule
    copies: int = 1
    kept: frozenset[Card] = frozenset()
    forced: frozenset[Card] = frozenset()
    called: frozenset[Card] = frozenset()
    flees: int = 99


class Numbering:
    """Every card as a number: plain suits, then trumps, each from weak to strong, copies apart but side by side."""

    def __init__(self, ranking: Ranking, copies: int = 1) -> None:
        """Number the cards a ranking knows."""
        in_order = sorted(
            ranking.suits, key=lambda card: (ranking.is_trump(card), str(ranking.suits[card]), ranking.strength[card])
        )
        self.copies = copies
        self.cards: Cards = tuple(card for card in in_order for _ in range(copies))
        self._place = {card: copies * place for place, card in enumerate(in_order)}
        self._bit = {card: 1 << place for card, place in self._place.items()}

    def set_of(self, cards: Iterable[Card], taken: int = 0) -> int:
        """The cards as a set; of a card that is already in it, or `taken`, the next copy."""
        if self.copies == 1:
            return sum([self._bit[card] for card in cards])
        held = 0
        for card in cards:
            bit = self._bit[card]
            while (held | taken) & bit:
                bit <<= 1
            held |= bit
        return held

    def number(self, card: Card) -> int:
        """The number of a card's first copy."""
        return self._place[card]


@lru_cache(maxsize=64)
def numbering(rules: Rules) -> Numbering:
    """The numbering of a contract's cards."""
    return Numbering(rules.ranking, rules.copies)


@lru_cache(maxsize=128)
def block(rules: Rules, aim: Aim, players: int) -> Array:
    """A solver's numbers as far as the rules fix them; hands, sides and salt are still to be filled in."""
    numbered = numbering(rules)
    made = np.zeros(kernel.SIZE, np.int64)
    made[kernel.SEATS] = players
    made[kernel.MUST_TRUMP] = rules.rule.must_trump
    made[kernel.MUST_BEAT] = kernel.ALWAYS if rules.rule.must_beat else kernel.TRUMPS_LED * rules.rule.must_beat_trump
    made[kernel.TRICK], made[kernel.TWIN] = aim.trick, rules.copies - 1
    made[kernel.TRUMPS] = _where(numbered, rules.ranking.is_trump)
    made[kernel.KEPT] = _where(numbered, rules.kept.__contains__)
    made[kernel.FORCED] = _where(numbered, rules.forced.__contains__)
    made[kernel.CALLED], made[kernel.FLEES] = _where(numbered, rules.called.__contains__), rules.flees
    made[kernel.LOWER] = sum(1 << place for place in range(0, len(numbered.cards), rules.copies))
    for place, card in enumerate(numbered.cards):
        _fill(made, numbered, rules.ranking, place, card)
        made[kernel.WORTH + place] = aim.card(card)
    for each, worth in enumerate(sorted({aim.card(card) for card in numbered.cards})):
        made[kernel.WORTHS + 2 * each] = worth
        made[kernel.WORTHS + 2 * each + 1] = sum(
            1 << place for place, card in enumerate(numbered.cards) if aim.card(card) == worth
        )
    _fill_runs(made, numbered, rules, aim)
    keys = random.Random(0)  # noqa: S311 - only to tell positions apart
    made[kernel.KEYS : kernel.KEYS + 330] = [keys.getrandbits(62) for _ in range(330)]
    made.flags.writeable = False
    return made


def _where(numbered: Numbering, holds: Callable[[Card], bool]) -> int:
    return sum(1 << place for place, card in enumerate(numbered.cards) if holds(card))


def _fill(made: Array, numbered: Numbering, ranking: Ranking, place: int, card: Card) -> None:
    """What one card's place in the ranking means to others."""
    suits, lowest = ranking.suits, numbered.number(card)
    made[kernel.SUIT + place] = _where(numbered, lambda other: suits[other] == suits[card])
    made[kernel.BEATEN_BY + place] = _where(numbered, lambda other: ranking.beats(other, card))
    made[kernel.FROM + place] = -1 << lowest
    made[kernel.UP_TO + place] = (1 << (lowest + numbered.copies)) - 1


def _fill_runs(made: Array, numbered: Numbering, rules: Rules, aim: Aim) -> None:
    """Runs: cards next to each other in a suit, of equal worth; one with a rule of its own stands alone.

    Suits alike, of the same worths in the same order, count as the first of them: which is which changes nothing.
    """
    alone = rules.kept | rules.forced | rules.called | rules.ranking.second_wins
    alike: dict[object, int] = {}

    def run(place: int) -> tuple[object, ...]:
        card = numbered.cards[place]
        return rules.ranking.suits[card], aim.card(card), card if card in alone else None

    for each, suit in enumerate(_suits(numbered, rules.ranking)):
        made[kernel.SUITS] = each + 1
        made[kernel.SUITS + 1 + each] = sum(1 << place for place in suit)
        is_trump = rules.ranking.is_trump(numbered.cards[suit[0]])
        first = alike.setdefault((is_trump, *[run(place)[1:] for place in suit]), suit[0])
        for _, group in groupby(suit, run):
            places = list(group)
            for place in places:
                lower = [other for other in places if other < numbered.number(numbered.cards[place])]
                made[kernel.RUN + place] = sum(1 << other for other in lower if other % numbered.copies == 0)
                made[kernel.BASE + place] = first + places[0] - suit[0]


def _suits(numbered: Numbering, ranking: Ranking) -> list[list[int]]:
    """The numbers of each suit in play."""
    places = range(len(numbered.cards))
    return [list(group) for _, group in groupby(places, lambda place: ranking.suits[numbered.cards[place]])]
