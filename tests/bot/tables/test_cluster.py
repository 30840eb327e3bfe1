"""Processes that share tables on a real PostgreSQL: each table has one keeper, whatever becomes of the processes."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack
from dataclasses import replace

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from bot.errors import StorageError
from bot.store import cluster
from bot.stores import Stores, open_stores
from bot.system import SystemClock
from bot.tables import lease_keeper
from bot.tables.changes import Change
from bot.tables.lease_keeper import LeaseKeeper, LeaseListener, preferred_process
from bot.tables.leases import Choose, Heartbeat, Leases, Member, Notification
from bot.tables.model import Pace, Table
from bot.tables.posted_messages import MessageLocation, ObsoleteMessage, PostedMessage
from bot.tables.service import build_tables
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.stored import StoredTable
from bot.tasks import cancel_and_wait
from tests.support.postgresql import Server
from tests.support.proxy import Proxy
from tests.support.tables import ANNA, BERT, CARL, DORA, HandClock, SeededShuffler

FOUR = (ANNA, BERT, CARL, DORA)
ODD, EVEN = 1 << 22, 2 << 22
"""Servers whose interactions go to shard 1 and to shard 0 of two."""
LEASE, BRIEFLY, BEAT = 60.0, 2.0, 0.15
"""Seconds. A lease runs out only where a test asks for that, however busy the machine is."""


def last_for(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Leases taken or renewed from here on."""
    monkeypatch.setattr(cluster, "LEASE_SECONDS", seconds)
    monkeypatch.setattr(lease_keeper, "VALID_SECONDS", 0.8 * seconds)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything but the leases several times as fast."""
    last_for(monkeypatch, LEASE)
    monkeypatch.setattr(lease_keeper, "BEAT_SECONDS", BEAT)
    monkeypatch.setattr(lease_keeper, "REPAIR_SECONDS", 2 * BEAT)
    monkeypatch.setattr(cluster, "RETRY_SECONDS", BEAT)


class Process:
    """The tables of one process, behind a line that can be cut."""

    def __init__(self, address: str, member: Member = Member(0)) -> None:  # noqa: B008 - frozen
        self.proxy = Proxy(address)
        self.member = member
        self.changes: list[Change] = []
        self.preferred: list[int] = []
        self.times_members_changed = 0

    async def begin(self) -> "Process":
        await self.proxy.__aenter__()
        self.store: Stores = await open_stores(self.proxy.address)
        link = self.store.database.cluster_link(self.member)
        assert link is not None
        self.link = link
        self.leases = Leases(link, self.member, SystemClock())
        tables = build_tables(
            self.store.tables, self.store.results, SeededShuffler(1), HandClock(), ("easy",), self.leases
        )
        self.service, self.lookup = tables.service, tables.lookup
        await self.service.restore()
        tables.changes.subscribe(self.changes.append)
        listener = LeaseListener(preferred=self.preferred.append, members_changed=self._members_changed)
        self.keeper = LeaseKeeper(tables, self.leases, SystemClock(), listener)
        self.keeper.start()
        await until(lambda: self.keeper._me > 0)
        return self

    def _members_changed(self) -> None:
        self.times_members_changed += 1

    async def end(self) -> None:
        self.proxy.come_back()
        await self.keeper.stop()
        await self.store.close()
        await self.proxy.__aexit__(None, None, None)

    async def die(self) -> None:
        """As SIGKILL would have it, no last word, and as it is once the lease has run out."""
        await cancel_and_wait(self.keeper._task)
        self.proxy.go_away()
        await self.run_out()

    async def run_out(self) -> None:
        """Let so much time pass that its lease is over; it must have no line to the database, or it would renew it."""
        assert not self.proxy.is_open
        self.leases.valid_until = 0.0
        engine = create_async_engine(self.proxy._url)
        async with engine.begin() as connection:
            over = f"UPDATE processes SET until = clock_timestamp() WHERE id = {self.keeper._me:d}"  # noqa: S608
            await connection.exec_driver_sql(over)
        await engine.dispose()

    async def table(self, channel: int = 5, guild: int = EVEN, users: tuple[int, ...] = FOUR) -> Table:
        table = await self.service.open(TablePlace(guild, channel, ANNA, Pace()), checked_setup("saskop"))
        for user in users[1:]:
            table = await self.service.join(table.id, user)
        return table

    def kinds(self) -> list[str]:
        return [change.kind for change in self.changes]


def at(message: int) -> MessageLocation:
    return MessageLocation(70, message)


def a_hand(table: Table, user: int, message: int) -> PostedMessage:
    assert table.deal is not None
    return PostedMessage(table.id, user, at(message), deal=table.deal.id)


async def until(true: Callable[[], bool], seconds: float = 30.0) -> float:
    """Wait for something, and say how long it took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    while not true():
        assert loop.time() - began < seconds, "it did not come to pass"
        await asyncio.sleep(0.005)
    return loop.time() - began


