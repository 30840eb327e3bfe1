"""Tables at which nobody does anything any more end by themselves, whenever the bot was started."""

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.tables.deadlines import IDLE_LIFETIME, SLOW_IDLE_LIFETIME, expires, has_expired
from bot.tables.model import Computer, Pace, Room, Speed, Stage, Table
from bot.tables.setup import TablePlace, checked_setup
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, House

DAY, HOUR = 86_400, 3_600
QUICK = Pace(computer=0, cut=0, override=0, next_deal=0, turn=0)


async def opened(house: House, speed: Speed = Speed.LIVE) -> Table:
    return await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, QUICK), checked_setup("saskop", speed=speed))


def is_there(house: House, table: Table) -> bool:
    return house.lookup.standing(table.id) is not None


async def pass_by(house: House, seconds: float) -> None:
    """Time in which whatever is due is done."""
    house.clock.advance(seconds)
    for _ in range(20):
        await house.store.settings.guild_settings(GUILD)  # behind all that was begun to be written


async def test_a_lobby_ends_a_day_after_the_last_thing_that_somebody_did(running: House) -> None:
    table = await opened(running)
    await pass_by(running, DAY - HOUR)
    await running.service.join(table.id, BERT)
    await pass_by(running, DAY - 1)
    assert is_there(running, table)
    running.clock.advance(1)
    closed = await running.next_change(("closed",))
    assert has_expired(closed.table)
    assert (closed.user, is_there(running, table)) == (None, False)
    assert not has_expired(await running.service.close((await opened(running)).id, ANNA))


async def test_who_sits_there_and_looks_in_puts_it_off_and_a_bystander_does_not(running: House) -> None:
    table = await opened(running)
    await pass_by(running, 23 * HOUR)
    await running.service.mark_present(table.id, BERT)
    assert running.lookup.standing(table.id) == table
    await running.service.mark_present(table.id, ANNA)
    noted = running.lookup.standing(table.id)
    assert noted is not None
    assert noted.ends_at == running.clock.now() + IDLE_LIFETIME
    await pass_by(running, HOUR / 2)
    await running.service.mark_present(table.id, ANNA)
    assert running.lookup.standing(table.id) == noted  # not written down all the time
    running.clock.advance(DAY - HOUR / 2)
    assert (await running.next_change(("closed",))).table.id == table.id


async def test_the_day_goes_on_while_the_bot_is_away(house: House) -> None:
    table = await opened(house)
    house.clock.advance(DAY - HOUR)
    again = await house.again()
    again.turns.start()
    await pass_by(again, HOUR - 1)
    assert is_there(again, table)
    await again.turns.stop()
    again.clock.advance(DAY)
    last = await again.again()
    last.turns.start()
    assert has_expired((await last.next_change(("closed",))).table)
    await last.turns.stop()
    await last.end()


async def test_a_table_from_before_gets_its_day_once_and_keeps_it(house: House) -> None:
    table = await opened(house)
    with closing(sqlite3.connect(house.path)) as database, database:
        database.execute("UPDATE tables SET ends_at = NULL")
    again = await house.again()
    again.turns.start()
    await again.next_change(("table",))
    noted = again.lookup.standing(table.id)
    assert noted is not None
    assert noted.ends_at == again.clock.now() + IDLE_LIFETIME
    await again.turns.stop()
    again.clock.advance(DAY - HOUR)
    last = await again.again()
    last.turns.start()
    last.clock.advance(HOUR)
    assert (await last.next_change(("closed",))).table.id == table.id
    await last.turns.stop()
    await last.end()


async def test_a_deal_that_is_on_waits_and_what_gathers_after_a_game_does_not(running: House) -> None:
    table = await running.table(ANNA, BERT, CARL, DORA, pace=QUICK)
    begun = await running.service.start(table.id, ANNA)
    assert begun.ends_at is None
    await pass_by(running, 40 * DAY)
    chance, users = random.Random(3), (ANNA, BERT, CARL, DORA)
    stages = set()
    while (sight := running.lookup.sight(table.id, None)).table.stage is not Stage.GATHERING:
        stages.add(sight.table.stage)
        assert sight.table.ends_at is None
        if sight.table.stage is Stage.PAUSE:
            await running.service.start(table.id, ANNA)
            continue
        assert sight.view is not None
        user = users[sight.view.waiting_for[0]]
        legal = [each for each in running.lookup.legal(table.id, user) if not each.startswith("cut upto")]
        await running.service.act(table.id, user, chance.choice(legal), chance=3)
    assert stages == {Stage.PLAYING, Stage.PAUSE}
    assert sight.table.ends_at == running.clock.now() + IDLE_LIFETIME
    running.clock.advance(DAY)
    assert has_expired((await running.next_change(("closed",))).table)


async def test_a_slow_table_stands_for_a_week(house: House) -> None:
    table = await opened(house, Speed.SLOW)
    assert table.ends_at == house.clock.now() + SLOW_IDLE_LIFETIME


@pytest.mark.parametrize(
    ("changes", "ends"),
    [
        ({}, True),
        ({"stage": Stage.PLAYING}, False),
        ({"stage": Stage.PAUSE}, False),
        ({"stage": Stage.PLAYING, "seats": (Computer("easy"),) * 4}, True),
        ({"stage": Stage.CLOSED, "seats": (Computer("easy"),) * 4}, False),
        ({"room": Room(1, "AB", 0, 8)}, False),
        ({"room": Room(1, "AB", 0, 8, 8)}, True),
    ],
)
async def test_what_ends_by_itself_has_nothing_that_goes_on_without_people(
    house: House, changes: dict[str, object], ends: bool
) -> None:
    assert expires(replace(await opened(house), **changes)) is ends  # type: ignore[arg-type]


async def test_one_without_people_ends_though_a_deal_is_on(running: House) -> None:
    """No version leaves such a table any more; one that was stored so ended never."""
    table = await running.table(ANNA, BERT, CARL, DORA, pace=QUICK)
    await running.service.start(table.id, ANNA)
    live = running.tables.service._registry.loaded(table.id)
    live.table = replace(live.table, seats=(Computer("easy"),) * 4)
    await running.service.set_expiry(table.id)
    noted = running.lookup.standing(table.id)
    assert noted is not None
    assert noted.ends_at == running.clock.now() + timedelta(days=1)


@pytest.mark.parametrize("step", [-10 * DAY, 10 * DAY])
async def test_a_clock_that_is_set_neither_ends_a_table_nor_keeps_it(running: House, step: float) -> None:
    table = await opened(running)
    running.clock.step(step)
    running.clock.now()
    await running.next_change(("table",))
    await pass_by(running, DAY - 1)
    assert is_there(running, table)
    running.clock.advance(1)
    assert has_expired((await running.next_change(("closed",))).table)


async def test_a_clock_that_was_set_back_while_the_bot_was_away_keeps_no_table_longer(house: House) -> None:
    table = await opened(house)
    house.clock.step(-400 * DAY)
    again = await house.again()
    found = again.lookup.standing(table.id)
    assert found is not None
    assert found.ends_at == again.clock.now() + IDLE_LIFETIME
    await again.end()
