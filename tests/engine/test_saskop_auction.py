"""Saskop: bidding, naming the trumps, overriding and announcing diamonds."""

import pytest

from tests.engine.saskop_table import EXAMPLE, dealt

PASSED = ("1 pass", "2 pass", "3 pass", "0 pass")
BIDS = {f"bid {number}" for number in range(5, 10)}


def bids(table_may: set[str]) -> set[str]:
    return table_may & BIDS


@pytest.mark.parametrize("dealer", range(4))
def test_eldest_speaks_first_and_it_goes_clockwise(dealer: int) -> None:
    table = dealt(dealer=dealer)
    for step in range(1, 4):
        assert table.waits_for == ((dealer + step) % 4,)
        table = table.after(f"{(dealer + step) % 4} pass")
    assert table.waits_for == (dealer,)


@pytest.mark.parametrize(
    ("hand", "highest"),
    [("KS QC JS JH AC TC 7C TD 9D", 7), ("QS TS 9S 8S 7S 6S 9C 8C 6C", 6), ("KC JC KH QH KD QD JD 8D AD", 9)],
)
def test_any_number_from_five_to_the_longest_possible_trump_suit_may_be_bid(hand: str, highest: int) -> None:
    table = dealt(dealer=(EXAMPLE.index(hand) - 1) % 4)
    seat = EXAMPLE.index(hand)
    assert bids(table.may(seat)) == {f"bid {number}" for number in range(5, highest + 1)}
    if highest < 9:
        assert table.refuses(f"{seat} bid {highest + 1}") == "bid-too-long"


@pytest.mark.parametrize("number", [0, 4, 10, 999999])
def test_no_bid_is_below_five_or_above_nine(number: int) -> None:
    assert dealt().refuses(f"1 bid {number}") == "bid-range"


def test_each_bid_is_above_the_last() -> None:
    table = dealt().after("1 bid 5")
    assert bids(table.may(2)) == {"bid 6"}
    assert table.refuses("2 bid 5") == "bid-too-low"


def test_a_hand_too_short_to_go_higher_can_only_pass() -> None:
    assert dealt().after("1 bid 6").may_say(2) == {"pass", "diamonds", "roof"}


def test_nobody_bids_or_passes_out_of_turn() -> None:
    for seat in (0, 2, 3):
        assert dealt().refuses(f"{seat} bid 5") == "not-your-turn"
        assert dealt().refuses(f"{seat} pass") == "not-your-turn"


def test_who_has_passed_is_skipped() -> None:
    table = dealt().after("1 bid 5", "2 pass", "3 bid 6", "0 pass")
    assert table.waits_for == (1,)
    assert table.after("1 bid 7").waits_for == (3,)


def test_bidding_goes_round_until_three_have_passed() -> None:
    table = dealt().after("1 bid 5", "2 bid 6", "3 bid 7", "0 pass", "1 pass")
    assert table.phase == "auction"
    table = table.after("2 pass")
    assert (table.phase, table.waits_for) == ("announce", (3,))


def test_after_three_passes_the_fourth_may_still_bid_or_pass() -> None:
    table = dealt().after(*PASSED[:3])
    assert table.may_say(0) == {"bid 5", "bid 6", "pass", "diamonds", "show QS"}
    assert table.after("0 bid 5").phase == "announce"


def test_passed_by_all_diamonds_are_trumps_and_nobody_is_maker() -> None:
    table = dealt().after(*PASSED)
    assert (table.phase, table.state.trump.letter, table.state.maker) == ("play", "D", None)


@pytest.mark.parametrize(("bid", "suits"), [(5, "CD"), (6, "CD"), (7, "C")])
def test_the_bidder_names_a_suit_with_as_many_trumps_as_were_bid(bid: int, suits: str) -> None:
    table = dealt().after(f"1 bid {bid}", "2 pass", "3 pass", "0 pass")
    assert table.may_say(1) == {f"trump {suit}" for suit in suits}
    for suit in set("CSHD") - set(suits):
        assert table.refuses(f"1 trump {suit}") == "trump-too-short"


def test_only_the_bidder_names_it() -> None:
    table = dealt().after("1 bid 5", "2 pass", "3 pass", "0 pass")
    assert table.refuses("3 trump D") == "not-your-turn"
    assert table.may_say(0) == set()
    assert table.may_say(2) == {"roof"}


def test_while_a_suit_is_awaited_nobody_announces_diamonds_or_shows() -> None:
    table = dealt().after("1 bid 5", "2 pass", "3 pass", "0 pass")
    assert table.refuses("3 diamonds") == "not-now"
    assert table.refuses("0 show QS") == "not-now"


def test_diamonds_named_after_bidding_cannot_be_overridden() -> None:
    table = dealt().after("1 bid 5", "2 pass", "3 pass", "0 pass", "1 trump D")
    assert (table.phase, table.state.maker) == ("play", 1)


CLUBS = ("1 bid 5", "2 pass", "3 pass", "0 pass", "1 trump C")


def test_another_suit_waits_for_the_three_others_in_any_order() -> None:
    table = dealt().after(*CLUBS)
    assert (table.phase, set(table.waits_for)) == ("override", {0, 2, 3})
    for seat in (0, 2, 3):
        assert table.may_say(seat) - {"roof"} == {"override", "accept"}
    assert table.may_say(1) == set()
    assert table.refuses("1 accept") == "own-trump"
    assert table.refuses("1 override") == "own-trump"


@pytest.mark.parametrize("order", ["023", "302", "230"])
def test_three_who_accept_start_the_play(order: str) -> None:
    table = dealt().after(*CLUBS, *(f"{seat} accept" for seat in order))
    assert (table.phase, table.state.trump.letter, table.state.maker) == ("play", "C", 1)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_any_other_seat_partner_and_passers_too_may_override_with_diamonds(seat: int) -> None:
    table = dealt().after(*CLUBS, f"{seat} override")
    assert (table.phase, table.state.trump.letter, table.state.maker) == ("play", "D", seat)


def test_who_accepted_has_done_so_for_good() -> None:
    table = dealt().after(*CLUBS, "3 accept")
    assert set(table.waits_for) == {0, 2}
    assert table.refuses("3 override") == "accepted-already"
    assert table.refuses("3 accept") == "accepted-already"


@pytest.mark.parametrize("word", ["hold", "ok", "pick", "alone", "re", "call S", "declare grand", "bury 6C 8C"])
def test_words_of_other_games_mean_nothing_here(word: str) -> None:
    for table in (dealt(), dealt().after(*CLUBS), dealt().after("1 diamonds")):
        assert table.refuses(f"2 {word}") == "not-in-this-game"


def test_later_nobody_says_diamonds_any_more() -> None:
    assert dealt().after(*CLUBS).refuses("2 diamonds") == "not-now"
    assert dealt().after("3 diamonds").refuses("2 diamonds") == "not-now"


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("before", [(), ("1 pass",), ("1 bid 5", "2 pass"), PASSED[:3]], ids=str)
def test_anybody_may_announce_diamonds_at_any_time_of_the_bidding(seat: int, before: tuple[str, ...]) -> None:
    table = dealt().after(*before)
    assert "diamonds" in table.may(seat)
    table = table.after(f"{seat} diamonds")
    assert (table.phase, table.state.trump.letter, table.state.maker) == ("play", "D", seat)


def test_eldest_leads_whoever_chose_the_trumps() -> None:
    assert dealt(dealer=2).after("1 diamonds").waits_for == (3,)
