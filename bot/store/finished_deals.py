"""Histories; annulled deals do not count, nor do those that repeat others, but these can be looked up."""

from collections import defaultdict

from sqlalchemy import String, case, cast, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, reads
from bot.store.reading import read_logs
from bot.store.rows import read_deal, read_seat_result
from bot.store.schema import IS_OPEN, IS_PAST, ON_SHEET, actions, deals, results
from bot.tables.finished_deals import PastDeal
from bot.tables.stored import SeatResult, StoredDeal


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


class SqlResultStore(Store):
    """Finished deals, as lists tell them."""

    @reads
    async def history(
        self, connection: AsyncConnection, guild: int, user: int | None, limit: int, offset: int = 0
    ) -> list[PastDeal]:
        """The newest finished deals but for the first `offset`, newest first."""
        if user is None:
            newest = select(deals.c.id).where((deals.c.guild_id == guild) & IS_PAST).order_by(deals.c.number.desc())
        else:
            mine = (results.c.guild_id == guild) & (results.c.user_id == user) & results.c.counts.is_(True)
            newest = select(results.c.deal_id).where(mine).order_by(results.c.deal_id.desc())
        ids = list((await connection.execute(newest.limit(limit).offset(offset))).scalars())
        return await _deals(connection, ids)

    @reads
    async def series(self, connection: AsyncConnection, table: int) -> list[PastDeal]:
        """All deals on a table's sheet, in order."""
        finished = select(deals.c.id).where((deals.c.table_id == table) & ON_SHEET)
        ids = list((await connection.execute(finished)).scalars())
        return (await _deals(connection, ids))[::-1]

    @reads
    async def numbered(self, connection: AsyncConnection, guild: int, digits: str, limit: int) -> list[PastDeal]:
        """Finished deals whose number begins with these digits: that very number first, then the newest."""
        begins = cast(deals.c.number, String).startswith(digits, autoescape=True)
        is_it = case((cast(deals.c.number, String) == digits, 0), else_=1)
        found = (
            select(deals.c.id)
            .where((deals.c.guild_id == guild) & IS_OPEN & begins)
            .order_by(is_it, deals.c.number.desc())
            .limit(limit)
        )
        ids = list((await connection.execute(found)).scalars())
        return sorted(await _deals(connection, ids), key=lambda deal: str(deal.number) != digits)

    @reads
    async def deal(self, connection: AsyncConnection, guild: int, number: int) -> StoredDeal | None:
        """A deal by its server-local number."""
        which = (deals.c.guild_id == guild) & (deals.c.number == number)
        row = (await connection.execute(select(deals).where(which))).one_or_none()
        if row is None:
            return None
        logs = await read_logs(connection, select(deals.c.id).where(which))
        return read_deal(row, logs[row.id])

    @reads
    async def came_in(self, connection: AsyncConnection, deal: int, user: int) -> tuple[int, int] | None:
        """In which seat somebody first did something in a deal, and the number of that action."""
        mine = select(actions.c.seat, actions.c.number).where(actions.c.deal_id == deal, actions.c.user_id == user)
        row = (await connection.execute(mine.order_by(actions.c.number).limit(1))).one_or_none()
        return None if row is None else (row.seat, row.number)
