"""What a host does with a bot's memory: copy it, put a copy back, carry it to another database."""

import asyncio
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.addresses import DATABASES, WrongAddress, check_database_address
from bot.config import BotSettings, ConfigError
from bot.errors import StorageError
from bot.store.database import CopiedTable, carry, open_database
from bot.store.engine import Engines, make_engines
from bot.store.errors import reason
from bot.store.files import (
    copy_file,
    demand_closed,
    demand_elsewhere,
    file_of,
    kept_by_one,
    locked,
    named_by_time,
    put_back,
)
from bot.system import SystemClock


def backup(settings: BotSettings, file: Path | None) -> int:
    """Copy the database; without a file to one in the data folder, named by the time."""
    source = sqlite_file(settings)
    target = file or named_by_time(settings.backup_dir, SystemClock().now())
    copy_file(source, target)
    sys.stdout.write(f"{source} was copied to {target}.\n")
    return 0


def restore(settings: BotSettings, file: Path) -> int:
    """Put a copy back and bring it up to date; the file that was there is kept beside it."""
    database = sqlite_file(settings)
    address = make_url(settings.database_url.get_secret_value())

    def prepare(coming: Path) -> None:
        asyncio.run(brought_up_to_date(address.set(database=str(coming)).render_as_string(hide_password=False)))

    with locked(database):
        aside = put_back(file, database, SystemClock().now(), prepare)
    kept = f" What was there is kept as {aside}." if aside else ""
    sys.stdout.write(f"{database} is now as {file} was.{kept}\n")
    return 0


def migrate_to(settings: BotSettings, address: str) -> int:
    """Carry everything over, checked row by row; the old database stays as it is."""
    check_address(address)
    source = settings.database_url.get_secret_value()
    file = file_of(source)
    if file is not None and not file.exists():
        raise StorageError(f"DATABASE_URL (or DATA_DIR): there is no {file}.")
    if file is not None and (target := file_of(address)) is not None:
        demand_elsewhere(file, target)
    with nullcontext() if file is None else locked(file):
        if file is not None:
            demand_closed(file)
        for carried in asyncio.run(carried_over(source, address)):
            sys.stdout.write(f"{carried.table:12} {carried.rows:9} rows  sha256 {carried.checksum[:16]}\n")
    sys.stdout.write(
        "Everything was carried over, with the same counts and checksums. Set DATABASE_URL to the new address.\n"
    )
    return 0


def kept(settings: BotSettings) -> AbstractContextManager[None]:
    """The database as this process's alone, where it is a file; others share theirs."""
    file = file_of(settings.database_url.get_secret_value())
    return nullcontext() if file is None else kept_by_one(file, settings.backup_dir)


def sqlite_file(settings: BotSettings) -> Path:
    """The database as a file; raises `ConfigError` if it is none."""
    file = file_of(settings.database_url.get_secret_value())
    if file is None:
        raise ConfigError("DATABASE_URL is no SQLite file: a PostgreSQL server is copied with pg_dump.")
    return file


def check_address(address: str) -> None:
    """Raise `ConfigError` unless it is an address of a database we know; it may hold a password and is not repeated."""
    try:
        check_database_address(address)
    except WrongAddress as why:
        reason = f"; {why}" if str(why) else ""
        raise ConfigError(f"The address must be like {DATABASES[0]}:///… or {DATABASES[1]}://…{reason}.") from None


async def brought_up_to_date(address: str) -> None:
    await (await open_database(address)).close()


async def carried_over(source: str, target: str) -> list[CopiedTable]:
    """Bring both to the same schema, then carry; raises `StorageError`."""
    for address in (source, target):
        await brought_up_to_date(address)
    here, there = make_engines(source), make_engines(target)
    try:
        return await carry(whole(here), there.migrating)
    except SQLAlchemyError as error:
        raise StorageError(f"Nothing was carried over: {reason(error)}.") from error
    finally:
        await here.dispose()
        await there.dispose()


def whole(engines: Engines) -> AsyncEngine:
    """An engine whose transaction sees the database as it is at one moment: PostgreSQL's readers, SQLite's lock."""
    return engines.reading if isinstance(engines.reading, AsyncEngine) else engines.migrating
