"""A computer at Skat: bids what its hand is worth, lays away what the game needs least, and wins what it names."""

import random

import pytest

from bot.players.games import skat
from bot.players.simple import Simple
from engine.cards import read_cards
from engine.deal import Deal
from engine.outcome import Outcome
from tests.engine.skat_table import skat as dealt
from tests.support.arena import RandomPlayer, Table, play_deal

STRONG = read_cards("JC JS JH JD AC TC KC QC 9C 8C")
WEAK = read_cards("7C 9C QC KH 8H 9H QS 8S KD 9D")


def ended(seed: int, others: type[RandomPlayer] | type[Simple] = Simple) -> Outcome:
    chance = random.Random(seed)
    table = Table("skat", players=3)
    deal = play_deal(Deal(table.start(0, table.shuffled(chance))), [Simple(), others(), others()], chance)
    assert deal.outcome is not None
    return deal.outcome


def test_a_hand_is_bid_to_its_worth_and_a_poor_one_not_at_all() -> None:
    assert skat.limit(STRONG) >= 120
    assert skat.limit(WEAK) == 0


def test_a_hand_full_of_low_cards_is_bid_to_null() -> None:
    assert skat.limit(read_cards("7C 8C 9C 7S 8S 9S 7H 8H 9H 7D")) == 23
    assert skat.null_risk(read_cards("7C 9C JC KC")) == 0
    assert skat.null_risk(read_cards("8C AC")) == 6


@pytest.mark.parametrize(
    ("hand", "lowest", "highest"),
    [
        ("AC TC KC QC 9C AH TH AS KS 7D", 18, 48),
        ("JD AC TC KC QC 9C AH TH AS 7D", 18, 72),
        ("JS JH AC TC KC QC 9C AH TH 7D", 24, 48),
        ("JC JS JH AC TC KC QC AH TH 7D", 96, 144),
    ],
)
def test_a_hand_without_the_top_jacks_is_not_bid_beyond_what_one_of_them_in_the_skat_would_leave(
    hand: str, lowest: int, highest: int
) -> None:
    assert lowest <= skat.limit(read_cards(hand)) <= highest


@pytest.mark.parametrize("skat_cards", ["9H QS", "AH TS"])
def test_the_best_game_follows_from_the_best_discard(skat_cards: str) -> None:
    plan = skat.best_prospect((*STRONG, *read_cards(skat_cards)), 18)
    assert plan.game in ("clubs", "grand")
    assert set(plan.away) == set(read_cards(skat_cards))


def test_a_game_below_the_bid_is_not_named_if_another_reaches_it() -> None:
    assert skat.best_prospect((*STRONG, *read_cards("AH TS")), 130).game == "clubs"


def test_computers_bid_play_and_win_more_than_they_lose() -> None:
    outcomes = [ended(seed) for seed in range(60)]
    played = [each for each in outcomes if each.kind != "passed"]
    assert len(played) > 40
    assert sum(bool(each.won) for each in played) > len(played) / 2


def test_they_beat_players_of_chance() -> None:
    scores = [ended(seed, RandomPlayer).scores or (0, 0, 0) for seed in range(60)]
    assert sum(each[0] for each in scores) > sum(each[1] + each[2] for each in scores) / 2


def test_tens_that_will_win_are_not_laid_away_for_their_points() -> None:
    plan = skat.best_prospect(read_cards("AS TS KS 8S 7S AH TH QH 8H KD QD 9D"), 18)
    assert plan.game == "spades"
    assert not {"AS", "TS", "AH"} & {str(card) for card in plan.away}


def test_a_defender_leads_no_ten_into_an_ace_that_may_be_the_declarers() -> None:
    hands = ("AH KC TS AD JC KD 9D QD AS 9S", "JS 7C 9H 8D TH 8S 7S 7D QC 8C", "AC JH 8H KH QS QH KS TC 9C JD")
    table = dealt(hands, "TD 7H").said("pass", "bid 18", "pass", "pickup")
    again = next(word for word in table.may() if set(word.split()[1:]) == {"KC", "7H"})
    table = table.said(again, "declare grand")
    assert table.waits_for == (1,)
    assert str(Simple().choose(table.view(1), random.Random(1))) != "play TH"
