"""Whoever has got up everywhere and has their data deleted is in no row any more, however the table goes on."""

import random
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.tables.model import Computer, Person, Stage
from tests.support.exported import everything
from tests.support.tables import ANNA, CARL, DORA, EVE, PATIENT, House

GRETA = 16
FRIDA = 1_160_000_000_000_000_417
Way = Callable[[House, int], Awaitable[object]]


async def left(house: House, table: int) -> None:
    await house.service.leave(table, FRIDA)


async def replaced(house: House, table: int) -> None:
    await house.service.note_left(table, ANNA, [FRIDA])
    await house.service.replace_person(table, ANNA, FRIDA)


async def replaced_and_another_came(house: House, table: int) -> None:
    await replaced(house, table)
    await house.service.join(table, GRETA)


async def left_back_and_left(house: House, table: int) -> None:
    await left(house, table)
    await house.service.join(table, FRIDA)
    await left(house, table)


async def voted_and_left(house: House, table: int) -> None:
    """The host is away, and not yet more than half of those there are for replacing them."""
    await house.service.note_left(table, FRIDA, [ANNA])
    await house.service.replace_person(table, FRIDA, ANNA)
    await left(house, table)


async def play_on(house: House, table: int, chance: random.Random) -> None:
    """The rest of a deal; computers move at once."""
    while (sight := house.lookup.sight(table, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        people = [who.user for seat in sight.view.waiting_for if isinstance(who := sight.table.seats[seat], Person)]
        if people:
            await house.service.act(table, people[0], chance.choice(house.lookup.legal(table, people[0])), chance=5)
        else:
            await house.next_change()


@pytest.mark.parametrize("people", [(ANNA, CARL, FRIDA, DORA), (ANNA, CARL, FRIDA, DORA, EVE)], ids=["four", "turns"])
@pytest.mark.parametrize("way", [left, left_back_and_left, replaced, replaced_and_another_came, voted_and_left])
async def test_who_is_forgotten_stays_so_while_others_play_on(
    running: House, way: Way, people: tuple[int, ...]
) -> None:
    house, chance = running, random.Random(4)
    table = (await house.table(*people, pace=replace(PATIENT, computer=0))).id
    await house.service.start(table, ANNA)
    for _ in range(5):
        sight = house.lookup.sight(table, None)
        assert sight.view is not None
        who = sight.table.seats[sight.view.waiting_for[0]]
        assert isinstance(who, Person)
        await house.service.act(table, who.user, chance.choice(house.lookup.legal(table, who.user)), chance=5)
    assert house.lookup.table(table).seat_of(FRIDA) is not None
    await way(house, table)
    assert str(FRIDA) in await everything(house.store)
    await house.service.forget(FRIDA)
    await house.store.personal.forget(FRIDA)
    assert str(FRIDA) not in await everything(house.store)
    by = house.lookup.table(table).present[0]
    await house.service.pause(table, by)
    await house.service.resume(table, by)
    assert str(FRIDA) not in await everything(house.store)
    await play_on(house, table, chance)
    await house.service.start(table, by)
    await play_on(house, table, chance)
    assert str(FRIDA) not in await everything(house.store)
    assert str(FRIDA) not in repr(house.lookup.table(table))
    await house.service.close(table, None)
    assert str(FRIDA) not in await everything(house.store)


async def test_a_seat_left_by_who_is_forgotten_is_a_computers(house: House) -> None:
    """Nobody takes it in the running deal; in the next one anybody may."""
    table = (await house.table(ANNA, FRIDA, CARL, DORA)).id
    await house.service.start(table, ANNA)
    after = await house.service.leave(table, FRIDA)
    await house.service.forget(FRIDA)
    assert house.lookup.table(table).seats[1] == Computer("easy", left_in=after.deal_id)
