"""A computer at the Dummkopf's Schafkopf: opens, calls and declares what its hand is good for."""

import random

import pytest

from bot.players.games import schafkopf_dummkopf
from bot.players.simple import Simple
from engine.actions import CallAce, Declare, Pass, Play
from engine.cards import read_cards
from engine.deal import Deal
from engine.games.schafkopf_dummkopf.contracts import RANKINGS
from tests.engine import dummkopf_table
from tests.engine.rules_table import Seats
from tests.support.arena import Table, play_deal


def said(table: Seats) -> object:
    (seat,) = table.waits_for
    return Simple().choose(table.view(seat), random.Random(1))


def test_a_fair_hand_with_a_black_queen_opens() -> None:
    assert isinstance(said(dummkopf_table.dummkopf()), Play)


def test_with_both_an_ace_of_the_shortest_suit_is_called() -> None:
    assert said(dummkopf_table.dummkopf(dummkopf_table.BOTH)) == CallAce(read_cards("AC")[0].suit)


def test_a_hand_that_takes_everything_is_played_alone() -> None:
    answer = said(dummkopf_table.dummkopf(dummkopf_table.MIGHTY))
    assert isinstance(answer, Declare)
    assert answer.words[1:] == ("tout",)


def test_a_poor_hand_without_a_black_queen_passes() -> None:
    assert said(dummkopf_table.dummkopf().said("pass")) == Pass()


@pytest.mark.parametrize("game", [game for game, ranking in RANKINGS.items() if ranking.trumps])
def test_more_trumps_are_worth_more(game: str) -> None:
    ranking = RANKINGS[game]
    best, worst = ranking.sorted(ranking.suits)[:8], ranking.sorted(ranking.suits)[-8:]
    assert schafkopf_dummkopf.strength(best, ranking) > schafkopf_dummkopf.strength(worst, ranking)


def test_computers_speak_up_and_the_offense_wins_more_often_than_not() -> None:
    chance, table, won, played = random.Random(4), Table("schafkopf-dummkopf"), 0, 0
    for dealer in range(60):
        deal = play_deal(Deal(table.start(dealer % 4, table.shuffled(chance))), [Simple()] * 4, chance)
        assert deal.outcome is not None
        played += deal.outcome.kind != "redeal"
        won += bool(deal.outcome.won)
    assert played > 50
    assert won > played / 2
