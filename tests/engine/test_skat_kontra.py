"""Skat: who may say kontra and re, until when, and what they do."""

from typing import Any

import pytest

from tests.engine.rules_table import Seats
from tests.engine.skat_table import auction_won, by_hand, meek, skat


def table(**options: Any) -> Seats:
    return skat(values="isko", **{"kontra": "all", **options})


def bid_by_middlehand(**options: Any) -> Seats:
    """Forehand plays; middlehand bid against them, rearhand said nothing."""
    return skat(values="isko", **{"kontra": "eighteen", **options}).said("bid 18", "hold", "pass", "pass")


def test_without_it_nobody_doubles() -> None:
    assert by_hand(skat(), "hearts").refuses("2 kontra") == "no-kontra"
    assert by_hand(skat(), "hearts").may(2) == set()


def test_from_eighteen_only_who_bid_or_held() -> None:
    played = bid_by_middlehand().said("hand", "declare hearts")
    assert (played.may(2), played.may(0)) == ({"kontra"}, set())
    assert played.refuses("0 kontra") == "kontra-not-yours"
    held = skat(values="isko", kontra="eighteen").said("bid 18", "hold", "bid 20", "pass", "pass", "hand")
    assert held.said("declare hearts").may(1) == {"kontra"} | {f"play {card}" for card in held.state.hands[1]}


def test_any_opponent_may_until_their_own_first_card() -> None:
    played = by_hand(table(), "hearts")
    assert played.may(0) == played.may(2) == {"kontra"}
    assert played.refuses("1 kontra") == "kontra-not-yours"
    assert played.refuses("2 re") == "not-that-word"
    after = played.played("8C 7S")
    assert (after.may(2), "kontra" in after.may(0)) == (set(), True)
    assert after.refuses("2 kontra") == "kontra-too-late"


def test_the_declarer_says_re_before_their_next_card() -> None:
    played = by_hand(table(), "hearts").played("8C").after("2 kontra")
    assert played.may(1) == {"re"}
    assert played.refuses("0 kontra") == "not-that-word"
    assert played.after("1 re").may(1) == set()
    late = played.played("7S 7D")
    winner = late.waits_for[0]
    assert winner == 1
    assert late.played("9C").refuses("1 re") == "kontra-too-late"


@pytest.mark.parametrize(
    ("re", "said", "times"),
    [
        ("none", "2 kontra", 2),
        ("re", "2 kontra, 1 re", 4),
        ("bock", "2 kontra, 1 re, 2 bock", 8),
        ("hirsch", "2 kontra, 1 re, 2 bock, 1 hirsch", 16),
    ],
)
def test_each_doubles_what_is_won_and_what_is_lost(re: str, said: str, times: int) -> None:
    played = by_hand(table(re=re), "clubs").after(*said.split(", "))
    assert not {"kontra", "re", "bock", "hirsch"} & (played.may(0) | played.may(1) | played.may(2))
    won = played.played_out(1).result
    assert (won["kontra"], won["times"], won["scores"]) == (len(said.split(", ")), times, [0, 12 * 15 * times, 0])
    lost = by_hand(meek(values="isko", kontra="all", re=re), "clubs").after(*said.split(", ")).played_out(2).result
    assert lost["scores"] == [0, -288 * times, 0]


def test_in_null_kontra_and_no_re_where_the_table_does_not_say_so() -> None:
    assert by_hand(table(), "null").after("2 kontra").may(1) == {f"play {card}" for card in table().state.hands[1]}
    assert "re" in by_hand(table(renull=True), "null").after("2 kontra").may(1)


def test_before_open_cards_are_shown_it_is_asked() -> None:
    asked = by_hand(table(), "grand open")
    assert (asked.phase, asked.waits_for, asked.may(), any(asked.view(0).face_up)) == (
        "kontra", (2,), {"kontra", "pass"}, False,
    )  # fmt: skip
    assert asked.said("pass").waits_for == (0,)
    shown = asked.said("pass", "pass")
    assert (shown.phase, len(shown.view(0).face_up[1])) == ("play", 10)
    assert shown.refuses("2 kontra") == "kontra-too-late"
    answered = asked.said("kontra")
    assert (answered.waits_for, answered.may()) == ((1,), {"re", "pass"})
    assert answered.said("re").phase == "play"
    assert answered.said("pass").view(None).signals == answered.state.calls


def test_a_table_may_ask_before_any_card() -> None:
    asked = by_hand(table(kontrawhen="asked"), "hearts")
    assert (asked.phase, asked.waits_for) == ("kontra", (2,))
    nobody = auction_won(skat(values="isko", kontra="eighteen", kontrawhen="asked")).said("hand", "declare hearts")
    assert nobody.phase == "play"


def test_a_kontra_that_failed_leaves_a_ramsch() -> None:
    played = by_hand(table(kontralost="ramsch", allpass="ramsch"), "clubs").after("2 kontra")
    outcome = played.rules.outcome(played.played_out(1).state)
    follows = played.rules.next_deal(0, 3, outcome)
    assert (follows.dealer, follows.carried.counts) == (1, (("kontralost", 1),))


def test_nobody_doubles_where_all_play_for_themselves() -> None:
    assert by_hand(skat(kontra="all"), "reject").may(2) == set()
