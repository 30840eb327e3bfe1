"""The score sheet: columns on paper, finished games with a line under each, the running one last."""

from typing import Final

from bot.present.scenes import SheetColumn, SheetRow, SheetScene, Unit
from bot.render.marks import lay_marks
from bot.render.shapes import BoxShape, EmblemShape, Layout, Shape, StrokeShape, line_of_text

WIDTH: Final = 1100
_MARGIN: Final = 36
_MOST: Final = 9
_RULE: Final = 48
_SIDES: Final = ("amber", "sea")


def lay_sheet(scene: SheetScene) -> Layout:
    """The sheet as a scorekeeper has it."""
    lefts, wide = _columns(scene)
    shapes: list[Shape] = []
    top = 24
    earlier = scene.earlier if len(scene.rows) > _MOST else ""
    if scene.title or earlier:
        note = line_of_text(earlier, (WIDTH - _MARGIN - 480, 56, 480), 26, "pencil", align="right", least=22)
        room = WIDTH - 2 * _MARGIN - (note.width + 30 if earlier else 0)
        shapes += [line_of_text(scene.title, (_MARGIN, 56, room), 34, "pencil", is_bold=True, least=24), note]
        top = 76
    deepest = max(len(column.names) for column in scene.columns)
    for column, x in zip(scene.columns, lefts, strict=True):
        shapes += _heading(column, x, top, wide, deepest)
    y = top + deepest * 42 + (38 if any(column.note for column in scene.columns) else 0) + 22
    shapes.append(StrokeShape(_MARGIN - 10, y - 6, WIDTH - 2 * _MARGIN + 20, 0, 5, "pen", 901))
    rows, start = scene.rows[-_MOST:], y
    for number, row in enumerate(rows):
        y += _row(shapes, scene, number, row, y)
    y += 28 if rows else 90
    for number, x in enumerate(lefts[1:]):
        shapes.append(StrokeShape(x - 6, top - 4, 0, y - top - 14, 5, "pen", 950 + number))
    return Layout(WIDTH, y, "sheet", (*_rules(start, y), *shapes))


def _columns(scene: SheetScene) -> tuple[list[int], int]:
    """Where the columns start and how wide one is; labels of rows have a margin of their own."""
    left = _MARGIN + (96 if any(row.label for row in scene.rows) else 0)
    wide = (WIDTH - _MARGIN - left) // len(scene.columns)
    return [left + wide * at for at in range(len(scene.columns))], wide


def _rules(top: int, bottom: int) -> list[Shape]:
    return [BoxShape(0, y, WIDTH, 2, "rule") for y in range(top + _RULE - 6, bottom - 10, _RULE)]


def _heading(column: SheetColumn, x: int, top: int, wide: int, deepest: int) -> list[Shape]:
    shapes: list[Shape] = []
    if column.side is not None:
        shapes.append(BoxShape(x + 12, top + 4, 9, deepest * 42 - 8, _SIDES[column.side], 4))
    for at, name in enumerate(column.names):
        box = (x + 30, top + 32 + at * 42, wide - 48)
        shapes.append(line_of_text(name, box, 34, "ink", is_bold=True, least=24 if wide > 300 else 19))
    if column.note:
        shapes.append(line_of_text(column.note, (x + 30, top + 30 + deepest * 42, wide - 48), 26, "pencil", least=20))
    return shapes


def _row(shapes: list[Shape], scene: SheetScene, number: int, row: SheetRow, top: int) -> int:
    """One row's marks; gives the height it takes, in whole rulings."""
    lefts, wide = _columns(scene)
    is_numbers = scene.unit is Unit.NUMBERS
    high = _RULE * (1 if is_numbers else 2 if row.is_finished else 3)
    middle = top + high // 2 - 6
    if row.label:
        shapes.append(line_of_text(row.label, (_MARGIN - 6, middle + 10, 90), 26, "pencil", least=18))
    size = 36 if is_numbers else 52
    room = wide - 44 - (size if is_numbers or any(each.winners or each.shamed for each in scene.rows) else 0)
    most = max((score for each in scene.rows for score in each.scores), default=0)
    for at, (score, x) in enumerate(zip(row.scores, lefts, strict=True)):
        mark = "sheep" if at in row.shamed else "crown" if at in row.winners else ""
        colour = "pen" if at in row.winners or not row.is_finished else "pencil"
        area = (x + 24, top, room, high - 10) if is_numbers else (x + 24, top + 4, room, high - 20)
        shapes += lay_marks(score, scene.unit, area, colour, seed=number * 8 + at, most=most)
        if mark:
            tint = "red" if mark == "sheep" else "gold"
            shapes.append(EmblemShape(mark, x + wide - size - 14, middle - size // 2, size, tint))
    if row.is_finished and not is_numbers:
        shapes.append(StrokeShape(_MARGIN - 6, top + high - 6, WIDTH - 2 * _MARGIN + 12, 0, 4, "pen", 700 + number))
    return high
