"""The exchange of a lone picture: shown and handed over, and the card that comes back."""

from dataclasses import replace

from engine.actions import Give, Show
from engine.cards import Cards, Suit
from engine.errors import demand
from engine.games.saskop.auction import HIGHEST, begin_play
from engine.games.saskop.cards import pictures_in
from engine.games.saskop.state import SaskopState, demand_phase
from engine.seats import Seat, opposite


def show(state: SaskopState, seat: Seat, action: Show) -> SaskopState:
    """A lone picture, dealt or got, once a deal, before one's own bid or pass; in a replay until the first lead."""
    demand(state.options.exchange, "no-exchange")
    demand(state.options.giving == "openly", "give-closed")
    if not (state.replay and state.phase == "play" and not state.play.has_begun):
        demand_phase(state, "auction")
        demand(seat not in state.auction.spoken, "show-too-late")
    demand(all(seat != shower for shower, _ in state.shown), "shown-already")
    demand(action.card in state.hands[seat], "not-in-hand", card=action.card)
    demand((action.card,) == pictures_in(state.hands[seat]), "not-lone-picture", card=action.card)
    play = state.play.with_gift(seat, opposite(seat), action.card, seen=True)
    said, shown = (*state.said, (seat, action)), (*state.shown, (seat, action.card))
    return replace(state, play=play, said=said, shown=shown, phase="exchange")


def give(state: SaskopState, seat: Seat, action: Give) -> SaskopState:
    """Hand a lone picture over face down, or give a card back for one."""
    demand(len(action.cards) == 1, "wrong-count", count=1)
    if state.phase == "auction" and state.options.exchange and state.options.giving == "closed":
        return _hand_over(state, seat, action)
    demand_phase(state, "exchange")
    giver, picture = state.shown[-1]
    demand(seat == opposite(giver), "not-your-turn")
    card = action.cards[0]
    demand(card != picture, "not-that-picture", card=picture)
    demand(card in state.hands[seat], "not-in-hand", card=card)
    demand(card in returnable(state, seat), "no-picture-back", card=card)
    play = state.play.with_gift(seat, giver, card, seen=False)
    back = replace(state, play=play, phase="play" if state.replay else "auction")
    if state.offered is None:
        return back
    return begin_play(back, Suit.DIAMONDS, giver) if state.options.ten is True else replace(back, offered=None)


def _hand_over(state: SaskopState, seat: Seat, action: Give) -> SaskopState:
    """As vint.ee plays: exactly one picture goes to the partner face down, on one's own turn to bid.

    Who hands it over bids or passes only when a card has come back; it is too late once an opponent has bid nine.
    Decision: once a deal for each seat, before their own first bid; there is no bidding in a replay, so none there.
    """
    demand(seat == state.auction.turn, "not-your-turn")
    demand(seat not in state.auction.spoken, "show-too-late")
    demand(all(seat != giver for giver, _ in state.shown), "shown-already")
    bidder = state.auction.bidder
    demand(state.auction.high < HIGHEST or bidder in (None, opposite(seat)), "give-after-nine")
    card = action.cards[0]
    demand(card in state.hands[seat], "not-in-hand", card=card)
    demand((card,) == pictures_in(state.hands[seat]), "not-lone-picture", card=card)
    play = state.play.with_gift(seat, opposite(seat), card, seen=False)
    return replace(state, play=play, phase="exchange", shown=(*state.shown, (seat, card)))


def returnable(state: SaskopState, seat: Seat) -> Cards:
    """What may come back for a picture: anything else; no picture where it was handed over face down, or for a ten.

    For one that was shown openly it is a house rule.
    Decision: who has nothing but pictures gives one of those back.
    """
    others = tuple(card for card in state.hands[seat] if card != state.shown[-1][1])
    if state.options.giving == "openly" and state.options.back == "any" and state.offered is None:
        return others
    return tuple(card for card in others if not card.is_picture) or others
