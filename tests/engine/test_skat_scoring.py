"""Skat: matadors, multipliers, what makes a game, overbids, null and reject, and scores that add up."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.cards import read_cards
from engine.errors import UnusableDeal
from engine.games.skat.contracts import BASE, RANKINGS
from engine.games.skat.rules import SKAT
from engine.games.skat.values import multiplier
from engine.trick import Trick
from tests.engine.rules_table import Seats
from tests.engine.skat_table import auction_won, by_hand, meek, skat, with_skat
from tests.properties.random_deals import random_deal, shuffled_start

# Tricks of a single card each, so that every sum can be had: ten of them make a deal.
SUMS = {
    60: "A A A A T K J 7 7", 61: "A A A A A K J 7 7", 89: "A A A A A A A T J", 90: "A A A A A A A T Q",
    91: "A A A A A A A T K",
}  # fmt: skip


def as_if(table: Seats, won: dict[int, str]) -> dict[str, Any]:
    """The result if each seat had won tricks with these ranks of hearts, the skat being empty."""
    tricks = [Trick((seat,), read_cards(f"{rank}H")) for seat, ranks in won.items() for rank in ranks.split()]
    assert len(tricks) == 10
    play = replace(table.state.play, tricks=tuple(tricks))
    return Seats("skat", replace(table.state, phase="done", play=play, skat=())).result


@pytest.mark.parametrize(
    ("game", "held", "matadors"),
    [
        ("diamonds", "JC JS JH AD KD", 3),
        ("diamonds", "JC JS JH JD AD KD", 5),
        ("diamonds", "JD AD TD KD QD", -3),
        ("hearts", "JC JH", 1),
        ("hearts", "JS JH JD", -1),
        ("clubs", "JC JS JH JD AC TC KC QC 9C 8C 7C", 11),
        ("clubs", "AS TS", -11),
        ("grand", "JC JS JH JD AC", 4),
        ("grand", "AC TC", -4),
        ("grand", "JS JH JD", -1),
    ],
)
def test_matadors_are_the_unbroken_run_held_or_lacking(game: str, held: str, matadors: int) -> None:
    assert RANKINGS[game].matadors(read_cards(held)) == matadors


def test_matadors_count_the_cards_dealt_and_the_skat_whatever_is_laid_away() -> None:
    assert by_hand(skat(), "clubs").played_out(1).result["matadors"] == 11
    away = auction_won(skat()).said("pickup", "discard JC JS", "declare clubs").played_out(1)
    assert away.result["matadors"] == 11
    assert by_hand(meek(), "clubs").played_out(2).result["matadors"] == -8


@pytest.mark.parametrize(
    ("words", "from_hand", "points", "all_tricks", "adds"),
    [
        ("clubs", False, 61, False, 0),
        ("clubs", True, 61, False, 1),
        ("clubs", False, 90, False, 0),
        ("clubs", False, 91, False, 1),
        ("clubs", False, 120, True, 2),
        ("clubs schneider", True, 91, False, 4),
        ("clubs schneider", True, 120, True, 5),
        ("clubs schwarz", True, 120, True, 6),
        ("clubs open", False, 61, False, 7),
        ("clubs schneider open", False, 91, False, 10),
        ("clubs schwarz open", True, 120, True, 13),
    ],
)
def test_multipliers(words: str, from_hand: bool, points: int, all_tricks: bool, adds: int) -> None:
    said = tuple(words.split())
    assert multiplier(said, from_hand=from_hand, points=points, all_tricks=all_tricks) == adds


def test_what_a_game_is_multiplied_from() -> None:
    assert BASE == {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}


def test_a_spade_game_with_multipliers_of_five_is_worth_55() -> None:
    assert (
        BASE["spades"] * (1 + 1 + multiplier(("spades", "schneider"), from_hand=False, points=91, all_tricks=False))
        == 55
    )


@pytest.mark.parametrize(
    ("words", "from_hand", "value"),
    [
        ("clubs", True, 12 * 15),
        ("clubs", False, 12 * 14),
        ("clubs schneider", True, 12 * 17),
        ("clubs schneider", False, 12 * 16),
        ("clubs schwarz", True, 12 * 18),
        ("clubs open", True, 12 * 22),
        ("clubs schneider open", False, 12 * 23),
        ("clubs schwarz open", True, 12 * 25),
        ("grand", True, 24 * 8),
        ("grand", False, 24 * 7),
        ("grand schwarz open", True, 24 * 18),
    ],
)
def test_a_game_won_scores_its_value(words: str, from_hand: bool, value: int) -> None:
    result = (by_hand if from_hand else with_skat)(skat(), words).played_out(1).result
    assert result["tricks"] == [0, 10, 0]
    assert (result["won"], result["value"], result["scores"]) == (True, value, [0, value, 0])
    assert (result["hand"], result["open"], result["bid"], result["overbid"]) == (from_hand, "open" in words, 18, False)
    assert result["points"] == [0, 120, 0]
    assert result["side"] == [120, 0]


@pytest.mark.parametrize(
    ("words", "points", "made"),
    [
        ("hearts", 60, False),
        ("hearts", 61, True),
        ("grand", 61, True),
        ("hearts schneider", 90, False),
        ("hearts schneider", 91, True),
        ("hearts schwarz", 91, False),
        ("hearts open", 61, True),
    ],
)
def test_61_make_a_game_91_a_schneider_and_only_all_tricks_a_schwarz(words: str, points: int, made: bool) -> None:
    result = as_if(by_hand(skat(), words), {1: SUMS[points], 0: "7"})
    assert result["points"][1] == points
    assert result["won"] is made
    assert (result["value"] is None) is not made
    assert result["scores"][1] == (result["value"] if made else -18)


@pytest.mark.parametrize(
    ("schneider", "words", "points", "made", "outcome"),
    [
        ("90", "hearts schneider", 89, False, None),
        ("90", "hearts schneider", 90, True, 3),
        ("91", "hearts schneider", 90, False, None),
        ("90", "hearts", 90, True, 1),
        ("90", "hearts", 89, True, 0),
        ("91", "hearts", 90, True, 0),
        ("91", "hearts", 91, True, 1),
    ],
)
def test_where_ninety_are_enough_for_schneider_they_are_announced_or_not(
    schneider: str, words: str, points: int, made: bool, outcome: int | None
) -> None:
    """The first book and the order of Skat ask for ninety; 91, the usual option of the notation, is the second's."""
    result = as_if(by_hand(skat(announce="hand", schneider=schneider), words), {1: SUMS[points], 0: "7"})
    assert result["points"][1] == points
    assert result["won"] is made
    assert result["value"] == (None if outcome is None else 10 * (1 + 4 + 1 + outcome))


