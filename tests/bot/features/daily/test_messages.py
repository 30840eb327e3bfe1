"""The deal of the day as people see it: played by what is shown alone, compared, shared without a word of the cards."""

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.errors import UserError
from bot.features.daily.archive import Archive
from bot.features.daily.archive_messages import ArchivePlay
from bot.features.daily.days import Day, Days
from bot.features.daily.messages import (
    DailyAction,
    DailyPlay,
    DailyPress,
    month_message,
    share_message,
    standing_message,
)
from bot.features.daily.service import Dailies, MonthRow, MonthStanding
from bot.phrases import LANGUAGES, date_text
from bot.present.messages import Menu, Message, read_press
from bot.present.readers import Reader
from bot.present.replays import Replays
from bot.present.scenes import StandingsScene
from bot.tables.rights import Caller
from engine.daily import Season, check_chain, read_season
from engine.games import GAMES
from tests.bot.features.records.test_messages import Everybody as Readers
from tests.bot.present.test_forks import pressed
from tests.support.solo import messages_of, solo_of
from tests.support.tables import ANNA, BERT, CARL, GUILD, House, SeededShuffler

LAST = {*DailyAction}


class Everybody(Readers):
    """The same wherever they are."""

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        return await super().names(guild or GUILD, users)


class Hall:
    """All of it, and somebody who presses."""

    def __init__(self, house: House) -> None:
        store, clock, people = house.store, house.clock, Everybody()
        self.clock = clock
        self.days = Days(store.daily, clock, SeededShuffler(3))
        forks = solo_of(store, clock, days=self.days)
        self.dailies = Dailies(store.daily, store.uploads, forks, self.days, clock)
        self.forking = messages_of(people, forks, store, clock, self.days)
        self.archive_play = ArchivePlay(people, Archive(store.daily, forks, self.dailies), self.forking)
        self.daily_play = DailyPlay(
            people, self.dailies, self.forking, Replays(people, store.results, store.uploads, clock)
        )

    async def press(self, user: int, guild: int | None, message: Message, chance: random.Random) -> Message:
        press, said = pressed(message, chance)
        return await self.forking.act(user, press.deal, press.version, said, guild)

    async def played(
        self, user: int, seed: int = 1, guild: int | None = GUILD, deals: int = 3, number: int = 0
    ) -> Message:
        """Today's deals, or those of another day, or the first of them, to their end."""
        number, chance = number or (await self.days.today()).number, random.Random(seed)
        message = await self.daily_play.play(Caller(user, guild), number)
        done = 0
        for _ in range(450):
            if actions(message) <= LAST and actions(message):
                done += 1
                if done == deals or DailyAction.SHARE in actions(message):
                    return message
                assert actions(message) == {DailyAction.PLAY}
                message = await self.daily_play.play(Caller(user, guild), number)
                continue
            assert "Your only try" in message.text
            assert [picture.name for picture in message.pictures] == ["table.png", "hand.png"]
            message = await self.press(user, guild, message, chance)
        raise AssertionError(message.text)


def presses_of(message: Message) -> list[DailyPress | None]:
    """What each control says of a day, None where it says something else."""
    controls = [read_press(each.press) for each in message.controls]
    return [control and DailyPress.parse(control) for control in controls]


def actions(message: Message) -> set[DailyAction | None]:
    """What the controls of the day are for."""
    return {press and press.action for press in presses_of(message)}


@pytest.fixture
def hall(house: House) -> Hall:
    return Hall(house)


async def refused(awaitable: object) -> str:
    with pytest.raises(UserError) as error:
        await awaitable  # type: ignore[misc]
    return error.value.key


