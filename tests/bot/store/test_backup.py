"""Copies of the SQLite file: made while the bot writes, checked, kept in number, put back."""

import asyncio
import errno
import os
import re
import resource
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import product
from pathlib import Path

import pytest

from bot.errors import StorageError
from bot.store.files import (
    Backups,
    beside,
    copies_in,
    copy_file,
    demand_closed,
    file_of,
    kept_by_one,
    locked,
    moved_away,
    put_back,
    remove,
)
from bot.stores import Stores, open_stores
from tests.bot.store.making import an_action, begun
from tests.support.tables import HandClock

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)


async def opened(file: Path) -> Stores:
    return await open_stores(f"sqlite+aiosqlite:///{file}")


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
            following = await store.tables.append(following, an_action(deal, number))

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
    table = await store.tables.append(table, an_action(deal))
    await asyncio.to_thread(copy_file, file, copy)
    await store.tables.append(table, an_action(deal, 1))
    await store.close()

    aside = put_back(copy, file, NOW)

    assert aside is not None
    assert logged(aside) == [0, 1]
    again = await opened(file)
    stored = (await again.tables.load())[0]
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
    assert len(await store.tables.load()) == 1
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
    assert list(copies_in(tmp_path / "backups").values()) == sorted((tmp_path / "backups").iterdir()) == made[2:]
    last = NOW + timedelta(hours=24)
    assert backups.next_at(last + timedelta(hours=1)) == last + timedelta(hours=6)
    assert backups.next_at(last + timedelta(days=3)) == last + timedelta(days=3)


def test_what_is_not_named_by_a_time_is_a_hosts_own(file: Path, tmp_path: Path) -> None:
    """It is neither the newest copy nor one too many."""
    begin(file)
    folder = tmp_path / "backups"
    copy_file(file, own := folder / "lambapea-before-update.sqlite3")
    backups = Backups(file, folder, timedelta(hours=6), 1, HandClock())
    assert backups.next_at(NOW) == NOW
    backups.make(NOW)
    assert backups.next_at(NOW) == NOW + timedelta(hours=6)
    later = backups.make(NOW + timedelta(hours=6))
    assert sorted(folder.iterdir()) == sorted([own, later])


@pytest.mark.parametrize("keep", [1, 3])
def test_copies_of_a_clock_that_was_ahead_count_once_their_time_has_come(file: Path, tmp_path: Path, keep: int) -> None:
    begin(file)
    folder, ahead = tmp_path / "backups", NOW + timedelta(days=365)
    backups = Backups(file, folder, timedelta(hours=6), keep, HandClock())
    early = [backups.make(ahead + timedelta(hours=6 * number)) for number in range(keep)]
    assert backups.next_at(NOW) == NOW
    made = [backups.make(NOW + timedelta(hours=6 * number)) for number in range(5)]
    assert sorted(folder.iterdir()) == [*made[-keep:], *early]
    assert backups.next_at(NOW + timedelta(hours=25)) == NOW + timedelta(hours=30)
    late = backups.make(ahead + timedelta(days=1))
    assert sorted(folder.iterdir()) == [*early[1:], late]


def test_what_a_killed_copy_left_is_taken_away_a_day_later(file: Path, tmp_path: Path) -> None:
    begin(file)
    backups = Backups(file, tmp_path / "backups", timedelta(hours=6), 3, HandClock())
    made = backups.make(NOW)
    old, new = (made.with_name(f"{made.name}{number}.unfinished") for number in range(2))
    for each, age in ((old, 2), (new, 0)):
        each.touch()
        os.utime(each, (moment := time.time() - age * 86400, moment))
    backups.make(NOW + timedelta(hours=6))
    assert (old.exists(), new.exists()) == (False, True)


