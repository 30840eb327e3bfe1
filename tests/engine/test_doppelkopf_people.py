"""Doppelkopf where more people are at the table than play, and solos that are owed as long as a table plays."""

from typing import Any

import pytest

from engine.cards import read_cards
from engine.dealing import Dealt
from engine.games.doppelkopf.bock import counts
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.match import Carried
from tests.engine.doppelkopf_table import OKS, hands
from tests.engine.rules_table import Seats

SOLO = ("special", "ok", "ok", "ok", "declare queen-solo")


def begun(left: dict[str, int], *some: str, dealer: int = 3, **options: Any) -> Seats:
    dealt = Dealt(tuple(read_cards(hand) for hand in hands(*some)))
    return Seats("doppelkopf", DOPPELKOPF.begin(DoppelkopfOptions(**options), dealer, dealt, Carried.of(left)))


def left_after(table: Seats) -> dict[str, int]:
    outcome = DOPPELKOPF.outcome(table.state)
    assert outcome is not None
    carried = DOPPELKOPF.next_deal(table.state.dealer, 4, outcome).carried
    return {} if carried is None else dict(carried.counts)


BOCK: dict[str, Any] = {"scoring": "verband", "bock": "stacked", "bockcall": True}


# Bock rounds


@pytest.mark.parametrize("people", [0, 5, 6, 7])
def test_a_round_has_a_deal_for_each_who_takes_turns(people: int) -> None:
    lost = (
        begun(
            {"people": people}, "QC 9C 9C KC KC 9S 9S KS KS", "QC KD KD 9D 9D JD JD", "TH TH QS QS AC AC AS AS", **BOCK
        )
        .said(*OKS)
        .after("0 re")
        .played_out(2)
    )
    assert lost.result["causes"] == ["call"]
    assert lost.result["bock"] == [1] * (people or 4)
    assert ("round" in lost.result) == (people > 4)


def test_a_solo_that_is_owed_does_not_use_a_round_up_though_it_was_forced() -> None:
    options: dict[str, Any] = {**BOCK, "bockcall": False, "duty": True}
    left = counts((1, 1)) | {"left": 1, "duty@0": 1}
    assert begun(left, **options).said("declare queen-solo").played_out(0).result["bock"] == [1, 1]
    free = counts((1, 1)) | {"left": 5, "duty@0": 1}
    assert begun(free, **options).said(*SOLO).played_out(0).result["bock"] == [1, 1]
    assert begun(counts((1, 1)) | {"left": 5}, **options).said(*SOLO).played_out(0).result["bock"] == [1]


# Duty solos


DUTY: dict[str, Any] = {"ddv": True, "duty": True}


def test_five_have_thirty_deals_and_who_sits_out_owes_a_solo_too() -> None:
    after = left_after(begun({"people": 5}, **DUTY).said(*OKS).played_out())
    assert (after["left"], after["among"], after.get("paid", 0)) == (29, 5, 0)
    paid = left_after(begun({"people": 5}, **DUTY).said(*SOLO).played_out())
    assert (paid["paid"], paid["paid@0"], "duty@0" in paid) == (1, 1, False)


def test_who_comes_into_a_seat_without_having_played_one_owes_it() -> None:
    deal = begun({"people": 5, "left": 20, "among": 5, "series": 1, "paid": 3, "paid@0": 1, "paid@2": 1}, **DUTY)
    assert deal.state.owing == (1, 3)


def test_as_many_deals_as_solos_are_owed_counts_those_who_sit_out() -> None:
    left = {"people": 5, "among": 5, "series": 1, "paid": 3, "paid@0": 1, "paid@1": 1, "paid@2": 1}
    assert begun(left | {"left": 3}, **DUTY).phase == "bid"
    assert begun(left | {"left": 2}, **DUTY).waits_for == (3,)


def test_where_only_somebody_who_sits_out_owes_one_nobody_is_forced() -> None:
    left = {"people": 5, "among": 5, "series": 1, "paid": 4} | {f"paid@{seat}": 1 for seat in range(4)}
    assert begun(left | {"left": 1}, **DUTY).phase == "bid"


def test_what_was_paid_in_one_list_is_not_paid_in_the_next() -> None:
    left = {"people": 5, "among": 5, "series": 1, "paid": 5} | {f"paid@{seat}": 1 for seat in range(4)}
    over = left_after(begun(left | {"left": 1}, **DUTY).said(*OKS).played_out())
    assert over == {"series": 2}
    second = left_after(begun(over | {"people": 5, "paid@3": 1}, **DUTY).said(*OKS).played_out())
    assert (second["left"], second["series"], second.get("paid@3")) == (29, 2, None)
    third = begun(second | {"people": 5, "paid@3": 1}, **DUTY)
    assert third.state.owing == (0, 1, 2, 3)


def test_a_fifth_who_comes_makes_the_list_longer() -> None:
    deal = begun({"people": 5, "left": 20, "duty@0": 1}, **DUTY)
    assert (deal.state.beginning.left, deal.state.owing) == (26, (0,))


def test_a_deal_that_is_annulled_leaves_it_all_as_it_was() -> None:
    left = {"people": 5, "left": 20, "among": 5, "series": 2, "paid": 2, "paid@0": 2}
    again = begun(left, "KC KC KS KS KD", scoring="verband", duty=True).after("0 redeal")
    assert left_after(again) == {
        "left": 20, "among": 5, "series": 2, "paid": 2, "paid@0": 2, "duty@1": 1, "duty@2": 1, "duty@3": 1,
    }  # fmt: skip


def test_only_where_it_matters_is_a_deal_told_how_many_there_are() -> None:
    assert DOPPELKOPF.counts_people(DoppelkopfOptions(**DUTY))
    assert DOPPELKOPF.counts_people(DoppelkopfOptions(**BOCK))
    assert not DOPPELKOPF.counts_people(DoppelkopfOptions(bock="stacked"))


# As long as a table plays


EVENING: dict[str, Any] = {"ddv": True, "duty": "evening"}


def test_once_an_evening_everybody_owes_one_and_nobody_is_forced() -> None:
    first = begun({}, **EVENING)
    assert (first.state.owing, first.state.is_forced) == ((0, 1, 2, 3), False)
    after = left_after(first.said(*SOLO).played_out())
    assert after == {"evening": 1, "duty@1": 1, "duty@2": 1, "duty@3": 1}
    assert begun(after, **EVENING).state.owing == (1, 2, 3)


def test_it_is_led_to_and_dealt_again_as_others_that_are_owed() -> None:
    solo = begun({"evening": 1, "duty@2": 1}, **EVENING).said("ok", "ok", "special", "ok", "declare queen-solo")
    assert solo.waits_for == (2,)
    outcome = DOPPELKOPF.outcome(solo.played_out().state)
    assert outcome is not None
    assert DOPPELKOPF.next_deal(3, 4, outcome).dealer == 3
    assert DOPPELKOPF.next_deal(3, 4, outcome).carried == Carried.of({"evening": 1})


def test_when_all_have_played_one_nobody_owes_another() -> None:
    assert begun({"evening": 1}, **EVENING).state.owing == ()
