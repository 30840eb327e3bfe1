"""Skat: what brings a round of Bock about, how rounds follow each other, and what deals count in them."""

from typing import Any

import pytest

from engine.games.skat.bock import Ended, factor, left, left_by_ramsch, reasons, totals
from engine.games.skat.options import SkatOptions
from engine.match import Carried
from engine.options import read_options

EVERYTHING = {
    "bock": True, "kontra": "all", "bockre": True, "bockscore": "numbers", "bockvalue": "72", "bocknull": True,
    "bockall": True, "bocklost": True, "bockpassed": True,
}  # fmt: skip


def options(**given: Any) -> SkatOptions:
    return read_options(SkatOptions, {"bock": True, **given})


def ended(kind: str = "hearts", won: bool | None = True, points: int = 70, value: int = 20, **more: Any) -> Ended:
    told = {"from_hand": False, "is_open": False, "kontras": 0, "scores": (0, 20, 0), **more}
    return Ended(kind, won, points, value, **told)


@pytest.mark.parametrize(
    ("deal", "names"),
    [
        pytest.param(ended(), (), id="nothing"),
        pytest.param(ended(won=False, points=60), ("sixty",), id="lost with sixty"),
        pytest.param(ended(won=False, points=59), (), id="with 59"),
        pytest.param(ended("null", False, 60), (), id="null has no points"),
        pytest.param(ended("grand", from_hand=True), ("grand-hand",), id="grand from the hand"),
        pytest.param(ended("grand"), (), id="grand with the skat"),
        pytest.param(ended(won=False, kontras=1), ("kontra",), id="a kontra that won"),
        pytest.param(ended(kontras=1), (), id="one that lost"),
        pytest.param(ended(kontras=2), ("re",), id="kontra and re"),
        pytest.param(ended(scores=(0, 100, 0)), ("hundreds",), id="a hundred"),
        pytest.param(ended(scores=(0, -222, 0)), ("digits",), id="three equal digits"),
        pytest.param(ended(scores=(0, 1111, 0)), (), id="four are not three"),
        pytest.param(ended(value=72), ("value",), id="worth 72"),
        pytest.param(ended("null", value=59, from_hand=True, is_open=True), ("null",), id="null open from the hand"),
        pytest.param(ended(points=120), ("all",), id="120 points"),
        pytest.param(ended("grand", False), ("lost-grand",), id="a grand lost"),
        pytest.param(ended("passed", None, 0, 0, scores=(0, 0, 0)), ("passed",), id="all passed"),
    ],
)
def test_what_brings_a_round_about(deal: Ended, names: tuple[str, ...]) -> None:
    assert reasons(options(**EVERYTHING), deal, deal.scores) == names


def test_a_table_that_says_no_more_counts_sixty_grand_hand_and_kontra() -> None:
    plain = options(kontra="all")
    told = [
        ended(won=False, points=60), ended("grand", from_hand=True), ended(won=False, kontras=1), ended(kontras=2),
        ended(scores=(0, 100, 0)), ended(value=96), ended(points=120),
    ]  # fmt: skip
    assert [bool(reasons(plain, each, each.scores)) for each in told] == [True] * 3 + [False] * 4
    assert not reasons(SkatOptions(), told[0], (0, 0, 0))


SIXTY = ("sixty",)


def run(rules: SkatOptions, *happens: bool) -> list[tuple[int, dict[str, int]]]:
    """Deal after deal, how many times each counts and what it leaves."""
    found, carried = [], None
    for happened in happens:
        times = factor(rules, carried)
        counts = left(rules, carried, SIXTY if happened else (), (0, 0, 0))
        carried = Carried.of(counts)
        found.append((times, {} if carried is None else dict(carried.counts)))
    return found


def test_a_round_is_one_deal_each_and_a_second_one_comes_behind_it() -> None:
    course = run(options(), True, False, True, False, False, False, False, False)
    assert [times for times, _ in course] == [1, 2, 2, 2, 2, 2, 2, 1]
    assert course[0][1] == {"bock": 3}
    assert course[2][1] == {"bock": 4}


def test_with_four_it_is_four_deals() -> None:
    assert [times for times, _ in run(options(bockround="4"), *[True] + [False] * 5)] == [1, 2, 2, 2, 2, 1]


def test_rounds_may_multiply_three_deep() -> None:
    course = run(options(bockstack="multiply"), True, True, True, False, False, False, False)
    assert [times for times, _ in course] == [1, 2, 4, 8, 4, 2, 1]
    assert max(times for times, _ in run(options(bockstack="multiply", bockround="4"), *[True] * 9)) == 8


@pytest.mark.parametrize("stack", ["append", "multiply"])
def test_a_round_of_ramsch_follows_each(stack: str) -> None:
    rules = options(bockramsch=True, allpass="ramsch", bockstack=stack)
    course = run(rules, True, False, False, False)
    assert course[-1] == (2, {"ramsch": 3})
    assert "ramsch" not in run(options(bockramsch=True, bockstack=stack), True, False, False, False)[-1][1]


def test_a_round_that_was_appended_comes_behind_the_ramsch() -> None:
    rules = options(bockramsch=True, allpass="ramsch")
    assert run(rules, True, True, False, False)[-1] == (2, {"bock": 3, "ramsch": 3})
    after = left_by_ramsch(
        rules, Carried.of({"bock": 3, "ramsch": 1}) or Carried(), (0, 0, 0), is_round=True, again=False
    )
    assert Carried.of(after) == Carried.of({"bock": 3})


def test_scores_are_added_up_until_the_list_is_full() -> None:
    rules = options(bockscore="hundreds", scoring="simple", lists="short")
    carried = Carried.of(left(rules, None, (), (0, -40, 24)))
    assert carried is not None
    assert dict(carried.counts) == {"minus@1": 40, "plus@2": 24, "dealt": 1}
    sums = totals(rules, carried, (0, -60, 0))
    assert sums == (0, -100, 24)
    assert reasons(rules, ended(won=False, points=50, scores=(0, -60, 0)), sums) == ("hundreds",)
    assert reasons(rules, ended(scores=(0, 0, 20)), (0, -100, 44)) == ()
    assert left(rules, Carried.of({"dealt": 17, "plus@0": 5}), (), (5, 0, 0)) == {"bock": 0}
