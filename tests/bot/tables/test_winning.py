"""Who counts as the winner of a deal in figures: a side, or everybody who scored where each plays alone."""

import pytest

from engine.outcome import unplayed, won_by
from tests.engine.rules_table import Seats
from tests.engine.skat_table import by_hand, skat, with_skat
from tests.engine.test_american_sheepshead import pairs
from tests.engine.test_sheepshead_bidding import five


def winners(table: Seats) -> list[bool | None]:
    outcome = table.rules.outcome(table.state)
    return [won_by(outcome, seat) for seat in range(len(outcome.points))]


def test_the_side_that_won_is_told_by_its_seats() -> None:
    assert winners(by_hand(skat(), "clubs").played_out(1)) == [False, True, False]


@pytest.mark.parametrize(
    "table",
    [
        pairs().played_out(),
        five(allpass="leaster").said(*["pass"] * 5).played_out(),
        with_skat(skat(), "reject").played_out(),
    ],
    ids=["partnership", "leaster", "reject"],
)
def test_where_nobody_declares_those_who_score_have_won(table: Seats) -> None:
    outcome = table.rules.outcome(table.state)
    assert winners(table) == [score > 0 for score in outcome.scores]
    assert any(winners(table))


def test_a_deal_without_a_card_is_won_by_nobody() -> None:
    assert [won_by(unplayed("misdeal", 5), seat) for seat in range(5)] == [None] * 5
