"""Doppelkopf: hands with which a new deal may be asked for, each condition a house rule of its own."""

from typing import Any

import pytest

from engine.cards import read_cards
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.redeals import may_redeal
from tests.engine.doppelkopf_table import doppelkopf

OFF: dict[str, Any] = {"kings": False, "bigs": False, "fewtrumps": False}

# The sentence | the house rules besides those that are off | a hand with it | one that lacks it by a card
ROWS: list[tuple[str, dict[str, Any], str, str]] = [
    ("five kings", {"kings": "5"}, "KC KC KS KS KD TH QC QS JC JD 9C 9S", "KC KC KS KS AD TH QC QS JC JD 9C 9S"),
    ("six kings", {"kings": "6"}, "KC KC KS KS KD KH QC QS JC JD 9C 9S", "KC KC KS KS KD AH QC QS JC JD 9C 9S"),
    (
        "eight aces and tens together, the loonies among them",
        {"bigs": "8"},
        "TH AC TC AS TS AD TD AH QC QS JC 9C",
        "TH AC TC AS TS AD TD 9H QC QS JC 9C",
    ),
    ("or seven", {"bigs": "7"}, "TH AC TC AS TS AD TD 9H QC QS JC 9C", "TH AC TC AS TS AD KD 9H QC QS JC 9C"),
    (
        "exactly one trump",
        {"fewtrumps": "one"},
        "QC AC AC TC KC AS AS TS KS AH AH KH",
        "QC JC AC TC KC AS AS TS KS AH AH KH",
    ),
    (
        "no trump at all is not exactly one",
        {"fewtrumps": "one"},
        "QC AC AC TC KC AS AS TS KS AH AH KH",
        "TC AC AC TC KC AS AS TS KS AH AH KH",
    ),
    (
        "three trumps or fewer",
        {"fewtrumps": "three"},
        "QC JC 9D TC KC AS AS TS KS AH AH KH",
        "QC JC 9D TH KC AS AS TS KS AH AH KH",
    ),
    ("five nines", {"manynines": "5"}, "9C 9C 9S 9S 9D TH QC QS JC JD AC AS", "9C 9C 9S 9S AD TH QC QS JC JD AC AS"),
    (
        "seven kings and nines",
        {"lows": "7"},
        "9C 9C 9S 9S KC KC KS QS JC JD AC AS",
        "9C 9C 9S 9S KC KC AH QS JC JD AC AS",
    ),
    (
        "eight kings and nines",
        {"lows": "8"},
        "9C 9C 9S 9S KC KC KS KS JC JD AC AS",
        "9C 9C 9S 9S KC KC KS QS JC JD AC AS",
    ),
    (
        "four kings and four nines",
        {"lows": "four-each"},
        "9C 9C 9S 9S KC KC KS KS JC JD AC AS",
        "9C 9C 9S KH KC KC KS KS JC JD AC AS",
    ),
    (
        "a king of each suit",
        {"allsuits": "kings"},
        "KC KS KH KD TH QC QS JC JD AC AS 9C",
        "KC KS KH KH TH QC QS JC JD AC AS 9C",
    ),
    (
        "a nine of each suit",
        {"allsuits": "nines"},
        "9C 9S 9H 9D TH QC QS JC JD AC AS KC",
        "9C 9S 9H 9H TH QC QS JC JD AC AS KC",
    ),
    (
        "or either",
        {"allsuits": "either"},
        "9C 9S 9H 9D TH QC QS JC JD AC AS KC",
        "9C 9S 9H KD TH QC QS JC JD AC AS KC",
    ),
    (
        "more than eighty card points",
        {"handpoints": "rich"},
        "AC AC TC TC AS AS TS KS QC 9S JC 9H",
        "AC AC TC TC AS AS TS KS 9C 9S JC 9H",
    ),
    (
        "eighty or more",
        {"handpoints": "rich-from-80"},
        "AC AC TC TC AS AS TS KS JC 9S 9C 9H",
        "AC AC TC TC AS AS TS QS JC 9S 9C 9H",
    ),
    (
        "eighty or more, or poor",
        {"handpoints": "both-from-80"},
        "QC QS QH QD JC JS JH JD AC 9C 9C 9S",
        "QC QS QH QD JC JS JH JD AC KC 9C 9S",
    ),
    (
        "fewer than thirty-five",
        {"handpoints": "poor"},
        "QC QS QH QD JC JS JH JD AC 9C 9C 9S",
        "QC QS QH QD JC JS JH JD AC KC 9C 9S",
    ),
    (
        "rich or poor",
        {"handpoints": "both"},
        "QC QS QH QD JC JS JH JD AC 9C 9C 9S",
        "QC QS QH QD JC JS JH JD AC KC 9C 9S",
    ),
    (
        "no trump above the jack of diamonds",
        {"toptrump": "jack"},
        "JD AD TD AC AC TC KC AS AS TS KS AH",
        "JH AD TD AC AC TC KC AS AS TS KS AH",
    ),
    (
        "no trump above the fox",
        {"toptrump": "fox"},
        "AD TD KD AC AC TC KC AS AS TS KS AH",
        "JD TD KD AC AC TC KC AS AS TS KS AH",
    ),
    (
        "no trump above the king of diamonds",
        {"toptrump": "king"},
        "KD 9D 9D AC AC TC KC AS AS TS KS AH",
        "TD 9D 9D AC AC TC KC AS AS TS KS AH",
    ),
    (
        "no trump at all",
        {"toptrump": "king"},
        "AH KH 9H AC AC TC KC AS AS TS KS AH",
        "AH KH TH AC AC TC KC AS AS TS KS AH",
    ),
]


@pytest.mark.parametrize(("options", "with_it", "without"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_a_hand_for_a_new_deal(options: dict[str, Any], with_it: str, without: str) -> None:
    rules = DoppelkopfOptions(**(OFF | options))
    assert may_redeal(rules, read_cards(with_it))
    assert not may_redeal(rules, read_cards(without))
    assert not may_redeal(DoppelkopfOptions(**OFF), read_cards(with_it))


KINGS = "KC KC KS KS KD"


def test_at_once_it_ends_the_deal_before_anybody_else_speaks() -> None:
    table = doppelkopf("", "", KINGS).after("2 redeal")
    assert (table.phase, table.result["kind"]) == ("done", "redeal")


def test_as_the_lowest_reservation_it_is_named_in_turn() -> None:
    table = doppelkopf("", "", KINGS, redealing="lowest")
    assert table.refuses("2 redeal") == "not-now"
    asked = table.said("ok", "ok", "special", "ok")
    assert "redeal" in asked.may(2)
    assert asked.said("redeal").result["kind"] == "redeal"


def test_any_other_reservation_goes_before_it() -> None:
    asked = doppelkopf("QC QC", "", KINGS, redealing="lowest").said("special", "ok", "special", "ok")
    played = asked.said("declare wedding", "redeal")
    assert played.view(None).contract is not None
    assert played.state.name == "wedding"
    assert doppelkopf(KINGS, "QC QC", redealing="lowest").said(
        "special", "special", "ok", "ok", "redeal", "declare wedding"
    ).state.name == "wedding"  # fmt: skip


def test_without_such_a_hand_it_is_refused_there_too() -> None:
    asked = doppelkopf("QC QC", redealing="lowest").said("special", "ok", "ok", "ok")
    assert asked.refuses("0 redeal") == "redeal-without"
