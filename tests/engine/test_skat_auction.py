"""Skat: who may bid what to whom, and who becomes declarer."""

import pytest

from engine.games.skat.contracts import VALUES
from tests.engine.rules_table import dealt
from tests.engine.skat_table import MIGHTY, MIGHTY_SKAT, auction_won, skat


@pytest.mark.parametrize("dealer", range(3))
def test_middlehand_begins_then_forehand_answers_and_the_dealer_comes_last(dealer: int) -> None:
    table = dealt("skat", MIGHTY, MIGHTY_SKAT, dealer)
    forehand, middlehand = (dealer + 1) % 3, (dealer + 2) % 3
    assert table.waits_for == (middlehand,)
    assert table.said("bid 18").waits_for == (forehand,)
    assert table.said("pass").waits_for == (dealer,)
    assert table.said("bid 18", "pass").waits_for == (dealer,)


def test_the_possible_bids_begin_as_the_text_lists_them() -> None:
    assert VALUES[:16] == (18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50)


@pytest.mark.parametrize("base", [9, 10, 11, 12])
def test_every_multiple_of_a_suits_value_up_to_25_times_may_be_bid(base: int) -> None:
    assert {base * times for times in range(2, 26)} <= set(VALUES)
    assert base not in VALUES


def test_grand_is_bid_up_to_18_times_and_null_at_its_four_values() -> None:
    assert {24 * times for times in range(2, 19)} | {23, 35, 46, 59} <= set(VALUES)
    assert max(VALUES) == 432
    assert 24 * 19 not in VALUES


@pytest.mark.parametrize("number", [0, 9, 17, 19, 21, 25, 26, 28, 434, 456, 999999])
def test_what_no_game_is_worth_is_not_bid(number: int) -> None:
    assert skat().refuses(f"2 bid {number}") == "not-a-value"


def test_middlehand_may_bid_any_value_or_pass() -> None:
    assert skat().may() == {f"bid {number}" for number in VALUES} | {"pass"}


def test_forehand_says_yes_or_passes_and_names_no_number() -> None:
    table = skat().said("bid 20")
    assert table.may() == {"hold", "pass"}
    assert table.refuses("1 bid 22") == "hold-or-pass"


def test_the_next_bid_must_be_higher() -> None:
    table = skat().said("bid 20", "hold")
    assert table.waits_for == (2,)
    assert table.refuses("2 bid 20") == "bid-too-low"
    assert table.refuses("2 bid 18") == "bid-too-low"
    assert table.refuses("2 hold") == "nothing-to-hold"
    assert table.may() == {f"bid {number}" for number in VALUES if number > 20} | {"pass"}


def test_nobody_speaks_out_of_turn() -> None:
    for move in ("0 pass", "1 pass", "1 bid 18", "0 bid 18", "1 hold"):
        assert skat().refuses(move) == "not-your-turn"


@pytest.mark.parametrize(
    ("said", "declarer", "bid"),
    [
        ("bid 18, pass, pass", 2, 18),
        ("bid 18, hold, pass, pass", 1, 18),
        ("bid 18, hold, bid 20, pass, pass", 2, 20),
        ("bid 18, hold, pass, bid 20, hold, pass", 1, 20),
        ("bid 18, hold, pass, bid 20, hold, bid 22, pass", 0, 22),
        ("bid 18, pass, bid 23, hold, bid 24, hold, pass", 2, 24),
        ("bid 18, pass, bid 20, pass", 0, 20),
        ("pass, bid 18, hold, pass", 1, 18),
        ("pass, bid 18, pass", 0, 18),
        ("pass, pass, bid 18", 1, 18),
    ],
)
def test_the_last_one_left_plays_for_the_last_bid(said: str, declarer: int, bid: int) -> None:
    table = skat().said(*said.split(", "))
    assert (table.phase, table.waits_for) == ("choice", (declarer,))
    result = table.said("hand", "declare reject").played_out().result
    assert (result["declarer"], result["bid"]) == (declarer, bid)


def test_the_auction_of_the_second_text_goes_to_endhand_for_24() -> None:
    first = skat().said("bid 18", "hold", "bid 20", "hold", "bid 22", "hold", "pass")
    assert first.said("bid 23", "hold", "bid 24", "pass").waits_for == (0,)


def test_rearhand_too_must_bid_above_the_last_bid() -> None:
    assert skat().said("bid 20", "hold", "pass").refuses("0 bid 20") == "bid-too-low"


def test_when_both_others_pass_forehand_has_it_for_18_or_passes() -> None:
    table = skat().said("pass", "pass")
    assert table.may() == {"bid 18", "pass"}
    assert table.refuses("1 bid 20") == "only-lowest"


def test_after_the_highest_bid_only_passing_is_left() -> None:
    assert skat().said("bid 432", "hold").may() == {"pass"}


def test_when_all_pass_the_cards_are_thrown_in_and_nobody_scores() -> None:
    table = skat().said("pass", "pass", "pass")
    assert (table.phase, table.waits_for) == ("done", ())
    assert table.result == {
        "kind": "passed", "declarer": None, "partner": None, "points": [0, 0, 0], "tricks": [0, 0, 0], "side": None,
        "won": None, "scores": [0, 0, 0], "hand": None, "declared": None, "open": None, "bid": None, "matadors": None,
        "value": None, "overbid": None,
    }  # fmt: skip


def test_the_deal_goes_to_the_left_after_a_passed_deal_and_after_a_played_one() -> None:
    for table in (skat().said("pass", "pass", "pass"), auction_won(skat()).said("hand", "declare null").played_out()):
        assert table.rules.next_deal(2, 3, table.rules.outcome(table.state)).dealer == 0


@pytest.mark.parametrize("move", ["2 ok", "2 accept", "2 pick", "2 solo", "2 trump H", "2 call H", "2 bury 7S 8S"])
def test_words_of_other_games_are_refused(move: str) -> None:
    assert skat().refuses(move) == "not-in-this-game"


@pytest.mark.parametrize("move", ["2 pickup", "2 hand", "2 discard 7S 8S", "2 declare grand", "2 play 7S"])
def test_nothing_of_a_later_phase_is_done_in_the_auction(move: str) -> None:
    assert skat().refuses(move) == "not-now"
