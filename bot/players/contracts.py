"""Which contract to want, judged by deals that fit, played with all cards open."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Final

from bot.players.lores import stakes
from engine.actions import Accept, Action, Announce, Trump
from engine.cards import Suit
from engine.games.saskop import ranking_for
from engine.search.counting import World
from engine.search.solver import Position, Solver
from engine.search.tables import Array, Rules
from engine.seats import Seat, after
from engine.views import Contract, View

DOUBT: Final = 0.5
"""By how many strokes one's own contract must promise more before another's is taken away."""

Choice = Callable[[View, Sequence[World], Array, int], Action]


def choice_of_contract(view: View) -> Choice | None:
    """How to answer the question that is open, if it is about the contract and this game's answer is known."""
    return _CHOICES.get((view.game, view.phase)) if view.seat in view.waiting_for else None


def _override(view: View, worlds: Sequence[World], table: Array, nodes: int) -> Action:
    """Make diamonds trumps if that clearly promises more, or costs less, than the suit that was named."""
    if view.contract is None or view.contract.trump is None or view.seat is None:
        return Accept()
    left = _worth(view, worlds, (view.contract.trump, view.contract.declarer), table, nodes)
    own = _worth(view, worlds, (Suit.DIAMONDS, view.seat), table, nodes)
    return Announce("override") if own > left + DOUBT else Accept()


def _name_trump(view: View, worlds: Sequence[World], table: Array, nodes: int) -> Action:
    """Of the suits long enough for the bid the one that promises most."""
    actions: Iterable[Action] = (action for decision in view.decisions for action in decision.actions)
    suits = [action.suit for action in actions if isinstance(action, Trump)]
    return Trump(max(suits, key=lambda suit: (_worth(view, worlds, (suit, view.seat), table, nodes), suit)))


def _worth(
    view: View, worlds: Sequence[World], contract: tuple[Suit, Seat | None], table: Array, nodes: int
) -> float:  # fmt: skip
    """What a contract brings the viewer's side on average, clean sweeps left out; raises `TooLong`."""
    trump, maker = contract
    played = replace(view, ranking=ranking_for(trump), contract=Contract(trump.letter, maker, trump))
    staked, leader = stakes(played, worlds[0]), after(view.dealer, view.players)
    if staked is None:
        raise ValueError(f"nothing is known of what {view.game} is worth")
    solver = Solver(Rules(played.ranking, played.rule), view.players, staked.side, table=table)
    solver.allow(nodes)
    return fmean(staked.values[solver.reached(Position(world.hands, leader), staked.marks)] for world in worlds)


_CHOICES: Final[Mapping[tuple[str, str], Choice]] = {
    ("saskop", "override"): _override,
    ("saskop", "announce"): _name_trump,
}
