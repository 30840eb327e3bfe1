"""Who is away and replaced, who votes for it, and how others are called to a table."""

from dataclasses import replace

import pytest

from bot.errors import UserError
from bot.tables.model import Computer, Pace, Person, Rotation, Stage, Table
from bot.tables.seating import join, replace_person, votes_missing, with_seat_back, with_user_back, with_users_away
from bot.tables.setup import TablePlace, checked_setup, new_table
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, DORA, EVE, PATIENT, House

AWAY = {user: Person(user, 2, away=True) for user in (ANNA, BERT, CARL, DORA)}


def seated(*seats: Person | Computer | None, stage: Stage = Stage.PLAYING) -> Table:
    table = new_table(TablePlace(1, 1, ANNA, Pace()), checked_setup("saskop"))
    return replace(table, seats=seats, stage=stage)


def refused(table: Table, by: int, user: int) -> str:
    with pytest.raises(UserError) as error:
        replace_person(table, by, user, "easy")
    return error.value.key


def test_the_host_gives_the_seat_of_who_is_away_to_a_computer() -> None:
    table = seated(Person(ANNA), AWAY[BERT], Person(CARL), Person(DORA))
    after = replace_person(table, ANNA, BERT, "easy")
    assert after.seats[1] == Computer("easy", replaced=BERT)
    assert after.host == ANNA
    assert refused(table, CARL, BERT) == "host-replaces"
    assert refused(table, ANNA, CARL) == "not-away"
    assert refused(table, ANNA, ANNA) == "leave-instead"
    assert refused(table, ANNA, EVE) == "nobody-to-replace"
    assert refused(table, EVE, BERT) == "not-seated"


def test_while_people_gather_the_host_replaces_anybody() -> None:
    table = seated(Person(ANNA), Person(BERT), None, None, stage=Stage.GATHERING)
    assert replace_person(table, ANNA, BERT, "easy").seats[1] == Computer("easy", replaced=BERT)


def test_where_the_host_is_away_more_than_half_of_those_there_decide() -> None:
    table = seated(AWAY[ANNA], Person(BERT), Person(CARL), Person(DORA))
    once = replace_person(table, BERT, ANNA, "easy")
    assert (once.seats[0], votes_missing(once, 0)) == (replace(AWAY[ANNA], votes=(BERT,)), 1)
    assert replace_person(once, BERT, ANNA, "easy") == once
    after = replace_person(once, CARL, ANNA, "easy")
    assert (after.seats[0], after.host) == (Computer("easy", replaced=ANNA), CARL)


def turns(*, away: tuple[int, ...], host: int = ANNA) -> Table:
    """Skat for four: Anna sits out, Bert is in a seat beside Carl and Dora."""
    table = new_table(TablePlace(1, 1, host, Pace()), checked_setup("skat"))
    seats = tuple(replace(Person(user), away=user in away) for user in (BERT, CARL, DORA))
    out = tuple(user for user in away if user == ANNA)
    turns = Rotation((ANNA, BERT, CARL, DORA), ANNA, away=out)
    return replace(table, seats=seats, rotation=turns, stage=Stage.PLAYING)


def test_a_host_who_sits_out_and_is_away_is_not_there() -> None:
    assert refused(turns(away=(BERT,)), CARL, BERT) == "host-replaces"
    table = turns(away=(ANNA, BERT))
    once = replace_person(table, CARL, BERT, "easy")
    assert votes_missing(once, 0) == 1
    assert replace_person(once, DORA, BERT, "easy").seats[0] == Computer("easy", replaced=BERT)


def test_who_is_away_and_sits_out_is_taken_out_by_anybody_where_the_host_is_not_there() -> None:
    assert refused(turns(away=()), CARL, ANNA) == "host-replaces"
    after = replace_person(turns(away=(ANNA, BERT)), DORA, ANNA, "easy")
    assert ANNA not in after.everybody
    assert after.host == CARL  # the first of those who are there
    away = turns(away=(BERT,), host=BERT)
    assert refused(away, CARL, ANNA) == "not-away"
    assert replace_person(turns(away=(), host=BERT), BERT, ANNA, "easy").sitting_out == ()


def test_who_left_the_server_and_sits_out_is_away() -> None:
    after = with_users_away(turns(away=()), [ANNA, CARL])
    assert after.rotation is not None
    assert (after.rotation.away, after.present) == ((ANNA,), (BERT, DORA))
    assert with_user_back(after, ANNA).rotation == turns(away=()).rotation


