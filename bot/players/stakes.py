"""What a deal's possible ends are worth to the one who plays, as marks on his side's card points."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from engine.cards import Suit, card_points
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Stakes:
    """The seats of one's side, the marks they can reach and what each number of marks reached is worth.

    every, none: what all or no tricks are worth instead, where that counts.
    """

    side: frozenset[Seat]
    marks: tuple[int, ...]
    values: tuple[float, ...]
    every: float | None = None
    none: float | None = None


def stakes(view: View) -> Stakes | None:
    """What is at stake for the viewer, or None where nobody has put it into numbers or sides are not known."""
    weigh = _GAMES.get(view.game)
    return None if weigh is None or view.contract is None else weigh(view)


def taken_by(view: View, side: frozenset[Seat]) -> tuple[int, int]:
    """Card points and tricks of a side so far."""
    won = [trick for trick in view.tricks if trick.winner(view.ranking) in side]
    return sum(card_points(trick.cards) for trick in won), len(won)


def _saskop(view: View) -> Stakes:
    """Two or four strokes for the makers, four or six for the others, two more in diamonds; lambapea is the game."""
    me = view.seat or 0
    maker = view.contract.declarer if view.contract else None
    side, marks = frozenset({me, (me + 2) % 4}), (30, 60, 61, 91)
    more = 2 if view.ranking.trumps[0].suit == Suit.DIAMONDS else 0
    if maker is None:
        values = (-1.0, -1.0, 0.0, 1.0, 1.0)
    elif maker in side:
        values = (-6.0 - more, -4.0 - more, 0.0, 2.0 + more, 4.0 + more)
    else:
        values = (-4.0 - more, -2.0 - more, 0.0, 4.0 + more, 6.0 + more)
    return Stakes(side, marks, values, every=16.0, none=-16.0)


_GAMES: Final[Mapping[str, Callable[[View], Stakes]]] = {"saskop": _saskop}
