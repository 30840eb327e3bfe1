"""What each choice is worth in one deal: solved double-dummy, with all cards open, and rolled out by habit."""

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Final

from bot.players.games import knowledge_of
from bot.players.knowledge import Candidate, Continuation, Plan, Stakes, taken_by
from engine.cards import Card
from engine.deal import Deal
from engine.search.knowledge import copies_in
from engine.search.parameters import TRICKS, Aim, Habits
from engine.search.playouts import End, Playouts
from engine.search.sampling import Impossible, World
from engine.search.solver import Position, Solver, TooLong, forget
from engine.search.tables import Array, Rules
from engine.seats import Seat, after
from engine.views import View

MOST_CARDS: Final = 48
"""The largest pack."""
CARD_ROLLOUTS: Final = 2
"""How often the deal is played to its end by habit after each card."""
QUICK_CARDS: Final = 10_000
"""How many cards may be tried instead, in one deal."""
CALL_ROLLOUTS: Final = 8
"""How often the deal that follows an answer is."""


def copies_to_search(view: View) -> int:
    """How many of each card there are; raises `Impossible` where the view has more cards than any pack."""
    copies = copies_in(view)
    if copies * len(view.ranking.suits) > MOST_CARDS:
        raise Impossible(f"{sum(view.counts)} cards held are more than there are")
    return copies


def open_world(deal: Deal) -> World:
    views = [deal.view(seat) for seat in range(deal.start.players)]
    left = Counter(deal.start.pack)
    for cards in (*(view.hand for view in views), *(trick.cards for trick in (*views[0].tricks, views[0].trick))):
        left.subtract(cards)
    return World(tuple(view.hand for view in views), tuple((+left).elements()))


class Solvers:
    """The solvers for all that one question needs, on one table, and the rollouts of the same deals."""

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
        rules = Rules(view.ranking, view.rule, self._copies, staked.kept, staked.forced, staked.called, staked.flees)
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
        """What plays such deals by habit; None where nothing is known of habits."""
        habits = habits_in(view)
        if habits is None:
            return None
        solver, playing = self.solver(view, staked, staked.aim, 0), staked.playing(view.players)
        makers = tuple(place for place, seat in enumerate(playing) if seat in declarers_side(view, staked))
        if (solver, makers) not in self._playouts:
            self._playouts[solver, makers] = Playouts(solver, habits, makers)
        return self._playouts[solver, makers]


def declarers_side(view: View, staked: Stakes) -> frozenset[Seat]:
    """The seats that lead as a declarer's side does; the stakes may count that side's tricks or the other's."""
    if view.contract is None or view.contract.declarer is None:
        return staked.makers
    return staked.side if view.contract.declarer in staked.side else frozenset(range(view.players)) - staked.side


def position(view: View, world: World, staked: Stakes, leader: Seat) -> Position:
    """The cards of those who play, and the trick, which `leader` begins if nobody has."""
    playing = staked.playing(view.players)
    first = view.trick.seats[0] if view.trick.seats else leader
    return Position(tuple(world.hands[seat] for seat in playing), playing.index(first), view.trick.cards)


def habits_in(view: View) -> Habits | None:
    """How people choose among cards in what is played; None where nobody knows."""
    knowledge = knowledge_of(view.game)
    shuns = view.contract is not None and view.contract.name in knowledge.avoiding
    return alone_in(view) or knowledge.habits or (None if shuns else knowledge.read_by)


def alone_in(view: View) -> Habits | None:
    """The same where everybody shuns tricks for themselves; None elsewhere."""
    alone = knowledge_of(view.game).alone
    return None if view.contract is None else alone.get(view.contract.name)


class CardEvaluator:
    """What the cards of one view are worth in a deal."""

    def __init__(self, view: View, table: Array) -> None:
        """Raises `Impossible` where the view has more cards than any pack."""
        self.view, self._knowledge, self._solvers = view, knowledge_of(view.game), Solvers(view, table)
        most, self._alone = self._knowledge.most_solved, alone_in(view) is not None
        self.solves = not self._alone and (most is None or len(view.hand) <= most)
        self.won: dict[Card, float] = {}
        """By card how often it brought more than nothing, in the deal that was last asked about."""

    @property
    def tried(self) -> int:
        return self._solvers.tried

    def solved(self, world: World, cards: int) -> dict[Card, float]:
        """The value of each card that may be played, nothing where the stakes are unknown or the deal is too large.

        Raises `TooLong` where more cards would have to be tried.
        """
        self.won = {}
        staked = self._knowledge.stakes(self.view, world) if self.solves else None
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
        self.won = {card: float(value > 0) for card, value in values.items() if card in self.view.playable}
        return {card: values[card] for card in self.won}

    def taken(self, world: World, cards: int) -> dict[Card, int]:
        """By card that may be played how much is taken to the viewer's good, counted as the stakes count it.

        Nothing where the stakes are unknown or the deal is too large. Raises `TooLong` where more cards would have to
        be tried.
        """
        staked = self._knowledge.stakes(self.view, world) if self.solves else None
        if staked is None:
            return {}
        taken = self._solvers.solver(self.view, staked, staked.aim, cards).values(self._position(world, staked))
        good = 1 if (self.view.seat in staked.side) != staked.few else -1
        return {card: good * number for card, number in taken.items() if card in self.view.playable}

    def rolled_out(self, world: World, *, instead: bool = False) -> dict[Card, float]:
        """What each card that may be played brings on average by habit, nothing where that is not asked or known.

        instead: asked because no deals could be solved.
        """
        self.won = {}
        staked = self._knowledge.stakes(self.view, world) if self._alone or instead else None
        playouts = None if staked is None else self._solvers.playouts(self.view, staked)
        if staked is None or playouts is None:
            return {}
        ends = playouts.ends_by(self._position(world, staked), CARD_ROLLOUTS)
        so_far, tricks = taken_by(self.view, staked.side, staked.aim)
        in_all = len(self.view.tricks) + len(self.view.hand)
        worth = {
            card: [staked.worth(so_far + took, tricks + won, in_all) for took, won in each]
            for card, each in ends.items()
        }
        self.won = {card: sum([value > 0 for value in each]) / CARD_ROLLOUTS for card, each in worth.items()}
        return {card: sum(each) / CARD_ROLLOUTS for card, each in worth.items()}

    def gathered(self, world: World) -> dict[Card, float]:
        """By card that may be played how much is taken by habit, on average, to the viewer's good.

        It is counted as the stakes count it, from here to the end; nothing where stakes or habits are unknown.
        """
        staked = self._knowledge.stakes(self.view, world)
        playouts = None if staked is None else self._solvers.playouts(self.view, staked)
        if staked is None or playouts is None:
            return {}
        good = 1 if (self.view.seat in staked.side) != staked.few else -1
        ends = playouts.ends_by(self._position(world, staked), CARD_ROLLOUTS)
        return {card: good * sum([took for took, _ in each]) / CARD_ROLLOUTS for card, each in ends.items()}

    def _position(self, world: World, staked: Stakes) -> Position:
        return position(self.view, world, staked, self.view.seat or 0)


