"""Two processes at one table, of which neither hears of the other until it writes or looks."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.errors import StorageError, UserError
from bot.tables import live
from bot.tables.lookup import TableLookup
from bot.tables.model import Stage, Table
from bot.tables.setup import TablePlace, checked_setup
from engine.errors import IllegalAction
from engine.games import GAMES
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, HandClock, House

FOUR = (ANNA, BERT, CARL, DORA)


class Two:
    """Anybody may write to the tables, and nobody says so."""

    is_alone = False

    def holds(self, _table: int) -> bool:
        return False

    def hears(self, _guild: int) -> bool:
        return True

    def opened(self, _table: int) -> None:
        pass

    def tell_shown(self, _table: int, _user: int, _used: int = 0) -> None:
        pass

    def tell_stepped(self, _table: int, _user: int, _used: int, _what: str) -> None:
        pass

    def tell_played(self, _table: int, _user: int, _used: int) -> None:
        pass

    def tell_preferred(self, _user: int) -> None:
        pass


@pytest.fixture
async def houses(tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    clock, opened = HandClock(), []
    for seed in (1, 2):
        house = await House(tmp_path / "tables.sqlite3", clock, seed, Two()).begin()
        opened.append(house)
    yield opened[0], opened[1]
    for house in opened:
        await house.end()


async def at_play(here: House, there: House) -> Table:
    """A table at which the cut is made and the auction on; both processes know that."""
    table = await here.table(*FOUR)
    table = await here.service.start(table.id, ANNA)
    await here.service.act(table.id, FOUR[(table.dealer - 1) % 4], "cut threes", chance=17)
    await there.service.refresh(table.id)
    return table


def waited_for(lookup: TableLookup, table: int) -> int:
    """One of those without whom it cannot go on."""
    view = lookup.sight(table, None).view
    assert view is not None
    return FOUR[view.waiting_for[0]]


def seen(lookup: TableLookup, table: int, user: int) -> tuple[int, int]:
    """The version of a button on somebody's hand."""
    sight = lookup.sight(table, user)
    assert sight.view is not None
    assert sight.table.deal is not None
    return sight.table.deal.id, len(sight.view.history)


async def said_since_the_cut(house: House, table: Table) -> list[str]:
    """What stands in the log."""
    assert table.deal is not None
    stored = await house.store.results.deal(table.guild, table.deal.number)
    assert stored is not None
    return [text for _, text in stored.actions[1:]]


def kinds(house: House) -> list[str]:
    """What was told, and forgotten by that."""
    told = [change.kind for change in house.changes]
    house.changes.clear()
    return told


async def refusal(doing: object) -> str:
    with pytest.raises(UserError) as caught:
        await doing  # type: ignore[misc]
    return caught.value.key


async def test_a_whole_evening_goes_on_though_neither_hears_of_the_other(houses: tuple[House, House]) -> None:
    chance, (here, there) = random.Random(4), houses
    table = await here.table(*FOUR)
    acted = 0
    for _ in range(2):
        deal = (await chance.choice(houses).service.start(table.id, ANNA)).deal
        assert deal is not None
        while True:
            one = chance.choice(houses)
            await one.service.refresh(table.id)
            if one.lookup.sight(table.id, None).table.stage is not Stage.PLAYING:
                break
            user = waited_for(one.lookup, table.id)
            action = chance.choice(one.lookup.legal(table.id, user))
            await chance.choice(houses).service.act(table.id, user, action, chance=5)
            acted += 1
        stored = await here.store.results.deal(table.guild, deal.number)
        assert stored is not None
        assert len(stored.actions) == acted
        acted = 0
    await here.service.refresh(table.id)
    await there.service.refresh(table.id)
    assert here.lookup.sight(table.id, ANNA) == there.lookup.sight(table.id, ANNA)


