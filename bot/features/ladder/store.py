"""What is read of the sums of finished deals: of everybody, of each two people, and of one person."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from math import sqrt
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, reads
from bot.store.result_counts import COUNTED, RATED, read_count
from bot.store.schema import deals, ladder, milestones, pairs, results, tallies
from bot.tables.ratings import PAIR_DRAW, Observed, Rating
from bot.tables.tallying import ALL_TIME, Contestant, Count, Milestone


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


@dataclass(frozen=True, slots=True)
class DayPlayed:
    """What the rated deals of one day say of somebody."""

    day: date
    observed: Observed


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


def read_figures(row: Row[Any], last: str) -> Figures:
    return Figures(
        Contestant(row.user_id, row.level),
        deals=int(row.deals),
        won=int(row.won),
        lost=int(row.lost),
        score=int(row.score),
        given=int(row.lambapeas_given),
        suffered=int(row.lambapeas_suffered),
        above=row.above,
        observed=Observed(row.parts, row.strength_sum, row.strength_squares),
        last=last,
    )


def read_pair(row: Row[Any]) -> Pair:
    return Pair(row.user_id, row.other_id, row.deals, row.won, row.lost, row.above, row.squares)


def of_pairs(guild: int, game: str, span: str) -> ColumnElement[bool]:
    return (pairs.c.guild_id == guild) & (pairs.c.game == game) & (pairs.c.span == span)


class LadderStore(Store):
    """What deals added up to for each person and pair. Raises `StorageError` where the database refuses."""

    @reads
    async def games_played(
        self, connection: AsyncConnection, guild: int, games: Sequence[str], spans: Sequence[str]
    ) -> dict[str, int]:
        """How often seats of these games were taken in these spans, by game; nothing of games nobody played."""
        here = (ladder.c.guild_id == guild) & ladder.c.game.in_(games) & ladder.c.span.in_(spans)
        counted = select(ladder.c.game, func.sum(ladder.c.deals)).where(here).group_by(ladder.c.game)
        return {game: int(number) for game, number in await connection.execute(counted)}

    @reads
    async def ladder(self, connection: AsyncConnection, guild: int, game: str, spans: Sequence[str]) -> list[Figures]:
        here = (ladder.c.guild_id == guild) & (ladder.c.game == game)
        if tuple(spans) == (ALL_TIME,):
            rows = await connection.execute(select(ladder).where(here & (ladder.c.span == ALL_TIME)))
            return [read_figures(row, row.recent) for row in rows]
        keys = (ladder.c.user_id, ladder.c.level)
        added = [func.sum(ladder.c[name]).label(name) for name in (*COUNTED, *RATED)]
        rows = await connection.execute(select(*keys, *added).where(here & ladder.c.span.in_(spans)).group_by(*keys))
        last = await connection.execute(select(*keys, ladder.c.recent).where(here & (ladder.c.span == ALL_TIME)))
        form = {(user, level): text for user, level, text in last}
        return [read_figures(row, form.get((row.user_id, row.level), "")) for row in rows]

    @reads
    async def partners(  # noqa: PLR0917 - all that is asked for
        self, connection: AsyncConnection, guild: int, game: str, span: str, limit: int, offset: int = 0
    ) -> list[Pair]:
        """The best partners but for the first, the database choosing: a large server has thousands."""
        beyond = pairs.c.above / (pairs.c.deals + PAIR_DRAW)
        best = select(pairs).where(of_pairs(guild, game, span) & pairs.c.partners.is_(True))
        best = best.order_by(beyond.desc(), pairs.c.deals.desc(), pairs.c.user_id, pairs.c.other_id)
        rows = await connection.execute(best.limit(limit).offset(offset))
        return [read_pair(row) for row in rows]

    @reads
    async def pair(  # noqa: PLR0917 - all that is asked for
        self, connection: AsyncConnection, guild: int, game: str, span: str, first: int, second: int
    ) -> tuple[Pair | None, Pair | None]:
        """Two people against each other and together, seen from the first."""
        low, high = sorted((first, second))
        both = of_pairs(guild, game, span) & pairs.c.partners.in_((False, True))
        rows = await connection.execute(
            select(pairs).where(both & (pairs.c.user_id == low) & (pairs.c.other_id == high))
        )
        by_kind = {row.partners: read_pair(row) for row in rows}
        against = by_kind.get(False)
        return against.turned() if against is not None and first > second else against, by_kind.get(True)


SPAN_OF_A_DAY: Final = "____-__-__"
"""As a span that is a day is written."""


class PlayerStatsStore(Store):
    """What people did how often, and what they reached; it reads no deals. Raises `StorageError` as any store."""

    @reads
    async def counts_of(self, connection: AsyncConnection, guild: int, game: str, user: int) -> list[Count]:
        mine = (tallies.c.guild_id == guild) & (tallies.c.game == game) & (tallies.c.user_id == user)
        return [
            read_count(row) for row in await connection.execute(select(tallies).where(mine).order_by(tallies.c.what))
        ]

    @reads
    async def milestones_of(
        self, connection: AsyncConnection, guild: int, game: str, user: int
    ) -> list[ReachedMilestone]:
        mine = (milestones.c.guild_id == guild) & (milestones.c.game == game) & (milestones.c.user_id == user)
        rows = await connection.execute(
            select(milestones.c.what, milestones.c.ending, milestones.c.count, deals.c.number, deals.c.ended)
            .join(deals, deals.c.id == milestones.c.deal_id)
            .where(mine)
            .order_by(milestones.c.deal_id.desc(), milestones.c.what, milestones.c.ending)
        )
        return [
            ReachedMilestone(Milestone(what, ending, count_), number, ended)
            for what, ending, count_, number, ended in rows
        ]

    @reads
    async def games_of(
        self, connection: AsyncConnection, guild: int, user: int, games: Sequence[str]
    ) -> list[GamePlayed]:
        """Somebody's totals in each of these games that they played, the most played first."""
        here = (ladder.c.guild_id == guild) & ladder.c.game.in_(games) & (ladder.c.span == ALL_TIME)
        mine = here & (ladder.c.user_id == user) & (ladder.c.level == "")
        rows = await connection.execute(select(ladder).where(mine).order_by(ladder.c.deals.desc(), ladder.c.game))
        return [GamePlayed(row.game, row.deals, row.won, row.lost, row.score) for row in rows]

    @reads
    async def finished_by(self, connection: AsyncConnection, guild: int, game: str | None, user: int) -> int:
        """How many deals ended at which somebody had a seat, with a hint or in a computer's hands too."""
        mine = (results.c.guild_id == guild) & (results.c.user_id == user)
        if game is not None:
            mine &= results.c.game == game
        counted = select(func.count()).select_from(results).where(mine & results.c.counts.is_(True))
        return int((await connection.execute(counted)).scalar_one())

    @reads
    async def days_of(
        self, connection: AsyncConnection, guild: int, game: str, user: int, limit: int
    ) -> list[DayPlayed]:
        """The newest days on which somebody played, the newest first."""
        mine = (ladder.c.user_id == user) & (ladder.c.guild_id == guild) & (ladder.c.game == game)
        newest = (
            select(ladder).where(mine & ladder.c.span.like(SPAN_OF_A_DAY)).order_by(ladder.c.span.desc()).limit(limit)
        )
        rows = await connection.execute(newest)
        return [
            DayPlayed(date.fromisoformat(row.span), Observed(row.parts, row.strength_sum, row.strength_squares))
            for row in rows
        ]

    @reads
    async def partners_of(
        self, connection: AsyncConnection, guild: int, game: str, user: int, limit: int
    ) -> tuple[list[Pair], list[Pair]]:
        """With whom somebody does best and worst, the database choosing; the first of each pair are they."""
        mine = of_pairs(guild, game, ALL_TIME) & pairs.c.partners.is_(True)
        mine &= or_(pairs.c.user_id == user, pairs.c.other_id == user)
        beyond = pairs.c.above / (pairs.c.deals + PAIR_DRAW)
        found: list[list[Pair]] = []
        for order in (beyond.desc(), beyond.asc()):
            rows = await connection.execute(
                select(pairs)
                .where(mine)
                .order_by(order, pairs.c.deals.desc(), pairs.c.user_id, pairs.c.other_id)
                .limit(limit)
            )
            found.append([each if each.first == user else each.swapped() for each in map(read_pair, rows)])
        return found[0], found[1]
