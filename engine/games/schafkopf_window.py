"""Schafkopf with a window: the ancestor of Skat for three, one against two, without a score of its own.

Source: the Ultimate Book of Card Games, as a variation of Skat. All three passing throws the cards in.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from engine import picking
from engine.actions import Action, Cut, Discard, Pass, Play, Take
from engine.cards import Cards
from engine.dealing import USUAL, Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Decision
from engine.errors import IllegalAction, demand, demand_turn
from engine.game import Step
from engine.match import Finished, Gain, MatchRule, NextDeal, Replay
from engine.options import Value
from engine.outcome import Outcome, common_result, unplayed
from engine.picking import PICK
from engine.seats import Seat, after
from engine.standard import PACK
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class Options:
    """There are no house rules."""


State = picking.State[Options]

PACKETS: Final = (Packet(3), Packet(4), Packet(3), Packet(2, to_blind=True))


def _pass(state: State, seat: Seat, _: Pass) -> State:
    """Each in turn from eldest may leave the window; all do: thrown in."""
    left = picking.passed(state, seat)
    return replace(left, phase="done") if left.auction.is_over else left


def _take(state: State, seat: Seat, action: Take) -> State:
    """The first to take the window plays against the two others."""
    demand(action == PICK, "not-in-this-game")
    demand_turn(state.phase, "pick", state.turn, seat)
    return picking.picked(state, seat)


_RULES: Final[Mapping[type[Any], Callable[..., State]]] = {
    Pass: _pass, Take: _take, Discard: picking.buried, Play: picking.played
}  # fmt: skip


class SchafkopfWindow:
    """The rules of Schafkopf with a window as every game offers them."""

    name = "schafkopf-window"
    rules_version = 1
    options = Options
    table_options: Mapping[str, Value] = {}
    cut_styles: tuple[str, ...] = (USUAL,)
    match = MatchRule()

    def players(self, _: Options) -> tuple[int, ...]:
        """Three."""
        return (3,)

    def pack(self, _: Options, __: int) -> Cards:
        """Thirty-two cards from the seven up."""
        return PACK

    def deal(self, _: Options, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """As in Skat: three, four and three to each, then two to the window."""
        return deal_as_usual(pack, dealer, players, cut, PACKETS)

    def begin(self, options: Options, dealer: Seat, dealt: Dealt, _: Replay | None = None) -> State:
        """Eldest has the first chance."""
        check_hands(dealt, PACK, 10, 2)
        return picking.begin(options, dealer, dealt)

    def waiting_for(self, state: State) -> tuple[Seat, ...]:
        """The one seat in turn."""
        return () if state.turn is None else (state.turn,)

    def decisions(self, state: State, seat: Seat) -> tuple[Decision, ...]:
        """Take or pass; two of twelve to bury; a card to play."""
        return picking.decision(state, seat, (PICK, Pass()))

    def apply(self, state: State, seat: Seat, action: Action) -> Step[State]:
        """Carry an action out, or raise `IllegalAction`."""
        rule = _RULES.get(type(action))
        if rule is None:
            raise IllegalAction("not-in-this-game")
        after_it: State = rule(state, seat, action)
        if isinstance(action, Pass | Take):
            after_it = replace(after_it, said=(*state.said, (seat, action)))
        return Step(after_it, picking.happened(state, after_it, seat, action))

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        contract = None if state.picker is None else Contract("window", state.picker)
        decisions = () if seat is None else self.decisions(state, seat)
        outcome = self.outcome(state)
        return picking.view(self.name, state, seat, contract=contract, decisions=decisions, outcome=outcome)

    def outcome(self, state: State) -> Outcome | None:
        """Won with 61 card points, the buried ones included; the source gives no score."""
        if state.phase != "done":
            return None
        if state.picker is None:
            return unplayed("passed", 3, scored=False)
        return picking.declared(state, "window", None, {})

    def result(self, outcome: Outcome) -> dict[str, object]:
        """The common keys."""
        return common_result(outcome)

    def columns(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Each for himself."""
        return tuple((seat,) for seat in range(players))

    def gain(self, _: Mapping[str, object]) -> Gain:
        """Nothing is written down."""
        return Gain((0, 0, 0))

    def finished(self, game: Finished) -> dict[str, object]:
        """Never asked for: without a score there is no end."""
        return {"winner": [*game.winners], "score": [*game.score]}

    def next_deal(self, dealer: Seat, players: int, _: Outcome) -> NextDeal:
        """The deal goes round."""
        return NextDeal(after(dealer, players))


WINDOW: Final = SchafkopfWindow()
