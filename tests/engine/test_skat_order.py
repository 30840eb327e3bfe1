"""Skat by its order (ISkO): what is bid and announced, what games are worth, what a lost one costs, and a Spitze."""

from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Cut
from engine.cards import read_cards
from engine.games.skat.contracts import ORDERED_VALUES
from engine.games.skat.options import SkatOptions
from engine.games.skat.rules import PACK, SKAT
from engine.games.skat.values import Judged, Played, judged
from tests.engine.rules_table import Seats
from tests.engine.skat_table import auction_won, by_hand, meek, skat, with_skat

ISKO = SkatOptions(announce="hand", values="isko")
OLD = replace(ISKO, values="old")
WITH_TWO, WITH_ONE, AGAINST_FOUR = "JC JS", "JC JH", "AC TC"


NUMBERS = """
    18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117 120
    121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 264
"""


def test_sixty_three_numbers_are_bid() -> None:
    assert list(map(str, ORDERED_VALUES)) == NUMBERS.split()
    assert len(ORDERED_VALUES) == 63
    assert (ORDERED_VALUES[0], ORDERED_VALUES[-1]) == (18, 264)
    assert skat(values="isko").refuses("2 bid 288") == "not-a-value"
    assert skat(values="isko").may() == {f"bid {number}" for number in ORDERED_VALUES} | {"pass"}


def test_the_skat_is_the_second_packet_of_the_deal() -> None:
    dealt = SKAT.deal(ISKO, 0, 3, PACK, Cut("threes", None, 16))
    pack = PACK[16:] + PACK[:16]
    assert dealt.blind == pack[9:11]
    assert dealt.hands[1] == pack[0:3] + pack[11:15] + pack[23:26]


def test_there_is_no_reject_and_no_null_below_the_bid() -> None:
    won = auction_won(skat(values="isko", announce="hand"), 36).said("hand")
    assert won.refuses("1 declare reject") == "no-reject"
    assert won.refuses("1 declare null") == "null-too-low"
    assert "declare null open" in won.may()
    assert not {"declare reject", "declare null"} & won.may()
    assert "declare null" in auction_won(skat(values="isko"), 35).said("hand").may()


def game(words: str, points: int, tricks: int = 5, held: str = WITH_ONE, bid: int = 18, **how: Any) -> Played:
    from_hand = bool(how.pop("hand", False))
    return Played(tuple(words.split()), from_hand, bid, points, tricks, read_cards(held), **how)


def value(options: SkatOptions, played: Played) -> tuple[bool, int, int]:
    found: Judged = judged(options, played)
    return found.won, found.value, found.score


@pytest.mark.parametrize(
    ("options", "played", "found"),
    [
        pytest.param(ISKO, game("hearts", 61), (True, 20, 20), id="with one, game two, times ten"),
        pytest.param(ISKO, game("hearts", 60), (False, 20, -40), id="sixty lose twice the value"),
        pytest.param(ISKO, game("hearts", 60, hand=True), (False, 30, -60), id="from the hand too"),
        pytest.param(OLD, game("hearts", 60, hand=True), (False, 30, -30), id="until 1998 once from the hand"),
        pytest.param(OLD, game("hearts", 60), (False, 20, -40), id="and twice with the skat"),
        pytest.param(ISKO, game("clubs", 61, held=WITH_TWO), (True, 36, 36), id="with two"),
        pytest.param(ISKO, game("grand", 61, held=AGAINST_FOUR), (True, 120, 120), id="against four"),
        pytest.param(ISKO, game("hearts", 89), (True, 20, 20), id="89 are not schneider"),
        pytest.param(ISKO, game("hearts", 90), (True, 30, 30), id="90 are"),
        pytest.param(ISKO, game("hearts", 31), (False, 20, -40), id="the declarer is out of it with 31"),
        pytest.param(ISKO, game("hearts", 30), (False, 30, -60), id="and in it with 30"),
        pytest.param(ISKO, game("hearts", 120, 10), (True, 40, 40), id="schwarz"),
        pytest.param(ISKO, game("hearts", 120, 9), (True, 30, 30), id="tricks make it, not points"),
        pytest.param(ISKO, game("hearts", 10, 0), (False, 40, -80), id="the declarer is schwarz"),
        pytest.param(ISKO, game("hearts schneider", 90, hand=True), (True, 50, 50), id="schneider announced"),
        pytest.param(ISKO, game("hearts schneider", 89, hand=True), (False, 50, -100), id="and missed"),
        pytest.param(ISKO, game("hearts schneider", 120, 10, hand=True), (True, 60, 60), id="and schwarz made"),
        pytest.param(ISKO, game("hearts schwarz", 120, 10, hand=True), (True, 70, 70), id="schwarz announced"),
        pytest.param(ISKO, game("hearts open", 120, 10, hand=True), (True, 80, 80), id="open announces schwarz"),
        pytest.param(ISKO, game("hearts open", 116, 9, hand=True), (False, 80, -160), id="and must take all"),
        pytest.param(
            ISKO, game("clubs open", 120, 10, "JC JS JH JD AC TC KC QC 9C 8C 7C", hand=True), (True, 216, 216),
            id="the highest suit game",
        ),
        pytest.param(
            ISKO, game("grand open", 120, 10, "JC JS JH JD", hand=True), (True, 264, 264), id="the highest grand"
        ),
        pytest.param(
            OLD, game("grand open", 120, 10, "JC JS JH JD", hand=True), (True, 396, 396), id="which counted 36"
        ),
        pytest.param(ISKO, game("hearts", 70, bid=30), (False, 20, -60), id="overbid: the multiple that reaches it"),
        pytest.param(
            ISKO, game("hearts", 70, bid=59, hand=True), (False, 30, -120), id="59 from the hand with one: 60 twice"
        ),
        pytest.param(ISKO, game("hearts", 95, bid=30), (True, 30, 30), id="schneider saves an overbid game"),
        pytest.param(ISKO, game("null", 0, 0, bid=23), (True, 23, 23), id="null"),
        pytest.param(ISKO, game("null", 0, 1, bid=23), (False, 23, -46), id="null lost"),
        pytest.param(ISKO, game("null", 0, 1, bid=23, hand=True), (False, 35, -70), id="null hand lost"),
        pytest.param(OLD, game("null", 0, 1, bid=23, hand=True), (False, 35, -35), id="null hand lost until 1998"),
        pytest.param(ISKO, game("null open", 0, 0, bid=23, hand=True), (True, 59, 59), id="null open from the hand"),
    ],
)  # fmt: skip
def test_what_a_game_is_worth_and_costs(options: SkatOptions, played: Played, found: tuple[bool, int, int]) -> None:
    assert value(options, played) == found


