"""Searching players call by what deals that fit promise: they pick, bury and call as they should, and see nothing."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import pytest

from bot.players.determinization import worlds_of
from bot.players.evaluation import CallEvaluator
from bot.players.inference import played_by
from bot.players.searching import Level, Searching, call_search, chosen, plans
from bot.players.simple import Simple
from engine.actions import Accept, Cut, Declare, Pass
from engine.deal import Deal
from engine.search.solver import new_table
from tests.bot.players.test_knowledge import TABLES
from tests.engine.dummkopf_table import MIGHTY, dummkopf
from tests.engine.rules_table import Seats, dealt
from tests.engine.skat_table import auction_won, meek, skat
from tests.support.arena import Table
from tests.support.soak import either, rows

QUICK: Final = Level("quick", 4, 60.0, 1_000_000)
THOROUGH: Final = Level("thorough", 40, 60.0)
ASKED: Final = {
    "sheepshead of five": {"pick", "bury"}, "american of three": {"pick", "bury"},
    "american with a secret jack": {"pick", "bury"}, "window": {"pick", "bury"}, "dummkopf": {"bid"},
    "skat": {"auction", "choice", "discard", "declare"},
}  # fmt: skip
"""By game what is decided by search before the first card."""


def called(at: Table, seed: int) -> Iterator[Deal]:
    """A deal each time something is to be called, up to its first card."""
    chance = random.Random(seed)
    deal = Deal(at.start(0, at.shuffled(chance))).act(at.players - 1, Cut("threes", place=17))
    while deal.waiting_for and deal.phase != "play":
        yield deal
        (seat,) = deal.waiting_for
        said = Simple().choose(deal.view(seat), chance)
        assert said is not None
        deal = deal.act(seat, said)


def elsewhere(deal: Deal, chance: random.Random) -> Deal:
    """The same with the cards that the seat in turn does not see dealt anew."""
    (seat,) = deal.waiting_for
    view = deal.view(seat)
    world = worlds_of(view).draw(chance)
    play = replace(deal.state.play, hands=tuple(map(view.ranking.sorted, world.hands)))
    hidden = {"blind": world.aside} if deal.phase == "pick" else {}
    if view.game == "skat" and deal.phase in ("auction", "choice"):
        hidden = {"skat": world.aside}
    if view.game == "doppelkopf":
        gone = [played_by(view, each) for each in range(4)]
        dealt = tuple((*hand, *cards) for hand, cards in zip(world.hands, gone, strict=True))
        hidden = {"beginning": replace(deal.state.beginning, dealt=dealt)}
    return replace(deal, state=replace(deal.state, play=play, **hidden))


@pytest.mark.parametrize("name", rows(ASKED, often={"skat", "window"}))
def test_other_hands_and_another_blind_bring_the_same_call(name: str) -> None:
    asked = set()
    for seed in range(either(1, 3)):
        for here in called(TABLES[name], seed):
            there = elsewhere(here, random.Random(seed))
            (seat,) = here.waiting_for
            assert there.view(seat) == here.view(seat)
            answers = {Searching(QUICK).choose(each.view(seat), random.Random(4)) for each in (here, here, there)}
            assert len(answers) == 1
            asked.add(here.phase)
    assert ASKED[name] <= asked


@pytest.mark.parametrize("name", ASKED)
def test_every_way_is_open_and_has_its_worth_in_every_deal(name: str) -> None:
    for seed in range(3):
        for deal in called(TABLES[name], seed):
            (seat,) = deal.waiting_for
            view = deal.view(seat)
            ways = plans(view)
            world = worlds_of(view).draw(random.Random(seed))
            evaluator = CallEvaluator(view, ways, new_table(), solves=not call_search(view).by_rollout)
            found = evaluator.solved(world, 4_000_000), evaluator.rolled_out(world)
            assert all(worth.keys() in (ways.keys(), set()) for worth in found)
            assert not ways or any(found)
            assert {way[0] for way in ways} <= set(deal.legal_actions(seat))


def test_the_natural_answer_is_given_among_equals_and_where_nothing_is_known() -> None:
    assert chosen({}, Pass()) == Pass()
    assert chosen({(Accept(),): 1.0, (Pass(),): 1.0}, Pass()) == Pass()
    assert chosen({(Accept(),): 1.5, (Pass(),): 1.0}, Pass()) == Accept()


def test_the_blind_is_picked_with_queens_and_left_with_sevens() -> None:
    hands = ("9D 8C TH KH 9C 7H AS", "QC QS QH JC AD KC AC", "JD 8D 8S TS KS AH QD", "JS JH KD 9S 8H 9H TC")
    for dealer, answer in ((0, "pick"), (3, "pass")):
        asked = dealt("american-sheepshead", hands, "TD 7D", dealer=dealer, variant="solo")
        (seat,) = asked.waits_for
        assert str(Searching(QUICK).choose(asked.view(seat), random.Random(1))) == answer


POOR: Final = (
    "TC KC AC JC QC 9S TS KS", "7C 8C 9C 7S 8S 7H 8H 7D", "AS JS QS 9H TH KH AH JH", "QH 8D 9D TD JD QD KD AD"
)  # fmt: skip


def declaring(table: Seats) -> str:
    (seat,) = table.waits_for
    return str(Searching(THOROUGH).choose(table.view(seat), random.Random(1)))


def test_a_solo_that_cannot_be_lost_is_declared_and_one_that_cannot_be_won_is_not() -> None:
    assert declaring(dummkopf(MIGHTY)).startswith("declare ")
    assert declaring(dummkopf(POOR)) == "pass"


@pytest.mark.parametrize("options", [{}, {"values": "isko"}, {"announce": "any"}])
def test_in_skat_what_cannot_fail_is_announced(options: dict[str, str]) -> None:
    """All trumps but one, which lies in the skat, take every trick; the lowest cards of each suit take none."""
    assert declaring(auction_won(skat(**options)).said("hand")).split()[-1] in {"schwarz", "open"}
    assert declaring(auction_won(meek(**options)).said("hand")) == "declare null open"
    taken = auction_won(meek(**options)).said("pickup")
    assert declaring(taken.said(declaring(taken))) == "declare null open"


def test_another_bid_than_the_natural_one_must_promise_clearly_more() -> None:
    prospects = {(Pass(),): 0.0, (Declare(("solo",)),): 0.4}
    view = dummkopf().view(1)
    assert chosen(prospects, Pass(), call_search(view).margin) == Pass()
    assert chosen(prospects | {(Declare(("ober",)),): 0.6}, Pass(), call_search(view).margin) == Declare(("ober",))
