"""Revolution in Skat: an open null against two who see each other's cards and exchange any before the lead."""

from typing import Any

import pytest

from engine.errors import IllegalAction
from tests.engine.rules_table import Seats
from tests.engine.skat_table import auction_won, by_hand, meek, skat, with_skat

WORDS = "null revolution"


def table(**options: Any) -> Seats:
    return meek(values="isko", revolution=True, **options)


def shown(seats: Seats, viewer: int | None) -> list[int]:
    return [len(cards) for cards in seats.view(viewer).face_up]


def test_it_is_named_with_null_alone_where_the_table_plays_it() -> None:
    won = auction_won(table()).said("hand")
    assert {word for word in won.may() if "revolution" in word} == {f"declare {WORDS}"}
    assert won.refuses("1 declare grand revolution") == "revolution-in-null"
    assert auction_won(meek()).said("hand").refuses(f"1 declare {WORDS}") == "unknown-extras"


def test_it_is_worth_92_so_that_it_may_be_named_for_a_higher_bid() -> None:
    assert f"declare {WORDS}" in auction_won(table(), 90).said("hand").may()
    assert auction_won(table(), 96).said("hand").refuses(f"1 declare {WORDS}") == "null-too-low"
    assert by_hand(table(), WORDS).said("pass", "pass").played_out(2).result["scores"] == [0, 92, 0]
    assert with_skat(table(), WORDS).said("pass", "pass").played_out(2).result["scores"] == [0, 92, 0]
    lost = by_hand(skat(values="isko", revolution=True), WORDS).said("pass", "pass").played_out(1).result
    assert (lost["value"], lost["scores"], lost["open"], lost["revolution"]) == (92, [0, -184, 0], True, True)


def test_only_the_opponents_see_each_others_cards() -> None:
    asked = by_hand(table(), WORDS)
    assert (asked.phase, asked.waits_for) == ("swapping", (2,))
    assert [shown(asked, viewer) for viewer in (0, 1, 2, None)] == [[0, 10, 10], [0, 10, 0], [10, 10, 0], [0, 10, 0]]
    assert set(asked.view(2).face_up[0]) == set(asked.state.hands[0])
    played = asked.said("pass", "pass").played("7C")
    assert [shown(played, viewer) for viewer in (0, 1, 2, None)] == [[0, 9, 10], [0, 9, 0], [10, 9, 0], [0, 9, 0]]
    assert not any(shown(auction_won(table()).said("hand"), 2))


def test_a_card_goes_for_a_card_as_often_as_they_like() -> None:
    asked = by_hand(table(), WORDS)
    given = asked.said("give TC")
    assert (given.phase, given.waits_for, len(given.state.hands[0])) == ("returning", (0,), 11)
    assert "pass" not in given.may()
    assert "give TC" in given.may()
    back = given.said("give TH")
    assert (back.phase, back.waits_for) == ("swapping", (2,))
    assert {"TH"} <= set(map(str, back.state.hands[2]))
    other = back.said("give JC", "give JH", "pass")
    assert (other.phase, other.waits_for) == ("swapping", (0,))
    played = other.said("give TC", "give TS", "pass")
    assert (played.phase, played.waits_for, [len(hand) for hand in played.state.hands]) == ("play", (1,), [10] * 3)
    assert [shown(played, viewer) for viewer in (1, None)] == [[0, 10, 0]] * 2


def test_what_is_exchanged_only_those_two_hear() -> None:
    asked = by_hand(table(), WORDS)
    step = asked.rules.apply(asked.state, 2, asked.rules.decisions(asked.state, 2)[0].actions[0])
    (event,) = step.events
    assert event.heard_by(2) == event.heard_by(0) == event.told
    assert [len(event.heard_by(seat).cards) for seat in (1, None)] == [0, 0]


def test_each_may_begin_ten_exchanges() -> None:
    seats = by_hand(table(), WORDS)
    for _ in range(10):
        assert seats.waits_for == (2,)
        seats = seats.said("give TC", "give TC")
    assert seats.waits_for == (0,)
    for _ in range(10):
        seats = seats.said("give TH", "give TH")
    assert (seats.phase, seats.waits_for) == ("play", (1,))


@pytest.mark.parametrize(
    ("said", "move", "code"),
    [
        ((), "2 give 7C", "not-in-hand"),
        ((), "2 give TC JC", "wrong-count"),
        ((), "0 give TH", "not-your-turn"),
        ((), "1 play 7C", "not-now"),
        (("give TC",), "0 pass", "not-now"),
        (("pass", "pass"), "1 give 7C", "not-now"),
        (("pass", "pass"), "2 give TC", "not-now"),
    ],
)
def test_what_does_not_go(said: tuple[str, ...], move: str, code: str) -> None:
    assert by_hand(table(), WORDS).said(*said).refuses(move) == code


def test_kontra_is_asked_before_the_cards_are_shown() -> None:
    asked = by_hand(table(kontra="all"), WORDS)
    assert (asked.phase, any(map(any, (shown(asked, viewer) for viewer in (0, 2, None))))) == ("kontra", False)
    assert asked.said("pass", "pass").phase == "swapping"


def test_elsewhere_nobody_exchanges() -> None:
    with pytest.raises(IllegalAction, match="not-in-this-game"):
        by_hand(meek(), "null open").after("2 give TC")
    assert shown(by_hand(table(), "null open"), 2) == [0, 10, 0]
