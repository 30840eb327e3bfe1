"""Doppelkopf: doubling, extra points, call times and prices as house rules have them."""

from typing import Any

import pytest

from engine.cards import read_cards
from engine.errors import IllegalAction
from engine.games.doppelkopf.announcements import called, times
from engine.games.doppelkopf.contracts import ranking_for
from engine.games.doppelkopf.extras import GamePoint, Tricks, extra_points
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.scoring import SideResults, net_of, points_of
from engine.trick import Trick
from tests.engine.doppelkopf_table import basic, declared, doppelkopf
from tests.engine.rules_table import Seats

PARTED = (0, 0, 1, 1)
BASIC, SECOND = ranking_for("basic"), ranking_for("basic", second_wins=True)
LOW = "9C 9S 9S 9H"


def rules(**options: Any) -> DoppelkopfOptions:
    return DoppelkopfOptions(**{"scoring": "doubling", **options})


def found(
    levels: tuple[int, int],
    points: int,
    tricks: tuple[str, ...] = (LOW,),
    sides: tuple[int, ...] = PARTED,
    **options: Any,
) -> list[str]:
    """Every point of a deal, each with its side, and how many where they are several."""
    played = SideResults((points, 240 - points), (6, 6), levels, sides)
    ranking = SECOND if options.get("loonies") == "second" else BASIC
    taken = Tricks([Trick((0, 1, 2, 3), read_cards(cards)) for cards in tricks], ranking, ranking, sides)
    listed = points_of(played, taken, rules(**options))
    return [f"{each.reason} {each.side}" + f" {each.points}" * (each.points > 1) for each in listed]


# Re and kontra double


@pytest.mark.parametrize(
    ("levels", "points", "listed"),
    [
        ((0, 0), 121, ["won 0"]),
        ((1, 0), 121, ["won 0", "re-doubled 0"]),
        ((1, 1), 121, ["won 0", "re-doubled 0", "kontra-doubled 0 2"]),
        ((1, 0), 151, ["won 0", "under-90 0", "re-doubled 0 2"]),
        ((2, 0), 151, ["won 0", "under-90 0", "no90-said-by-re 0", "re-doubled 0 3"]),
        ((1, 0), 120, ["won 1", "re-doubled 1", "against-the-grannies 1"]),
        ((2, 2), 140, ["120-against-no90 0"]),
    ],
)
def test_re_and_kontra_double_what_the_game_is_worth(levels: tuple[int, int], points: int, listed: list[str]) -> None:
    assert found(levels, points) == listed


def test_the_point_against_the_grannies_may_be_doubled_too() -> None:
    assert found((0, 1), 100, grannies="before") == ["won 1", "against-the-grannies 1", "kontra-doubled 1 2"]


def test_extra_points_are_not_doubled() -> None:
    assert found((1, 0), 121, ("AC TC AC TC", LOW)) == ["won 0", "re-doubled 0", "doppelkopf 0"]


def test_the_verbands_re_and_kontra_bring_two_each() -> None:
    assert found((1, 1), 121, scoring="verband") == ["won 0", "re-said 0 2", "kontra-said 0 2"]


@pytest.mark.parametrize(("even", "net"), [("double", -2), ("single", -1)])
def test_what_a_win_by_120_to_120_brings(even: str, net: int) -> None:
    played = SideResults((120, 120), (6, 6), (0, 0), PARTED)
    taken = Tricks([Trick((0, 1, 2, 3), read_cards(LOW))], BASIC, BASIC, PARTED)
    assert net_of(points_of(played, taken, rules(even=even))) == net
    lost = SideResults((119, 121), (6, 6), (0, 0), PARTED)
    assert net_of(points_of(lost, taken, rules(even=even))) == -2


def test_a_point_has_its_price() -> None:
    cards = ("QC AC AC TH TH JC", "QC 9D 9D", "KC", "TC")
    cheap, dear = (basic(*cards, scoring="verband", price=price).played_out(0).result for price in ("1", "5"))
    assert dear["scores"] == [5 * each for each in cheap["scores"]]
    assert (dear["extras"], dear["price"], cheap.get("price")) == (cheap["extras"], 5, None)


# Extra points: the last trick | the house rules | what it brings

LAST: list[tuple[str, dict[str, Any], list[str]]] = [
    ("JC 9D QD KD", {}, []),
    ("JC 9D QD KD", {"caught": "always"}, ["charlie-caught 1"]),
    ("JC 9D QD KD", {"caught": "queen"}, ["charlie-caught 1"]),
    ("JC 9D QS KD", {"caught": "queen"}, []),
    ("JC JC QS KD", {"caught": "always"}, ["charlie-caught 1", "charlie-caught 1"]),
    ("JC QD KD 9D", {"caught": "always"}, []),
    ("JC JC KD 9D", {}, ["charlie 0"]),
    ("JC JC KD 9D", {"charlies": True}, ["double-charlie 0 2"]),
    ("JC KD JC 9D", {"charlies": True}, ["charlie 0"]),
    ("JC KD JC 9D", {"caught": "always"}, ["charlie 0", "charlie-caught 0"]),
    ("AD 9D KD TD", {}, []),
    ("AD 9D KD TD", {"foxend": True}, ["fox-last 0"]),
    ("AD AD KD TD", {"foxend": True}, ["foxes-last 0 2"]),
    ("AD QS KD AD", {"foxend": True}, ["fox 0"]),
]


