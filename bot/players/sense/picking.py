"""What a player knows of games with a blind to pick up: when a hand is strong enough, what to bury, whom to call."""

import random
from collections.abc import Mapping
from itertools import combinations
from typing import Final

from bot.players.reading import Reading
from engine.actions import Action, Announce, CallAce, Pass, Take
from engine.cards import Card, Cards, Rank, Suit, card_points, without
from engine.decisions import Choice, Selection
from engine.seats import Seat
from engine.standard import STANDARD
from engine.views import View

TRUMP_WORTH: Final = {Rank.QUEEN: 3.0, Rank.JACK: 2.2, Rank.ACE: 1.7, Rank.TEN: 1.6}
OTHER_TRUMP, PLAIN_ACE, VOID = 1.3, 1.0, 0.8
BLACK_QUEEN: Final = 0.5

PICK: Final = {5: 8.0, 4: 12.0, 3: 13.0}
PICK_WITH_JACK: Final = 10.0
"""What a hand must be worth to pick up the blind, by the number of players; of four who find a partner, less.

Found by picking with every hand: from here on the picker gained on average."""

ACES: Final = frozenset(Card(suit, Rank.ACE) for suit in Suit if suit != Suit.DIAMONDS)
SOLO: Final = 18.0
ALONE: Final = 16.0


def barred(_: View) -> Mapping[Seat, frozenset[Card]]:
    """Nobody says what he does not hold."""
    return {}


def speak(reading: Reading, _: random.Random) -> Action | None:
    """Answer what is asked before the play."""
    view = reading.view
    for decision in view.decisions:
        if isinstance(decision, Selection) and decision.verb == "bury":
            return decision.action(to_bury(view, decision.cards))
        if isinstance(decision, Choice) and decision.kind == "pick":
            return offered(view, decision.actions)
        if isinstance(decision, Choice) and decision.kind == "call":
            return partner(view, decision.actions)
    return None


def worth(hand: Cards) -> float:
    """How strong a hand is as the declarer's: trumps by rank, aces, and suits that can be ruffed."""
    total = 0.0
    for card in hand:
        if STANDARD.is_trump(card):
            total += TRUMP_WORTH.get(card.rank, OTHER_TRUMP)
            total += BLACK_QUEEN if card in STANDARD.trumps[:2] else 0.0
        elif card.rank == Rank.ACE:
            total += PLAIN_ACE
    return total + VOID * (3 - len({card.suit for card in hand if not STANDARD.is_trump(card)}))


def offered(view: View, may: tuple[Action, ...]) -> Action:
    """Play solo with a very strong hand, pick up the blind with a strong one."""
    value = worth(view.hand)
    if Take("solo") in may and value >= SOLO:
        return Take("solo")
    if Take("pick") in may and value >= needed(view):
        return Take("pick")
    return Pass()


def needed(view: View) -> float:
    """What a hand must be worth to pick up the blind; more for who holds every ace he could call, and so is alone."""
    if view.game == "american-sheepshead" and view.players == 4:
        return PICK_WITH_JACK
    calls = view.players == 5 and view.options is not None and view.options.partner == "called-ace"
    return ALONE if calls and ACES.issubset(view.hand) else PICK[view.players]


def to_bury(view: View, may: Cards) -> Cards:
    """Points that would be lost, out of short suits, but a card to call an ace with is kept."""
    return max(combinations(may, 2), key=lambda pair: (buried(view, pair), pair))


def buried(view: View, pair: Cards) -> float:
    """How gladly a pair is buried."""
    left = without(view.hand, pair)
    plain = [card for card in left if not STANDARD.is_trump(card)]
    suits = {card.suit for card in plain}
    value = 0.5 * card_points(pair) - 5.0 * len(suits)
    for card in pair:
        if STANDARD.is_trump(card):
            value -= 12.0 + STANDARD.strength[card]
        elif card.rank == Rank.ACE:
            value -= 6.0
    value -= sum(card.rank == Rank.TEN for card in plain)
    if view.players == 5 and not any(Card(suit, Rank.ACE) not in view.hand for suit in suits):
        value -= 8.0
    return value


def partner(view: View, may: tuple[Action, ...]) -> Action:
    """Call the ace of the suit one has fewest of, rather with low cards; go alone only with a hand that needs none."""
    if worth(view.hand) >= ALONE and Announce("alone") in may:
        return Announce("alone")
    calls = [action for action in may if isinstance(action, CallAce)]
    if calls:
        return min(calls, key=lambda call: _called(view, call))
    return Announce("partner") if Announce("partner") in may else Announce("alone")


def _called(view: View, call: CallAce) -> tuple[int, int, int]:
    cards = STANDARD.of_suit(view.hand, call.suit)
    return len(cards), card_points(cards), call.suit
