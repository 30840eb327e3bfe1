"""Opening a database: migrations from nothing, once only, and one line for what cannot be used."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, event, text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import StorageError
from bot.store import database, engine
from bot.store.database import migrate
from bot.store.engine import make_engines, transact
from bot.store.schema import METADATA
from bot.stores import open_stores
from bot.tables.model import Preferences
from tests.bot.store.making import ANN
from tests.support.postgresql import Server


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, file: Path, postgresql: Callable[[], Server]) -> str:
    return f"sqlite+aiosqlite:///{file}" if request.param == "sqlite" else await postgresql().empty()


def differences(connection: Connection) -> list[object]:
    """What Alembic would change to come from the database to the schema in the code."""
    return compare_metadata(MigrationContext.configure(connection, opts={"compare_server_default": True}), METADATA)


async def test_a_file_that_somebody_else_holds_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = asyncio.Event()
    monkeypatch.setattr(database.log, "warning", lambda *_: held.set())
    monkeypatch.setitem(engine.SQLITE_ARGUMENTS, "timeout", 0.01)
    monkeypatch.setattr(database, "HELD_PAUSE", 0.01)
    address = f"sqlite+aiosqlite:///{tmp_path}/lambapea.sqlite3"
    await (await database.open_database(address)).close()
    with contextlib.closing(sqlite3.connect(tmp_path / "lambapea.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        opening = asyncio.create_task(database.open_database(address))
        await held.wait()
        other.execute("ROLLBACK")
        await (await opening).close()
        other.execute("BEGIN IMMEDIATE")
        monkeypatch.setattr(database, "HELD_SECONDS", 0.1)
        with pytest.raises(StorageError, match="cannot be used: database is locked"):
            await database.open_database(address)


async def test_the_migrations_lead_to_the_schema(address: str) -> None:
    engines = make_engines(address)
    await migrate(engines)
    async with engines.migrating.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engines.dispose()


async def test_migrating_again_changes_nothing(address: str) -> None:
    for asked in (Preferences(), Preferences("et")):
        store = await open_stores(address)
        assert await store.settings.preferences(ANN) == asked
        await store.settings.set_preferences(ANN, Preferences("et"))
        await store.close()


async def test_a_migration_that_breaks_off_leaves_nothing_and_is_made_good(address: str) -> None:
    engines = make_engines(address)

    def break_off(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        if "CREATE TABLE results" in statement:
            raise KeyboardInterrupt

    event.listen(engines.migrating.sync_engine, "before_cursor_execute", break_off)
    with pytest.raises(KeyboardInterrupt):
        await migrate(engines)
    await engines.dispose()
    store = await open_stores(address)
    assert await store.tables.load() == []
    await store.close()


async def test_the_folder_is_made(tmp_path: Path) -> None:
    store = await open_stores(f"sqlite+aiosqlite:///{tmp_path}/new/folder/bot.sqlite3")
    await store.close()
    assert (tmp_path / "new/folder/bot.sqlite3").is_file()


async def test_a_commit_is_on_the_disk(file: Path) -> None:
    store = await open_stores(f"sqlite+aiosqlite:///{file}")

    async def settings(connection: AsyncConnection) -> list[object]:
        names = ("synchronous", "foreign_keys", "journal_mode")
        return [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in names]

    assert await transact(store.database.engines.writing, settings) == [2, 1, "wal"]
    assert await transact(store.database.engines.reading, settings) == [2, 1, "wal"]
    await store.close()


async def refused(file: Path) -> str:
    """What opening this file says; it must be one line that names the settings and the file."""
    with pytest.raises(StorageError) as error:
        await open_stores(f"sqlite+aiosqlite:///{file}")
    said = str(error.value)
    assert said.startswith(f"DATABASE_URL (or DATA_DIR): {file} cannot be used: ")
    assert "\n" not in said
    return said


def spoil(file: Path, content: bytes, at: int = 0) -> None:
    """Write something else over a part of the file."""
    whole = file.read_bytes() if file.exists() else b""
    file.write_bytes(whole[:at] + content + whole[at + len(content) :])


async def test_a_file_that_is_no_database(file: Path) -> None:
    spoil(file, b"this is a letter to grandmother\n" * 500)
    assert "not a database" in await refused(file)


async def test_a_database_whose_pages_are_spoiled(file: Path) -> None:
    store = await open_stores(f"sqlite+aiosqlite:///{file}")
    await store.close()
    spoil(file, b"\xff" * 2900, at=100)
    assert "malformed" in await refused(file)


async def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert "Is a directory" in await refused(tmp_path)


async def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "folder").write_text("")
    await refused(tmp_path / "folder" / "bot.sqlite3")


async def test_a_file_that_must_not_be_written(file: Path) -> None:
    await (await open_stores(f"sqlite+aiosqlite:///{file}")).close()
    with pytest.raises(StorageError, match="readonly"):
        await open_stores(f"sqlite+aiosqlite:///file:{file}?mode=ro&immutable=1&uri=true")


async def test_a_database_of_a_newer_version(file: Path) -> None:
    await (await open_stores(f"sqlite+aiosqlite:///{file}")).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert "newer version of the bot (schema 9999)" in await refused(file)


@pytest.mark.parametrize("schema", ["0001", "0040"])
async def test_a_database_from_before_the_first_release_is_left_as_it_is(file: Path, schema: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES (?)", (schema,))
        connection.execute("CREATE TABLE tallies (pointed INTEGER)")
        connection.execute("INSERT INTO tallies VALUES (7)")
    connection.close()
    said = await refused(file)
    assert f"unreleased version of the bot (schema {schema})" in said
    assert "move it away, or name another database" in said
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT pointed FROM tallies").fetchall() == [(7,)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(schema,)]
    connection.close()


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(StorageError) as error:
        await open_stores("postgresql+asyncpg://lamba:geheim@127.0.0.1:1/none")
    assert str(error.value).startswith("DATABASE_URL: postgresql+asyncpg://lamba:***@127.0.0.1:1/none cannot be used: ")
    assert "geheim" not in str(error.value)
