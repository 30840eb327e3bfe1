"""Copies of the SQLite file: made while the bot writes, checked, kept in number, put back."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.store import SqlStore, open_store
from bot.store.backup import Backups, copies_in, copy_file, put_back
from tests.bot.store.making import an_action, begun
from tests.support.tables import HandClock

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def opened(file: Path) -> SqlStore:
    return await open_store(f"sqlite+aiosqlite:///{file}")


def begin(file: Path) -> None:
    """A new database, or one that opens as it is."""

    async def once() -> None:
        await (await opened(file)).close()

    asyncio.run(once())


def logged(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as connection:
        return [row[0] for row in connection.execute("SELECT number FROM actions ORDER BY number")]


async def test_a_copy_made_while_the_bot_writes_is_the_database_at_one_moment(file: Path, tmp_path: Path) -> None:
    store = await opened(file)
    table, deal = await begun(store)
    copies = [tmp_path / f"{number}.sqlite3" for number in range(8)]

    async def write() -> None:
        following = table
        for number in range(40):
            following = await store.append(following, an_action(deal, number))

    async def copy() -> None:
        for each in copies:
            await asyncio.to_thread(copy_file, file, each)

    await asyncio.gather(write(), copy())
    await store.close()
    assert logged(file) == list(range(40))
    for each in copies:
        numbers = logged(each)
        assert numbers == list(range(len(numbers)))


async def test_a_copy_put_back_is_the_bot_as_it_was(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    store = await opened(file)
    table, deal = await begun(store)
    table = await store.append(table, an_action(deal))
    await asyncio.to_thread(copy_file, file, copy)
    await store.append(table, an_action(deal, 1))
    await store.close()

    aside = put_back(copy, file, NOW)

    assert aside is not None
    assert logged(aside) == [0, 1]
    again = await opened(file)
    stored = (await again.load())[0]
    assert stored.deal is not None
    assert len(stored.deal.actions) == 1
    assert stored.table.revision == table.revision
    await again.close()


async def test_nothing_is_put_back_under_a_running_bot(file: Path, tmp_path: Path) -> None:
    store = await opened(file)
    await begun(store)
    copy_file(file, tmp_path / "copy.sqlite3")
    with pytest.raises(StorageError, match="stop the bot first"):
        put_back(tmp_path / "copy.sqlite3", file, NOW)
    assert len(await store.load()) == 1
    await store.close()


def test_a_damaged_or_foreign_copy_is_refused_and_nothing_touched(file: Path, tmp_path: Path) -> None:
    begin(file)
    before = file.read_bytes()
    damaged, foreign = tmp_path / "damaged.sqlite3", tmp_path / "foreign.sqlite3"
    copy_file(file, damaged)
    pages = bytearray(damaged.read_bytes())
    pages[4096:] = b"\x5a" * (len(pages) - 4096)
    damaged.write_bytes(pages)
    foreign.write_text("a letter", encoding="utf-8")
    for each in (damaged, foreign, tmp_path / "missing.sqlite3"):
        with pytest.raises(StorageError, match=each.name):
            put_back(each, file, NOW)
    assert file.read_bytes() == before


def test_a_damaged_database_gives_way_to_a_copy(file: Path, tmp_path: Path) -> None:
    begin(file)
    copy_file(file, tmp_path / "copy.sqlite3")
    file.write_bytes(b"\x00" * 8192)
    put_back(tmp_path / "copy.sqlite3", file, NOW)
    begin(file)


def test_the_newest_copies_are_kept(file: Path, tmp_path: Path) -> None:
    begin(file)
    backups = Backups(file, tmp_path / "backups", timedelta(hours=6), 3, HandClock())
    assert backups.next_at(NOW) == NOW
    made = [backups.make(NOW + timedelta(hours=6 * number)) for number in range(5)]
    assert copies_in(tmp_path / "backups") == sorted((tmp_path / "backups").iterdir()) == made[2:]
    last = NOW + timedelta(hours=24)
    assert backups.next_at(last + timedelta(hours=1)) == last + timedelta(hours=6)
    assert backups.next_at(last + timedelta(days=3)) == last + timedelta(days=3)
    past = last - timedelta(days=9)
    assert backups.next_at(past) == past + timedelta(hours=6), "a clock set back makes nobody wait for days"


def test_a_copy_that_cannot_be_made_leaves_nothing_behind(file: Path, tmp_path: Path) -> None:
    begin(file)
    (tmp_path / "taken").write_text("", encoding="utf-8")
    with pytest.raises(StorageError, match="cannot be copied"):
        copy_file(file, tmp_path / "taken" / "copy.sqlite3")
    with pytest.raises(StorageError, match="cannot be copied"):
        copy_file(tmp_path / "nothing.sqlite3", tmp_path / "copy.sqlite3")
    assert not list(tmp_path.glob("copy*"))
