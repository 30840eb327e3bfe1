"""Each thing that makes the solver fast, broken, is noticed by plain search of five-card endings."""

import random
from functools import cache

import pytest

from engine.search.parameters import Aim
from engine.search.solver import Position
from tests.support.double_dummy import Question
from tests.support.endings import ending
from tests.support.interpreted import Fault, interpreted
from tests.support.plain_search import plain
from tests.support.soak import either, rows

SKAT, SASKOP, BOTH, DOUBLED = ("skat",), ("saskop",), ("skat", "saskop"), ("doubled",)
KEPT_RIGHT = "    if value >= need:\n        low = value\n    else:\n        high = value\n    table"
FAULTS: dict[str, tuple[tuple[str, ...], Fault]] = {
    "the key does not say who leads": (SKAT, ("kernel", " + c[KEYS + 320 + lead]", "")),
    "the key does not say whose a card is": (SKAT, ("kernel", "KEYS + 64 * seat", "KEYS")),
    "ranks are closed over cards of other worth": (
        BOTH, ("tables", "suits[card], aim.card(card), card", "suits[card], 0, card"),
    ),
    "a bound is kept on the wrong side": (SKAT, ("kernel", KEPT_RIGHT, KEPT_RIGHT.replace(">=", "<"))),
    "a neighbour is skipped whatever it is worth": (
        SKAT, ("kernel", "if c[WORTH + c[at + each]] == worth:", "if worth >= 0:"),
    ),
    "a neighbour is skipped though what sets them apart may cross the window": (
        BOTH, ("kernel", "apart = abs(worth - c[WORTH + c[at + each]])", "apart = 0"),
    ),
    "others' cards do not separate neighbours": (SKAT, ("kernel", "others |= c[HANDS + seat]", "others |= 0")),
    "the winning card does not separate neighbours": (BOTH, ("kernel", " | (1 << best if led else 0)", "")),
    "a twin elsewhere does not separate neighbours": (DOUBLED, ("tables", "= -1 << lowest", "= -2 << place")),
    "a single upper copy is overlooked": (
        DOUBLED, ("kernel", "(everything | (everything >> c[TWIN])) & c[LOWER]", "everything & c[LOWER]"),
    ),
    "of equal cards the second always wins": (
        DOUBLED, ("tables", "ranking.beats(other, card)", "other == card or ranking.beats(other, card)"),
    ),
    "nobody must trump": (SASKOP, ("kernel", "if may == 0 and c[MUST_TRUMP]:", "if may < 0:")),
    "nobody must beat": (
        ("saskop", "climbing"), ("kernel", "if c[MUST_BEAT] == ALWAYS or", "if c[MUST_BEAT] < 0 or"),
    ),
    "a trump that is led need not be beaten": (
        ("led",), ("kernel", "c[MUST_BEAT] == TRUMPS_LED and", "c[MUST_BEAT] < 0 and"),
    ),
    "the last trick goes to who leads": (
        SKAT, ("kernel", "            best, winner = card, seat\n", "            best = card\n"),
    ),
}  # fmt: skip
RARE = {"the key does not say whose a card is", "a single upper copy is overlooked"}
"""Faults that take hundreds of endings until one comes out wrong."""


@cache
def drawn(kind: str, number: int) -> tuple[Question, Position, int]:
    chance = random.Random(f"{kind} {number}")
    names = {"skat": ("skat hearts", "skat grand", "skat null"), "saskop": ("saskop C", "saskop D")}
    names |= {"doubled": ("doubled basic False", "doubled heart-solo True"), "climbing": ("climbing",)}
    names |= {"led": ("saskop, six lowest, trumps to be beaten",)}
    question, at = ending(chance.choice(names[kind]), chance, (5,) if kind == "skat" else (4,))
    return question, at, plain(question, at)


def noticed(solver: type, kinds: tuple[str, ...], most: int) -> int | None:
    """After how many endings a solver was caught with a wrong value."""
    for number in range(most):
        question, at, right = drawn(kinds[number % len(kinds)], number)
        asked = solver(
            question.rules, len(at.hands), question.side, aim=Aim(question.card, question.trick), few=question.few
        )
        if asked.value(at) != right:
            return number + 1
    return None


@pytest.mark.parametrize("fault", rows(FAULTS, often=FAULTS.keys() - RARE))
def test_a_fault_is_noticed(fault: str) -> None:
    kinds, change = FAULTS[fault]
    assert noticed(interpreted(change), kinds, 400)


def test_without_a_fault_there_is_nothing_to_notice() -> None:
    assert noticed(interpreted(), ("skat", "saskop", "doubled", "climbing"), either(12, 200)) is None
