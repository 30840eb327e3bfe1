"""Doppelkopf's contracts as rankings, what players can know of each other's sides, and the announcements."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from engine.cards import Card, Cards, Rank, Suit
from engine.errors import demand
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick

LOONY: Final = Card(Suit.HEARTS, Rank.TEN)
GRANNY: Final = Card(Suit.CLUBS, Rank.QUEEN)
ORDER: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.NINE)
QUEENS, JACKS = (tuple(Card(suit, rank) for suit in Suit) for rank in (Rank.QUEEN, Rank.JACK))

TRUMP_SUITS: Final[Mapping[str, Suit]] = {
    **dict.fromkeys(("basic", "wedding", "poverty", "diamond-solo"), Suit.DIAMONDS),
    "heart-solo": Suit.HEARTS, "spade-solo": Suit.SPADES, "club-solo": Suit.CLUBS,
}  # fmt: skip
PICTURES: Final[Mapping[str, Cards]] = {
    "ace-solo": (), "international-solo": QUEENS + JACKS, "jack-solo": JACKS, "queen-solo": QUEENS,
}  # fmt: skip
"""The trumps of contracts without a trump suit."""
SOLOS: Final = (
    *("ace-solo", "heart-solo", "spade-solo", "club-solo"),
    *("diamond-solo", "international-solo", "jack-solo", "queen-solo"),
)
"""From the lowest to the highest, where they are ranked."""
WEDDINGS: Final = (("wedding",), ("wedding", "trump"), ("wedding", "plain"))
CONTRACTS: Final = (*WEDDINGS, ("poverty",), *((name,) for name in SOLOS))


@cache
def ranking_for(name: str, *, nines: bool = True, second_wins: bool = False) -> Ranking:
    """Loonies, queens, jacks and the rest of a suit are trumps; where a solo has no such suit, pictures or nothing."""
    suit = TRUMP_SUITS.get(name)
    order = ORDER if nines else ORDER[:-1]
    if suit is None:
        trumps = PICTURES[name]
        return Ranking(trumps, tuple(rank for rank in order if Card(Suit.CLUBS, rank) not in trumps))
    plain = tuple(rank for rank in order if rank not in (Rank.QUEEN, Rank.JACK))
    rest = tuple(Card(suit, rank) for rank in plain if Card(suit, rank) != LOONY)
    return Ranking((LOONY, *QUEENS, *JACKS, *rest), plain, frozenset({LOONY} if second_wins else ()))


def height(words: tuple[str, ...], *, ranked: bool) -> int:
    """How high a special game is. Decision: a wedding is below a poverty, and both below every solo."""
    if words[0] in SOLOS:
        return 2 + (SOLOS.index(words[0]) if ranked else 0)
    return int(words[0] == "poverty")


def told_by_grannies(
    own: tuple[Seat, int] | None, tricks: Iterable[Trick], announced: Mapping[Seat, int]
) -> tuple[int | None, ...]:
    """By seat, its side in the basic game as far as a viewer can know who was dealt so many grannies.

    The viewer's own grannies tell, those played, and announcements, by which a seat takes its side; nothing else does.
    """
    played = [(seat, card) for trick in tricks for seat, card in zip(trick.seats, trick.cards, strict=True)]
    grannies = Counter(seat for seat, card in played if card == GRANNY)
    sides = dict(announced)
    if own is not None:
        grannies[own[0]] = own[1]
        sides[own[0]] = int(own[1] == 0)
    sides |= dict.fromkeys((seat for seat, count in grannies.items() if count), 0)
    ours, others = (list(sides.values()).count(side) for side in (0, 1))
    rest = None
    if ours == 2 or grannies.total() == 2:
        rest = 1
    elif others == 3 or (others == 2 and own is not None and own[1] == 1):
        rest = 0
    return tuple(sides.get(seat, rest) for seat in range(4))


SIDES: Final = ("re", "kontra")
"""What each side says first: the grannies' or declarer's, and the others'."""
PROMISES: Final = ("no90", "no60", "no30", "schwarz")
CALLS: Final = (*SIDES, *PROMISES)

Levels = tuple[int, int]
"""How far each side has gone: 0 nothing said, 1 re or kontra, 2 to 5 the promises; what was skipped counts as said."""


def called(  # noqa: PLR0917 - how things stand, then who says what
    levels: Levels, side: int, verb: str, left: int, earliest: int, late: frozenset[int] = frozenset()
) -> Levels:
    """The levels after somebody's call, who holds `left` cards; raises `IllegalAction`.

    `earliest` is how many cards re and kontra ask for; each promise asks for one fewer than the step before it, and the
    lowest step not yet made must be in time too. A promise comes after re or kontra of the same side. In answer to the
    other side, re or kontra alone may be said with one card fewer than the highest call answered asked for; a side
    whose answer was too late for a first call promises nothing. late: those sides.
    """
    ours, theirs = levels[side], levels[1 - side]
    step = 1 if verb in SIDES else 2 + PROMISES.index(verb)
    demand(verb not in SIDES or verb == SIDES[side], "other-sides-call", call=verb, own=SIDES[side])
    demand(step > ours, "called-already", call=verb)
    demand(step == 1 or ours, "side-first", call=verb, own=SIDES[side])
    demand(step == 1 or side not in late, "late-answer", call=verb, own=SIDES[side])
    least = earliest - (theirs if step == 1 else ours)
    demand(left >= least, "call-too-late", call=verb, least=least, left=left)
    return (step, theirs) if side == 0 else (theirs, step)
