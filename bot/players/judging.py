"""What the cards of a view are worth in a deal: with all cards open, and played by habit."""

from collections.abc import Hashable
from typing import Final

from bot.players.lores import stakes
from bot.players.manner import HABITS, making
from bot.players.stakes import Stakes, taken_by
from engine.cards import Card
from engine.search.counting import World
from engine.search.knowledge import copies_in
from engine.search.playouts import Playouts
from engine.search.sampling import Impossible
from engine.search.solver import Position, Solver, forget
from engine.search.tables import TRICKS, Aim, Array, Rules
from engine.views import View

MOST_CARDS: Final = 48
"""The largest pack."""
TIMES: Final = 2
"""How often each card's deal is played to its end by habit."""


def copies_to_search(view: View) -> int:
    """How many of each card there are; raises `Impossible` where the view has more cards than any pack."""
    copies = copies_in(view)
    if copies * len(view.ranking.suits) > MOST_CARDS:
        raise Impossible(f"{sum(view.counts)} cards held are more than there are")
    return copies


class Judge:
    """Says what the cards of one view are worth in a deal with all cards open, or played to its end by habit."""

    def __init__(self, view: View, table: Array) -> None:
        """Begin with an empty table, so that nothing depends on what its thread searched before.

        Raises `Impossible` where the view has more cards than any pack.
        """
        self._copies = copies_to_search(view)
        forget(table)
        self.view, self._table = view, table
        self._solvers: dict[tuple[Hashable, ...], Solver] = {}
        self._habits = HABITS.get(view.game)
        self._playouts: dict[Solver, Playouts] = {}

    def values(self, world: World, cards: int) -> dict[Card, float]:
        """The value of each card that may be played, nothing where nobody knows the stakes.

        Raises `TooLong` where more cards would have to be tried.
        """
        staked = stakes(self.view, world)
        if staked is None:
            return {}
        at, points = self._position(world, staked), self._solver(staked, staked.aim, cards)
        so_far, tricks = taken_by(self.view, staked.side, staked.aim)
        marks = tuple(mark - staked.aside - so_far for mark in staked.marks)
        reached = points.reached_by(at, marks)
        values = {card: staked.values[number] for card, number in reached.items()}
        if staked.every is not None and tricks == len(self.view.tricks) and len(marks) in reached.values():
            sweeps = self._solver(staked, TRICKS, cards).reached_by(at, (len(self.view.hand),))
            values |= {card: staked.every for card, number in sweeps.items() if number}
        if staked.none is not None and not tricks and 0 in reached.values():
            gets_one = self._solver(staked, TRICKS, cards).reached_by(at, (1,))
            values |= {card: staked.none for card, number in gets_one.items() if not number}
        return {card: value for card, value in values.items() if card in self.view.playable}

    def sketch(self, world: World) -> dict[Card, float]:
        """What each card that may be played brings on average by habit, nothing where habits or stakes are unknown."""
        staked = None if self._habits is None else stakes(self.view, world)
        if staked is None or self._habits is None:
            return {}
        solver = self._solver(staked, staked.aim, 0)
        if solver not in self._playouts:
            self._playouts[solver] = Playouts(solver, self._habits, making(self.view))
        ends = self._playouts[solver].ends_by(self._position(world, staked), TIMES)
        so_far, tricks = taken_by(self.view, staked.side, staked.aim)
        in_all = len(self.view.tricks) + len(self.view.hand)
        return {
            card: sum([staked.worth(so_far + took, tricks + won, in_all) for took, won in each]) / TIMES
            for card, each in ends.items()
        }

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return sum(solver.nodes for solver in self._solvers.values())

    def _position(self, world: World, staked: Stakes) -> Position:
        """The cards of those who play, and the trick."""
        leader = self.view.trick.seats[0] if self.view.trick.seats else self.view.seat or 0
        playing = [seat for seat in range(self.view.players) if seat not in staked.out]
        return Position(tuple(world.hands[seat] for seat in playing), playing.index(leader), self.view.trick.cards)

    def _solver(self, staked: Stakes, aim: Aim, cards: int) -> Solver:
        """The solver for a division of the seats, which may try so many cards."""
        key = (staked.side, staked.few, staked.kept, staked.forced, staked.out, aim)
        if key not in self._solvers:
            view = self.view
            rules = Rules(view.ranking, view.rule, self._copies, staked.kept, staked.forced)
            playing = [seat for seat in range(view.players) if seat not in staked.out]
            side = [place for place, seat in enumerate(playing) if seat in staked.side]
            self._solvers[key] = Solver(
                rules, len(playing), side, aim=aim, few=staked.few, table=self._table, salt=len(self._solvers)
            )
        solver = self._solvers[key]
        solver.allow(cards)
        return solver
