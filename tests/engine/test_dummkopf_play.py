"""The Dummkopf's Schafkopf: trumps of each game, following, the called ace, climbing, bars and squares."""

import random
from dataclasses import replace
from typing import Any

import pytest

from engine.cards import card_points, read_cards, write_cards
from engine.errors import UnusableDeal
from engine.games.schafkopf_dummkopf.contracts import RANKINGS
from engine.games.schafkopf_dummkopf.rules import SCHAFKOPF_DUMMKOPF
from engine.games.schafkopf_dummkopf.scoring import bars
from engine.match import Tally
from engine.trick import Trick
from tests.engine.dummkopf_table import BOTH, MIGHTY, SHARED, dummkopf
from tests.engine.rules_table import Seats
from tests.properties.random_deals import random_deal, shuffled_start

QUEENS, JACKS = "QC QS QH QD", "JC JS JH JD"


def suit(ranks: str, letter: str) -> str:
    return " ".join(rank + letter for rank in ranks)


@pytest.mark.parametrize(
    ("game", "trumps", "plain"),
    [
        ("solo", f"{QUEENS} {JACKS} {suit('ATK987', 'D')}", "ATK987"),
        ("club-solo", f"{QUEENS} {JACKS} {suit('ATK987', 'C')}", "ATK987"),
        ("spade-solo", f"{QUEENS} {JACKS} {suit('ATK987', 'S')}", "ATK987"),
        ("heart-solo", f"{QUEENS} {JACKS} {suit('ATK987', 'H')}", "ATK987"),
        ("ober", QUEENS, "ATKJ987"),
        ("unter", JACKS, "ATKQ987"),
        ("club-ober", f"{QUEENS} {suit('ATKJ987', 'C')}", "ATKJ987"),
        ("spade-ober", f"{QUEENS} {suit('ATKJ987', 'S')}", "ATKJ987"),
        ("heart-ober", f"{QUEENS} {suit('ATKJ987', 'H')}", "ATKJ987"),
        ("diamond-ober", f"{QUEENS} {suit('ATKJ987', 'D')}", "ATKJ987"),
        ("club-unter", f"{JACKS} {suit('ATKQ987', 'C')}", "ATKQ987"),
        ("spade-unter", f"{JACKS} {suit('ATKQ987', 'S')}", "ATKQ987"),
        ("heart-unter", f"{JACKS} {suit('ATKQ987', 'H')}", "ATKQ987"),
        ("diamond-unter", f"{JACKS} {suit('ATKQ987', 'D')}", "ATKQ987"),
        ("no-trump", "", "ATKQJ987"),
    ],
)
def test_trumps_and_the_order_of_the_other_suits(game: str, trumps: str, plain: str) -> None:
    assert write_cards(RANKINGS[game].trumps) == trumps
    assert "".join(rank.letter for rank in RANKINGS[game].plain) == plain


def test_follow_suit_queens_jacks_and_diamonds_being_trumps() -> None:
    table = dummkopf()
    assert table.played("AC").may_play(2) == set(SHARED[2].split())
    assert table.played("AC 7S").may_play(3) == {"8C", "7C"}
    assert table.played("JC").may_play(2) == {"JH", "9D"}
    assert table.played("JC").refuses("2 play AS") == "must-follow-trump"
    assert table.played("AC 7S").refuses("3 play QS") == "must-follow"


def test_in_ober_a_jack_follows_its_suit() -> None:
    assert dummkopf().said("declare ober").played("AD").may_play(2) == {"9D"}
    assert dummkopf().said("declare ober").played("JC 7S").may_play(3) == {"8C", "7C"}


def test_without_trumps_queens_follow_their_suits() -> None:
    assert dummkopf().said("declare no-trump").played("AC 7S").may_play(3) == {"8C", "7C"}
    assert dummkopf().said("declare no-trump").played("AD 9D").may_play(3) == {"QD", "TD", "KD"}


def test_the_strongest_trump_wins_else_the_highest_of_the_suit_led_and_leads() -> None:
    assert dummkopf().played("TC JH 7C 7H").waits_for == (2,)
    assert dummkopf().played("TC 7S 7C 7H").waits_for == (1,)


def test_it_goes_clockwise_until_all_four_have_played() -> None:
    table = dummkopf()
    for seat in (1, 2, 3, 0):
        assert table.waits_for == (seat,)
        table = table.played(min(table.may_play()))
    assert len(table.state.play.tricks) == 1


