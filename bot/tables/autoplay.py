"""Cards that are played for somebody without a press: planned ones, the last of a hand, and single ones."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.actions import Action, Play
from engine.cards import Card, Cards, Suit, read_card, read_suit
from engine.deal import CUTTING
from engine.errors import Unreadable
from engine.ranking import TRUMP, SuitInPlay
from engine.trick import beating
from engine.views import View


class AutoPlay(StrEnum):
    """Which cards are played for somebody who has no other: none, the last of their hand, each single legal one."""

    OFF = "off"
    LAST = "last"
    SINGLE = "single"


PAUSE_RANGE: Final = (0.7, 1.3)
"""The shortest and the longest natural pause, in parts of the one set: nobody is as regular as a clock."""
MIN_SAMPLES: Final = 3
"""Of how many cards it must be known how long somebody took, before one is played for them after as long a time."""


def longest_pause(seconds: float) -> float:
    """After how many seconds at most a computer moves that takes so many, and a last card plays itself."""
    return seconds * PAUSE_RANGE[1]


def last_card(view: View, asked_for: AutoPlay) -> Action | None:
    """The last card of a hand. Everybody counts cards: that there is no choice is no secret."""
    return None if asked_for is AutoPlay.OFF or len(view.hand) > 1 else _only_card(view)


def single_card(view: View, asked_for: AutoPlay) -> Action | None:
    """The only card that may be played, unless there is something beside it that may be said.

    Nobody else knows that: it takes as long as a card which its owner pressed (`natural_delay`).
    """
    return _only_card(view) if asked_for is AutoPlay.SINGLE and len(view.decisions) == 1 else None


def single_answer(view: View, asked_for: AutoPlay) -> Action | None:
    """The only answer to a question before the play, unless there is something beside it that may be said.

    Others know no better than of a single card whether there was a choice, so that its moment is found the same way.
    """
    actions = view.asked.actions if view.asked is not None and view.phase not in {CUTTING, "play"} else ()
    is_only = len(actions) == 1 and len(view.decisions) == 1
    return actions[0] if is_only and asked_for is not AutoPlay.OFF else None


def _only_card(view: View) -> Action | None:
    actions = view.asked.actions if view.asked is not None and view.phase == "play" else ()
    return actions[0] if len(actions) == 1 and isinstance(actions[0], Play) else None


def natural_delay(seconds: Sequence[float], chance: float) -> float | None:
    """How long somebody takes for a card they do not press: as long as for one they did, drawn by a chance up to 1.

    So what others see is drawn from the very times they have seen, and a card that was forced looks like one that was
    not. None while there are too few: then it is left to them.
    """
    return None if len(seconds) < MIN_SAMPLES else seconds[min(int(chance * len(seconds)), len(seconds) - 1)]


# Chosen before one's turn comes: on what condition which card, as the rules allow it then

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

    >>> from bot.tables.autoplay import read_premove
    >>> str(read_premove("H low")), read_premove("any KC").led is None
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
