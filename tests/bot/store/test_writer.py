"""Writes in groups: one durable commit for all that wait, nobody spoiled by another, nothing half done."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import OperationalError

from bot.errors import Conflict, StorageError
from bot.store import engine
from bot.store.engine import transact
from bot.stores import Stores, open_stores
from bot.tables.model import Pace, Preferences, Stage, Table
from bot.tables.stored import StoredDeal
from tests.bot.store.making import ANN, BOB, GUILD, NOON, a_table, an_action, an_ending, begun

MANY = 30


async def many(store: Stores) -> list[tuple[Table, StoredDeal]]:
    """Tables with a deal begun, made together."""
    return await asyncio.gather(*(begun(store, channel) for channel in range(MANY)))


async def test_all_that_waits_goes_into_one_commit(store: Stores) -> None:
    pairs = await many(store)
    before = store.database.commits
    after = await asyncio.gather(*(store.tables.append(table, an_action(deal)) for table, deal in pairs))
    assert store.database.commits - before <= 2
    assert [table.revision for table in after] == [table.revision + 1 for table, _ in pairs]
    assert all(stored.deal and stored.deal.actions for stored in await store.tables.load())


async def test_one_who_fails_does_not_spoil_the_group(store: Stores) -> None:
    pairs = await many(store)
    stale, there, nowhere = 3, 5, 7
    await store.tables.append(*there_already(pairs[there]))
    writes = [store.tables.append(table, an_action(deal)) for table, deal in pairs]
    for place in (stale, there, nowhere):
        writes[place].close()
    writes[stale] = store.tables.append(replace(pairs[stale][0], revision=0), an_action(pairs[stale][1]))
    writes[there] = store.tables.append(replace(pairs[there][0], revision=2), an_action(pairs[there][1]))
    writes[nowhere] = store.tables.append(pairs[nowhere][0], an_action(replace(pairs[nowhere][1], id=9_999)))
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    failed = {place: type(outcome) for place, outcome in enumerate(outcomes) if isinstance(outcome, Exception)}
    assert failed == {stale: Conflict, there: Conflict, nowhere: StorageError}
    logs = [len(stored.deal.actions) for stored in await store.tables.load() if stored.deal]
    assert logs == [0 if place in {stale, nowhere} else 1 for place in range(MANY)]


def there_already(pair: tuple[Table, StoredDeal]) -> tuple[Table, object]:
    """A first action, after which the same number is taken."""
    return pair[0], an_action(pair[1])


async def test_the_second_of_two_writers_of_a_table_in_one_group_loses(store: Stores) -> None:
    (table, deal), (other, elsewhere) = await begun(store, 1), await begun(store, 2)
    first, second, third = await asyncio.gather(
        store.tables.append(table, an_action(deal, 0, text="bid 6")),
        store.tables.append(table, an_action(deal, 0, text="bid 7")),
        store.tables.append(other, an_action(elsewhere, 0)),
        return_exceptions=True,
    )
    assert isinstance(first, Table)
    assert isinstance(second, Conflict)
    assert isinstance(third, Table)
    kept = await store.results.deal(GUILD, deal.number)
    assert kept is not None
    assert kept.actions == ((1, "bid 6"),)


async def test_a_table_is_written_alike_alone_and_in_a_group(store: Stores) -> None:
    pairs = [await begun(store, channel) for channel in range(3)]
    changes = {"host": BOB, "options": {"strict": False}, "pace": Pace(cut=7.0), "language": "et", "invited": NOON}
    changed = [(replace(table, **changes), deal) for table, deal in pairs]  # type: ignore[arg-type]
    await store.tables.append(changed[0][0], an_action(changed[0][1]))
    before = store.database.commits
    await asyncio.gather(*(store.tables.append(table, an_action(deal)) for table, deal in changed[1:]))
    assert store.database.commits == before + 1
    alone, *grouped = [stored.table for stored in await store.tables.load()]
    assert alone.host == BOB
    assert [replace(each, id=alone.id, channel=alone.channel) for each in grouped] == [alone, alone]


async def test_endings_and_openings_share_the_group(store: Stores) -> None:
    (table, deal), (other, elsewhere) = await begun(store, 1), await begun(store, 2)
    before = store.database.commits
    await asyncio.gather(
        store.tables.append(replace(table, stage=Stage.PAUSE), an_action(deal), an_ending()),
        store.tables.append(other, an_action(elsewhere)),
        store.tables.open_table(a_table(3)),
        store.settings.set_preferences(ANN, Preferences("et")),
    )
    assert store.database.commits - before <= 2
    assert len(await store.tables.load()) == 3
    assert len(await store.results.history(GUILD, None, 5)) == 1


async def test_a_caller_who_goes_away_does_not_take_his_write_along(store: Stores) -> None:
    pairs = await many(store)
    tasks = [asyncio.create_task(store.tables.append(table, an_action(deal))) for table, deal in pairs]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(outcome, Table) for outcome in outcomes] == [place % 2 == 1 for place in range(MANY)]
    await store.settings.set_preferences(ANN, Preferences("et"))
    assert [len(stored.deal.actions) for stored in await store.tables.load() if stored.deal] == [1] * MANY


async def test_a_commit_that_fails_fails_for_everybody_and_keeps_nothing(store: Stores) -> None:
    pairs = (await many(store))[:5]
    writing = store.database.engines.writing.sync_engine

    def refuse(_connection: object) -> None:
        raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    event.listen(writing, "commit", refuse)
    attempts = (store.tables.append(table, an_action(deal)) for table, deal in pairs)
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    event.remove(writing, "commit", refuse)
    assert [str(outcome) for outcome in outcomes] == ["The database refused: disk I/O error."] * 5
    assert all(isinstance(outcome, StorageError) for outcome in outcomes)
    assert not any(stored.deal and stored.deal.actions for stored in await store.tables.load())
    await asyncio.gather(*(store.tables.append(table, an_action(deal)) for table, deal in pairs))


async def test_closing_finishes_what_waits_and_refuses_what_comes_later(address: str) -> None:
    store = await open_stores(address)
    pairs = await many(store)
    tasks = [asyncio.create_task(store.tables.append(table, an_action(deal))) for table, deal in pairs]
    await asyncio.sleep(0)
    await store.close()
    assert all(isinstance(outcome, Table) for outcome in await asyncio.gather(*tasks))
    with pytest.raises(StorageError, match="closed"):
        await store.settings.set_preferences(ANN, Preferences())
    await store.close()


@pytest.fixture
async def on_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> Stores:
    monkeypatch.setitem(engine.SQLITE_ARGUMENTS, "timeout", 0.01)
    return await open_stores(f"sqlite+aiosqlite:///{file}")


async def test_reads_do_not_wait_for_a_writer_and_a_lock_is_told(on_file: Stores, file: Path) -> None:
    table = await on_file.tables.open_table(a_table())
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    other.execute("UPDATE tables SET dealer = 3")
    assert [stored.table for stored in await on_file.tables.load()] == [table]
    with pytest.raises(StorageError, match="locked"):
        await on_file.tables.save_table(table)
    other.execute("ROLLBACK")
    other.close()
    assert (await on_file.tables.save_table(table)).revision == 1
    await on_file.close()


async def test_a_full_disk_is_told_and_leaves_nothing_half_done(on_file: Stores) -> None:
    pairs = await many(on_file)
    await transact(
        on_file.database.engines.writing, lambda connection: connection.execute(text("PRAGMA max_page_count = 1"))
    )
    long = "x" * 90
    told = ""
    numbers = [0] * MANY
    while not told:
        acts = (store_one(on_file, pairs, place, numbers[place], long) for place in range(MANY))
        outcomes = await asyncio.gather(*acts, return_exceptions=True)
        for place, outcome in enumerate(outcomes):
            if isinstance(outcome, Table):
                pairs[place] = (outcome, pairs[place][1])
                numbers[place] += 1
            else:
                assert isinstance(outcome, StorageError)
                told = str(outcome)
    assert told == "The database refused: database or disk is full."
    assert [len(stored.deal.actions) for stored in await on_file.tables.load() if stored.deal] == numbers
    await on_file.close()


async def store_one(store: Stores, pairs: list[tuple[Table, StoredDeal]], place: int, number: int, text: str) -> Table:
    """One action more at one of the tables."""
    table, deal = pairs[place]
    return await store.tables.append(table, an_action(deal, number, text=text))
