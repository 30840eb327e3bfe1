"""The games of Skat: their rankings, their base values, what may be joined to them, and which numbers are bid."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.actions import Bid, Declare, Pass
from engine.cards import Rank, Suit
from engine.decisions import Choice
from engine.errors import IllegalAction, demand
from engine.ranking import Ranking, ranking_with

SUITS: Final = {"clubs": Suit.CLUBS, "spades": Suit.SPADES, "hearts": Suit.HEARTS, "diamonds": Suit.DIAMONDS}
BASE: Final = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}
NULL_VALUE: Final = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
"""What a null game is worth, by whether it is played from the hand and whether it is open."""
REVOLUTION: Final = "revolution"
REVOLUTION_VALUE: Final = 92
"""What an open null is worth against two who exchanged cards. Decision: from the hand as much as with the skat."""
LOWEST: Final = 18


def _numbers(most: Mapping[int, int]) -> tuple[int, ...]:
    steps = {base * times for base, highest in most.items() for times in range(2, highest + 1)}
    return tuple(sorted(steps | {*NULL_VALUE.values()}))


VALUES: Final = _numbers({9: 25, 10: 25, 11: 25, 12: 25, 24: 18})
"""Every number a game can be worth by the books; only these are bid."""
ORDERED_VALUES: Final = _numbers({9: 18, 10: 18, 11: 18, 12: 18, 24: 11})
"""The same by the order of Skat: up to 264, a grand of eleven steps."""

GRAND: Final = ranking_with((Rank.JACK,))
NULL: Final = Ranking(
    (), (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
)  # fmt: skip
RANKINGS: Final[Mapping[str, Ranking]] = {
    **{name: ranking_with((Rank.JACK,), suit) for name, suit in SUITS.items()}, "grand": GRAND, "null": NULL,
    "reject": GRAND,
}  # fmt: skip
"""By the games that are named; Ramsch, which nobody names, ranks as grand does."""
RAMSCH: Final = "ramsch"
SHUNNED: Final = frozenset({"null", "reject", RAMSCH})
"""What is played for few tricks, or none."""
EXTRAS: Final = ((), ("schneider",), ("schwarz",), ("open",), ("schneider", "open"), ("schwarz", "open"))
SPITZE: Final = "spitze"
OPEN: Final = frozenset({"open", REVOLUTION})
"""With either of these the declarer's cards lie open."""
_JOINED: Final = (*EXTRAS, *((*extras, SPITZE) for extras in EXTRAS))


def ranking_of(words: tuple[str, ...]) -> Ranking:
    """The ranking of what was declared; before a game is named a hand is sorted as for grand."""
    return RANKINGS.get(words[0], GRAND) if words else GRAND


def null_value(words: tuple[str, ...], *, from_hand: bool) -> int:
    """What a null game is worth."""
    return REVOLUTION_VALUE if REVOLUTION in words else NULL_VALUE[from_hand, "open" in words]


def numbers_of(values: str) -> tuple[int, ...]:
    """What may be bid, by the option of that name."""
    return VALUES if values == "book" else ORDERED_VALUES


@lru_cache(maxsize=512)
def bids_above(high: int, values: str) -> Choice:
    """Every number above the last one, or to pass."""
    return Choice("bid", (*(Bid(number) for number in numbers_of(values) if number > high), Pass()))


@dataclass(frozen=True, slots=True)
class Declaring:
    """What a declaration depends on: the options of these names, the bid, and whether the skat was taken."""

    announce: str
    values: str
    spitze: str
    bid: int
    known: bool
    revolution: bool = False

    def check(self, words: tuple[str, ...]) -> None:
        """Null may be open, reject has no extras; the others have what the table allows.

        Decision: of schneider and schwarz only one. Where extras belong to hand games, 001 lets one be chosen of the
        three. By the order of Skat there is no reject, and no null that is worth less than the bid.
        """
        game, extras = words[0], words[1:]
        demand(game in RANKINGS, "unknown-contract")
        if self.revolution and extras == (REVOLUTION,):
            demand(game == "null", "revolution-in-null")
        else:
            demand(extras in (EXTRAS if self.spitze == "none" else _JOINED), "unknown-extras")
        demand(game != "reject" or not extras, "reject-bare")
        demand(game != "null" or extras in ((), ("open",), (REVOLUTION,)), "null-only-open")
        if game in BASE and self.announce == "hand":
            said = tuple(word for word in extras if word != SPITZE)
            demand(not said or not self.known, "extras-from-hand")
            demand(len(said) < 2, "one-extra")
        if self.values != "book":
            demand(game != "reject", "no-reject")
            enough = game != "null" or null_value(words, from_hand=not self.known) >= self.bid
            demand(enough, "null-too-low", bid=self.bid)

    def allows(self, words: tuple[str, ...]) -> bool:
        """Whether it does not forbid them."""
        try:
            self.check(words)
        except IllegalAction:
            return False
        return True


@lru_cache(maxsize=1024)
def declarations(declaring: Declaring) -> Choice:
    """Everything that may be declared."""
    every = ((game, *extras) for extras in (*_JOINED, (REVOLUTION,)) for game in RANKINGS)
    return Choice("declare", tuple(Declare(words) for words in every if declaring.allows(words)))