async def test_every_game_has_its_day_and_is_played_by_what_is_shown_alone(hall: Hall) -> None:
    games = set()
    for _ in GAMES:
        day = await hall.days.today()
        games.add(day.game)
        offered = await hall.daily_play.look(Caller(ANNA, GUILD))
        assert date_text(day.date, "en") in offered.text
        assert DailyAction.PLAY in actions(offered)
        between = await hall.played(ANNA, deals=1)
        assert [picture.name for picture in between.pictures] == ["result.png"]
        assert "deal 1 of 3 is done" in between.text
        if len(games) == 1:
            over = await hall.played(ANNA, deals=2)
            assert [picture.name for picture in over.pictures] == ["result.png", "leaderboard.png"]
            assert DailyAction.REVIEW not in actions(over)
            assert "The first to finish, " in over.text
            assert over.text.count(" card points") >= 3
        hall.clock.advance(timedelta(days=1).total_seconds())
    assert games == set(GAMES)


async def test_what_is_shared_says_whose_the_tricks_were_and_nothing_of_the_cards(hall: Hall) -> None:
    await hall.played(ANNA)
    shared = await hall.daily_play.share(Caller(ANNA, GUILD), (await hall.days.today()).number)
    assert shared.pictures == shared.controls == ()
    _, *signs, said = shared.text.split("\n")
    assert len(signs) == 3
    assert set("".join(signs)) <= set("🟩⬛⬜")
    assert said.startswith("Anna: the first to finish, ")
    assert "%" not in said, "a share of nobody else says nothing"
    assert not set("♣♠♥♦") & set(shared.text)
    assert await refused(hall.daily_play.share(Caller(BERT, GUILD), (await hall.days.today()).number)) == "daily-hidden"


