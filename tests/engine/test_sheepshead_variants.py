"""Sheepshead as some tables play it: the blind of a named trick, lots, announced tricks, other times to show queens."""

import random
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engine.actions import read_action
from engine.deal import Deal
from engine.games.sheepshead import no_pick
from engine.games.sheepshead.rules import SHEEPSHEAD
from tests.engine.rules_table import Seats
from tests.engine.test_sheepshead_scoring import called, five, passed
from tests.properties.random_deals import random_deal, shuffled_start
from tests.support.soak import either

# A blind that goes with a trick the dealer names, and ties by lot


def test_the_dealer_names_the_trick_with_which_the_blind_of_a_leaster_goes_before_anybody_plays() -> None:
    table = passed("leaster", leasterblind="named", dealer=2)
    assert (table.phase, table.waits_for) == ("name", (2,))
    assert table.may() == {f"trick {number}" for number in range(1, 7)}
    assert table.refuses("2 trick 7") == table.refuses("2 trick 0") == "no-such-trick"
    assert table.refuses("1 trick 3") == "not-your-turn"
    assert table.refuses("2 play AC") == "not-now"
    named = table.said("trick 4")
    assert (named.phase, named.waits_for) == ("play", (3,))
    over = named.played_out()
    winner = over.state.play.tricks[3].winner(over.state.ranking)
    without = [sum(card.points for card in trick.cards) for trick in over.state.play.tricks]
    taken = [trick.winner(over.state.ranking) for trick in over.state.play.tricks]
    assert over.result["points"][winner] == 10 + sum(
        each for each, seat in zip(without, taken, strict=True) if seat == winner
    )


@pytest.mark.parametrize("leasterblind", ["last", "first", "nobody"])
def test_where_the_house_says_where_it_goes_no_trick_is_named(leasterblind: str) -> None:
    table = passed("leaster", leasterblind=leasterblind)
    assert table.phase == "play"
    assert table.refuses("0 trick 1") == "not-now"


@pytest.mark.parametrize("kind", ["moster", "mittler", "schneidster"])
def test_in_the_other_games_of_everybody_alone_the_dealer_names_it_too(kind: str) -> None:
    table = passed(kind, leasterblind="named", blitz="anybody").said("trick 1")
    assert table.phase == "crack"


def played_by_chance(seed: int, **options: Any) -> Deal:
    """A leaster of five played at random."""
    chance = random.Random(seed)
    among = {"allpass": ("leaster",)} | {name: (value,) for name, value in options.items()}
    start = shuffled_start("sheepshead", chance, among=among, numbers=(5,))
    deal = Deal(start).act(start.cutter, start.only_cut)  # type: ignore[arg-type]
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        deal = deal.act(seat, chance.choice([each for each in deal.legal_actions(seat) if str(each) != "pick"]))
    return deal


def test_a_tie_pays_nothing_or_a_lot_that_lay_in_the_blind_settles_it() -> None:
    tied = 0
    for seed in range(either(400, 2000)):
        paid, unpaid = played_by_chance(seed, ties="lot").outcome, played_by_chance(seed).outcome
        assert paid
        assert unpaid
        leaders = paid.details.get("lot")
        assert (leaders is None) == (unpaid.details["winner"] is not None)
        if isinstance(leaders, list):
            tied += 1
            assert paid.details["winner"] in leaders
            assert {paid.points[seat] for seat in leaders} == {
                min(p for p, t in zip(paid.points, paid.tricks, strict=True) if t)
            }
            assert sorted(paid.scores or ()) == [-1, -1, -1, -1, 4]
        else:
            assert paid == unpaid
        if tied > 2:
            return
    pytest.fail("nobody ever tied")


def test_the_lot_falls_to_each_as_often_whatever_the_blind() -> None:
    state = passed("leaster", ties="lot").state
    pairs = [replace(state, blind=pair) for pair in combinations(SHEEPSHEAD.pack(state.options, 5), 2)]
    lots = [no_pick.lot(each) for each in pairs]
    assert sorted(lots) == list(range(len(pairs)))
    assert no_pick.lot(replace(state, blind=state.blind[::-1])) == no_pick.lot(state)


