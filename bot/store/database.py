"""A database: opened, brought up to date, carried over to another one, and let go."""

import asyncio
import hashlib
import json
import logging
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import tenacity
from sqlalchemy import Connection, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.store.access import Database
from bot.store.cluster import SqlClusterLink
from bot.store.engine import Engines, is_sqlite, make_engines
from bot.store.errors import is_held, reason
from bot.store.files import SETTING, BehindMark, make_own
from bot.store.schema import METADATA, buckets, processes
from bot.store.writer import Writer
from bot.tables.leases import Member

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x6C616D62  # of PostgreSQL's advisory locks ours is the one that spells "lamb"


async def migrate(engines: Engines) -> None:
    """Run what has not been run yet; of several processes that start at once one does, and the others wait for it."""
    async with engines.migrating.connect() as connection:
        if not is_sqlite(engines.url):
            # It goes with the connection, however this ends.
            await connection.exec_driver_sql(f"SELECT pg_advisory_lock({MIGRATION_LOCK})")
            await connection.commit()
        before, now = await connection.run_sync(upgrade)
    if before is None:
        log.info("The database was made: %s", engines.name)
    elif before != now:
        log.info("The database was brought up to date, from schema %s to %s: %s", before, now, engines.name)


def schema_of(connection: Connection) -> str | None:
    """The version of a database, None for a new one; read without Alembic, which takes its time to load."""
    try:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    except DBAPIError:
        found = []
    connection.rollback()
    return ", ".join(found) or None


def upgrade(connection: Connection) -> tuple[str | None, str]:
    """Forward to the newest version: from which, and to which. Raises `StorageError` for one that is ahead of us."""
    newest = max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
    before = schema_of(connection)
    if before != newest:
        run_migrations(connection)
    # A file that cannot be written is found here, not at the first card.
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
    connection.commit()
    return before, newest


def run_migrations(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415 - most starts have no need of it
    from alembic.config import Config  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    settings = Config()  # it needs no file of its own
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_heads()
    connection.rollback()
    if not known.issuperset(found):
        written = ", ".join(found)
        if written < min(known):
            raise StorageError(
                f"it was made by an unreleased version of the bot (schema {written}), which this one cannot bring up "
                f"to date and leaves as it is: move it away, or name another database, to begin with an empty one"
            )
        raise StorageError(f"it was written by a newer version of the bot (schema {written})")
    settings.attributes["connection"] = connection
    try:
        command.upgrade(settings, "head")
    except CommandError as error:
        raise StorageError(f"its schema cannot be brought up to date: {error}") from error


class OpenDatabase:
    """A database that is open, and the way to the other processes that use it."""

    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        self._writer = Writer(engines.writing)
        self._link: SqlClusterLink | None = None
        self.behind = BehindMark(engines.file) if engines.file is not None else None
        self.access = Database(engines.reading, self._writer, self._holder)

    def _holder(self) -> int | None:
        return self._link.me if self._link is not None else None

    def cluster_link(self, member: Member) -> SqlClusterLink | None:
        """The way to the other processes, for one that is what `member` says; a SQLite file has one process."""
        reading, listening = self.engines.reading, self.engines.listening
        if self._link is None and isinstance(reading, AsyncEngine) and listening is not None:
            self._link = SqlClusterLink(reading, listening, member)
            self._writer.committed = self._link.committed
        return self._link

    @property
    def address(self) -> str:
        """Where another process finds the same, with all that the way there takes."""
        url = self.engines.url
        if (file := self.engines.file) is not None:
            url = url.set(database=str(file.absolute()))
        return url.render_as_string(hide_password=False)

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self._writer.close()
        if self._link is not None:
            await self._link.stop()
        await self.engines.dispose()


def touch(file: Path) -> None:
    """Make the folder and open the file once: aiosqlite leaves a thread behind when it cannot."""
    make_own(file)
    sqlite3.connect(file).close()


HELD_SECONDS: Final = 30.0
HELD_PAUSE: Final = 1.0


async def open_database(database_url: str) -> OpenDatabase:
    """Open a database and bring it up to date; raises `StorageError` with one line that names the setting.

    One that somebody else holds, or that is still starting, is waited for.
    """
    engines = make_engines(database_url)
    try:
        if engines.file is not None:
            await asyncio.to_thread(touch, engines.file)
        await tenacity.AsyncRetrying(
            retry=tenacity.retry_if_exception(is_held),
            stop=tenacity.stop_after_delay(HELD_SECONDS),
            wait=tenacity.wait_fixed(HELD_PAUSE),
            before_sleep=lambda _: log.warning("The database is not to be had yet: %s", engines.name),
            reraise=True,
        )(migrate, engines)
    except (SQLAlchemyError, sqlite3.Error, OSError, StorageError) as error:
        await engines.dispose()
        setting = SETTING if is_sqlite(engines.url) else "DATABASE_URL"
        raise StorageError(f"{setting}: {engines.name} cannot be used: {reason(error)}.") from error
    return OpenDatabase(engines)


# Carrying everything over, and proving that it arrived

AT_ONCE: Final = 1000
"""Rows held in memory."""
CARRIED: Final[tuple[Table, ...]] = tuple(each for each in METADATA.sorted_tables if each not in {buckets, processes})
"""In an order in which each row finds what it refers to; which processes run and when is nothing to carry."""


@dataclass(frozen=True, slots=True)
class CopiedTable:
    """How many rows of a table were carried, and a checksum over all of them in the order of their keys."""

    table: str
    rows: int
    checksum: str


async def carry(source: AsyncEngine, target: AsyncEngine) -> list[CopiedTable]:
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


async def summed(connection: AsyncConnection, table: Table) -> CopiedTable:
    """Count and checksum; the same for the same rows in any database."""
    count, digest = 0, hashlib.sha256()
    async for rows in batches(connection, table):
        count += len(rows)
        for row in rows:
            digest.update(json.dumps([plain(row[column.name]) for column in table.c], sort_keys=True).encode())
    return CopiedTable(table.name, count, digest.hexdigest())


def plain(value: object) -> object:
    """A value as JSON can hold it."""
    return value.isoformat() if isinstance(value, datetime) else value


async def count_on(connection: AsyncConnection) -> None:
    """PostgreSQL counts keys up in sequences of its own, which know nothing of rows that brought their keys along."""
    if connection.dialect.name != "postgresql":
        return
    for table in (each for each in CARRIED if each.autoincrement_column is not None):
        highest = f"(SELECT max(id) FROM {table.name})"  # noqa: S608 - names of our own
        await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), {highest})"))
