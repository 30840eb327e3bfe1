"""There is a record of every contract of Doppelkopf, and of every reason for a point that is seldom seen."""

from typing import Any

import pytest

from engine.games.doppelkopf.contracts import SOLOS
from tests.records.test_golden_cousins import results

RESULTS = results("doppelkopf")


def test_every_contract_is_there() -> None:
    kinds = {result["kind"] for result in RESULTS.values()}
    assert kinds == {*SOLOS, "basic", "silent-solo", "wedding", "poverty", "black-pig", "redeal"}


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("basic", {"won": True, "declarer": None, "partner": None, "scores": None}),
        ("silent-solo", {"declarer": 1, "partner": None, "team": [1]}),
        ("redeal", {"points": [0] * 4, "team": None, "won": None}),
        ("wedding-alone", {"declarer": 0, "partner": None, "team": [0]}),
        ("poverty", {"declarer": 0, "partner": 2, "team": [0, 2]}),
        ("poverty-without-taker", {"kind": "redeal", "declarer": None}),
        ("solo-over-wedding", {"kind": "ace-solo", "declarer": 2}),
        ("higher-solo", {"kind": "queen-solo", "declarer": 2}),
        ("verband-nobody-wins", {"won": False}),
        ("verband-silent-solo", {"won": True, "scores": [39, -13, -13, -13]}),
        ("verband-duty-solo", {"declarer": 1, "duty": True, "again": True, "left": 23, "owing": [0, 2, 3]}),
        ("verband-forced-solo", {"declarer": 0, "duty": True, "again": False, "left": 1, "owing": [2]}),
        ("verband-taken-back", {"kind": "basic"}),
        ("verband-given-up", {"declarer": 0, "given-up": True}),
        ("book-poverty", {"declarer": 0}),
        ("pub-bock-begins", {"rounds": 0, "bock": [1, 1, 1, 1]}),
        ("pub-bock", {"rounds": 2}),
        ("pub-redeal", {"kind": "redeal", "rounds": 0, "bock": []}),
        ("pub-wedding-over-redeal", {"kind": "wedding", "declarer": 2}),
        ("black-pig", {"won": None, "team": None, "side": None}),
        ("wedding-by-named-suit", {"declarer": 0}),
    ],
)
def test_a_deal_is_kept_for_something(name: str, facts: dict[str, Any]) -> None:
    assert facts.items() <= RESULTS[name].items()


def test_the_rare_reasons_are_there() -> None:
    listed = {point["reason"] for result in RESULTS.values() for point in result.get("extras", ())}
    assert listed >= {
        "won", "under-90", "under-60", "under-30", "no-trick", "re-said", "kontra-said", "no90-said-by-re",
        "schwarz-said-by-re", "120-against-no90", "against-the-grannies", "doppelkopf", "fox",
        "charlie", "re-doubled", "kontra-doubled", "bock", "charlie-caught",
    }  # fmt: skip
