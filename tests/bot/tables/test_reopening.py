"""A closed table once more: the same rules, computers in their seats, and nobody seated who did not ask."""

import random
from dataclasses import replace

import pytest

from bot.tables.model import Computer, Occupant, Person, Speed, Stage, Table
from bot.tables.setup import PlayedTable, TablePlace, checked_setup, reopened_setup
from tests.support.tables import ANNA, BERT, CARL, DORA, EVE, House

LEVELS = ("normal", "easy", "strong")


async def played(house: House, *users: int) -> Table:
    """A table at which a deal was finished, by whoever is asked."""
    table, chance = await house.table(*users), random.Random(7)
    await house.service.start(table.id, users[0])
    while (sight := house.lookup.sight(table.id, None)).table.stage is Stage.PLAYING:
        assert sight.view is not None
        user = sight.table.seats[chance.choice(sight.view.waiting_for)]
        assert isinstance(user, Person)
        legal = [text for text in house.lookup.legal(table.id, user.user) if not text.startswith("cut upto")]
        await house.service.act(table.id, user.user, chance.choice(legal), chance=3)
    return house.lookup.sight(table.id, None).table


def with_seats(table: Table, *seats: Occupant | None) -> PlayedTable:
    return PlayedTable(replace(table, seats=seats), shuffled=False)


async def test_a_closed_table_is_known_by_its_last_deal(house: House) -> None:
    assert await house.store.evenings.played_table(7) is None
    table = await played(house, ANNA, BERT, CARL, DORA)
    await house.service.close(table.id, ANNA)
    found = await house.store.evenings.played_table(table.id)
    assert found is not None
    assert not found.shuffled
    assert [who.user for who in found.table.seats if isinstance(who, Person)] == [ANNA, BERT, CARL, DORA]
    assert (found.table.game, found.table.options, found.table.channel) == (table.game, table.options, table.channel)


async def test_who_presses_has_their_seat_and_nobody_else_is_seated(house: House) -> None:
    table = await played(house, ANNA, BERT, CARL, DORA)
    found = PlayedTable(replace(table, hints=True, speed=Speed.SLOW, level="strong"), shuffled=True)
    again = reopened_setup(found, CARL, LEVELS)
    assert again is not None
    setup, seats = again
    assert seats == (None, None, Person(CARL), None)
    assert (setup.game, setup.options, setup.players) == (table.game, table.options, 4)
    assert (setup.level, setup.speed, setup.shuffled, setup.hints) == ("strong", Speed.SLOW, True, True)


@pytest.mark.parametrize(
    ("seats", "user", "expected"),
    [
        ((Person(ANNA), Computer("easy"), Person(BERT), Computer("strong")), BERT,
         (None, Computer("easy"), Person(BERT), Computer("strong"))),
        ((Person(ANNA, missed=2, away=True), Computer("easy", seat_of=BERT), Computer("easy", replaced=CARL), None),
         ANNA, (Person(ANNA), None, None, None)),
        ((Person(ANNA), Person(BERT), Computer("gone"), Computer("easy")), EVE,
         (Person(EVE), None, Computer("normal"), Computer("easy"))),
        ((Computer("easy"),) * 4, EVE, (Person(EVE), *(Computer("easy"),) * 3)),
    ],
)  # fmt: skip
async def test_computers_keep_their_seats_and_people_who_left_have_theirs_free(
    house: House, seats: tuple[Occupant | None, ...], user: int, expected: tuple[Occupant | None, ...]
) -> None:
    again = reopened_setup(with_seats(await house.table(ANNA), *seats), user, LEVELS)
    assert again is not None
    assert again[1] == expected


async def test_a_game_that_is_gone_cannot_be_had_and_other_rules_are_as_near_as_may_be(house: House) -> None:
    table = await house.table(ANNA)
    assert reopened_setup(PlayedTable(replace(table, game="whist"), shuffled=False), ANNA, LEVELS) is None
    odd = replace(table, options={**table.options, "forgotten": True}, seats=(Person(ANNA),) * 7)
    again = reopened_setup(PlayedTable(odd, shuffled=False), BERT, LEVELS)
    assert again is not None
    assert again[0].options == table.options
    assert again[1] == (Person(BERT), None, None, None)


async def test_a_table_opens_with_the_seats_it_had(house: House) -> None:
    table = await played(house, ANNA, BERT, CARL, DORA)
    await house.service.close(table.id, ANNA)
    seats = (None, Computer("easy"), Person(CARL), None)
    again = await house.service.open(
        TablePlace(table.guild, table.channel, CARL, table.pace), checked_setup(table.game), seats=seats
    )
    assert (again.seats, again.host, again.people) == (seats, CARL, (CARL,))
    assert again.missing_players == (ANNA, BERT, DORA)
