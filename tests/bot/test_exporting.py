"""An export is made by a process of its own, which is gone afterwards whatever happens."""

import asyncio
import io
import json
import os
from collections.abc import AsyncIterator
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from bot import exporting
from bot.errors import StorageError
from bot.exporting import ExportProcess
from bot.stores import Stores, open_stores
from tests.bot.store.making import ANN, BOB, an_action, an_ending, begun
from tests.support.databases import put_empty


@pytest.fixture
async def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stores]:
    """By a relative address, as hosts write it."""
    monkeypatch.chdir(tmp_path)
    put_empty(tmp_path / "bot.sqlite3")
    opened = await open_stores("sqlite+aiosqlite:///bot.sqlite3")
    table, deal = await begun(opened)
    table = await opened.tables.append(table, an_action(deal, 0, 0, ANN, "bid 7"))
    await opened.tables.append(table, an_action(deal, 1), an_ending())
    yield opened
    await opened.close()


def children() -> set[int]:
    return set(map(int, Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()))


async def files_of(store: Stores, user: int) -> list[dict[str, Any]]:
    return [
        json.loads(data) async for (_, data), _ in ExportProcess(store.personal, store.database.address).files(user)
    ]


async def test_the_process_tells_what_the_store_does_and_is_gone(store: Stores) -> None:
    before = children()
    (told,) = await files_of(store, ANN)
    assert [act["text"] for deal in told["deals"] for act in deal["actions"]] == ["bid 7"]
    assert children() == before
    async with aclosing(ExportProcess(store.personal, store.database.address).files(ANN)) as files:
        await anext(files)
    assert children() == before


async def test_where_no_process_can_be_started_it_is_made_here(
    store: Stores, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (made,) = await files_of(store, BOB)
    monkeypatch.setattr(exporting, "COMMAND", ("/there/is/no/such/file",))
    assert await files_of(store, BOB) == [made]
    assert "No process can be started" in caplog.text


@pytest.mark.parametrize("said", ["", "rubbish", "{}", '{"name": "a", "size": 9, "last": true}'])
async def test_a_process_that_ends_or_says_rubbish_is_a_database_that_does_not_answer(
    store: Stores, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setattr(exporting, "COMMAND", ("/bin/echo", said))
    with pytest.raises(StorageError):
        await files_of(store, BOB)


async def test_who_waits_no_longer_leaves_no_process_behind(store: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "COMMAND", ("/bin/sleep", "100"))
    before, there = children(), asyncio.Event()
    start = exporting.begin

    async def begin(begun: list[Any]) -> None:
        await start(begun)
        there.set()

    monkeypatch.setattr(exporting, "begin", begin)
    waiting = asyncio.create_task(files_of(store, BOB))
    await there.wait()
    assert len(children() - before) == 1
    waiting.cancel()
    await asyncio.wait([waiting])
    assert children() == before


async def test_what_goes_wrong_in_the_process_is_told_by_its_kind_alone(tmp_path: Path) -> None:
    told = io.BytesIO()
    await exporting.answer({"user": 1, "database": f"sqlite+aiosqlite:///{tmp_path}/secret/none.sqlite3"}, told)
    assert json.loads(told.getvalue()) == {"failed": "OperationalError"}
