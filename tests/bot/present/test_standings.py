"""The leaderboard's picture says what its lines say, and its words the same to those who hear it."""

import pytest

from bot.phrases import LANGUAGES
from bot.present.scenes import StandingsScene
from bot.present.standings import standings_picture
from bot.present.words import hundredths
from bot.ratings.strength import Observed, Rating
from bot.tables.ladder import Contestant, Figures, Line

NAMES = {1: "Anna *Kask*", 2: "王小明"}


def line(place: int, who: Contestant, value: float | None, deals: int = 200, last: str = "+-=") -> Line:
    figures = Figures(who, deals, deals // 2, deals // 4, 3, 1, 0, 0.0, Observed(deals, 1.0, 2.0), last)
    return Line(place, figures, None if value is None else Rating(value, 0.1))


LINES = (
    line(1, Contestant(1), 0.5),
    line(2, Contestant(level="strong"), 0.25, last="+" * 10),
    line(3, Contestant(2), -0.3, deals=20),
    line(4, Contestant(7), None),
)


def scene_of(*lines: Line) -> StandingsScene:
    picture = standings_picture(lines, NAMES, game="saskop", period="this week", language="en")
    assert picture is not None
    assert isinstance(picture.scene, StandingsScene)
    return picture.scene


def test_each_line_says_who_how_good_how_sure_and_how_it_went_lately() -> None:
    scene = scene_of(*LINES)
    first, computers, other, fresh = scene.rows
    assert (first.place, first.name, first.figure) == ("1", "Anna *Kask*", "+0.50")
    assert (computers.is_computer, computers.name) == (True, "strong")
    assert (other.name, other.figure) == ("王小明", "−0.30")
    assert ("provisional" in other.facts, "provisional" in first.facts) == (True, False)
    assert (fresh.figure, fresh.spread) == ("–", None)
    assert first.form == (0, -1, 1), "the oldest first"


def test_the_scale_holds_every_interval_and_nought() -> None:
    scene = scene_of(*LINES)
    ends = [share for row in scene.rows if row.spread is not None for share in row.spread]
    assert min(ends) == pytest.approx(0.0)
    assert max(ends) == pytest.approx(1.0)
    assert scene.zero is not None
    assert 0.0 < scene.zero < 1.0
    assert scene_of(LINES[3]).zero is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_cannot_see_it_hears_the_same(language: str) -> None:
    picture = standings_picture(LINES, NAMES, game="skat", period="week", language=language)
    assert picture is not None
    assert picture.name == "leaderboard.png"
    assert all(
        word in picture.alt for word in ("Anna", hundredths(0.5, language, "+"), hundredths(-0.3, language), "王小明")
    )
    assert len(standings_picture(LINES * 12, NAMES, game="skat", period="w", language=language).alt) <= 1024  # type: ignore[union-attr]


def test_nobody_makes_no_picture() -> None:
    assert standings_picture((), NAMES, game="skat", period="week", language="en") is None
