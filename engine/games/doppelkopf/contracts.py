"""Doppelkopf's contracts as rankings, and which of two is higher."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from engine.cards import Card, Cards, Rank, Suit
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.ranking import Ranking

LOONY: Final = Card(Suit.HEARTS, Rank.TEN)
GRANNY: Final = Card(Suit.CLUBS, Rank.QUEEN)
FOX: Final = Card(Suit.DIAMONDS, Rank.ACE)
CHARLIE: Final = Card(Suit.CLUBS, Rank.JACK)
ORDER: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)
KINGS, QUEENS, JACKS = (tuple(Card(suit, rank) for suit in Suit) for rank in (Rank.KING, Rank.QUEEN, Rank.JACK))

TRUMP_SUITS: Final[Mapping[str, Suit]] = {
    **dict.fromkeys(("basic", "wedding", "poverty", "black-pig", "diamond-solo"), Suit.DIAMONDS),
    "heart-solo": Suit.HEARTS, "spade-solo": Suit.SPADES, "club-solo": Suit.CLUBS,
}  # fmt: skip
PICTURES: Final[Mapping[str, Cards]] = {
    "ace-solo": (), "international-solo": QUEENS + JACKS, "king-solo": KINGS, "king-jack-solo": KINGS + JACKS,
    "king-queen-solo": KINGS + QUEENS, "picture-solo": KINGS + QUEENS + JACKS, "jack-solo": JACKS,
    "queen-solo": QUEENS,
}  # fmt: skip
"""The trumps of contracts without a trump suit."""
KING_SOLOS: Final = ("king-solo", "king-jack-solo", "king-queen-solo", "picture-solo")
SOLOS: Final = (
    *("ace-solo", "heart-solo", "spade-solo", "club-solo", "diamond-solo"),
    *("international-solo", *KING_SOLOS, "jack-solo", "queen-solo"),
)
"""From the lowest to the highest, where they are ranked. Decision: those with kings stand behind the international."""
PLAIN_SUITS: Final[Mapping[str, Suit]] = {"clubs": Suit.CLUBS, "spades": Suit.SPADES, "hearts": Suit.HEARTS}
WEDDINGS: Final = (("wedding",), *(("wedding", extra) for extra in ("trump", "plain", *PLAIN_SUITS)))
CONTRACTS: Final = (*WEDDINGS, ("poverty",), *((name,) for name in SOLOS))


@cache
def ranking_for(name: str, *, nines: bool = True, second_wins: bool = False, pigs: int = 0) -> Ranking:
    """Loonies, queens, jacks and the rest of a suit are trumps; where a solo has no such suit, pictures or nothing.

    pigs: how many of the suit's cards stand above the loonies: its aces, then its nines, then its kings.
    """
    suit = TRUMP_SUITS.get(name)
    order = ORDER if nines else ORDER[:-1]
    if suit is None:
        trumps = PICTURES[name]
        return Ranking(trumps, tuple(rank for rank in order if Card(Suit.CLUBS, rank) not in trumps))
    plain = tuple(rank for rank in order if rank not in (Rank.QUEEN, Rank.JACK))
    raised = tuple(reversed(pig_cards(name, nines=nines)[:pigs]))
    rest = tuple(Card(suit, rank) for rank in plain if Card(suit, rank) not in (LOONY, *raised))
    return Ranking((*raised, LOONY, *QUEENS, *JACKS, *rest), plain, frozenset({LOONY} if second_wins else ()))


@cache
def pig_cards(name: str, *, nines: bool = True) -> Cards:
    """What can be raised above the loonies: pigs, super pigs and, where there are nines, hyper pigs."""
    ranks = (Rank.ACE, Rank.NINE, Rank.KING) if nines else (Rank.ACE, Rank.KING)
    return tuple(Card(TRUMP_SUITS[name], rank) for rank in ranks)


@cache
def solos_of(options: DoppelkopfOptions) -> frozenset[str]:
    """Which solos a table knows: the book's, those without the international one, or those with kings as well."""
    if options.ddv or options.solos == "verband":
        return frozenset(SOLOS).difference(KING_SOLOS, ("international-solo",))
    return frozenset(SOLOS) if options.solos == "many" else frozenset(SOLOS).difference(KING_SOLOS)


def height(words: tuple[str, ...], *, ranked: bool) -> int:
    """How high a special game is. Decision: a wedding is below a poverty, and both below every solo."""
    if words[0] in SOLOS:
        return 2 + (SOLOS.index(words[0]) if ranked else 0)
    return int(words[0] == "poverty")
