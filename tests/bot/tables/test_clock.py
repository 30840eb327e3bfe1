"""When the table's clock acts: one end for all who are asked at once, one reminder in a turn, days at a slow table."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.errors import UserError
from bot.tables.model import SLOW_PACE, Speed, Table
from bot.tables.setup import TablePlace, checked_setup
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, PATIENT, House

FOUR = (ANNA, BERT, CARL, DORA)
QUICK = replace(PATIENT, computer=0)


async def opened(house: House, game: str = "saskop", *, speed: Speed = Speed.LIVE, **options: str) -> Table:
    """A table of people alone, begun."""
    table = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, QUICK), checked_setup(game, options, speed=speed))
    for user in FOUR[1:]:
        await house.service.join(table.id, user)
    return await house.service.start(table.id, ANNA)


def now_at(house: House, table: Table) -> Table:
    return house.lookup.sight(table.id, None).table


def awaited(house: House, table: Table) -> tuple[int, ...]:
    view = house.lookup.sight(table.id, None).view
    return () if view is None else tuple(FOUR[seat] for seat in view.waiting_for)


def moment(found: datetime | None) -> datetime:
    assert found is not None
    return found


async def until(house: House, table: Table, phase: str) -> None:
    """The first who can bids, everybody else says the least, until the deal comes to a phase."""
    has_bid = False
    while (view := house.lookup.sight(table.id, None).view) is not None and view.phase != phase:
        user = awaited(house, table)[0]
        legal = house.lookup.legal(table.id, user)
        bid = next((each for each in legal if each.startswith("bid") and not has_bid), None)
        has_bid = has_bid or bid is not None
        least = [each for each in legal if each == "pass" or (each.startswith("trump") and each != "trump D")]
        await house.service.act(table.id, user, bid or next(iter(least), legal[0]), chance=7)


async def test_what_several_are_asked_at_once_has_one_end_whoever_answers_first(house: House) -> None:
    table = await opened(house)
    await until(house, table, "override")
    asked = awaited(house, table)
    assert len(asked) == 3
    end = moment(now_at(house, table).due)
    assert end == house.clock.now() + timedelta(seconds=QUICK.override)

    for user in asked[:2]:
        house.clock.advance(5)
        await house.service.act(table.id, user, "accept")
        assert now_at(house, table).due == end

    await house.service.act(table.id, asked[2], "accept")
    assert now_at(house, table).due == house.clock.now() + timedelta(seconds=QUICK.turn)


async def test_who_is_asked_may_take_as_long_again_once_a_turn(house: House) -> None:
    table = await opened(house)
    await until(house, table, "override")
    for user in awaited(house, table):
        await house.service.act(table.id, user, "accept")
    (asked,) = awaited(house, table)
    end = moment(now_at(house, table).due)
    house.clock.advance(QUICK.turn / 4)
    with pytest.raises(UserError, match="more-time-not-now"):
        await house.service.more_time(table.id, next(user for user in FOUR if user != asked))
    await house.service.more_time(table.id, asked)
    assert now_at(house, table).due == end + timedelta(seconds=QUICK.turn)
    assert now_at(house, table).remind_at == house.clock.now() + timedelta(seconds=QUICK.turn) * 7 / 8
    with pytest.raises(UserError, match="more-time-had"):
        await house.service.more_time(table.id, asked)
    house = await house.again()
    assert now_at(house, table).due == end + timedelta(seconds=QUICK.turn), "after a restart too"
    await house.service.act(table.id, asked, house.lookup.legal(table.id, asked)[0])
    (asked,) = awaited(house, table)
    assert now_at(house, table).due == house.clock.now() + timedelta(seconds=QUICK.turn)
    await house.service.more_time(table.id, asked)
    assert now_at(house, table).due == house.clock.now() + timedelta(seconds=2 * QUICK.turn)


async def test_more_time_for_one_of_several_is_for_all_and_not_for_who_has_answered(house: House) -> None:
    table = await opened(house)
    await until(house, table, "override")
    first, second, _ = awaited(house, table)
    end = moment(now_at(house, table).due)
    await house.service.act(table.id, first, "accept")
    with pytest.raises(UserError, match="more-time-not-now"):
        await house.service.more_time(table.id, first)
    await house.service.more_time(table.id, second)
    assert now_at(house, table).due == end + timedelta(seconds=QUICK.override)
    await house.service.act(table.id, second, "accept")
    assert now_at(house, table).due == end + timedelta(seconds=QUICK.override)


async def test_there_is_no_more_time_where_no_clock_runs(house: House) -> None:
    table = await house.table(*FOUR, pace=replace(QUICK, turn=0, cut=0))
    with pytest.raises(UserError, match="more-time-not-now"):
        await house.service.more_time(table.id, ANNA)
    await house.service.start(table.id, ANNA)
    for user in FOUR:
        with pytest.raises(UserError, match="more-time-not-now"):
            await house.service.more_time(table.id, user)


async def test_what_is_announced_out_of_turn_gives_nobody_more_time(house: House) -> None:
    table = await opened(house, "doppelkopf", ddv="true")
    await until(house, table, "play")
    leader, end = awaited(house, table)[0], now_at(house, table).due
    other = next(user for user in FOUR if user != leader)
    call = next(each for each in house.lookup.legal(table.id, other) if each in {"re", "kontra"})

    house.clock.advance(7)
    await house.service.act(table.id, other, call)

    assert (awaited(house, table), now_at(house, table).due) == ((leader,), end)


async def test_who_comes_back_or_gets_up_leaves_the_others_clock_alone(house: House) -> None:
    table = await opened(house)
    await until(house, table, "auction")
    waiting, end = awaited(house, table)[0], now_at(house, table).due
    other = next(user for user in FOUR if user not in {waiting, ANNA})

    house.clock.advance(7)
    await house.service.leave(table.id, other)
    await house.service.join(table.id, other)
    assert now_at(house, table).due == end

    if waiting != ANNA:
        await house.service.leave(table.id, waiting)
        assert now_at(house, table).due is None


@pytest.fixture
async def slow(house: House) -> AsyncIterator[House]:
    house.turns.start()
    yield house
    await house.turns.stop()


def reminded(house: House) -> int:
    return sum(change.kind == "late" for change in house.changes)


async def test_a_slow_turn_has_days_and_one_reminder_at_half_of_them(slow: House) -> None:
    table = await opened(slow, speed=Speed.SLOW)
    await until(slow, table, "auction")
    assert now_at(slow, table).due == slow.clock.now() + timedelta(seconds=SLOW_PACE.turn)
    waiting = awaited(slow, table)

    slow.clock.advance(SLOW_PACE.turn / 2 - 1)
    await asyncio.sleep(0)
    assert reminded(slow) == 0
    slow.clock.advance(1)
    await slow.next_change(("late",))
    slow.clock.advance(SLOW_PACE.turn / 2 - 1)
    await slow.service.mark_present(table.id, waiting[0])
    assert (reminded(slow), awaited(slow, table)) == (1, waiting)
    slow.clock.advance(1)
    await slow.next_change(("action",))
    assert awaited(slow, table) != waiting


@pytest.mark.parametrize("was_reminded", [True, False])
async def test_a_restart_reminds_nobody_twice_and_forgets_nobody(house: House, *, was_reminded: bool) -> None:
    table = await opened(house, speed=Speed.SLOW)
    await until(house, table, "auction")
    house.clock.advance(SLOW_PACE.turn / 2)
    if was_reminded:
        await house.service.remind(table.id)
        await house.service.remind(table.id)
        assert reminded(house) == 1
    due = now_at(house, table).due

    again = await house.again()
    again.turns.start()
    if not was_reminded:
        await again.next_change(("late",))
    else:
        await again.service.remind(table.id)
    again.clock.advance(SLOW_PACE.turn / 4)
    await asyncio.sleep(0)
    assert (reminded(again), now_at(again, table).due) == (0 if was_reminded else 1, due)
    await again.turns.stop()
    house.store = again.store


async def test_whom_the_table_called_at_once_it_does_not_remind_after_a_restart(house: House) -> None:
    table = await opened(house, speed=Speed.SLOW)
    await until(house, table, "auction")
    revision = now_at(house, table).revision
    await house.service.note_called(table.id, revision - 1)
    assert now_at(house, table).remind_at is not None, "another turn's call says nothing of this one"
    for _ in range(2):
        await house.service.note_called(table.id, revision)
        assert now_at(house, table).remind_at is None

    again = await house.again()
    await again.service.remind(table.id)
    assert (reminded(house), reminded(again)) == (0, 0)
    await again.service.act(table.id, awaited(again, table)[0], "pass")
    assert now_at(again, table).remind_at is not None, "the next turn has its own"
    house.store = again.store


async def test_a_reminder_that_another_process_wrote_down_is_not_given_again(house: House) -> None:
    table = await opened(house, speed=Speed.SLOW)
    other = await House(house.path, house.clock, 2).begin()
    await house.service.remind(table.id)
    await other.service.remind(table.id)
    assert (reminded(house), reminded(other)) == (1, 0)
    await other.end()
