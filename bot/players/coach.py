"""What each choice of a finished deal cost: against the best by what could be known, and with all cards open.

Both are found as the strong computer finds what to do: by the same deals that fit, the same weights, the same
evaluators. So the coach says what that computer thinks, in what the game pays, and of what it does not think about
nothing. All work is measured in cards tried, and chance comes from the deal's seal: a review is the same each time.
"""

import math
import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar

from bot.players.evaluation import CallEvaluator, CardEvaluator, open_world
from bot.players.finished import Review, ReviewedChoice
from bot.players.games import knowledge_of
from bot.players.heuristics import reason_of_call, reason_of_card
from bot.players.knowledge import Candidate, Plan
from bot.players.searching import STRONG, Evaluator, Searching, awaited_only, best, call_search, plans
from bot.players.searching import without_what_can_wait as heeded
from bot.players.simple import Simple
from engine.actions import Action, Play, Signal
from engine.cards import Card, Cards, write_cards
from engine.deal import Deal
from engine.search.sampling import Impossible, World
from engine.search.solver import TooLong, new_table
from engine.seats import Seat
from engine.views import View

GLANCE: Final = 200_000
LOOK: Final = 900_000
"""How many cards may be tried for one choice, and how many more for one that may have been a mistake.

Few deals say little: of one card in Saskop five such glances found costs that differed by half a stroke, and five such
looks by a quarter (standard deviations).
"""
DEALS: Final = 30
MOST_LOOKS: Final = 3
"""Of fewer deals nothing is concluded at a glance; where deals take long, it is looked longer several times."""
ROLLOUTS: Final = 4
"""How often is looked longer where deals are played by habit and not solved: they are quick, and differ more."""
OPEN_CARDS: Final = 1_000_000
"""How many may be tried to solve the deal as it really was; where that is not enough, nothing is said of it."""
TELLING: Final = 0.5
"""What part of a doubtful choice's cost is too little to tell choices apart by so few deals."""
LEAST: Final = 0.005
"""Less than that is no difference."""

Choice = TypeVar("Choice")
Tell = Callable[[int, int], None]
"""Told which of the moments is being looked at, counted from one, and how many there are."""


@dataclass(frozen=True, slots=True)
class _Question:
    """One choice that somebody had."""

    step: int
    deal: Deal
    seat: Seat
    action: Action
    whole: Deal


def review_of(whole: Deal, digest: str, tell: Tell = lambda *_: None) -> Review:
    """Look at every choice in a finished deal that was one. digest: the seal of its pack."""
    questions = list(_questions(whole))
    moments: list[ReviewedChoice] = []
    unweighed = [0] * whole.start.players
    for number, asked in enumerate(questions, 1):
        tell(number, len(questions))
        found = list(_looked_at(asked, digest))
        moments += found
        unweighed[asked.seat] += not found
    return Review(tuple(moments), tuple(unweighed))


def _questions(whole: Deal) -> Iterator[_Question]:
    """Every choice there was; what is forced, and signals among partners, are none."""
    deal = Deal(whole.start)
    for number, (seat, action) in enumerate(whole.actions):
        if number and not isinstance(action, Signal) and _is_choice(deal, seat, action):
            yield _Question(number - 1, deal, seat, action, whole)
        deal = deal.act(seat, action)


def _is_choice(deal: Deal, seat: Seat, action: Action) -> bool:
    """Whether anything else might have been said or done, signals aside."""
    return any(each != action and not isinstance(each, Signal) for each in deal.legal_actions(seat))


def _looked_at(asked: _Question, digest: str) -> Iterator[ReviewedChoice]:
    """What there is to say: of silence where something could have been said, and of what was done."""
    view, world = asked.deal.view(asked.seat), open_world(asked.deal)
    judge = _Judge(asked, view, world, digest)
    yield from judge.call()
    if isinstance(asked.action, Play):
        yield from judge.card(asked.action.card)


