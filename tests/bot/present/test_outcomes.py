"""How deals of the whole family ended: who won and why, card points, what was scored and how."""

import re
from typing import Any

import pytest

from bot.phrases import LANGUAGES
from bot.present.results import result_text
from engine.outcome import Outcome, unplayed
from engine.views import Contract

NAMES = ("Anna", "Bert", "Carl", "Dora", "Eva", "Fred", "Greta", "Hans")
Ended = tuple[str, Outcome, str]


def ended(kind: str, players: int, makers: tuple[int, ...], side: tuple[int, int], **more: Any) -> Outcome:
    """An outcome of so many players with the declarer first among the makers."""
    given: dict[str, Any] = {
        "points": (side[0], side[1], *(0,) * (players - 2)),
        "tricks": (3, 4, *(1,) * (players - 2)),
        "scores": None,
        "declarer": makers[0] if makers else None,
        "partner": makers[1] if len(makers) > 1 else None,
        "sides": tuple(int(seat not in makers) if makers else None for seat in range(players)),
        "side_points": side,
        "won": side[0] >= 61,
    } | more
    return Outcome(kind, **given)


def skat(kind: str, points: int, score: int, tricks: int = 5, **more: Any) -> Outcome:
    details = {
        "hand": False, "declared": None, "open": False, "bid": 18, "matadors": 2, "value": score, "overbid": False
    }  # fmt: skip
    return ended(
        kind, 3, (0,), (points, 120 - points), scores=(score, 0, 0), tricks=(tricks, 10 - tricks, 0), won=score > 0,
        details=details | more,
    )  # fmt: skip


def multiplied(times: int | None, winner: int | None = None) -> dict[str, object]:
    return {"multiplier": times, "winner": winner}


def reasons(*found: tuple[str, int, int]) -> dict[str, object]:
    return {
        "team": [],
        "extras": [{"reason": reason, "side": side, "points": points} for reason, side, points in found],
    }


