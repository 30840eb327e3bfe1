"""Bock rounds: after certain deals as many of the next as people play count double, or more where rounds overlap.

Causes, lengths and what comes of a new cause as groups and open programs have them, each a house rule.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from engine.games.doppelkopf.duties import PLAYERS, people_at
from engine.games.doppelkopf.extras import GamePoint, is_heart_trick
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.scoring import SideResults, net_of, winner_of
from engine.match import Carried
from engine.ranking import Ranking
from engine.trick import Trick

MOST_ROUNDS: Final = 6
MOST_DEALS: Final = 40
"""What is kept at most. Decision: a deal counts at most 64 times."""


def ahead(carried: Carried | None) -> tuple[int, ...]:
    """How many rounds each of the coming deals belongs to, this one first, as long as there are any."""
    found: list[int] = []
    while carried is not None and (rounds := carried.count(f"bock{len(found) + 1}")):
        found.append(min(rounds, MOST_ROUNDS))
    return tuple(found)


def length(carried: Carried | None) -> int:
    """How many deals a round has: one for each who takes turns, so that everybody deals once."""
    return people_at(carried)


def counts(rounds: Sequence[int]) -> dict[str, int]:
    """The same as a deal leaves it to the next."""
    return {f"bock{place}": each for place, each in enumerate(rounds, 1)}


def causes(
    options: DoppelkopfOptions, played: SideResults, net: int, tricks: Sequence[Trick], ranking: Ranking
) -> list[str]:
    """What of this deal begins a round: a tie, a solo lost, re or kontra said and lost, hearts that went round, a side
    without a trick, a deal worth nothing. Decision: a deal begins one round, whatever there is of these.
    """
    winner = winner_of(played)
    lost_calls = [side for side in (0, 1) if played.levels[side] and winner == 1 - side]
    found: Mapping[str, bool] = {
        "even": options.bockeven and played.points == (120, 120),
        "solo": options.bocksolo and played.kind.endswith("solo") and winner == 1,
        "call": options.bockcall and bool(lost_calls),
        "heart": options.bockheart and any(is_heart_trick(trick, ranking) for trick in tricks),
        "schwarz": options.bockschwarz and 0 in played.tricks,
        "zero": options.bockzero and net == 0,
    }
    return [cause for cause, is_there in found.items() if is_there]


def rounds_after(
    options: DoppelkopfOptions, rounds: Sequence[int], *, is_used: bool, begins: bool, deals: int = PLAYERS
) -> tuple[int, ...]:
    """The rounds of the coming deals after this one.

    is_used: whether it used one up, which solos that were owed and deals that are dealt again do not. begins: whether a
    new round does, of so many deals.
    """
    left = tuple(rounds[1:] if is_used else rounds)
    if not begins:
        return left
    match options.bock:
        case "stacked":
            pairs = zip_longest(left, (1,) * deals, fillvalue=0)
            return tuple(min(have + more, MOST_ROUNDS) for have, more in pairs)
        case "appended":
            return (*left, *(1,) * deals)[:MOST_DEALS]
        case "ignored":
            return left if rounds else (1,) * deals
        case _:
            return (1,) * deals


def raised(options: DoppelkopfOptions, rounds: int, points: Iterable[GamePoint], game: int) -> tuple[GamePoint, ...]:
    """What a deal counts more for the rounds it belongs to: all, or the game's own points, doubled once for each round;
    or two points for the winner. game: what the game's own points come to for side 0.
    """
    if not rounds:
        return ()
    if options.bockeffect == "extra":
        winner = next((point.side for point in points if point.reason == "won"), None)
        return () if winner is None else (GamePoint("bock", winner, 2 * rounds),)
    net = game if options.bockeffect == "game" else net_of(points)
    more = net * (2**rounds - 1)
    return (GamePoint("bock", int(more < 0), abs(more)),) if more else ()
