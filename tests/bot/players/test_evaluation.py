"""What cards bring when a deal is played to its end by habit, and how that goes together with open cards."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.players.evaluation import CallEvaluator, CardEvaluator, declarers_side
from bot.players.knowledge import Stakes
from bot.players.searching import chosen, plans
from engine.actions import Accept, Action, Announce, Cut
from engine.cards import read_cards
from engine.games.saskop.cards import PACK
from engine.search.sampling import World, Worlds
from engine.search.solver import new_table
from engine.views import View
from tests.bot.players.positions import bidding, overriding, playing
from tests.support.saskop_deals import random_deal

OTHERS = "6C 7C 8C 9C TC QS JC JS 7D, 6S 7S 8S 9S TS QH JH 8D 9D"
"""Hands of the maker and the partner beside one that should override."""


def settled(seeds: range) -> Iterator[View]:
    """Views of the one who plays the last card but one last, and has a choice: then nobody else has any."""
    for seed in seeds:
        for deal in list(random_deal(seed))[1:]:
            for seat in deal.waiting_for:
                view = deal.view(seat)
                if len(view.hand) == 2 and len(view.trick) == 3 and len(view.playable) == 2:
                    yield view


def test_where_nobody_else_has_a_choice_habit_brings_what_open_cards_do() -> None:
    views, differences = list(settled(range(40))), 0
    for view in views:
        evaluator, world = CardEvaluator(view, new_table()), Worlds(view).draw(random.Random(1))
        values = evaluator.solved(world, 1_000_000)
        assert evaluator.rolled_out(world, instead=True) == values
        differences += len({*values.values()}) - 1
    assert differences > 0


def test_the_makers_side_leads_as_makers_do() -> None:
    ours, theirs = (Stakes(frozenset(side), (61,), (-1.0, 1.0)) for side in ({0, 2}, {1, 3}))
    assert declarers_side(playing("7S 9D", maker=1), ours) == {1, 3}
    assert declarers_side(playing("7S 9D", maker=1), theirs) == {1, 3}
    undeclared = bidding("6C KC QD JS AC 7C TD 8D 9S")
    assert declarers_side(undeclared, ours) == set()
    assert declarers_side(undeclared, replace(ours, makers=ours.side)) == {0, 2}


@pytest.mark.parametrize(
    ("hand", "others", "answer"),
    [
        ("6D KC KS KH KD QC AD AC AS", OTHERS, Announce("override")),
        ("6S 7S 8S 9S TS QH JH 8D 9H", "6C KC KS KH KD QC AC TC AS, 7C 8C 9C QS QD JC JS JD 7D", Accept()),
    ],
)
def test_by_habit_too_diamonds_are_worth_what_the_hand_is(hand: str, others: str, answer: Action) -> None:
    """An opponent has named clubs; with no diamond to speak of one leaves them alone."""
    view = overriding(hand, "C", 1, 6)
    first, second = map(read_cards, others.split(", "))
    seen = {*view.hand, *first, *second}
    world = World((view.hand, first, second, tuple(card for card in PACK if card not in seen)))
    asked = CallEvaluator(view, plans(view), new_table())
    rolled_out, values = asked.rolled_out(world), asked.solved(world, 10_000_000)
    assert set(rolled_out) == set(values)
    assert chosen(rolled_out, Cut("ones")) == chosen(values, Cut("ones")) == answer
