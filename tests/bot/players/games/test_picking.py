"""Computers pick up the blind with strong hands, bury points, call somebody's ace, and play such deals to their end."""

import random

import pytest

from bot.players.games import picking
from bot.players.inference import Inference
from bot.players.simple import Simple
from engine.actions import Cut
from engine.cards import read_cards
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import read_options
from tests.engine.rules_table import Seats, dealt
from tests.engine.test_sheepshead_bidding import FIVE, FIVE_BLIND
from tests.support.arena import play_deal
from tests.support.soak import either

STRONG = "QC QS JC AD KC 9C"
WEAK = "9D 7S TH KH 8C 7C"


def answer(table: Seats) -> str:
    (seat,) = table.waits_for
    return str(Simple().choose(table.view(seat), random.Random(1)))


def test_strong_hands_are_worth_more() -> None:
    assert picking.worth(read_cards(STRONG)) > 8 > picking.worth(read_cards(WEAK))


def test_a_strong_hand_picks_and_a_weak_one_passes() -> None:
    assert answer(dealt("sheepshead", FIVE, FIVE_BLIND)) == "pick"
    assert answer(dealt("sheepshead", FIVE, FIVE_BLIND, dealer=4)) == "pass"


def test_who_holds_every_ace_he_could_call_leaves_the_blind_to_others() -> None:
    hands = ("QC JC AC AS KS AH", "9D 7S TH KH 8C 7C", "QH 8D 8S 7H QS AD", "QD JD TD TS 9H KC", "JS JH KD 9S 8H 9C")
    assert answer(dealt("sheepshead", hands, FIVE_BLIND, dealer=4)) == "pass"
    assert answer(dealt("sheepshead", hands, FIVE_BLIND, dealer=4, partner="jack-of-diamonds")) == "pick"


def test_no_trump_is_buried_and_a_card_to_call_an_ace_with_is_kept() -> None:
    table = dealt("sheepshead", FIVE, FIVE_BLIND, bury="any").said("pick")
    assert answer(table) == "bury TC KC"
    assert answer(table.said("bury TC KC")) == "call C"


def test_with_a_partner_unknown_those_who_are_not_hold_together() -> None:
    view = dealt("sheepshead", FIVE, FIVE_BLIND).said("pick", "bury 9C KC", "call C").view(0)
    assert [Inference(view).is_friend(seat) for seat in range(5)] == [True, False, True, True, True]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("sheepshead", 5, {"bury": "any", "allpass": "leaster"}),
        ("sheepshead", 5, {"partner": "jack-of-diamonds"}),
        ("sheepshead", 4, {"deal": "six"}),
        ("sheepshead", 3, {}),
        ("schafkopf-window", 3, {}),
        ("american-sheepshead", 3, {"solobid": True}),
        ("american-sheepshead", 4, {"variant": "partnership"}),
        ("american-sheepshead", 4, {"variant": "solo"}),
    ],
)
def test_computers_play_whole_deals_and_win_some(game: str, players: int, options: dict[str, str | bool]) -> None:
    rules, declared = GAMES[game], 0
    read = read_options(rules.options, options)
    for seed in range(either(12, 30)):
        chance = random.Random(seed)
        pack = list(rules.pack(read, players))
        chance.shuffle(pack)
        deal = Deal(Start(game, read, players, seed % players, tuple(pack))).act((seed - 1) % players, Cut("threes"))
        outcome = play_deal(deal, [Simple()] * players, chance).outcome
        assert outcome
        declared += outcome.declarer is not None
    assert declared >= either(2, 5) or "deal" in options or "variant" in options
