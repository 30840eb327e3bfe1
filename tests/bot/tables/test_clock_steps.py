"""A machine whose clock is set, back or forward, by hand or by a server: nobody waits longer, nobody's time ends."""

import asyncio
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.errors import UserError
from bot.features.matches.boards import MatchShuffle, RoomShuffle
from bot.system import SystemClock
from bot.tables.changes import Change
from bot.tables.deadlines import with_clock_shifted
from bot.tables.model import OpenClaim, Pace, Person, Redeal, RedealProposal, Shuffling, Stage, Table
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.shuffling import MAX_WAIT_FOR_PARTS
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, HandClock, House

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
HOUR, DAY = 3600.0, 86_400.0
FOUR = (ANNA, BERT, CARL, DORA)
PACE = Pace(computer=2, cut=20, override=20, next_deal=15, turn=120)
QUICK = replace(PACE, computer=0)
SHORT = 0.001

both_ways = pytest.mark.parametrize("step", [-HOUR, HOUR, -DAY, DAY])


class Watched:
    """When something happened at a table by itself, in seconds that nobody can set."""

    def __init__(self, house: House, table: Table) -> None:
        self.house, self.table = house, table.id
        self.happened: list[float] = []
        house.tables.changes.subscribe(self._note)

    def _note(self, change: Change) -> None:
        if change.user is None and change.kind != "late":
            is_clock = change.kind == "table" and change.table.due is not None
            self.happened += [] if is_clock else [self.house.clock.monotonic()]

    @property
    def now(self) -> Table:
        return self.house.lookup.sight(self.table, None).table

    @property
    def left(self) -> float:
        """How long the table's clock still runs."""
        assert self.now.due is not None
        return (self.now.due - self.house.clock.now()).total_seconds()

    async def passes(self, seconds: float) -> None:
        """Time goes on, and whatever that brings is done."""
        self.house.clock.advance(seconds)
        for _ in range(3):
            await self.house.store.tables.load()
            await asyncio.sleep(0)
        await asyncio.wait_for(self.house.clock.sleeps.wait(), 60)

    async def set(self, step: float) -> None:
        """The clock is set, somebody looks at it, and what has to be written down is."""
        revision = self.now.revision
        self.house.clock.step(step)
        self.house.clock.now()
        while self.now.revision == revision:
            await self.house.next_change()

    async def acts_in(self, seconds: float, step: float) -> None:
        """Half of that time passes, the clock is set, the other half passes; then it happens, and not before."""
        end = self.house.clock.monotonic() + seconds
        await self.passes(seconds / 2)
        await self.set(step)
        assert self.left == pytest.approx(seconds / 2)
        await self.passes(seconds / 2 - SHORT)
        assert self.happened == []
        await self.passes(SHORT)
        while not self.happened:
            await self.house.next_change()
        assert self.happened[0] == pytest.approx(end)


async def opened(house: House, *, pace: Pace = QUICK, shuffled: bool = False) -> Table:
    """A table of four people."""
    table = await house.service.open(
        TablePlace(GUILD, CHANNEL, ANNA, pace), replace(checked_setup("saskop"), shuffled=shuffled)
    )
    for user in FOUR[1:]:
        table = await house.service.join(table.id, user)
    return table


async def play(house: House, table: Table, until: str) -> None:
    """Everybody does the first thing they may, until the deal comes to a phase or is over."""
    while (view := house.lookup.sight(table.id, None).view) is not None and view.phase != until and view.waiting_for:
        user = FOUR[view.waiting_for[0]]
        await house.service.act(table.id, user, house.lookup.legal(table.id, user)[0], chance=3)


@both_ways
async def test_a_turn_lasts_as_long_as_it_was_given(running: House, step: float) -> None:
    table = await opened(running)
    await running.service.start(table.id, ANNA)
    await play(running, table, "play")
    await Watched(running, table).acts_in(PACE.turn, step)


