"""What the coach says of a card is true in its position; `tests/bench/sentences.py` looks at thousands of marks."""

import random
from dataclasses import replace

import pytest

from bot.players.finished import ReviewedChoice
from bot.players.heuristics import reason_of_card
from bot.players.searching import awaited_only
from engine.actions import Play
from engine.cards import Card, read_card
from engine.deal import Deal
from engine.seats import Seat
from engine.views import View
from tests.bot.players.positions import playing
from tests.bot.players.test_par import ALL
from tests.support.noisy_deals import noisy_deal
from tests.support.review_truth import EITHER, FOLLOWS, LEADS, SLIPS, Position, contradictions, is_true
from tests.support.short_reviews import noisy_review
from tests.support.soak import either


def choices(whole: Deal) -> list[tuple[Deal, Seat, list[Card]]]:
    """Every moment at which several cards might have been played, and these."""
    found, deal = [], Deal(whole.start)
    for seat, action in whole.actions:
        if isinstance(action, Play):
            cards = sorted(set(awaited_only(deal.view(seat)).playable))
            if len(cards) > 1:
                found.append((deal, seat, cards))
        deal = deal.act(seat, action)
    return found


@pytest.mark.parametrize("game", ALL)
def test_every_reason_holds_where_it_is_given(game: str) -> None:
    chance = random.Random(game)
    for number in range(either(1, 40)):
        whole = noisy_deal(game, f"reasons {number}")
        for deal, seat, cards in choices(whole):
            played, better = chance.sample(cards, 2)
            why = reason_of_card(awaited_only(deal.view(seat)), played, better)
            assert is_true(why, Position(whole, deal, seat, played, better)), (why, str(played), str(better))


@pytest.mark.parametrize("game", [*either([pytest.param("saskop"), pytest.param("skat")], ALL)])
def test_no_mark_is_belied_by_its_deal(game: str) -> None:
    whole, review = noisy_review(game)
    marks = [each for each in review.moments if each.cost or each.slip]
    assert marks
    assert [told for each in marks for told in contradictions(whole, each)] == []


@pytest.mark.parametrize("why", sorted({*LEADS, *FOLLOWS, *EITHER} - {"throw-other"}))
def test_each_reason_can_be_belied(why: str) -> None:
    """Else nothing would be said by its holding."""
    for number in range(8):
        whole = noisy_deal("saskop", f"belied {number}")
        for deal, seat, cards in choices(whole):
            if not is_true(why, Position(whole, deal, seat, cards[0], cards[1])):
                return
    pytest.fail("it holds everywhere")


@pytest.mark.parametrize("slip", sorted(SLIPS))
def test_a_slip_that_is_none_is_found(slip: str) -> None:
    whole, review = noisy_review("saskop")
    moment = next(each for each in review.moments if each.chosen.startswith("play ") and not each.slip)
    wrong = replace(moment, slip=slip, instead=moment.chosen, points=9.0)
    assert f"{slip}: nothing else to do" in list(contradictions(whole, wrong))
    others = [each for each in choices(whole) if each[0].phase == "play"]
    for deal, seat, cards in others:
        step = len(deal.actions) - 1
        said = ReviewedChoice(
            step, seat, f"play {cards[0]}", f"play {cards[0]}", 0.0, slip=slip, instead=f"play {cards[1]}"
        )
        if slip in list(contradictions(whole, said)):
            return
    pytest.fail("it holds everywhere")


def test_a_figure_that_does_not_go_with_the_mark_is_found() -> None:
    whole = noisy_deal("saskop", "figure")
    (seat, action), step = whole.actions[-8], len(whole.actions) - 9
    moment = ReviewedChoice(step, seat, str(action), "play 7C", 2.0, odds=(1.0, 1.5, 0.2, 0.4))
    assert "it brings something else than it is better by" in list(contradictions(whole, moment))


NAMED = [
    (playing("TD 7D KC JC 8S 7S", trump="D", maker=1), "TD", "8S", "lead-fat-trump"),
    (playing("TD 7D 8S 7S", trump="D"), "7D", "TD", "give-hope"),  # nobody calls a ten the low card to lead
    (replace(playing("TD 7D 8S 7S", trump="D"), sides=(0, 1, 1, 1)), "7D", "TD", ""),
    (playing("6H KC 8S 7S 9D 8D", maker=1), "6H", "8S", "keep-winner"),
    (playing("8S 7D 9D KC KS", gone="AD 8D TD KH"), "7D", "8S", "lead-ruffed"),  # an opponent had no diamond
    (playing("8S 7D 9D KC KS", gone="AD 8D KH TD"), "8S", "7D", "lead-partner-ruffs"),
    (playing("8C 8S KD KH"), "8S", "8C", ""),  # either suit is over with that lead
    (playing("8C 8S 7S KD KH"), "8S", "8C", "lead-lone"),
    (playing("AC 8S 9D 8D AD 7D"), "AC", "AD", "lead-long"),  # an ace either way
    (playing("AD TD 8C", "7D KC 6D"), "TD", "AD", "throw-alike"),
    (playing("TD 9D 8C", "AD"), "TD", "9D", "give-less"),  # the partner may still take it
    (playing("TD 9D 8C", "AD KC"), "TD", "9D", "give-nothing"),
]
"""Two cards in a position, and the reason for the second: one that does not hold for both of them."""


@pytest.mark.parametrize(("view", "played", "better", "why"), NAMED, ids=[f"{row[1]}-{row[2]}" for row in NAMED])
def test_a_reason_is_one_for_the_better_card_and_not_for_both(view: View, played: str, better: str, why: str) -> None:
    assert reason_of_card(view, read_card(played), read_card(better)) == why
