"""A table that stands still until its people go on: all who are there agree, and nothing happens by itself."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import UserError
from bot.tables.deadlines import IDLE_LIFETIME, SLOW_IDLE_LIFETIME
from bot.tables.interruptions import with_pause_asked as halted_by
from bot.tables.model import OpenClaim, Pace, Person, Room, Stage, Table, TablePause, TableView
from bot.tables.setup import TablePlace, checked_setup
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, GUILD, House

PEOPLE = (ANNA, BERT, CARL, DORA)
PACE = Pace(computer=1, cut=60, override=20, next_deal=15, turn=120)
DAY = 86_400


def at(house: House, table: int, user: int | None = None) -> TableView:
    return house.lookup.sight(table, user)


def standing(house: House, table: int) -> Table:
    return at(house, table).table


async def begun(house: House, *people: int, pace: Pace = PACE) -> int:
    table = await house.table(*(people or PEOPLE), pace=pace, signals="false")
    return (await house.service.start(table.id, ANNA)).id


async def with_pause_asked(house: House, *people: int, pace: Pace = PACE) -> int:
    table = await begun(house, *people, pace=pace)
    for user in people or PEOPLE:
        await house.service.pause(table, user)
    assert standing(house, table).is_halted
    return table


def asked(house: House, table: int) -> int:
    """Who is to act."""
    view = at(house, table).view
    assert view is not None
    return PEOPLE[view.waiting_for[0]]


async def act(house: House, table: int, pick: int = 0) -> None:
    user = asked(house, table)
    await house.service.act(table, user, house.lookup.legal(table, user)[pick], chance=3)


async def pass_by(house: House, seconds: float) -> None:
    """Time in which whatever is due is done."""
    house.clock.advance(seconds)
    for _ in range(20):
        await house.store.settings.guild_settings(GUILD)


async def to_the_end(house: House, table: int) -> None:
    while standing(house, table).stage is Stage.PLAYING:
        await act(house, table)


async def test_it_stands_still_once_everybody_agrees_and_play_goes_on_until_then(house: House) -> None:
    table = await begun(house)
    await house.service.pause(table, ANNA)
    due = standing(house, table).due
    await house.service.pause(table, BERT, agrees=True)
    await act(house, table)
    await house.service.pause(table, DORA, agrees=True)
    now = standing(house, table)
    assert (now.is_halted, now.halt) == (False, TablePause(0, (1, 3)))
    assert due is not None
    assert now.due is not None
    await house.service.pause(table, CARL, agrees=True)
    now = standing(house, table)
    assert (now.halt, now.due, now.remind_at) == (TablePause(0, is_on=True), None, None)


async def test_while_it_does_nobody_is_asked_and_whatever_is_pressed_is_refused(house: House) -> None:
    table = await begun(house)
    await act(house, table)
    who = asked(house, table)
    legal, deal = house.lookup.legal(table, who)[0], standing(house, table).deal
    assert deal is not None
    for user in PEOPLE:
        await house.service.pause(table, user)
    before = standing(house, table)
    view = at(house, table, who).view
    assert view is not None
    assert (view.waiting_for, view.decisions, house.lookup.legal(table, who)) == ((), (), ())
    assert view.hand
    for refused in (
        house.service.act(table, who, legal),
        house.service.act(table, who, legal, seen=(deal.id, len(view.history))),
        house.service.set_premove(table, CARL, "", deal=deal.id),
        house.service.claim(table, who),
        house.service.propose(table, who, 1, 3),
    ):
        with pytest.raises(UserError, match="paused"):
            await refused
    assert standing(house, table) == before


async def test_anybody_who_sits_there_has_it_go_on_and_who_is_asked_has_their_whole_time(house: House) -> None:
    table = await with_pause_asked(house)
    who = at(house, table).view
    house.clock.advance(3 * 3600)
    with pytest.raises(UserError, match="not-seated"):
        await house.service.resume(table, EVE)
    await house.service.resume(table, DORA)
    now = standing(house, table)
    assert now.halt is None
    assert now.due == house.clock.now() + timedelta(seconds=PACE.cut)
    assert who is not None
    await act(house, table)
    assert await house.service.resume(table, BERT) == standing(house, table), "it goes on already: nothing changes"


async def test_one_no_is_enough(house: House) -> None:
    table = await begun(house)
    due = standing(house, table).due
    await house.service.pause(table, ANNA)
    await house.service.resume(table, CARL)
    assert (standing(house, table).halt, standing(house, table).due) == (None, due)
    with pytest.raises(UserError, match="pause-over"):
        await house.service.pause(table, BERT, agrees=True)


async def test_no_clock_runs_and_no_computer_moves(running: House) -> None:
    table = await with_pause_asked(running, ANNA)
    before = standing(running, table)
    for seconds in (2, 70, 130, 3600, DAY):
        await pass_by(running, seconds)
        assert standing(running, table) == before
    assert not [change for change in running.changes if change.kind in {"late", "action"}]
    await running.service.resume(table, ANNA)
    running.clock.advance(PACE.cut + 1)
    await running.next_change(("action",))


async def test_a_computer_that_was_about_to_move_does_not(running: House) -> None:
    table = await begun(running, ANNA, pace=replace(PACE, turn=0))
    while (before := at(running, table).view) is not None and 0 in before.waiting_for:
        await act(running, table)
    await running.service.pause(table, ANNA)
    await pass_by(running, 5)
    assert at(running, table).view.history == before.history  # type: ignore[union-attr]
    await running.service.resume(table, ANNA)
    await running.clock.sleeps.wait()
    running.clock.advance(2)
    await running.next_change(("action",))


async def test_a_restart_changes_nothing_about_it(house: House) -> None:
    table = await with_pause_asked(house)
    after = await house.again()
    try:
        assert standing(after, table).halt == TablePause(0, is_on=True)
        assert standing(after, table).due is None
        await after.service.resume(table, BERT)
        assert standing(after, table).due is not None
    finally:
        await after.end()


async def test_who_is_away_and_computers_are_not_asked(house: House) -> None:
    table = await begun(house, ANNA, BERT)
    live = house.service._registry.loaded(table)
    seats = tuple(
        replace(who, away=who == Person(BERT)) if isinstance(who, Person) else who for who in live.table.seats
    )
    live.table = replace(live.table, seats=seats)
    await house.service.pause(table, ANNA)
    assert standing(house, table).is_halted
    await house.service.resume(table, BERT)
    assert standing(house, table).present == (ANNA, BERT), "who has it go on is back"


async def test_the_last_one_who_has_not_agreed_may_leave(house: House) -> None:
    table = await begun(house)
    for user in (ANNA, BERT, CARL):
        await house.service.pause(table, user)
    await house.service.leave(table, DORA)
    now = standing(house, table)
    assert (now.is_halted, now.due) == (True, None)
    await house.service.leave(table, ANNA)
    assert standing(house, table).is_halted, "who asked may go too"
    await house.service.join(table, DORA)
    assert (standing(house, table).is_halted, standing(house, table).due) == (True, None)
    await house.service.resume(table, DORA)


async def test_with_who_asked_the_question_goes_and_who_comes_is_asked(house: House) -> None:
    table = await begun(house, ANNA, BERT, CARL)
    await house.service.pause(table, ANNA)
    await house.service.pause(table, BERT)
    await house.service.leave(table, BERT)
    await house.service.join(table, BERT)
    await house.service.pause(table, CARL)
    assert standing(house, table).halt == TablePause(0, (2,))
    await house.service.leave(table, ANNA)
    assert standing(house, table).halt is None


async def test_who_misses_their_turns_need_not_agree(running: House) -> None:
    table = await begun(running, ANNA, BERT, pace=replace(PACE, turn=30))
    await running.service.pause(table, ANNA)
    for _ in range(200):
        view = at(running, table, ANNA).view
        assert view is not None
        if standing(running, table).is_halted or standing(running, table).stage is not Stage.PLAYING:
            break
        if view.seat in view.waiting_for:
            await running.service.act(table, ANNA, running.lookup.legal(table, ANNA)[0], chance=3)
        else:
            await pass_by(running, 61)
    bert = standing(running, table).seats[1]
    assert isinstance(bert, Person)
    assert (bert.away, standing(running, table).is_halted, standing(running, table).due) == (True, True, None)


async def test_between_two_deals_the_next_one_waits(running: House) -> None:
    table = await begun(running)
    await to_the_end(running, table)
    for user in PEOPLE:
        await running.service.pause(table, user)
    await pass_by(running, DAY)
    now = standing(running, table)
    assert (now.stage, now.is_halted, now.due) == (Stage.PAUSE, True, None)
    await running.service.resume(table, CARL)
    assert standing(running, table).due == running.clock.now() + timedelta(seconds=PACE.next_deal)
    for user in PEOPLE:
        await running.service.pause(table, user)
    await running.service.start(table, BERT)
    assert (standing(running, table).stage, standing(running, table).halt) == (Stage.PLAYING, None)
    assert standing(running, table).due is not None


async def test_where_nothing_runs_there_is_nothing_to_stop(house: House) -> None:
    table = (await house.table(*PEOPLE)).id
    with pytest.raises(UserError, match="pause-nothing"):
        await house.service.pause(table, ANNA)
    with pytest.raises(UserError, match="not-seated"):
        await house.service.pause(table, EVE)
    await house.service.start(table, ANNA)
    await house.service.pause(table, ANNA)
    await house.service.annul(table, ANNA)
    assert standing(house, table).halt is None


async def test_a_table_that_stands_still_ends_after_a_week_and_no_sooner(running: House) -> None:
    assert SLOW_IDLE_LIFETIME > IDLE_LIFETIME >= timedelta(days=1)
    table = await with_pause_asked(running)
    assert standing(running, table).ends_at == running.clock.now() + SLOW_IDLE_LIFETIME
    await pass_by(running, 6 * DAY)
    assert running.lookup.standing(table) is not None
    await running.service.resume(table, ANNA)
    assert standing(running, table).ends_at is None
    for user in PEOPLE:
        await running.service.pause(table, user)
    await pass_by(running, 7 * DAY + 1)
    assert running.lookup.standing(table) is None


async def test_a_clock_that_is_set_does_not_wake_it(running: House) -> None:
    table = await with_pause_asked(running)
    for step in (3 * DAY, -3 * DAY):
        running.clock.step(step)
        await pass_by(running, 1)
        assert (standing(running, table).is_halted, standing(running, table).due) == (True, None)


async def test_all_can_be_closed_and_left(house: House) -> None:
    table = await with_pause_asked(house)
    for user in PEOPLE:
        await house.service.leave(table, user)
    assert house.lookup.standing(table) is None
    again = await house.service.open(TablePlace(GUILD, CHANNEL, ANNA, PACE), checked_setup("saskop"))
    assert again.halt is None


async def test_a_room_of_a_match_cannot_pause_until_its_boards_are_over(house: House) -> None:
    table = await begun(house)
    live = house.service._registry.loaded(table)
    room = Room(1, "ABCD", 0, 4)
    live.table = replace(live.table, room=room)
    with pytest.raises(UserError, match="pause-in-match"):
        await house.service.pause(table, ANNA)
    assert halted_by(replace(live.table, room=replace(room, played=4)), 0).halt == TablePause(0)


async def test_a_claim_comes_before_a_pause(house: House) -> None:
    table = await begun(house)
    for user in (ANNA, BERT, CARL):
        await house.service.pause(table, user)
    live = house.service._registry.loaded(table)
    live.table = replace(live.table, claim=OpenClaim(0, house.clock.now()))
    await house.service.pause(table, DORA)
    assert (standing(house, table).is_halted, standing(house, table).halt) == (False, TablePause(0, (1, 2, 3)))
    live.table = replace(live.table, due=house.clock.now())
    await house.service.close_claim(table)
    assert (standing(house, table).claim, standing(house, table).is_halted) == (None, True)
    await house.service.resume(table, BERT)
    live.table = replace(live.table, claim=OpenClaim(0, house.clock.now()))
    with pytest.raises(UserError, match="claim-stands"):
        await house.service.pause(table, ANNA)
