"""What is known of one person in a game: how good they are and became, what they did, whom they played with."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Final, Protocol

from bot.ratings.strength import Observed, Points, Scale
from bot.tables.ladder import LeaderboardLine, Pair
from bot.tables.tallying import Count, Milestone

DAYS: Final = 120
"""So many of the last days that somebody played make the course of their rating."""


@dataclass(frozen=True, slots=True)
class DayPlayed:
    """What the rated deals of one day say of somebody."""

    day: date
    observed: Observed


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """Somebody's number at the end of a day."""

    day: date
    points: int


@dataclass(frozen=True, slots=True)
class ReachedMilestone:
    """A milestone, and the deal that brought it."""

    milestone: Milestone
    number: int
    at: datetime


@dataclass(frozen=True, slots=True)
class GamePlayed:
    """Somebody's totals in one game."""

    game: str
    deals: int
    won: int
    lost: int
    score: int


@dataclass(frozen=True, slots=True)
class PlayerStats:
    """What of it was asked for, in one game. line: their place on the ladder; ladder: how many are on it.

    best, worst: partners. finished: the deals at which they sat, those too that count for no figure.
    """

    user: int
    game: str
    line: LeaderboardLine | None = None
    ladder: int = 0
    course: tuple[RatingPoint, ...] = ()
    counts: tuple[Count, ...] = ()
    milestones: tuple[ReachedMilestone, ...] = ()
    best: tuple[Pair, ...] = ()
    worst: tuple[Pair, ...] = ()
    finished: int = 0

    def count(self, what: str) -> Count:
        """How often something was so."""
        return next((each for each in self.counts if each.what == what), Count(what))


def course_of(now: Observed, days: Sequence[DayPlayed], scale: Scale, numbers: Points) -> tuple[RatingPoint, ...]:
    """The number at the end of each of these days, in order; now: with the last of them.

    It is measured as the numbers of today are, so that the course ends where the leaderboard stands.
    """
    points = []
    for each in sorted(days, key=lambda each: each.day, reverse=True):
        if now.deals and each.observed.deals:
            points.append(RatingPoint(each.day, numbers.of(scale.rating(now))))
        now = Observed(
            now.deals - each.observed.deals, now.total - each.observed.total, now.squares - each.observed.squares
        )
    return tuple(reversed(points))


class PlayerStatsStore(Protocol):
    """The sums of one person on a server; it reads no deals. Raises `StorageError` where the database refuses."""

    async def games_of(self, guild: int, user: int, games: Sequence[str]) -> list[GamePlayed]:
        """Their totals in each of these games that they played, the most played first."""

    async def finished_by(self, guild: int, game: str | None, user: int) -> int:
        """How many deals of a game, or of any, ended at which they had a seat, as score sheets count them."""

    async def days_of(self, guild: int, game: str, user: int, limit: int) -> list[DayPlayed]:
        """The newest days on which they played, in any order."""

    async def counts_of(self, guild: int, game: str, user: int) -> list[Count]:
        """How often they did something, and how it ended."""

    async def milestones_of(self, guild: int, game: str, user: int) -> list[ReachedMilestone]:
        """What they reached, the newest first."""

    async def partners_of(self, guild: int, game: str, user: int, limit: int) -> tuple[list[Pair], list[Pair]]:
        """With whom they bring most beyond what the ratings say, and least; the first of each pair are they."""
