"""Connections: one that writes and some that only read, to a SQLite file or to PostgreSQL."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, CursorResult, Dialect, Engine, NestedTransaction, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.addresses import TLS_WORDS, tls_of

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]


class Direct:
    """One side of a SQLite file, worked on by threads of its own, a whole transaction in one go.

    The usual asynchronous driver hands every single statement to its thread and back: a dozen turns for one write, each
    of which waits until the interpreter is free. Here the same work, written for an asynchronous connection, runs from
    beginning to end in the thread; what it awaits is there at once. `sync_engine` is named as asynchronous engines do.
    """

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


# Patience with other processes, in seconds, and no transactions of the driver's own making.
SQLITE_ARGUMENTS: dict[str, Any] = {"timeout": 5.0, "isolation_level": None}
READERS = 4
# A server that does not answer is given up, and so is a process of ours that stopped in the middle of a transaction:
# another that waits for its rows gets them before it loses patience itself. In seconds, and in the server's
# milliseconds.
PATIENCE = {"timeout": 5.0, "command_timeout": 20.0}
LIMITS = {"idle_in_transaction_session_timeout": "5000", "lock_timeout": "10000"}
# Each commit is on the disk before it is answered; what is deleted or grew too large is given back.
PRAGMAS = ("foreign_keys = ON", "synchronous = FULL", "journal_size_limit = 67108864")


@dataclass(frozen=True, slots=True)
class Engines:
    """The sides of one database.

    migrating: writes as slowly as it takes. listening: connections of their own, each statement for itself; None for
    a database that no other process shares.
    """

    url: URL
    writing: AsyncEngine | Direct
    reading: AsyncEngine | Direct
    migrating: AsyncEngine
    listening: AsyncEngine | None = None

    @property
    def name(self) -> str:
        """The database in words fit for a log: never a password."""
        return self.url.database or "" if is_sqlite(self.url) else self.url.render_as_string(hide_password=True)

    @property
    def file(self) -> Path | None:
        """Where the database lies, if that is a file with a path."""
        name = self.url.database or ""
        return Path(name) if is_sqlite(self.url) and name and not name.startswith("file:") else None

    async def dispose(self) -> None:
        for side in (self.reading, self.writing, self.migrating):
            await side.dispose()


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def make_engines(address: str) -> Engines:
    """Engines for an address; nothing is opened yet."""
    url = make_url(address)
    if not is_sqlite(url):
        return postgresql_engines(url)
    return Engines(
        url,
        writing=direct_engine(url, 1, "BEGIN IMMEDIATE", ("journal_mode = WAL", *PRAGMAS)),
        reading=direct_engine(url, READERS, "BEGIN", (*PRAGMAS, "query_only = ON")),
        migrating=sqlite_engine(url),
    )


def postgresql_engines(url: URL) -> Engines:
    """One connection that writes, some that read, each made anew when the server was away."""
    tls = tls_of(url)
    plainly, spoken = url.difference_update_query(TLS_WORDS), {} if tls is None else {"ssl": tls}

    def engine(connect_args: dict[str, Any] | None = None, **options: Any) -> AsyncEngine:
        arguments = spoken | (connect_args or {})
        return create_async_engine(plainly, hide_parameters=True, connect_args=arguments, **options)

    patient = PATIENCE | {"server_settings": {"application_name": "lambapea", **LIMITS}}
    return Engines(
        url,
        writing=engine(pool_size=1, connect_args=patient),
        reading=engine(isolation_level="REPEATABLE READ", pool_size=READERS, pool_pre_ping=True, connect_args=patient),
        migrating=engine(poolclass=NullPool),
        listening=engine(poolclass=NullPool, isolation_level="AUTOCOMMIT", connect_args=PATIENCE),
    )


def sqlite_engine(url: URL) -> AsyncEngine:
    """An engine for what runs once, at the start."""
    # A statement in a log must not show the pack of a deal.
    engine = create_async_engine(url, connect_args=SQLITE_ARGUMENTS, hide_parameters=True, poolclass=NullPool)
    own_transactions(engine.sync_engine, "BEGIN IMMEDIATE", ("journal_mode = WAL", *PRAGMAS))
    return engine


def direct_engine(url: URL, connections: int, begin: str, pragmas: tuple[str, ...]) -> Direct:
    """An engine for what runs all the time, with a thread for each connection."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args=SQLITE_ARGUMENTS | {"check_same_thread": False},
        hide_parameters=True,
        max_overflow=0,
        pool_size=connections,
    )
    own_transactions(engine, begin, pragmas)
    return Direct(engine, connections)


def own_transactions(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    """Transactions are ours: Python's driver would begin them too late and lose savepoints."""

    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        try:
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
        except Exception:
            connection.close()  # nobody else would: the pool does not know it yet
            raise
        cursor.close()

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", start)