def test_votes_end_when_the_person_acts_and_go_with_who_gave_them() -> None:
    table = seated(AWAY[ANNA], Person(BERT), Person(CARL), Person(DORA))
    once = replace_person(table, BERT, ANNA, "easy")
    assert with_user_back(once, ANNA).seats[0] == Person(ANNA)
    gone = replace(once, seats=(once.seats[0], AWAY[BERT], *once.seats[2:]))
    assert votes_missing(gone, 0) == 2
    assert replace_person(gone, CARL, ANNA, "easy").seats[0] == replace(AWAY[ANNA], votes=(CARL,))
    assert with_seat_back(once, 0).seats[0] == Person(ANNA)


def test_in_a_deal_only_who_saw_no_cards_takes_the_seat_over_or_its_own_person() -> None:
    table = seated(Person(ANNA), Computer("easy", replaced=BERT), Computer("easy"), Person(DORA))
    assert join(table, EVE, None, has_seen_cards=False).seats[1] == Person(EVE)
    assert join(table, BERT, None).seats[1] == Person(BERT)
    for user, seat, has_seen in ((EVE, 1, True), (EVE, None, True), (EVE, 2, False), (DORA, 1, True)):
        with pytest.raises(UserError, match="deal-is-on"):
            join(table, user, seat, has_seen_cards=has_seen)


async def begun(house: House) -> Table:
    """Anna, Bert and Carl with a computer, in a deal that Bert is away from."""
    table = await house.table(ANNA, BERT, CARL, pace=PATIENT)
    await house.service.start(table.id, ANNA)
    live = house.service._registry.loaded(table.id)
    live.table = replace(live.table, seats=(Person(ANNA), AWAY[BERT], *live.table.seats[2:]))
    return live.table


async def test_a_replaced_person_is_told_so_and_somebody_new_plays_on(house: House) -> None:
    table = await begun(house)
    await house.service.replace_person(table.id, ANNA, BERT, "easy")
    with pytest.raises(UserError, match="replaced") as told:
        await house.service.act(table.id, BERT, "pass")
    assert told.value.details == {"seat": 2}
    with pytest.raises(UserError, match="deal-is-on"):
        await house.service.join(table.id, EVE, 3)
    after = await house.service.join(table.id, EVE)
    assert after.seat_of(EVE) == 1
    assert house.lookup.sight(table.id, EVE).view is not None


async def test_who_left_a_seat_of_this_deal_takes_no_other_one(house: House) -> None:
    table = await begun(house)
    await house.service.replace_person(table.id, ANNA, BERT)
    await house.service.leave(table.id, CARL)
    with pytest.raises(UserError, match="deal-is-on"):
        await house.service.join(table.id, CARL, 1)
    assert (await house.service.join(table.id, CARL)).seat_of(CARL) == 2


async def test_replacements_and_votes_outlive_a_restart_and_a_deal_remembers_neither(house: House) -> None:
    table = await begun(house)
    await house.service.replace_person(table.id, ANNA, BERT)
    again = await house.again()
    assert again.lookup.sight(table.id, None).table.seat_taken_from(BERT) == 1
    await again.service.forget(BERT)
    assert again.lookup.sight(table.id, None).table.seat_taken_from(BERT) is None
    assert (await again.service.join(table.id, EVE)).seat_of(EVE) == 1
    house.store = again.store


async def test_people_are_called_at_most_once_a_minute_and_only_to_a_free_seat(house: House) -> None:
    table = await house.service.open(TablePlace(1, CHANNEL, ANNA, PATIENT), checked_setup("skat"))
    for by, key in ((BERT, "not-seated"), (ANNA, None), (ANNA, "called-lately")):
        if key is None:
            await house.service.invite(table.id, by, EVE)
            continue
        with pytest.raises(UserError, match=key):
            await house.service.invite(table.id, by, EVE)
    house.clock.advance(60)
    with pytest.raises(UserError, match="sits-already"):
        await house.service.invite(table.id, ANNA, ANNA)
    again = await house.again()
    await again.service.invite(table.id, ANNA)
    await again.service.fill(table.id, ANNA)
    await again.service.start(table.id, ANNA)
    again.clock.advance(60)
    with pytest.raises(UserError, match="no-seat-to-offer"):
        await again.service.invite(table.id, ANNA)
    house.store = again.store


async def test_the_last_games_players_are_called_once(house: House) -> None:
    table = await house.table(ANNA, BERT, pace=replace(PATIENT, computer=0))
    live = house.service._registry.loaded(table.id)
    live.table = await house.store.tables.save_table(replace(live.table, last_players=(ANNA, BERT, CARL)))
    assert live.table.missing_players == (CARL,)
    after, called = await house.service.call_last_players(table.id, ANNA)
    assert (called, after.missing_players) == ((CARL,), ())
    with pytest.raises(UserError, match="nobody-to-call"):
        await house.service.call_last_players(table.id, ANNA)
