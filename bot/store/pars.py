"""Finished deals without par, the newest first, and the par of those that have one."""

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ladder
from bot.store.access import Store, reads, writes
from bot.store.reading import read_logs
from bot.store.rows import read_deal
from bot.store.schema import COUNTS, WITHOUT_PAR, deals, results
from bot.tables.pars import Par
from bot.tables.stored import StoredDeal

WAITS = WITHOUT_PAR & COUNTS
"""What par said of a withheld board would help whoever has still to play it, and a deal with hints needs none."""


class SqlParStore(Store):
    """Which finished deals wait for their par."""

    @reads
    async def without_par(self, connection: AsyncConnection) -> StoredDeal | None:
        newest = select(deals).where(WAITS).order_by(deals.c.id.desc()).limit(1)
        row = (await connection.execute(newest)).one_or_none()
        if row is None:
            return None
        logs = await read_logs(connection, select(deals.c.id).where(deals.c.id == row.id))
        return read_deal(row, logs[row.id])

    @reads
    async def count_without_par(self, connection: AsyncConnection) -> int:
        waiting = select(func.count()).select_from(deals).where(WAITS)
        return (await connection.execute(waiting)).scalar_one()

    @writes
    async def keep_par(self, connection: AsyncConnection, par: Par) -> None:
        """Store it for a deal that still waits; of two processes that found it the second changes nothing."""
        waits = update(deals).where((deals.c.id == par.deal) & WITHOUT_PAR).values(par=par.why)
        if (await connection.execute(waits)).rowcount != 1 or par.values is None:
            return
        its = (results.c.deal_id == par.deal) & (results.c.seat == bindparam("its_seat"))
        values = [{"its_seat": seat, "its_par": value} for seat, value in enumerate(par.values)]
        await connection.execute(update(results).where(its).values(par=bindparam("its_par")), values)
        await ladder.credit(connection, par, par.values)
