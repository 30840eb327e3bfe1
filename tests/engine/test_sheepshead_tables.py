"""Sheepshead with two to eight players: packs, hands, sides; a row for each kind of table."""

import pytest

from engine.actions import Cut
from engine.games.sheepshead.options import SheepsheadOptions
from engine.games.sheepshead.payment import shared, split
from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.games.sheepshead.tables import ranking_for
from engine.options import idle_options
from tests.engine.rules_table import Seats, dealt
from tests.properties.random_deals import finished_deal


@pytest.mark.parametrize(
    ("players", "name", "pack", "each", "blind"),
    [(2, "simple", 32, 14, 0), (2, "battery", 32, 16, 0), (3, "standard", 32, 10, 2),
     (3, "thirty", 30, 9, 3), (3, "twenty-six", 26, 8, 2),
     (4, "alone", 30, 7, 2), (4, "partner", 30, 7, 2), (4, "cut-throat", 32, 7, 4), (4, "black-queens", 32, 8, 0),
     (4, "queen-and-seven", 32, 8, 0), (4, "first-queens", 32, 8, 0), (5, "partner", 32, 6, 2),
     (5, "first-trick", 32, 6, 2), (5, "queen-and-jack", 30, 6, 0), (5, "schiller", 32, 6, 2), (6, "jack", 32, 5, 2),
     (6, "jack-of-clubs", 32, 5, 2), (6, "jack-and-ace", 32, 5, 2), (6, "black-queens", 30, 5, 0),
     (7, "jack", 32, 4, 4), (7, "draft", 32, 4, 4), (8, "black-queens", 32, 4, 0), (8, "three-cards", 32, 4, 0)],
)  # fmt: skip
def test_cards_of_each_table(players: int, name: str, pack: int, each: int, blind: int) -> None:
    number = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}[players]
    options = SheepsheadOptions(**{number: name})
    cards = SHEEPSHEAD.pack(options, players)
    out = SHEEPSHEAD.deal(options, 0, players, cards, Cut("threes", None, 5))
    assert (len(cards), {len(hand) for hand in out.hands}, len(out.blind)) == (pack, {each}, blind)
    assert cards[-1] not in out.blind or blind
    assert SHEEPSHEAD.begin(options, 0, out).phase == ("pick" if blind else "play")


def table_of(players: int, **options: bool | str) -> Seats:
    """The pack dealt as it is, seat 0 dealing."""
    wanted = SheepsheadOptions(**options)  # type: ignore[arg-type]
    cards = SHEEPSHEAD.pack(wanted, players)
    out = SHEEPSHEAD.deal(wanted, 0, players, cards, Cut("threes", None, 7))
    return Seats("sheepshead", SHEEPSHEAD.begin(wanted, 0, out))


def test_who_takes_four_cards_buries_four() -> None:
    for players, name in ((4, "cut-throat"), (7, "jack")):
        table = table_of(players, bury="any", **{"four" if players == 4 else "seven": name}).said("pick")
        assert {len(action.split()) for action in table.may()} == {5}


def test_the_next_player_takes_the_other_half_is_partner_and_buries_as_well() -> None:
    table = table_of(7, seven="draft", bury="any").said("pick")
    assert [len(hand) for hand in table.state.hands[1:3]] == [6, 6]
    table = table.said(min(table.may()))
    assert (table.phase, table.waits_for) == ("draft", (2,))
    table = table.said(min(table.may()))
    assert table.view(5).sides == (1, 0, 0, 1, 1, 1, 1)
    over = table.played_out(1)
    assert sum(over.result["points"]) == 120
    assert over.result["kind"] == "draft"


FOUR = ("QC 7D AC TC 8C 7C KC 9C", "QS QH QD JC AS TS KS 9S", "JS JH JD AD 8S 7S AH TH", "TD KD 9D 8D KH 9H 8H 7H")


def test_the_black_queens_are_partners_and_one_with_both_is_alone() -> None:
    table = dealt("sheepshead", FOUR, dealer=3, four="black-queens")
    assert table.view(0).sides == (0, None, None, None)
    assert table.view(2).sides == (None, None, 1, None)
    assert table.played("QC").view(1).sides == (0, 0, 1, 1)
    both = (FOUR[0].replace("7D", "QS"), FOUR[1].replace("QS", "7D"), *FOUR[2:])
    assert dealt("sheepshead", both, dealer=3, four="black-queens").view(0).sides == (0, 1, 1, 1)


def test_queen_of_clubs_and_seven_of_trumps_are_partners() -> None:
    assert dealt("sheepshead", FOUR, dealer=3, four="queen-and-seven").view(0).sides == (0, 1, 1, 1)


def test_the_players_of_the_first_two_queens_become_partners() -> None:
    table = dealt("sheepshead", FOUR, dealer=3, four="first-queens")
    assert table.view(0).sides == (None,) * 4
    assert table.played("QC").view(2).sides == (0, None, None, None)
    assert table.played("QC QD").view(2).sides == (0, 0, 1, 1)
    over = table.played("QC QD").played_out(0)
    assert sum(over.result["scores"]) == 0
    assert (over.result["kind"], over.result["declarer"]) == ("first-queens", None)


FIVE = ("9D 7S TH KH 8C 7C", "QC QS JC AD KC 9C", "AC QH 8D AS 8S 7H", "QD JD TD TS KS 9H", "JS JH KD 9S AH 8H")


