"""What the database says, in the two words the rest of the bot knows: `Conflict` and `StorageError`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from bot.errors import Conflict, DamagedDatabase, StorageError

DUPLICATES = {"SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"}
HELD = {"SQLITE_BUSY", "57P03"}
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "XX001", "XX002")
"""How the names begin of what no waiting mends."""
LOST_TO_ANOTHER = {"40001", "40P01"}
"""Two processes stood in each other's way, and PostgreSQL let one of them go back to its start."""


def is_duplicate(error: IntegrityError) -> bool:
    """Whether a key was there already; other broken constraints are faults of ours."""
    return _code(error) in DUPLICATES


def is_general(error: BaseException) -> bool:
    """Whether the whole transaction is lost, as with a full disk, and not only the statement at fault."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    return not isinstance(error, IntegrityError | DataError | ProgrammingError)


def is_passing(error: BaseException) -> bool:
    """Whether the same may go well at once: another process was in the way, or the connection was an old one."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) in LOST_TO_ANOTHER


def is_held(error: BaseException) -> bool:
    """Whether the database is there but not for us: somebody else holds it, or it is still starting."""
    return _code(error) in HELD


def _code(error: BaseException) -> str | None:
    """By which the database names what is wrong; PostgreSQL has numbers."""
    said = _original(error)
    return getattr(said, "sqlite_errorname", None) or getattr(said, "sqlstate", None)


def _original(error: BaseException) -> BaseException:
    """What the driver raised."""
    return error.orig if isinstance(error, DBAPIError) and error.orig is not None else error


def reason(error: BaseException) -> str:
    """The database's own words on one line, without the statement or anything that was to be stored."""
    said = _original(error)
    return " ".join(str(said).split()) or type(said).__name__


def explained(error: Exception) -> Exception:
    if isinstance(error, IntegrityError) and is_duplicate(error):
        return caused(Conflict("already there"), error)
    if (_code(error) or "").startswith(DAMAGED):
        return caused(DamagedDatabase(f"The database is damaged: {reason(error)}."), error)
    if isinstance(error, SQLAlchemyError | OSError):
        return caused(StorageError(f"The database refused: {reason(error)}."), error)
    return error


def caused(error: Exception, cause: Exception) -> Exception:
    error.__cause__ = cause
    return error


@asynccontextmanager
async def explaining() -> AsyncIterator[None]:
    """Whatever the database raises in here leaves as ours."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise explained(error) from error
