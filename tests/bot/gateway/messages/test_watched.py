"""Which of a table's messages somebody has before him."""

import time
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.gateway.messages.shown import Road, Shown
from bot.gateway.messages.watched import Watched
from bot.ports import Place
from bot.tables.messages import Button, Manner, Message
from bot.tables.model import Sight, Stage, Table


def test_who_uses_his_private_answer_does_not_look_at_his_hand_until_that_answers_token_is_over() -> None:
    watched = Watched(cast("Table", None))
    hand, private = Shown("hand", 7), Shown("private", 7, road=Road(cast("Any", None), time.monotonic() + 60))
    assert watched.is_looked_at(hand)
    assert watched.is_looked_at(private)
    watched.in_use[7] = private
    assert (watched.is_looked_at(hand), watched.is_looked_at(private)) == (False, True)
    assert watched.is_looked_at(Shown("hand", 8))
    private.road = Road(cast("Any", None), time.monotonic() - 1)
    assert watched.is_looked_at(hand)


def test_a_newer_private_answer_or_hand_takes_the_place_of_an_older_one() -> None:
    watched = Watched(cast("Table", None))
    older, newer, hand = Shown("private", 7), Shown("private", 7), Shown("hand", 7)
    watched.private[7], watched.hands[7] = older, hand
    assert all(map(watched.keeps, (older, hand, watched.post)))
    watched.private[7] = newer
    assert not watched.keeps(older)
    assert (watched.is_replaced(older), watched.is_replaced(newer), watched.is_replaced(hand)) == (True, False, False)
    assert watched.keeps(newer)
    watched.hands.clear()
    assert not watched.keeps(hand)


@pytest.mark.parametrize(("manner", "edited"), [(Manner.MAIN, True), (Manner.GOOD, True), (Manner.GRAVE, False)])
def test_a_question_that_is_settled_goes_however_dear_that_is(manner: Manner, edited: bool) -> None:
    table = cast("Table", SimpleNamespace(stage=Stage.PLAYING, people={7: 0}, seats=()))
    watched, sight = Watched(table), Sight(table, None, None)
    while watched.budget.is_ample:
        watched.budget.spend()
    hand = watched.hands[7] = Shown("hand", 7, place=Place(1, 2))
    hand.now_shows(Message("Your turn", controls=(Button("Accept", "lp:1:1.1:accept", manner),)))
    assert watched.is_affordable(hand, sight) is edited
    hand.now_shows(Message("Not your turn"))
    assert not watched.is_affordable(hand, sight)


def test_with_a_new_deal_somebody_looks_at_the_hand_that_came_with_it_whatever_he_used_before() -> None:
    watched = Watched(cast("Table", None))
    private = Shown("private", 7, road=Road(cast("Any", None), time.monotonic() + 60))
    watched.hands[7] = Shown("hand", 7)
    watched.private[7] = watched.in_use[7] = private
    watched.deal_anew()
    assert watched.hands == {}
    hand = watched.hands[7] = Shown("hand", 7)
    for place in (None, Place(1, 30)):
        hand.place = place
        watched.uses(private, 20)  # before the hand came
        assert (watched.is_looked_at(hand), watched.is_looked_at(private)) == (True, True)
    watched.uses(private, 40)
    assert (watched.is_looked_at(hand), watched.is_looked_at(private)) == (False, True)
