"""Schafkopf with a window: the ancestor of Skat for three, one against two, without a score of its own.

Source: the Ultimate Book of Card Games, as a variation of Skat. All three passing throws the cards in. The text has no
score; players who want one may score as Sheepshead does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from engine import picking
from engine.actions import Action, Cut, Discard, Pass, Play, Take
from engine.cards import Cards
from engine.dealing import Dealt, Packet, check_hands, deal_as_usual
from engine.decisions import Decision
from engine.errors import IllegalAction
from engine.events import Event
from engine.game import Game
from engine.match import Carried, Gain, read_scores
from engine.options import Value, option
from engine.outcome import Outcome, against_each, unplayed
from engine.picking import PICK
from engine.ranking import PACK
from engine.seats import Seat
from engine.views import Contract, View


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """House rules. score: none, as in the text, or what the two others pay or get as in Sheepshead."""

    score: str = option("none", "sheepshead")


State = picking.PickingState[WindowOptions]

PACKETS: Final = (Packet(3), Packet(4), Packet(3), Packet(2, to_blind=True))


def stake(outcome: Outcome) -> int:
    """What each of the two others pays the one who took the window, below zero gets.

    As in Sheepshead: one; two with 91 card points, or without 31; three with all tricks, or without one.
    """
    made, _ = outcome.side_points or (0, 0)
    own = sum(count for count, side in zip(outcome.tricks, outcome.sides, strict=True) if side == 0)
    if own in (0, 10):
        return 3 if own else -3
    if made >= 61:
        return 2 if made >= 91 else 1
    return -1 if made >= 31 else -2


class SchafkopfWindow(Game[State]):
    """The rules of Schafkopf with a window as every game offers them."""

    name = "schafkopf-window"
    rules_version = 1
    options = WindowOptions
    rule_sets: ClassVar[Mapping[str, Mapping[str, Value]]] = {"book": {}, "scored": {"score": "sheepshead"}}
    unscored_by = ("score", "none")

    def players(self, _: WindowOptions) -> tuple[int, ...]:
        """Three."""
        return (3,)

    def pack(self, _: WindowOptions, __: int) -> Cards:
        """Thirty-two cards from the seven up."""
        return PACK

    def deal(self, _: WindowOptions, dealer: Seat, players: int, pack: Cards, cut: Cut) -> Dealt:
        """As in Skat: three, four and three to each, then two to the window."""
        return deal_as_usual(pack, dealer, players, cut, PACKETS)

    def begin(self, options: WindowOptions, dealer: Seat, dealt: Dealt, _: Carried | None = None) -> State:
        """Eldest has the first chance."""
        check_hands(dealt, PACK, 10, 2)
        return picking.begin(options, dealer, dealt)

    def decisions(self, state: State, seat: Seat) -> tuple[Decision, ...]:
        """Take or pass; two of twelve to bury; a card to play."""
        return picking.decision(state, seat, (PICK, Pass()))

    def next_state(self, state: State, seat: Seat, action: Action) -> State:
        """The first to take the window plays against the two others; all leave it: thrown in."""
        match action:
            case Play():
                return picking.played(state, seat, action)
            case Pass():
                left = picking.passed(state, seat)
                return replace(left, phase="done") if left.auction.is_over else left
            case Take("pick"):
                return picking.picked(state, seat)
            case Discard("bury"):
                return picking.buried(state, seat, action)
            case _:
                raise IllegalAction("not-in-this-game")

    def happened(self, before: State, after_it: State, seat: Seat, action: Action) -> tuple[Event, ...]:
        """The window is seen by the one who takes it."""
        return super().happened(before, after_it, seat, action) + picking.blind_taken(before, after_it)

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat, or a bystander, may know."""
        return picking.view(self, state, seat, None if state.picker is None else Contract("window", state.picker))

    def ended(self, state: State) -> Outcome:
        """Won with 61 card points, the buried ones included; the source gives no score."""
        is_scored = state.options.score != "none"
        if state.picker is None:
            return unplayed("passed", 3, scored=is_scored)
        outcome = picking.declared(state, "window", None)
        return replace(outcome, scores=against_each(stake(outcome), state.picker, 3)) if is_scored else outcome

    def gain(self, result: Mapping[str, object]) -> Gain:
        """Each seat's points, or nothing where nothing is written down."""
        return Gain((0, 0, 0)) if result.get("scores") is None else Gain(read_scores(result, (3,)))


WINDOW: Final = SchafkopfWindow()
