"""The ladder of a server: what finished deals added up to for everybody, and who is how good."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from math import sqrt
from typing import Final, Protocol

from bot.ratings.strength import PAIR_DRAW, Observed, Points, Rating, Scale, points_of, scale_of

ALL_TIME: Final = "all"
"""The span that never ends."""
FORM_LENGTH: Final = 10
"""How many deals make somebody's form."""
WON, LOST, NEITHER = "+", "-", "="
"""How a deal ended in somebody's form."""
PROVISIONAL_BELOW: Final = 100
"""With fewer rated deals a rating is provisional. Sixteen simulated players were in the right order (a rank correlation
of 0.8) from 100 deals a head on in Saskop."""


class Period(StrEnum):
    """How far back a leaderboard looks: this week or month are the last 7 or 30 days, a season is a quarter."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"
    WEEK = "week"


DAYS: Final = {Period.WEEK: 7, Period.MONTH: 30}


def season(day: date) -> str:
    """The season a day is in.

    >>> season(date(2026, 11, 23))
    '2026-Q4'
    """
    return f"{day.year}-Q{quarter(day)}"


def quarter(day: date) -> int:
    """Which quarter of its year a day is in, from 1."""
    return (day.month + 2) // 3


def spans_with(day: date) -> tuple[str, str, str]:
    """Every span a deal of that day counts in."""
    return ALL_TIME, season(day), day.isoformat()


def spans_of(period: Period, today: date) -> tuple[str, ...]:
    """The spans that make a period up to today."""
    if period in DAYS:
        return tuple((today - timedelta(days=ago)).isoformat() for ago in range(DAYS[period]))
    return (ALL_TIME,) if period is Period.ALL else (season(today),)


@dataclass(frozen=True, slots=True, order=True)
class Contestant:
    """Somebody on the ladder: a person, or all computers of a level."""

    user: int = 0
    level: str = ""

    @property
    def is_computer(self) -> bool:
        """Whether it is a level of computers."""
        return bool(self.level)


@dataclass(frozen=True, slots=True)
class Figures:
    """What deals added up to for somebody. given, suffered: lambapeas. above: what `observed.deals` brought above par.

    last: how the last ten deals ended, the newest first, whatever the span.
    """

    who: Contestant
    deals: int
    won: int
    lost: int
    score: int
    given: int
    suffered: int
    above: float
    observed: Observed
    last: str = ""

    @property
    def win_rate(self) -> float | None:
        """Which part of the deals that somebody won they won; None if there were none."""
        return self.won / (self.won + self.lost) if self.won + self.lost else None


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """A line of the leaderboard. points: the number the order goes by; None as long as no deal's par is known."""

    place: int
    figures: Figures
    points: int | None

    @property
    def is_provisional(self) -> bool:
        """Whether there are too few rated deals to say much."""
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
class Pair:
    """Two people who sat at deals together, as partners or against each other. won, lost: theirs, or the first's.

    above: how much more the deals brought them than their ratings say, or the first of two opponents.
    """

    first: int
    second: int
    deals: int
    won: int
    lost: int
    above: float
    squares: float

    @property
    def together(self) -> Rating:
        """What they bring a deal beyond what their ratings say, drawn towards nothing while there are few deals."""
        noise = self.squares / self.deals if self.deals else 0.0
        return Rating(self.above / (self.deals + PAIR_DRAW), sqrt(noise / (self.deals + PAIR_DRAW)))

    def swapped(self) -> "Pair":
        """The same two partners, the other one first."""
        return Pair(self.second, self.first, self.deals, self.won, self.lost, self.above, self.squares)

    def turned(self) -> "Pair":
        """The same two opponents the other way round."""
        return Pair(self.second, self.first, self.deals, self.lost, self.won, -self.above, self.squares)


class LadderStore(Protocol):
    """The sums of a server. Raises `StorageError` where the database refuses."""

    async def games_played(self, guild: int, games: Sequence[str], spans: Sequence[str]) -> dict[str, int]:
        """How often seats of these games were taken in these spans, by game; nothing of games nobody played."""

    async def ladder(self, guild: int, game: str, spans: Sequence[str]) -> list[Figures]:
        """Everybody's figures, all spans together."""

    async def partners(self, guild: int, game: str, span: str, limit: int, offset: int = 0) -> list[Pair]:
        """The partners who bring most beyond what their ratings say, best first, but for the first `offset`."""

    async def pair(self, guild: int, game: str, span: str, first: int, second: int) -> tuple[Pair | None, Pair | None]:
        """What two people did against each other and together, seen from the first."""
