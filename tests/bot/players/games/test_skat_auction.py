"""Searching players bid at Skat what deals that fit promise, look at the skat where that helps, and believe bids."""

import random
from itertools import combinations
from typing import Final

import pytest

from bot.players.games import skat
from bot.players.searching import NORMAL, STRONG, Searching, plans
from bot.players.simple import Simple
from engine.actions import Bid, Pass
from engine.cards import read_cards, without
from engine.games.skat.contracts import VALUES
from engine.ranking import PACK
from engine.search.sampling import World
from tests.engine.rules_table import Seats
from tests.engine.skat_table import auction_won, meek
from tests.engine.skat_table import skat as dealt
from tests.support.soak import either

FAIR: Final = "8C QC AC 7S TS JS 8H TH AH KD"
"""Too little for the rule of thumb, but who passes holds little against it either."""
WEAK: Final = "7C 9C QC KH 8H 9H QS 8S KD 9D"
SOLID: Final = "JC JS JH JD AC TC KC AS TS AH"
LEVELS: Final = {"normal": NORMAL, "strong": STRONG}


def with_forehand(hand: str) -> Seats:
    """Forehand holds these cards, and the others what is left, as it comes."""
    held = tuple(card for card in PACK if str(card) in hand.split())
    left = list(without(PACK, held))
    random.Random(1).shuffle(left)
    others = [" ".join(map(str, cards)) for cards in (left[:10], left[10:20], left[20:])]
    return dealt((others[0], hand, others[1]), others[2])


def says(table: Seats, level: str = "strong") -> str:
    (seat,) = table.waits_for
    return str(Searching(LEVELS[level]).choose(table.view(seat), random.Random(1)))


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_wins_is_bid_and_one_that_loses_is_not(level: str) -> None:
    assert says(with_forehand(SOLID).said("bid 18"), level) == "hold"
    assert says(with_forehand(SOLID).said("pass", "pass"), level) == "bid 18"
    assert says(with_forehand(WEAK).said("bid 18"), level) == "pass"
    assert says(with_forehand(WEAK).said("pass", "pass"), level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_when_both_others_have_passed_a_fair_hand_is_played_that_the_rule_of_thumb_would_throw_in(level: str) -> None:
    table = with_forehand(FAIR).said("pass", "pass")
    assert Simple().choose(table.view(1), random.Random(1)) == Pass()
    assert says(table, level) == "bid 18"


@pytest.mark.parametrize("level", LEVELS)
def test_low_cards_are_bid_as_far_as_null_goes(level: str) -> None:
    assert says(meek().said("bid 22"), level) == "hold"
    assert says(meek().said("bid 48"), level) == "pass"


@pytest.mark.parametrize("level", LEVELS)
def test_what_needs_no_skat_is_played_from_the_hand(level: str) -> None:
    assert says(auction_won(dealt()), level) == "hand"
    assert says(auction_won(with_forehand(FAIR)), level) == "pickup"


def test_a_clock_that_has_run_out_leaves_the_rule_of_thumb() -> None:
    table = with_forehand(FAIR).said("pass", "pass")
    times = iter((0.0, *[9.0] * 10_000))
    assert Searching(STRONG, clock=lambda: next(times)).choose(table.view(1), random.Random(1)) == Pass()


def test_the_auction_goes_to_who_bids_further_for_what_the_other_went_to() -> None:
    begun = skat.contest(dealt().view(2))
    assert skat.auction_end(begun, (0, 0, 0)) == (None, 0)
    assert skat.auction_end(begun, (0, 20, 0)) == (1, 18)
    assert skat.auction_end(begun, (0, 20, 24)) == (2, 22)
    assert skat.auction_end(begun, (30, 20, 24)) == (0, 27)
    assert skat.auction_end(begun, (24, 24, 24)) == (1, 24)


def test_it_goes_on_from_where_it_stands() -> None:
    stands = skat.contest(dealt().said("bid 18", "hold", "bid 20").view(1))
    assert (stands.turn, stands.high, stands.asked) == (1, 20, True)
    assert skat.auction_end(stands, (0, 18, 0)) == (2, 20)


def test_what_the_others_said_bounds_what_they_hold() -> None:
    view = dealt().said("bid 18", "hold", "bid 20", "pass").view(0)
    assert skat.bid_bounds(view) == {2: (20, VALUES[-1] + 1), 1: (18, 20)}
    assert skat.bid_bounds(dealt().said("bid 18", "hold", "bid 20", "pass").view(1)) == {2: (20, VALUES[-1] + 1)}


def test_hands_that_would_have_been_bid_otherwise_are_believed_less() -> None:
    view = with_forehand(FAIR).said("pass", "pass").view(1)
    believed = skat.SKAT.belief(view)
    assert believed is not None
    left = without(PACK, view.hand)
    strong = tuple(card for card in left if card in read_cards("JC JH AS KS QS AD TD JD TC KC"))
    rest = without(left, strong)
    assert skat.limit(strong) > 18
    assert believed(World((strong, view.hand, rest[:10]), rest[10:])) < believed(
        World((rest[:10], view.hand, rest[2:]), rest[:2])
    )


@pytest.mark.parametrize("seed", range(either(3, 8)))
def test_the_best_pair_to_lay_away_is_found_without_trying_all(seed: int) -> None:
    twelve = tuple(random.Random(seed).sample(PACK, 12))
    lines = {game: skat.GRAND_LINE if game == "grand" else skat.SUIT_LINE for game in skat.BASE}

    def points(game: str, away: tuple[int, int]) -> float:
        pair = tuple(twelve[place] for place in away)
        held, line = without(twelve, pair), lines[game]
        return line.start + line.slope * skat.strength(held, game) + line.aside * sum(card.points for card in pair)

    best = {game: max(points(game, away) for away in combinations(range(12), 2)) for game in lines}
    assert {game: pytest.approx(points) for game, points in skat.points_after_discards(twelve).items()} == best


def test_whoever_is_asked_may_go_on_or_pass_and_nothing_else_is_thought_about() -> None:
    view = dealt().view(2)
    assert {way[0] for way in plans(view)} == {Bid(18), Pass()}
