"""Who gave a game of Skat up before its last card, and what it then counts as."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.actions import Accept, Announce, Pass
from engine.decisions import Choice
from engine.games.skat.options import SkatOptions
from engine.games.skat.values import must_take_all, schneider_at
from engine.seats import Seat, after

GIVE_UP: Final = Announce("concede")
UNASKED: Final = Choice("concede", (GIVE_UP,), awaited=False)
GIFT: Final = Choice("gift", (Accept(), Pass()))
"""The declarer is asked whether to take the game that both opponents offer, or to play for more."""
YIELD: Final = Choice("yield", (Accept(), Pass()))
"""The opponents are asked, one after the other, whether the declarer may give the game up so late."""
ENDS: Final[Mapping[str, str]] = {"gift": "accepted", "yield": "declarer"}
"""How a deal ended by the question that was answered with yes."""
CARDS_TO_GIVE_UP: Final = 9
"""With so many cards in hand, or more, the declarer asks nobody."""
SIMPLY_LOST: Final = (31, 59)
SIMPLY_WON: Final = 61
"""Between those card points a game is lost, and from this on won, so that nobody is schneider."""

Count = tuple[int, ...]
"""Card points or tricks by seat."""


@dataclass(frozen=True, slots=True)
class GivingUp:
    """Who gave the game up so far.

    offered: the opponents who have. refused: whether the declarer was not let go, who then plays on. ended: how the
    deal ended before its last card: by the `declarer`, the `opponents`, or a present that was `accepted`.
    """

    offered: tuple[Seat, ...] = ()
    refused: bool = False
    ended: str = ""

    @property
    def is_won(self) -> bool:
        """Whether a game that was given up is the declarer's."""
        return self.ended in {"opponents", "accepted"}


def raised(words: tuple[str, ...]) -> tuple[str, ...]:
    """What is declared when a present is refused: schneider, which counts as announced, and after that schwarz."""
    game, *extras = words
    level = "schwarz" if "schneider" in extras else "schneider"
    return (game, level, *(word for word in extras if word != "schneider"))


def settled(
    options: SkatOptions, words: tuple[str, ...], declarer: Seat, taken: tuple[Count, Count], *, skat: int, won: bool
) -> tuple[Count, Count]:
    """Card points and tricks of a game simply won or lost: what that takes, or what was reached if it is more.

    Nobody is schneider or schwarz by it, but what was announced counts as made or missed. taken: so far. skat: its card
    points, which are not the declarer's in null.
    """
    points, tricks = taken
    if words[0] == "null":
        total, mine, number = 120 - skat, points[declarer], 0 if won else max(1, tricks[declarer])
    elif won:
        enough = schneider_at(options) if "schneider" in words else SIMPLY_WON
        total, mine = 120, max(points[declarer] + skat, enough)
        number = 10 if must_take_all(options, words) else min(9, max(1, tricks[declarer]))
    else:
        least, most = SIMPLY_LOST
        total, mine = 120, min(most, max(least, points[declarer] + skat))
        number = min(9, max(1, tricks[declarer]))
    return _shared(points, declarer, mine, total), _shared(tricks, declarer, number, 10)


def _shared(found: Count, declarer: Seat, mine: int, total: int) -> Count:
    """The declarer has so much, who sits before them what they took, and who sits after them the rest."""
    heir = after(declarer, 3)
    other = after(heir, 3)
    others = min(found[other], total - mine)
    by_seat = {declarer: mine, other: others, heir: total - mine - others}
    return tuple(by_seat[seat] for seat in range(3))
