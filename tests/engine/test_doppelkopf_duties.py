"""Doppelkopf: solos that are owed, reservations taken back and deals cut short, as in the Verband's tournaments."""

from typing import Any

import pytest

from engine.cards import read_cards
from engine.dealing import Dealt
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.match import Carried, NextDeal
from tests.engine.doppelkopf_table import OKS, doppelkopf, hands
from tests.engine.rules_table import Seats


def deal(left: int | None, owing: tuple[int, ...] = (), *some: str, dealer: int = 3, **options: Any) -> Seats:
    """A deal of a list: how many are left, this one too, and who still owes a solo; by None the first."""
    counts = {"left": left or 0} | {f"duty@{seat}": 1 for seat in owing}
    dealt = Dealt(tuple(read_cards(hand) for hand in hands(*some)))
    rules = DoppelkopfOptions(**{"ddv": True, "duty": True, **options})
    return Seats("doppelkopf", DOPPELKOPF.begin(rules, dealer, dealt, Carried.of(counts) if left else None))


def next_deal(table: Seats) -> NextDeal:
    outcome = DOPPELKOPF.outcome(table.state)
    assert outcome is not None
    return DOPPELKOPF.next_deal(table.state.dealer, 4, outcome)


def left_after(table: Seats) -> dict[str, int]:
    carried = next_deal(table).carried
    return {} if carried is None else dict(carried.counts)


SOLO = ("special", "ok", "ok", "ok", "declare queen-solo")


# Who owes


def test_at_first_all_owe_one_in_twenty_four_deals() -> None:
    after = left_after(deal(None).said(*OKS).played_out())
    assert after == {"left": 23, "duty@0": 1, "duty@1": 1, "duty@2": 1, "duty@3": 1}


def test_who_has_played_one_owes_none() -> None:
    over = deal(20, (0, 2)).said(*SOLO).played_out()
    assert left_after(over) == {"left": 19, "duty@2": 1}
    assert (over.result["duty"], over.result["owing"]) == (True, [2])


def test_when_all_deals_are_played_it_begins_again() -> None:
    assert left_after(deal(1).said(*OKS).played_out()) == {}
    assert left_after(deal(None).said(*OKS).played_out())["left"] == 23


def test_a_silent_solo_and_a_wedding_played_alone_pay_nothing() -> None:
    over = deal(20, (0, 1), "QC QC").said(*OKS).played_out(0)
    assert (over.result["kind"], over.result["duty"]) == ("silent-solo", False)
    assert left_after(over) == {"left": 19, "duty@0": 1, "duty@1": 1}


def test_without_the_rule_nothing_is_left_to_the_next_deal() -> None:
    assert next_deal(deal(20, (0,), duty=False).said(*SOLO).played_out()).carried is None


# What is different in one


@pytest.mark.parametrize(("owing", "leads", "dealer"), [((2,), 2, 3), ((0,), 0, 0)])
def test_the_soloist_leads_to_one_that_is_owed_and_the_same_dealer_deals_again(
    owing: tuple[int, ...], leads: int, dealer: int
) -> None:
    solo = deal(20, owing).said("ok", "ok", "special", "ok", "declare queen-solo")
    assert solo.waits_for == (leads,)
    assert next_deal(solo.played_out()).dealer == dealer


def test_of_several_who_want_a_solo_those_are_asked_first_who_owe_one() -> None:
    asked = deal(20, (2,)).said("special", "ok", "special", "ok")
    assert asked.waits_for == (2,)
    assert asked.said("declare ace-solo").state.declarer == 2


def test_of_several_who_owe_one_the_first_in_turn_plays() -> None:
    asked = deal(20, (1, 2)).said("special", "special", "special", "ok")
    assert asked.said("declare ace-solo").state.declarer == 1


def test_a_solo_that_is_owed_goes_before_a_higher_one_that_is_not() -> None:
    named = deal(20, (2,), ranking="ranked", ddv=False).said(
        "special", "ok", "special", "ok", "declare queen-solo", "declare ace-solo"
    )
    assert named.state.declarer == 2


