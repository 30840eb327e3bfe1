"""Totals and histories; annulled deals and computers do not count."""

from collections import defaultdict
from datetime import datetime

from sqlalchemy import ColumnElement, String, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import read_seat_result
from bot.store.schema import deals, results
from bot.tables.results import PastDeal, Standing
from bot.tables.stored import SeatResult

DEALS = func.count().label("deals")
DEALS_WON = func.sum(case((results.c.won.is_(True), 1), else_=0)).label("deals_won")
GAMES_WON = func.sum(case((results.c.game_won.is_(True), 1), else_=0)).label("games_won")
SCORE = func.coalesce(func.sum(results.c.score), 0).label("score")
POINTS = func.sum(results.c.points).label("points")


async def totals(connection: AsyncConnection, which: ColumnElement[bool]) -> list[Standing]:
    """A line for each person and game, best first: games, then score, then deals won; equals in order of their ids."""
    someone = results.c.user_id.is_not(None) & results.c.counts.is_(True)
    lines = (
        select(results.c.user_id, results.c.game, DEALS, DEALS_WON, GAMES_WON, SCORE, POINTS)
        .where(which & someone)
        .group_by(results.c.user_id, results.c.game)
        .order_by(GAMES_WON.desc(), SCORE.desc(), DEALS_WON.desc(), results.c.user_id, results.c.game)
    )
    return [Standing(user, game, *map(int, sums)) for user, game, *sums in await connection.execute(lines)]


async def standings(
    connection: AsyncConnection, guild: int, game: str | None, since: datetime | None
) -> list[Standing]:
    """Everybody's totals on a server."""
    which = results.c.guild_id == guild
    if game is not None:
        which &= results.c.game == game
    if since is not None:
        which &= results.c.ended >= since
    return await totals(connection, which)


async def stats(connection: AsyncConnection, guild: int, user: int, game: str | None) -> list[Standing]:
    """One person's totals on a server."""
    which = (results.c.guild_id == guild) & (results.c.user_id == user)
    return await totals(connection, which if game is None else which & (results.c.game == game))


async def history(
    connection: AsyncConnection, guild: int, user: int | None, limit: int, offset: int = 0
) -> list[PastDeal]:
    """The newest finished deals but for the first `offset`, newest first."""
    if user is None:
        newest = select(deals.c.id).where(_counted(guild)).order_by(deals.c.number.desc())
    else:
        mine = (results.c.guild_id == guild) & (results.c.user_id == user) & results.c.counts.is_(True)
        newest = select(results.c.deal_id).where(mine).order_by(results.c.deal_id.desc())
    ids = list((await connection.execute(newest.limit(limit).offset(offset))).scalars())
    return await _deals(connection, ids)


async def series(connection: AsyncConnection, table: int) -> list[PastDeal]:
    """All finished deals of a table, in order; void ones left out."""
    counted = (deals.c.table_id == table) & deals.c.ended.is_not(None) & deals.c.annulled.is_(False)
    ids = list((await connection.execute(select(deals.c.id).where(counted))).scalars())
    return (await _deals(connection, ids))[::-1]


async def numbered(connection: AsyncConnection, guild: int, digits: str, limit: int) -> list[PastDeal]:
    """Finished deals whose number begins with these digits: that very number first, then the newest."""
    begins = cast(deals.c.number, String).startswith(digits, autoescape=True)
    is_it = case((cast(deals.c.number, String) == digits, 0), else_=1)
    found = select(deals.c.id).where(_counted(guild) & begins).order_by(is_it, deals.c.number.desc()).limit(limit)
    ids = list((await connection.execute(found)).scalars())
    return sorted(await _deals(connection, ids), key=lambda deal: str(deal.number) != digits)


def _counted(guild: int) -> ColumnElement[bool]:
    """A server's deals that are over and not void."""
    return (deals.c.guild_id == guild) & deals.c.ended.is_not(None) & deals.c.annulled.is_(False)


async def _deals(connection: AsyncConnection, ids: list[int]) -> list[PastDeal]:
    """These deals, the highest number first."""
    rows = await connection.execute(select(deals).where(deals.c.id.in_(ids)).order_by(deals.c.number.desc()))
    seats = await seats_of(connection, ids)
    return [PastDeal(row.number, row.game, row.ended, row.result, tuple(seats[row.id])) for row in rows]


async def seats_of(connection: AsyncConnection, ids: list[int]) -> dict[int, list[SeatResult]]:
    """What these deals were for each seat, by deal."""
    found = select(results).where(results.c.deal_id.in_(ids)).order_by(results.c.deal_id, results.c.seat)
    seats: dict[int, list[SeatResult]] = defaultdict(list)
    for row in await connection.execute(found):
        seats[row.deal_id].append(read_seat_result(row))
    return seats