def test_results_say_what_a_lost_game_was_reckoned_by() -> None:
    lost = by_hand(meek(values="isko", announce="hand"), "clubs").played_out(2).result
    assert (lost["won"], lost["value"], lost["counted"], lost["scores"]) == (False, 144, 144, [0, -288, 0])
    won = by_hand(skat(values="isko", announce="hand"), "clubs open").played_out(1).result
    assert (won["value"], won["scores"], "counted" in won) == (216, [0, 216, 0], False)


@pytest.mark.parametrize(
    ("name", "played"),
    [
        ("tournament", {"allpass": "passed", "kontra": "none", "bock": False, "scoring": "fabian", "lists": "full"}),
        ("pub", {"allpass": "ramsch", "ramschskat": "loser", "kontra": "eighteen", "re": "re", "scoring": "simple"}),
        ("pub", {"bock": True, "bockkontra": True, "bockgrand": True, "bockre": False, "bockscore": "none"}),
        ("bierlachs", {"allpass": "ramsch", "kontra": "eighteen", "scoring": "bierlachs", "bierlachs": "301"}),
        ("home", {"allpass": "schieberamsch", "kontra": "all", "re": "re", "scoring": "simple", "bockramsch": False}),
        ("home", {"bock": True, "bockkontra": True, "bockgrand": True, "bockre": True, "bockscore": "hundreds"}),
    ],
)
def test_what_the_sets_play(name: str, played: dict[str, Any]) -> None:
    options = SKAT.options(**SKAT.rule_sets[name])
    assert {each: getattr(options, each) for each in played} == played
    assert (options.announce, options.values) == ("hand", "isko")
    assert not any((options.revolution, options.schenken, options.giveup, options.ramschvirgin))


def test_where_the_game_is_named_first_two_are_discarded_after_it() -> None:
    seen = auction_won(skat(order="declare")).said("pickup")
    assert (seen.phase, len(seen.state.hands[1])) == ("declare", 12)
    named = seen.said("declare grand open")
    assert (named.phase, named.waits_for, any(named.view(0).face_up)) == ("discard", (1,), False)
    played = named.said("discard 7C AS")
    assert (played.phase, len(played.view(0).face_up[1]), len(played.state.hands[1])) == ("play", 10, 10)
    assert auction_won(skat(order="declare")).said("hand", "declare grand").phase == "play"


@pytest.mark.parametrize(
    ("said", "declarer"),
    [
        ("bid 18, hold, pass, bid 20, pass, pass", 0),
        ("bid 18, hold, pass, bid 20, pass, hold, pass", 2),
        ("bid 18, hold, pass, bid 20, pass, hold, bid 22, pass", 0),
        ("bid 18, hold, pass, bid 20, hold, pass", 1),
        ("bid 18, hold, pass, pass", 1),
        ("pass, bid 18, pass, hold, pass", 2),
        ("pass, bid 18, pass, pass", 0),
    ],
)
def test_both_others_may_compete_with_rearhand(said: str, declarer: int) -> None:
    table = skat(answering="both").said(*said.split(", "))
    assert (table.phase, table.waits_for) == ("choice", (declarer,))


def spitze(**options: str) -> Seats:
    return skat(values="isko", announce="hand", spitze="1", **options)


def test_a_spitze_is_shown_and_takes_the_last_trick_for_a_step_more() -> None:
    table = by_hand(spitze(), "clubs spitze")
    assert [list(map(str, cards)) for cards in table.view(0).face_up] == [[], ["8C"], []]
    made = table.played_out(1).result
    assert (made["spitze"], made["won"], made["value"]) == (True, True, 12 * (1 + 11 + 1 + 2 + 1))
    early = table.said("play 8C", "play 7S", "play 7D").played_out(1).result
    assert (early["tricks"], early["won"]) == ([0, 10, 0], False)


@pytest.mark.parametrize(
    ("table", "move", "code"),
    [
        (skat(values="isko"), "declare clubs spitze", "unknown-extras"),
        (skat(spitze="1"), "declare clubs spitze", "unknown-extras"),
        (spitze(), "declare null spitze", "null-only-open"),
        (spitze(), "declare grand spitze", "spitze-without"),
        (spitze(), "declare diamonds spitze", ""),
    ],
)
def test_who_may_announce_a_spitze(table: Seats, move: str, code: str) -> None:
    won = auction_won(table).said("hand")
    if code:
        assert won.refuses(f"1 {move}") == code
        assert move not in won.may()
    else:
        assert won.said(move).phase == "play"
        assert with_skat(table, "clubs spitze").phase == "play"
