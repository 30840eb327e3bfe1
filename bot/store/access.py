"""What stores are made of: methods that are queries, each in its own transaction, and rows put under their keys."""

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Table as Relation
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.engine import Direct, Work, transact
from bot.store.errors import explaining

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Any, AsyncConnection, P], Awaitable[T]]
Method = Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]


class Writing(Protocol):
    """What carries works out one after another, many in one commit."""

    async def write(self, work: Work[T]) -> T:
        """Do the work and return when it is committed."""


@dataclass(frozen=True, slots=True)
class Database:
    """A side that reads at any time, and the one writer. holder: which process this is, where several share it."""

    reading: AsyncEngine | Direct
    writer: Writing
    holder: Callable[[], int | None] = lambda: None


class Store:
    """What is stored of one feature; its methods are the queries."""

    def __init__(self, database: Database) -> None:
        self._database = database


def reads(query: Query[P, T]) -> Method[P, T]:
    """A method that reads: the connection is given to it, and what it sees is one moment's."""

    @wraps(query)
    async def read(store: Store, /, *given: P.args, **named: P.kwargs) -> T:
        async with explaining():
            return await transact(store._database.reading, lambda connection: query(store, connection, *given, **named))

    return read


def writes(query: Query[P, T]) -> Method[P, T]:
    """A method that writes: it returns once that is committed, and leaves nothing where it raises."""

    @wraps(query)
    async def write(store: Store, /, *given: P.args, **named: P.kwargs) -> T:
        return await store._database.writer.write(lambda connection: query(store, connection, *given, **named))

    return write


Upsert = postgresql.Insert | sqlite.Insert


def insert_or(dialect: str, relation: Relation) -> Upsert:
    """An insert that can say what to do with a row already there; both databases spell it alike."""
    return postgresql.insert(relation) if dialect == "postgresql" else sqlite.insert(relation)


# Both statements are built once: that takes ten times as long as to carry them out.
@cache
def _upserting(dialect: str, relation: Relation, key: tuple[str, ...], columns: tuple[str, ...]) -> Upsert:
    row = insert_or(dialect, relation)
    changed = {name: row.excluded[name] for name in columns if name not in key}
    return row.on_conflict_do_update(index_elements=key, set_=changed)


@cache
def _inserting_if_absent(dialect: str, relation: Relation) -> Upsert:
    return insert_or(dialect, relation).on_conflict_do_nothing()


async def upsert(
    connection: AsyncConnection, relation: Relation, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Store a row under its key, new or instead of the old one."""
    await upsert_all(connection, relation, tuple(key), [{**key, **values}])


async def upsert_all(
    connection: AsyncConnection, relation: Relation, key: tuple[str, ...], rows: Sequence[Mapping[str, Any]]
) -> None:
    """Store rows of the same columns under their keys, new or instead of the old ones, in one statement."""
    if rows:
        statement = _upserting(connection.dialect.name, relation, key, tuple(rows[0]))
        await connection.execute(statement, list(rows))


async def insert_if_absent(connection: AsyncConnection, relation: Relation, rows: Sequence[Mapping[str, Any]]) -> None:
    if rows:
        await connection.execute(_inserting_if_absent(connection.dialect.name, relation), list(rows))
