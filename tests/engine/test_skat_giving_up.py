"""Skat: games that are given up, or made a present of in their first trick."""

from typing import Any

import pytest

from engine.games.skat.giving_up import raised, settled
from engine.games.skat.options import SkatOptions
from tests.engine.rules_table import Seats
from tests.engine.skat_table import MEEK, MEEK_SKAT, auction_won, by_hand, meek, skat, with_skat


def giving(**options: Any) -> Seats:
    return skat(values="isko", announce="hand", giveup=True, **options)


def presents(**options: Any) -> Seats:
    return skat(values="isko", announce="hand", schenken=True, **options)


def test_without_it_games_are_played_to_their_end() -> None:
    played = by_hand(skat(values="isko"), "clubs")
    assert played.refuses("1 concede") == played.refuses("2 concede") == "not-in-this-game"
    assert not any("concede" in played.may(seat) for seat in range(3))
    assert played.refuses("1 accept") == "not-in-this-game"


def test_a_declarer_with_nine_cards_gives_up_and_has_simply_lost() -> None:
    played = by_hand(giving(), "clubs")
    assert "concede" in played.may(1)
    lost = played.after("1 concede")
    assert (lost.phase, lost.waits_for) == ("done", ())
    assert (lost.result["won"], lost.result["value"], lost.result["scores"]) == (False, 156, [0, -312, 0])
    assert lost.result["given-up"] == "declarer"
    nine = played.played("8C 7S 7D").after("1 concede")
    assert (nine.phase, nine.result["value"]) == ("done", 156)
    assert (sum(nine.result["points"]), sum(nine.result["tricks"])) == (120, 10)


def test_later_one_of_the_opponents_has_to_agree() -> None:
    late = by_hand(giving(), "clubs").played("8C 7S 7D 9C 9S 8D").after("1 concede")
    assert (late.phase, late.waits_for, late.may()) == ("yield", (2,), {"accept", "pass"})
    assert late.said("accept").result["scores"] == late.said("pass", "accept").result["scores"] == [0, -312, 0]
    on = late.said("pass", "pass")
    assert (on.phase, on.waits_for) == ("play", (1,))
    assert on.refuses("1 concede") == "not-to-give-up"
    assert "concede" not in on.may(1)
    assert on.played_out(1).result["won"] is True


def test_opponents_give_up_together_and_it_is_simply_won() -> None:
    played = by_hand(giving(), "clubs").played("8C 7S 7D")
    one = played.after("0 concede")
    assert (one.phase, one.waits_for, "concede" in one.may(0)) == ("play", (1,), False)
    assert one.refuses("0 concede") == "not-to-give-up"
    both = one.after("2 concede")
    assert (both.phase, both.result["given-up"]) == ("done", "opponents")
    assert (both.result["won"], both.result["value"], both.result["scores"]) == (True, 156, [0, 156, 0])
    assert one.played("9C 9S 8D").after("2 concede").phase == "done"


@pytest.mark.parametrize(
    ("words", "who", "score"),
    [
        ("null", ("1 concede",), -70),
        ("null open", ("0 concede", "2 concede"), 59),
        ("clubs open", ("0 concede", "2 concede"), 216),
        ("clubs schneider", ("0 concede", "2 concede"), 12 * 15),
        ("clubs schneider", ("1 concede",), -2 * 12 * 15),
    ],
)
def test_what_was_announced_counts_as_made_or_missed(words: str, who: tuple[str, ...], score: int) -> None:
    assert by_hand(giving(), words).after(*who).result["scores"] == [0, score, 0]


def test_by_the_books_a_game_given_up_costs_the_bid() -> None:
    assert by_hand(skat(giveup=True), "clubs", 24).after("1 concede").result["scores"] == [0, -24, 0]
    assert with_skat(skat(giveup=True), "clubs", 24).after("1 concede").result["scores"] == [0, -48, 0]
    assert by_hand(skat(giveup=True), "clubs").after("0 concede", "2 concede").result["scores"] == [0, 156, 0]


def test_nobody_gives_up_where_all_play_for_themselves() -> None:
    assert by_hand(skat(giveup=True), "reject").refuses("1 concede") == "not-to-give-up"
    ramsch = skat(giveup=True, allpass="ramsch").said("pass", "pass", "pass")
    assert "concede" not in ramsch.may(1)
    assert ramsch.refuses("1 concede") == "not-to-give-up"


def test_a_bid_is_still_not_reached_by_what_was_given_up() -> None:
    hands = ("JC JS TC KC QC AS TS KS QS 9S", "JH JD AC 9C 8C 7C AH TH KH QH", "9H 8H 7H AD TD KD QD 9D 8D 7D")
    over = skat(hands, "8S 7S", values="isko", giveup=True)
    won = by_hand(over, "clubs", 60).after("0 concede", "2 concede").result
    assert (won["overbid"], won["won"], won["scores"]) == (True, False, [0, -120, 0])


