"""Saskop: a lone picture is shown and a card comes back."""

import pytest

from engine.cards import Suit
from engine.games.saskop.rules import SASKOP
from engine.match import Carried
from engine.referee import read_move
from tests.engine.saskop_table import EXAMPLE, dealt

# Seats 0 and 2, partners, have one picture each; the opponents have the other ten.
TWO_LONELY = (
    "KC AS TS 9S 8S 7S 6S 9H 8H",
    "KS QC QS QH JC JS 6C 7C 8C",
    "KH AH TH 7H 6H AD TD 9D 8D",
    "KD QD JH JD AC TC 9C 7D 6D",
)


def test_a_lone_picture_may_be_shown_out_of_turn() -> None:
    table = dealt()
    assert "show QS" in table.may(0)
    table = table.after("0 show QS")
    assert (table.phase, table.waits_for) == ("exchange", (2,))
    assert "QS" in table.hand(2)
    assert len(table.hand(0)) == 8
    assert len(table.hand(2)) == 10


@pytest.mark.parametrize(
    ("move", "code"),
    [("1 show KS", "not-lone-picture"), ("0 show TS", "not-lone-picture"), ("0 show KC", "not-in-hand"),
     ("2 show AH", "not-lone-picture")],
)  # fmt: skip
def test_only_the_one_picture_one_holds_can_be_shown(move: str, code: str) -> None:
    assert dealt().refuses(move) == code


def test_the_partner_gives_any_card_but_that_picture() -> None:
    table = dealt().after("0 show QS")
    assert table.may(2) == {f"give {card}" for card in EXAMPLE[2].split()}
    assert table.refuses("2 give QS") == "not-that-picture"
    assert table.refuses("2 give KC") == "not-in-hand"
    assert table.refuses("2 give 6H 7H") == "wrong-count"


def test_then_both_have_nine_and_the_bidding_goes_on_where_it_was() -> None:
    table = dealt().after("1 bid 5", "0 show QS", "2 give 6D")
    assert (table.phase, table.waits_for) == ("auction", (2,))
    assert table.hand(0) == {*EXAMPLE[0].split(), "6D"} - {"QS"}
    assert table.hand(2) == {*EXAMPLE[2].split(), "QS"} - {"6D"}


@pytest.mark.parametrize("move", ["1 diamonds", "2 roof", "1 bid 5", "0 show TS", "2 pass", "2 diamonds"])
def test_meanwhile_nothing_else_is_possible(move: str) -> None:
    assert dealt().after("0 show QS").refuses(move) in {"not-now", "not-your-turn"}
    assert [dealt().after("0 show QS").may(seat) for seat in (0, 1, 3)] == [set(), set(), set()]


@pytest.mark.parametrize("said", [("1 pass", "2 pass", "3 pass"), ("1 bid 5",)], ids=str)
def test_others_words_do_not_end_the_time_for_showing(said: tuple[str, ...]) -> None:
    assert "show QS" in dealt().after(*said).may(0)


@pytest.mark.parametrize("own", ["0 bid 5", "0 pass"])
def test_after_ones_own_bid_or_pass_it_is_too_late(own: str) -> None:
    table = dealt(dealer=3).after(own)
    assert table.refuses("0 show QS") == "show-too-late"
    assert not any(action.startswith("show") for action in table.may(0))


def test_a_picture_got_in_exchange_may_be_shown_in_turn() -> None:
    table = dealt().after("0 show QS", "2 give 6D")
    assert "show QS" in table.may(2)
    table = table.after("2 show QS", "0 give 6D")
    assert (table.hand(0), table.hand(2)) == ({*EXAMPLE[0].split()}, {*EXAMPLE[2].split()})


def test_nobody_shows_twice() -> None:
    table = dealt().after("0 show QS", "2 give 6D", "2 show QS", "0 give 6D")
    assert table.refuses("0 show QS") == "shown-already"


def test_with_two_pictures_in_hand_after_an_exchange_none_is_alone() -> None:
    table = dealt(*TWO_LONELY).after("0 show KC", "2 give AD")
    assert table.refuses("2 show KC") == "not-lone-picture"
    assert not any(action.startswith("show") for action in table.may(2))


def test_the_partner_may_give_his_own_picture_which_can_be_shown_by_who_has_not_yet() -> None:
    table = dealt(*TWO_LONELY).after("0 show KC", "2 give KH")
    assert "show KC" in table.may(2)
    assert table.refuses("0 show KH") == "shown-already"


def test_a_bid_counts_the_hand_as_it_is_after_the_exchange() -> None:
    before = dealt(dealer=1)
    assert "bid 6" in before.may(2)
    assert "bid 7" not in before.may(2)
    assert "bid 7" in before.after("0 show QS", "2 give 6D").may(2)
    assert "bid 7" not in before.after("0 show QS", "2 give 6H").may(2)


def test_where_the_house_does_not_exchange_nothing_is_shown() -> None:
    assert dealt(exchange=False).refuses("0 show QS") == "no-exchange"
    assert "show QS" not in dealt(exchange=False).may(0)


def test_everybody_sees_the_picture_and_only_two_the_card_that_comes_back() -> None:
    table = dealt().after("0 show QS")
    assert [len(cards) for cards in table.state.play.face_up] == [0, 0, 1, 0]
    event = SASKOP.apply(table.state, *read_move("2 give 6D", 4)).events[0]
    assert [len(event.heard_by(seat).cards) for seat in (None, 0, 1, 2, 3)] == [0, 1, 0, 1, 0]
    assert event.heard_by(1).count == 1


REPLAY = Carried(Suit.HEARTS, 3)


def test_in_a_replay_a_picture_may_be_shown_until_the_first_lead() -> None:
    table = dealt(carried=REPLAY)
    assert "show QS" in table.may(0)
    shown = table.after("0 show QS")
    assert (shown.phase, shown.waits_for) == ("exchange", (2,))
    assert shown.refuses("1 play 7C") == "not-now"
    assert shown.after("2 give 6D").phase == "play"
    led = table.after("1 play 7C")
    assert led.refuses("0 show QS") == "not-now"
    assert not any(action.startswith("show") for action in led.may(0))


def test_in_a_replay_too_the_house_may_forbid_it_and_nobody_shows_twice() -> None:
    assert dealt(carried=REPLAY, exchange=False).refuses("0 show QS") == "no-exchange"
    table = dealt(carried=REPLAY).after("0 show QS", "2 give 6D", "2 show QS", "0 give 6D")
    assert table.refuses("0 show QS") == "shown-already"


def test_once_the_trumps_are_chosen_it_is_too_late() -> None:
    assert dealt().after("1 diamonds").refuses("0 show QS") == "not-now"
