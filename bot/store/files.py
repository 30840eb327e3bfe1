"""The files of a SQLite database: one bot's alone, closed to others, missed when they moved, copied and put back."""

import asyncio
import glob
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from io import FileIO
from itertools import count
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from bot.addresses import NO_FILES
from bot.errors import StorageError
from bot.ports import Clock
from bot.store.engine import is_sqlite

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

SETTING: Final = "DATABASE_URL (or DATA_DIR)"
OWN, OWN_FOLDER, OTHERS = 0o600, 0o700, 0o077
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file and takes for its newest part."""
LOCK, BEHIND, UNFINISHED = ".lock", ".behind", ".unfinished"
"""What the bot itself keeps beside it, and beside a copy that is being made."""
ASIDE: Final = ".before-"
"""Between the name of a file that was moved away and the time."""


def make_own(file: Path) -> None:
    """Make a file, unless it is there, that other users cannot read from its first byte on, and its folder likewise."""
    file.parent.mkdir(mode=OWN_FOLDER, parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWN))


class BehindMark:
    """Says beside a database that something could not be written there: what it tells of may have gone on.

    An empty file, for which a full disk has room, and no more than a hint: where it cannot be made nobody learns of it.
    """

    def __init__(self, database: Path) -> None:
        self._file = database.with_name(f"{database.name}{BEHIND}")

    @property
    def is_set(self) -> bool:
        return self._file.exists()

    def set(self) -> None:
        with suppress(OSError):
            make_own(self._file)

    def clear(self) -> None:
        with suppress(OSError):
            self._file.unlink(missing_ok=True)


def beside(file: Path) -> list[Path]:
    """A database's file and what SQLite keeps beside it, as far as they are there."""
    return [path for end in ("", *BESIDE) if (path := file.with_name(file.name + end)).exists()]


def parts_of(database: Path) -> list[Path]:
    """A database's file, what SQLite keeps beside it and what the bot does, there or not."""
    return [database.with_name(f"{database.name}{end}") for end in ("", *BESIDE, LOCK, BEHIND)]


def moved_away(database: Path) -> list[Path]:
    """The files that were moved away from a database's place, the oldest first, but for empty ones."""
    found = database.parent.glob(f"{glob.escape(database.name)}{ASIDE}*")
    return sorted(path for path in found if not path.name.endswith(BESIDE) and path.stat().st_size)


@contextmanager
def kept_by_one(database: Path, copies: Path) -> Iterator[None]:
    """A bot's own database while this lasts; copies: the folder of those made on schedule.

    Raises `StorageError` while another bot has it, and where its file has only been moved away.
    """
    with locked(database):
        demand_there(database, copies)
        close_to_others(database, copies)
        yield


@contextmanager
def locked(database: Path) -> Iterator[None]:
    """Let no other bot have the database meanwhile; raises `StorageError` if one has it, or might unseen.

    The system frees the lock with the process, however it ends, and network drives carry it to other machines.
    """
    demand_plain(database)
    with closing(_locked(database.with_name(f"{database.name}{LOCK}"), database)):
        yield


def _locked(file: Path, database: Path) -> FileIO:
    """The lock's file, open as long as the lock is to be held."""
    with ExitStack() as opened:
        try:
            make_own(file)
            stream = opened.enter_context(file.open("r+b", buffering=0))
            if not _lock(stream):
                who = stream.read().decode().strip() or "another process"
                raise StorageError(f"{SETTING}: {database} is in use by another bot, {who}; stop the bot first.")
            stream.truncate()
            with suppress(OSError):  # on a full disk nobody learns who has the lock, which holds all the same
                stream.write(f"process {os.getpid()} on {socket.gethostname()}".encode())
        except OSError as error:
            raise StorageError(f"{SETTING}: {database} cannot be kept from other bots: {error}.") from error
        opened.pop_all()
    return stream


def _lock(stream: FileIO) -> bool:
    """Whether the lock is ours now; raises `OSError` on a drive that has no locks."""
    try:
        if sys.platform == "win32":
            stream.seek(4096)  # what is locked there cannot be read either
            msvcrt.locking(stream.fileno(), msvcrt.LK_NBLCK, 1)
            stream.seek(0)
        else:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def demand_plain(database: Path) -> None:
    """Raise `StorageError` unless what is there by that name, if anything, is a file of this one name.

    By another name of the same file another bot would find no lock, and SQLite another journal.
    """
    if database.is_symlink():  # one that leads to a file is that file
        raise StorageError(f"{SETTING}: {database} leads to {database.readlink()}, which is not there.")
    if not database.exists():
        return
    if not database.is_file():
        raise StorageError(f"{SETTING}: {database} is no file.")
    if (names := database.stat().st_nlink) > 1:
        raise StorageError(
            f"{SETTING}: {database} has {names} names (hard links): keep one, as a bot could not see that another one "
            f"plays by another name."
        )


def demand_there(database: Path, copies: Path) -> None:
    """Raise `StorageError` where a database is missing that has been here: nothing begins anew in its place."""
    if database.exists() and database.stat().st_size:
        return
    if away := moved_away(database):
        raise StorageError(
            f"{SETTING}: {database} is missing, but {away[-1]} is there: "
            f"put it back with `lambapea restore {away[-1]}`, or move it out of the folder to begin anew."
        )
    if left := [path for path in beside(database) if path.name.endswith(("-wal", "-journal"))]:
        raise StorageError(
            f"{SETTING}: {database} is missing, but {left[0]}, a part of it, is there: put the file back beside it, "
            f"or move this one out of the folder to begin anew."
        )
    if any(copies.glob("*.sqlite3")):
        log.warning("%s is missing: a new database begins, though there are copies in %s.", database, copies)


