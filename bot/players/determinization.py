"""Full deals that fit a view; those in which the others' calls and plays make sense are drawn more often."""

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate
from math import exp
from typing import Final

from bot.players.belief import Belief, PlayLikelihood, Sides, SidesOf
from bot.players.evaluation import alone_in, declarers_side
from bot.players.games import knowledge_of
from engine.search.sampling import Impossible, World, Worlds
from engine.views import View

BATCH: Final = 48
"""How many deals are drawn before the likely ones of them are handed on."""
TAKEN: Final = {9: 6, 8: 8, 7: 16}
"""How many of these, by cards in hand: the longer a deal takes to solve, the more it pays to choose."""
FAR: Final = 30.0
"""By how many powers of e at most a deal counts for more, or less, than the likeliest of the first batch."""


def worlds_of(view: View) -> Worlds:
    """Deals that fit what was played and said, or, where nothing fits both, what was played alone."""
    try:
        return Worlds(view, knowledge_of(view.game).heard(view))
    except Impossible:
        return Worlds(view)


def belief_in(view: View) -> Belief | None:
    """How likely the others' calls and plays were in a world; None where there is nothing to go by."""
    knowledge = knowledge_of(view.game)
    calls, habits = knowledge.belief(view), alone_in(view)
    if habits is None and (view.contract is None or view.contract.name not in knowledge.avoiding):
        habits = knowledge.read_by or knowledge.habits
    plays = None if habits is None else PlayLikelihood(view, habits, sides_in(view))
    if not plays:
        return calls
    return plays if calls is None else lambda world: plays(world) + calls(world)


def sides_in(view: View) -> SidesOf:
    """Who plays together, in every world the same where the viewer knows."""
    stakes, seats = knowledge_of(view.game).stakes, range(view.players)
    sides, contract = view.sides, view.contract
    if contract is not None and contract.declarer is not None and sides and None not in sides:
        teams = tuple(side or 0 for side in sides)
        known = Sides(teams, frozenset(seat for seat in seats if not teams[seat]))
        return lambda _: known
    each_alone = alone_in(view) is not None

    def found(world: World) -> Sides:
        staked = None if each_alone else stakes(view, world)
        if staked is None:
            return Sides(tuple(seats), frozenset())
        return Sides(tuple(int(seat in staked.side) for seat in seats), declarers_side(view, staked))

    return found


class Determinizations:
    """One deal after the other, each with its weights in two averages: over all, and over the few chosen to solve."""

    def __init__(
        self, view: View, chance: random.Random, *, weighs: bool, is_late: Callable[[], bool] = lambda: False
    ) -> None:
        """Make ready; raises `Impossible` where no deal fits.

        weighs: whether to weigh deals by belief at all. is_late: whether to stop; calls that hardly go together make
        drawing slow.
        """
        self.number = 0
        """How many were drawn so far, those not handed on included."""
        self._worlds, self._chance, self._is_late = worlds_of(view), chance, is_late
        self._belief = belief_in(view) if weighs else None
        self._taken = TAKEN.get(len(view.hand), BATCH // 2)

    def __iter__(self) -> Iterator[tuple[World, float, float]]:
        """As long as there is time; the second weight is nothing where a deal was not chosen."""
        if self._belief is None:
            while True:
                self.number += 1
                yield self._worlds.draw(self._chance), 1.0, 1.0
        yield from self._weighed(self._belief)

    def _weighed(self, belief: Belief) -> Iterator[tuple[World, float, float]]:
        """Of every batch some are chosen, the more often the likelier; together they weigh what their batch does."""
        likeliest = None
        while True:
            batch = []
            for _ in range(BATCH):
                if self._is_late():
                    return
                batch.append(self._worlds.draw(self._chance))
            self.number += BATCH
            logs = [belief(world) for world in batch]
            likeliest = max(logs) if likeliest is None else likeliest
            weights = [exp(max(-FAR, min(each - likeliest, FAR))) for each in logs]
            sums = list(accumulate(weights))
            step, start = sums[-1] / self._taken, self._chance.random()
            marks = [step * (start + number) for number in range(self._taken)]
            times = Counter(min(bisect_left(sums, mark), BATCH - 1) for mark in marks)
            places = list(range(BATCH))
            self._chance.shuffle(places)
            for each in places:
                yield batch[each], weights[each], times[each] * step