# All tricks announced


def announcing(**options: Any) -> Seats:
    hands = ("9D 8D TH KH 8C 7C", "QC QS QH QD JC JS", "AC 7S AS KS 8S 7H", "JH JD TD TS KD 9H", "KC 9C 9S QH AH 8H")
    return five(hands=(*hands[:4], hands[4].replace("QH", "AD")), announced=True, bury="any", **options).said("pick")


def test_a_picker_may_announce_all_tricks_alone_while_burying_and_is_not_asked_for_a_partner() -> None:
    table = announcing()
    assert "alltricks" in table.may()
    said = table.after("1 alltricks")
    assert (said.phase, said.refuses("1 alltricks")) == ("bury", "sheepshead-late")
    over = said.said("bury TC 7D")
    assert over.phase == "play"
    contract = over.view(0).contract
    assert contract is not None
    assert (contract.name, contract.declarer) == ("sheepshead", 1)
    assert over.view(0).sides == (1, 0, 1, 1, 1)


def test_it_may_still_be_said_when_they_are_asked_whom_they_call_and_never_by_others_or_later() -> None:
    asked = announcing().said("bury QC 7D")
    assert asked.phase == "call"
    assert "alltricks" in asked.may()
    assert asked.said("alltricks").phase == "play"
    assert asked.refuses("2 alltricks") == "not-your-turn"
    assert asked.said("call C").refuses("1 alltricks") == "not-now"
    assert five(bury="any").said("pick").refuses("1 alltricks") == "sheepshead-never"
    assert "alltricks" not in five(bury="any").said("pick").may()
    assert five(announced=True).refuses("1 alltricks") == "not-now"


@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, 24), ({"notrick": "four"}, 32), ({"bump": True}, 24), ({"cap": "4"}, 24)],
)
def test_it_counts_twice_what_no_trick_does_won_or_lost(options: dict[str, Any], expected: int) -> None:
    won = announcing(**options).said("alltricks", "bury TC 7D").played_out(1).result
    assert (won["kind"], won["won"], won["partner"]) == ("sheepshead", True, None)
    assert won["scores"] == [-expected // 4] * 1 + [expected] + [-expected // 4] * 3
    lost = announcing(**options).said("alltricks", "bury QC QS").played_out(3).result
    assert (lost["won"], lost["side"][0] > 0) == (False, True)
    assert lost["scores"] == [-each for each in won["scores"]]
    assert "times" not in lost


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (4, {}), (4, {"four": "cut-throat"}), (5, {"five": "first-trick"}), (5, {"partner": "jack-of-diamonds"}),
     (5, {"five": "schiller"}), (6, {"six": "jack-and-ace"}), (7, {})],
)  # fmt: skip
def test_at_every_table_with_a_blind_it_is_one_against_all(players: int, options: dict[str, Any]) -> None:
    chance = random.Random(players)
    among = {"announced": (True,), "bury": ("any",)} | {name: (value,) for name, value in options.items()}
    start = shuffled_start("sheepshead", chance, among=among, numbers=(players,))
    deal = Deal(start).act(start.cutter, start.only_cut)  # type: ignore[arg-type]
    picker = deal.waiting_for[0]
    deal = deal.act(picker, read_action("pick")).act(picker, read_action("alltricks"))
    while deal.waiting_for:
        seat = deal.waiting_for[0]
        deal = deal.act(seat, chance.choice(deal.legal_actions(seat)))
    outcome = deal.outcome
    assert outcome
    assert (outcome.kind, outcome.partner) == ("sheepshead", None)
    assert outcome.scores
    assert outcome.scores[picker] == (6 if outcome.won else -6) * (players - 1)
    assert outcome.won == (outcome.tricks[picker] == sum(outcome.tricks))


