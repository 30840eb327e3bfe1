"""Saskop: blinking, emergency and the roof."""

import pytest

from tests.engine.saskop_table import EXAMPLE, Seats, dealt, in_play


def test_the_partner_of_the_second_player_may_blink_or_not() -> None:
    table = in_play().played("KS")
    assert table.may_say(0) == {"blink", "noblink"}
    assert [table.may_say(seat) - {"roof"} for seat in (1, 2, 3)] == [set(), set(), set()]


@pytest.mark.parametrize("word", ["blink", "noblink"])
def test_one_of_the_two_once_a_trick(word: str) -> None:
    table = in_play().played("KS").after(f"0 {word}")
    assert table.may_say(0) == set()
    assert table.refuses("0 blink") == "signalled-already"
    assert table.refuses("0 noblink") == "signalled-already"
    assert table.waits_for == (2,)


@pytest.mark.parametrize("cards", ["", "KS 6D", "KS 6D KC", "KS 6D KC QS"])
def test_only_while_exactly_one_card_lies(cards: str) -> None:
    for seat in range(4):
        assert in_play().played(cards).refuses(f"{seat} blink") == "blink-when"


def test_again_in_the_next_trick() -> None:
    table = in_play().played("KS").after("0 blink").played("6D KC QS AS")
    assert table.may_say(1) == {"blink", "noblink"}


def test_signals_bind_nobody_and_move_no_turn() -> None:
    table = in_play().played("KS")
    assert table.after("0 blink").may_play(2) == table.may_play(2)


# Diamonds are trumps. Seats 2 and 3 have one trump each, the ace and the ten; seat 0 has a low one only.
POOR = (
    "7D AS TS 9S 8S 7S 6S 9H 8H",
    "KC KS KH KD QC QS QH QD JC",
    "AD AH TH 7H 6H AC TC 9C 8C",
    "TD 9D 8D JS JH JD 6D 7C 6C",
)
LAST_TRUMP = (
    "TD AS TS 9S 8S 7S 6S 9H 8H",
    "KC KS KH KD QC QS QH QD JC",
    "AD AH TH 7H 6H AC TC 9C 8C",
    "7D 9D 8D JS JH JD 6D 7C 6C",
)


def urgent(table: Seats) -> set[int]:
    return {seat for seat in range(4) if "emergency" in table.may(seat)}


def test_who_plays_after_the_partner_with_only_the_ace_of_trumps_may_cry_before_the_lead() -> None:
    for dealer, urgent_seats in ((0, set()), (1, set()), (2, {2}), (3, {2})):
        assert urgent(in_play(*POOR, dealer=dealer)) == urgent_seats


@pytest.mark.parametrize(("dealer", "played", "who"), [(3, "7D", {2}), (3, "7D KC", set()), (2, "TD", {2})])
def test_neither_partner_may_have_played(dealer: int, played: str, who: set[int]) -> None:
    table = in_play(*POOR, dealer=dealer).played(played)
    expected = who if dealer == 2 else set()  # with dealer 3 seat 0, the partner, led and has played
    assert urgent(table) == expected


@pytest.mark.parametrize(("dealer", "seats"), [(3, {2}), (2, {2}), (1, {0}), (0, {0})])
def test_the_ten_is_as_good_a_reason_as_the_ace(dealer: int, seats: set[int]) -> None:
    assert urgent(in_play(*LAST_TRUMP, dealer=dealer)) == seats


def test_a_ten_of_a_plain_suit_is_none_nor_a_low_trump() -> None:
    assert in_play(*POOR, dealer=0).refuses("0 emergency") == "emergency-without"


def test_who_plays_before_the_partner_has_no_emergency() -> None:
    assert in_play(*LAST_TRUMP, dealer=3).refuses("0 emergency") == "emergency-when"


def test_emergency_once_a_deal() -> None:
    table = in_play(*LAST_TRUMP, dealer=3).after("2 emergency")
    assert table.refuses("2 emergency") == "signalled-already"
    assert urgent(table) == set()


def test_no_emergency_before_the_trumps_are_chosen() -> None:
    assert dealt(*POOR).refuses("2 emergency") == "not-now"
    table = dealt(*POOR).after("1 bid 9", "2 pass", "3 pass", "0 pass", "1 trump C")
    assert table.refuses("2 emergency") == "not-now"


def roofs(table: Seats) -> set[int]:
    return {seat for seat in range(4) if "roof" in table.may(seat)}


def test_who_was_dealt_no_picture_may_say_so_in_every_phase_but_the_exchange() -> None:
    table = dealt()
    assert roofs(table) == {2}
    for moves in (("1 bid 5",), ("2 pass", "3 pass", "0 pass"), ("1 trump C",), ("0 accept", "2 accept")):
        table = table.after(*moves)
        assert roofs(table) == {2}, table.phase
    assert roofs(table.after("3 accept")) == {2}
    assert roofs(dealt().after("0 show QS")) == set()
    assert dealt().after("0 show QS").refuses("2 roof") == "not-now"


def test_until_ones_own_first_card() -> None:
    table = in_play().played("KS")
    assert roofs(table) == {2}
    assert roofs(table.played("6D")) == set()
    assert table.played("6D").refuses("2 roof") == "roof-too-late"


def test_the_deal_counts_not_what_came_by_an_exchange() -> None:
    table = dealt().after("0 show QS", "2 give 6D")
    assert roofs(table) == {2}
    assert table.refuses("0 roof") == "roof-without"


def test_the_roof_is_shown_once() -> None:
    assert dealt().after("2 roof").refuses("2 roof") == "signalled-already"


def test_in_a_replay_its_own_deal_counts() -> None:
    assert roofs(in_play()) == {2}


@pytest.mark.parametrize("options", [{"signals": False}, {"signals": False, "roof": True}])
def test_without_signals_there_are_none(options: dict[str, bool]) -> None:
    table = in_play(**options).played("KS")
    assert [table.may_say(seat) for seat in range(4)] == [set()] * 4
    assert table.refuses("0 blink") == "no-signals"
    assert dealt(**options).refuses("2 roof") == "no-signals"
    assert urgent(in_play(*LAST_TRUMP, dealer=3, **options)) == set()


def test_the_roof_alone_may_be_forbidden() -> None:
    assert dealt(roof=False).refuses("2 roof") == "no-signals"
    assert in_play(roof=False).played("KS").may_say(0) == {"blink", "noblink"}


def test_nothing_is_said_after_the_deal() -> None:
    table = in_play(*EXAMPLE)
    while table.phase != "done":
        table = table.played(min(table.may_play(table.waits_for[0])))
    assert table.waits_for == ()
    assert [table.may(seat) for seat in range(4)] == [set()] * 4
    for seat in range(4):
        for word in ("roof", "blink", "emergency", "pass", "diamonds", "play KS"):
            assert table.refuses(f"{seat} {word}") in {"not-now", "not-in-hand"}
