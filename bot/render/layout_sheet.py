"""The score sheet: columns on paper, finished games with a line under each, the running one last."""

from typing import Final

from bot.render.marks import lay_marks
from bot.render.scenes import SheetColumn, SheetRow, SheetScene, Unit
from bot.render.shapes import BoxShape, EmblemShape, Layout, Shape, StrokeShape, line_of_text

WIDTH: Final = 1100
_MARGIN: Final = 36
_MOST: Final = 9
_SIDES: Final = ("amber", "sea")


def lay_sheet(scene: SheetScene) -> Layout:
    """The sheet as a scorekeeper has it."""
    labels = 96 if any(row.label for row in scene.rows) else 0
    left = _MARGIN + labels
    wide = (WIDTH - _MARGIN - left) // len(scene.columns)
    lefts = [left + wide * at for at in range(len(scene.columns))]
    shapes: list[Shape] = []
    top = 24
    if scene.title:
        shapes.append(line_of_text(scene.title, (_MARGIN, 56, WIDTH - 2 * _MARGIN), 34, "pencil", is_bold=True, least=24))
        top = 76
    deepest = max(len(column.names) for column in scene.columns)
    for column, x in zip(scene.columns, lefts, strict=True):
        shapes += _heading(column, x, top, wide, deepest)
    y = top + deepest * 42 + (38 if any(column.note for column in scene.columns) else 0) + 22
    shapes.append(StrokeShape(_MARGIN - 10, y - 6, WIDTH - 2 * _MARGIN + 20, 0, 5, "pen", 901))
    rows, start = scene.rows[-_MOST:], y
    if len(rows) < len(scene.rows) and scene.earlier:
        shapes.append(line_of_text(scene.earlier, (left + 16, y + 34, WIDTH - left - 60), 26, "pencil", least=22))
        y += 48
    for number, row in enumerate(rows):
        y += _row(shapes, scene, row, lefts, y, number, wide)
    y += 28 if rows else 90
    for number, x in enumerate(lefts[1:]):
        shapes.append(StrokeShape(x - 6, top - 4, 0, y - top - 14, 5, "pen", 950 + number))
    return Layout(WIDTH, y, "sheet", (*_rules(start, y), *shapes))


def _rules(top: int, bottom: int) -> list[Shape]:
    return [BoxShape(0, y, WIDTH, 2, "rule") for y in range(top + 44, bottom - 10, 48)]


def _heading(column: SheetColumn, x: int, top: int, wide: int, deepest: int) -> list[Shape]:
    shapes: list[Shape] = []
    if column.side is not None:
        shapes.append(BoxShape(x + 12, top + 4, 9, deepest * 42 - 8, _SIDES[column.side], 4))
    for at, name in enumerate(column.names):
        box = (x + 30, top + 32 + at * 42, wide - 48)
        shapes.append(line_of_text(name, box, 34, "ink", is_bold=True, least=24))
    if column.note:
        shapes.append(line_of_text(column.note, (x + 30, top + 30 + deepest * 42, wide - 48), 26, "pencil", least=20))
    return shapes


def _row(shapes: list[Shape], scene: SheetScene, row: SheetRow, lefts: list[int], top: int, number: int, wide: int) -> int:
    """One row's marks; gives the height it takes."""
    is_numbers = scene.unit is Unit.NUMBERS
    high = 60 if is_numbers else 84 if row.is_finished else 108
    if row.label:
        shapes.append(line_of_text(row.label, (_MARGIN - 6, top + high // 2 + 10, 90), 26, "pencil", least=18))
    for at, (score, x) in enumerate(zip(row.scores, lefts, strict=True)):
        room = wide - 52 - (56 if at in row.shamed or at in row.winners else 0)
        colour = "pen" if at in row.winners or not row.is_finished else "pencil"
        area = (x + 26, top + 8, room - 40 if is_numbers else room, high - 16)
        shapes += lay_marks(score, scene.unit, area, colour, seed=number * 8 + at)
        mark = "sheep" if at in row.shamed else "crown" if at in row.winners else ""
        if mark:
            size = 40 if is_numbers else 52
            shapes.append(EmblemShape(mark, x + wide - size - 22, top + (high - size) // 2, size, "red" if mark == "sheep" else "gold"))
    if row.is_finished and not is_numbers:
        shapes.append(StrokeShape(_MARGIN - 6, top + high + 4, WIDTH - 2 * _MARGIN + 12, 0, 4, "pen", 700 + number))
        return high + 10
    return high
