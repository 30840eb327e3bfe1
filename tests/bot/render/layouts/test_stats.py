"""Statistics as a picture: everything on the paper, however long a name is, and readable on a phone without colours."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.present.scenes import (
    CoursePoint,
    CourseScene,
    EndingRow,
    EndingsScene,
    FigureScene,
    FiguresScene,
    FormScene,
    MilestoneRow,
    MilestonesScene,
    RivalRow,
    RivalsScene,
    StatsPart,
    StatsScene,
)
from bot.render.layouts import lay_out
from bot.render.paint import picture
from bot.render.palette import COLOURS
from bot.render.shapes import BoxShape, EmblemShape, Layout, PathShape, TextShape

LEAST_ON_A_PHONE = 24
POINTS = (CoursePoint(0.0, 0.2), CoursePoint(0.5, 0.5), CoursePoint(1.0, 0.9))
COURSE = CourseScene("Rating", POINTS, ("2026-03-01", "2026-11-23"), ("1048", "937"), 0.4, "1000")
LONG = "W" * 40


def parts(name: str) -> tuple[StatsPart, ...]:
    """One of each, with a name in every place."""
    return (
        FiguresScene((FigureScene("−1,234.56", name), FigureScene("100 %", name), FigureScene("12,345", name))),
        replace(COURSE, label=name),
        FormScene(name, (1, -1, 0) * 3 + (1,)),
        EndingsScene(name, (EndingRow(name, 9999, 9999, "9,999 of 19,998", name), EndingRow(name, 0, 0, "0 of 0"))),
        MilestonesScene((MilestoneRow("crown", name, "2026-11-23, deal 100,000"),)),
        RivalsScene((name, name), (RivalRow("−12.34", name, "+12.34"), RivalRow("1000", name, "9", 0.99))),
    )


def words(layout: Layout) -> list[TextShape]:
    return [each for each in layout.shapes if isinstance(each, TextShape)]


@pytest.mark.parametrize("name", ["Anna", LONG, "王小明" * 12, "👨‍👩‍👧‍👦" * 32, "", "\u202e\u202e"])
@pytest.mark.parametrize("part", range(6))
def test_all_words_stay_on_the_paper_and_apart(name: str, part: int) -> None:
    layout = lay_out(StatsScene(name, (parts(name)[part],), name))
    for each in words(layout):
        assert each.x >= 0
        assert each.x + each.width <= layout.width
        assert each.y < layout.height
        assert each.size >= LEAST_ON_A_PHONE
    for each in words(layout):
        beside = [other for other in words(layout) if other is not each and other.y == each.y and other.x >= each.x]
        assert all(each.x + each.width <= other.x for other in beside if each.words and other.words)


def test_bars_are_as_long_as_the_counts_and_told_apart_by_height() -> None:
    rows = (EndingRow("a", 10, 10, "10 of 20"), EndingRow("b", 5, 0, "5 of 5"), EndingRow("c", 0, 0, "0 of 1"))
    bars = [each for each in lay_out(StatsScene("", (EndingsScene("", rows),))).shapes if isinstance(each, BoxShape)]
    won, lost = ([each for each in bars if each.colour == colour] for colour in ("pen", "red"))
    assert [each.width for each in won] == [210, 105]
    assert [each.width for each in lost] == [210]
    assert won[0].height > lost[0].height
    assert won[0].x + won[0].width + 4 == lost[0].x


def test_the_course_ends_with_a_dot() -> None:
    layout = lay_out(StatsScene("Anna", (COURSE,)))
    (line,) = [each for each in layout.shapes if isinstance(each, PathShape)]
    (dot,) = [each for each in layout.shapes if isinstance(each, BoxShape) and each.radius]
    last_x, last_y = line.points[-1]
    assert (line.x + last_x, line.y + last_y) == (dot.x + dot.width // 2, dot.y + dot.height // 2)
    assert {each.words for each in words(layout)} >= {"1048", "937", "1000", "2026-03-01", "2026-11-23"}


def test_the_middle_is_not_written_over_an_end_of_the_scale() -> None:
    layout = lay_out(StatsScene("Anna", (replace(COURSE, middle=0.0, scale=("1048", "999")),)))
    assert "1000" not in {each.words for each in words(layout)}


def test_a_course_is_painted_in_pen() -> None:
    image = Image.open(io.BytesIO(picture(StatsScene("", (COURSE,))))).convert("RGB")
    colours = {colour for _, colour in image.getcolors(1 << 16) or ()}
    assert {COLOURS["pen"], COLOURS["pencil"]} <= colours
    assert image.width == 1100


def test_each_milestone_has_its_sign() -> None:
    rows = tuple(MilestoneRow(emblem, "", "") for emblem in ("crown", "sheep", "deck"))
    layout = lay_out(StatsScene("Anna", (MilestonesScene(rows),)))
    assert [each.name for each in layout.shapes if isinstance(each, EmblemShape)] == ["crown", "sheep", "deck"]
