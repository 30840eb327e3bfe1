"""Duplicate matches measure what they say, and the rule of thumb beats chance by a wide margin."""

import random

import pytest

from bot.players.base import Player
from bot.players.simple import Simple
from engine.deal import Deal
from engine.outcome import Outcome
from tests.support.arena import RandomPlayer, Result, Strength, Table, duplicate, play_deal, scored, seatings, strength
from tests.support.soak import either

TABLES = (Table(), Table("skat", players=3), Table("schafkopf-window", players=3), Table("sheepshead", players=5))


def test_the_rule_of_thumb_beats_chance_comfortably() -> None:
    measured = strength(list(duplicate(Simple(), RandomPlayer(), Table(), seed=1, deals=either(20, 60))))
    assert measured.edge > 1.2


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("player", [Simple(), RandomPlayer()], ids=["simple", "random"])
def test_a_player_against_itself_gains_nothing_whatever_lots_it_draws(table: Table, player: Player) -> None:
    results = list(duplicate(player, player, table, seed=2, deals=3))
    assert [round(result.edge, 9) for result in results] == [0] * 3
    assert any(gain for result in results for gain in result.gains)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_seat_is_as_often_the_first_players_as_the_seconds(players: int) -> None:
    seated = seatings(players)
    for seat in range(players):
        assert sum(seat in seats for seats in seated) * 2 == len(seated)


def test_where_a_game_gives_no_scores_the_sides_play_for_one_from_each() -> None:
    assert scored(Outcome("window", (0,) * 3, (), None, sides=(1, 0, 1), won=True)) == (-1, 2, -1)
    assert scored(Outcome("window", (0,) * 3, (), None, sides=(1, 0, 1), won=False)) == (1, -2, 1)
    assert scored(Outcome("passed", (0,) * 3, (), None, sides=(None,) * 3)) == (0, 0, 0)


def test_the_same_seed_plays_the_same_match() -> None:
    one, other = (list(duplicate(RandomPlayer(), Simple(), Table(), seed=3, deals=4)) for _ in range(2))
    assert one == other


def test_strength_is_the_average_with_its_standard_error() -> None:
    outcome = Outcome("made", (), (), None)
    results = [Result((outcome, outcome), gains) for gains in ((2.0, 0.0), (4.0, 2.0))]
    assert strength(results) == Strength(2, 2.0, 1.0)
    assert str(strength(results)) == "+2.000 ± 1.000 a deal over 2 duplicate deals"


def test_nobody_moving_is_an_error_not_a_hang() -> None:
    class Mute:
        def choose(self, *_: object) -> None:
            return None

    table = Table()
    with pytest.raises(RuntimeError, match="nobody moves"):
        play_deal(Deal(table.start(0, table.shuffled(random.Random(0)))), [Mute()] * 4, random.Random(0))
