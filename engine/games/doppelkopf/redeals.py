"""Hands of Doppelkopf with which somebody may ask for a new deal, each condition a house rule of its own."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.cards import Card, Cards, Rank, Suit, card_points
from engine.games.doppelkopf.contracts import FOX, ranking_for
from engine.games.doppelkopf.options import DoppelkopfOptions

BASIC: Final = ranking_for("basic")
LOWEST_TOP: Final = {"jack": Card(Suit.DIAMONDS, Rank.JACK), "fox": FOX, "king": Card(Suit.DIAMONDS, Rank.KING)}
SUIT_RANKS: Final = {"kings": Rank.KING, "nines": Rank.NINE}


def may_redeal(options: DoppelkopfOptions, hand: Cards) -> bool:
    """Whether any of the conditions in force holds of the hand as it was dealt."""
    return any(_conditions(options, hand))


def _conditions(options: DoppelkopfOptions, hand: Cards) -> Iterator[bool]:
    """Many kings, nines, or both; many aces and tens; few trumps or none high; a rank in each suit; many or few points.

    Both are so many together, or four of each.

    Decision: a hand without a trump has none higher than any.
    """
    ranks, trumps = Counter(card.rank for card in hand), BASIC.trumps_in(hand)
    kings, nines, bigs = ranks[Rank.KING], ranks[Rank.NINE], ranks[Rank.ACE] + ranks[Rank.TEN]
    together = min(kings, nines, 4) * 2 if options.lows == "four-each" else kings + nines
    lows = "8" if options.lows == "four-each" else options.lows
    for wanted, count in (
        (options.kings, kings), (options.bigs, bigs), (options.manynines, nines), (lows, together)
    ):  # fmt: skip
        yield bool(wanted) and count >= int(wanted)
    yield (options.fewtrumps == "one" and len(trumps) == 1) or (options.fewtrumps == "three" and len(trumps) <= 3)
    for name, rank in SUIT_RANKS.items():
        is_reason = options.allsuits in (name, "either")
        yield is_reason and len({card.suit for card in hand if card.rank == rank}) == len(Suit)
    least = {"rich": 81, "both": 81, "rich-from-80": 80, "both-from-80": 80}.get(str(options.handpoints))
    yield least is not None and card_points(hand) >= least
    yield options.handpoints in ("poor", "both", "both-from-80") and card_points(hand) < 35
    if options.toptrump:
        top = BASIC.strength[LOWEST_TOP[str(options.toptrump)]]
        yield all(BASIC.strength[card] <= top for card in trumps)
