"""From tricks to numbers."""

from collections.abc import Iterable, Sequence

from engine.cards import card_points
from engine.ranking import Ranking
from engine.seats import Seat
from engine.trick import Trick


def taken(tricks: Sequence[Trick], ranking: Ranking, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks that each seat took."""
    points, count = [0] * players, [0] * players
    for trick in tricks:
        winner = trick.winner(ranking)
        points[winner] += card_points(trick.cards)
        count[winner] += 1
    return tuple(points), tuple(count)


def against_each(stake: int, soloist: Seat, players: int) -> tuple[int, ...]:
    """One against the rest: the stake from each of them, or, below zero, to each of them."""
    return tuple(stake * (players - 1) if seat == soloist else -stake for seat in range(players))


def fewest(points: Sequence[int], among: Iterable[Seat]) -> Seat | None:
    """Who of these has the fewest card points, or nobody where that is shared."""
    seats = sorted(among, key=points.__getitem__)
    shared = len(seats) > 1 and points[seats[0]] == points[seats[1]]
    return None if shared or not seats else seats[0]
