"""How cards are commonly played: how likely a card seen played was, had its player held the cards of a world."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from math import exp, log
from typing import Final

from engine.cards import Card, Cards
from engine.ranking import TRUMP, Ranking
from engine.search.counting import World
from engine.search.habits import Habits, Weights
from engine.seats import Seat
from engine.trick import winning_place
from engine.views import View

LEADS: Final[Mapping[bool, Weights]] = {
    True: (-0.13, -0.6, 0.87, 0.58, 2.2, -0.69, 0.85),
    False: (0.42, -1.1, 1.2, -2.06, 0.68, -1.37, 0.89),
}
"""By whether the declarer's side leads. These and the next were fitted to the games of the rule of thumb."""

BEATS: Final[Mapping[tuple[bool, int], Weights]] = {
    (False, 1): (2.45, -1.04, 0.73, 0.0, 1.4, -0.43, -0.87),
    (False, 2): (0.76, -0.75, 0.18, 0.0, -0.34, -0.1, -0.08),
    (False, 3): (5.73, -0.95, -0.44, 0.0, 1.39, -1.39, -1.71),
    (True, 2): (2.09, -1.87, 0.7, 0.0, -2.18, -2.25, 0.72),
    (True, 3): (5.71, -0.92, -0.59, 0.0, 1.23, -1.23, -1.52),
}
"""Cards that beat what lies, by whether that is the partner's, and by how many cards lie."""

BELOW: Final[Mapping[tuple[bool, int], Weights]] = {
    (False, 1): (-1.59, -2.8, 1.22, 0.0, 1.63, 1.79, -1.39),
    (False, 2): (-5.0, -5.82, 0.86, 0.0, -0.48, 0.27, -1.96),
    (False, 3): (-5.94, -4.93, 0.89, 0.0, -0.57, 0.42, -2.34),
    (True, 2): (1.07, -2.86, 0.63, 0.0, 1.83, 0.52, -0.26),
    (True, 3): (5.58, -3.0, 0.83, 0.0, 1.96, 0.4, -0.01),
}
"""Cards that do not beat it."""

DUMMKOPF: Final = Habits(
    {
        True: (-1.23, -0.57, 1.61, 1.82, 3.16, 0.87, 0.41),
        False: (1.52, -1.16, 1.45, -2.64, -0.07, -1.16, 1.94),
    },
    {
        (False, 1): (1.99, -0.8, 0.5, -0.05, 1.11, -0.96, 0.48),
        (False, 2): (2.91, -1.12, 0.73, 0.14, 0.5, -0.85, 0.82),
        (False, 3): (5.0, 0.08, -0.4, 1.74, 1.39, -0.83, -1.95),
        (True, 1): (1.23, -0.98, 0.88, -0.52, -0.21, -1.16, 1.3),
        (True, 2): (1.7, -1.17, 0.38, -0.87, 0.17, -1.35, 1.12),
        (True, 3): (2.99, -0.14, -0.72, -0.41, 1.37, -1.04, -1.27),
    },
    {
        (False, 1): (0.67, -1.79, 0.3, 0.26, -0.72, -0.61, -1.48),
        (False, 2): (-2.2, -2.01, 0.65, -0.65, 1.12, 1.19, -1.94),
        (False, 3): (-4.02, -2.77, 0.86, -1.25, 1.52, 2.26, -2.4),
        (True, 1): (1.88, -1.62, -0.57, -0.12, 0.62, -0.23, -1.18),
        (True, 2): (2.47, -1.17, -0.08, -0.54, -0.19, -0.46, -1.66),
        (True, 3): (5.08, -0.95, 0.5, -0.86, -0.56, -0.5, -2.07),
    },
)

