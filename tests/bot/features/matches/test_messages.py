"""What is said of a match: numbers alone as long as it goes on, then the sheet, and its words the same."""

from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import cast

import pytest

from bot.features.matches.boards import MatchSheet, PlayedBoard, SeatPaid, sheet_of
from bot.features.matches.messages import match_scene, people_of, sheet_message
from bot.phrases import LANGUAGES
from bot.present.messages import LONGEST_ALT
from bot.present.presenter import board_line, public_post, result_line
from bot.present.readers import Reader
from bot.present.scenes import MatchScene
from bot.present.seating import match_lines
from bot.tables.matches import Match, MatchRoom, MatchStage
from bot.tables.model import DealFacts, Pace, Person, Room, Stage, Table, TableView
from engine.match import Tally
from tests.properties.random_deals import random_deal, shuffled_start

NOW = datetime(2026, 11, 23, tzinfo=UTC)
NAMES = {1: "Anna *Kask*", 2: "王小明", 3: "Carl", 4: "Dora"}
ROOMS = (MatchRoom(0, 1, 2, 3, "en", played=2), MatchRoom(1, 4, 5, 6, "en", played=1))
MATCH = Match(1, "KQ7TB", "saskop", {}, 4, 8, MatchStage.ON, NOW, NOW, ROOMS)


def board(number: int, room: int, strokes: tuple[int, int], maker: int | None = 0) -> PlayedBoard:
    users = (1, 2, None, None) if room == 0 else (3, 4, None, None)
    paid = enumerate(zip(users, strokes * 2, strict=True))
    seats = tuple(SeatPaid(user, score, None, seat == maker) for seat, (user, score) in paid)
    result = {"strokes": list(strokes), "lambapea": None, "trump": "H", "maker": maker}
    return PlayedBoard(number, room, result, seats)


def over(boards: int = 2, **changes: object) -> MatchSheet:
    played = [board(number, room, (2, 0) if room else (4, 0)) for number in range(boards) for room in (0, 1)]
    return sheet_of(replace(MATCH, stage=MatchStage.OVER, **changes), played)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_long_as_it_goes_on_there_are_numbers_alone(language: str) -> None:
    message = sheet_message(MatchSheet(MATCH), 1, Reader(language))
    assert message.pictures == ()
    assert {"1", "8", "2"} <= set(message.text.replace(",", " ").replace(".", " ").replace("-", " ").split())


def test_the_sheet_says_who_played_what_for_how_much() -> None:
    scene = match_scene(over(), Reader("en", NAMES))
    first, second = scene.rows[0].rooms
    assert (first.who, first.what, first.paid) == ("Anna *Kask*", "Hearts", "+4")
    assert (second.who, second.what, second.paid) == ("Carl", "Hearts", "−2")
    assert [(row.difference, row.total) for row in scene.rows] == [("+2", "+2"), ("+2", "+4")]
    assert scene.sides == ("Side A: Anna *Kask* and Dora", "Side B: 王小明 and Carl")
    assert scene.winner == 0


def test_a_board_that_is_void_or_was_not_played_counts_for_nobody() -> None:
    void = replace(board(0, 0, (4, 0)), result=None)
    scene = match_scene(sheet_of(MATCH, [void, board(0, 1, (2, 0)), board(1, 1, (0, 2))]), Reader("en", NAMES))
    assert [row.difference for row in scene.rows] == ["–", "–"]
    assert [cell.paid for cell in scene.rows[1].rooms] == ["–", "+2"]
    assert scene.rows[0].rooms[0].what == "void"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("boards", [2, 24])
def test_who_cannot_see_it_hears_the_same(language: str, boards: int) -> None:
    sheet = over(boards)
    pictures = sheet_message(sheet, 0, Reader(language, NAMES)).pictures
    for picture in pictures:
        assert len(picture.alt) < LONGEST_ALT
        assert all(word in picture.alt for word in ("Anna", "王小明", "+4", "−2"))
    assert f"+{2 * boards}" in pictures[-1].alt
    assert set(people_of(sheet)) == {1, 2, 3, 4}


