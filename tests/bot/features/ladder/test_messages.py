"""The leaderboard's picture says what its lines say, and its words the same to those who hear it."""

import random

import pytest

from bot.features.ladder.messages import UNRATED, standings_picture
from bot.features.ladder.service import LeaderboardLine, ladder_of
from bot.features.ladder.store import Figures
from bot.phrases import LANGUAGES
from bot.present.readers import Reader
from bot.present.scenes import StandingsScene
from bot.ratings.strength import Observed
from bot.tables.tallying import Contestant

NAMES = {1: "Anna *Kask*", 2: "王小明"}


def line(place: int, who: Contestant, points: int | None, deals: int = 200, last: str = "+-=") -> LeaderboardLine:
    figures = Figures(who, deals, deals // 2, deals // 4, 3, 1, 0, 0.0, Observed(deals, 1.0, 2.0), last)
    return LeaderboardLine(place, figures, points)


LINES = (
    line(1, Contestant(1), 1042),
    line(2, Contestant(level="strong"), 1020, last="+" * 10),
    line(3, Contestant(2), 970, deals=20),
    line(4, Contestant(7), None),
)


def scene_of(*lines: LeaderboardLine) -> StandingsScene:
    picture = standings_picture(lines, Reader("en", NAMES), game="saskop", period="this week")
    assert picture is not None
    assert isinstance(picture.scene, StandingsScene)
    return picture.scene


def test_each_line_says_who_how_good_and_how_it_went_lately() -> None:
    scene = scene_of(*LINES)
    first, computers, other, fresh = scene.rows
    assert (first.place, first.name, first.figure) == ("1", "Anna *Kask*", "1042")
    assert (computers.is_computer, computers.name) == (True, "strong")
    assert (other.name, other.figure) == ("王小明", "970")
    assert ("provisional" in other.facts, "provisional" in first.facts) == (True, False)
    assert (fresh.figure, fresh.spread) == (UNRATED, None)
    assert first.form == (0, -1, 1), "the oldest first"


def test_each_number_is_drawn_from_the_middle_on() -> None:
    scene = scene_of(*LINES)
    ends = [share for row in scene.rows if row.spread is not None for share in row.spread]
    assert min(ends) == pytest.approx(0.0)
    assert max(ends) == pytest.approx(1.0)
    assert scene.zero == pytest.approx(30 / 72)
    first, _, last, _ = (row.spread for row in scene.rows)
    assert (first, last) == ((pytest.approx(30 / 72), 1.0, 1.0), (0.0, 0.0, pytest.approx(30 / 72)))
    assert scene_of(LINES[3]).zero is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_see_it_hears_the_same(language: str) -> None:
    picture = standings_picture(LINES, Reader(language, NAMES), game="skat", period="week")
    assert picture is not None
    assert picture.name == "leaderboard.png"
    assert all(word in picture.alt for word in ("Anna", "1042", "970", "王小明"))
    assert len(standings_picture(LINES * 12, Reader(language, NAMES), game="skat", period="w").alt) <= 1024  # type: ignore[union-attr]


def test_nobody_makes_no_picture() -> None:
    assert standings_picture((), Reader("en", NAMES), game="skat", period="week") is None


@pytest.mark.parametrize("seed", range(4))
def test_the_order_goes_by_the_one_number_and_not_all_people_are_below_the_middle(seed: int) -> None:
    chance = random.Random(seed)
    everybody = []
    for who in (*map(Contestant, range(1, 9)), Contestant(level="strong")):
        deals, strength = chance.choice((1, 4, 20, 150, 900)), 0.9 if who.is_computer else chance.gauss(0, 0.4)
        seen = Observed(deals, deals * strength, deals * (4 + strength**2))
        everybody.append(Figures(who, deals, deals // 2, deals // 3, 0, 0, 0, 0.0, seen))
    people, both = (
        [
            (row.name, float(row.figure.replace("−", "-")))
            for row in scene_of(*ladder_of(everybody, computers=each)).rows
        ]
        for each in (False, True)
    )
    assert [figure for _, figure in people] == sorted((figure for _, figure in people), reverse=True)
    assert people[0][1] >= 1000 >= people[-1][1]
    assert set(people) < set(both), "computers that are shown change nobody's number"
