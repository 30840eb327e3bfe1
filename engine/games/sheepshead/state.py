"""A deal of Sheepshead as it stands, and who is on whose side, in truth and as far as somebody knows."""

from dataclasses import dataclass
from typing import Final

from engine.actions import Announce
from engine.cards import Card, Cards, Rank
from engine.games.sheepshead.options import SheepsheadOptions
from engine.games.sheepshead.tables import Form, form_of
from engine.match import Carried
from engine.picking import PickingState
from engine.ranking import STANDARD, Ranking
from engine.seats import Seat

ALONE: Final = Announce("alone")
PARTNER: Final = Announce("partner")
ALL_TRICKS: Final = Announce("alltricks")
REDEAL: Final = Announce("redeal")
USUAL: Final = form_of(SheepsheadOptions(), 5)
BEFORE_PLAY: Final = ("pick", "bury", "draft", "call", "under")
DOUBLING: Final = ("crack", "blitz")
"""Phases in which several are asked at once whether they double: before the first card, and after the last."""
FIRST: Final = {
    "queens": Rank.QUEEN, "jacks": Rank.JACK, "aces": Rank.ACE, "tens": Rank.TEN, "kings": Rank.KING,
}  # fmt: skip
Pile = tuple[Card, Card | None]
"""An open card of a battery, and the closed one under it."""


@dataclass(frozen=True, slots=True)
class SheepsheadState(PickingState[SheepsheadOptions]):
    """A deal; phases are pick, bury, draft, call, under, name, crack, play, blitz and done.

    form: the kind of table. order: the ranking, with what a call changed in it. naming: the cards that say who is with
    the picker, or makes the first side; members: that side. draft: what the partner buried who took half the blind.
    under: the card that lies face down in place of the six of the called suit. asked: who may still double. calls: who
    doubled, and how. named: with which trick the blind of a leaster goes, where the dealer says. carried: what earlier
    deals left. piles: by seat, each
    open card of a battery and the closed one under it, if one is still there.
    """

    form: Form = USUAL
    order: Ranking = STANDARD
    naming: Cards = ()
    members: frozenset[Seat] = frozenset()
    draft: Cards = ()
    under: Card | None = None
    asked: frozenset[Seat] = frozenset()
    calls: tuple[tuple[Seat, str], ...] = ()
    named: int | None = None
    carried: Carried | None = None
    piles: tuple[tuple[Pile, ...], ...] = ()

    @property
    def ranking(self) -> Ranking:
        """Queens, jacks and a suit are trumps."""
        return self.order

    @property
    def turn(self) -> Seat | None:
        """Who is to act; nobody by turn where several are asked whether they double, or when the deal is over."""
        if self.phase in ("bury", "call", "under"):
            return self.picker
        if self.phase == "draft":
            return self.partner
        if self.phase == "name":
            return self.dealer
        if self.phase in ("done", *DOUBLING):
            return None
        return self.auction.turn if self.phase == "pick" else self.play.turn

    @property
    def face_down(self) -> Card | None:
        """What the card that lies face down plays as: the six of the called suit, which the pack does not have."""
        return None if self.under is None or self.card is None else Card(self.card.suit, Rank.SIX)


def played_by(state: SheepsheadState, card: Card) -> Seat | None:
    """Who has played a card."""
    for trick in (*state.play.tricks, state.play.trick):
        if card in trick.cards:
            return trick.seats[trick.cards.index(card)]
    return None


def holders(state: SheepsheadState, cards: Cards) -> frozenset[Seat]:
    """Who holds any of these cards, or played or buried one."""
    held = {seat for seat, hand in enumerate(state.hands) if not set(hand).isdisjoint(cards)}
    held |= {seat for card in cards if (seat := played_by(state, card)) is not None}
    if state.picker is not None and not set(state.buried).isdisjoint(cards):
        held.add(state.picker)
    return frozenset(held)


def is_announced(state: SheepsheadState) -> bool:
    """Whether the picker has announced all tricks."""
    return any(action == ALL_TRICKS for _, action in state.said)


def first_queens(state: SheepsheadState) -> tuple[Seat, ...]:
    """The players of the first two queens, or cards of another rank, that were played, as far as they were."""
    rank = FIRST[state.options.first]
    played = (
        seat
        for trick in (*state.play.tricks, state.play.trick)
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if card.rank == rank
    )
    return tuple(played)[:2]


def side_members(state: SheepsheadState) -> frozenset[Seat]:
    """The first side: the picker's, or that of certain cards."""
    if state.form.partner == "first-queens":
        return frozenset(first_queens(state))
    return state.members


def has_sides(state: SheepsheadState) -> bool:
    """Whether there are two sides at all: somebody picked, or cards make them."""
    return state.picker is not None or state.form.partner in ("cards", "three-cards", "first-queens")


def sides(state: SheepsheadState) -> tuple[int | None, ...]:
    """By seat, 0 for the first side, 1 for the rest; None where each is alone."""
    if not has_sides(state):
        return (None,) * state.players
    members = side_members(state)
    return tuple(0 if seat in members else 1 for seat in range(state.players))


def known_sides(state: SheepsheadState, viewer: Seat | None) -> tuple[int | None, ...]:
    """The same as far as the viewer knows: by the cards that were played, and by what they hold themselves."""
    whole = sides(state)
    if state.phase == "done" or not has_sides(state):
        return whole
    seen: set[Seat] = {seat for card in state.naming if (seat := played_by(state, card)) is not None}
    if state.picker is not None:
        seen.add(state.picker)
    if not is_before_play(state):
        if is_announced(state) or _is_settled(state, viewer):
            return whole
        seen |= _shown(state)
        if viewer is not None and state.form.partner not in ("first-trick", "first-queens"):
            seen.add(viewer)
    return tuple(side if seat in seen else None for seat, side in enumerate(whole))


def is_before_play(state: SheepsheadState) -> bool:
    """Whether the picker, if there is one, is still to bury or to call."""
    is_buried = state.picker is None or bool(state.buried)
    return state.phase in BEFORE_PLAY or (state.phase == "crack" and not is_buried)


def _shown(state: SheepsheadState) -> set[Seat]:
    """Who showed by doubling, by cards shown or otherwise, on whose side they are."""
    if state.form.partner == "draft":
        return set(range(state.players))
    if state.form.partner == "first-queens":
        return set(first_queens(state))
    shown = {seat for seat, cards in enumerate(state.play.face_up) if not set(cards).isdisjoint(state.naming)}
    if state.options.crackwhen == "picked":
        return shown
    by_side = state.options.crack in ("unasked", "defenders")
    telling = ("crack", "recrack", "castrate") if by_side else ("recrack", "castrate")
    return shown | {seat for seat, call in state.calls if call in telling}


def _is_settled(state: SheepsheadState, viewer: Seat | None) -> bool:
    """Whether the viewer knows of everybody: where all the cards that name somebody are, or that none do."""
    if state.form.partner == "first-trick":
        return bool(state.play.tricks)
    if state.form.partner == "first-queens":
        return len(first_queens(state)) == 2
    mine = () if viewer is None else (*state.hands[viewer], *(state.buried if viewer == state.picker else ()))
    open_cards = {card for cards in state.play.face_up for card in cards}
    return all(card in mine or card in open_cards or played_by(state, card) is not None for card in state.naming)


def took_blind(before: SheepsheadState, after_it: SheepsheadState, seat: Seat) -> Cards:
    """The cards of the blind that came into a hand."""
    if len(after_it.hands[seat]) <= len(before.hands[seat]):
        return ()
    return tuple(card for card in after_it.blind if card in after_it.hands[seat] and card not in before.hands[seat])
