"""The solver against every line of play, over the contracts of all games."""

import os
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from engine.search.parameters import Aim
from engine.search.solver import Position, Solver, TooLong, new_table
from tests.support.double_dummy import Question, plain_value, plain_values
from tests.support.endings import CONTRACTS, ending
from tests.support.plain_search import plain
from tests.support.soak import either

ENDINGS = int(os.environ.get("SOLVER_ENDINGS") or either(150, 10500))
EACH = -(-ENDINGS // len(CONTRACTS))
TABLE = new_table(1 << 10)


def solver(question: Question, players: int) -> Solver:
    """A solver that shares one small table with all others, so that positions of different questions meet in it."""
    aim = Aim(question.card, question.trick)
    return Solver(question.rules, players, question.side, aim=aim, few=question.few, table=TABLE)


@pytest.mark.parametrize("name", CONTRACTS)
def test_every_card_is_worth_what_the_rules_of_play_make_it(name: str) -> None:
    chance = random.Random(f"cards {name}")
    for _ in range(8):
        question, at = ending(name, chance, (2, 3))
        asked = solver(question, len(at.hands))
        assert asked.values(at) == plain_values(question, at), at
        assert asked.value(at) == plain_value(question, at) == plain(question, at), at


@pytest.mark.parametrize("name", CONTRACTS)
def test_endings_are_solved_exactly(name: str) -> None:
    chance = random.Random(f"endings {name}")
    for _ in range(EACH):
        question, at = ending(name, chance, (2, 3, 3, 3, 4))
        assert solver(question, len(at.hands)).value(at) == plain(question, at), at


@pytest.mark.parametrize("name", CONTRACTS)
def test_the_marks_reached_are_those_not_above_the_exact_value(name: str) -> None:
    chance = random.Random(f"marks {name}")
    for _ in range(20):
        question, at = ending(name, chance, (3, 4, 5))
        asked = solver(question, len(at.hands))
        exact = asked.values(at)
        marks = tuple(sorted(chance.sample(range(-5, 60), 4)))
        fresh = solver(question, len(at.hands))
        assert fresh.reached_by(at, marks) == {card: sum(mark <= exact[card] for mark in marks) for card in exact}
        assert fresh.reached(at, marks) == sum(mark <= asked.value(at) for mark in marks)


@pytest.mark.parametrize("name", ["skat hearts", "doubled basic False"])
def test_worths_are_exact_beyond_those_that_a_table_holds(name: str) -> None:
    chance = random.Random(f"great {name}")
    for _ in range(20):
        question, at = ending(name, chance, (4,))
        great = replace(question, card=lambda card, worth=question.card: 60 * worth(card) + 7, trick=11)
        asked = solver(great, len(at.hands))
        assert [asked.value(at) for _ in range(2)] == [plain(great, at)] * 2, at


def test_threads_with_tables_of_their_own_do_not_disturb_each_other() -> None:
    drawn = [ending(name, random.Random(f"threads {name}"), (5,)) for name in CONTRACTS]

    def solve(pair: tuple[Question, Position]) -> int:
        question, at = pair
        aim = Aim(question.card, question.trick)
        return Solver(question.rules, len(at.hands), question.side, aim=aim, few=question.few).value(at)

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solve, drawn)) == list(map(solve, drawn))


def test_a_solver_cut_short_says_so_and_keeps_nothing_wrong() -> None:
    chance = random.Random(1)
    for _ in range(20):
        question, at = ending("skat hearts", chance, (6,))
        asked = solver(question, 3)
        right = asked.value(at)
        fresh = solver(question, 3)
        for nodes in range(1, 2000, 37):
            before = fresh.nodes
            fresh.allow(nodes)
            try:
                assert fresh.value(at) == right
            except TooLong:
                assert nodes < fresh.nodes - before < nodes + 2000
        fresh.allow(1 << 40)
        assert fresh.value(at) == right
