"""Ratings: right on average, drawn towards nothing while little is known, with intervals that hold."""

import random
from statistics import fmean

import pytest

from bot.tables.ratings import (
    DRAW,
    MIDDLE,
    Observed,
    Rating,
    Standing,
    observed,
    own_weight,
    points_of,
    scale_of,
    surprises,
)

STRENGTHS = [0.8, 0.5, 0.3, 0.1, -0.1, -0.3, -0.5, -0.8]
NOISE = 3.0


def rate(everybody: list[Observed]) -> list[Rating]:
    """The rating of each, compared with the others."""
    scale = scale_of(everybody)
    return [scale.rating(each) for each in everybody]


def played(deals: int, seed: int, size: int = 2) -> list[Observed]:
    """What is seen of people of known strengths, two columns of so many a deal."""
    chance, known = random.Random(seed), [Observed()] * len(STRENGTHS)
    for _ in range(deals):
        seats = chance.sample(range(len(STRENGTHS)), 2 * size)
        columns = seats[:size], seats[size:]
        above = [fmean(STRENGTHS[who] for who in column) + chance.gauss(0, NOISE) for column in columns]
        expected = [fmean(known[who].strength for who in column) for column in columns]
        for place, column in enumerate(columns):
            told = [observed(Standing(known[who], place, size), expected, above, None) for who in column]
            for who, observation in zip(column, told, strict=True):
                known[who] = seen(known[who], observation)
    return known


@pytest.mark.parametrize("size", [1, 2])
def test_many_deals_find_the_strengths(size: int) -> None:
    ratings = rate(played(20_000, 1, size))
    assert [rating.value for rating in ratings] == pytest.approx(STRENGTHS, abs=0.25)


def seen(before: Observed, observation: float) -> Observed:
    """With one deal more, as the database sums them up."""
    return Observed(before.deals + 1, before.total + observation, before.squares + observation * observation)


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    held = [
        low <= strength <= high
        for seed in range(25)
        for strength, rating in zip(STRENGTHS, rate(played(400, seed)), strict=True)
        for low, high in (rating.interval,)
    ]
    assert fmean(held) > 0.9


def test_with_few_deals_nobody_is_far_from_the_others_and_ranks_low() -> None:
    lucky = seen(Observed(), 10.0)
    few, many = rate([lucky, Observed(400, 400.0, 4000.0)])
    assert abs(few.value) < 0.5
    assert few.careful < many.careful
    assert few.error > many.error


def test_a_surprise_is_what_ratings_did_not_foretell() -> None:
    assert surprises([[1.0, 1.0], [0.0, 0.0]], [1.0, 0.0]) == [0.0, 0.0]
    assert surprises([[0.0], [0.0], [0.0]], [3.0, 0.0, 0.0]) == [2.0, -1.0, -1.0]


NEW = Standing(Observed(), 0, 2)
EVEN = [0.0, 0.0]


def test_own_choices_tell_more_than_what_the_side_was_paid() -> None:
    careful, careless, lucky = (
        observed(NEW, EVEN, paid, shown) for paid, shown in ((EVEN, 1.0), (EVEN, -1.0), ([1.5, 0.0], -1.0))
    )
    assert careful > 0.0 > careless
    assert careless < lucky < 0.0


def test_the_more_deals_the_less_is_made_of_choices_and_never_nothing() -> None:
    weights = [own_weight(deals) for deals in (0, 20, 60, 200, 1000, 100_000)]
    assert weights == sorted(weights, reverse=True)
    assert 1 > weights[0] > weights[-1] > 0


def test_who_chose_as_well_as_they_are_known_to_shows_no_more() -> None:
    known = Observed(60, 120.0, 240.0)
    assert known.strength == 1.0
    assert observed(Standing(known, 0, 1), [1.0, 0.0], [1.0, 0.0], 1.0) == 1.0


def test_a_part_of_a_deal_says_as_much_less() -> None:
    whole = observed(NEW, EVEN, [2.0, 0.0], 1.0)
    assert observed(NEW, EVEN, [1.0, 0.0], 0.5, 0.5) == whole / 2
    assert observed(NEW, EVEN, None, -1.0, 0.1) == -own_weight(0)


def test_ratings_are_against_the_average_of_all_whatever_is_usual_among_them() -> None:
    good, bad = Observed(100, -50.0, 900.0), Observed(100, -150.0, 1100.0)
    above, below = rate([good, bad])
    assert above.value == -below.value > 0.0
    assert rate([good])[0].value == 0.0


def test_a_ladder_of_one_and_of_nobody() -> None:
    assert rate([]) == []
    assert rate([Observed()]) == [Rating(0.0, 0.0)]
    assert rate([Observed(int(DRAW), 0.0, 60.0)])[0].value == 0.0


@pytest.mark.parametrize("seed", range(5))
def test_numbers_go_in_the_order_of_ratings_around_the_average_of_the_people(seed: int) -> None:
    everybody = [*played(50 + 200 * seed, seed), Observed(1, 9.0, 81.0), Observed(3, -9.0, 40.0)]
    scale = scale_of(everybody)
    people, points = everybody[2:], points_of(scale, everybody[2:])
    by_rating = sorted(people, key=lambda each: scale.rating(each).careful)
    numbers = [points.of(scale.rating(each)) for each in by_rating]
    assert numbers == sorted(numbers)
    assert numbers[0] < MIDDLE < numbers[-1]
    mean = sum(points.of(scale.rating(each)) * each.deals for each in people) / sum(each.deals for each in people)
    assert mean == pytest.approx(MIDDLE, abs=1)


def test_a_number_is_the_same_at_every_game_whatever_its_deals_pay() -> None:
    def numbers(pay: float) -> list[int]:
        paid = [Observed(each.deals, pay * each.total, pay * pay * each.squares) for each in played(500, 3)]
        scale = scale_of(paid)
        return [points_of(scale, paid).of(rating) for rating in rate(paid)]

    assert numbers(1.0) == numbers(40.0)


def test_where_nothing_is_known_everybody_is_in_the_middle() -> None:
    scale = scale_of([Observed()])
    assert points_of(scale, []).of(scale.rating(Observed())) == MIDDLE