@both_ways
async def test_the_pause_between_two_deals_is_as_long_as_ever(running: House, step: float) -> None:
    table = await opened(running)
    await running.service.start(table.id, ANNA)
    await play(running, table, "over")
    watched = Watched(running, table)
    assert watched.now.stage is Stage.PAUSE
    await watched.acts_in(PACE.next_deal, step)


@both_ways
async def test_whoever_has_not_shuffled_is_waited_for_as_long_as_ever(running: House, step: float) -> None:
    table = await opened(running, shuffled=True)
    await running.service.start(table.id, ANNA)
    await Watched(running, table).acts_in(MAX_WAIT_FOR_PARTS.total_seconds(), step)


@both_ways
async def test_a_computer_moves_when_its_pause_is_over(running: House, step: float) -> None:
    table = await running.table(ANNA, pace=replace(PACE, turn=0, cut=9999))
    await running.service.start(table.id, ANNA)
    watched, clock = Watched(running, table), running.clock
    while ANNA in (asked := _asked(running, table)) or not asked:
        await running.service.act(table.id, ANNA, running.lookup.legal(table.id, ANNA)[0], chance=3)
    await asyncio.wait_for(clock.sleeps.wait(), 60)
    seen = len(running.changes)
    clock.step(step)
    clock.now()
    await watched.passes(PACE.computer * 1.3)
    while not any(each.kind == "action" and each.user is None for each in running.changes[seen:]):
        await running.next_change()


def _asked(house: House, table: Table) -> list[int | None]:
    sight = house.lookup.sight(table.id, ANNA)
    return [] if sight.view is None else [ANNA if seat == sight.seat else None for seat in sight.view.waiting_for]


@both_ways
async def test_after_a_restart_it_acts_no_later_and_no_sooner(house: House, step: float) -> None:
    table = await opened(house)
    await house.service.start(table.id, ANNA)
    await play(house, table, "play")
    watched = Watched(house, table)
    house.clock.advance(PACE.turn / 2)
    await watched.set(step)
    again = await house.again()
    assert Watched(again, table).left == pytest.approx(PACE.turn / 2)
    await again.end()


async def test_a_clock_set_back_while_nobody_was_here_makes_nobody_wait_for_longer(house: House) -> None:
    table = await opened(house)
    await house.service.start(table.id, ANNA)
    await play(house, table, "play")
    revision = Watched(house, table).now.revision
    house.clock.step(-HOUR)
    again = await house.again()
    watched = Watched(again, table)
    assert watched.left == PACE.turn
    (stored,) = await again.store.tables.load()
    assert (stored.table.due, stored.table.revision) == (watched.now.due, watched.now.revision)
    assert watched.now.revision > revision, "what its messages show of it is old"
    assert watched.now.remind_at == again.clock.now() + timedelta(seconds=PACE.turn / 2)
    await again.end()


async def test_what_another_process_stored_by_a_clock_of_times_to_come_is_read_so_too(house: House) -> None:
    table = await opened(house)
    await house.service.start(table.id, ANNA)
    await play(house, table, "play")
    other = await House(house.path, HandClock(), 2).begin()
    other.clock.step(HOUR)
    await other.service.act(table.id, _next(other, table), other.lookup.legal(table.id, _next(other, table))[0])
    await house.service.catch_up(table.id)
    assert Watched(house, table).left == PACE.turn
    await other.end()


def _next(house: House, table: Table) -> int:
    view = house.lookup.sight(table.id, None).view
    assert view is not None
    return FOUR[view.waiting_for[0]]


async def test_a_clock_that_goes_a_little_slower_for_a_while_rings_when_it_is_time(running: House) -> None:
    table = await opened(running)
    await running.service.start(table.id, ANNA)
    await play(running, table, "play")
    watched = Watched(running, table)
    running.clock.step(-0.5)
    await watched.passes(PACE.turn)
    assert watched.happened == []
    await watched.passes(0.5)
    while not watched.happened:
        await running.next_change()