class CallEvaluator:
    """What the answers one can choose among before the play bring the viewer's side in a deal."""

    def __init__(self, view: View, plans: Mapping[Candidate, Plan], table: Array, *, solves: bool = True) -> None:
        """Raises `Impossible` where the view has more cards than any pack."""
        self._knowledge, self._solvers = knowledge_of(view.game), Solvers(view, table)
        self._eldest, self._plans, self.solves = after(view.dealer, view.players), plans, solves
        self.won: dict[Candidate, float] = {}
        """Of an answer it is told what it brings, and not how often."""
        self._played: dict[Hashable, list[End]] = {}

    @property
    def tried(self) -> int:
        return self._solvers.tried

    def solved(self, world: World, cards: int) -> dict[Candidate, float]:
        """By answer what it brings with all cards open, nothing where rollouts have to do.

        Raises `TooLong` where more cards would have to be tried.
        """
        until = self.tried + cards
        return {answer: self._value(plan(world), until) for answer, plan in self._plans.items()} if self.solves else {}

    def _value(self, then: Continuation | float, until: int) -> float:
        if isinstance(then, float):
            return then
        staked = self._knowledge.stakes(then.view, then.world)
        if staked is None or until <= self.tried:
            raise TooLong
        at = self._position(then, staked)
        marks = tuple(mark - staked.aside for mark in staked.marks)
        points = self._solvers.solver(then.view, staked, staked.aim, until - self.tried)
        if staked.every is None or staked.every * staked.values[-1] >= 0:
            return staked.values[points.reached(at, marks)] - then.discount
        # Only a clean sweep wins, and who leaves a card point makes none: that is told sooner.
        number = len(at.hands[0])
        there = sum([staked.aim.card(card) for hand in at.hands for card in hand]) + staked.aim.trick * number
        sweeps = points.reached(at, (there,)) and self._solvers.solver(
            then.view, staked, TRICKS, max(0, until - self.tried)
        ).reached(at, (number,))
        return (staked.every if sweeps else staked.values[-1]) - then.discount

    def rolled_out(self, world: World, *, instead: bool = False) -> dict[Candidate, float]:
        """By answer what it brings on average by habit; nothing where habits or stakes are unknown.

        instead: asked because no deals could be solved, and habits that serve to read plays have to do.
        """
        self._played.clear()
        found: dict[Candidate, float] = {}
        for answer, plan in self._plans.items():
            value = self.by_habit(plan(world), instead=instead)
            if value is None:
                return {}
            found[answer] = value
        return found

    def by_habit(self, then: Continuation | float, *, instead: bool) -> float | None:
        """What a deal that is led to brings on average; None where habits or stakes are unknown."""
        if isinstance(then, float):
            return then
        if self._knowledge.habits is None and not instead:
            return None
        staked = self._knowledge.stakes(then.view, then.world)
        playouts = None if staked is None else self._solvers.playouts(then.view, staked)
        if staked is None or playouts is None:
            return self._quickly_solved(then)
        at = self._position(then, staked)
        if (playouts, at) not in self._played:
            self._played[playouts, at] = playouts.ends(at, CALL_ROLLOUTS)
        so_far, tricks = taken_by(then.view, staked.side, staked.aim)
        in_all = len(then.view.tricks) + max(map(len, at.hands))
        ends = self._played[playouts, at]
        total = sum([staked.worth(so_far + took, tricks + won, in_all) for took, won in ends])
        return total / CALL_ROLLOUTS - then.discount

    def _quickly_solved(self, then: Continuation) -> float | None:
        """What is known where nobody has habits: with all cards open such a deal, as a null, is mostly soon over."""
        try:
            return self._value(then, self.tried + QUICK_CARDS)
        except TooLong:
            return None

    def _position(self, then: Continuation, staked: Stakes) -> Position:
        return position(then.view, then.world, staked, self._eldest if then.leader is None else then.leader)
