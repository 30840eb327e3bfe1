"""Questions before the play, a bid or cards to lay away, to which one answer is the best as far as one can know.

What an answer brings hangs on the whole play, so no answer is the best in nearly all deals, as a card can be. It has to
bring clearly more on average: in deals that are weighed as the strong computer weighs them and in others that are not,
when the play goes by habit, and where search solves such questions, with all cards open too.
"""

import random
from collections.abc import Mapping, Sequence
from math import floor, sqrt
from statistics import fmean
from typing import Final

from bot.players.determinization import Determinizations
from bot.players.evaluation import CallEvaluator
from bot.players.games import knowledge_of
from bot.players.knowledge import CallSearch, Candidate, Plan
from bot.players.searching import call_search, plans
from bot.players.simple import Simple
from engine.actions import Action, Play
from engine.search.sampling import Impossible
from engine.search.solver import TooLong
from engine.search.tables import Array
from engine.views import View

ERRORS: Final = 4.0
"""By how many standard errors the best answer must bring more than any other."""
SHARE: Final = 0.6
"""In what part of the deals it has to be the best at least."""
FIRST: Final = 12
"""After so many deals it is given up where another answer than the rule of thumb's does not promise more."""
MINED: Final = 40
ROLLED_OUT: Final = 160
SOLVED: Final = 60
"""How many deals are played by habit, when mining and when verifying, and how many are solved."""
TIMES: Final = 3
"""How often that is done in other deals, and mostly it has to be clear: what is found looks better than it is."""
CARDS: Final = 1_000_000
"""How many cards may be tried in one deal: all answers are solved from the first card on."""
LONGEST: Final = 12_000_000
"""And in all deals of a look: a few positions have so many answers that others are sooner found."""
A_RUNG: Final = 1e-6
"""What two answers bring differs by a rung of the game's, or by nothing: values are the rungs' own."""


class CallJudge:
    """What each answer brings in deals that fit a view."""

    def __init__(
        self, view: View, candidates: Mapping[Candidate, Plan], table: Array, chance: random.Random, *, solves: bool
    ) -> None:
        """Raises `Impossible` where the view has more cards than any pack.

        solves: whether deals are solved with all cards open, or played by habit.
        """
        self._view, self._chance, self._solves = view, chance, solves
        self._evaluator = CallEvaluator(view, candidates, table, solves=solves)
        self._found: list[tuple[float, Mapping[Candidate, float]]] = []

    def look(self, deals: int, *, weighs: bool) -> bool:
        """Draw deals until there are so many; False where one is too hard, or nobody knows what it brings."""
        for world, _, weight in Determinizations(self._view, self._chance, weighs=weighs):
            if not weight:
                continue
            try:
                found = (
                    self._evaluator.solved(world, CARDS)
                    if self._solves
                    else self._evaluator.rolled_out(world, instead=True)
                )
            except TooLong:
                return False
            if not found or self._evaluator.tried > LONGEST:
                return False
            self._found.append((weight, found))
            if len(self._found) >= deals:
                return True
        return False

    @property
    def worth(self) -> dict[Action, float]:
        """What each answer brings on average with what is best said after it, the best first."""
        return {candidate[0]: value for candidate, value in self._best_of_each().items()}

    def _best_of_each(self) -> dict[Candidate, float]:
        """For each first answer the best that can be said with it."""
        weight = sum(each for each, _ in self._found)
        values = {one: sum(each * found[one] for each, found in self._found) / weight for one in self._found[0][1]}
        first: dict[Action, Candidate] = {}
        for candidate in sorted(values, key=lambda each: -values[each]):
            first.setdefault(candidate[0], candidate)
        return {candidate: values[candidate] for candidate in first.values()}

    def leads_by(self) -> tuple[float, float]:
        """By how much the best answer brings more than the next best, and by how many standard errors at least."""
        best, *others = self._best_of_each()
        leads = [self._lead(best, other) for other in others]
        return min(lead for lead, _ in leads), min(errors for _, errors in leads)

    def _lead(self, best: Candidate, other: Candidate) -> tuple[float, float]:
        pairs = [(weight, found[best] - found[other]) for weight, found in self._found]
        weights = sum(weight for weight, _ in pairs)
        mean = sum(weight * more for weight, more in pairs) / weights
        error = sqrt(sum((weight * (more - mean)) ** 2 for weight, more in pairs)) / weights
        return mean, mean / max(error, A_RUNG)

    @property
    def share(self) -> float:
        """In what part of the deals the best answer brings more than every other."""
        best, *others = self._best_of_each()
        stands_out = [
            weight for weight, found in self._found if found[best] > max(found[other] for other in others) + A_RUNG
        ]
        return sum(stands_out) / sum(weight for weight, _ in self._found)


