"""Rows stored under their keys: instead of old ones, or only where there are none."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_or(connection: AsyncConnection, relation: Relation) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do with a row already there; both databases spell it alike."""
    return postgresql.insert(relation) if connection.dialect.name == "postgresql" else sqlite.insert(relation)


async def put(
    connection: AsyncConnection, relation: Relation, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Store a row under its key, new or instead of the old one."""
    row = insert_or(connection, relation).values({**key, **values})
    await connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=dict(values)))


async def know(connection: AsyncConnection, relation: Relation, rows: Sequence[Mapping[str, Any]]) -> None:
    """Store rows that are not there yet."""
    if rows:
        await connection.execute(insert_or(connection, relation).on_conflict_do_nothing(), list(rows))
