"""The cards of Saskop: which are trumps, how they rank, how long a suit is, and what must be played."""

from functools import cache
from typing import Final

from engine.cards import Card, Cards, Rank, Suit, pack
from engine.ranking import Ranking
from engine.trick import PlayRule

PACK: Final = pack(Rank.SIX)
PICTURES: Final = tuple(Card(suit, rank) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK) for suit in Suit)
PLAIN: Final = (Rank.ACE, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN, Rank.SIX)
BEFORE_TRUMP: Final = Ranking(PICTURES, PLAIN)

RULE: Final = PlayRule(must_trump=True, must_beat=True)
"""Follow suit, else trump, else anything; within that beat the best card so far if able to."""
RULES: Final = {
    "all": RULE,
    "trump": PlayRule(must_trump=True),
    "led": PlayRule(must_trump=True, must_beat_trump=True),
    "none": PlayRule(),
}
"""What must be played, by the option `duty`; whatever it is, suit must be followed.

all: the text. led: as an open implementation has it, a trump that is led must be beaten and nothing else. none: who has
none of the suit plays anything (*masti kaotamine*, vint.ee and the second rules of Saaremaa).
"""


@cache
def ranking_for(trump: Suit, six: str = "highest") -> Ranking:
    """Eighteen trumps: the six, all pictures by rank then suit, then ace, ten, nine, eight, seven of the suit.

    Option `six`: lowest, as vint.ee and Saaremaa have it, the six is but the lowest card of its suit.
    """
    own = tuple(Card(trump, rank) for rank in PLAIN)
    return Ranking((own[-1], *PICTURES, *own[:-1]) if six == "highest" else (*PICTURES, *own), PLAIN)


def pictures_in(hand: Cards) -> Cards:
    """The kings, queens and jacks of a hand."""
    return tuple([card for card in hand if card.is_picture])


def lengths(hand: Cards) -> tuple[int, ...]:
    """How long each suit would be as trumps: every picture and the suit's own other cards."""
    return tuple(sum(card.is_picture or card.suit == suit for card in hand) for suit in Suit)
