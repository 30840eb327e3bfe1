"""Duplicate matches: the same packs in two rooms, nothing seen of the other room before the end, and the sheet."""

import asyncio
import contextlib
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import StorageError, UserError
from bot.features.matches.boards import BoardLine, MatchSheet, PlayedBoard, SeatPaid, new_boards, paid_to_a, sheet_of
from bot.features.matches.service import ANNOUNCE_FOR, POLL_SECONDS, MatchKeeper
from bot.store.tables import SqlTableStore
from bot.tables.finished_deals import finished_deal, fold_finished, table_of
from bot.tables.matches import IDLE_LIMIT, MatchRoom, MatchStage, side_of
from bot.tables.model import Speed, Stage, Table
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.tallying import ALL_TIME
from engine.games import GAMES
from engine.options import allowed_values
from engine.outcome import Outcome
from engine.record import record_of, verify
from tests.support.arena import RandomPlayer
from tests.support.exported import exported
from tests.support.tables import ANNA, BERT, CARL, CHANNEL, GUILD, PATIENT, House, SeededShuffler

OTHER_GUILD, OTHER_CHANNEL = 910, 911
BOARDS = 3


class Rooms:
    """A house with its matches, and all that was told of their ends."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.told: list[tuple[MatchSheet, MatchRoom]] = []
        self.takes, self.tries = True, 0
        self._news = asyncio.Event()
        house.tables.changes.subscribe(lambda _: self._news.set())
        shuffler = SeededShuffler(7)
        self.keeper = MatchKeeper(
            house.store.matches, house.service, house.tables.changes, house.tables.cluster, shuffler,
            house.clock, self._tell, fewest=2,
        )  # fmt: skip

    async def _tell(self, sheet: MatchSheet, room: MatchRoom) -> bool:
        self.tries += 1
        if self.takes:
            self.told.append((sheet, room))
        self._news.set()
        return self.takes

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for what happens by itself."""
        while not holds():
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 60)

    async def ended(self) -> None:
        """Both rooms have been told how it ended."""
        await self.until(lambda: len(self.told) == 2)

    async def open(self, game: str = "saskop", boards: int = BOARDS, players: int | None = None) -> Table:
        return await self.keeper.open(place(ANNA, GUILD, CHANNEL), checked_setup(game, players=players), boards)

    async def join(self, first: Table, guild: int = OTHER_GUILD) -> Table:
        assert first.room is not None
        return await self.keeper.join(place(BERT, guild, OTHER_CHANNEL), first.room.code, Speed.LIVE)

    async def begun(self, game: str = "saskop", guild: int = OTHER_GUILD, players: int | None = None) -> list[int]:
        """Both rooms full, and their first board dealt."""
        first = await self.open(game, players=players)
        second = await self.join(first, guild)
        await self.house.service.fill(first.id, ANNA)
        await self.house.service.fill(second.id, BERT)
        tables = [first.id, second.id]
        await self.until(lambda: all(self.table(each).stage is Stage.PLAYING for each in tables))
        return tables

    def table(self, table: int) -> Table:
        return self.house.lookup.sight(table, None).table


def place(user: int, guild: int, channel: int) -> TablePlace:
    return TablePlace(guild, channel, user, PATIENT)


@pytest.fixture
async def rooms(house: House) -> AsyncIterator[Rooms]:
    rooms = Rooms(house)
    rooms.keeper.start()
    yield rooms
    await rooms.keeper.stop()


async def play_board(house: House, table: int, chance: random.Random) -> None:
    """A deal to its end, by chance; it is begun if it has to be."""
    if house.lookup.sight(table, None).table.stage is not Stage.PLAYING:
        await house.service.start(table, None)
    while house.lookup.sight(table, None).table.stage is Stage.PLAYING:
        turn = house.lookup.awaited_turn(table) or house.lookup.thinking_turns(table)[-1]
        action = RandomPlayer().choose(turn.view, chance)
        assert action is not None
        assert await house.service.act_for(table, turn.seat, action, seen=turn.seen, missed=False)


async def play(house: House, table: int, boards: int, chance: random.Random) -> None:
    for _ in range(boards):
        await play_board(house, table, chance)


async def refused(awaiting: object) -> str:
    with pytest.raises(UserError) as caught:
        await awaiting  # type: ignore[misc]
    return caught.value.key


