"""Carry everything from one database to another, and prove that it arrived."""

import hashlib
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Table, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.store.schema import METADATA, buckets, processes

AT_ONCE: Final = 1000
"""Rows held in memory."""
CARRIED: Final[tuple[Table, ...]] = tuple(each for each in METADATA.sorted_tables if each not in {buckets, processes})
"""In an order in which each row finds what it refers to; which processes run and when is nothing to carry."""


@dataclass(frozen=True, slots=True)
class Carried:
    """How many rows of a table were carried, and a checksum over all of them in the order of their keys."""

    table: str
    rows: int
    checksum: str


async def carry(source: AsyncEngine, target: AsyncEngine) -> list[Carried]:
    """Copy all rows within one transaction, which is committed only if both sides then have the same.

    Both have the newest schema. Raises `StorageError` if the target holds anything, or if what arrived differs.
    """
    async with source.connect() as reading, target.begin() as writing:
        await demand_empty(writing)
        for table in CARRIED:
            async for rows in batches(reading, table):
                await writing.execute(insert(table), rows)
        carried = [await summed(reading, table) for table in CARRIED]
        for own in carried:
            arrived = await summed(writing, METADATA.tables[own.table])
            if arrived != own:
                raise StorageError(
                    f"{own.table}: {own.rows} rows were sent and {arrived.rows} arrived, or they differ."
                )
        await count_on(writing)
    return carried


async def demand_empty(connection: AsyncConnection) -> None:
    """Nothing is ever written over."""
    for table in CARRIED:
        if await connection.scalar(select(func.count()).select_from(table)):
            raise StorageError(f"The database to carry to is not empty: it has rows in {table.name}.")


async def batches(connection: AsyncConnection, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """All rows in the order of their keys, some at a time. Who looks after a table is not carried."""
    ordered = select(table).order_by(*table.primary_key).execution_options(yield_per=AT_ONCE)
    async with connection.stream(ordered) as result:
        async for rows in result.mappings().partitions(AT_ONCE):
            yield [{**row, **({"holder": None} if "holder" in table.c else {})} for row in rows]


async def summed(connection: AsyncConnection, table: Table) -> Carried:
    """Count and checksum; the same for the same rows in any database."""
    count, digest = 0, hashlib.sha256()
    async for rows in batches(connection, table):
        count += len(rows)
        for row in rows:
            digest.update(json.dumps([plain(row[column.name]) for column in table.c], sort_keys=True).encode())
    return Carried(table.name, count, digest.hexdigest())


def plain(value: object) -> object:
    """A value as JSON can hold it."""
    return value.isoformat() if isinstance(value, datetime) else value


async def count_on(connection: AsyncConnection) -> None:
    """PostgreSQL counts keys up in sequences of its own, which know nothing of rows that brought their keys along."""
    if connection.dialect.name != "postgresql":
        return
    for table in counted(CARRIED):
        highest = f"(SELECT max(id) FROM {table.name})"  # noqa: S608 - names of our own
        await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {highest})"))


def counted(tables: Sequence[Table]) -> list[Table]:
    """Those whose keys the database counts up."""
    return [table for table in tables if table.autoincrement_column is not None]
