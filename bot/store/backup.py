"""Copies of the SQLite file, made while the bot writes to it, and put back in its place."""

import asyncio
import logging
import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from bot.errors import StorageError
from bot.ports import Clock
from bot.store.engine import is_sqlite

log = logging.getLogger(__name__)

STAMP: Final = "%Y%m%dT%H%M%SZ"
RETRY: Final = 600.0
"""After so many seconds a copy is tried again that could not be made."""


def file_of(address: str) -> Path | None:
    """The SQLite file an address names; None for any other database."""
    url = make_url(address)
    return Path(url.database) if is_sqlite(url) and url.database else None


def named_by_time(folder: Path, now: datetime) -> Path:
    """Where a copy made now stands among the others, which so are in the order of their names."""
    return folder / f"lambapea-{now:{STAMP}}.sqlite3"


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; nobody who writes to it waits. Raises `StorageError`.

    The copy gets its name only when it is whole, checked and on the disk.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        with closing(opened(source)) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # one file and nothing beside it
        demand_sound(unfinished)
        with unfinished.open("rb+") as stream:
            os.fsync(stream.fileno())
        unfinished.replace(target)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise StorageError(f"{source} cannot be copied to {target}: {error}.") from error


def opened(file: Path) -> sqlite3.Connection:
    """A connection that only reads, and makes no file where there is none."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def demand_sound(file: Path) -> None:
    """Raise `StorageError` unless the file is a whole database of this bot."""
    try:
        with closing(opened(file)) as reading:
            said = [row[0] for row in reading.execute("PRAGMA quick_check")]
            reading.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StorageError(f"{file} is no database of this bot: {error}.") from error
    if said != ["ok"]:
        raise StorageError(f"{file} is damaged: {said[0]}.")


def put_back(copy: Path, database: Path, now: datetime) -> Path | None:
    """Put a copy in the database's place, and return where the old file is kept, if there was one.

    Raises `StorageError` for a copy that is damaged and while a bot has the database open.
    """
    demand_sound(copy)
    kept = None
    if database.exists():
        demand_closed(database)
        kept = database.with_name(f"{database.name}.before-{now:{STAMP}}")
        database.rename(kept)
    copy_file(copy, database)
    return kept


def demand_closed(database: Path) -> None:
    """Nobody else has the database open; what its journal held is in the file then. Raises `StorageError`."""
    try:
        with closing(sqlite3.connect(database, timeout=0.2)) as own:
            mode = own.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.OperationalError:
        mode = "wal"
    except sqlite3.Error:
        return  # too damaged to be open anywhere, which may be why a copy is wanted
    if mode != "delete":
        raise StorageError(f"{database} is in use: stop the bot first.")


def copies_in(folder: Path) -> list[Path]:
    """The copies made on schedule, the oldest first."""
    return sorted(folder.glob("lambapea-*.sqlite3"))


class Backups:
    """Copies a database every so many hours, and keeps the newest."""

    def __init__(self, database: Path, folder: Path, every: timedelta, keep: int, clock: Clock) -> None:
        self._database, self._folder, self._every, self._keep = database, folder, every, keep
        self._clock = clock

    def next_at(self, now: datetime) -> datetime:
        """When the next copy is due, at once if there is none; a clock set back makes nobody wait for longer."""
        copies = copies_in(self._folder)
        if not copies:
            return now
        with suppress(ValueError):
            made = datetime.strptime(copies[-1].stem.removeprefix("lambapea-"), STAMP).replace(tzinfo=UTC)
            return min(max(now, made + self._every), now + self._every)
        return now

    def make(self, now: datetime) -> Path:
        """Make a copy, and take away those that are too many; raises `StorageError`."""
        made = named_by_time(self._folder, now)
        copy_file(self._database, made)
        for old in copies_in(self._folder)[: -self._keep]:
            with suppress(OSError):
                old.unlink()
        return made

    async def keep_making(self) -> None:
        """Until cancelled; a copy that fails is said in the log and tried again, and disturbs nothing else."""
        while True:
            await self._clock.sleep_until(self._clock.coming(self.next_at(self._clock.now())))
            try:
                made = await asyncio.to_thread(self.make, self._clock.now())
                log.info("The database was copied to %s.", made)
            except StorageError as error:
                log.error("BACKUP_HOURS: no copy was made. %s", error)  # noqa: TRY400 - the line says it all
                await self._clock.sleep_until(self._clock.monotonic() + RETRY)