async def test_both_rooms_play_the_same_packs_with_the_same_cut_and_dealer(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    for number in range(BOARDS):
        await play_board(house, first, random.Random(number))
        await play_board(house, second, random.Random(100 + number))
    await rooms.ended()
    for number in range(1, BOARDS + 1):
        one, other = await house.store.results.deal(GUILD, number), await house.store.results.deal(OTHER_GUILD, number)
        assert one is not None
        assert other is not None
        assert (one.seal, one.dealer, one.carried) == (other.seal, other.dealer, other.carried)
        assert one.actions[0] == other.actions[0]
        assert one.actions[1:] != other.actions[1:]
        assert one.dealer == ((await house.store.results.deal(GUILD, 1)).dealer + number - 1) % 4  # type: ignore[union-attr]


async def test_the_record_of_a_board_can_be_verified(rooms: Rooms) -> None:
    house, tables = rooms.house, await rooms.begun()
    for table in tables:
        await play(house, table, BOARDS, random.Random(table))
    await rooms.ended()
    stored = await finished_deal(house.store.results, GUILD, 1)
    deal = fold_finished(stored, table_of(stored, "en"))
    record = record_of(deal, number=1, day=stored.begun.date(), players=("a", "b", "c", "d"), salt=stored.seal.salt)
    assert verify(record) == []


async def shuffling_rooms(rooms: Rooms) -> tuple[Table, Table]:
    """Both rooms of a match that everybody shuffles, one person in each, and computers in the other seats."""
    first = await rooms.keeper.open(
        place(ANNA, GUILD, CHANNEL), replace(checked_setup("saskop"), shuffled=True), BOARDS
    )
    second = await rooms.join(first)
    for table, user in ((first, ANNA), (second, BERT)):
        await rooms.house.service.fill(table.id, user)
    return first, second


async def test_the_packs_of_a_match_follow_from_a_part_of_everybody_in_both_rooms(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await shuffling_rooms(rooms)
    shuffles = [rooms.table(each.id).shuffle for each in (first, second)]
    assert shuffles[0] is not None
    assert shuffles[1] is not None
    name, committed = shuffles[0].name, shuffles[0].committed
    assert (shuffles[1].name, shuffles[1].committed) == (name, committed)
    assert await refused(house.service.start(first.id, ANNA)) == "shuffle-both-rooms"
    await house.service.shuffle(second.id, BERT, name, "Bert's")
    assert {rooms.table(each.id).stage for each in (first, second)} == {Stage.GATHERING}
    await house.service.shuffle(first.id, ANNA, name, "Anna's")
    await rooms.until(lambda: all(rooms.table(each.id).stage is Stage.PLAYING for each in (first, second)))
    assert await refused(house.service.shuffle(first.id, ANNA, name, "more")) == "shuffle-opened"
    for table in (first, second):
        await play(house, table.id, BOARDS, random.Random(table.id))
    await rooms.ended()
    for number in range(1, BOARDS + 1):
        stored = await finished_deal(house.store.results, GUILD, number)
        other = await finished_deal(house.store.results, OTHER_GUILD, number)
        shuffle = stored.shuffle
        assert shuffle is not None
        assert shuffle == other.shuffle
        assert (shuffle.deal, shuffle.commitment) == (f"{name}-{number}", committed)
        assert shuffle.parts == ("Anna's", "", "", "", "Bert's", "", "", "")
        assert stored.dealer == other.dealer == shuffle.dealer(4)
        rules = GAMES["saskop"]
        options = rules.options()
        cut = shuffle.cut(rules.pack(options, 4), rules.drawn_ways(options))
        assert stored.actions[0] == other.actions[0] == (rules.cutter(options, stored.dealer, 4), str(cut))
        deal, salt = fold_finished(stored, table_of(stored, "en")), stored.seal.salt
        day = stored.begun.date()
        assert verify(record_of(deal, number=1, day=day, players=("a",) * 4, salt=salt, shuffle=shuffle)) == []
    assert await house.store.tables.secret_shuffle(first.id) is None
    # Who has themselves deleted takes their word out of all boards in both rooms, and nobody else's.
    assert [each["part"] for each in (await exported(house.store, ANNA))["matches"]] == ["Anna's"]
    assert [each["part"] for each in (await exported(house.store, BERT))["matches"]] == ["Bert's"]
    await house.store.personal.forget(ANNA)
    for guild in (GUILD, OTHER_GUILD):
        for number in range(1, BOARDS + 1):
            shuffle = (await finished_deal(house.store.results, guild, number)).shuffle
            assert shuffle is not None
            assert shuffle.parts == (None, "", "", "", "Bert's", "", "", "")
    board = await house.store.tables.board(first.room.match, 0) if first.room else None
    assert board is not None
    assert board.shuffle is not None
    assert board.shuffle.parts[0] is None


async def test_a_match_waits_five_seconds_for_who_does_not_shuffle(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await shuffling_rooms(rooms)
    await house.clock.sleeps.wait()
    house.clock.advance(5)
    await rooms.until(lambda: all(rooms.table(each.id).stage is Stage.PLAYING for each in (first, second)))
    assert rooms.table(first.id).shuffle is None


async def test_cards_are_dealt_when_both_rooms_are_full_and_not_before(rooms: Rooms) -> None:
    house, first = rooms.house, await rooms.open()
    await house.service.fill(first.id, ANNA)
    assert await refused(house.service.start(first.id, ANNA)) == "match-alone"
    second = await rooms.join(first)
    assert await refused(house.service.start(first.id, ANNA)) == "match-waits"
    assert rooms.table(first.id).stage is Stage.GATHERING
    await house.service.fill(second.id, BERT)
    await rooms.until(lambda: rooms.table(first.id).stage is rooms.table(second.id).stage is Stage.PLAYING)


async def test_nothing_of_a_board_can_be_looked_up_before_both_rooms_are_done(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    await play(house, first, BOARDS, random.Random(1))
    await play(house, second, BOARDS - 1, random.Random(2))
    store = house.store
    assert await refused(finished_deal(store.results, GUILD, 1)) == "deal-withheld"
    assert await store.results.history(GUILD, None, 10) == []
    assert await store.results.history(GUILD, ANNA, 10) == []
    assert await store.results.numbered(GUILD, "1", 10) == []
    assert await store.player_stats.games_of(GUILD, ANNA, ("saskop",)) == []
    assert await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)) == []
    assert await store.player_stats.counts_of(GUILD, "saskop", ANNA) == []
    assert await store.evenings.last_site(GUILD, CHANNEL) is None
    assert await store.pars.without_par() is None
    assert await store.pars.count_without_par() == 0
    assert (await rooms.keeper.sheet(CHANNEL)).lines == ()
    facts = rooms.table(first).deal
    assert facts is not None
    assert facts.opened is None

    await play_board(house, second, random.Random(3))
    await rooms.ended()
    assert (await finished_deal(store.results, GUILD, 1)).number == 1
    assert len(await store.results.history(GUILD, ANNA, 10)) == BOARDS
    (line,) = await store.player_stats.games_of(GUILD, ANNA, ("saskop",))
    assert line.deals == BOARDS
    figures = {each.who.user: each.deals for each in await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,))}
    assert figures[ANNA] == BOARDS
    assert await store.player_stats.counts_of(GUILD, "saskop", ANNA) != []
    assert await store.evenings.last_site(GUILD, CHANNEL) is not None
    assert await store.pars.count_without_par() == 2 * BOARDS
    assert len((await rooms.keeper.sheet(OTHER_CHANNEL)).lines) == BOARDS


