"""From tricks to numbers."""

from collections.abc import Sequence

from engine.cards import card_points
from engine.ranking import Ranking
from engine.trick import Trick


def taken(tricks: Sequence[Trick], ranking: Ranking, players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Card points and tricks that each seat took."""
    points, count = [0] * players, [0] * players
    for trick in tricks:
        winner = trick.winner(ranking)
        points[winner] += card_points(trick.cards)
        count[winner] += 1
    return tuple(points), tuple(count)
