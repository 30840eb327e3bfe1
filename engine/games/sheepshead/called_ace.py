"""The called card of Sheepshead: what may be called, what stands in for a missing card, and how both are bound.

Source: sheepshead.org and the common rules of players; the Book of Card Games leaves the called ace free. A picker who
buries first is judged by all the cards, but keeps the suit only with a card in hand: without one they play alone.
"""

from dataclasses import replace
from typing import Final

from engine.actions import CallAce, Discard
from engine.cards import Card, Cards, Rank, Suit, without
from engine.errors import demand
from engine.games.sheepshead.state import SheepsheadState
from engine.games.sheepshead.tables import fail_suits
from engine.ranking import SuitInPlay
from engine.seats import Seat

NEXT_JACKS: Final = (Suit.HEARTS, Suit.SPADES, Suit.CLUBS)
"""The jacks above the one of diamonds, from low to high."""


BINDING: Final = ("ace", "jack-and-ace")
"""The tables at which a called card may bind."""
HEART_JACK: Final = Card(Suit.HEARTS, Rank.JACK)


def may_call(state: SheepsheadState, seat: Seat, action: CallAce) -> None:
    """Raise `IllegalAction` unless this ace, ten or jack may be called."""
    card, exact = action.card, state.options.calling == "exact" and state.form.partner != "jack"
    if action.rank == Rank.JACK:
        return _may_call_up(state, seat, card)
    demand(action.rank in (Rank.ACE, Rank.TEN), "call-rank", card=card)
    demand(action.suit in fail_suits(state.ranking), "call-trump", card=card)
    whole = (*state.hands[seat], *state.buried)
    if action.rank == Rank.TEN:
        return _may_call_ten(state, seat, card, whole)
    if not (exact and state.options.ownace and card in state.hands[seat]):
        demand(card not in whole, "call-own-ace", card=card)
    held = state.ranking.of_suit(state.hands[seat], action.suit)
    if not held and exact and state.options.under:
        demand(not _suits_without_ace(state, whole), "call-suit-held", card=card)
        return None
    demand(held, "call-without", card=card)
    return None


def _suits_without_ace(state: SheepsheadState, whole: Cards) -> tuple[Suit, ...]:
    """The plain suits of which the picker had cards, but not the ace."""
    return tuple(
        suit
        for suit in fail_suits(state.ranking)
        if state.ranking.of_suit(whole, suit) and Card(suit, Rank.ACE) not in whole
    )


def _may_call_ten(state: SheepsheadState, seat: Seat, ten: Card, whole: Cards) -> None:
    """Who has all three plain aces may call a ten they lack, and keeps that suit's ace for it."""
    demand(state.options.calling == "exact" and state.options.ten, "call-no-ten", card=ten)
    aces = [Card(suit, Rank.ACE) for suit in fail_suits(state.ranking)]
    demand(all(ace in whole for ace in aces), "call-ten-aces", card=ten)
    demand(ten not in whole, "call-own-ace", card=ten)
    demand(Card(ten.suit, Rank.ACE) in state.hands[seat], "call-ten-kept", card=ten)


def _may_call_up(state: SheepsheadState, seat: Seat, card: Card) -> None:
    """Who holds the jack of diamonds may call the next higher jack they lack."""
    may = called_up(state, seat)
    demand(may is not None, "call-no-jack", card=card)
    demand(card == may, "call-next-jack", card=card)


def called_up(state: SheepsheadState, seat: Seat) -> Card | None:
    """The jack that may be called in place of that of diamonds; None where none may."""
    whole = (*state.hands[seat], *state.buried)
    if state.options.callup == "never" or Card(Suit.DIAMONDS, Rank.JACK) not in whole:
        return None
    return next((card for suit in NEXT_JACKS if (card := Card(suit, Rank.JACK)) not in whole), None)


def candidates(state: SheepsheadState) -> tuple[CallAce, ...]:
    """All that might be called at this table."""
    suits, by = fail_suits(state.ranking), state.form.partner
    found: tuple[CallAce, ...] = ()
    if by in ("ace", "jack-and-ace") or (by == "jack" and state.options.callup == "seen-or-ace"):
        found += tuple(map(CallAce, suits))
        if state.options.calling == "exact" and state.options.ten and by != "jack":
            found += tuple(CallAce(suit, Rank.TEN) for suit in suits)
    if by == "jack" and state.options.callup != "never":
        found += tuple(CallAce(suit, Rank.JACK) for suit in NEXT_JACKS)
    return found


def with_call(state: SheepsheadState, action: CallAce) -> SheepsheadState:
    """The card is called; a called ten ranks above the ace of its suit."""
    called = replace(state, card=action.card)
    if action.rank != Rank.TEN:
        return called
    plain = state.ranking.plain
    order = (Rank.TEN, *(rank for rank in plain if rank != Rank.TEN))
    return replace(called, order=replace(state.order, apart=((action.suit, order),)))


