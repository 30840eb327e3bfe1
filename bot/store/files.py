"""The files of a SQLite database: one bot's alone, closed to other users, and missed when they moved."""

import logging
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Final

from bot.errors import StorageError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

SETTING: Final = "DATABASE_URL (or DATA_DIR)"
OWN, OWN_FOLDER, OTHERS = 0o600, 0o700, 0o077
BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file and takes for its newest part."""
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
        self._file = database.with_name(f"{database.name}.behind")

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


def moved_away(database: Path) -> list[Path]:
    """The files that were moved away from a database's place, the oldest first."""
    found = database.parent.glob(f"{database.name}{ASIDE}*")
    return sorted(path for path in found if not path.name.endswith(BESIDE))


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
    """Let no other bot have the database meanwhile; raises `StorageError` if one has it.

    The system frees the lock with the process, however it ends, and network drives carry it to other machines.
    """
    with closing(_locked(database.with_name(f"{database.name}.lock"), database)):
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
    folder = database.parent
    # In the bot's own data folder a host's copies lie too, under any name; elsewhere others may have theirs.
    of_ours = [*folder.glob("*.sqlite3*" if folder == copies.parent else f"{database.name}*")]
    if copies.is_dir():
        of_ours += [copies, *(path for path in copies.iterdir() if path.is_file())]
    closed, open_still = 0, []
    for path in of_ours:
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
