"""Saskop: ways to go on counted from fixed positions, and the play compared with a second telling of its rules."""

import pytest

from engine.actions import Play
from engine.deal import Deal
from engine.games.saskop.rules import SASKOP
from engine.games.saskop.state import SaskopState
from tests.engine import plain_saskop as plain
from tests.engine.saskop_table import EXAMPLE, ONE_SIDED, Seats, dealt, in_play
from tests.properties.random_deals import finished_deal
from tests.support.soak import either, rows


def perft(state: SaskopState, depth: int) -> int:
    """How many sequences of legal actions there are, so many actions deep."""
    if depth == 0:
        return 1
    may = [(seat, action) for seat in range(4) for each in SASKOP.decisions(state, seat) for action in each.actions]
    if depth == 1:
        return len(may)
    return sum(perft(SASKOP.apply(state, seat, action).state, depth - 1) for seat, action in may)


@pytest.mark.parametrize(
    ("cards", "options", "counts"),
    [
        (EXAMPLE, {}, [10, 89, 650]),
        (EXAMPLE, {"exchange": False, "signals": False}, [8, 59, 251]),
        (ONE_SIDED, {}, [12, 111, 888]),
    ],
)
def test_the_bidding(cards: tuple[str, ...], options: dict[str, bool], counts: list[int]) -> None:
    assert [perft(dealt(*cards, **options).state, depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(
    ("trump", "signals", "counts"),
    [("D", False, [9, 12, 108, 216]), ("C", False, [9, 67, 337, 511]), ("D", True, [10, 48, 210, 720])],
)
def test_the_play(trump: str, signals: bool, counts: list[int]) -> None:
    table = in_play(trump=trump, signals=signals)
    assert [perft(table.state, depth) for depth in (1, 2, 3, 4)] == counts


def to_the_last(table: Seats, tricks: int) -> Seats:
    """Play on with the first card in pack order until so many tricks are left."""
    while len(table.state.play.tricks) < 9 - tricks:
        table = table.played(min(table.may_play(table.waits_for[0])))
    return table


@pytest.mark.parametrize("trump", rows("CSHD", often="CD"))
def test_the_last_tricks_and_the_first_cards_by_the_second_telling(trump: str) -> None:
    start = in_play(trump=trump, signals=False)
    for table, depth in ((start, 6), (to_the_last(start, 3), 12)):
        hands = [table.hand(seat) for seat in range(4)]
        assert perft(table.state, depth) == plain.count(hands, [], table.waits_for[0], trump, depth)


@pytest.mark.parametrize("seed", range(either(8, 150)))
def test_whole_deals_by_the_second_telling(seed: int) -> None:
    finished = finished_deal("saskop", seed, any_options=False)
    deal = Deal(finished.start)
    trick: list[str] = []
    first, points, tricks = 0, [0, 0], [0, 0]
    for seat, action in finished.actions:
        if isinstance(action, Play):
            trump = deal.state.trump.letter
            hand = {str(card) for card in deal.state.hands[seat]}
            assert {str(card) for card in deal.view(seat).playable} == plain.legal(hand, trick, trump)
            first = first if trick else seat
            trick.append(str(action.card))
        deal = deal.act(seat, action)
        if len(trick) == 4:
            taker = (first + plain.winner(trick, trump)) % 4
            points[taker % 2] += plain.points(trick)
            tricks[taker % 2] += 1
            trick = []
            assert deal.waiting_for in {(taker,), ()}
    assert deal.outcome
    result = SASKOP.result(deal.outcome)
    assert (result["points"], result["tricks"]) == (points, tricks)
    assert result["strokes"] == plain.strokes(points, tricks, deal.state.maker, deal.state.trump.letter)
