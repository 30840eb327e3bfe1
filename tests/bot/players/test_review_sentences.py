"""What the coach says of a card is true in its position; `tests/bench/sentences.py` looks at thousands of marks."""

import random
from dataclasses import replace

import pytest

from bot.players.finished import ReviewedChoice
from bot.players.heuristics import reason_of_card
from bot.players.searching import awaited_only
from engine.actions import Play
from engine.cards import Card
from engine.deal import Deal
from engine.seats import Seat
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