async def test_people_can_be_called_again_a_minute_later(house: House) -> None:
    table = await house.table(ANNA, BERT)
    await house.service.invite(table.id, ANNA)
    with pytest.raises(UserError, match="called-lately"):
        await house.service.invite(table.id, ANNA, EVE)
    house.clock.step(-HOUR)
    house.clock.advance(60)
    await house.service.invite(table.id, ANNA, EVE)


async def test_the_rooms_of_a_match_wait_for_no_part_of_times_to_come() -> None:
    room = RoomShuffle((Person(ANNA),), Shuffling("a", "b", NOON), {})
    shuffle = MatchShuffle("secret", (room, room))
    assert shuffle.waits_until(NOON) == NOON + MAX_WAIT_FOR_PARTS
    assert shuffle.waits_until(NOON - timedelta(hours=1)) is None
    assert shuffle.waits_until(NOON + timedelta(hours=1)) is None


async def test_how_long_somebody_takes_is_not_learnt_from_a_clock_that_was_set_back(house: House) -> None:
    table = await opened(house)
    await house.service.start(table.id, ANNA)
    await play(house, table, "play")
    for _ in range(4):
        user = _next(house, table)
        await house.service.act(table.id, user, house.lookup.legal(table.id, user)[0])
        house.clock.step(-HOUR)
    seconds = [each for user in FOUR for each in await house.service.answer_seconds(table.id, user)]
    assert seconds == [0.0], "the first card's alone"


# Every moment of a table


def moments(value: object) -> Iterator[datetime]:
    """All moments in a value, at any depth."""
    if isinstance(value, datetime):
        yield value
    if is_dataclass(value):
        for each in fields(value):
            yield from moments(getattr(value, each.name))


def names(value: type) -> set[str]:
    return {each.name for each in fields(value) if "datetime" in str(each.type)}


async def test_no_moment_of_a_table_is_left_behind(house: House) -> None:
    table = replace(
        await house.table(ANNA),
        due=NOON,
        remind_at=NOON,
        invited=NOON,
        ends_at=NOON,
        claim=OpenClaim(0, NOON),
        proposal=RedealProposal(Redeal(1, 1, 1, 1), 0, NOON),
        shuffle=Shuffling("a", "b", NOON),
    )
    assert len(list(moments(table))) == sum(len(names(kind)) for kind in (Table, OpenClaim, RedealProposal, Shuffling))
    assert set(moments(with_clock_shifted(table, timedelta(hours=1)))) == {NOON + timedelta(hours=1)}


# The clock itself


def test_a_step_is_told_once_and_a_clock_that_is_kept_right_is_none() -> None:
    reading, passed = NOON, 0.0
    clock = SystemClock(lambda: reading, lambda: passed)
    heard: list[timedelta] = []
    clock.on_step.append(heard.append)
    for _ in range(1000):
        reading, passed = reading + timedelta(seconds=30.01), passed + 30
        clock.now()
    assert heard == []
    reading, passed = reading - timedelta(minutes=59), passed + 60
    assert clock.coming(reading) == passed
    assert heard == [timedelta(hours=-1)]
    clock.now()
    assert len(heard) == 1


async def test_who_sleeps_wakes_in_time_and_hears_of_a_step_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, passed = NOON, 0.0

    async def nap(seconds: float) -> None:
        nonlocal reading, passed
        passed += seconds
        reading += timedelta(seconds=seconds - HOUR / 4)

    monkeypatch.setattr("asyncio.sleep", nap)
    clock = SystemClock(lambda: reading, lambda: passed)
    heard: list[timedelta] = []
    clock.on_step.append(heard.append)
    await clock.sleep_until(clock.coming(NOON + timedelta(seconds=100)))
    assert passed == 100
    assert heard == [timedelta(seconds=-HOUR / 4)] * 4
