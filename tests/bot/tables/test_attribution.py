"""Who chose what for a seat, and what of a deal is theirs."""

import pytest

from bot.tables.attribution import (
    LoggedAction,
    RatedChoice,
    changes_in,
    holders_of_results,
    makers,
    parts_of,
    stints_of,
)
from bot.tables.tallying import Contestant

ANN, EVE, EASY = Contestant(1), Contestant(5), Contestant(level="easy")
BOB = Contestant(2)
HOLDERS = (ANN, BOB)


def log(*who: Contestant | None) -> list[LoggedAction]:
    """A cut, and then Bob's actions in between those of the first seat."""
    found = [LoggedAction(1, BOB)]
    for each in who:
        found += [LoggedAction(0, each), LoggedAction(1, BOB)]
    return found


def parts(*who: Contestant | None, left: int = 0) -> dict[Contestant, tuple[float, float | None, bool]]:
    """Of the first seat what is whose: the part, what it gained for them, and whether the result does."""
    played = log(*who)
    choices = [RatedChoice(number, each.seat, -1.0) for number, each in enumerate(played) if number]
    stints = stints_of(played, HOLDERS)
    standings = {each: (-float(each), 0.0) for each in (0, *changes_in(stints))} | {None: (-float(len(played)), 0.0)}
    found = parts_of(stints, choices, {0: left}, standings)
    return {each.who: (round(each.share, 2), each.shown, each.gained is not None) for each in found if each.seat == 0}


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ((ANN,) * 4, {ANN: (1.0, -4.0, True)}),
        ((ANN, ANN, ANN, EASY), {ANN: (0.75, -3.0, True)}),
        ((ANN, EASY, EASY, EASY), {ANN: (0.25, -1.0, True)}),
        ((EASY, EASY, EASY, ANN), {ANN: (0.25, -1.0, False)}),
        ((EASY, ANN, ANN, ANN), {ANN: (0.75, -3.0, True)}),
        ((ANN, EASY, EASY, EVE), {ANN: (0.25, -1.0, True), EVE: (0.25, -1.0, False)}),
        ((EASY,) * 4, {EASY: (1.0, -4.0, True)}),
    ],
)
def test_a_part_is_the_choices_and_who_came_late_has_no_result(
    who: tuple[Contestant, ...], told: dict[Contestant, tuple[float, float, bool]]
) -> None:
    assert parts(*who) == told


def test_what_was_planned_is_theirs_who_had_the_seat() -> None:
    assert makers(log(None, ANN, None, EASY, None), HOLDERS)[1::2] == [ANN, ANN, ANN, EASY, EASY]
    assert parts(ANN, None, None, ANN) == {ANN: (1.0, -4.0, True)}


def test_a_deal_that_ended_early_is_theirs_as_far_as_it_went_and_no_computers() -> None:
    assert parts(ANN, ANN, left=2) == {ANN: (0.5, -2.0, True)}
    assert parts(EASY, EASY, left=2) == {}


def test_parts_of_a_result_add_up_to_it() -> None:
    played = log(ANN, ANN, EVE, EVE)
    stints = stints_of(played, HOLDERS)
    assert changes_in(stints) == (5,)
    choices = [RatedChoice(number, each.seat) for number, each in enumerate(played) if number]
    standings = {0: (1.0, 2.0), 5: (4.0, 0.0), None: (-2.0, 9.0)}
    gained = [each.gained for each in parts_of(stints, choices, {}, standings) if each.seat == 0]
    assert gained == [(3.0, -2.0), (-6.0, 9.0)]


def test_won_and_lost_are_theirs_who_did_half_of_it_or_nobodys() -> None:
    assert holders_of_results(log(ANN, ANN, EASY), (EASY, BOB)) == (ANN, BOB)
    assert holders_of_results(log(ANN, EASY, EASY), (EASY, BOB)) == (None, BOB)
    assert holders_of_results(log(EASY, EASY), (EASY, BOB)) == (EASY, BOB)
    assert holders_of_results([], HOLDERS) == HOLDERS
