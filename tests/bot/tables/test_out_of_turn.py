"""What is said out of turn, and what the table at large does not hear."""

import asyncio
import random
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.errors import UserError
from bot.tables.live import LiveTable
from bot.tables.model import Person, Table, Version
from bot.tables.service import TableService
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.stored import StoredDeal
from engine.actions import Announce
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, GUILD, PATIENT, House

FOUR = (ANNA, BERT, CARL, DORA)


async def begun(house: House, game: str, options: dict[str, str], players: int = 4) -> Table:
    """A table of people alone, cut."""
    service: TableService = house.service
    pace = replace(PATIENT, turn=100.0, computer=0.0)
    table = await service.open(TablePlace(GUILD, CHANNEL, ANNA, pace), checked_setup(game, options))
    for user in FOUR[1:players]:
        await service.join(table.id, user)
    await service.start(table.id, ANNA)
    if game == "saskop":
        await service.act(table.id, FOUR[(table.dealer - 1) % players], "cut threes", chance=7)
    return table


def view(house: House, table: Table, user: int | None = None) -> Any:
    return house.lookup.sight(table.id, user).view


def seen(house: House, table: Table, user: int) -> Version:
    facts = house.lookup.sight(table.id, user).table.deal
    assert facts is not None
    return facts.id, len(view(house, table, user).history)


async def test_an_announcement_is_taken_though_a_card_fell_meanwhile_and_a_card_is_not(house: House) -> None:
    table = await begun(house, "doppelkopf", {"ddv": "true"})
    while view(house, table).phase == "bid":
        await house.service.act(table.id, FOUR[view(house, table).waiting_for[0]], "ok")
    leader = view(house, table).waiting_for[0]
    other = FOUR[(leader + 2) % 4]
    offered = seen(house, table, other)
    call = next(action for action in house.lookup.legal(table.id, other) if action in {"re", "kontra"})

    await house.service.act(table.id, FOUR[leader], next(iter(house.lookup.legal(table.id, FOUR[leader]))))

    assert seen(house, table, other) != offered
    await house.service.act(table.id, other, call, seen=offered)
    assert (FOUR.index(other), Announce(call)) in [
        (heard.seat, heard.action) for heard in view(house, table).history if hasattr(heard, "action")
    ]
    with pytest.raises(UserError, match="stale"):
        await house.service.act(table.id, other, call, seen=offered)


async def test_who_holds_one_bid_has_not_held_the_next(house: House) -> None:
    table = await begun(house, "skat", {}, players=3)
    first = FOUR[view(house, table).waiting_for[0]]
    await house.service.act(table.id, first, "bid 18")
    second = FOUR[view(house, table).waiting_for[0]]
    asked = seen(house, table, second)
    await house.service.act(table.id, second, "hold", seen=asked)
    await house.service.act(table.id, first, "bid 20")
    with pytest.raises(UserError, match="stale"):
        await house.service.act(table.id, second, "hold", seen=asked)
    assert view(house, table).waiting_for == (FOUR.index(second),), "and is asked for that one"


async def test_who_holds_one_game_has_not_held_a_higher_one(house: House) -> None:
    """Schafkopf bids games by name, and holds them by the same word each time."""
    table = await begun(house, "schafkopf", {})
    first, second, *others = [FOUR[(table.dealer + 1 + place) % 4] for place in range(4)]
    for user, said in ((first, "game"), (second, "game"), *((other, "pass") for other in others), (second, "bid wenz")):
        await house.service.act(table.id, user, said)
    asked = seen(house, table, first)
    await house.service.act(table.id, first, "hold", seen=asked)
    await house.service.act(table.id, second, "bid solo")
    with pytest.raises(UserError, match="stale"):
        await house.service.act(table.id, first, "hold", seen=asked)
    assert view(house, table).waiting_for == (FOUR.index(first),), "and is asked for that one"


def test_what_was_answered_is_not_answered_again_when_it_is_asked_in_the_same_words() -> None:
    chance, asked_again = random.Random(7), 0
    for _ in range(40):
        *stages, _ = random_deal(shuffled_start("skat", chance), chance)
        for place, stage in enumerate(stages[:-1]):
            seat, action = stages[place + 1].actions[-1]
            decisions = stage.decisions(seat)
            if any(each.awaited and action in each.actions for each in decisions):
                for later in (each for each in stages[place + 1 :] if each.decisions(seat) == decisions):
                    live = LiveTable(cast("Table", None), later, cast("StoredDeal", SimpleNamespace(id=1)))
                    assert not live.still_asks(seat, (1, stage.count_heard_by(seat)), action)
                    asked_again += 1
    assert asked_again > 10


async def asked_silently(house: House) -> tuple[Table, int, object]:
    """A picker without the jack of diamonds, asked what nobody else may hear of; and the clock before they buried."""
    table = await begun(house, "american-sheepshead", {"variant": "solo"})
    while True:
        picker = FOUR[view(house, table).waiting_for[0]]
        await house.service.act(table.id, picker, "pick")
        before = house.lookup.sight(table.id, None).table.due
        house.clock.advance(10)
        await house.service.act(table.id, picker, house.lookup.legal(table.id, picker)[0])
        if "partner" in house.lookup.legal(table.id, picker):
            return table, picker, before
        await house.service.annul(table.id, ANNA)
        await house.service.start(table.id, ANNA)


async def test_the_clock_does_not_tell_that_somebody_is_asked_silently(house: House) -> None:
    table, picker, before = await asked_silently(house)
    assert house.lookup.sight(table.id, None).table.due == before
    await house.service.act(table.id, picker, "partner")
    assert house.lookup.sight(table.id, None).table.due != before


async def test_who_misses_a_silent_question_too_missed_one_turn(house: House) -> None:
    table, picker, _ = await asked_silently(house)
    told = len(view(house, table).history)
    house.turns.start()
    house.clock.advance(91)
    while len(view(house, table).history) == told:
        await house.next_change()
    await house.turns.stop()
    sitting = house.lookup.sight(table.id, None).table.seats[FOUR.index(picker)]
    assert isinstance(sitting, Person)
    assert (sitting.missed, sitting.away) == (1, False)


async def named_trumps(house: House) -> Table:
    """Four people, one of whom has named trumps that the others may override."""
    table = await begun(house, "saskop", {})
    while view(house, table).phase != "override":
        user = FOUR[view(house, table).waiting_for[0]]
        legal = house.lookup.legal(table.id, user)
        wanted = ("bid 5", "trump C", "trump S", "trump H", "pass", "trump D")
        await house.service.act(table.id, user, next(each for each in wanted if each in legal))
    return table


async def test_silence_is_taken_of_all_who_were_asked_at_once_and_then_the_next_turn_begins(house: House) -> None:
    table = await named_trumps(house)
    house.turns.start()
    house.clock.advance(PATIENT.override + 1)
    while view(house, table).phase == "override":
        await house.next_change()
    for _ in range(20):
        await asyncio.sleep(0.01)
    await house.turns.stop()
    assert view(house, table).trick.cards == ()
    now = house.lookup.sight(table.id, None).table
    assert now.seats == tuple(map(Person, FOUR)), "silence is an answer, nobody missed a turn"
    assert now.due is not None
    assert now.due > house.clock.now()
