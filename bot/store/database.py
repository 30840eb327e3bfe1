"""A database: opened, brought up to date, and let go."""

import asyncio
import sqlite3
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.errors import StorageError
from bot.store.access import Database
from bot.store.cluster import SqlClusterLink
from bot.store.engine import Engines, is_sqlite, make_engines
from bot.store.errors import reason
from bot.store.files import SETTING, BehindMark, make_own
from bot.store.migrate import migrate
from bot.store.writer import Writer
from bot.tables.cluster.leases import Member


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
        """How many durable transactions there have been."""
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


async def open_database(database_url: str) -> OpenDatabase:
    """Open a database and bring it up to date; raises `StorageError` with one line that names the setting."""
    engines = make_engines(database_url)
    try:
        if engines.file is not None:
            await asyncio.to_thread(touch, engines.file)
        await migrate(engines)
    except (SQLAlchemyError, sqlite3.Error, OSError, StorageError) as error:
        await engines.dispose()
        setting = SETTING if is_sqlite(engines.url) else "DATABASE_URL"
        raise StorageError(f"{setting}: {engines.name} cannot be used: {reason(error)}.") from error
    return OpenDatabase(engines)
