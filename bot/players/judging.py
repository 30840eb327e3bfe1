"""What the cards of a view are worth in a deal: with all cards open, and played by habit."""

from collections.abc import Hashable
from typing import Final

from bot.players.lores import can_solve, stakes
from bot.players.manner import CARDS_TOO, HABITS, making
from bot.players.stakes import Stakes, taken_by
from engine.cards import Card
from engine.search.aims import TRICKS, Aim
from engine.search.counting import World
from engine.search.knowledge import copies_in
from engine.search.playouts import Playouts
from engine.search.sampling import Impossible
from engine.search.solver import Position, Solver, forget
from engine.search.tables import Array, Rules
from engine.seats import Seat
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


class Solvers:
    """The solvers for all that one question needs, on one table; and who plays the same deals by habit."""

    def __init__(self, view: View, table: Array) -> None:
        """Begin with an empty table, so that nothing depends on what its thread searched before.

        Raises `Impossible` where the view has more cards than any pack.
        """
        self._copies = copies_to_search(view)
        forget(table)
        self._table = table
        self._solvers: dict[Hashable, Solver] = {}
        self._playouts: dict[Hashable, Playouts] = {}

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return sum(solver.nodes for solver in self._solvers.values())

    def solver(self, view: View, staked: Stakes, aim: Aim, cards: int) -> Solver:
        """The solver for a contract and a division of the seats, which may try so many cards."""
        rules = Rules(view.ranking, view.rule, self._copies, staked.kept, staked.forced)
        playing = staked.playing(view.players)
        side = tuple(place for place, seat in enumerate(playing) if seat in staked.side)
        key = (rules, len(playing), side, staked.few, aim)
        if key not in self._solvers:
            self._solvers[key] = Solver(
                rules, len(playing), side, aim=aim, few=staked.few, table=self._table, salt=len(self._solvers)
            )
        solver = self._solvers[key]
        solver.allow(cards)
        return solver

    def playouts(self, view: View, staked: Stakes) -> Playouts | None:
        """Who plays such deals by habit; nobody where nothing is known of habits."""
        habits = HABITS.get(view.game)
        if habits is None:
            return None
        solver, playing = self.solver(view, staked, staked.aim, 0), staked.playing(view.players)
        makers = tuple(place for place, seat in enumerate(playing) if seat in making(view, staked.side))
        if (solver, makers) not in self._playouts:
            self._playouts[solver, makers] = Playouts(solver, habits, makers)
        return self._playouts[solver, makers]


def position(view: View, world: World, staked: Stakes, leader: Seat) -> Position:
    """The cards of those who play, and the trick, which `leader` begins if nobody has."""
    playing = staked.playing(view.players)
    first = view.trick.seats[0] if view.trick.seats else leader
    return Position(tuple(world.hands[seat] for seat in playing), playing.index(first), view.trick.cards)


class Judge:
    """Says what the cards of one view are worth in a deal with all cards open, or played to its end by habit."""

    def __init__(self, view: View, table: Array) -> None:
        """Raises `Impossible` where the view has more cards than any pack."""
        self.view, self._solvers = view, Solvers(view, table)
        self.solves = can_solve(view)

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return self._solvers.tried

    def values(self, world: World, cards: int) -> dict[Card, float]:
        """The value of each card that may be played, nothing where the stakes are unknown or the deal is too large.

        Raises `TooLong` where more cards would have to be tried.
        """
        staked = stakes(self.view, world) if self.solves else None
        if staked is None:
            return {}
        at, points = self._position(world, staked), self._solvers.solver(self.view, staked, staked.aim, cards)
        so_far, tricks = taken_by(self.view, staked.side, staked.aim)
        marks = tuple(mark - staked.aside - so_far for mark in staked.marks)
        reached = points.reached_by(at, marks)
        values = {card: staked.values[number] for card, number in reached.items()}
        if staked.every is not None and tricks == len(self.view.tricks) and len(marks) in reached.values():
            sweeps = self._solvers.solver(self.view, staked, TRICKS, cards).reached_by(at, (len(self.view.hand),))
            values |= {card: staked.every for card, number in sweeps.items() if number}
        if staked.none is not None and not tricks and 0 in reached.values():
            gets_one = self._solvers.solver(self.view, staked, TRICKS, cards).reached_by(at, (1,))
            values |= {card: staked.none for card, number in gets_one.items() if not number}
        return {card: value for card, value in values.items() if card in self.view.playable}

    def sketch(self, world: World) -> dict[Card, float]:
        """What each card that may be played brings on average by habit, nothing where that is not asked or known."""
        staked = stakes(self.view, world) if self.view.game in CARDS_TOO else None
        playouts = None if staked is None else self._solvers.playouts(self.view, staked)
        if staked is None or playouts is None:
            return {}
        ends = playouts.ends_by(self._position(world, staked), TIMES)
        so_far, tricks = taken_by(self.view, staked.side, staked.aim)
        in_all = len(self.view.tricks) + len(self.view.hand)
        return {
            card: sum([staked.worth(so_far + took, tricks + won, in_all) for took, won in each]) / TIMES
            for card, each in ends.items()
        }

    def _position(self, world: World, staked: Stakes) -> Position:
        return position(self.view, world, staked, self.view.seat or 0)