def test_a_present_is_offered_by_both_in_the_first_trick_alone() -> None:
    played = by_hand(presents(), "clubs")
    assert ("concede" in played.may(0), "concede" in played.may(1), "concede" in played.may(2)) == (True, False, True)
    assert played.after("2 concede").phase == "play"
    asked = played.played("8C").after("2 concede", "0 concede")
    assert (asked.phase, asked.waits_for, asked.may()) == ("gift", (1,), {"accept", "pass"})
    after = played.after("2 concede").played("8C 7S 7D")
    assert not any("concede" in after.may(seat) for seat in range(3))
    assert after.refuses("0 concede") == "not-to-give-up"


def test_a_present_accepted_is_simply_won() -> None:
    won = by_hand(presents(), "clubs").after("2 concede", "0 concede").said("accept")
    assert (won.phase, won.result["value"], won.result["scores"]) == ("done", 156, [0, 156, 0])
    assert (won.result["declared"], won.result["given-up"]) == (None, "accepted")


def test_a_present_refused_is_schneider_announced_and_then_schwarz() -> None:
    offered = with_skat(presents(), "clubs").played("8C 7S").after("0 concede", "2 concede")
    more = offered.said("pass")
    assert (more.phase, more.waits_for, len(more.state.play.trick)) == ("play", (0,), 2)
    assert more.view(0).contract.extras == ("schneider",)  # type: ignore[union-attr]
    made = more.played_out(1).result
    assert (made["declared"], made["value"]) == ("schneider", 12 * (1 + 11 + 2 + 1))
    again = more.after("2 concede", "0 concede")
    assert again.phase == "gift"
    schneider = again.said("accept").result
    assert (schneider["value"], schneider["scores"]) == (12 * (1 + 11 + 2), [0, 168, 0])
    last = again.said("pass")
    assert last.view(0).contract.extras == ("schwarz",)  # type: ignore[union-attr]
    assert not any("concede" in last.may(seat) for seat in range(3))
    assert last.played_out(1).result["value"] == 12 * (1 + 11 + 4)


def test_a_present_refused_and_schneider_missed_is_lost() -> None:
    meek_one = meek(values="isko", announce="hand", schenken=True)
    lost = by_hand(meek_one, "clubs").after("0 concede", "2 concede").said("pass").played_out(2).result
    assert (lost["declared"], lost["won"]) == ("schneider", False)


def test_null_and_games_with_nothing_above_them_are_no_presents() -> None:
    for words in ("null", "clubs open", "clubs schwarz"):
        assert by_hand(presents(), words).refuses("2 concede") == "not-to-give-up"


def test_kontra_stands_though_a_present_was_refused() -> None:
    table = by_hand(presents(kontra="all"), "clubs").after("2 kontra", "0 concede", "2 concede").said("pass")
    assert table.after("1 re").played_out(1).result["times"] == 4


def test_a_present_and_giving_up_go_together() -> None:
    both = by_hand(giving(schenken=True), "clubs")
    assert both.after("2 concede", "0 concede").phase == "gift"
    assert both.played("8C 7S 7D").after("2 concede", "0 concede").phase == "done"


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (("clubs",), ("clubs", "schneider")),
        (("clubs", "spitze"), ("clubs", "schneider", "spitze")),
        (("clubs", "schneider", "spitze"), ("clubs", "schwarz", "spitze")),
    ],
)
def test_what_a_refusal_raises(words: tuple[str, ...], found: tuple[str, ...]) -> None:
    assert raised(words) == found


@pytest.mark.parametrize(
    ("words", "points", "tricks", "skat", "won", "found"),
    [
        pytest.param("hearts", (0, 20, 9), (0, 1, 1), 11, True, ((0, 61, 59), (0, 1, 9)), id="61 are enough"),
        pytest.param("hearts", (0, 90, 9), (0, 7, 1), 11, True, ((0, 101, 19), (0, 7, 3)), id="more was reached"),
        pytest.param("hearts", (0, 0, 0), (0, 0, 0), 0, False, ((0, 31, 89), (0, 1, 9)), id="no schneider"),
        pytest.param("hearts", (0, 70, 9), (0, 5, 1), 11, False, ((0, 59, 61), (0, 5, 5)), id="nor a draw"),
        pytest.param("null", (9, 0, 0), (1, 0, 0), 11, True, ((9, 0, 100), (1, 0, 9)), id="null without a trick"),
        pytest.param("null", (9, 0, 0), (1, 0, 0), 11, False, ((9, 0, 100), (1, 1, 8)), id="or with one"),
    ],
)
def test_card_points_and_tricks_of_a_game_given_up(
    words: str,
    points: tuple[int, ...],
    tricks: tuple[int, ...],
    skat: int,
    won: bool,
    found: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    assert settled(SkatOptions(values="isko"), (words,), 1, (points, tricks), skat=skat, won=won) == found
    assert [sum(each) for each in found] == [120 - skat * (words == "null"), 10]


def test_hands_of_the_meek_are_whole() -> None:
    assert len(" ".join((*MEEK, MEEK_SKAT)).split()) == 32
    assert auction_won(meek()).phase == "choice"