def close_to_others(database: Path, copies: Path) -> None:
    """Whoever may read a database, or a copy, knows every pack: what others could read is closed, and said once."""
    if os.name != "posix":
        return
    closed, open_still = 0, []
    for path in [*_files_of(database, copies), *_copies_of_ours(copies)]:
        try:
            if (mode := path.stat().st_mode) & OTHERS:
                path.chmod(mode & ~OTHERS)
                closed += 1
        except OSError:
            open_still.append(path)
    if closed:
        log.warning("%s and its copies could be read by other users of this machine: no longer.", database)
    for path in open_still:
        log.warning("%s can be read by other users of this machine, and its owner alone can change that.", path)


def _files_of(database: Path, copies: Path) -> list[Path]:
    """A database of ours and what stands beside it; nothing where a setting names somebody else's file by mistake."""
    if not database.exists() or not _is_ours(database):
        return []
    found = [part for part in parts_of(database) if part.exists()]
    found += [part for path in moved_away(database) for part in beside(path)]
    if database.parent == copies.parent:  # in the bot's own data folder a host's copies lie too, under any name
        found += [path for path in database.parent.glob("*.sqlite3*") if path.is_file() and path not in found]
    return found


def _copies_of_ours(copies: Path) -> list[Path]:
    return [copies, *(path for path in copies.iterdir() if path.is_file())] if copies.is_dir() else []


def _is_ours(file: Path) -> bool:
    """Whether it is a database of this bot, though perhaps a damaged one."""
    try:
        with closing(opened(file)) as reading:
            return reading.execute("SELECT version_num FROM alembic_version").fetchone() is not None
    except sqlite3.Error:
        return False


# Copies, made while the bot writes, and put back

STAMP: Final = "%Y%m%dT%H%M%SZ"
RETRY: Final = 600.0
"""After so many seconds a copy is tried again that could not be made."""
GIVEN_UP: Final = 86_400.0
"""A copy that has been under way for so many seconds is made by nobody any more."""


def file_of(address: str) -> Path | None:
    """The SQLite file an address names, a link's the one it leads to, if that is there.

    None for any other database, and for one that lives in memory.
    """
    url = make_url(address)
    if not is_sqlite(url) or not url.database or url.database.startswith(NO_FILES):
        return None
    file = Path(url.database)
    return file.resolve() if file.is_symlink() and file.exists() else file


def named_by_time(folder: Path, now: datetime) -> Path:
    """Where a copy made now stands among the others, which so are in the order of their names."""
    return folder / f"lambapea-{now:{STAMP}}.sqlite3"


def copy_file(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment; nobody who writes to it waits. Raises `StorageError`.

    The copy gets its name only when it is whole, checked and on the disk.
    """
    demand_elsewhere(source, target)
    unfinished = target.with_name(f"{target.name}{UNFINISHED}")
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


def demand_elsewhere(database: Path, target: Path) -> None:
    """Raise `StorageError` if a file to be written is the database itself, by whatever name, or belongs to it."""
    for part in parts_of(database):
        if target.resolve() == part.resolve() or (target.exists() and part.exists() and target.samefile(part)):
            raise StorageError(f"{target} is a part of the database itself: name another file.")


def opened(file: Path) -> sqlite3.Connection:
    """A connection that only reads, and makes no file where there is none.

    Beside one that was written with a journal SQLite makes files even so; where it cannot nobody writes to it either.
    """
    is_still = not os.access(file.parent, os.W_OK) and beside(file) == [file]
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro{'&immutable=1' if is_still else ''}", uri=True)


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


def copies_in(folder: Path) -> dict[datetime, Path]:
    """The copies made on schedule, the oldest first, by the time they are named by; a host's own are none of them."""
    found = {}
    for path in folder.glob("lambapea-*.sqlite3"):
        with suppress(ValueError):
            found[datetime.strptime(path.stem.removeprefix("lambapea-"), STAMP).replace(tzinfo=UTC)] = path
    return dict(sorted(found.items()))


class Backups:
    """Copies a database every so many hours, and keeps the newest.

    A clock may have been ahead for a while: copies of a time that is still to come count for nothing until then.
    """

    def __init__(self, database: Path, folder: Path, every: timedelta, keep: int, clock: Clock) -> None:
        self._database, self._folder, self._every, self._keep = database, folder, every, keep
        self._clock = clock

    def next_at(self, now: datetime) -> datetime:
        """When the next copy is due, at once if there is none."""
        made = [moment for moment in copies_in(self._folder) if moment <= now]
        return max(now, made[-1] + self._every) if made else now

    def make(self, now: datetime) -> Path:
        """Make a copy, and take away those that are too many; raises `StorageError`."""
        made = named_by_time(self._folder, now)
        copy_file(self._database, made)
        past = [path for moment, path in copies_in(self._folder).items() if moment <= now]
        for old in [*past[: -self._keep], *self._given_up(made)]:
            with suppress(OSError):
                old.unlink()
        return made

    def _given_up(self, made: Path) -> Iterator[Path]:
        """What processes left that were killed while they copied: older than this copy by far."""
        for path in self._folder.glob(f"lambapea-*{UNFINISHED}*"):
            with suppress(OSError):
                if path.stat().st_mtime < made.stat().st_mtime - GIVEN_UP:
                    yield path

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