@pytest.mark.parametrize(("boards", "halves"), [(2, [2]), (12, [12]), (13, [7, 6]), (24, [12, 12])])
def test_a_long_sheet_is_two_pictures_that_each_say_whose_it_is(boards: int, halves: list[int]) -> None:
    pictures = sheet_message(over(boards), 0, Reader("en", NAMES)).pictures
    assert [picture.name for picture in pictures] == ["match.png", "match2.png"][: len(halves)]
    scenes = [cast("MatchScene", picture.scene) for picture in pictures]
    assert [len(scene.rows) for scene in scenes] == halves
    assert [row.label for scene in scenes for row in scene.rows] == [str(number + 1) for number in range(boards)]
    assert len({(scene.title, scene.note, scene.sides, scene.winner) for scene in scenes}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rooms", [ROOMS[:1], ROOMS, (replace(ROOMS[0], is_closed=True), ROOMS[1])])
def test_a_match_that_ended_early_says_why(language: str, rooms: tuple[MatchRoom, ...]) -> None:
    match = replace(MATCH, stage=MatchStage.ABANDONED, rooms=rooms)
    text = sheet_message(MatchSheet(match), 0, Reader(language)).text
    others = {
        sheet_message(MatchSheet(replace(match, rooms=each)), 0, Reader(language)).text
        for each in (ROOMS[:1], ROOMS, (replace(ROOMS[0], is_closed=True), ROOMS[1]))
    }
    assert "KQ7TB" in text
    assert len(others) == 3


def table(room: Room | None) -> Table:
    return Table(1, 1, 2, 1, "saskop", {}, (Person(1), None, None, None), Pace(), Tally((0, 0)), room=room)


def test_a_room_says_its_code_and_which_seats_are_whose() -> None:
    head, waits, _ = match_lines(table(Room(1, "KQ7TB", 0, 8)), Reader("en"))
    assert "Side A: seats 1 and 3 · side B: seats 2 and 4" in head
    assert "/match join" in waits
    other, waits, _ = match_lines(table(Room(1, "KQ7TB", 1, 8)), Reader("en"))
    assert "Side A: seats 2 and 4 · side B: seats 1 and 3" in other
    assert "/match join" not in waits
    assert match_lines(table(None), Reader("en")) == []
    (done,) = match_lines(table(Room(1, "KQ7TB", 1, 8, 8)), Reader("en"))
    assert "as any other" in done
    assert len(match_lines(replace(table(Room(1, "KQ7TB", 1, 8, 2)), stage=Stage.GATHERING), Reader("en"))) == 1


def test_a_board_says_which_it_is_and_when_it_can_be_looked_into() -> None:
    assert board_line(Room(1, "KQ7TB", 0, 8, 2), 2, Reader("en")) == "Match KQ7TB · deal 3 of 8"
    assert "both rooms" in result_line(DealFacts(1, 9, "d", board=2, is_withheld=True), Reader("en"))
    assert "both rooms" not in result_line(DealFacts(1, 9, "d", board=2), Reader("en"))
    assert result_line(DealFacts(1, 9, "d"), Reader("en")) == ""


def test_the_cut_of_a_board_is_nobodys() -> None:
    *_, deal = (each for each in random_deal(shuffled_start("saskop", Random(1)), Random(1)) if len(each.actions) <= 1)
    facts = DealFacts(1, 9, "d" * 64, board=2)
    plain = replace(
        table(None), seats=tuple(map(Person, range(1, 5))), stage=Stage.PLAYING, deal=replace(facts, board=None)
    )
    board = replace(plain, deal=facts, room=Room(1, "KQ7TB", 0, 8, 2))
    texts = [public_post(TableView(each, None, deal.view(None)), Reader("en", NAMES)).text for each in (plain, board)]
    assert [" cuts: " in text for text in texts] == [True, False]
    assert "The cut was drawn before the match" in texts[1]
