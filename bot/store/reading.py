"""Tables and deals read back, in a few queries however many there are."""

from collections import defaultdict
from collections.abc import Mapping

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Log, read_deal, read_table
from bot.store.schema import ON_SHEET, actions, deals, plans, tables
from bot.tables.model import Stage
from bot.tables.stored import StoredDeal, StoredTable
from engine.seats import Seat

IS_LIVE = tables.c.stage != Stage.CLOSED.value


async def read_tables(connection: AsyncConnection, which: ColumnElement[bool] = IS_LIVE) -> list[StoredTable]:
    """Tables with their last deal and the results of their series, whatever their number, in five queries."""
    chosen = select(tables.c.id).where(which)
    rows = (await connection.execute(select(tables).where(which).order_by(tables.c.id))).all()
    last = await last_deals(connection, chosen)
    results = await results_by_table(connection, chosen)
    planned = await read_plans(connection, chosen)
    return [
        StoredTable(read_table(row), last.get(row.id), tuple(results[row.id]), planned.get(row.id, {})) for row in rows
    ]


async def read_plans(
    connection: AsyncConnection, chosen: Select[tuple[int]]
) -> Mapping[int, Mapping[int, tuple[str, ...]]]:  # fmt: skip
    """What people plan at these tables, by table and person; only running deals have plans."""
    columns = select(deals.c.table_id, plans.c.user_id, plans.c.plans).join(deals, deals.c.id == plans.c.deal_id)
    found: dict[int, dict[int, tuple[str, ...]]] = defaultdict(dict)
    for table, user, texts in await connection.execute(columns.where(deals.c.table_id.in_(chosen))):
        found[table][user] = tuple(texts)
    return found


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
    found = select(deals.c.table_id, deals.c.result).where(deals.c.table_id.in_(chosen) & ON_SHEET)
    results: dict[int, list[Mapping[str, object]]] = defaultdict(list)
    for table, result in await connection.execute(found.order_by(deals.c.table_id, deals.c.id)):
        results[table].append(result)
    return results
