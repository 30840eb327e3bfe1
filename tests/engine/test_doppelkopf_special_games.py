"""Doppelkopf: poverty, weddings and solos as house rules have them."""

from typing import Any

import pytest

from engine.games.doppelkopf.options import DoppelkopfOptions, in_force
from tests.engine.doppelkopf_table import OKS, declared, doppelkopf
from tests.engine.rules_table import Seats

POOR = "QC 9D AC AC TC TC KC AS AS TS 9H 9H"
"""Two trumps."""
FOUR = "QC 9D 9D JD AC AC TC TC KC AS AS TS"
FOXY = "QC 9D JD AD AC AC TC TC KC AS AS TS"
TWO_FOXES = "QC 9D AD AD AC AC TC TC KC AS AS TS"


def poverty(hand: str, **options: bool | str) -> Seats:
    return declared("poverty", hand, **options)


# Poverty


def test_a_table_may_have_none() -> None:
    table = doppelkopf(POOR, poverty=False).said("special", "ok", "ok", "ok")
    assert table.refuses("0 declare poverty") == "no-poverty"


def test_with_four_trumps_four_cards_change_hands() -> None:
    assert doppelkopf(FOUR).said("special", "ok", "ok", "ok").refuses("0 declare poverty") == "too-rich"
    offered = poverty(FOUR, poverty="four").said("offer QC 9D 9D JD")
    taken = offered.said("accept")
    assert len(taken.state.hands[1]) == 16
    given = taken.said(min(taken.may()))
    assert [len(hand) for hand in given.state.hands] == [12] * 4


@pytest.mark.parametrize(
    ("foxes", "hand", "may"),
    [
        ("count", FOXY, False),
        ("lone", FOXY, True),
        ("lone", TWO_FOXES, False),
        ("kept", FOXY, True),
        ("kept", TWO_FOXES, True),
    ],
)
def test_whether_foxes_are_counted(foxes: str, hand: str, may: bool) -> None:
    table = doppelkopf(hand, povertyfox=foxes).said("special", "ok", "ok", "ok")
    assert ("declare poverty" in table.may(0)) == may


def test_foxes_that_are_kept_are_shown() -> None:
    offered = poverty(FOXY, povertyfox="kept").said("offer QC 9D JD")
    assert [str(card) for card in offered.view(2).face_up[0]] == ["AD"]
    alone = poverty(FOXY, povertyfox="lone").said("offer QC 9D JD")
    assert alone.view(2).face_up[0] == ()


def test_who_is_asked_may_look_first_where_the_table_lets_them() -> None:
    for sees in (False, True):
        offered = poverty(POOR, povertysees=sees).said("offer QC 9H 9D")
        assert bool(offered.view(1).aside) == sees
        assert not offered.view(2).aside, "not yet asked"
        assert bool(offered.said("pass").view(2).aside) == sees
        assert not offered.said("pass").view(None).aside


def test_who_leads_to_a_poverty() -> None:
    for lead, seat in (("eldest", 0), ("left", 3)):
        taken = poverty(POOR, povertylead=lead).said("offer QC 9H 9D", "pass", "accept")
        assert taken.said(min(taken.may())).waits_for == (seat,)


def test_how_many_trumps_are_given_back_is_told_where_the_table_has_it_so() -> None:
    for told, extras in ((True, ("trumps-2",)), (False, ())):
        taken = poverty(POOR, trumpsback=told).said("offer QC 9H 9D", "accept")
        contract = taken.said("give QC 9H 9D").view(None).contract
        assert contract is not None
        assert contract.extras == extras


def test_a_poverty_nobody_takes_is_played_by_each_alone_where_the_table_has_it_so() -> None:
    left = ("offer QC 9H 9D", "pass", "pass", "pass")
    assert poverty(POOR).said(*left).result["kind"] == "redeal"
    table = poverty(POOR, unwanted="black-pig", scoring="verband").said(*left)
    assert [len(hand) for hand in table.state.hands] == [12] * 4
    assert table.view(0).sides == (None,) * 4
    assert table.refuses("0 re") == "no-announcements"
    result = table.played_out(1).result
    most = result["points"].index(max(result["points"]))
    assert (result["kind"], result["loser"], result["team"]) == ("black-pig", most, None)
    assert result["scores"] == [-3 if seat == most else 1 for seat in range(4)]


