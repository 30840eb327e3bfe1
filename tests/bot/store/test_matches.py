"""What the database keeps of matches: boards as they were sealed, who is in which room, and what counts only later."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import Conflict, UserError
from bot.features.matches.boards import new_boards
from bot.stores import Stores
from bot.tables.matches import MatchStage, NewMatch
from bot.tables.model import Computer, Person, Room, Stage, Table
from bot.tables.stored import StoredDeal
from bot.tables.tallying import ALL_TIME
from tests.bot.store.making import ANN, BOB, CAT, DAN, GUILD, NOON, a_deal, a_table, an_action, an_ending
from tests.support.tables import SeededShuffler

CODE = "KQ7TB"
FILLED = (Computer("easy"),) * 3
BOARDS = tuple(new_boards("saskop", {}, 4, 2, SeededShuffler(5)))


async def two_rooms(store: Stores) -> tuple[Table, Table]:
    """Ann's room and Bob's."""
    new = NewMatch(CODE, BOARDS, NOON)
    first = await store.tables.open_table(a_table(7, seats=(Person(ANN), *FILLED), room=Room(0, CODE, 0, 2)), new)
    assert first.room is not None
    second = a_table(8, host=BOB, seats=(Person(BOB), *FILLED), room=replace(first.room, place=1))
    return first, await store.tables.open_table(second)


async def finished(store: Stores, table: Table) -> tuple[Table, StoredDeal]:
    """A room's next board, over at once."""
    assert table.room is not None
    new = replace(a_deal(), done=((1, "cut threes at 5"),))
    table, deal = await store.tables.begin_deal(replace(table, stage=Stage.PLAYING), new)
    assert deal.actions == ((1, "cut threes at 5"),)
    assert table.room is not None
    after = replace(table, stage=Stage.PAUSE, room=table.room.after_board)
    ending = an_ending(users=(ANN if table.room.place == 0 else BOB, None, None, None))
    return await store.tables.append(after, an_action(deal, 1, user=None), ending), deal


async def test_a_board_comes_back_as_it_was_sealed(store: Stores) -> None:
    first, _ = await two_rooms(store)
    assert first.room is not None
    assert [await store.tables.board(first.room.match, number) for number in (0, 1)] == list(BOARDS)


async def test_a_match_knows_its_rooms_as_they_stand(store: Stores) -> None:
    first, second = await two_rooms(store)
    await finished(store, first)
    await store.tables.save_table(replace(second, seats=(Person(BOB), None, None, None)))
    match = await store.matches.match_of_code(CODE)
    assert match is not None
    assert match == await store.matches.match_in(8) == (await store.matches.matches_going_on())[0]
    assert (match.stage, match.boards, match.players, match.last) == (MatchStage.ON, 2, 4, NOON)
    rooms = [(room.place, room.channel, room.free, room.played, room.has_begun) for room in match.rooms]
    assert rooms == [(0, 7, 0, 1, True), (1, 8, 3, 0, False)]


async def test_there_are_two_rooms_and_nobody_is_in_both(store: Stores) -> None:
    first, second = await two_rooms(store)
    with pytest.raises(UserError, match="match-code-used"):
        await store.tables.open_table(a_table(9, seats=(Person(CAT), *FILLED), room=second.room))
    with pytest.raises(UserError, match="match-other-room"):
        await store.tables.save_table(replace(second, seats=(Person(BOB), Person(ANN), *FILLED[1:])))
    first = await store.tables.save_table(replace(first, seats=(Person(DAN), *FILLED)))
    second = await store.tables.save_table(replace(second, seats=(Person(BOB), Person(ANN), *FILLED[1:])))
    first, _ = await finished(store, first)
    first = await store.tables.save_table(replace(first, seats=(Person(CAT), *FILLED)))
    with pytest.raises(UserError, match="match-other-room"):
        await store.tables.save_table(replace(second, seats=(Person(BOB), Person(DAN), *FILLED[1:])))


async def test_what_is_withheld_counts_when_the_match_is_over_and_once(store: Stores) -> None:
    first, second = await two_rooms(store)
    for table in (first, second):
        after, deal = await finished(store, table)
        await finished(store, after)
    assert deal.is_withheld
    assert first.room is not None
    match, later = first.room.match, NOON + timedelta(hours=1)
    assert [
        await store.player_stats.counts_of(GUILD, "saskop", ANN),
        await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)),
    ] == [[], []]
    assert [(each.number, each.room) for each in await store.matches.played_boards(match)] == [
        (0, 0),
        (1, 0),
        (0, 1),
        (1, 1),
    ]
    assert await store.matches.end_match(match, MatchStage.OVER, later)
    assert not await store.matches.end_match(match, MatchStage.ABANDONED, later)
    assert {each.what: each.deals for each in await store.player_stats.counts_of(GUILD, "saskop", ANN)}["deal"] == 2
    figures = {each.who.user: each.deals for each in await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))}
    assert (figures[ANN], figures[BOB]) == (2, 2)
    assert await store.pars.count_without_par() == 4
    stored = await store.results.deal(GUILD, deal.number)
    assert stored is not None
    assert not stored.is_withheld
    assert [room.told for room in (await store.matches.matches_untold())[0].rooms] == [False, False]
    for place in (0, 1):
        await store.matches.match_told(match, place)
    assert await store.matches.matches_untold() == await store.matches.matches_going_on() == []


async def test_no_board_is_dealt_of_a_match_that_is_over(store: Stores) -> None:
    first, _ = await two_rooms(store)
    assert first.room is not None
    await store.matches.end_match(first.room.match, MatchStage.ABANDONED, NOON)
    with pytest.raises(Conflict):
        await finished(store, first)
