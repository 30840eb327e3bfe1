"""Searching players announce at Doppelkopf what deals that fit promise, on their own turn, and see nothing."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from bot.players.determinization import worlds_of
from bot.players.games.doppelkopf import DOPPELKOPF
from bot.players.searching import Level, Searching, awaited_only, plans, without_what_can_wait
from bot.players.simple import Simple
from engine.actions import Announce, Cut, Play
from engine.deal import Deal
from engine.games.doppelkopf.options import DoppelkopfOptions
from tests.bot.players.test_calls import elsewhere
from tests.engine.doppelkopf_table import basic, declared
from tests.engine.rules_table import Seats
from tests.support.arena import Table
from tests.support.soak import rows

MASTER: Final = "TH TH QC QS QS QH QD JC JS AD AC AC"
"""A hand that wins."""
SERVANT: Final = "QC 9D KD JH AC KC 9C AS KS 9S KH 9H"
"""One that hardly does."""
QUICK: Final = Level("quick", 40, 60.0)


def says(table: Seats, seat: int) -> str:
    return str(Searching(QUICK).choose(table.view(seat), random.Random(1)))


def playing(seed: int) -> Iterator[Deal]:
    """A deal before each of its first twelve cards, nothing announced."""
    chance, at = random.Random(seed), Table("doppelkopf", DoppelkopfOptions(ddv=True))
    deal = Deal(at.start(0, at.shuffled(chance))).act(3, Cut("threes", place=17))
    while len(deal.view(None).tricks) < 3:
        if deal.phase == "play":
            yield deal
        (seat,) = deal.waiting_for
        said = Simple().choose(awaited_only(deal.view(seat)), chance)
        assert said is not None
        deal = deal.act(seat, said)


def test_re_is_said_with_a_hand_that_wins_and_not_with_one_that_does_not() -> None:
    assert says(basic(MASTER, "QC", ddv=True), 0) == "re"
    assert says(basic(SERVANT, "QC", "TH TH QS QS QH QH QD QD JC JC JS AC", ddv=True), 0).startswith("play ")


def test_kontra_is_said_with_a_hand_that_wins() -> None:
    table = basic("QC", "QC", "TH TH QS QS QH QH QD QD JC JC JS AC", ddv=True).played("9C KC")
    assert says(table, 2) == "kontra"


def test_a_soloist_says_re_when_he_cannot_lose_and_whom_he_challenges_goes_by_the_rule_of_thumb() -> None:
    table = declared("jack-solo", "JC JC JS JS JH JH JD JD AC AC AS AS", ddv=True)
    assert says(table, 0) == "re"
    assert not plans(table.played("JC").view(1))
    assert says(table.played("JC"), 1).startswith("play ")


def test_nothing_is_announced_before_ones_turn() -> None:
    table = basic("9S", "QC", MASTER.replace("QC", "AS"), ddv=True)
    assert "kontra" in table.may(2)
    assert Searching(QUICK).choose(table.view(2), random.Random(1)) is None


def test_a_promise_waits_until_the_last_card_before_which_it_can_be_made() -> None:
    table = basic(MASTER, "QC", ddv=True).after("0 re")
    for left in (12, 11, 10):
        while table.waits_for != (0,) or len(table.view(0).hand) > left:
            table = table.said(min(f"play {card}" for card in table.may_play()))
        offered = {
            str(action) for decision in without_what_can_wait(table.view(0)).decisions for action in decision.actions
        }
        assert "no90" in table.may(0)
        assert ("no90" in offered) == (left == 10)


def test_in_a_deal_that_no_search_can_end_habits_tell_what_an_announcement_brings() -> None:
    view = basic(MASTER, "QC", ddv=True).view(0)
    ways = plans(view)
    assert {way[0] if way else None for way in ways} == {None, Announce("re")}
    world = worlds_of(view).draw(random.Random(1))
    silent, said = (ways[way](world) for way in ((), (Announce("re"),)))
    assert not isinstance(silent, float)
    assert not isinstance(said, float)
    quietly, aloud = DOPPELKOPF.stakes(silent.view, world), DOPPELKOPF.stakes(said.view, world)
    assert quietly
    assert aloud
    assert aloud.worth(180, 9, 12) == quietly.worth(180, 9, 12) + 2
    assert aloud.worth(60, 3, 12) == quietly.worth(60, 3, 12) - 2


@pytest.mark.parametrize("seed", rows(range(3), often={0}))
def test_other_hands_bring_the_same_announcement_or_card(seed: int) -> None:
    asked = 0
    for here in playing(seed):
        there = elsewhere(here, random.Random(seed))
        (seat,) = here.waiting_for
        assert there.view(seat) == here.view(seat)
        answers = {Searching(QUICK).choose(each.view(seat), random.Random(4)) for each in (here, here, there)}
        assert len(answers) == 1
        assert all(isinstance(answer, Announce | Play) for answer in answers)
        asked += bool(plans(without_what_can_wait(here.view(seat))))
    assert asked