def test_nine_tricks_make_no_schwarz_and_ten_do() -> None:
    table = by_hand(skat(), "hearts schwarz")
    assert as_if(table, {1: "A A A A A A A A K", 0: "7"})["won"] is False
    assert as_if(table, {1: "A A A A A A A A K 7"})["won"] is True


def test_open_from_the_hand_alone_demands_all_tricks_where_announcing_belongs_to_hand_games() -> None:
    table = by_hand(skat(announce="hand"), "hearts open")
    short = as_if(table, {1: SUMS[91], 0: "7"})
    assert (short["won"], short["value"], short["scores"]) == (False, None, [0, -18, 0])
    full = as_if(table, {1: SUMS[91] + " 7"})
    assert (full["won"], full["declared"], full["value"]) == (True, None, 10 * (1 + 4 + 1 + 2 + 7))


def test_the_skat_counts_for_the_declarer_in_hand_games_too() -> None:
    assert by_hand(skat(), "clubs").played_out(1).result["points"][1] == 120
    lost = by_hand(meek(), "clubs").played_out(2).result
    assert sum(lost["points"]) == 120


@pytest.mark.parametrize(("from_hand", "lost"), [(True, -40), (False, -80)])
def test_a_game_lost_costs_the_bid_from_the_hand_and_twice_the_bid_with_the_skat(from_hand: bool, lost: int) -> None:
    result = (by_hand if from_hand else with_skat)(meek(), "clubs", 40).played_out(2).result
    assert (result["won"], result["value"], result["overbid"]) == (False, None, False)
    assert result["scores"] == [0, lost, 0]


@pytest.mark.parametrize(
    ("bid", "from_hand", "score"), [(192, True, 192), (198, True, -198), (168, False, 168), (176, False, -352)]
)
def test_a_game_worth_less_than_the_bid_is_lost_though_made(bid: int, from_hand: bool, score: int) -> None:
    result = (by_hand if from_hand else with_skat)(skat(), "grand", bid).played_out(1).result
    assert result["scores"] == [0, score, 0]
    assert result["overbid"] is (score < 0) is not result["won"]
    assert result["value"] == (192 if from_hand else 168)


NULLS = [("null", False, 23), ("null", True, 35), ("null open", False, 46), ("null open", True, 59)]