@pytest.fixture
async def join(postgresql: Callable[[], Server]) -> AsyncIterator[Callable[..., "asyncio.Future[Process]"]]:
    """Makes processes at one fresh database."""
    address = await postgresql().fresh()
    async with AsyncExitStack() as stack:

        async def joined(member: Member = Member(0)) -> Process:  # noqa: B008 - frozen
            process = await Process(address, member).begin()
            stack.push_async_callback(process.end)
            return process

        yield joined  # type: ignore[misc]


Join = Callable[..., "asyncio.Future[Process]"]


def holders(processes: Iterable[Process], table: int) -> int:
    return sum(process.leases.holds(table) for process in processes)


async def test_who_opens_a_table_holds_it_and_the_others_hear_of_it(join: Join) -> None:
    one, two = await join(), await join()
    table = await one.table()
    assert one.leases.holds(table.id)
    await until(lambda: table.id in [each.id for each in two.lookup.all_tables()])
    await until(lambda: two.lookup.sight(table.id, None).table.revision == table.revision)
    assert not two.leases.holds(table.id)
    await one.service.close(table.id, ANNA)
    await until(lambda: two.lookup.all_tables() == [])
    assert two.kinds()[-1] == "closed"


async def test_an_action_elsewhere_is_read_by_the_holder_and_by_others_when_they_look(join: Join) -> None:
    one, two = await join(), await join()
    table = await one.table()
    await until(lambda: not two.service.is_behind(table.id, table.revision))
    playing = await two.service.start(table.id, ANNA)
    await until(lambda: "deal" in one.kinds())
    cutter = FOUR[(playing.dealer - 1) % 4]
    await two.service.act(table.id, cutter, "cut threes", chance=4)
    await until(lambda: one.kinds()[-1] == "action")
    bidder = FOUR[one.lookup.sight(table.id, None).view.waiting_for[0]]  # type: ignore[union-attr]
    after = await one.service.act(table.id, bidder, "pass")
    await until(lambda: not two.service.is_behind(table.id, after.table.revision))
    assert two.lookup.sight(table.id, None).table.revision < after.table.revision
    await two.service.refresh_of(bidder)
    assert two.lookup.sight(table.id, bidder).view == after.view


async def test_a_dead_process_is_replaced(join: Join) -> None:
    one, two, three = await join(), await join(), await join()
    table = await one.table()
    await one.die()
    await until(lambda: holders((two, three), table.id) == 1)
    await asyncio.sleep(2 * BEAT)
    assert holders((one, two, three), table.id) == 1
    taken = [*two.changes, *three.changes]
    assert [change.table.id for change in taken if change.kind == "taken"] == [table.id]