BARS = {"blind": False, "tout": False}
OUTCOMES: list[Ended] = [
    (
        "doppelkopf",
        ended(
            "basic", 4, (), (130, 110), sides=(0, 0, 1, 1), scores=(24, 24, -24, -24), won=True,
            details=reasons(
                ("won", 0, 1), ("re-doubled", 0, 1), ("fox", 1, 1), ("double-charlie", 0, 2), ("charlie-caught", 0, 1),
                ("foxes-last", 0, 2), ("loony", 0, 1), ("hearts", 0, 1), ("bock", 0, 8),
            ) | {"price": 2, "bock": [1, 1], "causes": [], "rounds": 1},
        ),
        "**Anna and Bert won** with 130 card points to 110 (normal game). "
        "Points for Anna and Bert: won +1, re doubles +1, "
        "both Charlies +2, Charlie caught +1, both foxes in the last trick +2, one Dulle beat the other +1, "
        "hearts all the way round +1, Bock round +8. Points for Carl and Dora: fox +1. "
        "The next deal belongs to a Bock round. A point costs 2. "
        "Scored: Anna (+24), Bert (+24), Carl (−24), Dora (−24).",
    ),
    (
        "doppelkopf",
        ended(
            "queen-solo", 4, (1,), (100, 140), scores=(1, -3, 1, 1), won=False, declarer=1,
            details=reasons(("won", 1, 1)) | {
                "given-up": True, "duty": True, "again": True, "owing": [0, 2], "left": 7, "causes": ["solo"],
                "bock": [1, 1, 1, 1],
            },
        ),
        "**Bert lost** with 100 card points to 140 (queen solo). Bert left the rest to the others. "
        "Points for Anna, Carl and Dora: won +1. Bert played alone, which counts three times. "
        "That was the solo Bert owed; the same dealer deals again. "
        "Still owing a solo, with 7 deals left: Anna and Carl. "
        "A solo was lost: a Bock round of 4 deals begins. Scored: Anna (+1), Bert (−3), Carl (+1), Dora (+1).",
    ),
    (
        "doppelkopf",
        ended(
            "black-pig", 4, (), (100, 60), points=(100, 60, 50, 30), side_points=None, won=None, scores=(-3, 1, 1, 1),
            details={"team": None, "loser": 0, "extras": []},
        ),
        "Nobody took the poverty, so everybody played alone. **Anna lost** with the most card points: 100. "
        "Card points: Anna (100), Bert (60), Carl (50), Dora (30). Scored: Anna (−3), Bert (+1), Carl (+1), Dora (+1).",
    ),
    (
        "sheepshead",
        ended("called", 5, (0, 2), (95, 25), scores=(4, -2, 2, -2, -2), details=multiplied(2)),
        "Anna picked up the blind and called an ace, which Carl held. **Anna and Carl won** with 95 card points to 25. "
        "Schneider: 91 card points or more, so the score is doubled. "
        "Scored: Anna (+4), Bert (−2), Carl (+2), Dora (−2), Eva (−2).",
    ),
    (
        "sheepshead",
        ended("jack", 5, (1,), (50, 70), scores=(1, -4, 1, 1, 1), details=multiplied(1)),
        "Bert picked up the blind; nobody else had the jack of diamonds, so it was one against all. "
        "**Bert lost** with 50 card points to 70. Scored: Anna (+1), Bert (−4), Carl (+1), Dora (+1), Eva (+1).",
    ),
    (
        "sheepshead",
        ended("leaster", 3, (), (9, 111), side_points=None, won=None, scores=(2, -1, -1), details=multiplied(None, 0)),
        "Leaster: Anna took the fewest card points with at least one trick. "
        "Card points: Anna (9), Bert (111), Carl (0). Scored: Anna (+2), Bert (−1), Carl (−1).",
    ),
    (
        "sheepshead",
        unplayed("misdeal", 5, details=multiplied(None)),
        "Nobody picked up the blind: a misdeal, which does not count.",
    ),
    (
        "american-sheepshead",
        ended("partner", 4, (3, 0), (92, 28), scores=(4, -4, -4, 4), details={"winner": None, "fox": None}),
        "Dora picked up the blind; Anna had the jack of diamonds and was the partner. **Anna and Dora won** "
        "with 92 card points to 28. Schneider: 91 card points or more raise the stake. "
        "Scored: Anna (+4), Bert (−4), Carl (−4), Dora (+4).",
    ),
    (
        "schafkopf-window",
        ended("window", 3, (2,), (60, 60)),
        "Carl took the window and played against the two others. **Carl lost** with 60 card points to 60.",
    ),
    (
        "skat",
        skat("grand", 92, 96),
        "**Anna won grand** with 2, schneider: 24 × 4 = **96**. Card points 92 to 28.",
    ),
    (
        "skat",
        skat("grand", 90, 96),
        "**Anna won grand** with 2, schneider: 24 × 4 = **96**. Card points 90 to 30.",
    ),
    (
        "skat",
        skat("grand", 90, 72, value=72),
        "**Anna won grand** with 2: 24 × 3 = **72**. Card points 90 to 30.",
    ),
    (
        "skat",
        skat("hearts", 100, 60, hand=True, declared="schneider", matadors=-1),
        "**Anna won hearts** against 1, from the hand, schneider announced: 10 × 6 = **60**. Card points 100 to 20.",
    ),
    (
        "skat",
        skat("clubs", 55, -36, value=None),
        "**Anna lost clubs** with 55 card points to 65. The bid of 18 counts twice: **−36**.",
    ),
    (
        "schafkopf-dummkopf",
        ended("standard", 4, (1, 3), (75, 45), scores=(1, 2, 1, 2), details=BARS),
        "Bert opened the play; Dora held the other black queen. **Bert and Dora won** with 75 card points to 45. "
        "Scored: 2 bars each for Bert and Dora; 1 bar each for Anna and Carl.",
    ),
    (
        "schafkopf-dummkopf",
        ended("ober", 4, (0, 2), (100, 8), won=False, scores=(0, 0, 0, 0), details={"blind": True, "tout": True}),
        "Anna played ober (only queens are trumps), blind, tout. **Anna and Carl lost** with 100 card points to 8. "
        "Tout failed: a trick went to the others. Carl sat out and shares the bars. "
        "Scored: no bars for Anna and Carl; no bars for Bert and Dora.",
    ),
    (
        "doppelkopf",
        ended(
            "wedding", 4, (0, 1), (130, 110), scores=(2, 2, -2, -2),
            details=reasons(("won", 0, 1), ("re-said", 0, 2), ("fox", 1, 1)),
        ),
        "**Anna and Bert won** with 130 card points to 110 (wedding). Points for Anna and Bert: won +1, re +2. "
        "Points for Carl and Dora: fox +1. Scored: Anna (+2), Bert (+2), Carl (−2), Dora (−2).",
    ),
    (
        "doppelkopf",
        ended("jack-solo", 4, (2,), (121, 119), scores=(-1, -1, 3, -1), details=reasons(("won", 0, 1))),
        "**Carl won** with 121 card points to 119 (jack solo). Points for Carl: won +1. "
        "Carl played alone, which counts three times. Scored: Anna (−1), Bert (−1), Carl (+3), Dora (−1).",
    ),
    (
        "doppelkopf",
        ended("basic", 4, (0, 1), (140, 100), won=False, scores=(0,) * 4, details=reasons()),
        "Neither side kept what it announced, so nobody won (normal game): Anna and Bert had 140 card points to 100.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("game", "outcome", "text"), OUTCOMES)
def test_a_result_says_who_won_and_why(game: str, outcome: Outcome, text: str) -> None:
    assert result_text(game, outcome, NAMES[: len(outcome.points)]) == text


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("sheepshead", "Anna picked up the blind and called A♠, which Carl held."),
        ("schafkopf-dummkopf", "Anna called A♠, which Carl held."),
    ],
)
def test_a_result_names_the_ace_that_was_called(game: str, text: str) -> None:
    outcome = ended("called", 4, (0, 2), (75, 45), scores=(2, 1, 2, 1), details=BARS | multiplied(1))
    told = result_text(game, outcome, NAMES[:4], contract=Contract("called", 0, extras=("S",)))
    assert told.startswith(text)


@pytest.mark.parametrize(("game", "outcome", "text"), OUTCOMES)
def test_every_language_names_the_same_players_and_numbers(game: str, outcome: Outcome, text: str) -> None:
    for language in LANGUAGES:
        words = result_text(game, outcome, NAMES[: len(outcome.points)], language)
        assert all(name in words for name in NAMES if name in text)
        assert set(re.findall(r"[+−]?[0-9]+", text)) <= set(re.findall(r"[+−]?[0-9]+", words))
