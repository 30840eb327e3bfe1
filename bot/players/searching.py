"""A player that draws deals fitting its view, solves them with all cards open, and plays what is best on average."""

import logging
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import local
from traceback import format_tb
from typing import Final, Generic, Protocol, TypeVar

from bot.players.base import Player
from bot.players.contracts import Prospects, by_habit, chosen, doubt, patience, plans, put_off, quiet, thought_of
from bot.players.draws import Draws
from bot.players.judging import Judge
from bot.players.simple import Simple
from engine.actions import Action, Play, Signal
from engine.cards import Card
from engine.search.counting import World
from engine.search.sampling import Impossible
from engine.search.solver import TooLong, new_table
from engine.search.tables import Array
from engine.views import View

log = logging.getLogger(__name__)

CARDS_A_SECOND: Final = 2_000_000
"""How many cards a slow or busy machine tries in a second: what a deadline means to the solver."""
A_DRAW: Final = 1_200
A_QUESTION: Final = 800
A_SKETCH: Final = 1_600
"""How many cards could be tried while a deal is drawn, while a question about it is put, while it is sketched."""
SHARE: Final = 0.2
"""What part of the cards that may be tried one deal may take; one that needs more is left out."""
ENOUGH: Final = 4
"""Fewer deals than that say less than the rule of thumb does."""
SKETCHED: Final = 100
"""So many deals are played where only habit tells, at every level: they are quickly done."""
AT_FIRST: Final = 3
"""How many times as many cards may be tried for a call and for the first card of all, when least is known.

Of 2,300 discards in Skat one in six was another than the rule of thumb's and brought 11 points more (a standard error
of 2); with three times the cards one in three was, and brought 14 (3).
"""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a player thinks: so many deals at most, so many seconds, so many cards tried in all deals together.

    The seconds are for bad days only: as long as the cards decide, the same view and chance bring the same answer.
    heeds: whether deals are weighed by how well they go with what the others have called and played. habit: how much
    of a choice's value is what it brings in deals played to their end by habit, instead of with all cards open.
    """

    name: str
    worlds: int
    seconds: float
    cards: int = 1_000_000
    heeds: bool = False
    habit: float = 0.0


NORMAL: Final = Level("normal", 8, 0.4, 200_000)
STRONG: Final = Level("strong", 240, 1.5, 1_500_000, heeds=True, habit=0.75)


Choice = TypeVar("Choice")


class Judging(Protocol[Choice]):
    """Knows what each choice is worth in a deal with all cards open."""

    solves: bool
    """Whether such deals can be solved; else habits have to do."""

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""

    def values(self, world: World, cards: int) -> dict[Choice, float]:
        """By choice what it is worth; raises `TooLong` where more cards would have to be tried."""

    def sketch(self, world: World) -> dict[Choice, float]:
        """By choice what it brings when the deal is played by habit; nothing where that is not known."""


class _Average(Generic[Choice]):
    """What each choice is worth on average."""

    def __init__(self) -> None:
        self.number, self._weights = 0, 0.0
        self._total: dict[Choice, float] = {}

    def add(self, found: Mapping[Choice, float], weight: float) -> None:
        """Take in what one deal says."""
        self.number, self._weights = self.number + 1, self._weights + weight
        for choice, value in found.items():
            self._total[choice] = self._total.get(choice, 0.0) + weight * value

    def values(self) -> dict[Choice, float]:
        """The average by choice, nothing where there is nothing to average."""
        return {choice: value / self._weights for choice, value in self._total.items()}


class _Tables(local):
    """One table of positions a thread."""

    def __init__(self) -> None:
        self.positions: Array = new_table()


_TABLES: Final = _Tables()


class Searching:
    """Chooses cards, and contracts where it pays, by search, and falls back on the rule of thumb."""

    def __init__(
        self, level: Level = STRONG, fallback: Player | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.level = level
        self.fallback = fallback or Simple()
        self.clock = clock

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """What is best on average; the rule of thumb where search fails, is late or has nothing to say."""
        view = put_off(view)
        natural = self.fallback.choose(view, chance)
        if natural is None or isinstance(natural, Signal):
            return natural
        natural = patience(view, natural)
        try:
            return self._sought(view, chance, natural)
        except Impossible:
            log.warning("the view of a %s table fits no deal; the rule of thumb plays", view.game)
        except Exception as error:  # noqa: BLE001 - its text may name cards, which no log may show
            where = "".join(format_tb(error.__traceback__))
            log.error("a search in %s failed; the rule of thumb plays: %s\n%s", view.game, type(error).__name__, where)  # noqa: TRY400
        return natural

    def draws(self, view: View, chance: random.Random, until: float) -> Draws:
        """Deals that fit, as long as there is time; raises `Impossible`."""
        return Draws(view, chance, heeds=self.level.heeds or by_habit(view), is_late=lambda: self.clock() >= until)

    def _sought(self, view: View, chance: random.Random, natural: Action) -> Action:
        open_to = plans(view)
        if open_to:
            prospects = self._averages(view, chance, Prospects(view, open_to, _TABLES.positions))
            said = chosen(prospects, natural, doubt(view))
            if said is not None:
                return said
            view = quiet(view)
            natural = self.fallback.choose(view, chance) or natural
        if not isinstance(natural, Play) or len(view.playable) < 2:
            return natural
        values = self._averages(view, chance, Judge(view, _TABLES.positions))
        return Play(best(values, natural.card)) if values else natural

    def _averages(self, view: View, chance: random.Random, judge: Judging[Choice]) -> dict[Choice, float]:
        """What each choice is worth on average over the deals there was time for."""
        until = self.clock() + self.level.seconds
        draws = self.draws(view, chance, until)
        most = self.level.cards * (1 if view.tricks or view.trick.cards or thought_of(view) else AT_FIRST)
        solved, sketched = _Average[Choice](), _Average[Choice]()
        asked, enough = 0, self.level.worlds if judge.solves else SKETCHED
        for world, likely, weight in draws:
            left = most - judge.tried - A_DRAW * draws.number - A_QUESTION * asked - A_SKETCH * sketched.number
            cards = min(SHARE * most, left, (until - self.clock()) * CARDS_A_SECOND)
            if cards < 1:
                break
            sketch = judge.sketch(world) if self.level.habit or not judge.solves else {}
            if sketch:
                sketched.add(sketch, likely)
            if not weight:
                continue
            asked += 1
            try:
                found = judge.values(world, int(cards))
            except TooLong:
                continue
            if found:
                solved.add(found, weight)
            elif not sketch:
                return {}
            if (asked if judge.solves else sketched.number) >= enough:
                break
        if (solved if judge.solves else sketched).number < min(ENOUGH, self.level.worlds):
            log.info("a search in %s saw too few deals to its end in its time; the rule of thumb plays", view.game)
            return {}
        return mixed(solved.values(), sketched.values(), self.level.habit)


def mixed(solved: dict[Choice, float], sketched: dict[Choice, float], habit: float) -> dict[Choice, float]:
    """So much of the one as the level says, and the rest of the other; all of that which is known where one is not."""
    if not solved:
        return sketched
    return {
        choice: (1 - habit) * value + habit * sketched[choice] if sketched else value
        for choice, value in solved.items()
    }


def best(values: dict[Card, float], natural: Card) -> Card:
    """The card worth most; among equals the natural one, else the leanest."""
    most = max(values.values()) - 1e-6
    equal = [card for card, value in values.items() if value >= most]
    return natural if natural in equal else min(equal, key=lambda card: (card.points, card))
