"""Methods of stores that are queries: each runs in a transaction of its own, to read or to write."""

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import explaining
from bot.store.sqlite_thread import Direct, transact

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[Any, AsyncConnection, P], Awaitable[T]]
Method = Callable[Concatenate[Any, P], Coroutine[Any, Any, T]]


class Writing(Protocol):
    """What carries works out one after another, many in one commit."""

    async def write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
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
