"""Ramsch: who loses it and what, the skat that goes round, and rounds of it."""

from dataclasses import replace
from typing import Any

import pytest

from engine.cards import read_cards
from engine.dealing import Dealt
from engine.games import GAMES
from engine.games.skat.options import SkatOptions
from engine.games.skat.ramsch import Ramsch, shunned
from engine.match import Carried
from engine.options import read_options
from tests.engine.rules_table import Seats
from tests.engine.skat_table import MIGHTY, MIGHTY_SKAT, meek, skat

PASS = ("pass",) * 3


def options(**given: Any) -> SkatOptions:
    return read_options(SkatOptions, {"allpass": "ramsch", **given})


@pytest.mark.parametrize(
    ("given", "points", "tricks", "last", "scores"),
    [
        pytest.param({}, (60, 40, 10), (5, 3, 2), 2, (-70, 0, 0), id="the most points lose them and the skat"),
        pytest.param({"ramschskat": "nobody"}, (60, 40, 10), (5, 3, 2), 2, (-60, 0, 0), id="the skat is nobody's"),
        pytest.param({"ramschskat": "last"}, (50, 45, 15), (5, 3, 2), 1, (0, -55, 0), id="the last trick takes it"),
        pytest.param({}, (70, 40, 0), (6, 4, 0), 0, (-160, 0, 0), id="twice where one has no trick"),
        pytest.param({}, (0, 110, 0), (0, 10, 0), 1, (0, 120, 0), id="all tricks are a march"),
        pytest.param({}, (50, 50, 10), (4, 4, 2), 2, (-60, -60, 0), id="two who tie lose both"),
        pytest.param({"ramschtie": "last"}, (50, 50, 10), (4, 4, 2), 1, (0, -60, 0), id="or who took the last trick"),
        pytest.param({"ramschtie": "last"}, (50, 50, 10), (4, 4, 2), 2, (-60, -60, 0), id="both if neither did"),
        pytest.param({}, (37, 37, 36), (4, 3, 3), 0, (-47, -47, 0), id="two of three"),
        pytest.param({}, (38, 38, 38), (4, 3, 3), 0, (0, 0, 0), id="three who tie lose nothing"),
        pytest.param(
            {"ramscheven": "each", "ramschskat": "nobody"}, (38, 38, 38), (4, 3, 3), 0, (-38, -38, -38), id="or all"
        ),
        pytest.param({"ramschloser": "fixed"}, (60, 40, 10), (5, 3, 2), 2, (-10, 0, 0), id="a fixed loss of ten"),
        pytest.param({"ramschloser": "fixed"}, (70, 40, 0), (6, 4, 0), 0, (-15, 0, 0), id="fifteen"),
        pytest.param({"ramschloser": "fixed"}, (0, 110, 0), (0, 10, 0), 1, (0, -20, 0), id="twenty"),
        pytest.param({"ramschloser": "fewest"}, (60, 40, 10), (5, 3, 2), 2, (0, 0, 10), id="fewest points win ten"),
        pytest.param({"ramschloser": "fewest"}, (70, 40, 0), (6, 4, 0), 0, (0, 0, 20), id="twenty without a trick"),
        pytest.param({"ramschloser": "fewest"}, (70, 20, 20), (6, 2, 2), 0, (0, 10, 10), id="each of those tied"),
        pytest.param({"ramschloser": "club"}, (60, 40, 10), (5, 3, 2), 2, (0, 0, 23), id="the clubs' game of 23"),
        pytest.param({"ramschloser": "club"}, (70, 20, 20), (6, 2, 2), 0, (0, 12, 12), id="which two halve"),
        pytest.param(
            {"ramschloser": "club", "ramschclub": "ten"}, (70, 20, 20), (6, 2, 2), 0, (0, 10, 10), id="or have ten of"
        ),
        pytest.param({"ramschloser": "club"}, (40, 40, 40), (4, 3, 3), 0, (0, 0, 0), id="and three have nothing of"),
    ],
)  # fmt: skip
def test_who_pays_and_what(
    given: dict[str, Any], points: tuple[int, ...], tricks: tuple[int, ...], last: int, scores: tuple[int, ...]
) -> None:
    assert shunned(options(**given), points, tricks, 10, last).scores == scores


