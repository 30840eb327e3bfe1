"""The called ace of a Rufspiel: which may be called, what its holder may play, and who can know that they hold it.

In a forced game a ten or king may be called in its place; then all that is said of the ace holds for that card.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.actions import RENONCE
from engine.cards import Card, Cards, Rank, Suit
from engine.errors import demand
from engine.games.schafkopf.options import SchafkopfOptions
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick

CALLABLE: Final = (Suit.CLUBS, Suit.SPADES, Suit.DIAMONDS)
"""Hearts are trumps."""
LONG_ENOUGH: Final = 4
"""With so many cards of the called suit its ace's holder may run away from it."""


def callable_cards(
    hand: Cards, ranking: Ranking, options: SchafkopfOptions, *, forced: bool = False
) -> Mapping[Suit, Card]:
    """By suit the card that a hand may call.

    The ace of a plain suit, held with another card of that suit and without the ace; queens and jacks belong to no
    suit. Where there is no such suit, by option `renonce` and in a forced game, the ace of a suit in which one is
    void, which is said aloud. Who holds every ace calls, in a forced game, a ten, or else a king, of a suit.
    """
    held = {suit: ranking.of_suit(hand, suit) for suit in CALLABLE}
    aces = {suit: Card(suit, Rank.ACE) for suit in CALLABLE if Card(suit, Rank.ACE) not in hand}
    usual = {suit: ace for suit, ace in aces.items() if held[suit]}
    if usual or not (forced or options.renonce):
        return usual
    if aces or not forced:
        return aces
    for rank in (Rank.TEN, Rank.KING):
        lower = {suit: Card(suit, rank) for suit in CALLABLE if Card(suit, rank) not in hand}
        if lower:
            return lower
    return {}


def how_called(called: Card, hand: Cards, ranking: Ranking) -> str:
    """What has to be said besides the ace: that one has no card of its suit."""
    return "" if called.rank != Rank.ACE or ranking.of_suit(hand, called.suit) else RENONCE


def has_run_away(called: Card, holder: Seat, tricks: Iterable[Trick], ranking: Ranking) -> bool:
    """Whether the holder has led a lower card of the called suit: from then on the ace is a card like any other."""
    return any(
        trick.seats[0] == holder and trick.cards[0] != called and ranking.suits[trick.cards[0]] == called.suit
        for trick in tricks
    )


def playable(  # noqa: PLR0917 - what is held, and what lies
    may: Cards, hand: Cards, dealt: Cards, called: Card, lying: Cards, ranking: Ranking, options: SchafkopfOptions
) -> Cards:
    """What the holder of the called ace may play of the cards that suit the trick, as long as they have not run away.

    The suit led by anybody else asks for the ace. Who leads themselves, plays of the suit only the ace, or, to run
    away, with four cards of it any other; by option `running` they are counted as dealt, or nobody runs away. In other
    tricks the ace is not thrown off before the last; by option `throwing` from the last but one on, or at any time.
    """
    if len(hand) == 1:
        return may
    if lying:
        if ranking.suits[lying[0]] == called.suit:
            return (called,)
        if options.throwing == "always" or (options.throwing == "seventh" and len(hand) == 2):
            return may
        return tuple([card for card in may if card != called])
    counted = ranking.of_suit(dealt if options.running == "dealt" else hand, called.suit)
    if options.running != "no" and len(counted) >= LONG_ENOUGH:
        return may
    return tuple([card for card in may if card == called or ranking.suits[card] != called.suit])


def check(card: Card, may: Cards, called: Card, lying: Cards) -> None:
    """Name the duty that forbids the holder a card which otherwise would suit the trick."""
    if card in may:
        return
    demand(may != (called,) or not lying, "must-play-called-ace", card=called)
    demand(card == called, "called-ace-leads", card=called)
    demand(condition=False, code="called-ace-waits", card=called)


def known_partner(
    called: Card, caller: Seat, tricks: Sequence[Trick], trick: Trick, ranking: Ranking
) -> Seat | None:  # fmt: skip
    """Who has shown everybody that they hold the ace: by playing it, or by running away.

    Whoever has the ace and did not lead the suit must play it: where it did not fall, the leader has it.
    """
    for each in (*tricks, trick):
        for seat, card in zip(each.seats, each.cards, strict=True):
            if card == called:
                return seat
    for each in tricks:
        if ranking.suits[each.cards[0]] == called.suit and each.seats[0] != caller:
            return each.seats[0]
    return None