@pytest.mark.parametrize(("words", "from_hand", "value"), NULLS)
def test_null_is_won_without_a_trick_and_has_fixed_values(words: str, from_hand: bool, value: int) -> None:
    play = by_hand if from_hand else with_skat
    won = play(meek(), words).played_out(1).result
    assert (won["tricks"][1], won["won"], won["value"], won["scores"]) == (0, True, value, [0, value, 0])
    lost = play(skat(), words).played_out(1).result
    assert (lost["won"], lost["value"], lost["scores"]) == (False, value, [0, -2 * value, 0])
    assert won["matadors"] is lost["matadors"] is None


@pytest.mark.parametrize(("words", "from_hand", "value"), NULLS)
def test_a_null_game_below_the_bid_is_overbid_and_costs_its_own_amount(words: str, from_hand: bool, value: int) -> None:
    result = (by_hand if from_hand else with_skat)(meek(), words, 60).played_out(1).result
    assert (result["won"], result["overbid"], result["value"]) == (False, True, value)
    assert result["scores"] == [0, -2 * value, 0]


def test_the_skat_is_ignored_in_null_and_reject() -> None:
    for words in ("null", "reject"):
        for play in (by_hand, with_skat):
            assert sum(play(skat(), words).played_out(1).result["points"]) == 120 - 11
    assert by_hand(skat(), "null").played_out(1).result["side"] is not None
    assert by_hand(skat(), "reject").played_out(1).result["side"] is None


@pytest.mark.parametrize(
    ("won", "scores", "declarer_won"),
    [
        ({0: "A A A A", 1: "K K", 2: "T T T T"}, [0, 10, 0], True),
        ({0: "A A A A A", 2: "T T T T T"}, [0, 20, 0], True),
        ({1: "A A A A A", 2: "T T T T T"}, [20, 0, 0], False),
        ({0: "K K", 1: "A A A A A A", 2: "K K"}, [10, 0, 10], False),
        ({0: "7", 1: "A A A A A A A A A"}, [10, 0, 20], False),
        ({1: "A A A A A A A A A A"}, [20, 0, 20], False),
    ],
)
def test_in_reject_fewest_points_score_ten_and_twenty_without_a_trick_and_tied_seats_each(
    won: dict[int, str], scores: list[int], declarer_won: bool
) -> None:
    result = as_if(by_hand(skat(), "reject"), won)
    assert (result["scores"], result["won"]) == (scores, declarer_won)
    assert (result["value"], result["matadors"], result["overbid"], result["partner"]) == (None, None, False, None)


def test_there_is_no_match_to_win_and_scores_add_up_for_ever() -> None:
    assert (SKAT.match.target, SKAT.match.deals) == (None, None)
    assert SKAT.gain({"scores": [0, -36, 0]}).columns == (0, -36, 0)
    for scores in ([0, 0], [0, 0, "0"], None, [0, 0, True]):
        with pytest.raises(UnusableDeal):
            SKAT.gain({"scores": scores})


@pytest.mark.parametrize("seed", range(60))
def test_scores_follow_from_what_the_result_tells(seed: int) -> None:
    chance = random.Random(seed)
    start, books = shuffled_start("skat", chance), {"announce": ("any", "hand"), "schneider": ("91", "90")}
    options = SKAT.options(**{name: chance.choice(may) for name, may in books.items()})
    *_, deal = random_deal(replace(start, options=options), chance)
    result = SKAT.result(deal.outcome) if deal.outcome else {}
    if result["kind"] in ("passed", "reject"):
        return
    declarer, bid, hand = result["declarer"], result["bid"], result["hand"]
    points, tricks = result["points"][declarer], result["tricks"][declarer]
    if result["kind"] == "null":
        value: int = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}[hand, result["open"]]
        made, lost = tricks == 0, -2 * value
    else:
        all_tricks, declared = tricks == 10, result["declared"]
        must = declared == "schwarz" or (result["open"] and deal.start.options.announce == "hand")
        mark = int(deal.start.options.schneider)
        made = all_tricks if must else points >= (mark if declared else 61)
        outcome = {"schwarz": 5, "schneider": 4 if all_tricks else 3}.get(declared, 2 if all_tricks else points >= mark)
        factors = 1 + abs(result["matadors"]) + hand + outcome + 7 * result["open"]
        value = {"clubs": 12, "spades": 11, "hearts": 10, "diamonds": 9, "grand": 24}[result["kind"]] * factors
        lost = -bid if hand else -2 * bid
        assert sum(result["points"]) == 120
        assert result["value"] == (value if made else None)
    assert result["overbid"] == (made and value < bid)
    assert result["won"] == (made and value >= bid)
    assert result["scores"] == [(value if result["won"] else lost) if seat == declarer else 0 for seat in range(3)]
    assert result["side"] == [points, sum(result["points"]) - points]
