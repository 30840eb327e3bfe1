"""Schafkopf with a window; a row for each sentence of the rules."""

import json

import pytest

from engine.actions import Cut
from engine.cards import card_points, write_cards
from engine.errors import UnusableDeal
from engine.games.schafkopf_window import WINDOW, WindowOptions
from engine.games.schafkopf_window import stake as stake_of
from engine.outcome import Outcome
from engine.ranking import PACK, STANDARD
from engine.referee import answer
from tests.engine.rules_table import Seats, dealt
from tests.properties.random_deals import finished_deal

HANDS = (
    "QC QS AD AC TC AS KH 9H 8H 7H",
    "QH QD TD KD KC 9C TS KS AH TH",
    "JC JS JH JD 9D 8D 8C 7C 9S 8S",
)


def window(dealer: int = 0) -> Seats:
    return dealt("schafkopf-window", HANDS, "7D 7S", dealer=dealer)


def test_fourteen_trumps_stay_the_same_in_every_deal() -> None:
    view = window().view(0)
    assert view.ranking is STANDARD
    assert write_cards(view.ranking.trumps) == "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D"


def test_the_other_suits_go_from_the_ace_and_the_ten_down() -> None:
    plain = [card for card in STANDARD.sorted(PACK) if not STANDARD.is_trump(card)]
    assert write_cards(plain[:6]) == "AC TC KC 9C 8C 7C"
    assert "".join(rank.letter for rank in STANDARD.plain) == "ATK987"


def test_ten_each_in_packets_of_three_four_three_and_two_to_the_window() -> None:
    out = WINDOW.deal(WindowOptions(), 2, 3, PACK, Cut("threes", None, 1))
    order = PACK[1:] + PACK[:1]
    assert out.hands[0] == order[:3] + order[9:13] + order[21:24]
    assert out.blind == order[30:]


@pytest.mark.parametrize("dealer", range(3))
def test_left_of_the_dealer_has_the_first_chance_then_the_next_clockwise(dealer: int) -> None:
    table = window(dealer)
    for step in (1, 2, 3):
        assert table.waits_for == ((dealer + step) % 3,)
        assert table.may() == {"pick", "pass"}
        table = table.said("pass")
    assert table.result == {
        "kind": "passed", "declarer": None, "partner": None, "points": [0] * 3, "tricks": [0] * 3, "side": None,
        "won": None, "scores": None,
    }  # fmt: skip


def test_the_window_is_taken_and_any_two_of_twelve_go_back() -> None:
    table = window().said("pass", "pick")
    assert (table.phase, table.waits_for) == ("bury", (2,))
    assert len(table.may()) == 66
    assert {"bury JC JS", "bury 7S 7D", "bury 8C 7D"} <= table.may()
    assert len(table.said("bury 7S 7D").state.hands[2]) == 10


@pytest.mark.parametrize(
    ("said", "move", "code"),
    [
        ((), "2 pick", "not-your-turn"),
        ((), "1 solo", "not-in-this-game"),
        ((), "1 play QH", "not-now"),
        ((), "1 alone", "not-in-this-game"),
        (("pick",), "1 bury TS", "wrong-count"),
        (("pick",), "1 bury AC TS", "not-in-hand"),
        (("pick",), "2 bury 7C 8C", "not-your-turn"),
        (("pick",), "1 play QH", "not-now"),
        (("pick", "bury TS KS"), "1 pick", "not-now"),
        (("pick", "bury TS KS"), "1 play TS", "not-in-hand"),
        (("pick", "bury TS KS", "play QH"), "2 play 8C", "must-follow-trump"),
        (("pick", "bury TS KS", "play KC"), "2 play JC", "must-follow"),
    ],
)
def test_what_is_refused(said: tuple[str, ...], move: str, code: str) -> None:
    assert window().said(*said).refuses(move) == code


def test_eldest_leads_and_the_others_are_partners_for_the_deal() -> None:
    table = window().said("pass", "pass", "pick", "bury 7S 7D")
    assert table.waits_for == (1,)
    assert {table.view(viewer).sides for viewer in (None, 0, 1, 2)} == {(0, 1, 1)}


def test_only_the_player_knows_what_lies_in_the_window() -> None:
    table = window().said("pick", "bury TS KS")
    assert [len(table.view(viewer).aside) for viewer in (None, 0, 1, 2)] == [0, 0, 2, 0]


def test_the_buried_cards_count_for_the_player_and_61_win() -> None:
    seen = set()
    for seed in range(60):
        outcome = finished_deal("schafkopf-window", seed, any_options=False).outcome
        assert outcome
        assert outcome.scores is None
        if outcome.kind == "window":
            assert outcome.declarer is not None
            assert outcome.side_points
            assert sum(outcome.points) == sum(outcome.side_points) == 120
            assert outcome.points[outcome.declarer] == outcome.side_points[0]
            assert outcome.won == (outcome.side_points[0] >= 61)
            seen.add(outcome.won)
    assert seen == {True, False}
    table = window().said("pick", "bury TS AH").played_out()
    tricks = [trick for trick in table.state.play.tricks if trick.winner(STANDARD) == 1]
    assert table.result["points"][1] == 21 + sum(card_points(trick.cards) for trick in tricks)


@pytest.mark.parametrize(
    ("hands", "blind"),
    [(HANDS, ""), (HANDS, "7D 7D"), ((*HANDS, HANDS[0]), "7D 7S"), (HANDS[:2], "7D 7S"), (HANDS, "7D 6S")],
)
def test_hands_that_are_no_deal_of_the_game(hands: tuple[str, ...], blind: str) -> None:
    with pytest.raises(UnusableDeal):
        dealt("schafkopf-window", hands, blind)


def test_there_are_no_options() -> None:
    request = {"game": "schafkopf-window", "options": {"bury": "any"}}
    assert json.loads(answer(json.dumps(request).encode()) or "")["error"]["at"] is None


def test_the_deal_goes_round_and_nothing_is_written_down() -> None:
    outcome = finished_deal("schafkopf-window", 1, any_options=False).outcome
    assert outcome
    assert WINDOW.next_deal(2, 3, outcome).dealer == 0
    assert WINDOW.gain(WINDOW.result(outcome)).columns == (0, 0, 0)


# A score, as the option of its players.


@pytest.mark.parametrize(
    ("points", "tricks", "stake"),
    [(120, 10, 3), (91, 9, 2), (90, 7, 1), (61, 6, 1), (60, 5, -1), (31, 2, -1), (30, 1, -2), (10, 0, -3)],
)
def test_the_two_others_pay_or_get_as_in_sheepshead(points: int, tricks: int, stake: int) -> None:
    outcome = Outcome("window", (), (tricks, 10 - tricks, 0), None, sides=(0, 1, 1), side_points=(points, 120 - points))
    assert stake_of(outcome) == stake


def test_scores_of_a_deal_add_up_to_nothing_and_none_are_kept_by_the_text() -> None:
    for score, kept in (("none", False), ("sheepshead", True)):
        table = dealt("schafkopf-window", HANDS, "7D 7S", score=score).said("pick")
        result = table.said(min(table.may())).played_out().result
        assert (result["scores"] is not None) == kept
        assert WINDOW.is_scored({"score": score}) == kept
        if kept:
            assert sum(result["scores"]) == 0
            assert WINDOW.gain(result).columns == tuple(result["scores"])
