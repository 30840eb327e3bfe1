"""Hands of Doppelkopf for tests; seat 3 deals, so seat 0 is eldest."""

from collections import Counter

from engine.cards import read_cards
from engine.games.doppelkopf.state import PACKS
from tests.engine.rules_table import Seats, dealt

LOW = "9C 9C 9S 9S 9H 9H KC KC KS KS AC AS"
"""Twelve cards without a trump."""
OKS = ("ok",) * 4


def hands(*some: str, nines: bool = True) -> tuple[str, ...]:
    """Four hands that begin with the cards named; what is left of the pack fills them up, as it comes."""
    given = [list(read_cards(cards)) for cards in (*some, "", "", "", "")[:4]]
    left = Counter(PACKS[nines])
    left.subtract(card for cards in given for card in cards)
    assert min(left.values()) >= 0, "more than two of a card"
    rest, size = sorted(left.elements(), key=lambda card: (card.rank, card.suit)), len(PACKS[nines]) // 4
    for cards in given:
        while len(cards) < size:
            cards.append(rest.pop(0))
    return tuple(" ".join(map(str, cards)) for cards in given)


def doppelkopf(*some: str, **options: bool | str) -> Seats:
    """A deal at its beginning."""
    nines = options.get("nines", True)
    return dealt("doppelkopf", hands(*some, nines=bool(nines)), dealer=3, **options)


def basic(*some: str, **options: bool | str) -> Seats:
    """The basic game, nothing led yet."""
    return doppelkopf(*some, **options).said(*OKS)


def declared(words: str, *some: str, by: int = 0, **options: bool | str) -> Seats:
    """One seat's special game."""
    bids = ["special" if seat == by else "ok" for seat in range(4)]
    return doppelkopf(*some, **options).said(*bids, f"declare {words}")
