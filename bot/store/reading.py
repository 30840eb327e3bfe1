"""Tables and deals read back, in a few queries however many there are."""

from collections import defaultdict
from collections.abc import Mapping
from itertools import pairwise

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Log, read_deal, read_table
from bot.store.schema import ON_SHEET, actions, deals, plans, results, sitters, tables
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


async def read_table_alone(connection: AsyncConnection, table: int) -> StoredTable | None:
    """One live table."""
    found = await read_tables(connection, IS_LIVE & (tables.c.id == table))
    return found[0] if found else None


async def read_revision(connection: AsyncConnection, table: int) -> int | None:
    """How far a live table has come."""
    found = await connection.execute(select(tables.c.revision).where(IS_LIVE & (tables.c.id == table)))
    revision: int | None = found.scalar_one_or_none()
    return revision


LATELY = 3
"""How many deals of a table tell how fast somebody plays."""


async def answer_seconds(connection: AsyncConnection, table: int, user: int) -> list[float]:
    """How long each card somebody played themselves took them, from what happened before it.

    Between two of them the clock may have been set back; that tells nothing.
    """
    newest = select(deals.c.id).where(deals.c.table_id == table).order_by(deals.c.id.desc()).limit(LATELY)
    columns = select(actions.c.deal_id, actions.c.user_id, actions.c.text, actions.c.at)
    found = columns.where(actions.c.deal_id.in_(newest)).order_by(actions.c.deal_id, actions.c.number)
    rows = (await connection.execute(found)).all()
    return [
        (row.at - before.at).total_seconds()
        for before, row in pairwise(rows)
        if row.user_id == user
        and row.deal_id == before.deal_id
        and row.text.startswith("play ")
        and row.at >= before.at
    ]


async def read_deal_by_number(connection: AsyncConnection, guild: int, number: int) -> StoredDeal | None:
    """A deal by its server-local number."""
    which = (deals.c.guild_id == guild) & (deals.c.number == number)
    row = (await connection.execute(select(deals).where(which))).one_or_none()
    if row is None:
        return None
    logs = await read_logs(connection, select(deals.c.id).where(which))
    return read_deal(row, logs[row.id])


async def has_sat(connection: AsyncConnection, deal: int, user: int) -> bool:
    """Whether somebody ever had a seat at a deal."""
    sat = (sitters.c.user_id == user) & (sitters.c.deal_id == deal)
    return (await connection.execute(select(sitters.c.deal_id).where(sat))).first() is not None


async def came_in(connection: AsyncConnection, deal: int, user: int) -> tuple[int, int] | None:
    """In which seat somebody first did something in a deal, and the number of that action."""
    mine = select(actions.c.seat, actions.c.number).where(actions.c.deal_id == deal, actions.c.user_id == user)
    row = (await connection.execute(mine.order_by(actions.c.number).limit(1))).one_or_none()
    return None if row is None else (row.seat, row.number)


async def last_players(connection: AsyncConnection, channel: int) -> tuple[int, ...]:
    """The people of the last deal that was finished in a channel, in order of their seats."""
    here = select(tables.c.id).where(tables.c.channel_id == channel)
    last = select(deals.c.id).where(deals.c.table_id.in_(here) & ON_SHEET)
    number = (await connection.execute(last.order_by(deals.c.id.desc()).limit(1))).scalar_one_or_none()
    if number is None:
        return ()
    who = select(results.c.user_id).where((results.c.deal_id == number) & results.c.user_id.is_not(None))
    return tuple((await connection.execute(who.order_by(results.c.seat))).scalars())