@pytest.mark.parametrize(
    ("virgins", "points", "tricks", "scores"),
    [
        pytest.param((2,), (70, 40, 0), (6, 4, 0), (-320, 0, 0), id="announced it doubles once more"),
        pytest.param((2,), (70, 30, 10), (6, 3, 1), (0, 0, -120), id="failed it costs 120 and nobody else anything"),
        pytest.param((0, 2), (0, 110, 0), (0, 10, 0), (0, 480, 0), id="two of them"),
        pytest.param((1, 2), (0, 110, 0), (0, 10, 0), (0, -120, 0), id="one of whom fails"),
    ],
)
def test_a_virgin_may_be_announced(
    virgins: tuple[int, ...], points: tuple[int, ...], tricks: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    assert shunned(options(), points, tricks, 10, 0, virgins=virgins).scores == scores


def test_each_is_asked_whether_they_take_no_trick_after_the_skat_went_round() -> None:
    asked = pushed(ramschvirgin=True).said("push", "push", "push")
    assert (asked.phase, asked.waits_for, asked.may()) == ("virgin", (1,), {"virgin", "pass"})
    assert asked.said("virgin").waits_for == (2,)
    played = asked.said("virgin", "pass", "pass")
    assert (played.phase, played.waits_for) == ("play", (1,))
    lost = played.played_out(1).result
    assert (lost["scores"], lost["failed"], lost["losers"], lost["times"]) == ([0, -960, 0], [1], [1], 8)
    kept = asked.said("pass", "virgin", "pass").played_out(1).result
    assert (kept["scores"], kept["kept"]) == ([0, 120 * 2 * 8, 0], [2])
    assert pushed().refuses("1 virgin") == "not-now"
    assert pushed(ramschvirgin=True, ramschloser="fixed").said("push", "push", "push").phase == "play"


def test_the_dealer_may_have_thirty_on_the_list_when_everybody_passes() -> None:
    rules = GAMES["skat"]
    passed = skat(passedin="dealer").said(*PASS).result
    assert (passed["kind"], passed["scores"], passed["dealer"]) == ("passed", [0, 0, 0], 0)
    assert (rules.listed(passed, 3), rules.listed(passed, 3, 1)) == ((30, 0, 0), (0, 0, 0, 30))
    plain = skat().said(*PASS).result
    assert "dealer" not in plain
    assert (rules.listed(plain, 3), rules.listed(plain, 3, 1)) == ((0, 0, 0), (0, 0, 0, 0))


def test_where_two_share_the_clubs_game_they_share_what_the_list_adds() -> None:
    shared = {"kind": "ramsch", "declarer": None, "won": True, "best": [0, 2], "scores": [12, 0, 12]}
    assert GAMES["skat"].listed(shared, 3) == (37, 0, 37)
    assert GAMES["skat"].listed({**shared, "scores": [10, 0, 10], "ten": True}, 3) == (10, 0, 10)
    assert GAMES["skat"].listed({**shared, "best": [0], "scores": [23, 0, 0]}, 3) == (73, 0, 0)


def test_when_all_pass_it_is_played_by_everybody_alone_and_eldest_leads() -> None:
    played = skat(allpass="ramsch").said(*PASS)
    view = played.view(0)
    assert (played.phase, played.waits_for, view.sides) == ("play", (1,), (None, None, None))
    assert view.contract is not None
    assert (view.contract.name, view.contract.declarer, view.contract.extras) == ("ramsch", None, ())
    assert "".join(map(str, played.state.ranking.trumps)) == "JCJSJHJD"
    assert not played.rules.may_claim(view)
    result = played.played_out(1).result
    assert (result["kind"], result["declarer"], result["side"], result["bid"]) == ("ramsch", None, None, None)
    assert (result["march"], result["scores"], result["skat"], result["won"]) == (1, [0, 120, 0], 11, True)


def test_a_loser_is_the_one_who_lost() -> None:
    lost = meek(allpass="ramsch").said(*PASS).played_out().result
    losers = lost["losers"]
    assert lost["won"] is False
    assert [score < 0 for score in lost["scores"]] == [seat in losers for seat in range(3)]


def pushed(**given: Any) -> Seats:
    return skat(allpass="schieberamsch", **given).said(*PASS)


def test_the_skat_goes_round_from_eldest() -> None:
    table = pushed()
    assert (table.phase, table.waits_for, table.may()) == ("pushing", (1,), {"pickup", "push"})
    looked = table.said("pickup")
    assert (looked.phase, len(looked.state.hands[1])) == ("passing", 12)
    on = looked.said("discard 9C AS")
    assert (on.phase, on.waits_for) == ("pushing", (2,))
    assert [list(map(str, on.view(seat).aside)) for seat in (0, 1, 2, None)] == [[], ["9C", "AS"], [], []]
    last = on.said("push", "pickup")
    assert set(map(str, last.state.hands[0])) >= {"9C", "AS"}
    played = last.said("discard 9C AS")
    assert (played.phase, played.waits_for) == ("play", (1,))
    assert [len(played.view(seat).aside) for seat in (0, 1, 2)] == [2, 0, 0]


def test_jacks_stay_unless_the_table_says_otherwise() -> None:
    assert pushed().said("pickup").refuses("1 discard 7C JC") == "jacks-stay"
    assert not any("J" in action for action in pushed().said("pickup").may())
    assert pushed(ramschjacks=True).said("pickup", "discard JC JS").phase == "pushing"


def test_each_who_passes_on_unseen_doubles() -> None:
    thrice = pushed().said("push", "push", "push")
    assert (thrice.phase, thrice.view(None).contract.extras) == ("play", ("times-8",))  # type: ignore[union-attr]
    assert thrice.played_out(1).result["scores"] == [0, 960, 0]
    assert thrice.played_out(1).result["times"] == 8


def test_who_looked_may_knock_and_who_did_not_may_not() -> None:
    table = pushed(ramschknock=True)
    asked = table.said("pickup", "discard 9C AS")
    assert (asked.phase, asked.waits_for, asked.may()) == ("knock", (1,), {"knock", "pass"})
    assert asked.said("knock").waits_for == asked.said("pass").waits_for == (2,)
    assert table.said("push").phase == "pushing"
    assert asked.said("knock", "push", "push").view(0).contract.extras == ("times-8",)  # type: ignore[union-attr]
    assert asked.said("pass", "push", "push").view(0).contract.extras == ("times-4",)  # type: ignore[union-attr]
    assert pushed().refuses("1 knock") == "not-now"


def round_of(counts: dict[str, int], **given: Any) -> Seats:
    rules = GAMES["skat"]
    given = {"allpass": "schieberamsch", "bock": True, "bockramsch": True, **given}
    cards = Dealt(tuple(map(read_cards, MIGHTY)), read_cards(MIGHTY_SKAT))
    return Seats("skat", rules.begin(read_options(rules.options, given), 0, cards, Carried.of(counts)))


def test_in_a_round_nobody_bids_but_each_may_play_grand_from_the_hand_first() -> None:
    table = round_of({"ramsch": 3})
    assert (table.phase, table.waits_for) == ("grandhand", (1,))
    assert {"declare grand", "pass"} <= table.may()
    assert table.refuses("1 declare clubs") == "grand-or-pass"
    assert table.said("pass", "pass", "pass").phase == "pushing"


def test_after_a_grand_the_same_dealer_deals_again_and_the_round_is_as_long() -> None:
    table = round_of({"ramsch": 3, "bock": 3})
    grand = table.said("declare grand")
    assert (grand.phase, grand.state.declarer, grand.view(1).sides) == ("play", 1, (1, 0, 1))
    ended = grand.played_out(1)
    result, follows = ended.result, table.rules.next_deal(0, 3, table.rules.outcome(ended.state))
    assert (result["kind"], result["hand"], result["scores"]) == ("grand", True, [0, 24 * 8, 0])
    assert (follows.dealer, dict(follows.carried.counts)) == (0, {"ramsch": 3, "bock": 3})
    plain = table.said(*PASS, "push", "push", "push").played_out(1)
    follows = table.rules.next_deal(0, 3, table.rules.outcome(plain.state))
    assert (follows.dealer, dict(follows.carried.counts)) == (1, {"ramsch": 2, "bock": 3})
    assert plain.result["times"] == 8


def test_after_a_kontra_that_failed_it_is_played_at_once_and_plain() -> None:
    table = round_of({"kontralost": 1})
    assert (table.phase, table.waits_for) == ("play", (1,))
    follows = table.rules.next_deal(0, 3, table.rules.outcome(table.played_out(1).state))
    assert follows.carried is None


def test_a_ramsch_counts_double_in_a_round_of_bock() -> None:
    table = round_of({"bock": 2}).said(*PASS, "push", "push", "push")
    assert table.state.ramsch == Ramsch(passed=(1, 2, 0))
    assert table.played_out(1).result["times"] == 16


def test_what_was_left_means_nothing_where_the_table_does_not_play_it() -> None:
    cards = Dealt(tuple(map(read_cards, MIGHTY)), read_cards(MIGHTY_SKAT))
    state = GAMES["skat"].begin(SkatOptions(), 0, cards, Carried.of({"ramsch": 3, "bock": 2, "kontralost": 1}))
    assert (state.phase, state.times) == ("auction", 1)
    assert replace(state, carried=None).phase == "auction"
