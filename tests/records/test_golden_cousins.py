"""There is a record of every contract of Skat and of the Dummkopf's Schafkopf."""

from pathlib import Path
from typing import Any

import pytest

from engine.games.schafkopf_dummkopf import contracts as schafkopf_dummkopf
from engine.games.skat import contracts as skat
from engine.record import read_record

FOLDER = Path(__file__).parent


def results(game: str) -> dict[str, dict[str, Any]]:
    found = {path.stem: read_record(path.read_bytes().decode()).result for path in (FOLDER / game).glob("*.txt")}
    return {name: dict(result) for name, result in found.items() if result is not None}


def test_every_game_of_skat_is_there() -> None:
    assert {result["kind"] for result in results("skat").values()} == {*skat.RANKINGS, "passed", "ramsch"}


def test_every_declaration_of_the_dummkopfs_is_there() -> None:
    kinds = {result["kind"] for result in results("schafkopf-dummkopf").values()}
    assert kinds == {*schafkopf_dummkopf.RANKINGS, "standard", "alone", "called", "redeal"}


@pytest.mark.parametrize(
    ("game", "name", "facts"),
    [
        ("skat", "against-matadors", {"won": True, "matadors": -4}),
        ("skat", "grand-ouvert", {"open": True, "hand": True, "value": 360}),
        ("skat", "schneider-made", {"declared": "schneider", "value": 204}),
        ("skat", "schneider-at-ninety", {"declared": "schneider", "side": [90, 30], "won": True}),
        ("skat", "schneider-missed", {"declared": "schneider", "won": False, "value": None}),
        ("skat", "schwarz-made", {"declared": "schwarz", "value": 264}),
        ("skat", "schwarz-missed", {"declared": "schwarz", "won": False}),
        ("skat", "overbid", {"overbid": True, "value": 192, "scores": [0, -198, 0]}),
        ("skat", "null-overbid", {"overbid": True, "value": 23, "scores": [0, -46, 0]}),
        ("skat", "null-open-hand", {"value": 59, "won": True}),
        ("skat", "reject-without-a-trick", {"scores": [0, 20, 0], "side": None}),
        ("skat", "isko-overbid", {"overbid": True, "counted": 60, "won": False}),
        ("skat", "tournament-schneider", {"won": True, "side": [90, 30]}),
        ("skat", "pub-march", {"kind": "ramsch", "scores": [0, 120, 0], "march": 1}),
        ("skat", "pub-bock", {"times": 2, "won": True}),
        ("skat", "pub-sixty", {"events": ["sixty"], "carried": {"bock": 5}, "times": 2}),
        ("skat", "pub-kontra", {"won": False, "kontra": 1, "times": 2, "events": ["kontra"]}),
        ("skat", "home-re", {"won": True, "kontra": 2, "times": 4}),
        ("skat", "bierlachs-won", {"won": True, "list": "bierlachs", "limit": 301}),
        ("skat", "home-grand-by-hand", {"again": True, "hand": True, "scores": [0, 192, 0]}),
        ("schafkopf-dummkopf", "called", {"won": True, "scores": [2, 0, 0, 2]}),
        ("schafkopf-dummkopf", "tout", {"scores": [0, 4, 0, 0], "tout": True}),
        ("schafkopf-dummkopf", "tout-missed", {"won": False, "tout": True}),
        ("schafkopf-dummkopf", "blind", {"blind": True, "scores": [1, 2, 1, 2]}),
        ("schafkopf-dummkopf", "all-eight-tricks", {"scores": [0, 3, 0, 0]}),
    ],
)
def test_a_deal_is_kept_for_something(game: str, name: str, facts: dict[str, Any]) -> None:
    assert facts.items() <= results(game)[name].items()
