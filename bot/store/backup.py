"""Copies of the SQLite file, made while the bot writes to it, and put back in its place."""

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from bot.errors import StorageError
from bot.ports import Clock
from bot.store.engine import is_sqlite
from bot.store.files import ASIDE, beside, make_own

log = logging.getLogger(__name__)

STAMP: Final = "%Y%m%dT%H%M%SZ"
RETRY: Final = 600.0
"""After so many seconds a copy is tried again that could not be made."""


def file_of(address: str) -> Path | None:
    """The SQLite file an address names; None for any other database, and for one that lives in memory."""
    url = make_url(address)
    is_file = is_sqlite(url) and url.database and not url.database.startswith((":memory:", "file:"))
    return Path(url.database or "") if is_file else None


def named_by_time(folder: Path, now: datetime) -> Path:
    """Where a copy made now stands among the others, which so are in the order of their names."""
    return folder / f"lambapea-{now:{STAMP}}.sqlite3"


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; nobody who writes to it waits. Raises `StorageError`.

    The copy gets its name only when it is whole, checked and on the disk.
    """
    unfinished = target.with_name(f"{target.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        make_own(unfinished)
        with closing(opened(source)) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode = DELETE")  # one file and nothing beside it
        demand_sound(unfinished)
        flush(unfinished)
        unfinished.replace(target)
        flush(target.parent)
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


def put_back(
    copy: Path, database: Path, now: datetime, prepare: Callable[[Path], None] = lambda _file: None
) -> Path | None:  # fmt: skip
    """Put a copy in the database's place, and return where the old file is kept, if there was one.

    The copy is made, prepared and checked first, so that what fails leaves everything as it was. Raises `StorageError`,
    also for a copy that is damaged and while somebody has the database open.
    """
    demand_sound(copy)
    if database.exists():
        if copy.samefile(database):
            raise StorageError(f"{copy} is the database itself: name a copy of it.")
        demand_closed(database)
    coming = database.with_name(f"{database.name}.restoring")
    try:
        remove(coming)
        copy_file(copy, coming)
        prepare(coming)
        with closing(sqlite3.connect(coming)) as own:
            own.execute("PRAGMA journal_mode = DELETE")
        demand_sound(coming)
        flush(coming)
        return swap(coming, database, now)
    except (StorageError, sqlite3.Error, OSError) as error:
        with suppress(OSError):
            remove(coming)
        raise StorageError(f"{copy} was not put back, and {database} is as it was: {error}") from error


def remove(file: Path) -> None:
    """Take a database away with all that SQLite keeps beside it."""
    for path in beside(file):
        path.unlink(missing_ok=True)


def swap(coming: Path, database: Path, now: datetime) -> Path | None:
    """Move the database away with all that SQLite keeps beside it, and another file into its place; `OSError`."""
    there = beside(database)
    name = f"{database.name}{ASIDE}{now:{STAMP}}"
    names = (database.with_name(f"{name}-{number}" if number else name) for number in count())
    kept = next(each for each in names if not beside(each))
    moved: list[tuple[Path, Path]] = []
    try:
        for path in there:
            aside = kept.with_name(kept.name + path.name.removeprefix(database.name))
            path.rename(aside)
            moved.append((path, aside))
        coming.rename(database)
    except OSError:
        for path, aside in reversed(moved):
            aside.rename(path)
        raise
    flush(database.parent)
    return kept if kept.exists() else None


def flush(path: Path) -> None:
    """Have a file, or a folder's names, on the disk; not every system lets a folder be opened."""
    with suppress(PermissionError):
        number = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def demand_closed(database: Path) -> None:
    """Nobody else has the database open; what its journal held is in the file then. Raises `StorageError`."""
    try:
        with closing(sqlite3.connect(database, timeout=0.2)) as own:
            mode = own.execute("PRAGMA journal_mode = DELETE").fetchone()[0]
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF not in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            return  # a full disk, or too damaged to be open anywhere, which may be why a copy is wanted
        mode = "wal"
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
