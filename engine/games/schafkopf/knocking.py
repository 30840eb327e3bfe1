"""Knocking in Bavarian Schafkopf: before the second half of the cards is taken up, whoever may doubles the price."""

from dataclasses import replace
from typing import Final

from engine.actions import Announce, Pass
from engine.decisions import Choice, TimeLimit
from engine.errors import IllegalAction, demand
from engine.games.schafkopf.state import SchafkopfState, with_second_half
from engine.seats import Seat, after, clockwise

KNOCK: Final = Announce("knock")
NO_KNOCK: Final = Pass("knock")
"""A pass while knocks are asked for: nobody declines a game by it, and it is told so."""
IN_TURN: Final = Choice("knock", (KNOCK, NO_KNOCK))
AT_ONCE: Final = Choice("knock", (KNOCK, NO_KNOCK), limit=TimeLimit.OBJECTION, silence=NO_KNOCK)


def asked(state: SchafkopfState) -> tuple[Seat, ...]:
    """Who may knock now: the next in turn, or by option all who have not answered yet."""
    return state.queue if state.options.knocking == "together" else state.queue[:1]


def question(state: SchafkopfState) -> Choice:
    """In turn, or of all at once: then saying nothing is not knocking."""
    return AT_ONCE if state.options.knocking == "together" else IN_TURN


def answered(state: SchafkopfState, seat: Seat, said: Announce | Pass) -> SchafkopfState:
    """With half one's cards in hand, double the price or not; it obliges to nothing, unless the option says so."""
    if state.phase != "knock":
        raise IllegalAction("not-now", phase=state.phase)
    demand(seat in asked(state), "not-your-turn")
    is_on = said == KNOCK
    word = KNOCK if is_on else NO_KNOCK
    return _asked_on(replace(state, knocks=state.knocks + is_on, said=(*state.said, (seat, word))), seat, is_on=is_on)


def _asked_on(state: SchafkopfState, seat: Seat, *, is_on: bool) -> SchafkopfState:
    """Everybody is asked once, from eldest or at once; or eldest alone; or on after a knock; or until the first."""
    queue = tuple(each for each in state.queue if each != seat)
    may_go_on = {"all": True, "together": True, "chain": is_on, "one": not is_on}.get(state.options.knocking, False)
    if queue and may_go_on:
        return replace(state, queue=queue)
    order = clockwise(after(state.dealer, state.players), state.players)
    return with_second_half(replace(state, phase="bid", queue=order))
