"""Each thing that makes the solver fast, broken, is noticed by plain search of five-card endings."""

import random
from dataclasses import replace
from functools import cache

import pytest

from engine.cards import Card, Suit
from engine.search.parameters import Aim
from engine.search.solver import Position
from tests.support.double_dummy import Question
from tests.support.endings import JACK, ending
from tests.support.interpreted import Fault, interpreted
from tests.support.plain_search import plain
from tests.support.soak import either, rows

SKAT, SASKOP, BOTH, DOUBLED = ("skat",), ("saskop",), ("skat", "saskop"), ("doubled",)
KEPT_RIGHT = "    if value >= need:\n        low = min(value, ENDLESS)"
FAULTS: dict[str, tuple[tuple[str, ...], Fault]] = {
    "the key does not say who leads": (SKAT, ("kernel", " + c[KEYS + 320 + lead]", "")),
    "the key does not say whose a card is": (SKAT, ("kernel", "KEYS + 64 * seat", "KEYS")),
    "ranks are closed over cards of other worth": (
        BOTH, ("tables", "suits[card], aim.card(card), card", "suits[card], 0, card"),
    ),
    "a bound is kept on the wrong side": (SKAT, ("kernel", KEPT_RIGHT, KEPT_RIGHT.replace(">=", "<"))),
    "a suit is taken for one of other worths": (
        ("uneven",), ("tables", "(is_trump, *[run(place)[1:] for place in suit])", "(is_trump, len(suit))"),
    ),
    "a suit's number is not renewed": (
        SKAT, ("kernel", "if changed & suit else", "if before < 0 else"),
    ),
    "a position is found by its bucket alone": (
        SKAT, ("kernel", "if found >> MARKED == key >> UNMARKED:", "if found:"),
    ),
    "trumps are thought sure that the others can beat": (
        SKAT, ("kernel", "above(c, ours & c[TRUMPS], theirs & c[TRUMPS])", "ours & c[TRUMPS]"),
    ),
    "low cards are thought to be led as safely as high ones": (
        SKAT, ("kernel", "high = above(c, hand & suit, others & suit)", "high = hand & suit"),
    ),
    "trumps are thought drawn by one": (SKAT, ("kernel", "count_bits(sure) >= longest(c, lead, trumps)", "sure != 0")),
    "long cards are thought sure while others can beat them": (
        SKAT, ("kernel", "if drawn and count_bits(high) >= longest(c, lead, suit):", "if drawn:"),
    ),
    "a suit is led on though it would be trumped": (
        SKAT, ("kernel", "count_bits(high) > rounds(c, lead, suit)", "count_bits(high) > 9"),
    ),
    "the others are thought to throw in what is dearer": (
        SKAT, ("kernel", "worth += held * c[kind]", "worth += held * c[kind + 2]"),
    ),
    "who wants few is thought to cash what is sure": (
        SKAT, ("kernel", " and c[COUNTED] == c[GREEDY]", ""),
    ),
    "cards with rules of their own are thought free to be led": (
        ("forced",), ("kernel", " and c[KEPT] | c[FORCED] | c[CALLED] == 0", ""),
    ),
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
RARE = {
    "the key does not say whose a card is", "a single upper copy is overlooked",
    "a suit is taken for one of other worths",
}  # fmt: skip
"""Faults that take hundreds of endings until one comes out wrong."""


def _uneven(card: Card) -> int:
    """Worths by which no suit is like another."""
    return 1 + [*Suit].index(card.suit)


@cache
def drawn(kind: str, number: int) -> tuple[Question, Position, int]:
    chance = random.Random(f"{kind} {number}")
    names = {"skat": ("skat hearts", "skat grand", "skat null"), "saskop": ("saskop C", "saskop D")}
    names |= {"doubled": ("doubled basic False", "doubled heart-solo True"), "climbing": ("climbing",)}
    names |= {"forced": ("partner's jack forced",)}
    names |= {"uneven": ("skat hearts", "skat grand")}
    names |= {"led": ("saskop, six lowest, trumps to be beaten",)}
    question, at = ending(chance.choice(names[kind]), chance, (5,) if kind in {"skat", "uneven"} else (4,))
    while kind == "forced" and (at.lying or JACK not in at.hands[at.leader]):
        question, at = ending(names[kind][0], chance, (4,))
    if kind == "uneven":
        question = replace(question, card=_uneven)
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
    kinds = ("skat", "uneven", "forced", "saskop", "doubled", "climbing")
    assert noticed(interpreted(), kinds, either(12, 200)) is None
