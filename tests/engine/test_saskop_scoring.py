"""Saskop: strokes, lambapea, ties, and the games of a match."""

from dataclasses import replace
from typing import Any

import pytest

from engine.actions import Play
from engine.cards import Card, Suit
from engine.errors import UnusableDeal
from engine.games.saskop.rules import SASKOP
from engine.games.saskop.scoring import strokes
from engine.match import Carried, Tally
from engine.outcome import Outcome
from tests.engine.saskop_table import ONE_SIDED, Seats, dealt, in_play

DIAMONDS, OTHER = Suit.DIAMONDS, Suit.CLUBS


@pytest.mark.parametrize(
    ("made", "in_diamonds", "in_another_suit"),
    [
        ((91, 100, 120), (6, 0), (4, 0)),
        ((61, 75, 90), (4, 0), (2, 0)),
        ((60,), (0, 0), (0, 0)),
        ((30, 45, 59), (0, 6), (0, 4)),
        ((0, 15, 29), (0, 8), (0, 6)),
    ],
)
def test_strokes_by_card_points_and_trumps(
    made: tuple[int, ...], in_diamonds: tuple[int, int], in_another_suit: tuple[int, int]
) -> None:
    for points in made:
        assert strokes(points, DIAMONDS, 0) == in_diamonds
        for suit in (Suit.CLUBS, Suit.SPADES, Suit.HEARTS):
            assert strokes(points, suit, 0) == in_another_suit


@pytest.mark.parametrize(("points", "scored"), [(61, (1, 0)), (120, (1, 0)), (60, (0, 0)), (59, (0, 1)), (0, (0, 1))])
def test_a_deal_passed_by_all_is_worth_one_stroke(points: int, scored: tuple[int, int]) -> None:
    assert strokes(points, DIAMONDS, None) == scored


def finish(table: Seats, prefer: int = 1) -> Seats:
    """Play on with the highest or the lowest card that may be played."""
    while table.phase != "done":
        seat = table.waits_for[0]
        may = [a.card for d in SASKOP.decisions(table.state, seat) for a in d.actions if isinstance(a, Play)]
        best: Card = max(may, key=lambda card: prefer * table.state.ranking.strength[card])
        table = table.after(f"{seat} play {best}")
    return table


@pytest.mark.parametrize(("trump", "maker", "team"), [("C", 1, 1), ("C", 0, 1), ("D", 2, 1), ("S", 3, 1)])
def test_all_nine_tricks_win_the_whole_game_whoever_chose_the_trumps(trump: str, maker: int, team: int) -> None:
    result = finish(in_play(*ONE_SIDED, trump=trump, maker=maker)).result
    assert result["lambapea"] == team or trump != "C"
    if result["lambapea"] is not None:
        assert result["tricks"] == [0, 9]
        assert result["strokes"] == [0, 16]
        assert result["points"] == [0, 120]


def test_a_passed_deal_too_can_be_a_lambapea() -> None:
    diamonds = tuple(" ".join(c.translate(str.maketrans("CD", "DC")) for c in hand.split()) for hand in ONE_SIDED)
    result = finish(in_play(*diamonds, maker=None)).result
    assert (result["passed"], result["lambapea"], result["strokes"]) == (True, 1, [0, 16])


def test_the_result_has_the_keys_of_the_notation() -> None:
    result = finish(dealt().after("3 diamonds")).result
    assert set(result) == {"points", "tricks", "maker", "trump", "passed", "strokes", "lambapea", "tie"}
    assert (sum(result["points"]), sum(result["tricks"])) == (120, 9)
    assert (result["maker"], result["trump"], result["passed"]) == (3, "D", False)


def outcome(made: int, maker: int | None = 1, trump: str = "C") -> Any:
    """An outcome of a deal with so many points for team 1, as far as the next deal asks for it."""
    return Outcome("made", (), (), None, declarer=maker, details={"trump": trump, "tie": made == 60})


def test_the_deal_goes_round() -> None:
    assert [SASKOP.next_deal(dealer, 4, outcome(61)).dealer for dealer in range(4)] == [1, 2, 3, 0]
    assert SASKOP.next_deal(0, 4, outcome(61)).carried is None


