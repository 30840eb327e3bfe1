"""Deals played to their end by habit keep to the rules of play, and to the habits."""

import random
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest

from engine.cards import Card, Cards, without
from engine.search import kernel, playouts
from engine.search.parameters import Aim, Habits, Weights
from engine.search.playouts import Playouts
from engine.search.solver import Position, Solver
from engine.trick import winning_place
from tests.support.double_dummy import Question, may_play
from tests.support.endings import CONTRACTS, ending

Choice = Callable[[Question, Position, int, Cards], Cards]
FAT: Weights = (300.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
LEAN: Weights = (-300.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
WAYS = [(friend, count) for friend in (True, False) for count in (1, 2, 3)]
FREE = Habits({}, {}, {})
SINGLE = [name for name, (rules, tables) in CONTRACTS.items() if tables == (4,) and rules.copies == 1]


def solver(question: Question, players: int) -> Solver:
    return Solver(question.rules, players, question.side, aim=Aim(question.card, question.trick), few=question.few)


def whatever(question: Question, at: Position, turn: int, may: Cards) -> Cards:
    del question, at, turn
    return may


def possible(question: Question, at: Position, choice: Choice = whatever) -> Iterator[tuple[int, int]]:
    """What the side may take, and how many tricks, in any way the deal may go on."""
    players = len(at.hands)
    if len(at.lying) == players:
        place = winning_place(question.rules.ranking, at.lying)
        winner = (at.leader + place) % players
        took = (sum(map(question.card, at.lying)) + question.trick, 1) if winner in question.side else (0, 0)
        for more, tricks in possible(question, Position(at.hands, winner), choice):
            yield took[0] + more, took[1] + tricks
        return
    turn = (at.leader + len(at.lying)) % players
    if not at.hands[turn]:
        yield 0, 0
        return
    for card in choice(question, at, turn, may_play(question, at.hands[turn], at.lying)):
        yield from possible(question, played(at, turn, card), choice)


def played(at: Position, turn: int, card: Card) -> Position:
    hands = list(at.hands)
    hands[turn] = without(hands[turn], (card,))
    return Position(tuple(hands), at.leader, (*at.lying, card))


@pytest.mark.parametrize("name", CONTRACTS)
def test_without_habits_everything_that_may_happen_does(name: str) -> None:
    chance = random.Random(f"playouts {name}")
    for _ in range(4):
        question, at = ending(name, chance, (2,))
        turn = (at.leader + len(at.lying)) % len(at.hands)
        asked = Playouts(solver(question, len(at.hands)), FREE, ())
        found = asked.ends_by(at, 1500)
        assert {card: set(ends) for card, ends in found.items()} == {
            card: set(possible(question, played(at, turn, card))) for card in found
        }
        assert set(asked.ends(at, 3000)) == set(possible(question, at))


def test_playing_to_the_end_leaves_the_solver_as_it_was() -> None:
    question, at = ending("saskop C", random.Random(3), (5,))
    asked = solver(question, 4)
    before, found = asked.value(at), [Playouts(asked, FREE, ()).ends(at, 20) for _ in range(2)]
    assert asked.value(at) == before
    assert found[0] == found[1]
    assert len(set(found[0])) > 1


@pytest.mark.parametrize("name", SINGLE)
def test_cards_are_chosen_by_habit(name: str) -> None:
    """Points draw the side's leads and cards that win, and put off from others."""
    chance = random.Random(f"habits {name}")
    habits = Habits({True: FAT, False: LEAN}, dict.fromkeys(WAYS, FAT), dict.fromkeys(WAYS, LEAN))
    for _ in range(30):
        question, at = ending(name, chance, (3,))
        question = Question(question.rules, (0, 2), lambda card: card.points)
        ends = Playouts(solver(question, 4), habits, question.side).ends(at, 200)
        assert set(ends) == set(possible(question, at, by_points))


def by_points(question: Question, at: Position, turn: int, may: Cards) -> Cards:
    """The cards that such players like best."""
    ranking = question.rules.ranking

    def liked(card: Card) -> int:
        wins = ranking.beats(card, ranking.best(at.lying)) if at.lying else turn in question.side
        return card.points if wins else -card.points

    return tuple(card for card in may if liked(card) == max(map(liked, may)))


def test_compiled_code_is_renewed_with_the_kernel_it_was_compiled_with() -> None:
    source = Path(kernel.__file__).read_bytes()
    assert sha256(source).hexdigest()[:16] == playouts.KERNEL, "write this into playouts.py, so that it changes too"
