"""The Dummkopf's Schafkopf as other groups have it: five with a blind, one solo only, bars of their own, doubling."""

from typing import Any

import pytest

from engine.actions import Cut
from engine.deal import Deal, Start
from engine.errors import UnusableDeal
from engine.games.schafkopf_dummkopf.options import RULE_SETS, DummkopfOptions
from engine.games.schafkopf_dummkopf.rules import SCHAFKOPF_DUMMKOPF
from engine.games.schafkopf_dummkopf.scoring import bars
from engine.match import Tally
from engine.options import idle_options, read_options
from engine.ranking import PACK
from tests.engine.dummkopf_table import BOTH, MIGHTY, SHARED, dummkopf
from tests.engine.rules_table import Seats

# Seat 1 has the queen of clubs, seat 3 that of spades; the jack of clubs and the ace of diamonds lie in the blind.
FIVE = (
    "AH TH KH 9H 8H 7H",
    "QC AC TC KC 9C 8D",
    "AS TS KS 9S 8S 7S",
    "QS QH QD JS 8C 7C",
    "JH JD TD KD 9D 7D",
)


def five(**options: Any) -> Seats:
    return dummkopf(FIVE, blind="JC AD", five=True, **options)


def test_each_set_can_be_played() -> None:
    assert list(RULE_SETS) == ["book", "school"]
    for values in RULE_SETS.values():
        assert read_options(DummkopfOptions, values)


# Five with a blind of two.


def test_five_get_six_cards_each_and_two_lie_in_the_blind() -> None:
    start = Start("schafkopf-dummkopf", DummkopfOptions(five=True), 5, 0, PACK)
    state = Deal(start).act(4, Cut("threes", place=1)).state
    assert (SCHAFKOPF_DUMMKOPF.players(start.options), [len(hand) for hand in state.hands], len(state.blind)) == (
        (5,), [6] * 5, 2,
    )  # fmt: skip
    assert SCHAFKOPF_DUMMKOPF.players(DummkopfOptions()) == (4,)
    with pytest.raises(UnusableDeal):
        dummkopf(FIVE, five=True)


def test_the_first_who_does_not_pass_takes_the_blind_and_buries_two() -> None:
    table = five()
    assert table.may() == {"pick", "pass"}
    assert table.refuses("1 play AC") == "not-now"
    picked = table.after("1 pick")
    assert (picked.phase, picked.waits_for) == ("bury", (1,))
    assert set(map(str, picked.state.hands[1])) == {*FIVE[1].split(), "JC", "AD"}
    named = picked.after("1 bury 9C KC")
    assert (named.phase, named.waits_for) == ("name", (1,))
    assert named.view(1).aside
    assert not named.view(2).aside


def test_only_the_one_who_picks_sees_the_blind() -> None:
    events = SCHAFKOPF_DUMMKOPF.apply(
        five().state, 1, SCHAFKOPF_DUMMKOPF.decisions(five().state, 1)[0].actions[0]
    ).events
    assert [getattr(event.heard_by(1), "cards", None) for event in events][-1]
    assert not [getattr(event.heard_by(2), "cards", None) for event in events][-1]


def test_when_all_five_pass_the_same_dealer_deals_again() -> None:
    over = five().said(*["pass"] * 5)
    assert (over.phase, over.result["kind"], over.result["scores"]) == ("done", "redeal", [0] * 5)
    outcome = SCHAFKOPF_DUMMKOPF.outcome(over.state)
    assert outcome
    assert SCHAFKOPF_DUMMKOPF.next_deal(0, 5, outcome).dealer == 0


def test_no_black_queen_is_buried() -> None:
    table = five().after("1 pick")
    assert table.refuses("1 bury 9C QC") == "bury-queen"
    assert not any("QC" in each for each in table.may())


def test_then_the_picker_opens_calls_or_declares() -> None:
    table = five().after("1 pick", "1 bury 9C KC")
    assert {"play AC", "declare solo", "declare ober tout"} <= table.may()
    assert "pass" not in table.may()
    opened = table.after("1 play AC").state
    assert (opened.kind, opened.declarer, opened.partner) == ("standard", 1, 3)