@pytest.mark.parametrize(
    ("way", "end"),
    [
        *product(["its name", "another way to it"], ["", "-wal", "-shm", "-journal", ".lock", ".behind"]),
        *product(["a link", "a second name"], ["", "-wal", "-shm"]),
    ],
)
def test_a_database_is_not_copied_onto_itself(file: Path, tmp_path: Path, way: str, end: str) -> None:
    begin(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("UPDATE alembic_version SET version_num = version_num")
        target = file.with_name(file.name + end)
        if way == "another way to it":
            target = tmp_path / "a folder" / ".." / target.relative_to(tmp_path)
            (tmp_path / "a folder").mkdir()
        elif way != "its name":
            known, target = target, tmp_path / "another.sqlite3"
            (target.symlink_to if way == "a link" else target.hardlink_to)(known)
        before = {path: path.stat().st_ino for path in beside(file)}
        with pytest.raises(StorageError, match="part of the database itself"):
            copy_file(file, target)
        assert {path: path.stat().st_ino for path in beside(file)} == before


def test_a_copy_that_cannot_be_made_leaves_nothing_behind(file: Path, tmp_path: Path) -> None:
    begin(file)
    (tmp_path / "taken").write_text("", encoding="utf-8")
    with pytest.raises(StorageError, match="cannot be copied"):
        copy_file(file, tmp_path / "taken" / "copy.sqlite3")
    with pytest.raises(StorageError, match="cannot be copied"):
        copy_file(tmp_path / "nothing.sqlite3", tmp_path / "copy.sqlite3")
    assert not list(tmp_path.glob("copy*"))


# What fails leaves everything as it was


def written(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.fixture
def saved(tmp_path: Path) -> tuple[Path, Path]:
    """A database in a folder of its own, and a copy of it in another."""
    file, copy = tmp_path / "data" / "lambapea.sqlite3", tmp_path / "elsewhere" / "copy.sqlite3"
    begin(file)
    copy_file(file, copy)
    demand_closed(file)  # which is written in the file itself
    return file, copy


def test_the_database_itself_is_no_copy(saved: tuple[Path, Path]) -> None:
    file, _ = saved
    link = file.with_name("link.sqlite3")
    link.symlink_to(file)
    before = written(file.parent)
    for each in (file, link):
        with pytest.raises(StorageError, match="is the database itself"):
            put_back(each, file, NOW)
    assert written(file.parent) == before


def test_a_copy_that_does_not_fit_on_the_disk_leaves_the_database_in_its_place(saved: tuple[Path, Path]) -> None:
    file, copy = saved
    before = written(file.parent)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, usual[1]))
    try:
        with pytest.raises(StorageError, match=f"{re.escape(str(file))} is as it was"):
            put_back(copy, file, NOW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert written(file.parent) == before


async def test_a_disk_so_full_that_the_journal_cannot_be_folded_in_is_no_bot_that_runs(
    file: Path, tmp_path: Path
) -> None:
    store = await opened(file)
    copy, journal = tmp_path / "copy.sqlite3", file.with_name(f"{file.name}-wal")
    await begun(store)
    copy_file(file, copy)
    killed = {path: path.read_bytes() for path in (file, journal)}
    await store.close()
    for path, content in killed.items():
        path.write_bytes(content)
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, usual[1]))
    try:
        with pytest.raises(StorageError, match="is as it was"):
            put_back(copy, file, NOW)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    assert killed.items() <= {path: path.read_bytes() for path in beside(file)}.items()


def test_a_copy_that_cannot_be_brought_up_to_date_leaves_the_database_in_its_place(saved: tuple[Path, Path]) -> None:
    file, copy = saved
    before = written(file.parent)

    def fail(coming: Path) -> None:
        coming.with_name(f"{coming.name}-wal").touch()
        raise StorageError("it was written by a newer version of the bot")

    with pytest.raises(StorageError, match=r"is as it was: .*newer version"):
        put_back(copy, file, NOW, fail)
    assert written(file.parent) == before


