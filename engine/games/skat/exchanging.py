"""How the opponents exchange cards in Revolution, an open null, before the lead."""

from dataclasses import replace
from typing import Final

from engine.actions import Give, Pass
from engine.cards import Cards
from engine.decisions import Choice
from engine.errors import demand
from engine.game import demand_turn
from engine.games.skat.state import Exchange, SkatState
from engine.seats import Seat, after, clockwise
from engine.trick import Cardplay

EXCHANGING: Final = frozenset({"swapping", "returning"})
MOST_EXCHANGED: Final = 10
"""Decision: each opponent may begin so many exchanges, which is enough for any two hands."""


def partner_of(declarer: Seat, seat: Seat) -> Seat:
    """The other opponent."""
    return next(each for each in clockwise(seat, 3)[1:] if each != declarer)


def seen_by(seat: Seat, declarer: Seat, play: Cardplay) -> tuple[Cards, ...]:
    """What an opponent knows of other hands: what lies open, and all that their partner holds."""
    partner = partner_of(declarer, seat)
    return tuple(play.hands[each] if each == partner else cards for each, cards in enumerate(play.face_up))


def cards_to_give(state: SkatState, seat: Seat) -> Choice:
    """A card for the partner, for which they give one back; or it is left at that. The same card may come back."""
    cards = tuple(Give((card,)) for card in state.ranking.sorted(state.hands[seat]))
    return Choice("returning", cards) if state.phase == "returning" else Choice("swapping", (*cards, Pass()))


def begun(state: SkatState, declarer: Seat) -> SkatState:
    """The opponents look at each other's cards, and the eldest of them may begin to exchange."""
    queue = tuple(seat for seat in clockwise(after(state.dealer, 3), 3) if seat != declarer)
    return replace(state, phase="swapping", queue=queue, exchange=Exchange())


def give(state: SkatState, seat: Seat, action: Give) -> SkatState:
    """A card for a card, face down, between the two opponents."""
    exchange = state.exchange
    demand(state.options.revolution, "not-in-this-game")
    demand(exchange is not None and state.phase in EXCHANGING, "not-now", phase=state.phase)
    demand_turn(state, state.phase, seat)
    demand(len(action.cards) == 1, "wrong-count", count=1)
    (card,) = action.cards
    demand(card in state.hands[seat], "not-in-hand", card=card)
    partner, number = partner_of(state.declarer or 0, seat), 0 if exchange is None else exchange.number
    state = replace(state, play=state.play.with_gift(seat, partner, card, seen=False))
    if state.phase == "swapping":
        return replace(state, phase="returning", queue=(partner, *state.queue))
    state = replace(state, phase="swapping", queue=state.queue[1:], exchange=Exchange(number + 1))
    return finished(state) if number + 1 == MOST_EXCHANGED else state


def content(state: SkatState, seat: Seat, action: Pass) -> SkatState:
    """Who has exchanged enough leaves the rest to the other opponent."""
    demand_turn(state, "swapping", seat)
    return finished(replace(state, said=(*state.said, (seat, action))))


def finished(state: SkatState) -> SkatState:
    """The other opponent may exchange too; after both, the cards are played."""
    queue = state.queue[1:]
    return replace(state, phase="swapping" if queue else "play", queue=queue, exchange=Exchange())