def clear_answer(view: View, table: Array, seed: str) -> tuple[dict[Action, float], int] | None:
    """What each answer brings and in what share of deals the best is the best; None where none clearly is.

    Nor where the rule of thumb gives it.
    """
    natural = Simple().choose(view, random.Random(0))  # noqa: S311 - it leaves nothing to chance
    if natural is None or isinstance(natural, Play):
        return None
    search, candidates = answers(view, natural)
    if len({candidate[0] for candidate in candidates}) < 2 or natural not in {each[0] for each in candidates}:
        return None

    def judge(name: str, *, solves: bool) -> CallJudge:
        chance = random.Random(f"{seed} {name}")  # noqa: S311 - it must repeat
        return CallJudge(view, candidates, table, chance, solves=solves)

    try:
        mined = judge("mined", solves=False)
        if not _promises_more(mined, natural, knowledge_of(view.game).marks.doubtful):
            return None
        best, shares = next(iter(mined.worth)), []
        for solves, deals in ((False, ROLLED_OUT), (True, SOLVED))[: 1 if search.by_rollout else 2]:
            for weighs in (True, False):
                looks = [judge(f"verified {solves} {weighs} {time}", solves=solves) for time in range(TIMES)]
                clear = _clear_looks(looks, deals, best, view, weighs=weighs)
                shares.append(fmean(each.share for each in looks) if clear else 0.0)
                if shares[-1] < SHARE:
                    return None
                worth = {answer: round(value, 2) for answer, value in clear[0].worth.items()}
    except Impossible:
        return None
    return worth, floor(100 * min(shares))


def _promises_more(judge: CallJudge, natural: Action, marked: float) -> bool:
    """Whether in a few deals another answer than the natural one promises half of what the coach would mark."""
    return all(
        judge.look(deals, weighs=False) and next(iter(judge.worth)) != natural and judge.leads_by()[0] >= marked / 2
        for deals in (FIRST, MINED)
    )


def _clear_looks(looks: Sequence[CallJudge], deals: int, best: Action, view: View, *, weighs: bool) -> list[CallJudge]:
    """Most of the looks, those in which the answer is clear; none where one finds another, or deals are too hard."""
    if not all(each.look(deals, weighs=weighs) and next(iter(each.worth)) == best for each in looks):
        return []
    clear = [each for each in looks if _is_clear(each, best, view)]
    return clear if len(clear) > len(looks) / 2 else []


def _is_clear(judge: CallJudge, best: Action, view: View) -> bool:
    """Whether the coach would mark every other answer, and nobody can doubt it."""
    lead, errors = judge.leads_by()
    marked = knowledge_of(view.game).marks.doubtful
    return next(iter(judge.worth)) == best and lead >= marked and errors >= ERRORS and judge.share >= SHARE


def answers(view: View, natural: Action) -> tuple[CallSearch, dict[Candidate, Plan]]:
    """What can be answered to what is asked before the play, as search or the coach compares it.

    natural: an answer that is to be among these.
    """
    search, found = call_search(view), dict(plans(view))
    if not found:
        search = knowledge_of(view.game).reviewed.get(view.phase, search)
        found = dict(search.plans(view))
    if found and not any(candidate[:1] == (natural,) for candidate in found):
        found |= search.plan_of(view, natural)
    return search, {candidate: plan for candidate, plan in found.items() if candidate}


def is_call(view: View) -> bool:
    """Whether a view asks for anything but a card, and there are several answers."""
    asked = view.asked
    return asked is not None and view.phase != "play" and len(asked.actions) > 1 and view.seat in view.waiting_for
