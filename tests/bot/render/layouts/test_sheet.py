"""The score sheet: strokes by the right number, lines under finished games, all within the paper."""

from itertools import pairwise

import pytest

from bot.present.scenes import SheetColumn, SheetRow, SheetScene, Unit
from bot.render.layouts import lay_out
from bot.render.paint import picture
from bot.render.raster import paint
from bot.render.shapes import EmblemShape, Layout, MarksShape, StrokeShape, TextShape

TWO = (SheetColumn(("Mari", "王小明"), "1 game", 0), SheetColumn(("Jüri Õunapuu-Lillemägi " * 5, "🐑"), "2 games", 1))


def marks_of(layout: Layout) -> list[MarksShape]:
    return [shape for shape in layout.shapes if isinstance(shape, MarksShape)]


@pytest.mark.parametrize("unit", [Unit.PENS, Unit.SQUARES])
def test_every_score_from_none_to_sixteen_looks_different(unit: Unit) -> None:
    shown = {picture(SheetScene(TWO, (SheetRow((score, 3), is_finished=False),), unit)) for score in range(17)}
    assert len(shown) == 17


def test_one_stroke_more_leaves_the_others_as_they_were() -> None:
    before, after = (
        paint(lay_out(SheetScene(TWO, (SheetRow((score, 0), is_finished=False),)))).convert("RGB") for score in (9, 10)
    )
    eight = marks_of(lay_out(SheetScene(TWO, (SheetRow((9, 0), is_finished=False),))))[0]
    groups = (eight.x, eight.y, eight.x + 2 * eight.cell, eight.y + eight.cell)
    assert before.crop(groups).tobytes() == after.crop(groups).tobytes()


@pytest.mark.parametrize("columns", [2, 3, 4, 5])
@pytest.mark.parametrize("unit", list(Unit))
@pytest.mark.parametrize("top", [0, 16, 23, 60, 1000])
def test_marks_and_texts_stay_in_their_columns(columns: int, unit: Unit, top: int) -> None:
    heads = tuple(SheetColumn(("Bartholomew the very long named",), "a note " * 9) for _ in range(columns))
    scores = tuple(top - at for at in range(columns))
    rows = (SheetRow(scores, (0,), (1,)), SheetRow(scores, label="Deal 12"), SheetRow(scores, is_finished=False))
    layout = lay_out(SheetScene(heads, rows, unit, "A title " * 30))
    lines = sorted(shape.x for shape in layout.shapes if isinstance(shape, StrokeShape) and not shape.across)
    for mark in marks_of(layout):
        assert mark.y + mark.cell <= layout.height
        assert not any(mark.x < line < mark.x + mark.width for line in lines)
    for text in layout.shapes:
        if isinstance(text, TextShape) and text.y > 100:
            assert not any(text.x < line < text.x + text.width for line in lines)
            assert text.x + text.width <= layout.width


def test_a_line_is_drawn_under_every_finished_game() -> None:
    rows = (SheetRow((16, 9), (0,)), SheetRow((2, 16), (1,)), SheetRow((7, 11), is_finished=False))
    layout = lay_out(SheetScene(TWO, rows))
    lines = [shape.y for shape in layout.shapes if isinstance(shape, StrokeShape) and shape.across]
    assert len(lines) == 3
    first, second, running = (mark.y for mark in marks_of(layout) if mark.x < 500)
    assert lines[0] < first < lines[1] < second < lines[2] < running


def test_a_lambapea_gets_its_sheep_and_a_winner_his_crown() -> None:
    layout = lay_out(SheetScene(TWO, (SheetRow((0, 16), (1,), (0,)),)))
    emblems = [(shape.name, shape.x < 550) for shape in layout.shapes if isinstance(shape, EmblemShape)]
    assert emblems == [("sheep", True), ("crown", False)]


def test_only_the_last_rows_are_shown_and_the_sheet_says_so() -> None:
    rows = tuple(SheetRow((at, 16), (1,)) for at in range(1, 16)) * 3
    layout = lay_out(SheetScene(TWO, rows, earlier="… earlier games"))
    assert any(isinstance(shape, TextShape) and shape.words == "… earlier games" for shape in layout.shapes)
    assert layout.height < 1300
    assert [mark.score for mark in marks_of(layout) if mark.x < 500] == list(range(7, 16))


def test_rows_of_one_kind_are_written_in_one_size() -> None:
    rows = tuple(SheetRow((at, 16 - at), is_finished=True) for at in (1, 5, 12))
    cells = {mark.cell for mark in marks_of(lay_out(SheetScene(TWO, rows)))}
    assert len(cells) == 1


def test_finished_rows_follow_each_other_evenly() -> None:
    rows = tuple(SheetRow((4, 4)) for _ in range(5))
    tops = [mark.y for mark in marks_of(lay_out(SheetScene(TWO, rows))) if mark.x < 500]
    assert len({lower - upper for upper, lower in pairwise(tops)}) == 1