async def test_a_button_is_good_in_a_process_that_has_not_heard_of_its_question(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await at_play(here, there)
    first = waited_for(here.lookup, table.id)
    await here.service.act(table.id, first, "pass")
    second = waited_for(here.lookup, table.id)
    await there.service.act(table.id, second, "pass", seen=seen(here.lookup, table.id, second))
    assert await said_since_the_cut(here, table) == ["pass", "pass"]


async def test_a_word_that_an_old_memory_refuses_is_judged_by_the_newest_state(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await at_play(here, there)
    await here.service.act(table.id, waited_for(here.lookup, table.id), "pass")
    await there.service.act(table.id, waited_for(here.lookup, table.id), "bid 6")
    await here.service.refresh(table.id)
    with pytest.raises(IllegalAction):
        await there.service.act(table.id, waited_for(here.lookup, table.id), "bid 6")


@pytest.mark.parametrize("pressed", [True, False])
async def test_the_same_said_in_two_processes_at_once_counts_once(houses: tuple[House, House], pressed: bool) -> None:
    here, there = houses
    table = await at_play(here, there)
    user = waited_for(here.lookup, table.id)
    question = seen(here.lookup, table.id, user) if pressed else None
    said = (house.service.act(table.id, user, "pass", seen=question) for house in houses)
    outcomes = await asyncio.gather(*said, return_exceptions=True)
    assert sorted(isinstance(outcome, UserError) and outcome.key == "stale" for outcome in outcomes) == [False, True]
    assert await said_since_the_cut(here, table) == ["pass"]


async def test_two_who_answer_one_question_in_two_processes_at_once_are_both_heard(
    houses: tuple[House, House],
) -> None:
    chance, (here, there) = random.Random(3), houses
    table = await here.table(*FOUR)
    while True:
        view = here.lookup.sight(table.id, None).view
        if here.lookup.sight(table.id, None).table.stage is not Stage.PLAYING:
            await here.service.start(table.id, ANNA)
        elif view is not None and view.phase == "override":
            break
        else:
            user = waited_for(here.lookup, table.id)
            await here.service.act(table.id, user, chance.choice(here.lookup.legal(table.id, user)), chance=5)
    await there.service.refresh(table.id)
    users = [FOUR[seat] for seat in view.waiting_for]
    assert len(users) > 1
    question = {user: seen(here.lookup, table.id, user) for user in users}
    both = zip(users[:2], houses, strict=True)
    await asyncio.gather(*(at.service.act(table.id, user, "accept", seen=question[user]) for user, at in both))
    await here.service.refresh(table.id)
    after = here.lookup.sight(table.id, None).view
    assert after is not None
    assert len(after.waiting_for) == len(users) - 2 or after.phase == "play"


async def test_a_seat_is_taken_once(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.table(ANNA)
    await here.service.leave(table.id, ANNA)
    table = await here.service.open(TablePlace(table.guild, CHANNEL, ANNA, table.pace), checked_setup("saskop"))
    await there.service.refresh(table.id)
    joins = (here.service.join(table.id, BERT, 2), there.service.join(table.id, EVE, 2))
    outcomes = await asyncio.gather(*joins, return_exceptions=True)
    [refused] = [outcome for outcome in outcomes if isinstance(outcome, UserError)]
    assert refused.key == "seat-taken"
    await there.service.join(table.id, CARL, 1)
    await here.service.join(table.id, DORA, 3)
    await there.service.refresh(table.id)
    assert None not in there.lookup.sight(table.id, None).table.seats


async def test_a_table_opened_elsewhere_is_met_and_one_closed_elsewhere_is_gone(houses: tuple[House, House]) -> None:
    here, there = houses
    table = await here.table(ANNA)
    assert (await there.service.join(table.id, BERT)).people == (ANNA, BERT)
    await here.service.close(table.id, ANNA)
    assert await refusal(there.service.join(table.id, CARL)) == "no-such-table"
    assert there.lookup.all_tables() == []
    assert kinds(there)[-1] == "closed"
    assert (await there.table(EVE)).id != table.id


async def test_a_table_that_only_another_version_can_read_is_left_to_it(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table = await here.table(ANNA)
    revision = here.lookup.sight(table.id, None).table.revision
    assert there.service.has_not_read(table.id, revision)
    with monkeypatch.context() as older:
        older.setattr(live, "GAMES", {name: game for name, game in GAMES.items() if name != "saskop"})
        await there.service.catch_up(table.id)
    assert there.lookup.all_tables() == []
    assert not there.service.has_not_read(table.id, revision)
    assert there.service.is_behind(table.id, revision + 1)


async def test_what_another_process_did_is_told_by_its_kind(houses: tuple[House, House]) -> None:
    chance, (here, there) = random.Random(1), houses
    table = await here.table(*FOUR)
    await there.service.refresh(table.id)
    assert kinds(there) == ["table"]

    async def told() -> list[str]:
        await there.service.catch_up(table.id)
        return kinds(there)

    async def play_on() -> None:
        while here.lookup.sight(table.id, None).table.stage is Stage.PLAYING:
            user = waited_for(here.lookup, table.id)
            await here.service.act(table.id, user, chance.choice(here.lookup.legal(table.id, user)), chance=5)

    await here.service.start(table.id, ANNA)
    assert await told() == ["deal"]
    await here.service.annul(table.id, ANNA)
    assert await told() == ["annulled"]
    await here.service.start(table.id, ANNA)
    await here.service.act(table.id, waited_for(here.lookup, table.id), "cut threes", chance=7)
    assert await told() == ["deal"]
    await here.service.act(table.id, user := waited_for(here.lookup, table.id), "pass")
    assert await told() == ["action"]
    assert user in FOUR
    await play_on()
    assert await told() == ["result"]
    await here.service.start(table.id, ANNA)
    assert await told() == ["deal"]
    await play_on()
    await here.service.start(table.id, ANNA)
    assert await told() == ["skipped", "deal"]
    await there.service.catch_up(table.id, there.lookup.sight(table.id, None).table.revision)
    assert kinds(there) == []


async def test_a_known_newer_state_is_taken_over_before_it_is_asked_who_is_waited_for(
    houses: tuple[House, House],
) -> None:
    here, there = houses
    table = await at_play(here, there)
    await here.service.act(table.id, first := waited_for(here.lookup, table.id), "pass")
    second = waited_for(here.lookup, table.id)
    assert there.service.is_behind(table.id, here.lookup.sight(table.id, None).table.revision)
    there.service.note_behind(table.id, here.lookup.sight(table.id, None).table.revision)
    await there.service.refresh_of(second)
    assert waited_for(there.lookup, table.id) == second != first


async def test_without_a_database_memory_is_shown_and_nothing_done(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = houses
    table = await at_play(here, there)
    await here.service.act(table.id, user := waited_for(here.lookup, table.id), "pass")

    async def refuse(*_: object) -> None:
        raise StorageError("The database is away.")

    with monkeypatch.context() as away:
        for door in ("revision", "load_table", "append"):
            away.setattr(there.store.tables, door, refuse)
        await there.service.refresh(table.id)
        assert waited_for(there.lookup, table.id) == user
        assert await refusal(there.service.act(table.id, user, "pass")) == "storage"
    assert await refusal(there.service.act(table.id, user, "pass", seen=seen(there.lookup, table.id, user))) == "stale"
    assert await said_since_the_cut(here, table) == ["pass"]
