"""Nobody is called twice for the same turn, and for the next one anew."""

from dataclasses import replace
from typing import Any

import pytest

from bot.gateway.messages.calls import CalledPlayers, awaited_people, number_of_call, turn_of
from bot.tables.model import Person, Stage, TableView
from tests.support.tables import ANNA, BERT, CARL, DORA, HandClock, House


@pytest.fixture
async def sight(tmp_path: Any) -> Any:
    """A deal in which somebody has to cut."""
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    table = await house.table(ANNA, BERT, CARL, DORA)
    await house.service.start(table.id, ANNA)
    yield house.lookup.sight(table.id, None)
    await house.end()


def later(sight: TableView, *, due: bool = True, heard: bool = True) -> TableView:
    """The same people are awaited, the clock began anew, or more was heard of the deal."""
    view, clock = sight.view, HandClock()
    assert view is not None
    clock.advance(9e6)
    table = replace(sight.table, due=clock.now()) if due else sight.table
    return replace(
        sight, table=table, view=replace(view, history=(*view.history, *view.history, object())) if heard else view
    )  # type: ignore[arg-type]


def test_a_call_holds_through_its_turn_and_no_longer(sight: TableView) -> None:
    awaited = awaited_people(sight)
    called = CalledPlayers().and_now(awaited, sight)
    assert called.users == awaited
    assert len(awaited) == 1
    assert called.now(sight) == called
    assert called.now(later(sight, due=False)) == called, "others answered the same question"
    assert called.now(later(sight, heard=False)) == called, "their clock began anew"
    assert called.now(later(sight)) == CalledPlayers(), "they are asked something else"
    assert CalledPlayers().and_now({999}, sight).now(sight) == CalledPlayers(), "one of them is not awaited any more"


def test_who_is_away_or_at_no_deal_is_not_awaited(sight: TableView) -> None:
    (user,) = awaited_people(sight)
    seats = tuple(replace(who, away=True) if who == Person(user) else who for who in sight.table.seats)  # type: ignore[type-var]
    assert not awaited_people(replace(sight, table=replace(sight.table, seats=seats)))
    assert not awaited_people(replace(sight, table=replace(sight.table, stage=Stage.PAUSE)))
    assert not awaited_people(replace(sight, view=None))


def test_who_is_called_later_in_a_turn_is_called_beside_the_others(sight: TableView) -> None:
    (user,) = awaited_people(sight)
    assert CalledPlayers().and_now({user}, sight).and_now({BERT}, sight).users == {user, BERT}
    first, second = number_of_call(sight, is_late=False), number_of_call(sight, is_late=True)
    assert first < second < number_of_call(later(sight), is_late=False)


async def test_a_turn_of_somebody_ends_with_what_they_do_and_with_nothing_of_others(tmp_path: Any) -> None:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    table = await house.table(ANNA, BERT, CARL, DORA)
    await house.service.start(table.id, ANNA)
    people, known = {ANNA, BERT, CARL, DORA}, dict[int, set[object]]()
    for _ in range(12):
        sight = house.lookup.sight(table.id, None)
        (who, *_others) = sorted(awaited_people(sight))
        before = {user: turn_of(sight, user) for user in people}
        own = house.lookup.sight(table.id, who).view
        assert own is not None
        await house.service.act(table.id, who, str(own.decisions[0].actions[0]))
        after = {user: turn_of(house.lookup.sight(table.id, None), user) for user in people}
        assert {user for user in people if before[user] != after[user]} == {who}
        assert after[who] not in known.setdefault(who, set()), "no turn comes twice"
        known[who].add(after[who])
    await house.end()