DOPPELKOPF: Final = Habits(
    {
        True: (0.47, 0.59, -0.14, 0.64, 1.51, -1.22, 1.23),
        False: (1.01, 0.32, -0.51, -2.19, 0.7, -1.59, 2.81),
    },
    {
        (False, 1): (1.99, 0.01, -0.82, -1.78, -1.01, -2.07, 3.4),
        (False, 2): (2.77, -0.13, -0.62, -0.21, 0.15, -1.66, 1.35),
        (False, 3): (4.13, -1.68, -0.41, 3.85, 0.34, -0.34, -1.77),
        (True, 1): (1.88, 0.03, -0.78, -1.17, -0.35, -0.74, 2.79),
        (True, 2): (2.49, -0.38, -1.19, -0.94, -1.0, -1.61, 1.71),
        (True, 3): (3.14, -0.34, -0.91, -0.84, 0.75, -0.57, -0.82),
    },
    {
        (False, 1): (-4.71, -0.39, 0.43, 1.87, 0.41, 1.44, -2.82),
        (False, 2): (-5.91, -0.32, 0.31, -0.09, 1.01, 1.88, -3.55),
        (False, 3): (-10.39, -0.18, -0.98, -1.66, -0.31, 1.47, -4.61),
        (True, 1): (-0.19, -0.1, -0.52, 1.45, -0.5, -0.09, -2.46),
        (True, 2): (0.18, -0.46, -0.06, 0.16, 0.66, 0.35, -2.32),
        (True, 3): (0.87, 0.16, 0.54, -0.32, 0.55, 0.64, -2.62),
    },
)

HABITS: Final[Mapping[str, Habits]] = {
    "saskop": Habits(LEADS, BEATS, BELOW), "schafkopf-dummkopf": DUMMKOPF, "doppelkopf": DOPPELKOPF,
}  # fmt: skip
"""By game how people choose among the cards they may play: fitted to the games of the rule of thumb."""

CARDS_TOO: Final = frozenset({"saskop"})
"""Where cards, and not only calls, are judged by habit too."""

TRUST: Final = 0.8
"""How far others are taken to play like that: 1 wholly, 0 not at all."""
WHIM: Final = 0.02
"""How often a card is played for no reason known here."""


def making(view: View, side: frozenset[Seat]) -> frozenset[Seat]:
    """The seats on the declarer's side, which lead as makers do; `side` is that or the other, or the grannies'."""
    if view.contract is None:
        return frozenset()
    if view.contract.declarer is None:
        return side if view.contract.name == "basic" else frozenset()
    return side if view.contract.declarer in side else frozenset(range(view.players)) - side


class Played:
    """The cards that one view's other seats chose to play; partners sit opposite each other."""

    def __init__(self, view: View) -> None:
        """Note for each play what else might have been played, and how likely."""
        self._plays: list[tuple[Seat, Cards, dict[Card, tuple[int, float]], tuple[int, float]]] = []
        order = [each for trick in (*view.tricks, view.trick) for each in zip(trick.seats, trick.cards, strict=True)]
        gone = 0
        for trick in (*view.tricks, view.trick):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
                if seat != view.seat:
                    lying = tuple(zip(trick.seats[:place], trick.cards[:place], strict=True))
                    odds = _odds(view, seat, lying, frozenset(card for _, card in order[:gone]))
                    later = tuple(card for who, card in order[gone:] if who == seat)
                    self._plays.append((seat, later, odds, odds[card]))
                gone += 1

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._plays)

    def likelihood(self, world: World) -> float:
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
    view: View, seat: Seat, lying: tuple[tuple[Seat, Card], ...], gone: frozenset[Card]
) -> dict[Card, tuple[int, float]]:  # fmt: skip
    """By card still out: how far ahead the rules put it of others, and how readily it is chosen among its like."""
    ranking, maker = view.ranking, view.contract.declarer if view.contract else None
    traits = _traits(ranking, (card for card in ranking.suits if card not in gone))
    if not lying:
        leads = LEADS[maker is not None and (seat - maker) % 2 == 0]
        return {card: (0, _share(leads, found)) for card, found in traits.items()}
    suits, led = ranking.suits, ranking.suits[lying[0][1]]
    place = winning_place(ranking, tuple(card for _, card in lying))
    holder, best = lying[place]
    how = (holder - seat) % 2 == 0, len(lying)
    odds = {}
    for card, found in traits.items():
        beats = ranking.beats(card, best)
        rank = (4 if beats else 3) if suits[card] == led else (2 if beats else 1) if suits[card] == TRUMP else 0
        odds[card] = rank, _share((BEATS if beats else BELOW)[how], found)
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
