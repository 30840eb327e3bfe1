"""Taking a blind into the hand and laying cards away."""

from dataclasses import replace

from engine.cardplay import Cardplay
from engine.cards import Cards
from engine.errors import demand
from engine.seats import Seat


def with_taken(play: Cardplay, seat: Seat, blind: Cards) -> Cardplay:
    """The blind joins a hand, unseen by the others."""
    return _with_hand(play, seat, (*play.hands[seat], *blind))


def with_laid_away(play: Cardplay, seat: Seat, cards: Cards, count: int = 2) -> Cardplay:
    """A seat lays so many of its cards away; raises `IllegalAction` for another number or cards it does not hold."""
    demand(len(cards) == count, "wrong-count", count=count)
    left = list(play.hands[seat])
    for card in cards:
        demand(card in left, "not-in-hand", card=card)
        left.remove(card)
    return _with_hand(play, seat, tuple(left))


def _with_hand(play: Cardplay, seat: Seat, hand: Cards) -> Cardplay:
    return replace(play, hands=(*play.hands[:seat], hand, *play.hands[seat + 1 :]))
