"""Cards chosen before one's turn comes: on what condition which card, as the rules allow it then."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.actions import Action, Play
from engine.cards import Card, Cards, Suit, read_card, read_suit
from engine.errors import Unreadable
from engine.ranking import TRUMP, SuitInPlay
from engine.trick import beating
from engine.views import View

ANY: Final = "any"
MAX_SUIT_PREMOVES: Final = 25
"""How many plans for what is led are offered: as many as a menu of Discord's holds."""


class PremoveKind(StrEnum):
    """A card chosen by what lies: the lowest one, or the lowest that wins the trick as it lies, else the lowest."""

    LOW = "low"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Premove:
    """When somebody else leads this suit in play, or, `None`, whatever it is: this card, or one of this manner.

    >>> from bot.tables.premoves import read_plan
    >>> str(read_plan("H low")), read_plan("any KC").led is None
    ('H low', True)
    """

    led: SuitInPlay | None
    card: Card | PremoveKind

    def __str__(self) -> str:
        """Write it as it is stored and pressed: `H low`, `trump QC`, `any win`."""
        led = ANY if self.led is None else self.led.letter if isinstance(self.led, Suit) else self.led
        return f"{led} {self.card}"


Premoves = tuple[Premove, ...]
"""What somebody has planned for the rest of a deal: for a suit in play, and for whatever comes, one each."""


def read_premove(text: str) -> Premove:
    """Read a plan as it was written; raises `Unreadable`."""
    led, _, card = text.partition(" ")
    suit: SuitInPlay | None = None if led == ANY else TRUMP if led == TRUMP else read_suit(led)
    premove = Premove(suit, PremoveKind(card) if card in set(PremoveKind) else read_card(card))
    if str(premove) != text:
        raise Unreadable(text)
    return premove


def offered_premoves(view: View) -> tuple[Premoves, Premoves]:
    """What may be planned: for whatever is led, and for each suit in play.

    Only while others play, from one's own first card of the deal on, and not for the last card, which has no choice.
    """
    seat = view.seat
    has_played = any(seat in trick.seats for trick in (*view.tricks, view.trick))
    if view.phase != "play" or seat is None or seat in view.waiting_for or not has_played or len(view.hand) < 2:
        return (), ()
    suits = dict.fromkeys(sorted(view.ranking.suits.values(), key=lambda suit: (suit != TRUMP, str(suit))))
    whatever = (*_manners(None), *(Premove(None, card) for card in dict.fromkeys(view.hand)))
    return whatever, tuple(premove for suit in suits for premove in _for_suit(view, suit))[:MAX_SUIT_PREMOVES]


def _for_suit(view: View, suit: SuitInPlay) -> Premoves:
    """Who can follow has to; who cannot may still trump."""
    own = tuple(dict.fromkeys(view.ranking.of_suit(view.hand, suit)))
    manners = _manners(suit) if len(own) != 1 else ()
    return (*manners, *(Premove(suit, card) for card in own))


def _manners(led: SuitInPlay | None) -> Premoves:
    return tuple(Premove(led, manner) for manner in PremoveKind)


def with_premove(premoves: Premoves, premove: Premove) -> Premoves:
    """The plans with one more, instead of one for the same case; what was planned for a suit comes first."""
    others = [each for each in premoves if each.led != premove.led]
    return tuple(sorted((*others, premove), key=lambda each: (each.led is None, each.led != TRUMP, str(each.led))))


def premoved_action(view: View, premoves: Iterable[Premove]) -> Action | None:
    """The card that a plan means for somebody whose turn it is; None where they lead, or no plan fits."""
    playable = view.playable
    if not view.trick.cards or view.seat not in view.waiting_for or not playable:
        return None
    led = view.ranking.suits[view.trick.cards[0]]
    cards = (_meant(view, premove.card, playable) for premove in premoves if premove.led in (led, None))
    return next((Play(card) for card in cards if card in playable), None)


def _meant(view: View, card: Card | PremoveKind, playable: Cards) -> Card:
    if isinstance(card, Card):
        return card
    ranking = view.ranking
    winning = beating(ranking, playable, view.trick.cards) if card is PremoveKind.WIN else ()
    return min(winning or playable, key=lambda each: (ranking.is_trump(each), ranking.strength[each]))


def premoves_after(view: View, premoves: Premoves, card: Card) -> Premoves:
    """What is left of plans when their owner has played a card: none if none fitted, else those still to be done."""
    if premoved_action(view, premoves) is None:
        return ()
    hand = list(view.hand)
    hand.remove(card)
    return still_playable(premoves, tuple(hand))


def still_playable(premoves: Premoves, hand: Cards) -> Premoves:
    """The plans without those for cards that are gone."""
    return tuple(each for each in premoves if not isinstance(each.card, Card) or each.card in hand)
