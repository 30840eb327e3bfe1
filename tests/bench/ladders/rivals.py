"""The rivals: each learns from deals one after another, puts the players in order, and says who is likely to win."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import erf, exp, log, sqrt
from statistics import fmean
from typing import Any, Final

import numpy as np

from bot.tables.ratings import PAIR_DRAW, Observed, Standing, observed, scale_of
from tests.bench.ladders.simulated import PLAYERS, Simulated

try:
    from openskill.models import PlackettLuce
except ImportError:  # the bench runs without it, and says so
    PlackettLuce = None

BETA: Final = 25 / 6
"""OpenSkill's own."""
FACTORS: Final = (1, 4, 8, 16, 32)
SLOPES: Final = (0.25, 0.5, 0.75, 1.0, 1.5, 2.0)


class Rival(ABC):
    """A way to rate."""

    name: str

    @abstractmethod
    def learn(self, deals: Sequence[Simulated]) -> None:
        """Take in deals, once."""

    @abstractmethod
    def strengths(self) -> list[float]:
        """A figure for each player; who is better has more."""

    @abstractmethod
    def chance(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """How likely those of one column get more than those of another."""


class Coin(Rival):
    """Knows nothing."""

    name = "coin"

    def learn(self, deals: Sequence[Simulated]) -> None:
        """Not a thing."""

    def strengths(self) -> list[float]:
        """All the same."""
        return [0.0] * PLAYERS

    def chance(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """Even."""
        del ours, theirs
        return 0.5


class WinRate(Rival):
    """How often somebody's column got more than another."""

    name = "raw win rate"

    def __init__(self) -> None:
        self.won, self.met = [1.0] * PLAYERS, [2.0] * PLAYERS

    def learn(self, deals: Sequence[Simulated]) -> None:
        """Count."""
        for deal in deals:
            for ours, theirs, more in comparisons(deal):
                for who in (*ours, *theirs):
                    self.met[who] += 1
                    self.won[who] += more == (who in ours)

    def strengths(self) -> list[float]:
        """The share."""
        return [won / met for won, met in zip(self.won, self.met, strict=True)]

    def chance(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """As the odds of both say."""
        odds = [log(self.won[who] / (self.met[who] - self.won[who])) for who in (*ours, *theirs)]
        mean = sum(odds[: len(ours)]) / len(ours) - sum(odds[len(ours) :]) / len(theirs)
        return 1 / (1 + exp(-mean))


class OpenSkill(Rival):
    """Plackett and Luce's model over columns; with `fits` β is what explains the deals best."""

    def __init__(self, *, fits: bool) -> None:
        self.fits, self.name = fits, f"OpenSkill, {'fitted β, τ=0' if fits else 'default'}"
        self.model: Any = None
        self.ratings: list[Any] = []

    def learn(self, deals: Sequence[Simulated]) -> None:
        """Update after each deal; a fitted one tries each β first."""
        if not self.fits:
            self.loss(PlackettLuce(), deals)
            return
        best = min(FACTORS, key=lambda factor: self.loss(PlackettLuce(beta=BETA * factor, tau=0.0), deals))
        self.name = f"OpenSkill, β×{best}, τ=0"
        self.loss(PlackettLuce(beta=BETA * best, tau=0.0), deals)

    def loss(self, model: Any, deals: Sequence[Simulated]) -> float:
        """Learn anew, and how badly each deal was foretold before it was learnt."""
        self.model, self.ratings, found = model, [model.rating() for _ in range(PLAYERS)], []
        for deal in deals:
            found += losses(self, deal)
            teams = [[self.ratings[deal.seats[seat]] for seat in column] for column in deal.columns]
            rated = model.rate(teams, scores=list(by_column(deal, deal.scores)))
            for column, team in zip(deal.columns, rated, strict=True):
                for seat, rating in zip(column, team, strict=True):
                    self.ratings[deal.seats[seat]] = rating
        return sum(found) / max(1, len(found))

    def strengths(self) -> list[float]:
        """The means."""
        return [rating.mu for rating in self.ratings]

    def chance(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """As its model says."""
        sides = [[self.ratings[who] for who in side] for side in (ours, theirs)]
        likely: float = self.model.predict_win(sides)[0]
        return likely


class Linear(Rival):
    """Strengths in points a deal; the side with more of them wins as a normal distribution says."""

    def __init__(self, *, par: bool) -> None:
        self.par = par
        self.found = [0.0] * PLAYERS
        self.noise = self.slope = 1.0

    def above(self, deal: Simulated) -> list[float]:
        """What a deal paid each column, above par or above nothing."""
        return above_par(deal) if self.par else by_column(deal, deal.scores)

    def learn(self, deals: Sequence[Simulated]) -> None:
        """Fit, see how scores vary, and how sure of it one may be: as suits the half that was not learnt from."""
        half = len(deals) // 2
        self._fit(deals[:half])
        self.slope = min(SLOPES, key=lambda slope: self._loss(slope, deals[half:]))
        self._fit(deals)

    def _loss(self, slope: float, deals: Sequence[Simulated]) -> float:
        self.slope = slope
        return sum(loss for deal in deals for loss in losses(self, deal))

    def _fit(self, deals: Sequence[Simulated]) -> None:
        self.fit(deals)
        gaps = [
            scores[one] - scores[other] - self.gap(here[one], here[other])
            for deal in deals
            for here in ([[deal.seats[seat] for seat in column] for column in deal.columns],)
            for scores in (by_column(deal, deal.scores),)
            for one in range(len(here))
            for other in range(one)
        ]
        self.noise = sqrt(sum(gap * gap for gap in gaps) / len(gaps))

    @abstractmethod
    def fit(self, deals: Sequence[Simulated]) -> None:
        """Find the strengths."""

    def strengths(self) -> list[float]:
        """As found."""
        return list(self.found)

    def gap(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """By how much one column should beat another."""
        return sum(map(self.found.__getitem__, ours)) / len(ours) - sum(map(self.found.__getitem__, theirs)) / len(
            theirs
        )

    def chance(self, ours: Sequence[int], theirs: Sequence[int]) -> float:
        """The normal distribution's."""
        return 0.5 * (1 + erf(self.slope * self.gap(ours, theirs) / self.noise / sqrt(2)))


class Ridge(Linear):
    """All deals at once, by least squares with partners and opponents together; `server`: drawn as the deals advise."""

    def __init__(self, *, par: bool, server: bool = False) -> None:
        super().__init__(par=par)
        self.server = server
        self.name = f"ridge, score{' minus par' if par else ''}{', prior of the server' if server else ''}"

    def fit(self, deals: Sequence[Simulated]) -> None:
        """Normal equations; of several priors the one under which the deals are likeliest."""
        rows, wanted = [], []
        for deal in deals:
            members = np.zeros((len(deal.columns), PLAYERS))
            for place, column in enumerate(deal.columns):
                for seat in column:
                    members[place, deal.seats[seat]] += 1 / len(column)
            above = np.array(self.above(deal))
            rows.append(members - members.mean(axis=0))
            wanted.append(above - above.mean())
        design, result = np.concatenate(rows), np.concatenate(wanted)
        first = deals[0].columns
        unit = (1 - 1 / len(first)) / len(first[0]) ** 2
        draws = (15.0, 30.0, 60.0, 120.0, 240.0, 480.0) if self.server else (PAIR_DRAW,)
        draw = min(draws, key=lambda each: surprise(design, result, each * unit))
        found = np.linalg.solve(design.T @ design + draw * unit * np.eye(PLAYERS), design.T @ result)
        self.found = [float(each) for each in found]


def surprise(design: Any, result: Any, penalty: float) -> float:
    """How unlikely the results are (minus twice the logarithm) where strengths vary so much less than deals do."""
    number = len(result)
    normal = design.T @ design / penalty + np.eye(design.shape[1])
    explained = design.T @ result
    rest = result @ result - explained @ np.linalg.solve(normal * penalty, explained)
    return float(number * np.log(rest / number) + np.linalg.slogdet(normal)[1])


class Sums(Linear):
    """What the bot does with `skill`: one sum a player, each deal looked at once."""

    def __init__(self, *, par: bool = True, skill: bool = True) -> None:
        super().__init__(par=par)
        self.skill = skill
        self.name = f"sums, score{' minus par' if par else ''}{' and skill (the bot)' if skill else ''}"

    def fit(self, deals: Sequence[Simulated]) -> None:
        """As the store does it."""
        known = [Observed()] * PLAYERS
        for deal in deals:
            here = [[deal.seats[seat] for seat in column] for column in deal.columns]
            expected = [fmean(known[who].strength for who in column) for column in here]
            above, skill, told = self.above(deal), deal.skill, dict[int, float]()
            for place, column in enumerate(deal.columns):
                for seat in column:
                    who = deal.seats[seat]
                    standing = Standing(known[who], place, len(column))
                    told[who] = observed(standing, expected, above, skill[seat] if self.skill else None)
            for who, observation in told.items():
                had = known[who]
                squares = had.squares + observation * observation
                known[who] = Observed(had.deals + 1, had.total + observation, squares)
        scale = scale_of(known)
        self.found = [scale.rating(each).value for each in known]


def by_column(deal: Simulated, values: Sequence[float]) -> list[float]:
    """The average of each column's seats."""
    return [sum(values[seat] for seat in column) / len(column) for column in deal.columns]


def above_par(deal: Simulated) -> list[float]:
    """What it paid each column beyond par."""
    scores, par = by_column(deal, deal.scores), by_column(deal, deal.par)
    return [score - each for score, each in zip(scores, par, strict=True)]


def comparisons(deal: Simulated) -> list[tuple[list[int], list[int], bool]]:
    """Each two columns that did not get the same: who was in them, and whether the first got more."""
    scores = by_column(deal, deal.scores)
    here = [[deal.seats[seat] for seat in column] for column in deal.columns]
    return [
        (here[one], here[other], scores[one] > scores[other])
        for one in range(len(here))
        for other in range(one)
        if scores[one] != scores[other]
    ]


def losses(rival: Rival, deal: Simulated) -> list[float]:
    """How badly a deal was foretold: minus the logarithm of the chance given to what happened."""
    found = []
    for ours, theirs, more in comparisons(deal):
        likely = min(max(rival.chance(ours, theirs), 1e-6), 1 - 1e-6)
        found.append(-log(likely if more else 1 - likely))
    return found
