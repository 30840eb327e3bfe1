"""When the table's clock acts, in words: who reads it, and who does not."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.present import presenter
from bot.present.readers import Reader
from bot.present.words import duration_text
from bot.tables.model import SLOW_PACE, Computer, Person, Speed, Stage, TableView
from engine.deal import Deal
from tests.bot.present.test_presenter import NAMES, PEOPLE, lines_of, sight_of
from tests.support.saskop_deals import DEALS, EXAMPLE, acted, dealt, start

DUE = datetime(2026, 3, 1, 12, 0, 7, 900_000, tzinfo=UTC)
WHEN = "<t:1772366407:R>"
OVERRIDE = ("0 bid 6", "1 pass", "2 pass", "3 pass", "0 trump C")


def bidding(*actions: str) -> Deal:
    return acted(start(dealt(3, EXAMPLE)), *actions)


def hand_lines(sight: TableView, deal: Deal, seat: int) -> list[str]:
    own = replace(sight, seat=seat, view=deal.view(seat))
    return presenter.hand(own, Reader("en", NAMES)).text.splitlines()


def test_the_post_and_the_hand_of_who_is_asked_count_down_and_no_other_hand_does() -> None:
    deal = bidding("0 bid 6")
    sight = sight_of(deal, due=DUE)
    assert lines_of(sight)[2] == f"⏳ Time is up {WHEN}."
    own = f"⏳ Your time is up {WHEN}; then a computer plays this turn for you."
    assert [own in hand_lines(sight, deal, seat) for seat in range(4)] == [False, True, False, False]
    assert not any(WHEN in line for seat in (0, 2, 3) for line in hand_lines(sight, deal, seat))
    call = presenter.call_to_table(sight.table, deal.view(None), Reader("en", NAMES))
    assert call is not None
    assert call.text.endswith(f"⏳ Time is up {WHEN}.")


def test_saying_nothing_where_it_is_an_answer_is_said_to_be_one() -> None:
    deal = bidding(*OVERRIDE)
    sight = sight_of(deal, due=DUE)
    own = f"⏳ Your time is up {WHEN}; saying nothing means “Accept”."
    assert [own in hand_lines(sight, deal, seat) for seat in range(4)] == [False, True, True, True]


def test_the_next_deal_is_counted_down_to() -> None:
    assert f"⏳ The next deal begins {WHEN}." in lines_of(sight_of(DEALS[0][-1], stage=Stage.PAUSE, due=DUE))


@pytest.mark.parametrize(
    ("seats", "due"),
    [
        (PEOPLE, None),
        ((Person(1), Computer("easy"), Person(3), Person(4)), DUE),
        ((Person(1), Person(2, 2, away=True), Person(3), Person(4)), DUE),
    ],
    ids=["no clock", "a computer's turn", "a turn that a computer takes"],
)
def test_where_no_persons_clock_runs_nothing_is_counted(seats: Any, due: datetime | None) -> None:
    deal = bidding("0 bid 6")
    sight = sight_of(deal, seats, due=due)
    assert not any("<t:" in line for line in (*lines_of(sight), *hand_lines(sight, deal, 1)))


def test_who_is_away_is_shown_with_what_brings_them_back() -> None:
    deal, away = bidding("0 bid 6"), (Person(1), Person(2, 2, away=True), Person(3), Person(4))
    playing, gathering = sight_of(deal, away), sight_of(deal, away, stage=Stage.GATHERING)
    line = "💤 Bert is away: a computer plays for them until they press or say anything here."
    assert line in lines_of(playing)
    assert {line, "2. Bert (*away*)"} < set(lines_of(gathering))
    assert "**<@2> to bid.**" not in lines_of(playing)
    assert "You are away" in presenter.stood_in(playing.table, "en").text


def test_the_idle_hand_of_who_goes_away_is_not_taken_for_the_one_before() -> None:
    deal = next(each for each in DEALS[0] if each.phase == "play" and not each.view(3).decisions)
    keys = [
        presenter.idle_hand_key(replace(sight_of(deal, (*PEOPLE[:3], who)), seat=3, view=deal.view(3)))
        for who in (Person(4), Person(4, 2, away=True))
    ]
    assert None not in keys
    assert keys[0] != keys[1]


@pytest.mark.parametrize(
    ("speed", "pace", "line"),
    [
        (Speed.LIVE, {}, "-# Live table: 2 minutes for each turn"),
        (Speed.LIVE, {"turn": 90.0}, "-# Live table: 1 minute and 30 seconds for each turn"),
        (Speed.LIVE, {"turn": 0.0}, "-# Live table: no clock"),
        (Speed.SLOW, {"turn": SLOW_PACE.turn}, "-# Slow table: 2 days for each turn, one reminder"),
    ],
)
def test_a_table_where_people_sit_down_says_how_fast_it_is(speed: Speed, pace: dict[str, float], line: str) -> None:
    sight = sight_of(DEALS[0][0], stage=Stage.GATHERING, speed=speed)
    assert line in lines_of(replace(sight, table=replace(sight.table, pace=replace(sight.table.pace, **pace))))


def test_lengths_of_time_are_said_in_the_largest_units() -> None:
    assert duration_text(0, "en") == "0 seconds"
    assert duration_text(3661, "en") == "1 hour, 1 minute and 1 second"
    assert duration_text(2 * 86_400, "et") == "2 päeva"
