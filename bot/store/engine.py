"""Connections: one that writes and some that only read, to a SQLite file or to PostgreSQL."""

from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.addresses import TLS_WORDS, tls_of
from bot.store.sqlite_thread import Direct

BUSY_SECONDS = 5.0
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
    """The sides of one database; `folder` is there for a database that lives no longer than its process.

    migrating: writes as slowly as it takes. listening: connections of their own, each statement for itself; None for
    a database that no other process shares.
    """

    url: URL
    writing: AsyncEngine | Direct
    reading: AsyncEngine | Direct
    migrating: AsyncEngine
    listening: AsyncEngine | None = None
    folder: TemporaryDirectory[str] | None = None

    @property
    def name(self) -> str:
        """The database in words fit for a log: never a password."""
        return self.url.database or "" if is_sqlite(self.url) else self.url.render_as_string(hide_password=True)

    @property
    def file(self) -> Path | None:
        """Where the database lies, if that is a file of this machine's that outlives the process."""
        name = self.url.database or ""
        return Path(name) if is_sqlite(self.url) and name and not name.startswith("file:") else None

    async def dispose(self) -> None:
        for side in (self.reading, self.writing, self.migrating):
            await side.dispose()
        if self.folder is not None:
            self.folder.cleanup()


def is_sqlite(url: URL) -> bool:
    """Whether it is a file of our own."""
    return url.get_backend_name() == "sqlite"


def make_engines(address: str) -> Engines:
    """Engines for an address; nothing is opened yet. A SQLite address without a file is a database for a while."""
    url, folder = make_url(address), None
    if not is_sqlite(url):
        return postgresql_engines(url)
    if url.database in {None, "", ":memory:"}:
        folder = TemporaryDirectory(prefix="lambapea-")
        url = url.set(database=str(Path(folder.name) / "lambapea.sqlite3"))
    return Engines(
        url,
        writing=direct_engine(url, 1, "BEGIN IMMEDIATE", ("journal_mode = WAL", *PRAGMAS)),
        reading=direct_engine(url, READERS, "BEGIN", (*PRAGMAS, "query_only = ON")),
        migrating=sqlite_engine(url),
        folder=folder,
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
    engine = create_async_engine(url, connect_args=sqlite_arguments(), hide_parameters=True, poolclass=NullPool)
    own_transactions(engine.sync_engine, "BEGIN IMMEDIATE", ("journal_mode = WAL", *PRAGMAS))
    return engine


def direct_engine(url: URL, connections: int, begin: str, pragmas: tuple[str, ...]) -> Direct:
    """An engine for what runs all the time, with a thread for each connection."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        connect_args=sqlite_arguments() | {"check_same_thread": False},
        hide_parameters=True,
        max_overflow=0,
        pool_size=connections,
    )
    own_transactions(engine, begin, pragmas)
    return Direct(engine, connections)


def sqlite_arguments() -> dict[str, Any]:
    """Patience with other processes, and no transactions of the driver's own making."""
    return {"timeout": BUSY_SECONDS, "isolation_level": None}


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