class _Counted(Generic[Choice]):
    """An evaluator, and in how many deals it knew what choices are worth."""

    def __init__(self, evaluator: Evaluator[Choice]) -> None:
        self._evaluator, self.solves = evaluator, evaluator.solves
        self._solved = self._rolled_out = 0

    @property
    def number(self) -> int:
        return max(self._solved, self._rolled_out)

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return self._evaluator.tried

    def solved(self, world: World, cards: int) -> dict[Choice, float]:
        """By choice what it is worth with all cards open."""
        found = self._evaluator.solved(world, cards)
        self._solved += bool(found)
        return found

    def rolled_out(self, world: World, *, instead: bool = False) -> dict[Choice, float]:
        """By choice what it brings by habit."""
        found = self._evaluator.rolled_out(world, instead=instead)
        self._rolled_out += bool(found)
        return found


class _Judge:
    """Weighs the choices of one moment."""

    def __init__(self, asked: _Question, view: View, world: World, digest: str) -> None:
        self._asked, self._view, self._world, self._digest = asked, view, world, digest
        marks = knowledge_of(view.game).marks
        self._enough, self._effort = marks.doubtful * TELLING, marks.effort
        self._table = new_table()

    def call(self) -> Iterator[ReviewedChoice]:
        """What was said or not said before the card, where the computer compares what that leads to."""
        view, action = heeded(self._view), self._asked.action
        candidates, search = dict(plans(view)), call_search(view)
        if not candidates and view.seat in view.waiting_for:
            search = knowledge_of(view.game).reviewed.get(view.phase, search)
            candidates = dict(search.plans(view))
        if not isinstance(action, Play) or any(isinstance(word, Play) for each in candidates for word in each):
            said: Candidate = (action,)
            candidates |= {} if _begins(candidates, said) else search.plan_of(view, action)
        else:
            said = ()
        if len(candidates) < 2 or not _begins(candidates, said):
            return
        natural = knowledge_of(view.game).corrected(view, Simple().choose(view, self._chance("thumb")) or action)

        def evaluator() -> CallEvaluator:
            return CallEvaluator(view, candidates, self._table, solves=not search.by_rollout)

        known = self._known(view, said, evaluator, lambda each: each[:1], times=ROLLOUTS if search.by_rollout else 1)
        if not known:
            return
        values, seen = _by_answer(known), _by_answer(self._open(evaluator))
        better = max(values, key=lambda each: (values[each], each == said))
        cost = _less(values, better, said, max(self._enough, search.margin if said == (natural,) else 0.0))
        better = better if cost else said
        yield ReviewedChoice(
            self._asked.step, self._asked.seat, _written(said), _written(better), cost,
            *_opened(seen, said, _written), reason_of_call(said, better),
        )  # fmt: skip

    def card(self, played: Card) -> Iterator[ReviewedChoice]:
        """Which card was played, where several might have been."""
        view = awaited_only(self._view)
        if len(set(view.playable)) < 2:
            return

        def evaluator() -> CardEvaluator:
            return CardEvaluator(view, self._table)

        known = self._known(view, played, evaluator, lambda each: each)
        if played not in known:
            return
        seen = self._open(evaluator)
        natural = Simple().choose(view, self._chance("thumb"))
        likely = natural.card if isinstance(natural, Play) else played
        better = best(known, likely)
        cost = _less(known, better, played, self._enough)
        better = better if cost else played
        yield ReviewedChoice(
            self._asked.step, self._asked.seat, str(Play(played)), str(Play(better)), cost,
            *_opened(seen, played, lambda card: str(Play(card))), reason_of_card(view, played, better) if cost else "",
            write_cards(self._trick_with(better)) if cost else "",
        )  # fmt: skip

    def _trick_with(self, better: Card) -> Cards:
        """What the trick would have become: others play what they did, or what serves them best with all cards open."""
        number, tricks = len(self._view.tricks), self._asked.whole.view(None).tricks
        if number >= len(tricks):
            return ()
        really = dict(zip(tricks[number].seats, tricks[number].cards, strict=True))
        deal = self._asked.deal.act(self._asked.seat, Play(better))
        while len(deal.view(None).tricks) == number:
            seat = next(iter(deal.waiting_for), self._asked.seat)
            view = awaited_only(deal.view(seat))
            if not view.playable:
                return ()
            card = really[seat] if really[seat] in view.playable else self._best_open(deal, view)
            deal = deal.act(seat, Play(card))
        return deal.view(None).tricks[number].cards

    def _best_open(self, deal: Deal, view: View) -> Card:
        """What serves a seat best were all cards open, or by the rule of thumb where that is too hard to find."""
        evaluator = CardEvaluator(view, self._table)
        try:
            values = evaluator.solved(open_world(deal), OPEN_CARDS)
        except TooLong:
            values = {}
        natural = Simple().choose(view, self._chance("trick"))
        likely = natural.card if isinstance(natural, Play) else view.playable[0]
        return best(values, likely) if values else likely

    def _chance(self, what: str) -> random.Random:
        return random.Random(f"{self._digest} {self._asked.step} {what}")  # noqa: S311 - it must repeat

    def _known(
        self, view: View, said: object, evaluator: Callable[[], Evaluator[Choice]], of: Callable[[Choice], object],
        times: int = 1,
    ) -> dict[Choice, float]:  # fmt: skip
        """What each choice is worth on average over deals that fit; nothing where none does, or nobody knows.

        of: the answer that a choice belongs to, among which `said` was given. times: how often it is looked at longer.
        """
        glance, deals = self._averages(view, "glance", GLANCE, evaluator)
        mine = [value for each, value in glance.items() if of(each) == said]
        if deals >= DEALS and (not mine or max(glance.values()) - max(mine) < self._enough):
            return glance
        found = [(glance, deals)]
        while len(found) <= times or (len(found) <= MOST_LOOKS and sum(number for _, number in found) < DEALS):
            found.append(self._averages(view, f"look {len(found)}", LOOK, evaluator))
        found = [(values, number) for values, number in found if values]
        deals = sum(number for _, number in found)
        choices = found[0][0] if found else ()
        return {each: sum(values[each] * number for values, number in found) / deals for each in choices}

    def _averages(
        self, view: View, what: str, cards: int, evaluator: Callable[[], Evaluator[Choice]]
    ) -> tuple[dict[Choice, float], int]:
        counted = _Counted(evaluator())
        player = Searching(
            replace(STRONG, name="coach", seconds=math.inf, cards=cards * self._effort), clock=lambda: 0.0
        )
        try:
            return player.averages(view, self._chance(what), counted, fills=False), max(1, counted.number)
        except Impossible:
            return {}, 0

    def _open(self, evaluator: Callable[[], Evaluator[Choice]]) -> dict[Choice, float]:
        """What each choice was worth as the cards really lay."""
        made = evaluator()
        try:
            return made.solved(self._world, OPEN_CARDS) if made.solves else made.rolled_out(self._world)
        except TooLong:
            return {}


def _begins(candidates: Mapping[Candidate, Plan], said: Candidate) -> bool:
    return any(each[:1] == said for each in candidates)


def _by_answer(values: Mapping[Candidate, float]) -> dict[Candidate, float]:
    """The most that each answer promises, however one goes on."""
    found: dict[Candidate, float] = {}
    for each, value in values.items():
        found[each[:1]] = max(value, found.get(each[:1], -math.inf))
    return found


def _less(values: Mapping[Choice, float], better: Choice, chosen: Choice, least: float = LEAST) -> float:
    """By how much a choice is worse; nothing where that is less than can be told."""
    cost = values[better] - values[chosen]
    return round(cost, 3) if cost >= least else 0.0


def _opened(
    values: Mapping[Choice, float], chosen: Choice, written: Callable[[Choice], str]
) -> tuple[str | None, float | None]:
    """The best choice with all cards open, the one made if it is as good, and by how much that one is worse."""
    if chosen not in values:
        return None, None
    better = max(values, key=lambda each: (values[each], each == chosen))
    cost = _less(values, better, chosen)
    return written(better if cost else chosen), cost


def _written(said: Candidate) -> str:
    return str(said[0]) if said else ""