# Forced


def test_when_as_many_are_owed_as_deals_are_left_the_nearest_to_the_dealers_left_names_one() -> None:
    forced = deal(2, (0, 2), dealer=0)
    assert (forced.phase, forced.waits_for) == ("special", (2,))
    assert not any("wedding" in word or "poverty" in word for word in forced.may(2))
    assert forced.refuses("2 declare wedding") == "duty-solo-now"
    assert forced.refuses("2 pass") == "solo-or-wedding"
    assert forced.refuses("0 re") == "not-now"


def test_the_soloist_leads_and_then_the_next_deals() -> None:
    forced = deal(2, (0, 2), dealer=0).said("declare queen-solo")
    assert forced.waits_for == (2,)
    over = forced.played_out()
    assert next_deal(over).dealer == 1
    assert left_after(over) == {"left": 1, "duty@0": 1}


def test_with_more_deals_than_that_nobody_is_forced() -> None:
    assert deal(3, (0, 2)).phase == "bid"
    assert deal(1).phase == "bid"


# Reservations taken back


def test_a_reservation_may_be_taken_back_until_the_next_has_spoken() -> None:
    said = doppelkopf(ddv=True, takeback=True).after("0 special")
    assert said.may(0) == {"ok"}
    assert said.waits_for == (1,)
    back = said.after("0 ok")
    assert back.refuses("0 ok") == "not-your-turn"
    assert back.said("ok", "ok", "ok").state.name == "basic"
    assert said.after("1 ok").refuses("0 ok") == "not-your-turn"


def test_the_last_in_turn_may_until_more_is_asked() -> None:
    said = doppelkopf(ddv=True, takeback=True).said("ok", "ok", "ok", "special")
    assert "ok" in said.may(3)
    assert said.after("3 ok").phase == "play"
    several = doppelkopf(ddv=True, takeback=True).said("special", "ok", "ok", "special")
    assert several.refuses("3 ok") == "not-now"


def test_what_was_said_stands_where_the_table_has_it_so() -> None:
    said = doppelkopf(ddv=True).after("0 special")
    assert said.refuses("0 ok") == "not-your-turn"
    assert said.may(0) == set()


# Cut short


def solo(**options: bool | str) -> Seats:
    return doppelkopf(ddv=True, **options).said(*SOLO)


def test_a_soloist_may_leave_the_rest_to_the_others() -> None:
    table = solo(shorten=True)
    assert table.refuses("0 concede") == "give-up-later"
    for _ in range(4):
        table = table.after(f"{table.waits_for[0]} play {min(table.may_play())}")
    while table.waits_for != (0,):
        table = table.after(f"{table.waits_for[0]} play {min(table.may_play())}")
    before = table.state.play.tricks
    over = table.after("0 concede")
    while over.phase == "conceded":
        over = over.said("pass")
    assert (over.phase, over.result["given-up"]) == ("done", True)
    assert (sum(over.result["side"]), sum(over.result["tricks"])) == (240, 12)
    mine = sum(trick.winner(table.state.ranking) == 0 for trick in before)
    assert over.result["tricks"][0] == mine


def test_nobody_else_may_nor_where_the_table_plays_to_the_end() -> None:
    table = solo(shorten=True)
    for _ in range(4):
        table = table.after(f"{table.waits_for[0]} play {min(table.may_play())}")
    other = next(seat for seat in (1, 2, 3))
    assert table.refuses(f"{other} concede") in {"not-your-turn", "only-a-soloist"}
    assert solo().refuses("0 concede") == "no-giving-up"


def test_a_soloist_may_claim_the_rest_where_deals_may_be_cut_short() -> None:
    for shorten in (False, True):
        assert DOPPELKOPF.may_claim(solo(shorten=shorten).view(0)) == shorten
        assert not DOPPELKOPF.may_claim(solo(shorten=shorten).view(1))
    assert DOPPELKOPF.may_claim(doppelkopf().said(*OKS).view(0))