@pytest.mark.parametrize(("maker", "trump"), [(1, "C"), (2, "H"), (None, "D"), (0, "S")])
def test_after_sixty_each_the_same_dealer_deals_with_the_same_trumps_and_makers(maker: int | None, trump: str) -> None:
    following = SASKOP.next_deal(2, 4, outcome(60, maker, trump))
    assert following.dealer == 2
    assert following.carried is not None
    assert (following.carried.trump.letter, following.carried.maker) == (trump, maker)


def test_a_replay_begins_with_the_play_and_scores_as_the_tied_deal_would_have() -> None:
    table = dealt(carried=Carried(Suit.HEARTS, 3), dealer=1)
    assert (table.phase, table.waits_for) == ("play", (2,))
    assert table.refuses("2 bid 5") == "not-now"
    assert table.refuses("0 diamonds") == "not-now"
    result = finish(table).result
    assert (result["maker"], result["trump"], result["passed"]) == (3, "H", False)


def test_the_replay_of_a_passed_tie_is_worth_one_stroke() -> None:
    result = finish(dealt(carried=Carried(Suit.DIAMONDS, None))).result
    assert (result["passed"], result["maker"], sorted(result["strokes"])) == (True, None, [0, 1])


def test_nobodys_replay_is_in_diamonds() -> None:
    with pytest.raises(UnusableDeal):
        dealt(carried=Carried(Suit.HEARTS, None))


# Matches: results in, games and the running score out.


def match(*results: tuple[int, int, int | None], target: int = 16) -> tuple[list[dict[str, object]], tuple[int, ...]]:
    rule, tally = replace(SASKOP.match, target=target), Tally((0, 0))
    for one, other, lambapea in results:
        tally = rule.add(tally, SASKOP.gain({"strokes": [one, other], "lambapea": lambapea}))
    return [SASKOP.finished(game) for game in tally.finished], tally.score


def game(winner: int, one: int, other: int, *, lambapea: bool = False, shutout: bool = False) -> dict[str, object]:
    return {"winner": winner, "score": [one, other], "lambapea": lambapea, "shutout": shutout}


@pytest.mark.parametrize(
    ("results", "games", "current"),
    [
        ([], [], (0, 0)),
        ([(4, 0, None), (0, 6, None)], [], (4, 6)),
        ([(8, 0, None), (0, 2, None), (8, 0, None)], [game(0, 16, 2)], (0, 0)),
        ([(8, 0, None), (0, 2, None), (6, 0, None), (6, 0, None)], [game(0, 16, 2)], (0, 0)),  # never above the target
        ([(8, 0, None), (8, 0, None)], [game(0, 16, 0, shutout=True)], (0, 0)),
        ([(6, 0, None), (0, 16, 1)], [game(1, 6, 16, lambapea=True)], (0, 0)),
        ([(16, 0, 0)], [game(0, 16, 0, lambapea=True, shutout=True)], (0, 0)),
        ([(16, 0, 0), (0, 4, None)], [game(0, 16, 0, lambapea=True, shutout=True)], (0, 4)),
        ([(0, 0, None), (1, 0, None)], [], (1, 0)),
    ],
)
def test_a_match(results: list[Any], games: list[dict[str, object]], current: tuple[int, int]) -> None:
    assert match(*results) == (games, current)


def test_a_lambapea_wins_whatever_the_target() -> None:
    assert match((16, 0, 0), target=50) == ([game(0, 50, 0, lambapea=True, shutout=True)], (0, 0))
    assert match((1, 0, None), (0, 16, 1), target=4) == ([game(1, 1, 4, lambapea=True)], (0, 0))


@pytest.mark.parametrize(
    "result",
    [{}, {"strokes": None}, {"strokes": [1]}, {"strokes": [1, 2, 3]}, {"strokes": [True, 0]}, {"strokes": [1.0, 0]},
     {"strokes": [-1, 0]}, {"strokes": [1, 0], "lambapea": True}, {"strokes": [1, 0], "lambapea": 2}],
    ids=str,
)  # fmt: skip
def test_a_result_that_cannot_be_counted(result: dict[str, object]) -> None:
    with pytest.raises(UnusableDeal):
        SASKOP.gain(result)