def test_a_poverty_brings_no_point_against_the_grannies() -> None:
    taken = poverty(POOR, scoring="verband").said("offer QC 9H 9D", "accept")
    result = taken.said(min(taken.may())).played_out(2).result
    assert not result["won"]
    assert "against-the-grannies" not in {point["reason"] for point in result["extras"]}


# Weddings

WOOER = "QC QC TH TH QS QS AC 9C 9S KS 9H 9D"
OTHERS = ("JC JC AS AC KC TC QH TS 9S KD AH KH", "JS JS AS QH QD TC KC KS 9H TD AD KH")


@pytest.mark.parametrize(
    ("wooing", "words", "first", "finds"),
    [
        ("any", "wedding", "9S AS AS TS", True),
        ("trump", "wedding", "9S AS AS TS", False),
        ("plain", "wedding", "9S AS AS TS", True),
        ("plain", "wedding", "9D KD TD JD", False),
        ("trump", "wedding", "9D KD TD JD", True),
        ("suit", "wedding spades", "9S AS AS TS", True),
        ("suit", "wedding clubs", "9S AS AS TS", False),
    ],
)
def test_which_trick_finds_a_partner(wooing: str, words: str, first: str, finds: bool) -> None:
    table = declared(words, WOOER, *OTHERS, wooing=wooing).played(first)
    assert (None not in table.view(None).sides) == finds


def test_where_a_suit_is_to_be_named_it_is() -> None:
    table = doppelkopf(WOOER, wooing="suit").said("special", "ok", "ok", "ok")
    assert {word for word in table.may(0) if "wedding" in word} == {
        f"declare wedding {suit}" for suit in ("clubs", "spades", "hearts")
    }
    assert table.refuses("0 declare wedding") == "wedding-suit"
    usual = doppelkopf(WOOER, weddings=True).said("special", "ok", "ok", "ok")
    assert usual.refuses("0 declare wedding hearts") == "one-wedding"


def test_a_silent_solo_may_count_as_a_normal_game() -> None:
    for silent, has_extras in (("solo", False), ("normal", True)):
        table = doppelkopf("", "QC QC", scoring="verband", silent=silent).said(*OKS).played_out(3)
        reasons = {point["reason"] for point in table.result["extras"]}
        assert bool(reasons & {"against-the-grannies", "fox", "doppelkopf", "charlie"}) == has_extras
        assert table.result["scores"][1] == -3 * table.result["scores"][0]


# Solos


def test_which_solos_a_table_knows() -> None:
    for solos, known in (
        ("book", {"international-solo"}),
        ("verband", set()),
        ("many", {"international-solo", "king-solo"}),
    ):
        table = doppelkopf(solos=solos).said("special", "ok", "ok", "ok")
        words = {word.removeprefix("declare ") for word in table.may(0)}
        assert words & {"international-solo", "king-solo"} == known
    assert doppelkopf().said("special", "ok", "ok", "ok").refuses("0 declare king-solo") == "no-such-solo"


@pytest.mark.parametrize(
    ("options", "seat"),
    [({}, 0), ({"sololead": "soloist"}, 2), ({"sololead": "duty"}, 0), ({"sololead": "duty", "duty": True}, 2)],
)
def test_who_leads_to_a_solo(options: dict[str, Any], seat: int) -> None:
    assert declared("queen-solo", by=2, **options).waits_for == (seat,)


# What hangs on what


def test_what_others_leave_without_effect_is_as_usual() -> None:
    rules = in_force(DoppelkopfOptions(ddv=True, scoring="doubling", pigs="told", bock="stacked", duty=True))
    assert rules == DoppelkopfOptions(ddv=True, duty=True)
    assert in_force(DoppelkopfOptions(caught="always", bockzero=True)) == DoppelkopfOptions()
    scored = DoppelkopfOptions(scoring="doubling", grannies="before", bock="ignored", bockzero=True)
    assert in_force(scored) == scored
