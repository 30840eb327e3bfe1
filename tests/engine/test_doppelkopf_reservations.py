"""The Verband's rules of reservations, solos and weddings, a sentence a row, each played by the referee's own words."""

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import pytest

from engine.games.doppelkopf.contracts import SOLOS, solos_of
from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.rules import DOPPELKOPF
from tests.engine.doppelkopf_table import OKS, doppelkopf
from tests.engine.rules_table import Seats

BOTH = "QC QC"
VERBAND = tuple(name for name in SOLOS if name in solos_of(DoppelkopfOptions(ddv=True)))
COURT = (
    "QC QC TH TH QS QS AC 9C 9S KS 9H 9D",
    "JC JC AS AC KC TC QH TS 9S KD AH KH",
    "JS JS AS QH QD TC KC KS 9H TD AD KH",
)
ALONE = "AC KC KC 9C TH JC JS JD TH JC JS JD"
"""Three tricks that the first hand takes itself."""


def spoken(*said: str, some: tuple[str, ...] = ()) -> Seats:
    return doppelkopf(*some, ddv=True).said(*said)


def stands(table: Seats) -> dict[str, Any]:
    """What everybody knows."""
    view = table.view(None)
    contract = view.contract
    return {
        "phase": view.phase, "asked": view.waiting_for, "game": contract and contract.name,
        "by": contract and contract.declarer, "named": [str(action) for _, action in view.turns[4:]],
    }  # fmt: skip


# The sentence | what is said, from eldest, whose hand is the first | what comes of it
ROWS: list[tuple[str, tuple[str, ...], tuple[str, ...], Mapping[str, Any]]] = [
    ("asked is from eldest, and only whether", (), (), {"phase": "bid", "asked": (0,)}),
    ("no reservation: the normal game", OKS, (), {"phase": "play", "game": "basic", "by": None}),
    ("one reservation: who has it names it", ("ok", "ok", "special", "ok"), (), {"phase": "special", "asked": (2,)}),
    (
        "a wedding is named where nobody else has one",
        ("special", "ok", "ok", "ok", "declare wedding"), (BOTH,), {"phase": "play", "game": "wedding", "by": 0},
    ),
    (
        "two reservations: those who have one are asked in turn",
        ("ok", "special", "ok", "special"), (), {"phase": "special", "asked": (1,)},
    ),
    (
        "the first yes ends it",
        ("ok", "special", "ok", "special", "declare ace-solo"), (),
        {"phase": "play", "game": "ace-solo", "by": 1, "named": ["declare ace-solo"]},
    ),
    (
        "lower reservations are never named: a wedding behind the solo",
        ("special", "special", "ok", "ok", "declare club-solo"), ("", BOTH),
        {"phase": "play", "game": "club-solo", "by": 0, "named": ["declare club-solo"]},
    ),
    (
        "lower reservations are never named: a wedding before the solo",
        ("special", "special", "ok", "ok", "pass", "declare club-solo"), (BOTH,),
        {"phase": "play", "game": "club-solo", "by": 1, "named": ["pass", "declare club-solo"]},
    ),
    (
        "the third is asked when the first says no",
        ("special", "special", "special", "ok", "declare jack-solo"), ("", BOTH),
        {"phase": "play", "game": "jack-solo", "by": 0, "named": ["declare jack-solo"]},
    ),
    (
        "of three with a wedding in front the second has the solo",
        ("special", "special", "special", "ok", "pass", "declare jack-solo"), (BOTH,),
        {"phase": "play", "game": "jack-solo", "by": 1},
    ),
    (
        "eldest leads to a solo",
        ("ok", "ok", "special", "ok", "declare queen-solo"), (), {"phase": "play", "asked": (0,), "by": 2},
    ),
    ("both grannies and no reservation: it looks like a normal game", OKS, (BOTH,), {"game": "basic", "by": None}),
]  # fmt: skip


@pytest.mark.parametrize(("said", "some", "facts"), [row[1:] for row in ROWS], ids=[row[0] for row in ROWS])
def test_what_is_asked_and_played(said: tuple[str, ...], some: tuple[str, ...], facts: Mapping[str, Any]) -> None:
    assert facts.items() <= stands(spoken(*said, some=some)).items()


@pytest.mark.parametrize(("first", "second"), [*permutations(VERBAND, 2)])
def test_all_solos_are_equal_and_the_first_in_turn_is_played(first: str, second: str) -> None:
    table = spoken("special", "ok", "ok", "special", f"declare {first}")
    assert (stands(table)["game"], stands(table)["by"]) == (first, 0)
    assert table.refuses(f"3 declare {second}") == "not-now"


def test_which_reservation_it_is_shows_in_no_answer_before_it_is_named() -> None:
    """A wedding and a solo look the same to the others until one of them is played."""
    wedding, solo = (spoken("ok", "special", "ok", "special", some=("", hand)) for hand in (BOTH, "TH TH"))
    for seat in (None, 0, 2, 3):
        assert wedding.view(seat).turns == solo.view(seat).turns
        assert wedding.view(seat).sides == solo.view(seat).sides == (None,) * 4


# Weddings and silent solos


def test_who_wins_the_first_three_tricks_alone_has_a_solo_in_diamonds() -> None:
    wooing = spoken("special", "ok", "ok", "ok", "declare wedding", some=COURT)
    assert wooing.played("9S AS AS TS").view(None).sides[1] == 0, "any lead finds a partner"
    alone = wooing.played(ALONE)
    assert alone.view(None).sides == (0, 1, 1, 1)
    assert {"re"} == {each for each in alone.may(0) if not each.startswith("play ")}, "with nine cards, as if eleven"
    check_alone(alone.played_out().result, 0)


def test_who_keeps_both_grannies_to_themselves_scores_a_solo_with_the_times_of_a_normal_game() -> None:
    silent = spoken(*OKS, some=COURT)
    assert "re" in silent.may(0)
    assert "kontra" in silent.may(1)
    assert silent.played(ALONE).refuses("0 re") == "call-too-late", "after a wedding's three tricks it would be in time"
    check_alone(silent.played_out().result, 0)


def check_alone(result: dict[str, Any], soloist: int) -> None:
    """Three times for who is alone, no special points, no duty done, and the next deals."""
    net = sum(point["points"] * (1 - 2 * point["side"]) for point in result["extras"])
    assert result["scores"] == [3 * net if seat == soloist else -net for seat in range(4)]
    assert not {point["reason"] for point in result["extras"]} & {
        "against-the-grannies", "doppelkopf", "fox", "charlie"
    }  # fmt: skip
    assert DOPPELKOPF.duty(result) is None


def test_after_a_solo_the_next_deals() -> None:
    over = spoken("special", "ok", "ok", "ok", "declare ace-solo").played_out()
    outcome = DOPPELKOPF.outcome(over.state)
    assert outcome is not None
    assert DOPPELKOPF.next_deal(3, 4, outcome).dealer == 0
