"""What cards bring when a deal is played to its end by habit, and how that goes together with open cards."""

import random
from collections.abc import Iterator

import pytest

from bot.players.judging import Judge
from bot.players.manner import making
from bot.players.searching import mixed
from engine.search.sampling import Worlds
from engine.search.solver import new_table
from engine.views import View
from tests.bot.players.positions import bidding, playing
from tests.support.saskop_deals import random_deal


def settled(seeds: range) -> Iterator[View]:
    """Views of whoever plays the last card but one last, and has a choice: then nobody else has any."""
    for seed in seeds:
        for deal in list(random_deal(seed))[1:]:
            for seat in deal.waiting_for:
                view = deal.view(seat)
                if len(view.hand) == 2 and len(view.trick) == 3 and len(view.playable) == 2:
                    yield view


def test_where_nobody_else_has_a_choice_habit_brings_what_open_cards_do() -> None:
    views, differences = list(settled(range(40))), 0
    for view in views:
        judge, world = Judge(view, new_table()), Worlds(view).draw(random.Random(1))
        values = judge.values(world, 1_000_000)
        assert judge.sketch(world) == values
        differences += len({*values.values()}) - 1
    assert differences > 0


def test_the_makers_side_leads_as_makers_do() -> None:
    assert making(playing("7S 9D", maker=1)) == (1, 3)
    assert making(bidding("6C KC QD JS AC 7C TD 8D 9S")) == ()


@pytest.mark.parametrize(
    ("sketched", "habit", "expected"),
    [({"ace": 3.0, "ten": 1.0}, 0.75, 2.0), ({"ace": 3.0, "ten": 1.0}, 0.0, -1.0), ({}, 0.75, -1.0)],
)
def test_habit_counts_for_its_share_where_it_is_known(
    sketched: dict[str, float], habit: float, expected: float
) -> None:
    assert mixed({"ace": -1.0, "ten": 1.0}, sketched, habit)["ace"] == expected