def test_where_the_next_player_takes_half_the_blind_nobody_is_alone() -> None:
    chance = random.Random(7)
    start = shuffled_start("sheepshead", chance, among={"announced": (True,), "seven": ("draft",)}, numbers=(7,))
    deal = Deal(start).act(start.cutter, start.only_cut)  # type: ignore[arg-type]
    deal = deal.act(deal.waiting_for[0], read_action("pick"))
    assert read_action("alltricks") not in deal.legal_actions(deal.waiting_for[0])


# Queens shown before picking, and after the last card


@pytest.mark.parametrize("blitz", ["anybody", "cracked", "afterwards", "never"])
def test_where_others_may_blitz_too_no_queens_are_shown_before_picking(blitz: str) -> None:
    assert five(blitz=blitz, bury="any").may(1) == {"pick", "pass"}


def test_where_only_the_picker_blitzes_queens_are_shown_before_picking_and_who_shows_them_has_to_pick() -> None:
    table = five(blitz="picking", bury="any")
    assert table.may(1) == {"pick", "pass", "blitz-black"}
    assert table.refuses("2 blitz-black") == "not-your-turn"
    shown = table.after("1 blitz-black")
    assert (shown.may(1), shown.refuses("1 pass")) == ({"pick"}, "must-pick")
    assert {str(card) for card in shown.view(0).face_up[1]} == {"QC", "QS"}
    picked = shown.said("pick")
    assert picked.refuses("1 bury TC QC") == "bury-shown"
    assert not any("Q" in each for each in picked.may())
    over = picked.said("bury 9C AD", "call C")
    assert over.phase == "play"
    assert over.played_out(1).result["times"] == {"calls": 2}
    assert table.said("pick").refuses("1 blitz-black") == "not-now"
    assert table.said("pass").may() == {"pick", "pass"}


def test_after_the_last_card_who_played_both_queens_may_show_them() -> None:
    table = five(blitz="afterwards", bury="any").said("pick", "bury 9C AD", "call C")
    assert table.phase == "play"
    last = table
    while last.phase == "play":
        last = last.said(min(last.may()))
    assert (last.phase, last.waits_for) == ("blitz", (1,))
    assert last.may(1) == {"blitz-black", "pass"}
    assert last.after("1 blitz-black").result["times"] == {"calls": 2}
    assert "times" not in last.after("1 pass").result
    assert last.refuses("1 crack") == "may-not-double"
    assert last.refuses("2 blitz-red") == "not-your-turn"


def test_queens_that_were_buried_are_not_shown_after_the_last_card() -> None:
    table = five(blitz="afterwards", bury="any").said("pick", "bury QC AD", "call C")
    assert table.played_out(1).phase == "done"


def test_after_a_leaster_too_queens_may_be_shown() -> None:
    table = passed("leaster", blitz="afterwards")
    while table.phase == "play":
        table = table.said(min(table.may()))
    assert table.waits_for == (1,)
    result = table.after("1 blitz-black").result
    assert result["winner"] is None or max(result["scores"]) == 8


def test_who_does_not_double_says_pass_which_is_told_as_that() -> None:
    table = called()
    assert str(table.after("0 pass").state.said[-1][1]) == "pass"
    assert table.after("0 pass").state.said[-1][1].of == "crack"


# Partners by the first two cards of another rank


def test_the_first_two_jacks_make_partners_where_the_house_names_them() -> None:
    chance = random.Random(3)
    start = shuffled_start("sheepshead", chance, among={"four": ("first-queens",), "first": ("jacks",)}, numbers=(4,))
    *_, last = random_deal(start, chance)
    assert last.outcome
    jacks = [
        seat
        for trick in last.state.play.tricks
        for seat, card in zip(trick.seats, trick.cards, strict=True)
        if card.rank.letter == "J"
    ]
    assert {seat for seat, side in enumerate(last.outcome.sides) if side == 0} == {*jacks[:2]}
    assert last.outcome.kind == "first-named"
