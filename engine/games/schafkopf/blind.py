"""Three players with thirty-two cards: two lie face down, and who plays may take them up and lay two away.

One source alone tells of it: everybody has ten cards, card points are bid, 61, 65, 70 and on; a solo is worth 40, every
solo for which the two are left alone twice as much. Decisions: they count for who plays in either case, and any two
cards may be laid away.
"""

from dataclasses import replace
from typing import Final

from engine.actions import Discard, Take
from engine.decisions import Choice, Selection
from engine.errors import demand
from engine.events import Event, received
from engine.game import demand_turn
from engine.games.schafkopf.state import SchafkopfState
from engine.seats import Seat
from engine.trick import with_laid_away, with_taken

SIZE: Final = 2
TAKES: Final = Choice("choice", (Take("pickup"), Take("hand")))


def settled(state: SchafkopfState, player: Seat) -> SchafkopfState:
    """Who plays is known: they name their game, once the blind, if there is one, is taken up or left."""
    return replace(state, phase="choice" if state.blind else "declare", queue=(), declarer=player)


def took(state: SchafkopfState, seat: Seat, action: Take) -> SchafkopfState:
    """Take the two cards up, or play from the hand, for twice the price."""
    demand(action in TAKES.actions and bool(state.blind), "not-in-this-game")
    demand_turn(state, "choice", seat)
    state = replace(state, said=(*state.said, (seat, action)))
    if action.verb == "hand":
        return replace(state, phase="declare", by_hand=True)
    return replace(state, phase="discard", play=with_taken(state.play, seat, state.blind))


def laid_away(state: SchafkopfState, seat: Seat, action: Discard) -> SchafkopfState:
    """Lay as many cards away, which count for who plays."""
    demand(bool(state.blind), "not-in-this-game")
    demand_turn(state, "discard", seat)
    play = with_laid_away(state.play, seat, action.cards, SIZE)
    return replace(state, phase="declare", play=play, laid=action.cards)


def selection(state: SchafkopfState) -> Selection:
    """Any two of twelve cards."""
    return Selection("discard", state.ranking.sorted(state.hands[state.declarer or 0]), SIZE)


def seen(before: SchafkopfState, after_it: SchafkopfState) -> tuple[Event, ...]:
    """Who takes the blind up alone sees it."""
    if before.phase == "choice" and after_it.phase == "discard" and after_it.declarer is not None:
        return (received(after_it.declarer, after_it.blind),)
    return ()
