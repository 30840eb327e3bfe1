"""A marriage, the Hochzeit: with a single trump one may put it face down for a partner, if nobody plays."""

from dataclasses import replace

from engine.actions import Accept, Action, Discard, Give
from engine.decisions import Selection
from engine.errors import demand
from engine.game import demand_turn
from engine.games.schafkopf.contracts import OLD, Declaration
from engine.games.schafkopf.state import SchafkopfState, with_game
from engine.seats import Seat


def may_offer(state: SchafkopfState) -> bool:
    """Whether anybody may still: nobody has said that they play, nor offered one."""
    is_on = state.options.hochzeit != "off" and state.players == 4
    return is_on and state.phase == "bid" and not state.bidders and state.offered is None


def offered(state: SchafkopfState, seat: Seat, action: Discard) -> SchafkopfState:
    """With exactly one trump, instead of passing, put it face down for a partner, unless somebody plays.

    Decision: in one's turn, before anybody has said that they play, and the first who does.
    """
    demand(action.verb == "offer" and state.options.hochzeit != "off" and state.players == 4, "not-in-this-game")
    demand_turn(state, "bid", seat)
    demand(may_offer(state), "offer-too-late")
    demand(len(action.cards) == 1, "wrong-count", count=1)
    card = action.cards[0]
    demand(card in state.hands[seat], "not-in-hand", card=card)
    demand(state.ranking.trumps_in(state.hands[seat]) == (card,), "offer-one-trump")
    return replace(state, queue=state.queue[1:], offered=(seat, card))


def accepted(state: SchafkopfState, seat: Seat, action: Action) -> SchafkopfState:
    """Take it and become the partner.

    Decision: who holds nothing but trumps cannot, as they have nothing to give back.
    """
    demand_turn(state, "accept", seat)
    demand(not all(map(state.ranking.is_trump, state.hands[seat])), "accept-all-trumps")
    giver, card = state.offered or (0, OLD)
    play, said = state.play.with_gift(giver, seat, card, seen=False), (*state.said, (seat, action))
    state = replace(state, said=said, play=play, declarer=giver, partner=seat)
    return replace(with_game(state, Declaration("hochzeit")), phase="give", queue=(seat,))


def given(state: SchafkopfState, seat: Seat, action: Give) -> SchafkopfState:
    """Who took it gives a card back that is no trump."""
    demand_turn(state, "give", seat)
    demand(len(action.cards) == 1, "wrong-count", count=1)
    card = action.cards[0]
    demand(card in state.hands[seat], "not-in-hand", card=card)
    demand(not state.ranking.is_trump(card), "give-no-trump", card=card)
    play = state.play.with_gift(seat, state.declarer or 0, card, seen=False)
    return replace(state, phase="play", queue=(), play=play)


def selections(state: SchafkopfState, seat: Seat) -> tuple[Selection, ...]:
    """The one trump to put down, or what is given back for it."""
    hand = state.ranking.sorted(state.hands[seat])
    if state.phase == "give":
        return (Selection("give", tuple(card for card in hand if not state.ranking.is_trump(card)), 1),)
    trumps = state.ranking.trumps_in(hand)
    return (Selection("offer", trumps, 1),) if may_offer(state) and len(trumps) == 1 else ()


def is_taken(action: Action, before: SchafkopfState) -> bool:
    """Whether somebody has just taken it."""
    return action == Accept() and before.phase == "accept" and before.offered is not None
