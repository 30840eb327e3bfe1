"""Rows stored under their keys: instead of old ones, or only where there are none.

Every statement is built once: that takes ten times as long as to carry it out.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Upsert = postgresql.Insert | sqlite.Insert


def insert_or(dialect: str, relation: Relation) -> Upsert:
    """An insert that can say what to do with a row already there; both databases spell it alike."""
    return postgresql.insert(relation) if dialect == "postgresql" else sqlite.insert(relation)


@cache
def _putting(dialect: str, relation: Relation, key: tuple[str, ...], columns: tuple[str, ...]) -> Upsert:
    row = insert_or(dialect, relation)
    changed = {name: row.excluded[name] for name in columns if name not in key}
    return row.on_conflict_do_update(index_elements=key, set_=changed)


@cache
def _knowing(dialect: str, relation: Relation) -> Upsert:
    return insert_or(dialect, relation).on_conflict_do_nothing()


async def put(
    connection: AsyncConnection, relation: Relation, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Store a row under its key, new or instead of the old one."""
    await put_all(connection, relation, tuple(key), [{**key, **values}])


async def put_all(
    connection: AsyncConnection, relation: Relation, key: tuple[str, ...], rows: Sequence[Mapping[str, Any]]
) -> None:
    """Store rows of the same columns under their keys, new or instead of the old ones, in one statement."""
    if rows:
        statement = _putting(connection.dialect.name, relation, key, tuple(rows[0]))
        await connection.execute(statement, list(rows))


async def know(connection: AsyncConnection, relation: Relation, rows: Sequence[Mapping[str, Any]]) -> None:
    """Store rows that are not there yet."""
    if rows:
        await connection.execute(_knowing(connection.dialect.name, relation), list(rows))