async def test_the_table_tells_nobody_who_has_not_finished(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.played(ANNA)
    await hall.daily_play.play(Caller(BERT, GUILD), day.number)
    for everywhere in (False, True):
        assert (
            await refused(hall.daily_play.table(Caller(BERT, GUILD), day.number, everywhere=everywhere))
            == "daily-hidden"
        )
    between = await hall.played(BERT, 2, deals=2)
    assert actions(between) == {DailyAction.PLAY}
    assert [picture.name for picture in between.pictures] == ["result.png"]
    assert "Anna" not in str(between)
    assert "So far: " in between.text
    assert (await hall.daily_play.look(Caller(BERT, GUILD))).text == between.text
    offered = await hall.daily_play.look(Caller(CARL, GUILD))
    assert offered.pictures == ()
    assert "Anna" not in offered.text


async def test_both_tables_tell_in_words_what_they_draw_and_name_nobody_from_elsewhere(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.played(ANNA, 1)
    await hall.played(BERT, 2)
    await hall.played(CARL, 3, guild=None)
    here = await hall.daily_play.table(Caller(ANNA, GUILD), day.number, everywhere=False)
    everywhere = await hall.daily_play.table(Caller(ANNA, GUILD), day.number, everywhere=True)
    for message in (here, everywhere):
        (board,) = message.pictures
        assert isinstance(board.scene, StandingsScene)
        assert "Carl" not in str(board.scene) + board.alt
        for row in board.scene.rows:
            assert row.name in board.alt
            assert row.figure in board.alt
    assert {row.name for row in here.pictures[0].scene.rows} == {"Anna", "Bert"}  # type: ignore[union-attr]
    people = sum(int(row.name.split()[0].replace("one", "1")) for row in everywhere.pictures[0].scene.rows)  # type: ignore[union-attr]
    assert people == 3
    alone = (await hall.daily_play.table(Caller(CARL, None), day.number, everywhere=False)).pictures[0]
    assert "Anna" not in alone.alt
    assert "Bert" not in alone.alt


async def test_a_closed_day_is_gone_through_and_checked(hall: Hall) -> None:
    day = await hall.days.today()
    await hall.played(ANNA)
    assert await refused(hall.daily_play.review(Caller(ANNA, GUILD), day.number, 1)) == "daily-not-closed"
    before = await hall.daily_play.seals(Caller(ANNA, GUILD), day.number)
    assert day.link.hex() not in before.text
    assert read_season(before.files[0][1].decode()).links == {}
    await hall.played(ANNA)
    hall.clock.advance((day.closes - hall.clock.now()).total_seconds())
    assert day.link.hex() in (await hall.daily_play.seals(Caller(ANNA, GUILD), day.number)).text
    (_, data), *_ = (await hall.daily_play.seals(Caller(ANNA, GUILD), day.number)).files
    assert check_chain(read_season(data.decode())) == []
    looked = await hall.daily_play.look(Caller(ANNA, GUILD))
    assert DailyAction.HERE in actions(looked)
    closed = await hall.daily_play.table(Caller(ANNA, GUILD), day.number, everywhere=False)
    assert DailyAction.REVIEW in actions(closed)
    for deal in (1, 2, 3):
        review = await hall.daily_play.review(Caller(ANNA, GUILD), day.number, deal)
        assert "Anna" in review.pictures[0].alt
    await hall.played(ANNA, 4)
    again = await hall.daily_play.look(Caller(ANNA, GUILD))
    assert Counter(each.row for each in again.controls) == {0: 3, 1: 4}


async def test_a_day_gone_by_is_chosen_and_played_by_what_is_shown_alone(hall: Hall) -> None:
    day, bert = await hall.days.today(), Caller(BERT, GUILD)
    await hall.played(ANNA)
    assert actions(await hall.archive_play.page(bert, day.number)) == {DailyAction.LOOK}
    hall.clock.advance((day.closes - hall.clock.now()).total_seconds())
    assert DailyAction.ARCHIVE in actions(await hall.daily_play.look(bert))
    today = await hall.days.today()
    page = await hall.archive_play.page(bert, today.number)
    (menu,) = [each for each in page.controls if isinstance(each, Menu)]
    assert [entry.value for entry in menu.entries] == [str(day.number)]
    assert date_text(day.date, "en") in menu.entries[0].label
    table = await hall.daily_play.table(bert, int(menu.entries[0].value), everywhere=False)
    assert DailyAction.UNRANKED in actions(table)
    message, chance, done = await hall.archive_play.play(bert, day.number), random.Random(5), 0
    for _ in range(450):
        if DailyAction.AGAIN in actions(message):
            break
        if actions(message) == {DailyAction.UNRANKED, DailyAction.ARCHIVE}:
            done += 1
            assert f"deal {done} of 3 is done" in message.text
            message = await hall.archive_play.play(bert, day.number)
            continue
        assert "It does not count" in message.text
        assert any(each.press.endswith(":hint") for each in message.controls)
        message = replace(
            message, controls=tuple(each for each in message.controls if not each.press.endswith(":hint"))
        )
        message = await hall.press(BERT, GUILD, message, chance)
    assert done == 2
    assert "On the day that would have been better than" in message.text
    assert [picture.name for picture in message.pictures] == ["result.png"]
    again = await hall.archive_play.play(bert, day.number, again=True)
    assert "1 of 3. It does not count" in again.text


async def test_a_closed_day_offers_the_best_play_without_a_name(hall: Hall) -> None:
    day = await hall.days.today()
    other = next(user for user in range(100, 160) if day.variant_of(user) == day.variant_of(ANNA))
    await hall.played(ANNA, 1)
    hall.clock.advance((day.closes - hall.clock.now()).total_seconds())
    closed = await hall.daily_play.table(Caller(ANNA, GUILD), day.number, everywhere=False)
    assert "Nobody with these cards did better than you." in closed.text
    for user, whose in ((ANNA, "own"), (other, "best")):
        closed = await hall.daily_play.table(Caller(user, GUILD), day.number, everywhere=False)
        (menu,) = [each for each in closed.controls if isinstance(each, Menu)]
        assert [entry.value for entry in menu.entries] == [f"{whose} {deal}" for deal in (1, 2, 3)]
    shown = await hall.daily_play.review(Caller(other, GUILD), day.number, 2, best=True)
    assert "Place 1" in shown.pictures[0].alt
    assert "Anna" not in str(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_months_table_is_told_in_words_too(language: str) -> None:
    day = Day(1035, Season(1, date(2026, 1, 1), 91, ("skat",), ""), date(2026, 2, 4), bytes(32))
    rows = tuple(MonthRow(user, 90.5 - user, 3, 60.0, place) for place, user in enumerate(range(11, 31), 1))
    names = {row.user: f"Mari{row.user}" for row in rows}
    month = MonthStanding(day, date(2026, 2, 1), 3, rows, rows[14], replace(day, number=1031, date=date(2026, 1, 31)))
    message = month_message(month, Reader(language, names))
    (board,) = message.pictures
    assert isinstance(board.scene, StandingsScene)
    assert [row.name for row in board.scene.rows] == [f"Mari{user}" for user in (*range(11, 20), 25)]
    for row in board.scene.rows:
        assert row.name in board.alt
        assert row.figure in board.alt
    assert "15" in message.text
    assert [(press.day, press.action) for press in presses_of(message) if press] == [
        (1035, DailyAction.LOOK), (1031, DailyAction.MONTH),
    ]  # fmt: skip
    alone = month_message(replace(month, here=(), own=None, before=None), Reader(language))
    assert alone.pictures == ()
    assert actions(alone) == {DailyAction.LOOK}


async def test_a_second_account_stands_below_without_a_place(hall: Hall) -> None:
    day, anna = await hall.days.today(), Caller(ANNA, GUILD)
    for user in (ANNA, BERT, CARL):
        await hall.played(user, user)
    said = await hall.daily_play.set_account(anna, BERT, CARL)
    assert "Bert is shown apart in this server’s tables, as a second account of Carl" in said.text
    here = await hall.daily_play.table(anna, day.number, everywhere=False)
    rows = here.pictures[0].scene.rows  # type: ignore[union-attr]
    assert [(row.place, row.name) for row in rows][-1] == ("", "Bert")
    assert rows[-1].facts.startswith("second account of Carl · ")
    assert {row.place for row in rows[:-1]} <= {"1", "2"}
    assert "–. Bert" in here.pictures[0].alt
    hall.clock.advance((day.closes - hall.clock.now()).total_seconds())
    month = await hall.daily_play.month(Caller(BERT, GUILD), day.number)
    assert [(row.place, row.name) for row in month.pictures[0].scene.rows][-1] == ("", "Bert")  # type: ignore[union-attr]
    assert "place" not in month.text
    other = await hall.daily_play.set_account(anna, ANNA, CARL)
    assert "Bert: second account of Carl" in other.text
    gone = await hall.daily_play.set_account(anna, BERT, None)
    assert "Bert is nobody’s second account here." in gone.text
    assert await refused(hall.daily_play.set_account(Caller(ANNA, None), BERT, CARL)) == "guild-only"


async def test_the_months_table_tells_nothing_of_an_open_day(hall: Hall) -> None:
    await hall.played(ANNA)
    message = await hall.daily_play.month(Caller(BERT, GUILD), (await hall.days.today()).number)
    assert "Anna" not in str(message)
    assert message.pictures == ()


async def test_an_open_try_of_yesterday_comes_first(hall: Hall) -> None:
    day = await hall.days.today()
    hall.clock.advance((day.ends - hall.clock.now()).total_seconds() - 60)
    await hall.daily_play.play(Caller(ANNA, GUILD), day.number)
    hall.clock.advance(120)
    looked = await hall.daily_play.look(Caller(ANNA, GUILD))
    leads = [press.day for press in presses_of(looked) if press and press.action is DailyAction.PLAY]
    assert leads == [day.number, day.number + 1]
    assert "still open" in looked.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_is_compared_with_others_is_told_with_how_many(hall: Hall, language: str) -> None:
    await hall.played(ANNA)
    standing = await hall.dailies.standing(Caller(ANNA, GUILD), await hall.days.today())
    assert standing.others == 0
    assert standing.own is not None
    for share, others, words in ((100.0, 0, ""), (50.0, 0, ""), (0.0, 0, ""), (75.0, 1, "75"), (40.0, 6, "40")):
        rank = replace(standing.own.rank, share=share)
        other = replace(standing, own=replace(standing.own, rank=rank), others=others)
        for message in (
            share_message(other, "Anna", Reader(language)),
            standing_message(other, Reader(language), everywhere=False),
        ):
            assert words in message.text
            assert ("%" in message.text) is (others > 0)
            assert others < 2 or str(others) in message.text
