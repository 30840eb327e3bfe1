"""The weights of the ladder, fitted to simulated deals: what a card and a call are worth, and the own choices' part.

All of it is tried as the bot does it (`bot/tables/ratings.py`), over many orders of the deals at once, and judged by
how well the players are put into their order after few deals and after many.
"""

import json
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from statistics import fmean
from typing import Any, Final

import numpy as np

from bot.players.games import knowledge_of
from bot.players.skill import CALL
from bot.tables.ratings import DRAW, OWN_FIRST, OWN_HALVED, OWN_LATER
from tests.bench.ladders.simulated import PLAYERS, Simulated

Array = Any
LENGTHS: Final = (20, 40, 60, 100, 150, 200)
"""After how many deals a head players are put into their order."""
ORDERS: Final = 40
"""In how many orders the deals are taken in."""
CARDS: Final = (0.25, 0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 2.8, 4.0)
"""By how much what a card is worth in a game is multiplied."""
CALLS: Final = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.0, 1.25)
FIRSTS: Final = (0.5, 0.6, 0.7, 0.8, 0.9, 1.0)
LATERS: Final = (0.0, 0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8)
HALVES: Final = (30.0, 60.0, 120.0, 240.0)
ROUNDS: Final = 3


@dataclass(frozen=True, slots=True)
class Weights:
    """What the bot makes of what it sees, as `own_weight` and the skill of a deal's choices have it.

    cards, calls: by game what a card is worth, and what part of a call's cost counts.
    """

    cards: Mapping[str, float]
    calls: Mapping[str, float]
    first: float = OWN_FIRST
    later: float = OWN_LATER
    halved: float = OWN_HALVED

    def own(self, deals: Array) -> Array:
        """As `own_weight`, for many at once."""
        return self.later + (self.first - self.later) * self.halved / (self.halved + deals)

    def write(self) -> str:
        """As data."""
        return json.dumps(asdict(self))


def today(games: Sequence[str]) -> Weights:
    """Those of the bot."""
    return Weights({game: knowledge_of(game).skill or 0.0 for game in games}, dict.fromkeys(games, CALL))


class Orders:
    """Deals of one game in many orders, and how well each set of weights puts the players into theirs."""

    def __init__(self, deals: Sequence[Simulated], truth: Sequence[float], seed: int = 1) -> None:
        chance = random.Random(seed)
        self.game, self.number = deals[0].game, len(deals)
        places = [chance.sample(range(len(deals)), len(deals)) for _ in range(ORDERS)]
        self._places = np.array(places).T
        self._seats = np.array([deal.seats for deal in deals])
        self._cards, self._calls = (np.array([getattr(deal, of) for deal in deals]) for of in ("cards", "calls"))
        over = np.array([deal.scores for deal in deals]) - np.array([deal.par for deal in deals])
        columns = deals[0].columns
        self._column = np.array(
            [next(at for at, each in enumerate(columns) if seat in each) for seat in range(over.shape[1])]
        )
        self._members = np.array([[seat in each for seat in range(over.shape[1])] for each in columns]) / len(
            columns[0]
        )
        self._above, self._sharing = over @ self._members.T, len(columns[0])
        self._known: dict[tuple[float, ...], dict[int, float]] = {}
        self._truth = _ranks(np.array([truth]))[0]
        seats = over.shape[1]
        self._stops = {
            PLAYERS * length // seats: length for length in LENGTHS if PLAYERS * length // seats <= len(deals)
        }

    def correlations(self, weights: Weights) -> dict[int, float]:
        """By deals a head the rank correlation, on average over the orders."""
        key = (weights.cards[self.game], weights.calls[self.game], weights.first, weights.later, weights.halved)
        if key not in self._known:
            self._known[key] = self._correlations(weights)
        return self._known[key]

    def _correlations(self, weights: Weights) -> dict[int, float]:
        deals, total = np.zeros((ORDERS, PLAYERS)), np.zeros((ORDERS, PLAYERS))
        rows, found = np.arange(ORDERS)[:, None], dict[int, float]()
        shown = weights.cards[self.game] * self._cards - weights.calls[self.game] * self._calls
        scale = self._sharing / (1 - 1 / len(self._members))
        for step, place in enumerate(self._places, 1):
            seats = self._seats[place]
            had, known = deals[rows, seats], total[rows, seats]
            strength = known / (had + DRAW)
            over = self._above[place] - strength @ self._members.T
            surprise = over - over.mean(axis=1, keepdims=True)
            paid, own = strength + scale * surprise[:, self._column], weights.own(had)
            deals[rows, seats] = had + 1
            total[rows, seats] = known + own * shown[place] + (1 - own) * paid
            if step in self._stops:
                found[self._stops[step]] = float(_correlation(total, deals, self._truth).mean())
        return found


def _with_calls(game: str, now: Weights) -> list[Weights]:
    return [replace(now, calls={**now.calls, game: each}) for each in CALLS]


def _with_cards(game: str, usual: float, now: Weights) -> list[Weights]:
    return [replace(now, cards={**now.cards, game: round(usual * each, 2)}) for each in CARDS]


def _correlation(total: Array, deals: Array, truth: Array) -> Array:
    """By order of the deals how well the ratings' ranks go with the true ones."""
    mean = total.sum(axis=1, keepdims=True) / deals.sum(axis=1, keepdims=True)
    ranks = _ranks((total - mean * deals) / (deals + DRAW))
    ours, theirs = ranks - ranks.mean(axis=1, keepdims=True), truth - truth.mean()
    return ours @ theirs / np.sqrt((ours**2).sum(axis=1) * (theirs**2).sum())


def _ranks(values: Array) -> Array:
    return values.argsort(axis=1).argsort(axis=1).astype(float)


def fitted(of_games: Sequence[Orders], weights: Weights) -> Weights:
    """The weights that order best, one after the other, on average over games and numbers of deals."""

    def worth(tried: Weights) -> float:
        return fmean(fmean(each.correlations(tried).values()) for each in of_games)

    def better(now: Weights, all_tried: Sequence[Weights]) -> Weights:
        return max([now, *all_tried], key=worth)

    axes: list[Callable[[Weights], list[Weights]]] = [
        lambda now: [replace(now, first=first, later=later) for first in FIRSTS for later in LATERS if later <= first],
        lambda now: [replace(now, halved=each) for each in HALVES],
    ]
    for game, usual in weights.cards.items():
        axes += [partial(_with_calls, game), partial(_with_cards, game, usual)]
    for _ in range(ROUNDS):
        before = weights
        for axis in axes:
            weights = better(weights, axis(weights))
        if weights == before:
            break
    return weights