async def test_what_is_written_late_stands_in_no_newer_ones_place(join: Join) -> None:
    """As where a process is away while it writes, and has the table again by the time that is done."""
    one, two = await join(), await join()
    table = await one.service.start((await one.table()).id, ANNA)
    await one.store.messages.remember([a_hand(table, ANNA, 1), PostedMessage(table.id, None, at(2))])
    stands = [a_hand(table, ANNA, 21), PostedMessage(table.id, None, at(22))]
    await two.store.messages.remember(stands)
    late = [a_hand(table, ANNA, 11), a_hand(table, BERT, 12), PostedMessage(table.id, None, at(13), table.revision, 9)]
    await one.store.messages.remember(late)
    found = [replace(each, deal=None) for each in (*stands, late[1])]
    assert sorted(await two.store.messages.remembered(table.id), key=str) == sorted(found, key=str)
    left = {ObsoleteMessage(at(2)), ObsoleteMessage(at(11), ANNA), ObsoleteMessage(at(13))}
    assert set(await two.store.messages.left_over()) == left
    await one.store.messages.remember([PostedMessage(table.id, ANNA, MessageLocation(0, 0)), a_hand(table, BERT, 31)])
    places = {show.place for show in await two.store.messages.remembered(table.id)}
    assert places == {at(22), at(31), MessageLocation(0, 0)}


