"""Doppelkopf: second loonies and pigs, which change what beats what."""

from dataclasses import replace

import pytest

from engine.cards import read_card, read_cards, write_cards
from engine.games.doppelkopf.contracts import ranking_for
from engine.trick import Trick
from tests.engine.doppelkopf_table import basic, declared
from tests.engine.rules_table import Seats

PIGGY = "AD AD 9D 9D QC AC 9C KC KC TC TC AC"
SUPER = "9D 9D KD KD QC TC 9C KC TC AC AC KC"


def led(*some: str, lead: str, **options: bool | str) -> Seats:
    return basic(*some, **options).after(f"0 play {lead}")


# Second loonies


@pytest.mark.parametrize(("loonies", "winner"), [("first", 0), ("second", 1), ("not-last", 1)])
def test_which_of_two_loonies_wins(loonies: str, winner: int) -> None:
    table = led("TH QC", "TH QC", "9D", "9D", lead="TH", loonies=loonies).played("TH 9D 9D")
    assert table.waits_for == (winner,)


@pytest.mark.parametrize(("loonies", "winner"), [("first", 0), ("second", 1), ("not-last", 0)])
def test_in_the_last_trick_the_first_wins_where_the_table_has_it_so(loonies: str, winner: int) -> None:
    table = basic("TH QC", "TH QC", "9D", "9D", loonies=loonies)
    held = tuple((read_card(card),) for card in ("TH", "TH", "9D", "9D"))
    other = Trick((0, 1, 2, 3), read_cards("AC KC 9C TC"))
    play = replace(table.state.play, hands=held, tricks=(other,) * 11, turn=0)
    last = Seats(table.game, replace(table.state, play=play)).played("TH TH 9D 9D")
    assert [last.result["tricks"][seat] for seat in (winner, 1 - winner)] == ([12, 0] if winner == 0 else [1, 11])


# Pigs


def test_two_foxes_in_one_hand_are_known_as_pigs_when_the_first_is_played() -> None:
    table = basic("TH QC KD", PIGGY, "KD", "TD", pigs="played")
    before = table.view(2)
    assert before.contract is not None
    assert (before.contract.extras, before.face_up[1]) == ((), ())
    after = table.played("TH AD").view(2)
    assert after.contract is not None
    assert after.contract.extras == ("pigs",)
    assert [str(card) for card in after.face_up[1]] == ["AD"], "everybody knows who has the other"
    assert after.ranking.trumps[0] == read_card("AD")


def test_pigs_beat_the_loonies() -> None:
    for pigs, winner in ((False, 0), ("played", 1), ("told", 1)):
        table = basic("TH QC KD", PIGGY.replace("QC", "TS"), "QC KD", "TD", pigs=pigs).played("TH AD KD TD")
        assert table.waits_for == (winner,)


def test_who_has_them_ranks_them_so_before_anybody_knows() -> None:
    table = basic("TH QC", PIGGY.replace("QC", "TS"), pigs="played")
    assert table.view(1).ranking.trumps[0] == read_card("AD")
    assert table.view(0).ranking.trumps[0] == read_card("TH")


def test_told_before_play_all_see_them_in_the_hand() -> None:
    table = basic("TH QC", PIGGY.replace("QC", "TS"), pigs="told")
    for viewer in (None, 0, 1, 2, 3):
        assert write_cards(table.view(viewer).face_up[1]) == "AD AD"
        assert table.view(viewer).ranking.trumps[0] == read_card("AD")


def test_foxes_in_two_hands_stay_foxes() -> None:
    table = basic("TH QC 9D", "AD", "AD QC", "TD", pigs="told")
    assert table.view(None).ranking.trumps[0] == read_card("TH")
    assert table.played("TH AD AD TD").waits_for == (0,)


def test_pigs_are_not_caught() -> None:
    reasons = []
    for pigs in (False, "told"):
        table = basic("TH QC", PIGGY.replace("QC", "TS"), "QC", pigs=pigs, scoring="verband").played_out(0)
        reasons.append({point["reason"] for point in table.result["extras"]})
    assert "fox" in reasons[0]
    assert "fox" not in reasons[1]


@pytest.mark.parametrize(
    ("level", "tops"),
    [(0, "TH QC"), (1, "AD TH"), (2, "9D AD TH"), (3, "KD 9D AD TH")],
)
def test_super_pigs_stand_above_pigs_and_hyper_pigs_above_those(level: int, tops: str) -> None:
    assert ranking_for("basic", pigs=level).trumps[: len(tops.split())] == read_cards(tops)


def test_without_nines_the_kings_are_super_pigs() -> None:
    assert ranking_for("basic", nines=False, pigs=2).trumps[:3] == read_cards("KD AD TH")


def test_super_pigs_are_there_only_after_pigs() -> None:
    table = basic("AD AD TH QC", SUPER.replace("QC", "TS"), pigs="played", superpigs="hyper")
    assert table.view(1).ranking.trumps[0] == read_card("TH"), "no pigs yet"
    pigs = table.after("0 play AD")
    assert pigs.view(1).ranking.trumps[:3] == read_cards("KD 9D AD")
    raised = pigs.after("1 play 9D").view(3)
    assert raised.contract is not None
    assert raised.contract.extras == ("pigs", "super-pigs")
    assert raised.ranking.trumps[:2] == read_cards("9D AD")


def test_told_before_play_all_that_follow_each_other_are_told() -> None:
    table = basic(SUPER.replace("QC", "TS"), "AD AD TH QC", pigs="told", superpigs="super")
    contract = table.view(3).contract
    assert contract is not None
    assert contract.extras == ("pigs", "super-pigs")
    assert write_cards(table.view(3).face_up[0]) == "9D 9D"


@pytest.mark.parametrize(
    ("words", "options", "top"),
    [
        ("club-solo", {}, "TH"),
        ("club-solo", {"pigsolos": True}, "AC"),
        ("diamond-solo", {"pigsolos": True}, "TH"),
        ("jack-solo", {"pigsolos": True}, "JC"),
        ("wedding", {}, "TH"),
    ],
)
def test_in_solos_the_aces_of_the_trump_suit_are_pigs_if_any(words: str, options: dict[str, bool], top: str) -> None:
    table = declared(words, "QC QC AC AC", "AD", "AD", pigs="told", **options)
    assert table.view(None).ranking.trumps[0] == read_card(top)


def test_a_poverty_has_no_pigs() -> None:
    poor = "QC 9D AC AC TC TC KC AS AS TS 9H 9H"
    taken = declared("poverty", poor, "AD AD", pigs="told").said("offer QC 9H 9D", "accept")
    assert taken.said(min(taken.may())).view(None).ranking.trumps[0] == read_card("TH")