def needs_under(state: SheepsheadState) -> bool:
    """Whether the picker has called an ace of a suit of which they hold nothing, and must put a card in its place."""
    card, picker = state.card, state.picker
    if card is None or picker is None or state.under is not None or not is_bound(state):
        return False
    return card.rank == Rank.ACE and not state.ranking.of_suit(state.hands[picker], card.suit)


def with_under(state: SheepsheadState, seat: Seat, action: Discard) -> SheepsheadState:
    """Any card lies face down as the lowest of the called suit: it never wins, and its points go with its trick."""
    demand(len(action.cards) == 1, "wrong-count", count=1)
    card, called = action.cards[0], state.card
    demand(card in state.hands[seat], "not-in-hand", card=card)
    assert called is not None  # noqa: S101 - nobody is asked before there is a call
    order = replace(state.order, apart=((called.suit, (*state.ranking.plain, Rank.SIX)),))
    standing = Card(called.suit, Rank.SIX)
    hands, face_up = list(state.hands), list(state.play.face_up)
    hands[seat] = (*without(hands[seat], (card,)), standing)
    face_up[seat] = (*without(face_up[seat], [card] if card in face_up[seat] else []), standing)
    play = replace(state.play, hands=tuple(hands), face_up=tuple(face_up))
    return replace(state, under=card, order=order, play=play)


def hold_cards(state: SheepsheadState, seat: Seat) -> Cards:
    """What of the called suit the picker must not give away: all of it where one card is left, a called ten's ace."""
    card = state.card
    if card is None:
        return ()
    held = state.ranking.of_suit(state.hands[seat], card.suit)
    if card.rank == Rank.TEN:
        return tuple(each for each in held if each.rank == Rank.ACE)
    return held if len(held) == 1 else ()


def is_bound(state: SheepsheadState) -> bool:
    """Whether a called plain card binds the picker and its holder; in place of the jack of diamonds it is free."""
    return state.card is not None and state.form.partner in BINDING and state.options.calling == "exact"


def bound_cards(state: SheepsheadState, seat: Seat, may: Cards) -> Cards:
    """Those of the cards that suit the trick which the called card leaves: until its suit has been led once.

    Its holder leads the suit with it alone, plays it when the suit is led, and throws it off last of all. The picker
    keeps a card of the suit as long, and of a called ten the ace, which falls with it.
    """
    card, hand, ranking = state.card, state.hands[seat], state.ranking
    if card is None or (card not in hand and seat != state.picker):
        return may
    suit: SuitInPlay = ranking.suits[card]
    if any(ranking.suits[trick.cards[0]] == suit for trick in state.play.tricks):
        return may
    duty = (card,) if card in hand else hold_cards(state, seat)
    firm = card in hand or card.rank == Rank.TEN
    lying = state.play.trick.cards
    if not lying:
        return tuple([each for each in may if not firm or ranking.suits[each] != suit or each in duty])
    if ranking.suits[lying[0]] == suit:
        return duty if firm and duty else may
    free = tuple([each for each in may if each not in duty])
    return free or may


def check_bound(state: SheepsheadState, seat: Seat, card: Card, may: Cards) -> None:
    """Raise `IllegalAction` where the called card forbids to play this one."""
    left = bound_cards(state, seat, may)
    if card in left or state.card is None:
        return
    lying, suits = state.play.trick.cards, state.ranking.suits
    demand(lying, "lead-called", card=state.card)
    demand(suits[lying[0]] != suits[state.card], "play-called", card=left[0])
    demand(card != state.card, "keep-called", card=card)
    demand(card in left, "keep-hold", card=card, called=state.card)


def may_bury(state: SheepsheadState, seat: Seat, cards: Cards) -> None:
    """Where one calls first, a card to the call is kept: the last of the suit, or a called ten's ace."""
    card = state.card
    if card is None or not is_bound(state):
        return
    demand(state.face_down not in cards, "bury-hold", card=card)
    left = replace(state, play=replace(state.play, hands=_without(state, seat, cards)))
    held = state.ranking.of_suit(left.hands[seat], card.suit)
    demand(hold_cards(left, seat) if card.rank == Rank.TEN else held, "bury-hold", card=card)


def to_keep(state: SheepsheadState, seat: Seat) -> Cards:
    """Of which cards one is kept where the ace was called before burying."""
    card = state.card
    if card is None or not is_bound(state) or card.rank != Rank.ACE:
        return ()
    return state.ranking.of_suit(state.hands[seat], card.suit)


def _without(state: SheepsheadState, seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    gone = tuple(card for card in state.hands[seat] if card not in cards)
    return (*state.hands[:seat], gone, *state.hands[seat + 1 :])
