"""What a picker of Sheepshead may bury: any cards, but for what the house, a call or queens that were shown keep.

Source: the Book of Card Games for what is kept of the blind, sheepshead.org for the rest.
"""

from dataclasses import replace

from engine.cards import Card, Cards
from engine.errors import demand
from engine.games.sheepshead import called_ace, partners
from engine.games.sheepshead.state import SheepsheadState
from engine.seats import Seat
from engine.trick import Cardplay


def check(state: SheepsheadState, seat: Seat, cards: Cards) -> None:
    """Raise `IllegalAction` where one of these cards may not be buried."""
    for card in cards:
        demand(card not in kept(state), "bury-blind", card=card)
    jack, shown = partners.table_jack(state), shown_cards(state, state.hands[seat])
    demand(jack not in cards or may_bury_jack(state, state.hands[seat]), "bury-jack", card=jack)
    called_ace.may_bury(state, seat, cards)
    for card in cards:
        demand(card not in shown, "bury-shown", card=card)


def may_bury_jack(state: SheepsheadState, hand: Cards) -> bool:
    """Whether the jack that names the partner may be buried: as the house has it, or where nothing else is left to."""
    others = [card for card in hand if card not in kept(state) and card != partners.table_jack(state)]
    return state.options.buryjack or len(others) < state.form.bury


def shown_cards(state: SheepsheadState, hand: Cards) -> Cards:
    """What was shown to double and goes back in hand, so that it is not buried; unless nothing else is left to."""
    shown = () if state.picker is None else state.play.face_up[state.picker]
    others = [card for card in hand if card not in (*_needed(state, hand), *shown)]
    return shown if len(others) - bool(called_ace.to_keep(state, state.picker or 0)) >= state.form.bury else ()


def unseen(play: Cardplay, seat: Seat, cards: Cards) -> Cardplay:
    """What was buried of the cards that all had seen lies in no hand any more."""
    if not any(play.face_up):
        return play
    left = tuple(card for card in play.face_up[seat] if card not in cards)
    return replace(play, face_up=(*play.face_up[:seat], left, *play.face_up[seat + 1 :]))


def kept(state: SheepsheadState) -> Cards:
    """By the letter of the source nothing from the blind is buried."""
    return state.blind if state.options.bury == "held" else ()


def buriable(state: SheepsheadState, hand: Cards) -> Cards:
    """What may be buried: nothing that the house, a call or what was shown keeps."""
    barred = {*_needed(state, hand), *shown_cards(state, hand)}
    return tuple(card for card in hand if card not in barred)


def _needed(state: SheepsheadState, hand: Cards) -> set[Card | None]:
    """What stays in hand for the house's sake, and for a call."""
    found = {*kept(state), state.face_down}
    found |= set() if may_bury_jack(state, hand) else {partners.table_jack(state)}
    if state.picker is not None and called_ace.is_bound(state):
        found |= set(called_ace.hold_cards(state, state.picker))
    return found