async def test_who_stops_politely_hands_over_at_once(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await join(), await join()
    tables = [await one.table(channel) for channel in range(5)]
    monkeypatch.setattr(lease_keeper, "BEAT_SECONDS", 60.0)
    await one.keeper.stop()
    await until(lambda: all(two.leases.holds(table.id) for table in tables))


async def test_who_stops_while_his_line_breaks_stops_all_the_same(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await join(), await join()
    table = await one.table()
    beating, next_beat = asyncio.Event(), one.link.beat

    async def beat(*_args: object, **_named: object) -> Heartbeat:
        try:
            beating.set()
            return await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            raise StorageError("connection was closed in the middle of operation") from None

    monkeypatch.setattr(one.link, "beat", beat)
    await beating.wait()
    monkeypatch.setattr(one.link, "beat", next_beat)
    async with asyncio.timeout(60):
        await one.keeper.stop()
    await until(lambda: two.leases.holds(table.id))


async def test_who_is_cut_off_lets_go_before_another_one_takes_over(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    last_for(monkeypatch, BRIEFLY)
    one, two = await join(), await join()
    table = await one.table()
    one.proxy.go_away()
    seen = set()

    def taken_over() -> bool:
        seen.add((one.leases.holds(table.id), two.leases.holds(table.id)))
        return two.leases.holds(table.id)

    await until(taken_over)
    assert (True, True) not in seen
    last_for(monkeypatch, LEASE)
    one.proxy.come_back()
    await until(lambda: one.kinds()[-1] == "yielded")
    await until(lambda: (one.leases.holds(table.id), two.leases.holds(table.id)) == (False, True))


async def test_leases_that_run_out_while_the_database_is_asked_are_taken_anew(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    last_for(monkeypatch, BRIEFLY)
    one = await join()
    table = await one.table()
    beat = one.link.beat

    async def slowly(*args: object, **named: object) -> Heartbeat:
        monkeypatch.setattr(one.link, "beat", beat)
        last_for(monkeypatch, LEASE)
        found = await beat(*args, **named)  # type: ignore[arg-type]
        await until(lambda: not one.leases.holds(table.id))
        return found

    monkeypatch.setattr(one.link, "beat", slowly)
    await until(lambda: one.kinds()[-2:] == ["yielded", "taken"])
    assert one.leases.holds(table.id)


async def test_when_the_database_was_away_everybody_keeps_what_he_had(join: Join) -> None:
    processes = [await join(), await join(), await join()]
    tables = [await process.table(channel) for channel, process in enumerate(processes)]
    for process in processes:
        process.proxy.go_away()
    for process in processes:
        await process.run_out()
    await until(lambda: all(process.kinds()[-1] == "yielded" for process in processes))
    for process in reversed(processes):
        process.proxy.come_back()
        await asyncio.sleep(BEAT)
    await until(lambda: all(p.leases.holds(t.id) for p, t in zip(processes, tables, strict=True)))
    assert [holders(processes, table.id) for table in tables] == [1, 1, 1]
    assert [p.kinds().count("taken") for p in processes] == [1, 1, 1]


async def test_a_table_goes_to_the_process_that_hears_its_server(join: Join) -> None:
    one = await join(Member(0, 2, (0,)))
    even, odd = await one.table(1, EVEN), await one.table(2, ODD)
    assert one.leases.holds(odd.id)
    two = await join(Member(0, 2, (1,)))
    await until(lambda: two.leases.holds(odd.id))
    assert one.leases.holds(even.id)
    assert not one.leases.holds(odd.id)
    assert (one.kinds()[-1], two.kinds()[-1]) == ("yielded", "taken")
    await two.keeper.stop()
    await until(lambda: one.leases.holds(odd.id))


async def test_a_table_that_was_given_is_found_though_nobody_heard_so(join: Join) -> None:
    one = await join(Member(0, 2, (0,)))
    table = await one.table(2, ODD)
    two = await join(Member(0, 2, (1,)))
    two.link.on_notification = lambda _: None
    await until(lambda: two.leases.holds(table.id))
    assert not one.leases.holds(table.id)


async def test_what_comes_in_while_a_table_is_read_is_read_after_it(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease_keeper, "REPAIR_SECONDS", 60.0)
    one, two = await join(), await join()
    table = await one.table()
    await until(lambda: not two.service.is_behind(table.id, table.revision))
    load, arrived, go_on = one.store.tables.load_table, asyncio.Event(), asyncio.Event()

    async def slowly(number: int) -> StoredTable | None:
        found = await load(number)
        arrived.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(one.store.tables, "load_table", slowly)
    playing = await two.service.start(table.id, ANNA)
    await arrived.wait()
    after = await two.service.act(table.id, FOUR[(playing.dealer - 1) % 4], "cut threes", chance=4)
    await until(lambda: one.keeper._heard.get(table.id) == after.table.revision)
    go_on.set()
    await until(lambda: one.lookup.sight(table.id, None).table.revision == after.table.revision)
    assert one.kinds()[-2:] == ["deal", "action"]


async def test_what_is_told_and_not_heard_is_found(join: Join, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = await join(), await join()
    for process in (one, two):
        process.link.on_notification = lambda _: None
    table = await one.table()
    await until(lambda: two.lookup.tables_of(DORA) != [])
    await two.service.start(table.id, ANNA)
    await until(lambda: one.lookup.sight(table.id, None).table.deal is not None)
    assert "deal" in one.kinds()
    await two.service.close(table.id, ANNA)
    await until(lambda: one.lookup.all_tables() == [])


async def test_words_are_heard_again_after_the_line_broke(join: Join) -> None:
    one, two = await join(), await join()
    heard: list[Notification] = []
    lines: list[Process] = []
    for process in (one, two):
        await until(process.link._silent.is_set)
        process.link.on_reconnect = lambda process=process: lines.append(process)  # type: ignore[misc]
        process.proxy.cut()
    two.link.on_notification = heard.append
    await until(lambda: {one, two} <= set(lines))
    told = [Notification("shown", 7, 8), Notification("stepped", 7, 8, 9, "into declare solo")]
    one.link.notify(*told)
    await until(lambda: heard == told)


async def test_the_others_hear_of_whom_what_they_remember_is_old(join: Join) -> None:
    one, two = await join(), await join()
    await until(lambda: len(one.keeper._others) == len(two.keeper._others) == 2)
    one.leases.tell_preferred(ANNA)
    await until(lambda: two.preferred == [ANNA])


async def test_who_was_away_and_who_noticed_that_both_hear_of_it(join: Join) -> None:
    """One that was given up for a while and came back by its own number has seen nobody come or go."""
    one, two = await join(), await join()
    await until(lambda: len(one.keeper._others) == len(two.keeper._others) == 2)
    before = one.times_members_changed
    one.leases.valid_until = 0.0
    await until(lambda: one.times_members_changed > before)
    await two.end()
    await until(lambda: len(one.keeper._others) == 1)
    assert one.times_members_changed >= before + 2


async def test_when_one_missed_something_all_say_again_who_plays_where(join: Join) -> None:
    """What it told meanwhile was not heard either, and nobody else knows of that."""
    one, two = await join(), await join()
    await until(lambda: len(one.keeper._others) == len(two.keeper._others) == 2)
    before = one.times_members_changed, two.times_members_changed
    await until(one.link._silent.is_set)
    one.proxy.cut()
    await until(lambda: one.times_members_changed > before[0] and two.times_members_changed > before[1])


async def test_many_tables_left_behind_are_shared_out_each_to_one(join: Join) -> None:
    processes = [await join() for _ in range(4)]
    first, *left = processes
    tables = [await first.table(channel, random.Random(channel).getrandbits(60), (ANNA,)) for channel in range(9)]
    await first.die()
    await until(lambda: all(holders(left, table.id) for table in tables))
    assert [holders(left, table.id) for table in tables] == [1] * 9
    assert max(sum(process.leases.holds(table.id) for table in tables) for process in left) < 9


async def test_a_holder_nobody_has_heard_of_is_replaced_too(join: Join) -> None:
    one = await join()
    table = await one.table()
    await one.keeper.stop()
    async with one.store.database.engines.migrating.begin() as connection:
        await connection.exec_driver_sql("UPDATE tables SET holder = 999")
    two = await join()
    await until(lambda: two.leases.holds(table.id))


async def test_who_takes_longer_over_a_beat_than_his_lease_lasts_still_counts_himself(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = await join()
    monkeypatch.setattr(cluster, "LEASE_SECONDS", 0.0)
    beat = await one.link.beat(lambda *_: [], whole=True)
    assert beat.me in [member.id for member in beat.members]


async def test_what_is_opened_while_a_process_comes_back_stays_its_own(
    join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others had given it up; a table opened before it has heard of that is held from its first moment."""
    one, opened = await join(), list[Table]()
    beaten = one.link.beat

    async def beat(choose: Choose, *, whole: bool) -> Heartbeat:
        told = await beaten(choose, whole=whole)
        if told.is_new:
            opened.append(await one.table())
        return told

    monkeypatch.setattr(one.link, "beat", beat)
    async with one.store.database.engines.migrating.begin() as connection:
        await connection.exec_driver_sql("DELETE FROM processes")
    await until(lambda: bool(opened))
    beats = one.keeper._repaired
    await until(lambda: one.keeper._repaired > beats)
    assert one.leases.holds(opened[0].id)
    assert "yielded" not in one.kinds()


@pytest.mark.parametrize(("guild", "keepers"), [(EVEN, {1}), (ODD, {2, 3})])
def test_all_agree_on_who_ought_to_keep_a_table(guild: int, keepers: set[int]) -> None:
    members = [Member(1, 2, (0,)), Member(2, 2, (1,)), Member(3, 2, (1,))]
    assert {preferred_process(members, table, guild) for table in range(10)} == keepers
    assert {preferred_process(members[:1], table, guild) for table in range(10)} == {1}


async def test_no_two_processes_get_the_same_moment_to_identify(join: Join) -> None:
    processes = [await join() for _ in range(3)]
    moments = await asyncio.gather(*(process.link.book(0, 100.0) for process in processes))
    assert sorted(round(moment, -1) for moment in moments) == [0, 100, 200]
    assert await processes[0].link.book(1, 100.0) == 0
    await processes[0].link.book(2, 1e6)
    assert await processes[1].link.book(2, 1.0) == 0  # no clock is believed that is days ahead
