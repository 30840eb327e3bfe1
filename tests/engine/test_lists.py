"""What clubs write down beside the score: Seeger and Fabian's list of Skat, the duty solos of Doppelkopf."""

from collections.abc import Mapping

import pytest

from engine.games import GAMES
from engine.seats import Seat


def skat(kind: str, declarer: int | None, *scores: int, won: bool | None) -> Mapping[str, object]:
    return {"kind": kind, "declarer": declarer, "won": won, "scores": list(scores)}


@pytest.mark.parametrize(
    ("result", "listed", "own"),
    [
        pytest.param(skat("hearts", 1, 0, 30, 0, won=True), (0, 80, 0), (1, True), id="fifty for a game won"),
        pytest.param(skat("null", 0, -46, 0, 0, won=False), (-96, 40, 40), (0, False), id="forty where another loses"),
        pytest.param(skat("grand", 2, 0, 0, -96, won=False), (40, 40, -146), (2, False), id="and fifty less"),
        pytest.param(skat("passed", None, 0, 0, 0, won=None), (0, 0, 0), None, id="nothing where all pass"),
        pytest.param(skat("reject", 0, 10, 0, 0, won=True), (10, 0, 0), None, id="nobody's where points are shunned"),
    ],
)
def test_a_skat_list(result: Mapping[str, object], listed: tuple[int, ...], own: tuple[Seat, bool] | None) -> None:
    assert GAMES["skat"].listed(result, 3) == listed
    assert GAMES["skat"].own_game(result) == own


@pytest.mark.parametrize(
    ("kind", "scores", "duty"),
    [
        ("heart-solo", [9, -3, -3, -3], 0),
        ("silent-solo", [9, -3, -3, -3], None),
        ("wedding", [9, -3, -3, -3], None),
        ("heart-solo", None, None),
    ],
)
def test_a_duty_solo_is_one_that_is_declared_in_a_match(
    kind: str, scores: list[int] | None, duty: Seat | None
) -> None:  # fmt: skip
    assert GAMES["doppelkopf"].duty({"kind": kind, "declarer": 0, "scores": scores}) == duty


def test_partners_have_their_columns_strokes_each() -> None:
    assert GAMES["saskop"].listed({"strokes": [4, 0], "lambapea": None}, 4) == (4, 0, 4, 0)