def test_the_winner_of_the_first_trick_is_partner() -> None:
    table = dealt("sheepshead", FIVE, "TC 7D", five="first-trick").said("pick", "bury 9C AD")
    assert table.phase == "play"
    assert table.view(2).sides == (None, 0, None, None, None)
    after = table.played("KC AC TS 8H 8C")
    assert after.view(None).sides == (1, 0, 0, 1, 1)
    alone = table.played("QC QH JD JS 9D")
    assert alone.view(None).sides == (1, 0, 1, 1, 1)


def test_eldest_has_to_pick_and_calls_an_ace() -> None:
    table = dealt("sheepshead", FIVE, "TC 7D", five="schiller")
    assert table.may() == {"pick"}
    assert table.refuses("1 pass") == "must-pick"
    assert table.said("pick", "bury 9C AD").may() == {"call C", "alone"}


SIX = ("9D 7S TH KH 8C", "QC QS JC AD KC", "AC QH 8D AS 8S", "QD JD TD TS KS", "JS JH KD 9S AH", "7H 9H 8H 7C TC")


def test_with_six_the_jack_and_a_called_ace_make_three_against_three() -> None:
    table = dealt("sheepshead", SIX, "9C 7D", six="jack-and-ace").said("pick", "bury QS AD".replace("QS AD", "QS AD"))
    table = table.said("call C")
    assert [seat for seat, side in enumerate(table.rules.view(table.state, 1).sides) if side == 0] == [1]
    over = table.played_out(1)
    assert over.result["scores"].count(over.result["scores"][1]) == 3


def test_with_six_the_jack_of_clubs_can_be_the_partner() -> None:
    table = dealt("sheepshead", SIX, "9C 7D", six="jack-of-clubs", bury="any").said("pick", "bury 9C KC")
    assert table.state.partner is None
    assert table.played_out(1).result["kind"] == "jack-of-clubs"


EIGHT = ("QC JD AC TC", "7D QS QH QD", "JC JS JH AD", "TD KD 9D 8D", "KC 9C 8C 7C", "AS TS KS 9S", "8S 7S AH TH",
         "KH 9H 8H 7H")  # fmt: skip


def test_with_eight_two_of_three_cards_may_call_a_third() -> None:
    table = dealt("sheepshead", EIGHT, dealer=7, eight="three-cards")
    assert {"call 8D", "call JH"} <= table.may(0)
    assert not any(action.startswith("call") for action in table.may(1))
    called = table.after("0 call JH")
    assert called.view(2).sides[2] == 0
    assert called.state.members == {0, 1, 2}
    assert table.played("AC").refuses("0 call JH") == "not-now"


def test_two_players_without_a_blind_count_for_themselves() -> None:
    deal = finished_deal("sheepshead", 4, {}, (2,))
    outcome = deal.outcome
    assert outcome
    assert (outcome.kind, outcome.sides, sum(outcome.tricks)) == ("two", (None, None), 14)
    assert (outcome.scores or ())[outcome.points.index(max(outcome.points))] > 0


@pytest.mark.parametrize(
    ("scores", "expected"),
    [(shared(3, 0, (), 2), (4, -2, -2)), (shared(4, 0, (), 1), (3, -1, -1, -1)),
     (shared(4, 1, (2,), 1), (-1, 1, 1, -1)),
     (shared(5, 0, (1,), 3), (6, 3, -3, -3, -3)), (shared(5, 0, (), -1), (-4, 1, 1, 1, 1)),
     (shared(6, 0, (1,), 1), (3, 1, -1, -1, -1, -1)), (shared(6, 0, (1, 2), 1), (1, 1, 1, -1, -1, -1)),
     (shared(7, 0, (1,), 1), (4, 1, -1, -1, -1, -1, -1)),
     (split(4, 0, frozenset({0, 1}), 1), (1, 1, -1, -1)), (split(6, 0, frozenset({0, 5}), 1), (2, -1, -1, -1, -1, 2)),
     (split(8, 1, frozenset({0, 1, 2}), 1), (1, 3, 1, -1, -1, -1, -1, -1)),
     (split(4, 2, frozenset({2}), -2), (2, 2, -6, 2))],
)  # fmt: skip
def test_each_defender_pays_and_the_side_shares(scores: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert scores == expected


@pytest.mark.parametrize(
    ("trumps", "spitz", "top"),
    [("diamonds", "never", "QC QS QH"), ("diamonds", "second", "QC 7D QS"), ("diamonds", "highest", "7D QC QS"),
     ("clubs", "second", "QC 7C QS")],
)  # fmt: skip
def test_the_spitz_and_clubs_as_trumps(trumps: str, spitz: str, top: str) -> None:
    ranking = ranking_for(trumps, spitz)
    assert " ".join(map(str, ranking.trumps[:3])) == top
    assert len(ranking.trumps) == 14
    assert ranking.is_trump(ranking.trumps[-1])


def test_what_changes_nothing_is_not_offered() -> None:
    idle = idle_options(SheepsheadOptions, {"four": "black-queens"}, 4)
    assert {"partner", "allpass", "bury", "crack", "callup", "five", "calling"} <= idle
    five = idle_options(SheepsheadOptions, {"calling": "exact"}, 5)
    assert not {"partner", "allpass", "under", "order"} & five
    assert {"jack", "callup", "redouble", "four"} <= five
    assert "partner" not in idle_options(SheepsheadOptions, {"four": "partner"}, 4)
