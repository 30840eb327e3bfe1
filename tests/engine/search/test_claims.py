"""A claim that is proven holds however the others' cards lie and whatever they do, and changes no result."""

import random

import pytest

from engine.cards import Cards
from engine.deal import Deal
from engine.games import GAMES
from engine.search.claims import played_out, proven_line
from engine.search.knowledge import copies_in
from engine.search.parameters import TRICKS
from engine.search.solver import Position, Solver
from engine.search.tables import Rules
from engine.seats import Seat
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_secrecy import redealt
from tests.support.soak import either


def proven(game: str, seed: int) -> list[tuple[Deal, Seat, Cards]]:
    """All claims that somebody could make in a random deal."""
    chance = random.Random(f"{game} {seed}")
    found = []
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in deal.waiting_for if deal.phase == "play" else ():
            view = deal.view(seat)
            line = proven_line(view) if 2 <= len(view.hand) <= len(view.tricks) + 1 else None
            if line is not None and GAMES[game].may_claim(view):
                found.append((deal, seat, line))
    return found


def played_against(deal: Deal, seat: Seat, line: Cards, chance: random.Random) -> Deal:
    """The line played while everybody else does what they like."""
    mine = iter(line)
    while deal.outcome is None:
        (turn,) = deal.waiting_for
        plays = [each for each in deal.legal_actions(turn) if str(each).startswith("play ")]
        wanted = f"play {next(mine)}" if turn == seat else str(chance.choice(plays))
        deal = deal.act(turn, next(each for each in plays if str(each) == wanted))
    return deal


def takes_all(before: Deal, after: Deal, seat: Seat) -> bool:
    view = after.view(None)
    return all(trick.winner(view.ranking) == seat for trick in view.tricks[len(before.view(None).tricks) :])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_proven_holds_whatever_the_others_hold_and_do(game: str) -> None:
    chance, count = random.Random(game), 0
    for seed in range(either(60, 400)):
        if seed >= either(8, 400) and count:
            break  # with many house rules there is seldom something to claim
        for deal, seat, line in proven(game, seed)[:2]:
            count += 1
            out = played_out(deal, seat, line)
            assert out is not None
            end, done = out
            assert takes_all(deal, end, seat)
            assert [action for who, action in done if who == seat]
            assert len(done) == end.version - deal.version
            results = [end]
            results += [played_against(deal, seat, line, chance) for _ in range(2)]
            assert all(takes_all(deal, each, seat) for each in results)
            outcomes = [GAMES[game].result(each.outcome) for each in results if each.outcome is not None]
            assert outcomes[1:] == outcomes[:-1], "how the others play changes nothing"
            other = redealt(deal, seat, chance)
            if other is not None:
                assert proven_line(other.view(seat)) == line, "the answer tells nothing of what is hidden"
                assert takes_all(other, played_against(other, seat, line, chance), seat)
    assert count, "there was something to claim"


@pytest.mark.parametrize("game", ["saskop", "skat", "schafkopf-window"])
def test_the_solver_takes_no_more_than_what_is_claimed(game: str) -> None:
    for seed in range(either(5, 200)):
        for deal, seat, line in proven(game, seed):
            view = deal.view(seat)
            rules = Rules(view.ranking, view.rule, copies_in(view))
            leader = view.trick.seats[0] if view.trick.seats else seat
            position = Position(tuple(deal.state.hands), leader, view.trick.cards)
            solver = Solver(rules, view.players, {seat}, aim=TRICKS)
            assert solver.value(position) == len(line)
