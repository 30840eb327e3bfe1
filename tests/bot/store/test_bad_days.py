"""A database that goes away, comes back, or lets go: nothing is lost or doubled, and who acts is told the truth."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict, StorageError
from bot.store import engine, writer
from bot.store.schema import tables
from bot.stores import Stores, open_stores
from bot.tables.model import Preferences, Stage, Table
from tests.bot.store.making import ANN, GUILD, a_table, an_action, an_ending, begun
from tests.support.postgresql import Server
from tests.support.proxy import Proxy

Line = tuple[Proxy, Stores]


@pytest.fixture
async def address(postgresql: Callable[[], Server]) -> str:
    return await postgresql().fresh()


@pytest.fixture
async def line(address: str) -> AsyncIterator[Line]:
    async with Proxy(address) as proxy:
        store = await open_stores(proxy.address)
        yield proxy, store
        await store.close()


async def log_of(store: Stores, number: int = 1) -> tuple[tuple[int, str], ...]:
    """What stands in the log."""
    deal = await store.results.deal(GUILD, number)
    assert deal is not None
    return deal.actions


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("arrives", [False, True])
async def test_a_commit_whose_answer_gets_lost_is_asked_after(line: Line, arrives: bool, away: bool) -> None:
    proxy, store = line
    table, deal = await begun(store)
    (proxy.cut_after_commit if arrives else proxy.cut_before_commit)(away=away)
    writing = asyncio.create_task(store.tables.append(table, an_action(deal)))
    await proxy.did_cut.wait()
    proxy.come_back()
    assert (await writing).revision == table.revision + 1
    assert await log_of(store) == ((1, "bid 6"),)
    with pytest.raises(Conflict):
        await store.tables.append(table, an_action(deal))


async def test_a_whole_group_is_asked_after_at_once(line: Line) -> None:
    proxy, store = line
    pairs = [await begun(store, channel) for channel in range(1, 6)]
    proxy.cut_after_commit()
    (first, deal), *rest = pairs
    writes = [store.tables.append(replace(first, stage=Stage.PAUSE), an_action(deal), an_ending())]
    writes += [store.tables.append(table, an_action(deal)) for table, deal in rest]
    opened = asyncio.create_task(store.tables.open_table(a_table(9)))
    after = await asyncio.gather(*writes)
    assert [table.revision for table in after] == [2] * 5
    assert (await opened).id == 6
    assert [len(await log_of(store, number)) for number in range(1, 6)] == [1] * 5
    assert len(await store.results.history(GUILD, None, 9)) == 1


async def test_a_commit_nobody_can_be_asked_after_is_no_promise(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SETTLE_SECONDS", 0.2)
    proxy, store = line
    table, deal = await begun(store)
    proxy.cut_after_commit(away=True)
    with pytest.raises(StorageError, match="whether it kept it is not known"):
        await store.tables.append(table, an_action(deal))
    proxy.come_back()
    assert await log_of(store) == ((1, "bid 6"),)


async def test_while_it_is_away_all_is_refused_and_then_all_is_as_before(line: Line) -> None:
    proxy, store = line
    table, deal = await begun(store)
    proxy.go_away()
    for refused in (
        store.tables.append(table, an_action(deal)),
        store.tables.load(),
        store.settings.set_preferences(ANN, Preferences("et")),
    ):
        with pytest.raises(StorageError):
            await refused
    proxy.come_back()
    assert (await store.tables.append(table, an_action(deal))).revision == table.revision + 1
    assert len(await store.tables.load()) == 1
    assert await store.settings.preferences(ANN) == Preferences()


async def test_connections_that_broke_unnoticed_are_made_anew(line: Line) -> None:
    proxy, store = line
    table, deal = await begun(store)
    await asyncio.gather(*(store.tables.load() for _ in range(4)))
    proxy.cut()
    assert (await store.tables.append(table, an_action(deal))).revision == table.revision + 1
    assert await log_of(store) == ((1, "bid 6"),)


@asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[tuple[Stores, Stores]]:
    """Two stores on one database, as two processes have them."""
    one, two = await open_stores(address), await open_stores(address)
    yield one, two
    await one.close()
    await two.close()


async def test_two_processes_in_each_others_way_both_get_through(address: str) -> None:
    async with two_processes(address) as (one, two):
        first, second = await one.tables.open_table(a_table(1)), await one.tables.open_table(a_table(2))
        meeting = asyncio.Barrier(2)
        met: list[Table] = []

        def take(*way: Table) -> Callable[[AsyncConnection], object]:
            async def work(connection: AsyncConnection) -> int:
                for table in way:
                    await connection.execute(select(tables).where(tables.c.id == table.id).with_for_update())
                    if len(met) < 2:
                        met.append(table)
                        await meeting.wait()
                return len(way)

            return work

        done = await asyncio.gather(
            one.database._writer.write(take(first, second)), two.database._writer.write(take(second, first))
        )
        assert (done, len(met)) == ([2, 2], 2)


async def test_of_two_processes_that_write_the_same_number_one_does(address: str) -> None:
    async with two_processes(address) as (one, two):
        table, deal = await begun(one)
        actions = (one.tables.append(table, an_action(deal)), two.tables.append(table, an_action(deal, text="bid 7")))
        outcomes = await asyncio.gather(*actions, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "Table"]
        assert len(await log_of(one)) == 1


async def test_a_process_that_stops_in_mid_transaction_holds_nobody_up(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(engine.LIMITS, "idle_in_transaction_session_timeout", "300")
    async with two_processes(address) as (one, two):
        table, deal = await begun(one)
        async with two.database.engines.writing.connect() as frozen:
            await frozen.execute(select(tables).where(tables.c.id == table.id).with_for_update())
            assert (await one.tables.append(table, an_action(deal))).revision == table.revision + 1
            await frozen.invalidate()


async def test_processes_that_start_at_once_migrate_once(postgresql: Callable[[], Server]) -> None:
    address = await postgresql().empty()
    stores = await asyncio.gather(*(open_stores(address) for _ in range(4)))
    table = await stores[0].tables.open_table(a_table())
    assert [(await store.tables.load())[0].table for store in stores] == [table] * 4
    await asyncio.gather(*(store.close() for store in stores))
