"""What a finished deal counts under, as each game's deals tell it, and the counts that are remembered."""

from collections.abc import Sequence

import pytest

from bot.tables.tallying import Count, CountedDeal, CountedEnd, Milestone, counts_of, reached, tallied
from engine.actions import read_action
from engine.outcome import Outcome


def of_two_sides(kind: str = "grand", **details: object) -> Outcome:
    """The first seat declared against the others, and won with 70 card points."""
    return Outcome(
        kind, (70, 30, 20), (5, 3, 2), (48, 0, 0), 0, sides=(0, 1, 1), side_points=(70, 50), won=True, details=details
    )


OF_THE_DECLARER = [
    ("a contract by its name", of_two_sides("club-solo"), (), {"played club-solo", "solo"}),
    ("by its trumps where the game has one kind", of_two_sides("made", trump="H"), (), {"played hearts"}),
    (
        "what was declared beside it",
        of_two_sides(hand=True, open=False, declared="schneider", bid=48),
        (),
        {"played grand", "with hand", "with schneider", "bid 48"},
    ),
    (
        "the bid by which they came to it",
        of_two_sides("made", trump="C"),
        ("0 bid 5", "1 pass", "0 bid 6"),
        {"played clubs", "bid 6", "offered 6"},
    ),
    ("no bid that somebody else made", of_two_sides("made", trump="C"), ("1 bid 6",), {"played clubs"}),
    (
        "no bid where they spoke against the trumps",
        of_two_sides("made", trump="D"),
        ("0 bid 5", "1 trump S", "0 override"),
        {"played diamonds", "said override", "offered 5"},
    ),
]


@pytest.mark.parametrize(
    ("outcome", "said", "under"), [row[1:] for row in OF_THE_DECLARER], ids=[row[0] for row in OF_THE_DECLARER]
)
def test_a_deal_counts_for_its_declarer(outcome: Outcome, said: Sequence[str], under: set[str]) -> None:
    actions = [(int(line[0]), read_action(line[2:])) for line in said]
    told = tallied(outcome, actions)
    assert {each.what for each in told if each.seat == 0} == {"side declarer", *under}
    assert CountedDeal(0, "side declarer", 70) in told
    others = [each for each in told if each.seat == 1 and not each.what.startswith("offered")]
    assert others == [CountedDeal(1, "side defender", 50)]


BIDS = [
    ("whoever bid, though another played", ("0 bid 5", "1 bid 6", "2 pass", "0 pass"), {0: 5, 1: 6}),
    ("the highest of each", ("0 bid 5", "1 bid 6", "0 bid 7", "1 pass"), {0: 7, 1: 6}),
    ("who holds bids as much", ("1 bid 18", "0 hold", "1 bid 20", "0 hold", "1 pass"), {0: 20, 1: 20}),
    ("nobody who passed", ("0 pass", "1 pass", "2 bid 18"), {2: 18}),
    ("nobody who accepts something else", ("1 trump S", "0 accept"), {}),
]


@pytest.mark.parametrize(("said", "highest"), [row[1:] for row in BIDS], ids=[row[0] for row in BIDS])
def test_bids_are_counted_of_all_who_made_them(said: Sequence[str], highest: dict[int, int]) -> None:
    told = tallied(of_two_sides(), [(int(line[0]), read_action(line[2:])) for line in said])
    offered = {each.seat: each.what for each in told if each.what.startswith("offered")}
    assert offered == {seat: f"offered {bid}" for seat, bid in highest.items()}


def test_nobody_declared_what_all_passed() -> None:
    assert tallied(Outcome("passed", (0, 0, 0), (0, 0, 0), (0, 0, 0), sides=(0, 1, 0), side_points=(0, 0)), ()) == ()


def test_what_a_deal_adds_to_a_seat() -> None:
    told = (CountedDeal(0, "side declarer", 70), CountedDeal(1, "side defender", 50), CountedDeal(0, "said re"))
    counts = counts_of(0, CountedEnd(won=False, game_won=True, lambapea=False), told)
    assert {(each.what, each.deals, each.won, each.lost) for each in counts} == {
        ("deal", 1, 0, 1), ("match", 1, 1, 0), ("lambapea", 1, 0, 1), ("side declarer", 1, 0, 1), ("said re", 1, 0, 1),
    }  # fmt: skip
    (side,) = [each for each in counts if each.what == "side declarer"]
    assert (side.points_a_deal, counts[0].points_a_deal) == (70, None)
    assert [each.what for each in counts_of(1, CountedEnd(None), told)] == ["deal", "side defender"]


@pytest.mark.parametrize(
    ("count", "won", "milestones"),
    [
        (Count("deal", 100, 60, 40), False, [("deal", "deals", 100)]),
        (Count("deal", 101, 60, 41), False, []),
        (Count("solo", 12, 10, 2), True, [("solo", "won", 10)]),
        (Count("solo", 13, 10, 3), False, []),
        (Count("lambapea", 5, 4, 1), False, [("lambapea", "lost", 1)]),
        (Count("said re", 1, 1, 0), True, [("said re", "won", 1)]),
        (Count("bid 6", 10, 10, 0), True, []),
    ],
)
def test_a_milestone_is_reached_by_the_deal_that_brings_it(
    count: Count, won: bool, milestones: list[tuple[str, str, int]]
) -> None:
    last = Count(count.what).grown(won, None)
    assert list(reached(count, last)) == [Milestone(*each) for each in milestones]