@pytest.mark.parametrize(("last", "options", "listed"), LAST)
def test_what_the_last_trick_brings(last: str, options: dict[str, Any], listed: list[str]) -> None:
    assert found((0, 0), 121, (LOW, last), **options)[1:] == listed
    assert not [each for each in found((0, 0), 121, (LOW, last), sides=(0, 1, 1, 1), **options)[1:] if each[0] != "u"]


def test_one_loony_beats_the_other_where_the_second_wins() -> None:
    for loonies, side in (("first", []), ("second", ["loony 1"])):
        assert found((0, 0), 121, ("TH 9D TH 9D", LOW), loonies=loonies, loonytrick=True)[1:] == side
    assert found((0, 0), 121, ("TH 9D TH 9D", LOW), loonies="second")[1:] == []


@pytest.mark.parametrize(
    ("trick", "listed"), [("AH 9H KH KH", ["hearts 0"]), ("AH TH KH KH", []), ("AC KC 9C 9C", []), ("AH 9H KH 9C", [])]
)
def test_plain_hearts_that_go_all_the_way_round(trick: str, listed: list[str]) -> None:
    assert found((0, 0), 121, (trick, LOW), hearttrick=True)[1:] == listed
    assert found((0, 0), 121, (trick, LOW))[1:] == []


# Call times


@pytest.mark.parametrize(
    ("scheme", "size", "settled", "needed"),
    [
        ("verband", 12, 1, (11, 10, 9, 8, 7)),
        ("verband", 10, 1, (9, 8, 7, 6, 5)),
        ("verband", 12, 3, (9, 8, 7, 6, 5)),
        ("late", 12, 1, (11, 9, 6, 3, 1)),
        ("late", 10, 2, (8, 6, 3, 1, 1)),
        ("fifth", 12, 1, (8, 7, 6, 5, 4)),
    ],
)
def test_how_many_cards_each_step_asks_for(scheme: str, size: int, settled: int, needed: tuple[int, ...]) -> None:
    assert times(rules(calltimes=scheme), size, settled) == needed


@pytest.mark.parametrize(
    ("levels", "side", "verb", "left", "may"),
    [
        ((0, 0), 0, "re", 11, True),
        ((0, 0), 0, "re", 10, False),
        ((1, 0), 0, "no90", 9, True),
        ((1, 0), 0, "no60", 9, True),
        ((1, 0), 0, "no60", 8, False),
        ((2, 0), 0, "no60", 6, True),
        ((3, 0), 1, "kontra", 5, True),
        ((3, 0), 1, "kontra", 4, False),
        ((4, 0), 0, "schwarz", 1, True),
    ],
)
def test_freedokos_times(levels: tuple[int, int], side: int, verb: str, left: int, may: bool) -> None:
    try:
        called(levels, side, verb, left, times(rules(calltimes="late"), 12))
    except IllegalAction:
        assert not may
    else:
        assert may


# Who has to say something

RICH = ("AC QC", "AC 9D", "TC QC", "TC 9D")


def led(*cards: str, **options: Any) -> Seats:
    return basic(*RICH, **{"scoring": "verband", "forced": "30", **options}).played(" ".join(cards))


def test_the_winner_of_a_rich_first_trick_says_re_or_kontra_before_they_lead() -> None:
    table = led("AC", "AC", "TC", "TC")
    assert (table.waits_for, table.may(0)) == ((0,), {"re"})
    assert table.refuses("0 play QC") == "call-first"
    assert "play QC" in table.after("0 re").may(0)


def test_nobody_has_to_where_their_side_has_or_the_trick_was_poor_or_the_table_does_not_ask() -> None:
    assert "play QC" in led("AC", "AC", "TC", "TC").after("2 re").may(0)
    assert "play QC" in led("AC", "AC", "TC", "TC", forced=False).may(0)
    poor = basic("KC QC", "9C 9D", "9C QC", "KC 9D", scoring="verband", forced="30").played("KC 9C 9C KC")
    assert "play QC" in poor.may(0)


def test_announcements_stand_beside_redeals_poverty_and_the_international_solo() -> None:
    kings = doppelkopf("KC KC KS KS KD", scoring="doubling")
    assert "redeal" in kings.may(0)
    solo = declared("international-solo", scoring="doubling")
    assert "re" in solo.may(0)
    taken = declared("poverty", "QC 9D AC AC TC TC KC AS AS TS 9H 9H", scoring="doubling").said(
        "offer QC 9H 9D", "accept"
    )
    assert "re" in taken.said(min(taken.may())).may(1)


def test_a_side_of_three_has_both_charlies_though_its_third_takes_the_trick() -> None:
    last = Trick((0, 1, 2, 3), read_cards("9D JC JC QC"))
    taken = Tricks((last,), BASIC, BASIC, (0, 1, 1, 1))
    assert list(extra_points(taken, rules(charlies=True))) == [GamePoint("double-charlie", 1, 2)]
    assert list(extra_points(taken, rules())) == []
