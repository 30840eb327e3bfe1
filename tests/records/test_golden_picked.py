"""There is a record of every kind of deal of Sheepshead, American Sheepshead and Schafkopf with a window."""

from typing import Any

import pytest

from tests.records.making_picked import WISHES
from tests.records.test_golden_cousins import results

KINDS = {
    "sheepshead": {
        "called",
        "alone",
        "jack",
        "leaster",
        "misdeal",
        "draft",
        "partners",
        "two",
        "sheepshead",
        "first-named",
    },
    "schafkopf-window": {"window", "passed"},
    "american-sheepshead": {"pick", "solo", "leaster", "alone", "partner", "partnership"},
}


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_is_there_and_what_each_record_is_kept_for_is_in_it(game: str) -> None:
    kept = results(game)
    assert {result["kind"] for result in kept.values()} == KINDS[game]
    assert kept.keys() >= WISHES[game].keys()
    assert all(wish(kept[name]) for name, (_, _, wish) in WISHES[game].items())


@pytest.mark.parametrize(
    ("game", "name", "facts"),
    [
        ("sheepshead", "jack-alone", {"side": [3, 117], "multiplier": 3, "scores": [3, -12, 3, 3, 3]}),
        ("american-sheepshead", "leaster-without-a-trick", {"points": [16, 0, 57, 47], "scores": [-4, 12, -4, -4]}),
        ("sheepshead", "misdeal", {"scores": [0, 0, 0, 0], "declarer": None}),
        ("schafkopf-window", "won", {"scores": None, "partner": None}),
    ],
)
def test_how_some_of_them_ended(game: str, name: str, facts: dict[str, Any]) -> None:
    assert facts.items() <= results(game)[name].items()
