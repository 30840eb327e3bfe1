"""Players of older commits, for matches against what was there before."""

import random
from contextlib import closing

import pytest

from bot.players.simple import Simple
from engine.actions import Cut
from engine.deal import Deal
from tests.support.arena import Table, play_deal
from tests.support.former import ROOT, Former


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="there are no older commits here")
def test_the_program_of_a_commit_plays_as_it_does() -> None:
    table = Table("skat", players=3)
    start = table.start(0, table.shuffled(random.Random(3)))
    dealt = Deal(start).act(start.cutter, Cut("threes", place=18))
    ours = Simple()
    with closing(Former("HEAD", "easy")) as former:
        with_it, alone = (play_deal(dealt, (one, ours, ours), random.Random(1)) for one in (former, ours))
    assert with_it.outcome is not None
    assert with_it.actions == alone.actions
