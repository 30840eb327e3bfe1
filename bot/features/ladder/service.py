"""The ladder of a server and what is known of one person in a game, from what finished deals added up to."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from typing import Final

from bot.features.ladder.store import DayPlayed, Figures, Pair, ReachedMilestone
from bot.tables.ratings import Observed, Points, Scale, points_of, scale_of
from bot.tables.tallying import ALL_TIME, Contestant, Count, season

PROVISIONAL_BELOW: Final = 100
"""With fewer rated deals a rating is provisional. After so many a head ratings go with the strength of sixteen
simulated players, with errors of all kinds, by 0.88 in Saskop and 0.84 in Skat (rank correlations; foretold by
`tests/bench/ladder.py`)."""
COURSE_DAYS: Final = 120
"""So many of the last days that somebody played make the course of their rating."""


class Period(StrEnum):
    """How far back a leaderboard looks: this week or month are the last 7 or 30 days, a season is a quarter."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"
    WEEK = "week"


PERIOD_DAYS: Final = {Period.WEEK: 7, Period.MONTH: 30}


def spans_of(period: Period, today: date) -> tuple[str, ...]:
    """The spans that make a period up to today."""
    if period in PERIOD_DAYS:
        return tuple((today - timedelta(days=ago)).isoformat() for ago in range(PERIOD_DAYS[period]))
    return (ALL_TIME,) if period is Period.ALL else (season(today),)


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """A line of the leaderboard. points: the number the order goes by; None as long as no deal's par is known."""

    place: int
    figures: Figures
    points: int | None

    @property
    def is_provisional(self) -> bool:
        return self.figures.observed.deals < PROVISIONAL_BELOW


def ladder_of(everybody: Sequence[Figures], *, computers: bool) -> list[LeaderboardLine]:
    """The leaderboard, best first: by their numbers, then who has none by the deals they won.

    Computers are rated with everybody else, and shown where that is wanted.
    """
    scale, points = numbers_of(everybody)
    rated = [
        (each, points.of(scale.rating(each.observed)) if each.observed.deals else None)
        for each in everybody
        if computers or not each.who.is_computer
    ]
    rated.sort(key=lambda pair: _place(*pair))
    return [LeaderboardLine(place, figures, number) for place, (figures, number) in enumerate(rated, 1)]


def numbers_of(everybody: Sequence[Figures]) -> tuple[Scale, Points]:
    """By what a server's people are measured. Their average is the middle: with computers in it, which are not shown to
    everybody, all people could be below.
    """
    scale = scale_of([each.observed for each in everybody])
    return scale, points_of(scale, [each.observed for each in everybody if not each.who.is_computer])


def _place(figures: Figures, points: int | None) -> tuple[bool, int, float, int, Contestant]:
    return points is None, -(points or 0), -(figures.win_rate or 0.0), -figures.deals, figures.who


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """Somebody's number at the end of a day."""

    day: date
    points: int


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
