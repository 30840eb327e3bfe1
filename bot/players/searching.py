"""A player that draws deals fitting its view, solves them with all cards open, and plays what is best on average."""

import random
import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from threading import local
from typing import Final

import structlog

from bot.players.base import Player
from bot.players.contracts import Choice, choice_of_contract
from bot.players.lores import heard, stakes
from bot.players.simple import Simple
from bot.players.stakes import Stakes, taken_by
from engine.actions import Action, Play, Signal
from engine.cards import Card
from engine.search.counting import World
from engine.search.knowledge import copies_in
from engine.search.sampling import Impossible, Worlds
from engine.search.solver import Position, Solver, TooLong, new_table
from engine.search.tables import TRICKS, Aim, Array, Rules
from engine.views import View

LOG = structlog.get_logger(__name__)
CARDS_A_SECOND: Final = 4_000_000
"""How many cards a slow machine tries in a second: what a deadline means to the solver."""


@dataclass(frozen=True, slots=True)
class Level:
    """How hard a player thinks: so many deals at most, cards tried in them altogether, and seconds."""

    name: str
    worlds: int
    seconds: float
    cards: int = 1_000_000


NORMAL: Final = Level("normal", 8, 0.4, 200_000)
STRONG: Final = Level("strong", 40, 1.5)
SHARE: Final = 0.2
"""What part of the cards that may be tried one deal may take; one that needs more is left out."""


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
        natural = self.fallback.choose(view, chance)
        choice = choice_of_contract(view)
        try:
            if choice and natural is not None and not isinstance(natural, Signal):
                return self._chosen(choice, view, chance)
            if not isinstance(natural, Play) or len(view.playable) < 2:
                return natural
            values = self._values(view, chance)
        except TooLong:
            LOG.info("search-cut-short", game=view.game, worlds=0)
            return natural
        except Impossible as reason:
            LOG.warning("search-impossible", game=view.game, reason=str(reason))
            return natural
        except Exception:
            LOG.exception("search-failed", game=view.game)
            return natural
        return Play(best(values, natural.card)) if values else natural

    def _chosen(self, choice: Choice, view: View, chance: random.Random) -> Action:
        """The contract that promises most."""
        worlds, number = worlds_of(view), max(1, int(self.level.worlds * 0.4))
        drawn = [worlds.draw(chance) for _ in range(number)]
        return choice(view, drawn, _TABLES.positions, int(self.level.seconds * CARDS_A_SECOND / 4))

    def _values(self, view: View, chance: random.Random) -> dict[Card, float]:
        """What each card is worth on average over the deals there was time for."""
        until, worlds, judge = self.clock() + self.level.seconds, worlds_of(view), Judge(view)
        total: dict[Card, float] = {}
        for _ in range(self.level.worlds):
            most = min(SHARE * self.level.cards, self.level.cards - judge.tried) / CARDS_A_SECOND
            left = min(most, until - self.clock())
            if left <= 0:
                break
            try:
                found = judge.values(worlds.draw(chance), left)
            except TooLong:
                continue
            for card, value in found.items():
                total[card] = total.get(card, 0.0) + value
        if judge.tried and not total:
            LOG.info("search-cut-short", game=view.game)
        return total


def worlds_of(view: View) -> Worlds:
    """Deals that fit what was played and said, or, if somebody has said what cannot be, what was played alone."""
    try:
        return Worlds(view, heard(view))
    except Impossible:
        return Worlds(view)


def best(values: dict[Card, float], natural: Card) -> Card:
    """The card worth most; among equals the natural one, else the leanest."""
    most = max(values.values()) - 1e-6
    equal = [card for card, value in values.items() if value >= most]
    return natural if natural in equal else min(equal, key=lambda card: (card.points, card))


class Judge:
    """Says what the cards of one view are worth in a deal with all cards open."""

    def __init__(self, view: View) -> None:
        self.view = view
        self._solvers: dict[tuple[Hashable, ...], Solver] = {}

    def values(self, world: World, seconds: float) -> dict[Card, float]:
        """The value of each card that may be played, nothing where nobody knows the stakes; raises `TooLong`."""
        staked = stakes(self.view, world)
        if staked is None:
            return {}
        at, points = self._position(world, staked), self._solver(staked, staked.aim, seconds)
        so_far, tricks = taken_by(self.view, staked.side, staked.aim)
        marks = tuple(mark - staked.aside - so_far for mark in staked.marks)
        reached = points.reached_by(at, marks)
        values = {card: staked.values[number] for card, number in reached.items()}
        if staked.every is not None and tricks == len(self.view.tricks) and len(marks) in reached.values():
            sweeps = self._solver(staked, TRICKS, seconds).reached_by(at, (len(self.view.hand),))
            values |= {card: staked.every for card, number in sweeps.items() if number}
        if staked.none is not None and not tricks and 0 in reached.values():
            gets_one = self._solver(staked, TRICKS, seconds).reached_by(at, (1,))
            values |= {card: staked.none for card, number in gets_one.items() if not number}
        return {card: value for card, value in values.items() if card in self.view.playable}

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return sum(solver.nodes for solver in self._solvers.values())

    def _position(self, world: World, staked: Stakes) -> Position:
        """The cards of those who play, and the trick."""
        leader = self.view.trick.seats[0] if self.view.trick.seats else self.view.seat or 0
        playing = [seat for seat in range(self.view.players) if seat not in staked.out]
        return Position(tuple(world.hands[seat] for seat in playing), playing.index(leader), self.view.trick.cards)

    def _solver(self, staked: Stakes, aim: Aim, seconds: float) -> Solver:
        """The solver for a division of the seats, with so much time for the question."""
        key = (staked.side, staked.few, staked.kept, staked.forced, staked.out, aim)
        if key not in self._solvers:
            view = self.view
            rules = Rules(view.ranking, view.rule, copies_in(view), staked.kept, staked.forced)
            playing = [seat for seat in range(view.players) if seat not in staked.out]
            side = [place for place, seat in enumerate(playing) if seat in staked.side]
            self._solvers[key] = Solver(
                rules, len(playing), side, aim=aim, few=staked.few, table=_TABLES.positions
            )  # fmt: skip
        solver = self._solvers[key]
        solver.allow(int(seconds * CARDS_A_SECOND))
        return solver
