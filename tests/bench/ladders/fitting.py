"""The weights of the ladder, fitted to simulated deals: what a card and a call are worth, and the own choices' part.

Weights are judged by how well the players are put into their order after few deals and after many. What a player shows
a deal, and how much that and results vary, is known from some deals; their true strength from others. That tells how
likely each order is after any number of deals (`Moments`), so that few deals are enough to fit weights to. How they do
in real deals is seen by taking these in as the bot does (`bot/tables/ratings.py`), in many orders (`Orders`).
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
LENGTHS: Final = (10, 20, 40, 60, 100, 150, 200)
"""After how many deals a head players are put into their order."""
ORDERS: Final = 40
"""In how many orders the deals are taken in."""
DRAWN: Final = 200
"""How many times it is drawn how a player's deals turn out."""
FEW: Final = 4
"""Of how many deals it is told how much somebody's vary."""
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

    def of(self, game: str) -> tuple[float, ...]:
        """All that tells in one game."""
        return self.cards[game], self.calls[game], self.first, self.later, self.halved

    def write(self) -> str:
        """As data."""
        return json.dumps(asdict(self))


def today(games: Sequence[str]) -> Weights:
    """Those of the bot."""
    return Weights({game: knowledge_of(game).skill or 0.0 for game in games}, dict.fromkeys(games, CALL))


class Sample:
    """Deals of one game as arrays, with what is known of the players' strength.

    above: by deal and column what was got above par. paid: by deal and seat what that says of a player's strength, were
    the others all alike. truth: by player their strength, as they are rated.
    """

    def __init__(self, deals: Sequence[Simulated], truth: Sequence[float]) -> None:
        self.game, self.number, columns = deals[0].game, len(deals), deals[0].columns
        self.seats = np.array([deal.seats for deal in deals])
        self.cards, self.calls = (np.array([getattr(deal, of) for deal in deals]) for of in ("cards", "calls"))
        over = np.array([deal.scores for deal in deals]) - np.array([deal.par for deal in deals])
        places = range(over.shape[1])
        self.column = np.array([next(at for at, each in enumerate(columns) if seat in each) for seat in places])
        self.members = np.array([[seat in each for seat in places] for each in columns]) / len(columns[0])
        self.scale = len(columns[0]) / (1 - 1 / len(columns))
        self.above = over @ self.members.T
        self.paid = self.scale * (self.above - self.above.mean(axis=1, keepdims=True))[:, self.column]
        self.truth = np.array(truth)
        self.ranks = _ranks(self.truth[None])[0]


class Moments:
    """How players are put into their order after any number of deals, as what is known of each of them foretells."""

    def __init__(self, sample: Sample, seed: int = 1) -> None:
        self.game, self._sample = sample.game, sample
        self._chance = np.random.default_rng(seed).standard_normal((DRAWN, PLAYERS))
        facts = np.stack([each.ravel() for each in (sample.cards, sample.calls, sample.paid)], axis=1)
        mine = [facts[sample.seats.ravel() == who] for who in range(PLAYERS)]
        usual = np.median([np.cov(each.T) for each in mine if len(each) >= FEW], axis=0)
        self._varies = np.array([np.cov(each.T) if len(each) >= FEW else usual for each in mine])
        self._means = np.array([each.mean(axis=0) if len(each) else np.zeros(3) for each in mine])
        self._means[:, 2] = sample.truth
        self._known: dict[tuple[float, ...], dict[int, float]] = {}

    def correlations(self, weights: Weights) -> dict[int, float]:
        """By deals a head the rank correlation that is to be expected."""
        key = weights.of(self.game)
        if key not in self._known:
            self._known[key] = {length: self._foretold(weights, length) for length in LENGTHS}
        return self._known[key]

    def _foretold(self, weights: Weights, length: int) -> float:
        own = float(weights.own(np.arange(length)).mean())
        made_of = np.array([own * weights.cards[self.game], -own * weights.calls[self.game], 1 - own])
        errors = np.sqrt(np.einsum("i,pij,j->p", made_of, self._varies, made_of) / length)
        ranks = _ranks(self._means @ made_of + self._chance * errors)
        return float(_correlation(ranks, self._sample.ranks).mean())


class Orders:
    """How well players are put into their order by real deals, taken in one after the other in many orders."""

    def __init__(self, sample: Sample, seed: int = 1) -> None:
        self.game, self._sample = sample.game, sample
        chance = random.Random(seed)
        self._places = np.array([chance.sample(range(sample.number), sample.number) for _ in range(ORDERS)]).T
        seats = sample.seats.shape[1]
        stops = {PLAYERS * length // seats: length for length in LENGTHS}
        self._stops = {step: length for step, length in stops.items() if step <= sample.number}

    def correlations(self, weights: Weights) -> dict[int, float]:
        """By deals a head the rank correlation, on average over the orders."""
        sample, found = self._sample, dict[int, float]()
        deals, total = np.zeros((ORDERS, PLAYERS)), np.zeros((ORDERS, PLAYERS))
        rows = np.arange(ORDERS)[:, None]
        shown = weights.cards[self.game] * sample.cards - weights.calls[self.game] * sample.calls
        for step, place in enumerate(self._places, 1):
            seats = sample.seats[place]
            had, known = deals[rows, seats], total[rows, seats]
            strength = known / (had + DRAW)
            over = sample.above[place] - strength @ sample.members.T
            surprise = over - over.mean(axis=1, keepdims=True)
            paid, own = strength + sample.scale * surprise[:, sample.column], weights.own(had)
            deals[rows, seats] = had + 1
            total[rows, seats] = known + own * shown[place] + (1 - own) * paid
            if step in self._stops:
                mean = total.sum(axis=1, keepdims=True) / deals.sum(axis=1, keepdims=True)
                ranks = _ranks((total - mean * deals) / (deals + DRAW))
                found[self._stops[step]] = float(_correlation(ranks, sample.ranks).mean())
        return found


def agreement(found: Sequence[tuple[float, float]], seed: int = 1) -> float:
    """How well strengths, each with its standard error, would go with themselves if they were found again.

    No rating can be expected to go better with them.
    """
    truth, errors = np.array(found).T
    chance = np.random.default_rng(seed).standard_normal((DRAWN, len(truth)))
    return float(_correlation(_ranks(truth + chance * errors), _ranks(truth[None])[0]).mean())


def _with_calls(game: str, now: Weights) -> list[Weights]:
    return [replace(now, calls={**now.calls, game: each}) for each in CALLS]


def _with_cards(game: str, usual: float, now: Weights) -> list[Weights]:
    return [replace(now, cards={**now.cards, game: round(usual * each, 2)}) for each in CARDS]


def _correlation(ranks: Array, truth: Array) -> Array:
    """Row by row how well ranks go with the true ones."""
    ours, theirs = ranks - ranks.mean(axis=1, keepdims=True), truth - truth.mean()
    return ours @ theirs / np.sqrt((ours**2).sum(axis=1) * (theirs**2).sum())


def _ranks(values: Array) -> Array:
    return values.argsort(axis=1).argsort(axis=1).astype(float)


def fitted(of_games: Sequence[Moments], weights: Weights) -> Weights:
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
