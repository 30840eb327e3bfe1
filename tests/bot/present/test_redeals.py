"""A finished deal played again by its table: what is asked, what came of it, and the button that proposes it."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.deal_presses import AGAIN, DealMoment
from bot.present.messages import LONGEST_TEXT, Message, read_press
from bot.present.readers import Reader
from bot.present.redeals import First
from bot.present.replays import Course, replay
from bot.present.scenes import LedgerScene
from bot.tables.model import DealFacts, Person, Redeal, RedealProposal, Stage, TableView
from engine.games import GAMES
from tests.properties.random_deals import finished_deal
from tests.properties.test_messages_secrecy import table_with

UNTIL = datetime(2026, 11, 1, 20, 0, tzinfo=UTC)
CALLED = {1: "Anna", 2: "Küllike", 3: "王小明", 4: "B_e_rt", 5: "Õie" * 9}
REPEAT = Redeal(70, 12, 9, 3)


def words(message: Message) -> list[str]:
    pressed = [read_press(each.press) for each in message.controls]
    return [press.what for press in pressed if press is not None]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_asked_in_its_post(game: str, language: str) -> None:
    table = replace(table_with(finished_deal(game, 1)), stage=Stage.PAUSE, proposal=RedealProposal(REPEAT, 0, UNTIL))
    post = presenter.public_post(TableView(table, None, None), Reader(language, CALLED))
    assert len(post.text) <= LONGEST_TEXT
    assert {f"{AGAIN} agree", f"{AGAIN} not"} <= set(words(post))
    people = [who.user for who in table.seats if isinstance(who, Person)]
    assert [f"<@{user}>" in post.text for user in people] == [False, *[True] * (len(people) - 1)]
    assert f"<t:{int(UNTIL.timestamp())}:R>" in post.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_both_ends_stand_side_by_side_and_nothing_is_added_to_the_sheet(game: str, language: str) -> None:
    then = now = finished_deal(game, 1)
    table = table_with(now)
    facts = DealFacts(71, 13, "d" * 64, outcome=now.outcome, repeats=REPEAT)
    sight = TableView(replace(table, stage=Stage.PAUSE, deal=facts), None, now.view(None))
    first = First(table_with(then), then.view(None))
    shown = presenter.result(sight, Reader(language, CALLED), goes_on=True, first=first)
    (picture,) = shown.pictures
    assert isinstance(picture.scene, LedgerScene)
    assert len(picture.scene.rows) == 2
    assert "12" in shown.text
    assert not {"verify", "record", "review"} & set(words(shown))
    alone = presenter.result(sight, Reader(language, CALLED))
    assert alone.pictures == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_proposed_in_the_replay_where_a_table_could_play_it(language: str) -> None:
    whole = finished_deal("saskop", 1)
    course = Course(table_with(whole), whole, Reader(language, CALLED), 12, DealMoment(7, 12), 1)
    assert AGAIN not in words(replay(course, 3))
    offered = replay(replace(course, proposed_at=9), 3)
    press = next(each for control in offered.controls if (each := read_press(control.press)) and each.what == AGAIN)
    assert (press.table, press.deal, press.version) == (9, 12, 3)
    assert max(Counter(control.row for control in offered.controls).values()) <= 5


def test_who_played_it_again_is_led_to_the_first_ones_record() -> None:
    whole = finished_deal("saskop", 1)
    course = Course(table_with(whole), whole, Reader("en", CALLED), 13, DealMoment(7, 13), 1, repeats=REPEAT)
    shown = replay(course, 3)
    assert "Deal 12 again, from trick 3" in shown.text
    assert not {"record", "verify", "review"} & set(words(shown))
