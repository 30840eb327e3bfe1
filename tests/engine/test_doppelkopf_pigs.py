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


def test_a_poverty_has_no_pigs_that_are_not_told_before() -> None:
    poor = "QC 9D AC AC TC TC KC AS AS TS 9H 9H"
    for pigs in ("played", "second"):
        taken = declared("poverty", poor, "AD AD", pigs=pigs).said("offer QC 9H 9D", "accept")
        assert taken.said(min(taken.may())).view(1).ranking.trumps[0] == read_card("TH")


# The second fox alone

FOXY = ("AD AD QC QH KD", "9D TD JS", "9D KD JH", "TH QC JD")


def first_fox(taken_by: str, *some: str) -> Seats:
    """Eldest holds both foxes and has led one, to a trick that seat 3 takes with a card, or not."""
    table = basic(*(some or FOXY), pigs="second")
    return table.after("0 play AD", "1 play 9D", "2 play 9D", f"3 play {taken_by}")


def top(table: Seats, seat: int) -> str:
    return str(table.view(seat).ranking.trumps[0])


def test_before_the_first_is_played_two_foxes_raise_nothing() -> None:
    assert top(basic(*FOXY, pigs="second"), 0) == "TH"


def test_the_second_fox_is_a_pig_once_the_first_came_home() -> None:
    home = first_fox("QC")
    assert top(home, 0) == "AD", "the other queen of clubs took it, and who holds the fox knows"
    assert [top(home, seat) for seat in (1, 2, 3)] == ["TH"] * 3
    assert home.state.pigs == 0
    raised = home.after("3 play JD", "0 play AD")
    assert (raised.state.pigs, raised.state.raised_in) == (1, 1)
    assert [top(raised, seat) for seat in (1, 2, 3)] == ["AD"] * 3
    assert raised.view(1).face_up[0] == (), "there is no other one to show"
    assert raised.after("1 play TD", "2 play KD").waits_for == (0,)


def test_it_has_not_come_home_while_nobody_can_know_whose_trick_it_was() -> None:
    unknown = first_fox("JD")
    assert top(unknown, 0) == "TH"
    assert unknown.after("3 play TH", "0 play AD").state.pigs == 0


def test_a_fox_that_takes_its_trick_itself_has_come_home() -> None:
    own = basic("AD AD QC QH KD", "9D TD JS", "9D KD JH", "AS AS TS TS KS KS 9S 9S AC AC TC TC", pigs="second")
    own = own.after("0 play AD", "1 play 9D", "2 play 9D", "3 play AS")
    assert own.waits_for == (0,)
    assert top(own, 0) == "AD"


def test_a_fox_that_others_have_caught_raises_nothing() -> None:
    caught = basic("AD AD QC QH KD QC", "9D TD JS", "9D KD JH", "TH JD", pigs="second")
    assert top(caught.after("0 play AD", "1 play 9D", "2 play 9D", "3 play JD"), 0) == "TH"


def test_tricks_before_it_keep_their_winners() -> None:
    raised = first_fox("QC").after("3 play JD", "0 play AD")
    assert [str(raised.state.ranking_of_trick(number).trumps[0]) for number in (0, 1)] == ["TH", "AD"]
    over = raised.played_out(0)
    assert over.result["tricks"][3] >= 1, "seat 3 keeps the trick of the first fox"


# In a poverty


POOR = "AC AC TC TC KC KC AS AS TS 9D 9H 9H"


def test_pigs_told_before_cards_change_hands_hold_in_a_poverty() -> None:
    offered = declared("poverty", POOR, "AD AD", pigs="told")
    assert offered.state.pigs == 1
    assert list(map(str, offered.view(3).face_up[1])) == ["AD", "AD"]
    gone = declared("poverty", POOR.replace("9H 9H", "AD AD"), pigs="told")
    offer = gone.after("0 offer 9D AD AD")
    assert (offer.state.pigs, offer.view(2).face_up[0]) == (1, ())
    taken = offer.after("1 accept", "1 give 9S 9S 9H")
    assert (taken.state.pigs, str(taken.view(2).ranking.trumps[0])) == (1, "AD")


def test_what_comes_together_only_by_the_exchange_is_no_pig() -> None:
    split = declared("poverty", POOR.replace("9H 9H", "AD KD"), "AD", pigs="told")
    taken = split.after("0 offer 9D KD AD", "1 accept", "1 give 9S 9S 9H")
    assert taken.state.pigs == 0
