"""A player that draws deals fitting its view, solves them with all cards open, and plays what is best on average."""

import logging
import math
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from threading import local
from traceback import format_tb
from typing import Final, Generic, Protocol, TypeVar

from bot.players.determinization import Determinizations
from bot.players.evaluation import CallEvaluator, CardEvaluator
from bot.players.games import knowledge_of
from bot.players.knowledge import CallSearch, Candidate, Plan
from bot.players.simple import Simple
from engine.actions import Action, Play, Signal
from engine.cards import Card
from engine.search.sampling import Impossible, World
from engine.search.solver import TooLong, new_table
from engine.search.tables import Array
from engine.views import View

log = logging.getLogger(__name__)

CARDS_A_SECOND: Final = 2_000_000
"""How many cards a slow or busy machine tries in a second: what a deadline means to the solver."""
DRAW_COST: Final = 1_200
QUESTION_COST: Final = 800
ROLLOUT_COST: Final = 1_600
"""How many cards could be tried while a deal is drawn, while a question about it is put, while it is rolled out."""
SHARE: Final = 0.2
"""What part of the cards that may be tried one deal may take; one that needs more is left out."""
MIN_WORLDS: Final = 4
"""Fewer deals than that say less than the rule of thumb does."""
ROLLED_OUT: Final = 100
"""How many deals are rolled out where nothing is solved, at every level: they are quickly done."""
FIRST_CHOICE_FACTOR: Final = 3
"""How many times as many cards may be tried for a call and for the first card of all, when least is known.

Of 2,300 discards in Skat one in six was another than the rule of thumb's and brought 11 points more (a standard error
of 2); with three times the cards one in three was, and brought 14 (3).
"""

NO_SEARCH: Final = CallSearch()
"""What is asked of search in a phase that a game's knowledge does not name."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a player thinks: so many deals at most, so many seconds, so many cards tried in all deals together.

    The seconds are for bad days only: as long as the cards decide, the same view and chance bring the same answer.
    weighs: whether deals are weighed by how well they go with what the others have called and played.
    """

    name: str
    worlds: int
    seconds: float
    cards: int = 1_000_000
    weighs: bool = False


NORMAL: Final = Level("normal", 8, 0.4, 200_000)
STRONG: Final = Level("strong", 240, 1.5, 1_500_000, weighs=True)


Choice = TypeVar("Choice")


class Evaluator(Protocol[Choice]):
    """Knows what each choice is worth in a deal."""

    solves: bool
    """Whether deals can be solved double-dummy; else rollouts have to do."""

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""

    def solved(self, world: World, cards: int) -> dict[Choice, float]:
        """By choice what it is worth with all cards open; raises `TooLong` where more cards would have to be tried."""

    def rolled_out(self, world: World, *, instead: bool = False) -> dict[Choice, float]:
        """By choice what it brings when the deal is played by habit; nothing where that is not asked or known.

        instead: asked because no deals could be solved.
        """


class Sampled(Generic[Choice]):
    """What each choice is worth by the deals that were drawn, and how far from the truth so few of them may be."""

    def __init__(self) -> None:
        self.number, self._weights = 0, 0.0
        self._total: dict[Choice, float] = {}
        self._deals: list[tuple[Mapping[Choice, float], float]] = []

    def add(self, found: Mapping[Choice, float], weight: float) -> None:
        """Take in what one deal says."""
        self.number, self._weights = self.number + 1, self._weights + weight
        self._deals.append((found, weight))
        for choice, value in found.items():
            self._total[choice] = self._total.get(choice, 0.0) + weight * value

    def values(self) -> dict[Choice, float]:
        """By choice what it is worth on average; nothing where nothing is known."""
        return {choice: value / self._weights for choice, value in self._total.items()}

    def error(self, one: Choice, other: Choice) -> float:
        """The standard error of how much more one is worth than the other, deal by deal; without end of one deal."""
        if self.number < 2:
            return math.inf
        more = [(found[one] - found[other], weight) for found, weight in self._deals]
        mean = sum([each * weight for each, weight in more]) / self._weights
        squares = sum([(weight * (each - mean)) ** 2 for each, weight in more])
        return math.sqrt(squares * self.number / (self.number - 1)) / self._weights


class _Tables(local):
    """One table of positions a thread."""

    def __init__(self) -> None:
        self.positions: Array = new_table()


_TABLES: Final = _Tables()