def test_a_file_that_cannot_take_its_place_leaves_the_old_one_there(
    saved: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, copy = saved
    before, rename = written(file.parent), Path.rename

    def refused(self: Path, target: Path) -> Path:
        if target == file and self.name.endswith(".restoring"):
            raise OSError("no")
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", refused)
    with pytest.raises(StorageError, match="is as it was"):
        put_back(copy, file, NOW)
    assert written(file.parent) == before


async def test_what_was_newest_in_the_old_file_goes_with_it(file: Path, tmp_path: Path) -> None:
    store = await opened(file)
    table, deal = await begun(store)
    table = await store.tables.append(table, an_action(deal))
    copy = tmp_path / "copy.sqlite3"
    await asyncio.to_thread(copy_file, file, copy)
    for number in range(1, 7):
        table = await store.tables.append(table, an_action(deal, number))
    journal = file.with_name(f"{file.name}-wal")
    killed = {path.name: path.read_bytes() for path in (file, journal)}  # as SIGKILL would leave them
    await store.close()
    for found in ([file.name, journal.name], [journal.name]):
        for name in found:
            file.with_name(name).write_bytes(killed[name])
        if file.name not in found:
            remove(file)
            journal.write_bytes(killed[journal.name])
        aside = put_back(copy, file, NOW)
        assert logged(file) == [0]
        if file.name in found:
            assert aside is not None
            assert logged(aside) == list(range(7))


def test_two_that_are_kept_in_the_same_second_are_two(saved: tuple[Path, Path]) -> None:
    file, copy = saved
    kept = [put_back(copy, file, NOW) for _ in range(3)]
    assert None not in kept
    assert len(set(kept)) == 3
    assert moved_away(file) == sorted(filter(None, kept))


def test_no_other_user_can_read_a_database_or_what_is_made_of_it(tmp_path: Path) -> None:
    usual = os.umask(0)
    try:
        file = tmp_path / "new" / "lambapea.sqlite3"
        begin(file)
        copy_file(file, file.parent / "backups" / "copy.sqlite3")
        put_back(file.parent / "backups" / "copy.sqlite3", file, NOW)
        with locked(file), closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("UPDATE alembic_version SET version_num = version_num")
            there = {path: path.stat().st_mode for path in tmp_path.rglob("*")}
        assert {"lambapea.sqlite3-wal", "lambapea.sqlite3-shm", "backups"} < {path.name for path in there}
        assert [path for path, mode in there.items() if mode & 0o077] == []
    finally:
        os.umask(usual)


def test_what_others_could_read_is_closed_and_said_once(
    saved: tuple[Path, Path], caplog: pytest.LogCaptureFixture
) -> None:
    file, copy = saved
    put_back(copy, file, NOW)
    copies = file.parent / "backups"
    copy_file(file, copies / "lambapea-1.sqlite3")
    copy_file(file, file.with_name("mine.sqlite3"))
    there = [file, *moved_away(file), file.with_name("mine.sqlite3"), copies, *copies.iterdir()]
    for path in there:
        path.chmod(0o755 if path.is_dir() else 0o644)
    for _ in range(2):
        with kept_by_one(file, copies):
            assert [path for path in there if path.stat().st_mode & 0o077] == []
    assert len(caplog.messages) == 1
    assert str(file) in caplog.messages[0]


def test_nothing_is_closed_that_is_no_file_of_ours(tmp_path: Path) -> None:
    """A folder, or a file of somebody else, that DATABASE_URL names by mistake; and whatever begins like ours."""
    other, folder = tmp_path / "letters", tmp_path / "bot"
    other.write_text("a letter", encoding="utf-8")
    folder.mkdir()
    near = tmp_path / "letters and more"
    near.touch()
    for path in (other, folder, near):
        path.chmod(0o755)
    with pytest.raises(StorageError, match="is no file"), kept_by_one(folder, tmp_path / "backups"):
        pass
    with kept_by_one(other, tmp_path / "backups"):
        pass  # that it is no database is said as it is opened
    assert [path.stat().st_mode & 0o777 for path in (other, folder, near)] == [0o755] * 3
    assert not (tmp_path / "bot.lock").exists()


def test_a_database_of_any_name_in_the_data_folder_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "our table.db"
    begin(file)
    file.chmod(0o644)
    with kept_by_one(file, tmp_path / "backups"):
        assert file.stat().st_mode & 0o777 == 0o600


def test_what_only_begins_like_a_database_elsewhere_is_left_alone(file: Path, tmp_path: Path) -> None:
    begin(file)
    near = file.with_name(f"{file.name}.of.somebody.else")
    near.touch()
    near.chmod(0o644)
    with kept_by_one(file, tmp_path / "elsewhere" / "backups"):
        assert near.stat().st_mode & 0o777 == 0o644


def test_a_database_is_one_bots_under_each_of_its_names(file: Path, tmp_path: Path) -> None:
    begin(file)
    link, second = tmp_path / "link.sqlite3", tmp_path / "second.sqlite3"
    link.symlink_to(file)
    assert file_of(f"sqlite+aiosqlite:///{link}") == file
    with (
        locked(file),
        pytest.raises(StorageError, match="in use by another bot"),
        locked(file_of(f"sqlite+aiosqlite:///{link}") or link),
    ):
        pass
    second.hardlink_to(file)
    for each in (file, second):
        with pytest.raises(StorageError, match="has 2 names"), kept_by_one(each, tmp_path / "backups"):
            pass


def test_a_link_to_nothing_is_missed(tmp_path: Path) -> None:
    """As where a drive is not there."""
    link = tmp_path / "lambapea.sqlite3"
    link.symlink_to(tmp_path / "drive" / "lambapea.sqlite3")
    file = file_of(f"sqlite+aiosqlite:///{link}")
    assert file is not None
    with pytest.raises(StorageError, match=r"leads to .*drive.*, which is not there"), kept_by_one(file, tmp_path):
        pass
    assert not (tmp_path / "drive").exists()


def test_a_copy_put_back_at_a_link_is_where_that_leads_to(saved: tuple[Path, Path], tmp_path: Path) -> None:
    file, copy = saved
    link = tmp_path / "link.sqlite3"
    link.symlink_to(file)
    aside = put_back(copy, file_of(f"sqlite+aiosqlite:///{link}") or link, NOW)
    assert link.is_symlink()
    assert aside is not None
    assert aside.parent == file.parent


def test_a_name_of_any_letters_is_found_again(tmp_path: Path) -> None:
    file = tmp_path / "bot [1].sqlite3"
    (tmp_path / f"{file.name}.before-20260501T120000Z").write_bytes(b"x")
    with pytest.raises(StorageError, match="is missing"), kept_by_one(file, tmp_path):
        pass


def test_an_empty_file_that_was_moved_away_is_not_offered(tmp_path: Path) -> None:
    file = tmp_path / "lambapea.sqlite3"
    for time_of_day, left in (("120000", b"x"), ("130000", b"")):
        (tmp_path / f"{file.name}.before-20260501T{time_of_day}Z").write_bytes(left)
    with pytest.raises(StorageError, match="before-20260501T120000Z is there"), kept_by_one(file, tmp_path):
        pass


def test_a_copy_of_a_stopped_bots_file_is_read_where_nothing_can_be_written(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
    raw = tmp_path / "drive" / "raw.sqlite3"
    raw.parent.mkdir()
    raw.write_bytes(file.read_bytes())
    monkeypatch.setattr("os.access", lambda path, mode: Path(path) != raw.parent or mode != os.W_OK)
    put_back(raw, file, NOW)
    assert list(raw.parent.iterdir()) == [raw]
    begin(file)


@pytest.mark.parametrize("left", ["lambapea.sqlite3.before-20260501T120000Z", "lambapea.sqlite3-wal"])
@pytest.mark.parametrize("size", [None, 0])
def test_a_database_that_was_moved_away_is_missed(tmp_path: Path, left: str, size: int | None) -> None:
    file = tmp_path / "lambapea.sqlite3"
    (tmp_path / left).write_bytes(b"x")
    if size is not None:
        file.touch()
    with pytest.raises(StorageError, match=f"is missing, but .*{re.escape(left)}"), kept_by_one(file, tmp_path):
        pass


def test_a_new_database_beside_copies_of_one_is_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "lambapea-20260501T120000Z.sqlite3").write_bytes(b"x")
    with kept_by_one(tmp_path / "lambapea.sqlite3", tmp_path):
        pass
    assert "though there are copies" in caplog.text


def test_a_drive_without_locks_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", none)
    with pytest.raises(StorageError, match="No locks available"), locked(tmp_path / "lambapea.sqlite3"):
        pass
