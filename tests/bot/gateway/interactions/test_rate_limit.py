"""One person's flood is kept from the others; people who are merely quick notice nothing."""

import pytest

from bot.gateway.interactions.rate_limit import (
    AT_ONCE,
    BURST,
    LOOKUP_RATE,
    LOOKUPS,
    MOST,
    RATE,
    TELL_SECONDS,
    RateLimit,
)

ANNA, BERT = 11, 12


class Time:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


def test_a_flood_is_cut_to_the_rate_and_others_are_heard(time: Time) -> None:
    here, heard = RateLimit(time), 0
    for _ in range(10_000):
        time.now += 0.001
        heard += here.hears(ANNA)
    assert heard == pytest.approx(BURST + 10 * RATE, abs=2)
    assert all(here.hears(BERT) for _ in range(int(BURST)))


def test_who_waits_for_each_answer_is_never_turned_away(time: Time) -> None:
    here = RateLimit(time)
    for _ in range(1000):
        time.now += 1 / RATE
        assert here.hears(ANNA)
        assert here.enter(ANNA)
        here.leave(ANNA)


def test_only_so_many_answers_to_one_person_are_under_way(time: Time) -> None:
    here = RateLimit(time)
    assert [here.enter(ANNA) for _ in range(AT_ONCE + 1)] == [True] * AT_ONCE + [False]
    assert here.enter(BERT)
    here.leave(ANNA)
    assert here.enter(ANNA)


def test_it_is_said_now_and_then(time: Time) -> None:
    here = RateLimit(time)
    assert [here.tells(ANNA), here.tells(ANNA), here.tells(BERT)] == [True, False, True]
    time.now += TELL_SECONDS
    assert here.tells(ANNA)


def test_what_is_too_many_is_not_even_looked_at_but_for_one_that_is_told_so(time: Time) -> None:
    here, taken = RateLimit(time), list[dict[str, object]]()
    guarded = here.guards(taken.append)
    for _ in range(1000):
        guarded({"member": {"user": {"id": str(ANNA)}}})
        if not here.enter(ANNA):
            here.tells(ANNA)
        else:
            here.leave(ANNA)
    assert len(taken) == BURST + 1
    guarded({"user": {"id": str(BERT)}})
    assert len(taken) == BURST + 2


def test_a_crowd_is_not_kept_in_mind_for_ever(time: Time) -> None:
    here = RateLimit(time)
    assert here.enter(0)
    for user in range(1, 3 * MOST):
        time.now += 0.01
        here.hears(user)
    assert len(here._buckets) <= MOST
    here.leave(0)


def test_names_are_looked_up_for_a_page_at_a_time_and_seldom_in_the_long_run(time: Time) -> None:
    here, asked = RateLimit(time), 0
    for _ in range(10_000):
        time.now += 0.05
        asked += here.looks_up(ANNA)
    assert asked == pytest.approx(LOOKUPS + 500 * LOOKUP_RATE, abs=2)
    assert here.looks_up(BERT)
    time.now += LOOKUPS / LOOKUP_RATE
    assert all(here.looks_up(ANNA) for _ in range(int(LOOKUPS))), "who waited has their whole allowance"
    assert not here.looks_up(ANNA)
