"""Which contract to want, judged by deals that fit, played with all cards open."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from bot.players.lores import stakes
from bot.players.sense.saskop import best_trump
from engine.actions import Accept, Action, Announce, Bid, Pass, Trump
from engine.cards import Suit
from engine.games.saskop import lengths, ranking_for
from engine.search.counting import World
from engine.search.solver import Position, Solver, TooLong, forget
from engine.search.tables import Array, Rules
from engine.seats import Seat, after
from engine.views import Contract, View

DOUBT: Final = 2.5
"""By how many strokes one's own contract must promise more before another's is taken away.

Open cards flatter who names the trumps: of 441 chances to override, those that promised less than this lost on average.
"""

Plan = tuple[Suit, Seat | None]
"""Trumps, and whose they are."""


def patience(view: View, natural: Action) -> Action:
    """Do not bid for diamonds while others may still name a suit: they can always be overridden, once it is known.

    Of 364 bids for diamonds played out twice, passing brought six tenths of a stroke more.
    """
    if (
        view.game != "saskop"
        or not isinstance(natural, Bid)
        or sum(isinstance(said, Pass) for _, said in view.turns) > 2
    ):
        return natural
    have = lengths(view.hand)
    suit = best_trump(view.hand, [suit for suit in Suit if have[suit] >= natural.number])[1]
    return Pass() if suit == Suit.DIAMONDS else natural


def plans(view: View) -> Mapping[Action, Plan]:
    """What each answer to the open question leads to, if it is about the contract and this game's plans are known."""
    ask = _PLANS.get((view.game, view.phase)) if view.seat in view.waiting_for else None
    return {} if ask is None else ask(view)


def _overriding(view: View) -> Mapping[Action, Plan]:
    """Leave the suit that was named, or make diamonds trumps."""
    if view.contract is None or view.contract.trump is None:
        return {}
    return {
        Accept(): (view.contract.trump, view.contract.declarer),
        Announce("override"): (Suit.DIAMONDS, view.seat),
    }


def _naming(view: View) -> Mapping[Action, Plan]:
    """Any suit long enough for the bid."""
    actions = [action for decision in view.decisions for action in decision.actions]
    return {action: (action.suit, view.seat) for action in actions if isinstance(action, Trump)}


class Prospects:
    """Says what the contracts one can choose among bring the viewer's side in a deal with all cards open."""

    def __init__(self, view: View, open_to: Mapping[Action, Plan], table: Array) -> None:
        """Begin with an empty table, so that nothing depends on what its thread searched before."""
        forget(table)
        self._view, self._open_to, self._table = view, open_to, table
        self._solvers: dict[Plan, Solver] = {}

    @property
    def tried(self) -> int:
        """How many cards have been tried so far."""
        return sum(solver.nodes for solver in self._solvers.values())

    def values(self, world: World, cards: int) -> dict[Action, float]:
        """By answer, clean sweeps left out; raises `TooLong` where more cards would have to be tried."""
        until = self.tried + cards
        return {answer: self._value(plan, world, until) for answer, plan in self._open_to.items()}

    def _value(self, plan: Plan, world: World, until: int) -> float:
        view, (trump, maker) = self._view, plan
        played = replace(view, ranking=ranking_for(trump), contract=Contract(trump.letter, maker, trump))
        staked = stakes(played, world)
        if staked is None or until <= self.tried:
            raise TooLong
        if plan not in self._solvers:
            rules = Rules(played.ranking, played.rule)
            self._solvers[plan] = Solver(rules, view.players, staked.side, table=self._table, salt=len(self._solvers))
        solver = self._solvers[plan]
        solver.allow(until - self.tried)
        worth = staked.values[solver.reached(Position(world.hands, after(view.dealer, view.players)), staked.marks)]
        return worth - DOUBT if maker == view.seat and view.phase == "override" else worth


_PLANS: Final[Mapping[tuple[str, str], Callable[[View], Mapping[Action, Plan]]]] = {
    ("saskop", "override"): _overriding,
    ("saskop", "announce"): _naming,
}