class Searching:
    """Chooses cards, and contracts where it pays, by search, and falls back on the rule of thumb."""

    def __init__(self, level: Level = STRONG, clock: Callable[[], float] = time.monotonic) -> None:
        self.level = level
        self.fallback = Simple()
        self.clock = clock

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """What is best on average; the rule of thumb where search fails, is late or has nothing to say."""
        view = without_what_can_wait(view)
        natural = self.fallback.choose(view, chance)
        if natural is None or isinstance(natural, Signal):
            return natural
        natural = knowledge_of(view.game).corrected(view, natural)
        try:
            return self._searched(view, chance, natural)
        except Impossible:
            log.warning("the view of a %s table fits no deal; the rule of thumb plays", view.game)
        except Exception as error:  # noqa: BLE001 - its text may name cards, which no log may show
            where = "".join(format_tb(error.__traceback__))
            log.error("a search in %s failed; the rule of thumb plays: %s\n%s", view.game, type(error).__name__, where)  # noqa: TRY400
        return natural

    def determinizations(self, view: View, chance: random.Random, until: float, *, solves: bool) -> Determinizations:
        """Deals that fit, as long as there is time; raises `Impossible`.

        solves: whether they are to be solved; where they are not, weighing so many costs little beside.
        """
        weighs = self.level.weighs or not solves
        return Determinizations(view, chance, weighs=weighs, is_late=lambda: self.clock() >= until)

    def _searched(self, view: View, chance: random.Random, natural: Action) -> Action:
        search, candidates = call_search(view), plans(view)
        if candidates:
            calls = CallEvaluator(view, candidates, _TABLES.positions, solves=not search.by_rollout)
            said = chosen(self.averages(view, chance, calls), natural, search.margin)
            if said is not None:
                return said
            view = awaited_only(view)
            natural = self.fallback.choose(view, chance) or natural
        if not isinstance(natural, Play) or len(view.playable) < 2:
            return natural
        values = self.averages(view, chance, CardEvaluator(view, _TABLES.positions))
        return Play(best(values, natural.card)) if values else natural

    def averages(
        self, view: View, chance: random.Random, evaluator: Evaluator[Choice], *, fills: bool = True
    ) -> dict[Choice, float]:
        """What each choice is worth on average over the deals there was time for.

        fills: whether deals are played by habit where too few could be solved.
        """
        return self.sampled(view, chance, evaluator, fills=fills).values()

    def sampled(
        self, view: View, chance: random.Random, evaluator: Evaluator[Choice], *, fills: bool = True
    ) -> Sampled[Choice]:
        """The same, with how far it may be off."""
        until = self.clock() + self.level.seconds
        deals = self.determinizations(view, chance, until, solves=evaluator.solves)
        is_first = not view.tricks and not view.trick.cards and not call_search(view).thought_before
        most = self.level.cards * (FIRST_CHOICE_FACTOR if is_first else 1)
        enough = self.level.worlds if evaluator.solves else ROLLED_OUT
        found, asked = Sampled[Choice](), 0
        for world, likely, weight in deals:
            rolled_out = 0 if evaluator.solves else found.number
            spent = DRAW_COST * deals.number + QUESTION_COST * asked + ROLLOUT_COST * rolled_out
            left = most - evaluator.tried - spent
            cards = min(SHARE * most, left, (until - self.clock()) * CARDS_A_SECOND)
            if cards < 1:
                break
            if evaluator.solves and not weight:
                continue
            asked += bool(weight)
            try:
                values = evaluator.solved(world, int(cards)) if evaluator.solves else evaluator.rolled_out(world)
            except TooLong:
                continue
            if not values:
                break
            found.add(values, weight if evaluator.solves else likely)
            if (asked if evaluator.solves else found.number) >= enough:
                break
        if found.number < min(MIN_WORLDS, self.level.worlds):
            return self._instead(deals, evaluator, until) if fills else Sampled()
        return found

    def _instead(self, deals: Determinizations, evaluator: Evaluator[Choice], until: float) -> Sampled[Choice]:
        """What choices bring by habit, where too few deals were solved to say; nothing where that is not known."""
        found = Sampled[Choice]()
        if (until - self.clock()) * CARDS_A_SECOND >= ROLLOUT_COST * ROLLED_OUT:
            for world, likely, _ in islice(deals, ROLLED_OUT):
                values = evaluator.rolled_out(world, instead=True)
                if not values:
                    break
                found.add(values, likely)
        if found.number < ROLLED_OUT:
            log.info("a search saw too few deals to its end in its time; the rule of thumb plays")
            return Sampled()
        return found


def call_search(view: View) -> CallSearch:
    """How search answers the questions of the view's phase."""
    return knowledge_of(view.game).calls.get(view.phase, NO_SEARCH)


def plans(view: View) -> Mapping[Candidate, Plan]:
    found = call_search(view).plans(view) if view.seat in view.waiting_for else {}
    return found if len(found) > 1 else {}


def awaited_only(view: View) -> View:
    """The same view without what may be said unasked."""
    return replace(view, decisions=tuple(decision for decision in view.decisions if decision.awaited))


def without_what_can_wait(view: View) -> View:
    """Leave out what may be said unasked if it is judged by search and can wait: until then one can only learn."""
    return awaited_only(view) if call_search(view).can_wait(view) else view


def chosen(values: Mapping[Candidate, float], natural: Action, margin: float = 0.0) -> Action | None:
    """The answer that promises most, which may be silence; the natural one where none promises so much more.

    The natural one is given for want of knowledge too.
    """
    if not values:
        return natural
    best = max(values, key=lambda each: (values[each] - margin * (each[:1] != (natural,)), each[:1] == (natural,)))
    return best[0] if best else None


def best(values: dict[Card, float], natural: Card) -> Card:
    """The card worth most; among equals the natural one, else the leanest."""
    most = max(values.values()) - 1e-6
    equal = [card for card, value in values.items() if value >= most]
    return natural if natural in equal else min(equal, key=lambda card: (card.points, card))
