"""A claim that stands: what the table's post, its picture and everybody's hand say of it, and what they do not."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.phrases import LANGUAGES
from bot.present import presenter
from bot.present.confirmations import CLAIM, StepAnswer, step_into
from bot.present.messages import Button, Message
from bot.present.readers import Reader
from bot.present.scenes import TableScene
from bot.tables.model import Computer, DealFacts, OpenClaim, Pace, Person, Stage, Table, TableView
from engine.match import Tally
from engine.seats import Seat
from tests.bot.present.test_pictures import played
from tests.engine.rules_table import Seats
from tests.engine.test_american_sheepshead import pairs

UNTIL = datetime(2026, 1, 1, 0, 0, 20, tzinfo=UTC)
NAMES = {11: "Anna", 12: "Bert", 13: "Carl"}
COUNTDOWN = f"<t:{int(UNTIL.timestamp())}:R>"


def table_of(seats: Seats, claim: OpenClaim | None) -> Table:
    people = tuple(Person(11 + seat) if seat < 3 else Computer("easy") for seat in range(4))
    tally, deal = Tally((0,) * 4), DealFacts(5, 1, "ab" * 32)
    claimed = () if claim is None else ((claim.seat, 4),)
    return Table(
        1, 1, 1, 11, "american-sheepshead", {}, people, Pace(), tally, stage=Stage.PLAYING, dealer=0, deal=deal,
        claim=claim, have_claimed=claimed, due=UNTIL, last_players=(), revision=len(seats.view(None).history),
    )  # fmt: skip


def sight(table: Table, seats: Seats, seat: Seat | None) -> TableView:
    """As the tables show it while a claim stands."""
    view, claim = seats.view(seat), table.claim
    if claim is None:
        return TableView(table, seat, view)
    shown = seats.view(claim.seat).hand
    face_up = tuple(shown if each == claim.seat else () for each in range(4))
    return TableView(table, seat, replace(view, face_up=face_up, decisions=(), waiting_for=()))


@pytest.fixture
def claimed() -> tuple[Seats, OpenClaim]:
    """Four tricks are over, and whose turn it is claims the rest; a person, as it happens."""
    seats = played(pairs(), 16)
    (seat,) = seats.view(None).waiting_for
    assert seat < 3
    return seats, OpenClaim(seat, UNTIL)


def buttons(message: Message) -> dict[str, str]:
    return {each.press.split(":")[-1]: each.label for each in message.controls if isinstance(each, Button)}


def post(seats: Seats, claim: OpenClaim | None, language: str = "en") -> Message:
    return presenter.public_post(sight(table_of(seats, claim), seats, None), Reader(language, NAMES))


def hand(seats: Seats, claim: OpenClaim | None, seat: Seat, language: str = "en") -> Message:
    return presenter.hand(sight(table_of(seats, claim), seats, seat), Reader(language, NAMES))


def test_the_post_shows_who_claims_what_they_hold_and_asks_the_others(claimed: tuple[Seats, OpenClaim]) -> None:
    seats, claim = claimed
    shown, name = seats.view(claim.seat).hand, NAMES[11 + claim.seat]
    message = post(seats, claim)
    assert f"**{name} claims the rest.**" in message.text
    assert COUNTDOWN in message.text
    others = [f"<@{11 + seat}>" for seat in range(3) if seat != claim.seat]
    assert all(each in message.text for each in others)
    assert f"<@{11 + claim.seat}>" not in message.text
    found = buttons(message)
    assert (found[f"vote agree {claim.seat}"], found[f"vote on {claim.seat}"]) == ("Agree", "Play on")
    scene = message.pictures[0].scene
    assert isinstance(scene, TableScene)
    assert scene.headline == f"{name} claims the rest"
    assert [set(each.face_up) for each in scene.seats] == [
        set(shown) if seat == claim.seat else set() for seat in range(4)
    ]
    assert [each.is_turn for each in scene.seats] == [seat == claim.seat for seat in range(4)]
    alt = message.pictures[0].alt
    assert f"{name} claims the rest" in alt
    assert all(str(card)[0].replace("T", "10") in alt for card in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_post_tells_who_has_answered_or_what(claimed: tuple[Seats, OpenClaim], language: str) -> None:
    seats, claim = claimed
    first, second = [seat for seat in range(3) if seat != claim.seat]
    before = post(seats, claim, language)
    for answers in ({"agreed": (first,)}, {"refused": (first,)}, {"agreed": (first, second)}, {"refused": (second,)}):
        answered, table = replace(claim, **answers), table_of(seats, claim)
        table = replace(table, claim=answered, due=UNTIL - timedelta(seconds=10))
        assert presenter.public_post(sight(table, seats, None), Reader(language, NAMES)) == before


def test_a_hand_asks_until_it_has_answered_and_offers_no_card(claimed: tuple[Seats, OpenClaim]) -> None:
    seats, claim = claimed
    other = next(seat for seat in range(3) if seat != claim.seat)
    asked = hand(seats, claim, other)
    assert sorted(buttons(asked)) == [f"vote agree {claim.seat}", f"vote on {claim.seat}"]
    assert COUNTDOWN in asked.text
    agreed = hand(seats, replace(claim, agreed=(other,)), other)
    assert agreed.controls == ()
    assert "You agree." in agreed.text
    refused = hand(seats, replace(claim, refused=(other,)), other)
    assert refused.controls == ()
    assert "You want to play on." in refused.text
    own = hand(seats, claim, claim.seat)
    assert own.controls == ()
    assert "You claim the rest." in own.text
    assert all(each.passes for each in (asked, agreed, refused, own)), "all of it is untrue once the claim is settled"


def test_where_only_computers_are_asked_nobody_is_hurried(claimed: tuple[Seats, OpenClaim]) -> None:
    seats, claim = claimed
    alone = tuple(Person(11 + seat) if seat == claim.seat else Computer("easy") for seat in range(4))
    table = replace(table_of(seats, claim), seats=alone)
    message = presenter.public_post(sight(table, seats, None), Reader("en", NAMES))
    assert "The computers think it over." in message.text
    assert "<t:" not in message.text
    assert sorted(buttons(message)) == ["hand", "more", "rules", "trick"]


def test_after_a_no_the_table_hears_it_until_the_claimant_plays(claimed: tuple[Seats, OpenClaim]) -> None:
    seats, claim = claimed
    refused = replace(table_of(seats, claim), claim=None)
    name = NAMES[11 + claim.seat]
    told = f"{name} claimed the rest; not everybody agreed"
    assert told in presenter.public_post(sight(refused, seats, None), Reader("en", NAMES)).text
    own = presenter.hand(sight(refused, seats, claim.seat), Reader("en", NAMES))
    assert told in own.text
    later = played(seats, 1)
    assert told not in presenter.public_post(sight(refused, later, None), Reader("en", NAMES)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_are_shown_only_after_a_second_press(claimed: tuple[Seats, OpenClaim], language: str) -> None:
    seats, claim = claimed
    table = table_of(seats, None)
    mine = sight(table, seats, claim.seat)
    assert mine.view is not None
    step = step_into(f"{StepAnswer.SURE} {CLAIM}", mine.view, 5)
    message = presenter.hand(mine, Reader(language, NAMES), step=step)
    assert sorted(buttons(message)) == [f"back {StepAnswer.SURE} {CLAIM}", f"{StepAnswer.SURE} {CLAIM}"], (
        "and it cannot be asked no more"
    )
    later = played(seats, 1)
    again = presenter.hand(sight(table, later, claim.seat), Reader(language, NAMES), step=step)
    assert f"{StepAnswer.SURE} {CLAIM}" not in buttons(again), "the question is over with the turn"


def test_a_call_names_who_has_not_answered(claimed: tuple[Seats, OpenClaim]) -> None:
    seats, claim = claimed
    first, second = [seat for seat in range(3) if seat != claim.seat]
    table = table_of(seats, replace(claim, agreed=(first,)))
    view = sight(table, seats, None).view
    assert view is not None
    message = presenter.call_to_table(table, view, Reader("en", NAMES))
    assert message is not None
    assert message.mentions == (11 + second,)
    assert f"<@{11 + second}>, {NAMES[11 + claim.seat]} claims the rest" in message.text
