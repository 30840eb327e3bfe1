"""What happens by itself: computers, clocks, the next deal; nothing here sleeps, the clock is in the test's hand."""

import random
from dataclasses import replace

import pytest

from bot.tables.model import Pace, Person, Stage, Table, TableView
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.turn_scheduler import TurnScheduler
from engine.actions import Action, read_action
from engine.views import View
from tests.support.tables import ANNA, BERT, House, Prompt

QUICK = Pace(computer=0, cut=20, override=20, next_deal=15, turn=120)


def at(house: House, table: Table) -> TableView:
    return house.lookup.sight(table.id, ANNA)


def annas_turn(house: House, table: Table) -> bool:
    sight = at(house, table)
    return sight.view is not None and sight.seat in sight.view.waiting_for


async def until_her_turn(house: House, table: Table) -> bool:
    """Let the computers go on until Anna is asked; False when the deal is over."""
    while at(house, table).table.stage is Stage.PLAYING:
        if annas_turn(house, table):
            return True
        await house.next_change()
    return False


async def begun(house: House, pace: Pace = QUICK) -> Table:
    table = await house.table(ANNA, pace=pace)
    return await house.service.start(table.id, ANNA)


async def test_computers_play_a_deal_with_one_person(running: House) -> None:
    chance, table = random.Random(1), await begun(running)
    while await until_her_turn(running, table):
        await running.service.act(table.id, ANNA, chance.choice(running.lookup.legal(table.id, ANNA)), chance=3)
    deal = at(running, table).table.deal
    assert deal is not None
    assert deal.outcome is not None


async def test_computers_that_think_are_expected_from_the_moment_that_one_sits_down(running: House) -> None:
    opened = [await running.service.open(TablePlace(1, at, at, QUICK), checked_setup("saskop"))
              for at in (1, 2)]  # fmt: skip
    await running.service.fill(opened[0].id, 1, "easy")
    assert running.thinker.expected == 0
    await running.service.fill(opened[1].id, 2, "strong")
    assert running.thinker.expected


async def test_the_clock_takes_a_turn_then_a_computer_stands_in_until_the_person_acts(running: House) -> None:
    table = await begun(running)
    missed = []
    while await until_her_turn(running, table):
        anna = at(running, table).table.seats[0]
        assert isinstance(anna, Person)
        missed.append(anna.missed)
        if anna.missed == 1 and at(running, table).view.phase in ("play", "auction"):  # type: ignore[union-attr]
            break
        running.clock.advance(121)
        await running.next_change(("action",))
    assert missed[-1] == 1
    await running.service.act(table.id, ANNA, running.lookup.legal(table.id, ANNA)[0], chance=3)
    assert at(running, table).table.seats[0] == Person(ANNA)


async def test_who_misses_two_turns_is_away_and_does_not_hold_the_table_up(running: House) -> None:
    table = await begun(running)
    while await until_her_turn(running, table):
        anna = at(running, table).table.seats[0]
        if isinstance(anna, Person) and anna.away:
            break
        running.clock.advance(121)
        await running.next_change(("action", "result"))
    while at(running, table).table.stage is Stage.PLAYING:
        await running.next_change(("action", "result"))
    assert at(running, table).table.stage is Stage.GATHERING, "nobody is left who would notice another deal"


async def until_away(house: House, table: Table) -> None:
    """Let Anna's time run out until a computer stands in for her."""
    while await until_her_turn(house, table):
        if house.lookup.sight(table.id, ANNA).table.seats[0] == Person(ANNA, missed=2, away=True):
            return
        house.clock.advance(121)
        await house.next_change(("action", "result"))


async def test_who_is_away_and_begins_the_next_deal_is_back(running: House) -> None:
    table = await begun(running)
    await until_away(running, table)
    while at(running, table).table.stage is Stage.PLAYING:
        await running.next_change(("action", "result"))
    await running.service.start(table.id, ANNA)
    assert at(running, table).table.seats[0] == Person(ANNA)


async def test_who_is_away_and_does_anything_here_is_back_and_is_waited_for(running: House) -> None:
    table = await begun(running)
    await until_away(running, table)
    await running.service.mark_present(table.id, BERT)
    assert at(running, table).table.seats[0] != Person(ANNA), "who does not sit there brings nobody back"
    await running.service.mark_present(table.id, ANNA)
    assert at(running, table).table.seats[0] == Person(ANNA)
    revision = at(running, table).table.revision
    await running.service.mark_present(table.id, ANNA)
    assert at(running, table).table.revision == revision, "who is there changes nothing"
    if await until_her_turn(running, table):
        assert at(running, table).table.due is not None, "her time begins anew"


async def test_the_next_deal_comes_by_itself(running: House) -> None:
    chance, table = random.Random(2), await begun(running)
    while await until_her_turn(running, table):
        await running.service.act(table.id, ANNA, chance.choice(running.lookup.legal(table.id, ANNA)), chance=3)
    assert at(running, table).table.stage is Stage.PAUSE
    running.clock.advance(16)
    assert (await running.next_change(("deal",))).table.stage is Stage.PLAYING


async def test_half_of_a_turns_time_calls_the_late(running: House) -> None:
    table = await begun(running)
    assert await until_her_turn(running, table)
    running.clock.advance(61)
    assert (await running.next_change(("late",))).table.id == table.id


async def test_without_a_turn_clock_nobody_is_hurried(running: House) -> None:
    table = await begun(running, replace(QUICK, turn=0, cut=0))
    while at(running, table).view.phase == "cut":  # type: ignore[union-attr]
        await running.next_change()
    assert await until_her_turn(running, table)
    assert at(running, table).table.due is None


async def test_clocks_go_on_after_a_restart(house: House) -> None:
    house.turns.start()
    table = await begun(house)
    assert await until_her_turn(house, table)
    await house.turns.stop()
    again = await house.again()
    again.turns.start()
    assert at(again, table) == at(house, table)
    again.clock.advance(121)
    assert (await again.next_change(("action",))).user is None
    await again.turns.stop()
    house.store = again.store


class Broken:
    """A player that fails, or says what the rules refuse."""

    def __init__(self, answer: Action | None) -> None:
        self.answer = answer

    def choose(self, view: View, chance: random.Random) -> Action | None:  # noqa: ARG002 - a player is asked so
        if self.answer is None:
            raise RuntimeError
        return self.answer


@pytest.mark.parametrize("text", [None, "bid 77"])
async def test_a_player_that_fails_never_stops_the_table(house: House, text: str | None) -> None:
    player = Broken(read_action(text) if text else None)
    turns = TurnScheduler(house.tables, Prompt(player), house.clock, random.Random(1), house.store.settings)
    turns.start()
    table = await begun(house)
    while await until_her_turn(house, table):
        await house.service.act(table.id, ANNA, house.lookup.legal(table.id, ANNA)[0], chance=3)
    assert at(house, table).table.stage in (Stage.PAUSE, Stage.GATHERING)
    await turns.stop()
