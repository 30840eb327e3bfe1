"""The battery of Sheepshead: each of two plays from a hand, and from four open cards with a closed one under each.

A trick has four cards: hand, hand, battery, battery, eldest's first; the place that won leads to the next, and the
others follow in the same order, so that the two always play in turn. Where the sources are silent: of the cards dealt
to a player the first four lie closed, the next four open on them, in that order, and the rest are the hand; each place
follows suit by its own open cards or hand alone; what was covered turns up once the trick is complete, and not before,
so that it cannot be played to it; a closed card is known to nobody, its owner included.
"""

from dataclasses import replace
from typing import Final

from engine.actions import Play
from engine.cards import Cards, without
from engine.dealing import Dealt
from engine.errors import demand
from engine.events import Event, Received, openly, received
from engine.game import demand_turn
from engine.games.sheepshead.state import Pile, SheepsheadState
from engine.picking import RULE
from engine.seats import Seat, after
from engine.trick import Trick, check_card, leading_place, legal_cards

PILES: Final = 4
"""How many cards of each lie open, and as many closed under them."""
SIZE: Final = 4
"""A card from each hand and each battery."""


def with_open(dealt: Dealt) -> Dealt:
    """The deal, with the second four cards of each seen by everybody."""
    return replace(dealt, exposed=tuple(hand[PILES : 2 * PILES] for hand in dealt.hands), in_order=True)


def laid_out(state: SheepsheadState) -> SheepsheadState:
    """Everybody's closed cards lie under the open ones, and are in nobody's hand until they turn up."""
    dealt = state.hands
    piles = tuple(tuple(zip(hand[PILES : 2 * PILES], hand[:PILES], strict=True)) for hand in dealt)
    play = replace(state.play, hands=tuple(hand[PILES:] for hand in dealt))
    opened = replace(state, play=play, piles=piles)
    return replace(opened, play=replace(play, face_up=open_cards(opened)))


def open_cards(state: SheepsheadState) -> tuple[Cards, ...]:
    """By seat, the cards of its battery that may be played."""
    played_now = state.play.trick.cards
    return tuple(tuple(lying for lying, _ in piles if lying not in played_now) for piles in state.piles)


def heard_first(state: SheepsheadState) -> tuple[Event, ...]:
    """Each gets the cards that are in hand or lie open; nobody is told of the closed ones."""
    return tuple(received(seat, hand) for seat, hand in enumerate(state.hands))


def is_open_turn(state: SheepsheadState) -> bool:
    """Whether the next card comes from a battery."""
    lead = leading_place(state.ranking, state.play.tricks, SIZE)
    return (lead + len(state.play.trick)) % SIZE >= state.players


def held_now(state: SheepsheadState, seat: Seat) -> Cards:
    """What the seat may choose from now: its open cards, or those in hand."""
    lying = open_cards(state)[seat]
    return lying if is_open_turn(state) else without(state.hands[seat], lying)


def suiting(state: SheepsheadState, seat: Seat) -> Cards:
    """The cards of that place that suit the trick."""
    held = state.ranking.sorted(held_now(state, seat))
    return legal_cards(RULE, state.ranking, held, state.play.trick.cards)


def played(state: SheepsheadState, seat: Seat, action: Play) -> SheepsheadState:
    """Each place follows suit for itself; after a whole trick the cards that were covered turn up."""
    demand_turn(state, "play", seat)
    play, ranking, card = state.play, state.ranking, action.card
    held = held_now(state, seat)
    lies_elsewhere = card in state.hands[seat] and card not in held
    demand(not lies_elsewhere or is_open_turn(state), "from-hand", card=card)
    demand(not lies_elsewhere, "from-open-cards", card=card)
    check_card(RULE, ranking, held, play.trick.cards, card)
    hands, face_up = list(play.hands), list(play.face_up)
    hands[seat] = without(hands[seat], (card,))
    face_up[seat] = tuple(each for each in face_up[seat] if each != card)
    trick = play.trick.with_card(seat, card)
    if len(trick) < SIZE:
        turn = after(seat, state.players)
        lies = replace(play, hands=tuple(hands), face_up=tuple(face_up), turn=turn, trick=trick)
        return replace(state, play=lies)
    for each, cards in enumerate(turned_up(state, trick)):
        hands[each] += cards
        face_up[each] += cards
    left = tuple(tuple(filter(None, (_left(pile, trick) for pile in piles))) for piles in state.piles)
    over = replace(
        play, hands=tuple(hands), face_up=tuple(face_up), turn=trick.winner(ranking), trick=Trick(),
        tricks=(*play.tricks, trick),
    )  # fmt: skip
    return replace(state, play=over, piles=left, phase="play" if any(hands) else "done")


def _left(pile: Pile, trick: Trick) -> Pile | None:
    """A pile after a trick: what was covered lies open in place of what was played; None where nothing is left."""
    lying, closed = pile
    if lying not in trick.cards:
        return pile
    return None if closed is None else (closed, None)


def turned_up(state: SheepsheadState, trick: Trick) -> tuple[Cards, ...]:
    """By seat, the closed cards under those that went to a trick."""
    return tuple(
        tuple(closed for lying, closed in piles if lying in trick.cards and closed is not None) for piles in state.piles
    )


def closed_counts(state: SheepsheadState) -> tuple[int, ...]:
    """By seat, how many closed cards are left."""
    return tuple(sum(closed is not None for _, closed in piles) for piles in state.piles)


def heard(before: SheepsheadState, after_it: SheepsheadState) -> tuple[Event, ...]:
    """Everybody sees what turns up after a trick."""
    if len(before.play.tricks) == len(after_it.play.tricks):
        return ()
    shown = enumerate(turned_up(before, after_it.play.tricks[-1]))
    return tuple(openly(Received(seat, len(cards), cards)) for seat, cards in shown if cards)
