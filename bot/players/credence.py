"""How far a world is to be believed: what was called and played must have made sense to who held its hands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import exp, log
from typing import Final

from bot.players.lore import skat_auction
from bot.players.manner import Played
from bot.players.sense.saskop import strengths
from bot.players.sense.skat import limit
from bot.players.stakes import played_by
from engine.actions import Accept, Action, Announce, Bid, Pass, Trump
from engine.cards import Suit
from engine.search.counting import World
from engine.seats import Seat, opposite
from engine.views import View

Credence = Callable[[World], float]
"""The logarithm of how likely something was in a world."""

BOLD: Final = 31.0
OVERRIDE: Final = 41.0
"""The strength with which half of all players would bid, or make diamonds trumps against another suit."""
FRIEND: Final = 3.0
FOE: Final = -4.0
"""What a partner's and an opponent's bid add to a hand."""
SPREAD: Final = 4.0
"""How far players differ in that."""
WHIM: Final = 0.05
"""How often somebody calls what no other would."""


def credence(view: View) -> Credence | None:
    """How likely the others' calls and plays so far were; None where nothing is known of that or nothing happened."""
    weigh = _GAMES.get(view.game)
    return None if weigh is None or view.seat is None else weigh(view)


def _saskop(view: View) -> Credence | None:
    played, calls = Played(view), _calls(view)
    if not played and not calls:
        return None
    callers = {call.seat: played_by(view, call.seat) for call in calls}

    def believed(world: World) -> float:
        held = {seat: strengths((*world.hands[seat], *gone)) for seat, gone in callers.items()}
        return played.likelihood(world) + sum([call.likelihood(held[call.seat]) for call in calls])

    return believed


@dataclass(frozen=True, slots=True)
class _Call:
    """What a seat said in a Saskop auction; high: the last bid before. heard: what others' bids added to its hand."""

    seat: Seat
    said: Action
    high: int
    heard: float

    def likelihood(self, held: tuple[tuple[float, int], ...]) -> float:
        """The logarithm of how likely somebody with these strengths and lengths, by suit, says that."""
        return log(WHIM + (1 - WHIM) * self._chance(held))

    def _chance(self, held: tuple[tuple[float, int], ...]) -> float:
        if isinstance(self.said, Trump):
            return float(held[self.said.suit] >= max(held))
        if isinstance(self.said, Accept | Announce):
            daring = self._dares(held[Suit.DIAMONDS][0] - OVERRIDE)
            return daring if isinstance(self.said, Announce) else 1 - daring
        best = max([each for each in held if each[1] > self.high], default=None)
        if isinstance(self.said, Bid):
            return 0.0 if best is None or best[1] != self.said.number else self._dares(best[0] - BOLD)
        return 1.0 if best is None else 1 - self._dares(best[0] - BOLD)

    def _dares(self, more: float) -> float:
        return 1 / (1 + exp(-(more + self.heard) / SPREAD))


def _calls(view: View) -> list[_Call]:
    """What the others said, exchanges aside."""
    calls: list[_Call] = []
    bids: dict[Seat, int] = {}
    for seat, said in view.turns:
        if seat != view.seat and isinstance(said, Bid | Pass | Trump | Announce | Accept):
            heard = FRIEND * (opposite(seat) in bids) + FOE * len(bids.keys() - {seat, opposite(seat)})
            calls.append(_Call(seat, said, max(bids.values(), default=4), heard))
        if isinstance(said, Bid):
            bids[seat] = said.number
    return calls


def _skat(view: View) -> Credence | None:
    """Before the game is named, how well the hands go with how far they were bid, were that by the rule of thumb."""
    told = skat_auction.bounds(view) if view.phase in skat_auction.PLANS else {}
    if not told:
        return None

    def believed(world: World) -> float:
        odd = sum(not least <= limit(world.hands[seat]) < most for seat, (least, most) in told.items())
        return odd * log(WHIM)

    return believed


_GAMES: Final[Mapping[str, Callable[[View], Credence | None]]] = {"saskop": _saskop, "skat": _skat}
