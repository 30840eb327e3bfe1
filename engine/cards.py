"""Suits, ranks, cards and packs, and how they are written: rank then suit, ten is `T`."""

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from engine.errors import Unreadable

_SUIT_LETTERS, _RANK_LETTERS = "CSHD", "6789TJQKA"


class Suit(IntEnum):
    """The four suits in pack order, which is also the order of equal pictures from high to low.

    >>> from engine import Suit
    >>> [suit.sign for suit in Suit]
    ['♣', '♠', '♥', '♦']
    """

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3

    @property
    def letter(self) -> str:
        """One of `C S H D`."""
        return _SUIT_LETTERS[self]

    @property
    def sign(self) -> str:
        """One of `♣ ♠ ♥ ♦`."""
        return "♣♠♥♦"[self]


class Rank(IntEnum):
    """The nine ranks in pack order; what they are worth in play is the contract's business.

    >>> from engine import Rank
    >>> "".join(rank.letter for rank in Rank)
    '6789TJQKA'
    """

    SIX = 0
    SEVEN = 1
    EIGHT = 2
    NINE = 3
    TEN = 4
    JACK = 5
    QUEEN = 6
    KING = 7
    ACE = 8

    @property
    def letter(self) -> str:
        """One of `6 7 8 9 T J Q K A`."""
        return _RANK_LETTERS[self]


class Card(NamedTuple):
    """A card as a value; cards sort in pack order: clubs, spades, hearts, diamonds, each from the six up.

    >>> from engine import Card, Rank, Suit
    >>> ten = Card(Suit.DIAMONDS, Rank.TEN)
    >>> str(ten), ten.points, ten.is_picture
    ('TD', 10, False)
    """

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        """Write the card as the notation does: `QC` is the queen of clubs, `TD` the ten of diamonds."""
        return _RANK_LETTERS[self.rank] + _SUIT_LETTERS[self.suit]

    @property
    def is_picture(self) -> bool:
        """Whether it is a king, queen or jack."""
        return Rank.JACK <= self.rank <= Rank.KING

    @property
    def points(self) -> int:
        """Its card points, the same in the whole family; a pack of single cards holds 120."""
        return _POINTS[self.rank]


Cards = tuple[Card, ...]

_POINTS = {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2} | dict.fromkeys(
    (Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE), 0
)


def pack(lowest: Rank, copies: int = 1) -> Cards:
    """Every card from `lowest` up, each `copies` times, in pack order."""
    return tuple(Card(suit, rank) for suit in Suit for rank in Rank if rank >= lowest for _ in range(copies))


_BY_TEXT = {str(card): card for card in pack(Rank.SIX)}
_SUIT_BY_LETTER = {suit.letter: suit for suit in Suit}


def read_card(text: str) -> Card:
    """Read one card; raises `Unreadable` unless it is written exactly as `str(card)` writes it.

    >>> from engine import Card, Rank, Suit, read_card
    >>> read_card("QC") == Card(Suit.CLUBS, Rank.QUEEN)
    True
    """
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise Unreadable(text) from None


def read_cards(text: str) -> Cards:
    """Read cards parted by single blanks, in the order given; raises `Unreadable`.

    >>> from engine import read_cards
    >>> sum(card.points for card in read_cards("AH TH KH"))
    25
    """
    return tuple(read_card(word) for word in text.split(" ")) if text else ()


def read_suit(text: str) -> Suit:
    """Read a suit's letter; raises `Unreadable`."""
    try:
        return _SUIT_BY_LETTER[text]
    except KeyError:
        raise Unreadable(text) from None


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards parted by single blanks, in the order given.

    >>> from engine import read_cards, write_cards
    >>> write_cards(sorted(read_cards("AD 7C QS")))
    '7C QS AD'
    """
    return " ".join(map(str, cards))


def card_points(cards: Iterable[Card]) -> int:
    """Add up card points."""
    return sum(_POINTS[card.rank] for card in cards)


def without(hand: Cards, gone: Iterable[Card]) -> Cards:
    """Take cards out of a hand, one copy each; raises `ValueError` if one is not there."""
    left = list(hand)
    for card in gone:
        left.remove(card)
    return tuple(left)
