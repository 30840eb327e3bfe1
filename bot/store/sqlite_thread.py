"""A SQLite file worked on by threads of its own, a whole transaction in one go.

The usual asynchronous driver hands every single statement to its thread and back: a dozen turns for one write, each of
which waits until the interpreter is free. Here the same work, written for an asynchronous connection, runs from
beginning to end in the thread; what it awaits is there at once.
"""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, CursorResult, Dialect, Engine, NestedTransaction
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


class Direct:
    """One side of a SQLite file; `sync_engine` is named as an asynchronous engine names its own."""

    def __init__(self, engine: Engine, threads: int) -> None:
        self.sync_engine = engine
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="sqlite")

    async def transact(self, work: Work[T]) -> T:
        """Do the work in one transaction, committed when this returns; what it raises undoes it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._carry_out, work)

    def _carry_out(self, work: Work[T]) -> T:
        with self.sync_engine.begin() as connection:
            return finished(work(cast("AsyncConnection", Straight(connection))))

    async def dispose(self) -> None:
        """Let the file go, after what is under way."""
        await asyncio.to_thread(self._threads.shutdown)
        self.sync_engine.dispose()


class Straight:
    """As much of an asynchronous connection as the store uses, on one that answers at once."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        return self._connection.dialect

    async def execute(self, statement: Any, parameters: Any = None) -> CursorResult[Any]:
        return self._connection.execute(statement, parameters)

    async def begin_nested(self) -> "Savepoint":
        """Begin something that can be undone by itself."""
        return Savepoint(self._connection.begin_nested())


class Savepoint:
    """A part of a transaction."""

    def __init__(self, transaction: NestedTransaction) -> None:
        self._transaction = transaction

    async def commit(self) -> None:
        """Keep it, if the whole is kept."""
        self._transaction.commit()

    async def rollback(self) -> None:
        self._transaction.rollback()


def finished(work: Awaitable[T]) -> T:
    """What work comes to that has nothing to wait for; raises `RuntimeError` if it does wait."""
    running = cast("Coroutine[Any, Any, T]", work)
    try:
        running.send(None)
    except StopIteration as done:
        return cast("T", done.value)
    running.close()
    raise RuntimeError("a transaction waited for something other than its database")


async def transact(side: AsyncEngine | Direct, work: Work[T]) -> T:
    """Do the work in one transaction of whichever kind of database."""
    if isinstance(side, Direct):
        return await side.transact(work)
    async with side.begin() as connection:
        return await work(connection)
