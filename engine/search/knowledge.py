"""What a view tells about cards unseen: those known to lie somewhere, and those a seat has shown not to hold."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.actions import Show
from engine.cards import Card, Cards
from engine.events import Acted, Gave
from engine.ranking import TRUMP
from engine.seats import Seat
from engine.trick import Trick, leading_place
from engine.views import View


@dataclass(frozen=True, slots=True)
class Loose:
    """Cards everybody saw in a hand that has since given some away unseen: all but `count` of them are still there."""

    giver: Seat
    receiver: Seat
    cards: frozenset[Card]
    count: int


def known_cards(view: View) -> tuple[tuple[Cards, ...], tuple[Loose, ...]]:
    """By seat, cards known to be in its hand, the viewer's own aside; and those that may have moved on."""
    known = [list(cards) if seat != view.seat else [] for seat, cards in enumerate(view.face_up)]
    gone = Counter(pair for trick in (*view.tricks, view.trick) for pair in zip(trick.seats, trick.cards, strict=True))
    shown: Card | None = None
    loose = []
    for heard in view.history:
        if isinstance(heard, Acted) and isinstance(heard.action, Show):
            shown = heard.action.card
        elif isinstance(heard, Gave) and heard.cards:
            _follow(heard, known, gone, view)
        elif isinstance(heard, Gave):
            moved = frozenset(card for card in known[heard.giver] if card != shown)
            known[heard.giver] = [card for card in known[heard.giver] if card not in moved]
            loose.append(Loose(heard.giver, heard.receiver, moved, heard.count))
    return tuple(map(tuple, known)), tuple(loose)


def _follow(gift: Gave, known: list[list[Card]], gone: Counter[tuple[Seat, Card]], view: View) -> None:
    """Cards the viewer saw go from hand to hand are no longer with the giver, but with the receiver till played.

    gone: what each seat has played. A card may have gone there and back, so only its last owner can have played it.
    """
    for card in gift.cards:
        if card in known[gift.giver]:
            known[gift.giver].remove(card)
        if gone[gift.receiver, card]:
            gone[gift.receiver, card] -= 1
        elif gift.receiver != view.seat and card not in view.face_up[gift.receiver]:
            known[gift.receiver].append(card)


def unseen_cards(view: View, known: tuple[Cards, ...]) -> Cards:
    """The pack without what is held, known or was played; how many copies it has is known by its size."""
    seen = [card for trick in (*view.tricks, view.trick) for card in trick.cards]
    copies = copies_in(view)
    left = Counter(tuple(view.ranking.suits) * copies)
    left.subtract(
        (*seen, *view.left_out * copies, *view.hand, *view.aside, *(card for cards in known for card in cards))
    )
    return tuple(card for card in view.ranking.suits for _ in range(max(0, left[card])))


def copies_in(view: View) -> int:
    """How many copies of each card the pack has."""
    played = sum(map(len, (*view.tricks, view.trick)))
    return 1 + (sum(view.counts) + played > len(view.ranking.suits))


def lacking(view: View) -> tuple[frozenset[Card], ...]:
    """By seat, the cards it has shown not to hold by not following, not trumping, not beating."""
    lacks: tuple[set[Card], ...] = tuple(set() for _ in range(view.players))
    for number, trick in enumerate((*view.tricks, view.trick)):
        for place in places_from_hand(view, number):
            lacks[trick.seats[place]].update(_shown(view, trick, place))
    return tuple(map(frozenset, lacks))


def places_from_hand(view: View, number: int) -> Sequence[int]:
    """The places in a trick, but for the first, whose cards came from hands: others tell nothing of what is hidden."""
    trick = (*view.tricks, view.trick)[number]
    if not view.on_table:
        return range(1, len(trick))
    lead = leading_place(view.ranking, view.tricks[:number], 2 * view.players)
    return [place for place in range(1, len(trick)) if (lead + place) % (2 * view.players) < view.players]


def _shown(view: View, trick: Trick, place: int) -> set[Card]:
    """What the player of one card cannot hold, else they must have played it."""
    ranking, rule, card = view.ranking, view.rule, trick.cards[place]
    led, suit = ranking.suits[trick.cards[0]], ranking.suits[card]
    barred = {led} if suit != led else set()
    if suit not in (led, TRUMP) and rule.must_trump:
        barred.add(TRUMP)
    lacks = {other for other, belongs in ranking.suits.items() if belongs in barred}
    best = ranking.best(trick.cards[:place])
    if rule.demands_beating(led) and not ranking.beats(card, best):
        bound = suit == led or (rule.must_trump and suit == TRUMP)
        free = (other for other, belongs in ranking.suits.items() if not bound or belongs == suit)
        lacks.update(other for other in free if ranking.beats(other, best))
    return lacks
