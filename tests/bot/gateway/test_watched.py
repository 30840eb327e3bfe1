"""Which of a table's messages somebody has before him."""

import time
from typing import Any, cast

from bot.gateway.shown import Road, Shown
from bot.gateway.watched import Watched
from bot.tables.model import Table


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
    assert watched.keeps(newer)
    watched.hands.clear()
    assert not watched.keeps(hand)
