"""What clubs write down beside the score: Seeger and Fabian's list of Skat, the duty solos of Doppelkopf."""

from collections.abc import Mapping

import pytest

from engine.games import GAMES
from engine.games.skat.lists import written
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


LOST, WON = skat("hearts", 1, 0, -40, 0, won=False), skat("hearts", 1, 0, 30, 0, won=True)
CLUB = {"kind": "ramsch", "declarer": None, "won": True}


@pytest.mark.parametrize(
    ("result", "players", "listed", "sat_out"),
    [
        pytest.param(LOST, 3, (40, -90, 40), 40, id="with three at the table the others have forty"),
        pytest.param(LOST, 4, (30, -90, 30), 30, id="with four thirty, the dealer who sits out too"),
        pytest.param(LOST, 5, (30, -90, 30), 30, id="and with five"),
        pytest.param(WON, 4, (0, 80, 0), 0, id="nothing where it is won"),
        pytest.param({**LOST, "list": "seeger"}, 3, (0, -90, 0), 0, id="Seeger alone: nothing for the others"),
        pytest.param({**LOST, "list": "simple"}, 3, (0, -40, 0), 0, id="a plain list: the score alone"),
        pytest.param({**CLUB, "scores": [23, 0, 0], "best": [0]}, 3, (73, 0, 0), 0, id="the clubs' Ramsch: a game won"),
        pytest.param({**CLUB, "scores": [12, 0, 12], "best": [0, 2]}, 3, (37, 0, 37), 0, id="or half of one"),
        pytest.param(
            {**WON, "scores": [-30, 0, -30], "list": "bierlachs"}, 4, (-30, 0, -30), -30, id="Bierlachs: as opponents"
        ),
    ],
)  # fmt: skip
def test_a_skat_list_of_any_kind(
    result: Mapping[str, object], players: int, listed: tuple[int, ...], sat_out: int
) -> None:
    assert GAMES["skat"].listed(result, players) == listed
    assert GAMES["skat"].sat_out(result, players) == sat_out


@pytest.mark.parametrize(
    ("more", "players", "deals", "limit"),
    [
        ({}, 3, 36, None),
        ({}, 4, 48, None),
        ({}, 5, 60, None),
        ({"length": "short"}, 3, 18, None),
        ({"length": "short"}, 4, 24, None),
        ({"list": "bierlachs", "limit": 401}, 3, None, 401),
    ],
)
def test_how_long_a_skat_list_is(
    more: Mapping[str, object], players: int, deals: int | None, limit: int | None
) -> None:
    assert GAMES["skat"].list_deals({**LOST, **more}, players) == deals
    assert GAMES["skat"].list_limit({**LOST, **more}) == limit


@pytest.mark.parametrize(
    ("scoring", "won", "lost"),
    [
        ("fabian", (0, 24, 0), (0, -48, 0)),
        ("simple", (0, 24, 0), (0, -48, 0)),
        ("positive", (0, 24, 0), (48, 0, 48)),
        ("bierlachs", (-24, 0, -24), (0, -48, 0)),
    ],
)
def test_how_a_game_is_written_down(scoring: str, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    assert (written(scoring, (0, 24, 0)), written(scoring, (0, -48, 0))) == (won, lost)


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
