"""What happened is told whatever holds up the table: a claim, a pause, somebody who left, no deal at all."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.present.deal_so_far import deal_so_far
from bot.present.readers import Reader
from bot.tables.model import Computer, OpenClaim, Person, Stage, Table, TablePause, TableView
from engine.deal import Deal
from engine.events import Received
from tests.properties.random_deals import finished_deal
from tests.properties.test_messages_secrecy import table_with

NAMES = {1: "Anna", 2: "Bert", 3: "Carl", 4: "Dora"}
UNTIL = datetime(2026, 1, 1, 0, 0, 20, tzinfo=UTC)


def stages(deal: Deal) -> Iterator[Deal]:
    now = Deal(deal.start)
    for seat, action in deal.actions:
        now = now.act(seat, action)
        yield now


@pytest.fixture(scope="module")
def deal() -> Deal:
    """A deal of Saskop with two tricks taken."""
    return next(each for each in stages(finished_deal("saskop", 1)) if len(each.view(None).tricks) == 2)


def told(deal: Deal, table: Table, seat: int | None = None, **view: object) -> str:
    sight = TableView(table, seat, replace(deal.view(seat), **view))
    return deal_so_far(sight, Reader("en", NAMES)).text


def test_who_claims_the_rest_is_told_with_the_cards_they_showed(deal: Deal) -> None:
    claimant = deal.waiting_for[0]
    shown = deal.view(claimant).hand
    face_up = tuple(shown if seat == claimant else () for seat in range(4))
    table = replace(table_with(deal), claim=OpenClaim(claimant, UNTIL), due=UNTIL)
    text = told(deal, table, None, face_up=face_up, decisions=(), waiting_for=())
    assert f"{NAMES[claimant + 1]} claims the rest." in text
    assert f"Known cards – {NAMES[claimant + 1]}: " in text
    assert "to play" not in text


def test_a_table_that_stands_still_says_so_and_nobody_is_waited_for(deal: Deal) -> None:
    table = replace(table_with(deal), halt=TablePause(0, is_on=True))
    text = told(deal, table, 1, decisions=(), waiting_for=())
    assert text.splitlines()[1].startswith("⏸️ **Paused.**")
    assert "Trick 2, led by" in text
    assert "our turn" not in text


def test_who_left_and_who_is_away_is_told(deal: Deal) -> None:
    table = table_with(deal)
    seats = (Computer("easy", 1, left_in=table.deal.id if table.deal else 0), *table.seats[1:3], Person(4, away=True))
    text = told(deal, replace(table, seats=seats))
    assert "Anna left; a computer plays on for them." in text
    assert "Dora" in next(line for line in text.splitlines() if line.startswith("Anna left"))


def test_the_clock_is_told_to_who_is_asked_as_theirs(deal: Deal) -> None:
    table, asked = replace(table_with(deal), due=UNTIL), deal.waiting_for[0]
    when = f"<t:{int(UNTIL.timestamp())}:R>"
    assert f"Your time is up {when}" in told(deal, table, asked)
    assert f"Time is up {when}" in told(deal, table, None)
    assert "Your" not in told(deal, table, None)


@pytest.mark.parametrize("is_withheld", [False, True])
def test_a_finished_deal_lies_open_unless_the_other_room_is_still_to_play_it(*, is_withheld: bool) -> None:
    over = finished_deal("saskop", 1)
    table = table_with(over)
    assert table.deal is not None
    table = replace(table, stage=Stage.PAUSE, deal=replace(table.deal, is_withheld=is_withheld))
    text, tricks = told(over, table, 0), over.view(None).tricks
    assert "The deal is over." in text
    lines = [line for line in text.splitlines() if line.startswith("Trick ")]
    assert len(lines) == len(tricks)
    assert ["(" in line for line in lines] == [True, *[not is_withheld] * (len(tricks) - 1)]


def test_where_no_deal_is_on_it_says_who_sits_there(deal: Deal) -> None:
    table = replace(table_with(deal), stage=Stage.GATHERING, seats=(Person(1), None, Person(3), None))
    text = deal_so_far(TableView(table, None, None), Reader("en", NAMES)).text
    assert text.splitlines()[1:] == [
        "No deal is being played at this table right now.",
        "Seat 1: Anna; Seat 2: empty; Seat 3: Carl; Seat 4: empty.",
    ]


def test_who_picked_cards_up_is_told_which_and_nobody_else() -> None:
    deals = (each for seed in range(9) for each in stages(finished_deal("sheepshead", seed)))
    deal, picker = next((each, seat) for each in deals for seat in pickers(each))
    own, others = told(deal, table_with(deal), picker), told(deal, table_with(deal), None)
    assert "In the blind: " in own
    assert "In the blind: " not in others


def pickers(deal: Deal) -> list[int]:
    """Who got cards twice: they were dealt some, and picked some up; where two play they may turn up instead."""
    got = [each.seat for each in deal.view(None).history if isinstance(each, Received)]
    if deal.phase != "play" or deal.start.players == 2:
        return []
    return [seat for seat in range(deal.start.players) if got.count(seat) > 1]
