"""Tables and deals read back, in a few queries however many there are."""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Log, read_deal, read_table
from bot.store.schema import actions, deals, tables
from bot.tables.model import Stage
from bot.tables.stored import StoredDeal, StoredTable
from engine.seats import Seat

IS_LIVE = tables.c.stage != Stage.CLOSED.value


async def read_tables(connection: AsyncConnection, which: ColumnElement[bool] = IS_LIVE) -> list[StoredTable]:
    """Tables with their last deal and the results of their series, whatever their number, in four queries."""
    chosen = select(tables.c.id).where(which)
    rows = (await connection.execute(select(tables).where(which).order_by(tables.c.id))).all()
    last = await last_deals(connection, chosen)
    results = await results_by_table(connection, chosen)
    return [StoredTable(read_table(row), last.get(row.id), tuple(results[row.id])) for row in rows]


async def last_deals(connection: AsyncConnection, chosen: Select[tuple[int]]) -> dict[int, StoredDeal]:
    """The running or last deal of each of these tables, by table."""
    newest = select(func.max(deals.c.id)).where(deals.c.table_id.in_(chosen)).group_by(deals.c.table_id)
    logs = await read_logs(connection, newest)
    rows = await connection.execute(select(deals).where(deals.c.id.in_(newest)))
    return {row.table_id: read_deal(row, logs[row.id]) for row in rows}


async def read_logs(connection: AsyncConnection, chosen: Select[tuple[int]]) -> Mapping[int, Log]:
    """The actions of these deals in order, by deal."""
    columns = select(actions.c.deal_id, actions.c.seat, actions.c.text)
    found = columns.where(actions.c.deal_id.in_(chosen)).order_by(actions.c.deal_id, actions.c.number)
    logs: dict[int, list[tuple[Seat, str]]] = defaultdict(list)
    for deal, seat, text in await connection.execute(found):
        logs[deal].append((seat, text))
    return logs


async def results_by_table(
    connection: AsyncConnection, chosen: Select[tuple[int]]
) -> Mapping[int, list[Mapping[str, object]]]:
    """What each deal of these tables came to, in order; running and annulled ones left out."""
    counted = deals.c.ended.is_not(None) & deals.c.annulled.is_(False)
    found = select(deals.c.table_id, deals.c.result).where(deals.c.table_id.in_(chosen) & counted)
    results: dict[int, list[Mapping[str, object]]] = defaultdict(list)
    for table, result in await connection.execute(found.order_by(deals.c.table_id, deals.c.id)):
        results[table].append(result)
    return results


async def read_table_alone(connection: AsyncConnection, table: int) -> StoredTable | None:
    """One live table."""
    found = await read_tables(connection, IS_LIVE & (tables.c.id == table))
    return found[0] if found else None


async def read_revision(connection: AsyncConnection, table: int) -> int | None:
    """How far a live table has come."""
    found = await connection.execute(select(tables.c.revision).where(IS_LIVE & (tables.c.id == table)))
    revision: int | None = found.scalar_one_or_none()
    return revision


async def read_deal_by_number(connection: AsyncConnection, guild: int, number: int) -> StoredDeal | None:
    """A deal by its server-local number."""
    which = (deals.c.guild_id == guild) & (deals.c.number == number)
    row = (await connection.execute(select(deals).where(which))).one_or_none()
    if row is None:
        return None
    logs = await read_logs(connection, select(deals.c.id).where(which))
    return read_deal(row, logs[row.id])