@pytest.mark.parametrize(("card", "points"), [("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2), ("9 8 7", 0)])
def test_what_a_card_is_worth(card: str, points: int) -> None:
    assert {card_points(read_cards(f"{rank}{letter}")) for rank in card.split() for letter in "CSHD"} == {points}


# The called ace.


def test_the_called_ace_waits_until_its_suit_is_led() -> None:
    table = dummkopf(BOTH).said("call S").played("KC")
    assert table.may_play(2) == set(BOTH[2].split()) - {"AS"}
    assert table.refuses("2 play AS") == "called-ace-waits"
    assert dummkopf(BOTH).said("call S").played("KS").may_play(2) == {"AS", "9S", "8S", "7S"}


def test_the_called_ace_is_not_led_before_the_last_trick() -> None:
    table = dummkopf(BOTH).said("call S").played("TD JS QD 7D").played("8C AH KC")
    assert table.waits_for == (2,)
    assert "AS" not in table.may_play(2)
    winner = dummkopf(BOTH).said("call S").played("TD JS AD 7D")
    assert winner.waits_for == (2,)
    assert winner.may_play(2) == set(BOTH[2].split()) - {"AS", "JS"}


def test_a_trump_of_the_same_suit_does_not_free_it() -> None:
    hands = (
        BOTH[0],
        BOTH[1],
        BOTH[2].replace("JH", "8C").replace("JS", "7C").replace("9D", "9C").replace("8D", "TC"),
        "AC JH JS 9D 8D QD AD KD",
    )
    table = dummkopf(hands).said("call S").played("QS")
    assert table.may_play(2) == set(hands[2].split()) - {"AS"}


def test_in_the_eighth_trick_it_is_played_as_any_card() -> None:
    table = dummkopf(BOTH).said("call S")
    while len(table.state.play.tricks) < 7:
        table = table.played(min(table.may_play() - {"AS"}))
    assert table.state.hands[2] == read_cards("AS")
    while table.waits_for != (2,):
        table = table.played(min(table.may_play()))
    assert table.may_play() == {"AS"}


def test_others_play_their_aces_freely() -> None:
    assert "AC" in dummkopf(BOTH).said("call S").played("KC 9S").may_play(3)


# Climbing.


def test_who_can_beat_the_trick_within_the_rules_must_if_the_house_says_so() -> None:
    free, climbing = dummkopf(), dummkopf(climb=True)
    assert climbing.played("TC").may_play(2) == {"JH", "9D"}
    assert climbing.played("TC").refuses("2 play 7S") == "must-beat"
    assert free.played("TC").may_play(2) == set(SHARED[2].split())
    assert climbing.played("8D").may_play(2) == {"JH", "9D"}
    assert climbing.played("8D JH").may_play(3) == {"QS", "QH", "QD", "JS"}
    assert climbing.played("QC").may_play(2) == {"JH", "9D"}


# Bars.


@pytest.mark.parametrize(
    ("points", "tricks", "offense", "defense"),
    [
        (0, 0, 0, 0),
        (29, 2, 0, 0),
        (30, 2, 0, 1),
        (31, 2, 1, 1),
        (59, 4, 1, 1),
        (60, 4, 1, 2),
        (61, 4, 2, 2),
        (119, 7, 2, 2),
        (120, 7, 2, 2),
        (120, 8, 3, 3),
    ],
)
def test_bars(points: int, tricks: int, offense: int, defense: int) -> None:
    assert bars(points, tricks, 61, 31) == offense
    assert bars(points, tricks, 60, 30) == defense


def as_if(table: Seats, won: dict[int, str]) -> dict[str, Any]:
    """The result if each seat had won tricks with these ranks of hearts."""
    tricks = [Trick((seat,), read_cards(f"{rank}H")) for seat, ranks in won.items() for rank in ranks.split()]
    assert len(tricks) == 8
    play = replace(table.state.play, tricks=tuple(tricks))
    return Seats(table.game, replace(table.state, phase="done", play=play)).result


@pytest.mark.parametrize(
    ("won", "scores", "declarer_won"),
    [
        ({1: "A A A A A K", 3: "J", 0: "A"}, [0, 2, 0, 2], True),
        ({1: "A A A A A", 3: "J Q", 2: "A"}, [0, 1, 0, 1], False),
        ({3: "A A T", 0: "A A A A A"}, [1, 1, 1, 1], False),
        ({1: "A A K K", 2: "A A A A"}, [1, 0, 1, 0], False),
        ({0: "A A A A A A A", 2: "A"}, [3, 0, 3, 0], False),
        ({1: "A A A A A A A", 3: "7"}, [0, 3, 0, 3], True),
    ],
)
def test_both_of_a_side_get_its_bars(won: dict[int, str], scores: list[int], declarer_won: bool) -> None:
    result = as_if(dummkopf().played("QC"), won)
    assert (result["scores"], result["won"]) == (scores, declarer_won)
    assert result["side"] == [sum(result["points"][1::2]), sum(result["points"][0::2])]


@pytest.mark.parametrize(
    ("words", "won", "scores", "declarer_won"),
    [
        ("solo tout", {1: "A A A A A A A A"}, [0, 4, 0, 0], True),
        ("solo tout", {1: "A A A A A A A", 0: "A"}, [0, 0, 0, 0], False),
        ("solo tout", {1: "A A A", 0: "A A A A A"}, [1, 0, 1, 1], False),
        ("solo blind tout", {1: "A A A A A A A A"}, [0, 4, 0, 4], True),
        ("solo blind", {1: "7 7 7 7 7 7 7 7"}, [0, 3, 0, 3], False),
        ("ober", {1: "A A A A A A A A"}, [0, 3, 0, 0], True),
    ],
)
def test_tout_is_worth_four_for_all_tricks_and_else_nothing(
    words: str, won: dict[int, str], scores: list[int], declarer_won: bool
) -> None:
    result = as_if(dummkopf().said(f"declare {words}"), won)
    assert (result["scores"], result["won"]) == (scores, declarer_won)
    assert (result["blind"], result["tout"]) == ("blind" in words, "tout" in words)


def test_all_eight_tricks_really_played() -> None:
    for words, bars_won in (("solo", 3), ("solo tout", 4)):
        result = dummkopf(MIGHTY).said(f"declare {words}").played_out(1).result
        assert (result["tricks"], result["scores"]) == ([0, 8, 0, 0], [0, bars_won, 0, 0])


# Squares.


def match_of(*scores: list[int]) -> Tally:
    tally = Tally((0, 0, 0, 0))
    for each in scores:
        tally = SCHAFKOPF_DUMMKOPF.match.add(tally, SCHAFKOPF_DUMMKOPF.gain({"scores": each}))
    return tally


def test_twelve_bars_or_more_end_the_game_if_one_alone_has_most() -> None:
    tally = match_of(*[[3, 0, 0, 0]] * 4)
    assert [(game.winners, game.score) for game in tally.finished] == [((0,), (12, 0, 0, 0))]
    assert SCHAFKOPF_DUMMKOPF.finished(tally.finished[0]) == {"winner": 0, "score": [12, 0, 0, 0]}
    assert tally.score == (0, 0, 0, 0)


def test_a_tie_for_most_is_played_on_and_nothing_is_capped() -> None:
    tally = match_of(*[[3, 0, 3, 0]] * 4)
    assert (tally.finished, tally.score) == ((), (12, 0, 12, 0))
    tally = match_of(*[[3, 0, 3, 0]] * 4, [0, 0, 4, 4])
    assert [(game.winners, game.score) for game in tally.finished] == [((2,), (12, 0, 16, 4))]


@pytest.mark.parametrize("scores", [[0, 0, 0], [0, 0, 0, -1], [0, 0, 0, "0"], None, [0, 0, 0, True]])
def test_a_score_that_cannot_be_is_refused(scores: object) -> None:
    with pytest.raises(UnusableDeal):
        SCHAFKOPF_DUMMKOPF.gain({"scores": scores})


@pytest.mark.parametrize("seed", range(60))
def test_points_tricks_and_bars_add_up(seed: int) -> None:
    chance = random.Random(seed)
    *_, deal = random_deal(shuffled_start("schafkopf-dummkopf", chance, any_options=False), chance)
    assert deal.outcome is not None
    result = SCHAFKOPF_DUMMKOPF.result(deal.outcome)
    if result["kind"] == "redeal":
        return
    points, sides = deal.outcome.points, deal.outcome.sides
    assert sum(deal.outcome.tricks) == 8
    out = sum(card.points for card in deal.state.hands[deal.outcome.partner or 0])
    assert sum(points) == 120 - out
    assert (out == 0) or result["blind"]
    assert deal.outcome.side_points == tuple(
        sum(each for each, side in zip(points, sides, strict=True) if side == which) for which in (0, 1)
    )
    scores = deal.outcome.scores or ()
    assert {0, 1} == set(sides)
    assert all(scores[a] == scores[b] for a in range(4) for b in range(4) if sides[a] == sides[b])
    assert max(scores) <= (4 if result["tout"] else 3)
