"""There is a record of every contract of Bavarian Schafkopf, of each set, and of every rare turn."""

from typing import Any

import pytest

from engine.games.schafkopf.contracts import LADDER
from tests.records.test_golden_cousins import results

RESULTS = results("schafkopf")


def test_every_contract_is_there() -> None:
    kinds = {result["kind"] for result in RESULTS.values()}
    assert kinds == {*LADDER, "rufspiel", "sie", "ramsch", "hochzeit", "kreuz", "passed"}


@pytest.mark.parametrize(
    ("name", "facts"),
    [
        ("passed", {"scores": [0, 0, 0, 0], "won": None}),
        ("rufspiel-schneider", {"won": True, "schneider": True}),
        ("tout", {"won": True, "tout": True, "runners": 8, "price": 260, "scores": [-260, 780, -260, -260]}),
        ("tout-lost", {"won": False, "tout": True, "schneider": False}),
        ("sie", {"won": True, "side": None, "price": 520}),
        ("kontra", {"doublings": 4}),
        ("pub-knocks", {"knocks": 2}),
        ("pub-stock", {"kind": "passed", "pot": 121, "stock": [-10] * 4, "scores": [-10] * 4}),
        ("pub-stock-won", {"pot": 1}),
        ("tournament-forced", {"forced": True}),
        ("tournament-renonce", {"forced": True, "renonce": True, "called": "AC"}),
        ("tournament-ten", {"forced": True, "called": "TD"}),
        ("raising", {"needed": 76}),
        ("three-long", {"needed": 65, "hand": False, "price": 40, "scores": [-40, -40, 80]}),
        ("three-by-hand", {"hand": True, "needed": 61}),
        ("ramsch-kontra", {"doublings": 2}),
        ("knocked-at-once", {"knocks": 2}),
        ("stock-limited", {"pot": 80, "stock": [-10, -10, 0, 0]}),
        ("bettel", {"won": True, "price": 20}),
        ("bock", {"times": 2, "left": {"pot": 0, "times": 0, "bock": 6}}),
    ],
)
def test_a_deal_is_kept_for_something(name: str, facts: dict[str, Any]) -> None:
    assert facts.items() <= RESULTS[name].items()
