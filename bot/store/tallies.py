"""What each person did and how it ended, counted as deals end, and the deals that brought them to a round number."""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from functools import partial
from typing import Any, Final

from sqlalchemy import Table, delete, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.ratings.strength import PAIR_DRAW, Observed
from bot.store.access import Store, reads
from bot.store.inserting import know
from bot.store.ladder import add, contestant, of_pairs, read_pair
from bot.store.personal import ONLY_AN_ID, Page, Personal, PersonalData, Told, told_in
from bot.store.schema import deals, ladder, milestones, pairs, results, tallies
from bot.tables.ladder import ALL_TIME, Pair
from bot.tables.player_stats import DayPlayed, GamePlayed, ReachedMilestone
from bot.tables.stored import DealEnding
from bot.tables.tallying import Count, CountedEnd, Milestone, counts_of, reached

SUMS: Final = ("deals", "won", "lost", "points", "deals_with_points")
FIGURES: Final = ("deals", "won", "lost", "points", "pointed")
"""What `Count` calls them."""
DAY: Final = "____-__-__"
"""As a span that is a day is written."""


async def count(connection: AsyncConnection, guild: int, game: str, deal: int, ending: DealEnding) -> None:
    """A deal has ended: what it counts under for the people who played it to the end."""
    last: dict[tuple[int, str], Count] = {}
    for seat in ending.seats:
        who = contestant(seat, seat.user)
        if who is None or who.is_computer:
            continue
        game_won = None if ending.game_won is None else seat.seat in ending.game_won
        lambapea = seat.seat in ending.lambapea if ending.lambapea else None
        for each in counts_of(seat.seat, CountedEnd(seat.won, game_won, lambapea), ending.tallied):
            last[who.user, each.what] = each
    keys = {"guild_id": guild, "game": game}
    rows = [{**keys, "user_id": user, **write_count(each)} for (user, _), each in last.items()]
    await add(connection, tallies, rows, SUMS)
    here = (tallies.c.guild_id == guild) & (tallies.c.game == game)
    users = {user for user, _ in last}
    found_rows = await connection.execute(select(tallies).where(here & tallies.c.user_id.in_(users)))
    known = [(row.user_id, read_count(row)) for row in found_rows]
    found = [
        {**keys, "user_id": user, **asdict(milestone), "deal_id": deal}
        for user, now in known
        if (user, now.what) in last
        for milestone in reached(now, last[user, now.what])
    ]
    await know(connection, milestones, found)


def write_count(count: Count) -> dict[str, Any]:
    """A row of counts, without whose it is."""
    return {"what": count.what, **{name: getattr(count, its) for name, its in zip(SUMS, FIGURES, strict=True)}}


def read_count(row: Any) -> Count:
    return Count(row.what, *(int(getattr(row, name)) for name in SUMS))


async def sums_of(relation: Table, connection: AsyncConnection, user: int, page: Page) -> Told:
    """What their deals added up to, by server and game."""
    mine = select(relation).where(relation.c.user_id == user).order_by(*relation.primary_key)
    rows = await connection.execute(page.of(mine))
    return [dict(row._mapping) | {"guild_id": str(row.guild_id), "user_id": str(user)} for row in rows]


async def pairs_of(connection: AsyncConnection, user: int, page: Page) -> Told:
    """The same of them and each other person they played with, who stays unnamed."""
    mine = select(pairs).where((pairs.c.user_id == user) | (pairs.c.other_id == user))
    rows = await connection.execute(page.of(mine.order_by(*pairs.primary_key)))
    left_out = {"user_id", "other_id"}
    return [
        {name: value for name, value in row._mapping.items() if name not in left_out} | {"guild_id": str(row.guild_id)}
        for row in rows
    ]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Keep nothing of what somebody's deals added up to."""
    for relation in (ladder, tallies, milestones):
        await connection.execute(delete(relation).where(relation.c.user_id == user))
    await connection.execute(delete(pairs).where((pairs.c.user_id == user) | (pairs.c.other_id == user)))


PERSONAL: Final = PersonalData(
    columns={
        "ladder": {
            **told_in("ladder", "guild_id game span user_id level deals won lost score lambapeas_given"),
            **told_in("ladder", "lambapeas_suffered rated above strength_sum strength_squares recent"),
        },
        "pairs": {
            **told_in("pairs", "guild_id game span partners deals won lost above squares"),
            "user_id": Personal("", why=ONLY_AN_ID),
            "other_id": Personal("", why="the other one is somebody else"),
        },
        "tallies": told_in("tallies", "guild_id game user_id what deals won lost points deals_with_points"),
        "milestones": told_in("milestones", "guild_id game user_id what ending count deal_id"),
    },
    others={},
    paged={
        "ladder": partial(sums_of, ladder),
        "pairs": pairs_of,
        "tallies": partial(sums_of, tallies),
        "milestones": partial(sums_of, milestones),
    },
    forget=forget,
)


class SqlPlayerStatsStore(Store):
    """What people did how often, and what they reached."""

    @reads
    async def counts_of(self, connection: AsyncConnection, guild: int, game: str, user: int) -> list[Count]:
        """All counts of somebody in a game."""
        mine = (tallies.c.guild_id == guild) & (tallies.c.game == game) & (tallies.c.user_id == user)
        return [
            read_count(row) for row in await connection.execute(select(tallies).where(mine).order_by(tallies.c.what))
        ]

    @reads
    async def milestones_of(
        self, connection: AsyncConnection, guild: int, game: str, user: int
    ) -> list[ReachedMilestone]:
        """What somebody reached in a game, the newest first."""
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
        """Somebody's totals in each of these games that they played."""
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
        """The newest days on which somebody played."""
        mine = (ladder.c.user_id == user) & (ladder.c.guild_id == guild) & (ladder.c.game == game)
        newest = select(ladder).where(mine & ladder.c.span.like(DAY)).order_by(ladder.c.span.desc()).limit(limit)
        rows = await connection.execute(newest)
        return [
            DayPlayed(date.fromisoformat(row.span), Observed(row.rated, row.strength_sum, row.strength_squares))
            for row in rows
        ]

    @reads
    async def partners_of(
        self, connection: AsyncConnection, guild: int, game: str, user: int, limit: int
    ) -> tuple[list[Pair], list[Pair]]:
        """With whom somebody does best and worst, the database choosing."""
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
