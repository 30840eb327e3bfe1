"""The rankings most of the family share: some ranks trump in every suit, then perhaps a whole suit, the rest plain."""

from functools import cache
from typing import Final

from engine.cards import Card, Rank, Suit, pack
from engine.ranking import Ranking

PACK: Final = pack(Rank.SEVEN)
"""The thirty-two cards from the seven up."""

THIRTY: Final = tuple(card for card in PACK if card.rank != Rank.SEVEN or card.suit in (Suit.HEARTS, Suit.DIAMONDS))
"""The same without the black sevens."""

ORDER: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE, Rank.EIGHT, Rank.SEVEN)
"""Ace, ten, king and so on: how a suit ranks, leaving out the ranks that are trumps by themselves."""


@cache
def ranking_with(tops: tuple[Rank, ...], suit: Suit | None = None) -> Ranking:
    """Trumps are the `tops` by rank, each from clubs down to diamonds, then the rest of a suit if one is named."""
    plain = tuple(rank for rank in ORDER if rank not in tops)
    below = () if suit is None else tuple(Card(suit, rank) for rank in plain)
    return Ranking((*(Card(each, rank) for rank in tops for each in Suit), *below), plain)


STANDARD: Final = ranking_with((Rank.QUEEN, Rank.JACK), Suit.DIAMONDS)
"""Fourteen trumps: queens, jacks, and the other diamonds; ace, ten, king, nine, eight, seven in the other suits."""
