"""Doppelkopf: Bock rounds, what causes them, how they run and what they double."""

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import read_cards
from engine.dealing import Dealt
from engine.games.doppelkopf.bock import ahead, causes, counts, raised, rounds_after
from engine.games.doppelkopf.contracts import ranking_for
from engine.games.doppelkopf.extras import GamePoint
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.games.doppelkopf.scoring import SideResults
from engine.match import Carried
from engine.trick import Trick
from tests.engine.doppelkopf_table import OKS, hands
from tests.engine.rules_table import Seats

BASIC = ranking_for("basic")
PLAIN = [Trick((0, 1, 2, 3), read_cards("AC KC 9C 9C"))]
HEARTS = [Trick((0, 1, 2, 3), read_cards("AH KH 9H 9H"))]
EVERY = {f"bock{name}": True for name in ("even", "solo", "call", "heart", "schwarz", "zero")}


def rules(**options: Any) -> DoppelkopfOptions:
    return DoppelkopfOptions(**{"scoring": "verband", "bock": "stacked", **options})


def begun(*some: str, carried: Carried | None = None, **options: Any) -> Seats:
    dealt = Dealt(tuple(read_cards(hand) for hand in hands(*some)))
    return Seats("doppelkopf", DOPPELKOPF.begin(rules(**options), 3, dealt, carried))


CAUSES: list[tuple[str, dict[str, Any], int, list[Trick], str]] = [
    ("120 to 120", {"points": (120, 120)}, -2, PLAIN, "even"),
    ("a solo that was lost", {"kind": "queen-solo", "sides": (0, 1, 1, 1), "points": (100, 140)}, -1, PLAIN, "solo"),
    ("a silent one too", {"kind": "silent-solo", "sides": (0, 1, 1, 1), "points": (100, 140)}, -1, PLAIN, "solo"),
    ("re said and lost", {"levels": (1, 0), "points": (100, 140)}, -4, PLAIN, "call"),
    ("kontra said and lost", {"levels": (0, 1)}, 3, PLAIN, "call"),
    ("hearts that went round", {}, 1, HEARTS, "heart"),
    ("a side without a trick", {"points": (240, 0), "tricks": (12, 0)}, 5, PLAIN, "schwarz"),
    ("a deal that is worth nothing", {"points": (119, 121)}, 0, PLAIN, "zero"),
]


@pytest.mark.parametrize(
    ("played", "net", "tricks", "cause"), [row[1:] for row in CAUSES], ids=[row[0] for row in CAUSES]
)
def test_what_begins_a_round(played: dict[str, Any], net: int, tricks: list[Trick], cause: str) -> None:
    usual = SideResults((125, 115), (6, 6), (0, 0), (0, 0, 1, 1))
    ended = replace(usual, **played)
    assert causes(rules(**EVERY), ended, net, tricks, BASIC) == [cause]
    assert causes(rules(**EVERY | {f"bock{cause}": False}), ended, net, tricks, BASIC) == []
    assert causes(rules(**EVERY), usual, 1, PLAIN, BASIC) == []


@pytest.mark.parametrize(
    ("bock", "before", "after"),
    [
        ("stacked", (), (1, 1, 1, 1)),
        ("stacked", (1, 1, 1), (2, 2, 1, 1)),
        ("stacked", (2, 2, 1, 1), (3, 2, 2, 1)),
        ("appended", (), (1, 1, 1, 1)),
        ("appended", (1, 1, 1), (1,) * 6),
        ("ignored", (), (1, 1, 1, 1)),
        ("ignored", (1, 1), (1,)),
        ("restarted", (1, 1), (1, 1, 1, 1)),
    ],
)
def test_what_a_new_cause_does(bock: str, before: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert rounds_after(rules(bock=bock), before, is_used=True, begins=True) == after


def test_a_round_is_used_up_deal_by_deal_but_not_by_one_that_is_dealt_again() -> None:
    assert rounds_after(rules(), (2, 1), is_used=True, begins=False) == (1,)
    assert rounds_after(rules(), (2, 1), is_used=False, begins=False) == (2, 1)


def test_rounds_go_from_deal_to_deal_as_numbers() -> None:
    assert ahead(Carried.of(counts((2, 1, 1)))) == (2, 1, 1)
    assert ahead(None) == ()
    assert ahead(Carried(counts=(("bock1", 10**9),))) == (6,), "nothing counts without end"


@pytest.mark.parametrize(
    ("effect", "rounds", "more"),
    [
        ("all", 1, "0 4"),
        ("all", 2, "0 12"),
        ("game", 1, "0 3"),
        ("extra", 1, "0 2"),
        ("extra", 2, "0 4"),
        ("all", 0, ""),
    ],
)
def test_what_a_deal_of_a_round_counts_more(effect: str, rounds: int, more: str) -> None:
    points = (GamePoint("won", 0), GamePoint("re-said", 0, 2), GamePoint("fox", 0))
    found = raised(rules(bockeffect=effect), rounds, points, game=3)
    assert [f"{each.side} {each.points}" for each in found] == ([more] if more else [])


def test_a_deal_counts_double_and_leaves_the_rest_of_its_round() -> None:
    cards = ("QC AC AC TH TH JC", "QC 9D 9D", "KC", "TC")
    single = begun(*cards).said(*OKS).played_out(0)
    double = begun(*cards, carried=Carried.of(counts((1, 1)))).said(*OKS).played_out(0)
    assert double.result["scores"] == [2 * each for each in single.result["scores"]]
    assert (double.result["rounds"], double.result["bock"], single.result["rounds"]) == (1, [1], 0)
    outcome = DOPPELKOPF.outcome(double.state)
    assert outcome is not None
    assert DOPPELKOPF.next_deal(3, 4, outcome).carried == Carried(counts=(("bock1", 1),))


def test_a_deal_that_is_annulled_leaves_a_round_as_it_was() -> None:
    table = begun("KC KC KS KS KD", carried=Carried.of(counts((2, 1)))).after("0 redeal")
    outcome = DOPPELKOPF.outcome(table.state)
    assert outcome is not None
    assert DOPPELKOPF.next_deal(3, 4, outcome).dealer == 3
    assert DOPPELKOPF.next_deal(3, 4, outcome).carried == Carried.of(counts((2, 1)))