async def seen_in_second(house: House, seed: int) -> list[object]:
    """All that the second room can get, on the same server, after the first one has played by some chance."""
    rooms = Rooms(house)
    rooms.keeper.start()
    first, second = await rooms.begun(guild=GUILD)
    await play(house, first, BOARDS, random.Random(seed))
    store = house.store
    seen: list[object] = [
        await store.results.history(GUILD, None, 10),
        await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)),
        await store.ladder.games_played(GUILD, tuple(GAMES), (ALL_TIME,)),
        await store.pars.count_without_par(),
        await store.player_stats.games_of(GUILD, ANNA, tuple(GAMES)),
        await store.player_stats.counts_of(GUILD, "saskop", ANNA),
        await store.evenings.last_site(GUILD, CHANNEL),
        await refused(finished_deal(store.results, GUILD, 1)),
        await rooms.keeper.sheet(OTHER_CHANNEL),
        house.lookup.sight(second, BERT),
        house.lookup.sight(second, None),
    ]
    await rooms.keeper.stop()
    return seen


async def test_what_one_room_did_changes_nothing_the_other_room_can_get(
    house: House, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = await House(tmp_path_factory.mktemp("other") / "tables.sqlite3", type(house.clock)(), 1).begin()
    try:
        assert repr(await seen_in_second(house, 1)) == repr(await seen_in_second(other, 2))
    finally:
        await other.end()


async def test_a_code_opens_one_other_room(rooms: Rooms) -> None:
    first = await rooms.open()
    assert first.room is not None
    code, keeper = first.room.code, rooms.keeper
    assert await refused(keeper.join(place(BERT, GUILD, CHANNEL), code, Speed.LIVE)) == "match-own-room"
    assert await refused(keeper.join(place(BERT, OTHER_GUILD, OTHER_CHANNEL), "NOPE", Speed.LIVE)) == "match-no-code"
    assert await refused(keeper.join(place(ANNA, OTHER_GUILD, OTHER_CHANNEL), code, Speed.LIVE)) == "match-other-room"
    second = await keeper.join(place(BERT, OTHER_GUILD, OTHER_CHANNEL), f" {code.lower()} ", Speed.LIVE)
    assert (second.game, second.options, second.players) == (first.game, first.options, first.players)
    assert await refused(keeper.join(place(CARL, 5, 6), code, Speed.LIVE)) == "match-code-used"


async def test_the_other_room_plays_by_the_house_rules_of_a_match_of_before_one_existed(rooms: Rooms) -> None:
    first = await rooms.open("skat")
    with contextlib.closing(sqlite3.connect(rooms.house.path)) as connection:
        connection.execute("""UPDATE matches SET options = '{"announce": "hand"}'""")
        connection.commit()
    options = (await rooms.join(first)).options
    assert options == {name: values[0] for name, values in allowed_values(GAMES["skat"].options).items()} | {
        "announce": "hand"
    }


async def test_a_code_that_nobody_uses_grows_old_and_the_room_is_a_table_as_any_other(rooms: Rooms) -> None:
    first = await rooms.open()
    await asyncio.wait_for(rooms.house.clock.sleeps.wait(), 60)
    rooms.house.clock.advance(25 * 3600)
    await rooms.until(lambda: bool(rooms.told))
    assert first.room is not None
    assert rooms.table(first.id).room is None
    assert await refused(rooms.keeper.join(place(BERT, 5, 6), first.room.code, Speed.LIVE)) == "match-code-old"
    assert [sheet.match.stage for sheet, _ in rooms.told] == [MatchStage.ABANDONED]


@pytest.mark.parametrize("boards", [1, 25])
async def test_a_match_has_so_many_boards(rooms: Rooms, boards: int) -> None:
    assert await refused(rooms.open(boards=boards)) == "match-length"


async def test_nobody_sits_in_both_rooms_nor_changes_sides(rooms: Rooms) -> None:
    house, first = rooms.house, await rooms.open()
    second = await rooms.join(first)
    await house.service.join(first.id, CARL)
    assert await refused(house.service.join(second.id, CARL)) == "match-other-room"
    await house.service.leave(first.id, CARL)
    await house.service.join(second.id, CARL)  # who has seen no card may go over
    await house.service.fill(first.id, ANNA)
    await house.service.fill(second.id, BERT)
    await rooms.until(lambda: rooms.table(first.id).stage is rooms.table(second.id).stage is Stage.PLAYING)
    await play_board(house, second.id, random.Random(1))
    assert await refused(house.service.join(second.id, CARL, 3)) == "match-same-seat"
    await house.service.leave(second.id, CARL)
    await play_board(house, first.id, random.Random(1))
    assert await refused(house.service.join(first.id, CARL)) == "match-other-room"
    assert rooms.table(first.id).seat_of(CARL) is None


async def test_a_room_that_closes_ends_the_match_and_everything_is_opened(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    await play_board(house, first, random.Random(1))
    await house.service.start(first, None)
    await house.service.close(second, BERT)
    await rooms.ended()
    assert {sheet.match.stage for sheet, _ in rooms.told} == {MatchStage.ABANDONED}
    assert (await finished_deal(house.store.results, GUILD, 1)).number == 1
    assert rooms.table(first).room is None
    await play_board(house, first, random.Random(2))  # the deal that was on counts as any other
    assert (await finished_deal(house.store.results, GUILD, 2)).number == 2
    assert len(await house.store.results.history(GUILD, ANNA, 10)) == 2


async def test_a_room_that_is_silent_for_long_ends_the_match(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    await play(house, first, BOARDS, random.Random(1))
    await asyncio.wait_for(house.clock.sleeps.wait(), 60)
    house.clock.advance(IDLE_LIMIT.total_seconds() + POLL_SECONDS)
    await rooms.ended()
    assert {sheet.match.stage for sheet, _ in rooms.told} == {MatchStage.ABANDONED}
    assert rooms.table(second).room is None


async def test_a_match_goes_on_after_a_restart_and_a_refused_sheet_is_told_later(house: House) -> None:
    rooms = Rooms(house)
    rooms.keeper.start()
    first, second = await rooms.begun()
    await play_board(house, first, random.Random(1))
    await rooms.keeper.stop()
    house = await house.again()
    try:
        rooms = Rooms(house)
        rooms.takes = False
        await play(house, first, BOARDS - 1, random.Random(2))
        await play(house, second, BOARDS, random.Random(3))  # the end of it nobody heard of
        rooms.keeper.start()
        await asyncio.wait_for(house.clock.sleeps.wait(), 60)
        assert rooms.told == []
        rooms.takes = True
        house.clock.advance(61)
        await rooms.ended()
        assert [room.channel for _, room in rooms.told] == [CHANNEL, OTHER_CHANNEL]
        assert [sheet.match.stage for sheet, _ in rooms.told] == [MatchStage.OVER] * 2
        await rooms.keeper.stop()
    finally:
        await house.end()


async def test_a_channel_that_takes_no_sheet_is_let_be_after_a_day(rooms: Rooms) -> None:
    house, tables = rooms.house, await rooms.begun()
    rooms.takes = False
    for table in tables:
        await play(house, table, BOARDS, random.Random(table))
    await rooms.until(lambda: rooms.tries >= 2)
    assert len(await house.store.matches.matches_untold()) == 1
    await asyncio.wait_for(house.clock.sleeps.wait(), 60)
    house.clock.advance(ANNOUNCE_FOR.total_seconds())
    await rooms.until(lambda: rooms.tries >= 4)
    async with asyncio.timeout(60):
        while await house.store.matches.matches_untold():
            pass
    assert rooms.told == []


async def test_who_plays_slowly_is_not_silent(rooms: Rooms) -> None:
    house, (first, _) = rooms.house, await rooms.begun()
    await rooms.keeper.stop()
    for _ in range(3):
        house.clock.advance((IDLE_LIMIT / 2).total_seconds())
        turn = house.lookup.awaited_turn(first) or house.lookup.thinking_turns(first)[-1]
        action = RandomPlayer().choose(turn.view, random.Random(1))
        assert action is not None
        assert await house.service.act_for(first, turn.seat, action, seen=turn.seen, missed=False)
    (match,) = await house.store.matches.matches_going_on()
    assert match.ends(house.clock.now()) is None
    assert match.ends(house.clock.now() + IDLE_LIMIT) is MatchStage.ABANDONED


async def test_a_room_that_was_left_before_its_first_board_begins_when_it_is_full_again(rooms: Rooms) -> None:
    house, first = rooms.house, await rooms.open()
    second = await rooms.join(first)
    await house.service.join(second.id, CARL)
    await rooms.keeper.stop()
    await house.service.fill(first.id, ANNA)
    await house.service.fill(second.id, BERT)
    await house.service.start(first.id, ANNA)
    await house.service.leave(second.id, CARL)
    rooms.keeper.start()
    assert rooms.table(second.id).stage is Stage.GATHERING
    await house.service.fill(second.id, BERT)
    await rooms.until(lambda: rooms.table(second.id).stage is Stage.PLAYING)


async def test_a_void_board_is_not_played_again_and_counts_for_nobody(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    await house.service.annul(first, ANNA)
    await play(house, first, BOARDS - 1, random.Random(1))
    await play(house, second, BOARDS, random.Random(1))
    await rooms.ended()
    lines = rooms.told[0][0].lines
    assert [line.difference is None for line in lines] == [True, False, False]


async def test_who_asks_for_their_data_finds_their_room_and_can_be_forgotten(rooms: Rooms) -> None:
    first = await rooms.open()
    assert first.room is not None
    store = rooms.house.store
    assert (await exported(store, ANNA))["matches"] == [{"code": first.room.code, "room": 1, "part": None}]
    await store.personal.forget(ANNA)
    assert (await exported(store, ANNA))["matches"] == []


async def test_afterwards_a_room_is_a_table_as_any_other(rooms: Rooms) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    for table in (first, second):
        await play(house, table, BOARDS, random.Random(table))
    await rooms.ended()
    assert rooms.table(first).stage is Stage.GATHERING
    await house.service.start(first, ANNA)
    view = house.lookup.sight(first, None).view
    assert view is not None
    assert view.phase == "cut"


async def test_a_room_is_left_later_where_that_cannot_be_written_down(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    house, (first, second) = rooms.house, await rooms.begun()
    await play(house, first, BOARDS, random.Random(1))
    await play(house, second, BOARDS - 1, random.Random(2))
    tried = asyncio.Event()

    async def fails(*_: object) -> None:
        tried.set()
        house.clock.sleeps.clear()
        raise StorageError("the disk is full")

    with monkeypatch.context() as full:
        full.setattr(SqlTableStore, "save_table", fails)
        await play_board(house, second, random.Random(3))
        await asyncio.wait_for(tried.wait(), 60)
        await asyncio.wait_for(house.clock.sleeps.wait(), 60)
    house.clock.advance(POLL_SECONDS)
    await rooms.ended()
    assert [rooms.table(room).room for room in (first, second)] == [None, None]


@pytest.mark.parametrize(("game", "players"), [("skat", 3), ("doppelkopf", 4), ("sheepshead", 5)])
async def test_every_game_can_be_a_match(rooms: Rooms, game: str, players: int) -> None:
    house, (first, second) = rooms.house, await rooms.begun(game, players=players)
    for table in (first, second):
        await play(house, table, BOARDS, random.Random(table))
    await rooms.ended()
    assert len(rooms.told[0][0].lines) == BOARDS


# What a board comes to


def board(game: str, room: int, outcome: Outcome, number: int = 0) -> PlayedBoard:
    scores = outcome.scores or (None,) * len(outcome.points)
    seats = tuple(SeatPaid(None, score, None) for score in scores)
    return PlayedBoard(number, room, GAMES[game].result(outcome), seats)


def saskop(room: int, strokes: tuple[int, int], number: int = 0) -> PlayedBoard:
    details = {"trump": "C", "strokes": list(strokes), "lambapea": None, "tie": False}
    outcome = Outcome(
        "made", (30,) * 4, (2, 2, 2, 3), (*strokes, *strokes), 0, 2, (0, 1, 0, 1), (60, 60), True, details
    )
    return board("saskop", room, outcome, number)


def test_partners_score_once_and_sides_are_swapped() -> None:
    assert paid_to_a("saskop", saskop(0, (4, 0))) == 4
    assert paid_to_a("saskop", saskop(1, (4, 0))) == -4
    assert paid_to_a("saskop", replace(saskop(0, (4, 0)), result=None)) is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_side_holds_every_hand_of_a_board_once(players: int) -> None:
    for seat in range(players):
        assert {side_of(0, seat), side_of(1, seat)} == {0, 1}


def test_where_everybody_plays_alone_a_side_gets_what_its_people_got() -> None:
    outcome = Outcome("passed", (0, 0, 0), (0, 0, 0), (10, 20, -5))
    assert paid_to_a("skat", board("skat", 0, outcome)) == 10 - 20 - 5
    assert paid_to_a("skat", board("skat", 1, outcome)) == -10 + 20 + 5


async def test_the_sheet_adds_up_what_both_rooms_finished(rooms: Rooms) -> None:
    await rooms.open()
    match = (await rooms.keeper.sheet(CHANNEL)).match
    played = [saskop(0, (2, 0)), saskop(1, (4, 0)), saskop(0, (0, 6), 1), saskop(1, (0, 4), 1), saskop(0, (2, 0), 2)]
    lines = sheet_of(match, played).lines
    assert [(line.paid, line.difference, line.total) for line in lines] == [
        ((2, -4), -2, -2),
        ((-6, 4), -2, -4),
        ((2, None), None, -4),
    ]
    assert isinstance(lines[0], BoardLine)


def test_the_deal_goes_round_and_every_pack_is_sealed() -> None:
    boards = new_boards("saskop", {}, 4, 8, SeededShuffler(3))
    assert [(each.dealer - boards[0].dealer) % 4 for each in boards] == [0, 1, 2, 3] * 2
    assert len({each.seal.digest for each in boards}) == 8
    assert timedelta() < IDLE_LIMIT
