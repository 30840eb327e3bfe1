"""What search is told of Saskop: what bids and shown pictures say about hands, and what strokes a deal brings."""

from collections.abc import Mapping
from typing import Final

from bot.players.sense import saskop
from bot.players.stakes import Stakes
from engine.actions import Bid, Show, Trump
from engine.cards import Card, Suit
from engine.events import Gave
from engine.games.saskop import PACK, PICTURES
from engine.search.counting import Quota, World
from engine.search.sampling import Heard
from engine.seats import Seat
from engine.views import View

LONG: Final[Mapping[Suit, frozenset[Card]]] = {
    suit: frozenset(card for card in PACK if card.is_picture or card.suit == suit) for suit in Suit
}
"""The trumps each suit would make, its own and all pictures."""


def heard(view: View) -> Heard:
    """A bid promises a suit of its length, the maker's that suit; who shows a picture has no other.

    A gift made after the bid may have been of any card, so that it takes nothing from what was promised.
    """
    played = [[card for seat, card in _played(view) if seat == each] for each in range(4)]
    bids = {seat: said.number for seat, said in view.turns if isinstance(said, Bid)}
    named = {seat: said.suit for seat, said in view.turns if isinstance(said, Trump)}
    quotas = [_lone_picture(view, seat, played[seat]) for seat, said in view.turns if isinstance(said, Show)]
    either = []
    for seat, number in bids.items():
        suits = (named[seat],) if seat in named else tuple(Suit)
        ways = [Quota(seat, LONG[suit], number - sum(card in LONG[suit] for card in played[seat])) for suit in suits]
        if seat == view.seat or any(way.least <= 0 for way in ways):
            continue
        if len(ways) == 1:
            quotas += ways
        else:
            either.append(tuple(ways))
    return Heard(saskop.barred(view), tuple(each for each in quotas if each.seat != view.seat), tuple(either))


def _lone_picture(view: View, seat: Seat, played: list[Card]) -> Quota:
    """No picture but those seen to come later, and perhaps the one card got in return."""
    got = next((each for each in view.history if isinstance(each, Gave) and each.receiver == seat), None)
    others = frozenset(PICTURES) - {said.card for who, said in view.turns if isinstance(said, Show) and who != seat}
    most = sum(card.is_picture for card in got.cards) if got and got.cards else int(got is not None)
    return Quota(seat, others, most=max(0, most - sum(card in others for card in played)))


def _played(view: View) -> list[tuple[Seat, Card]]:
    return [each for trick in (*view.tricks, view.trick) for each in zip(trick.seats, trick.cards, strict=True)]


def stakes(view: View, _: World) -> Stakes:
    """Two or four strokes for the makers, four or six for the others, two more in diamonds; lambapea is the game."""
    me = view.seat or 0
    maker = view.contract.declarer if view.contract else None
    side, marks = frozenset({me, (me + 2) % 4}), (30, 60, 61, 91)
    more = 2 if view.ranking.trumps[0].suit == Suit.DIAMONDS else 0
    if maker is None:
        values = (-1.0, -1.0, 0.0, 1.0, 1.0)
    elif maker in side:
        values = (-6.0 - more, -4.0 - more, 0.0, 2.0 + more, 4.0 + more)
    else:
        values = (-4.0 - more, -2.0 - more, 0.0, 4.0 + more, 6.0 + more)
    return Stakes(side, marks, values, every=16.0, none=-16.0)