def test_without_a_black_queen_a_game_has_to_be_declared() -> None:
    table = five().after("1 pass", "2 pick", "2 bury 7S 8S")
    assert table.refuses("2 play AS") == "open-without-queen"
    assert table.after("2 declare no-trump").phase == "play"


def test_nobody_sits_out_for_a_blind_solo() -> None:
    assert five().after("1 pick", "1 bury 9C KC").refuses("1 declare solo blind") == "blind-of-five"


def test_an_ace_that_was_buried_cannot_be_called() -> None:
    hands = ("KH 9H 8D 7H 7D 7C", "QC QS KC 9C 8H AH", FIVE[2], "AC TC QH QD JS 8C", "TH JH JD TD KD 9D")
    table = dummkopf(hands, blind="JC AD", five=True).after("1 pick", "1 bury AH AD")
    assert "call H" not in table.may()
    assert "call C" in table.may()


def test_what_was_buried_counts_for_the_picker() -> None:
    over = five().after("1 pick", "1 bury TC AD").after("1 play AC").played_out()
    assert sum(over.result["points"]) == 120
    assert over.result["points"][1] >= 21
    assert sum(over.result["tricks"]) == 6


def test_all_six_tricks_are_all() -> None:
    assert bars(120, 6, 61, 31, whole=6) == 3
    assert bars(100, 6, 61, 31) == 2


# One solo only.


def test_the_authors_friends_had_but_one_solo() -> None:
    table = dummkopf(SHARED, solos="blind")
    assert {each for each in table.may() if each.startswith("declare")} == {"declare solo blind"}
    for words in ("solo", "heart-solo blind", "solo blind tout"):
        assert table.refuses(f"1 declare {words}") == "only-blind-solo"
    assert table.after("1 declare solo blind").state.partner == 3
    assert idle_options(DummkopfOptions, {"five": True}, 5) == {"solos"}


# Bars.


@pytest.mark.parametrize(
    ("options", "points", "tricks", "scored"),
    [
        ({}, 120, 8, 3),
        ({"every": "6"}, 120, 8, 6),
        ({"half": "4"}, 61, 5, 4),
        ({"schneider": "0"}, 60, 5, 0),
        ({"schneider": "2"}, 31, 1, 2),
        ({"schneider": "2"}, 30, 1, 0),
    ],
)
def test_a_table_may_set_its_own_values(options: dict[str, str], points: int, tricks: int, scored: int) -> None:
    assert bars(points, tricks, 61, 31, options=DummkopfOptions(**options)) == scored


@pytest.mark.parametrize(("rule", "scored"), [("4", 4), ("8", 8), ("doubled", 6)])
def test_a_tout_brings_four_or_what_the_house_says_or_twice_all_tricks(rule: str, scored: int) -> None:
    over = dummkopf(MIGHTY, tout=rule).after("1 declare solo tout").played_out(1)
    assert over.result["scores"] == [0, scored, 0, 0]


@pytest.mark.parametrize(
    ("hands", "words", "factor"),
    [
        (MIGHTY, ("1 declare solo",), 2),
        (MIGHTY, ("1 declare solo blind",), 2),
        (MIGHTY, ("1 play QC",), 2),
        (BOTH, ("1 call S",), 1),
        (SHARED, ("1 play QC",), 1),
    ],
)
def test_playing_without_a_partner_may_double_the_bars_of_both_sides(
    hands: tuple[str, ...], words: tuple[str, ...], factor: int
) -> None:
    plain = dummkopf(hands).after(*words).played_out(1).result["scores"]
    doubled = dummkopf(hands, alone="doubled").after(*words).played_out(1).result
    assert doubled["scores"] == [factor * each for each in plain]
    assert doubled.get("doubled", False) == (factor == 2)


def test_a_game_may_go_to_more_bars() -> None:
    result = dummkopf(MIGHTY, target="16").after("1 declare solo").played_out(1).result
    gain = SCHAFKOPF_DUMMKOPF.gain(result)
    tally = Tally((0, 0, 0, 0))
    for _ in range(5):
        tally = SCHAFKOPF_DUMMKOPF.match.add(tally, gain)
    assert (tally.score, tally.finished) == ((0, 15, 0, 0), ())
    assert SCHAFKOPF_DUMMKOPF.match.add(tally, gain).finished[0].score == (0, 18, 0, 0)
