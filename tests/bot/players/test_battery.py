"""The rule of thumb where each plays from open cards too."""

import random

import pytest

from bot.players.cardplay import CardHeuristic
from bot.players.games import knowledge_of
from bot.players.inference import Inference
from bot.players.levels import player_of
from bot.players.simple import Simple
from engine.actions import Cut
from engine.deal import Deal
from tests.engine.test_sheepshead_battery import places, table
from tests.properties.random_deals import shuffled_start
from tests.support.arena import RandomPlayer, play_deal


def test_the_rule_of_thumb_foresees_whose_hand_and_whose_open_cards_come() -> None:
    view = table().view(1)
    assert CardHeuristic(Inference(view, knowledge_of("sheepshead"))).to_come == (0, 3, 2)
    later = places("TH 7S AH 9S").view(1)
    inference = Inference(later, knowledge_of("sheepshead"))
    assert CardHeuristic(inference).to_come == (2, 1, 0)
    assert set(inference.odds(2)) == set(later.on_table[0])
    assert set(inference.odds(1)) == set(later.hand) - set(later.on_table[1])


@pytest.mark.parametrize("level", ["easy", "normal", "strong"])
def test_every_level_plays_a_whole_deal(level: str) -> None:
    chance = random.Random(5)
    deal = Deal(shuffled_start("sheepshead", chance, among={"two": ("battery",)}, numbers=(2,)))
    player, thumb = player_of(level, seconds=0.05), Simple()
    deal = deal.act(deal.waiting_for[0], Cut("threes"))
    while deal.outcome is None:
        view = deal.view(deal.waiting_for[0])
        said = player.choose(view, chance)
        assert said == thumb.choose(view, chance)
        assert said is not None
        deal = deal.act(deal.waiting_for[0], said)


def test_the_rule_of_thumb_wins_from_chance() -> None:
    chance, points = random.Random(1), [0, 0]
    for _ in range(8):
        start = shuffled_start("sheepshead", chance, among={"two": ("battery",)}, numbers=(2,))
        for first in (0, 1):
            deal = Deal(start).act(start.cutter, Cut("threes"))
            seated = (Simple(), RandomPlayer()) if first == 0 else (RandomPlayer(), Simple())
            deal = play_deal(deal, seated, chance)
            assert deal.outcome is not None
            points[0] += deal.outcome.points[first]
            points[1] += deal.outcome.points[1 - first]
    assert points[0] > 1.3 * points[1]
