"""The score sheet: columns on paper, finished games with a line under each, the running one last."""

from collections.abc import Sequence
from typing import Final

from bot.present.scenes import SheetColumn, SheetRow, SheetScene, Unit
from bot.render import fonts
from bot.render.palette import SIDES_ON_PAPER, WINNER
from bot.render.shapes import (
    SMALLEST,
    WIDTH,
    BoxShape,
    EmblemShape,
    Layout,
    Shape,
    StrokeShape,
    TextShape,
    lay_marks,
    lay_title,
    line_of_text,
)

_MARGIN: Final = 36
_MOST: Final = 9
_RULE: Final = 48
_NARROW: Final = 150
"""A column narrower than this leaves its numbers all the room there is."""
_COUNT: Final = 170
"""How wide the words are that say how far a column has come, where they stand beside the strokes."""


def lay_sheet(scene: SheetScene) -> Layout:
    """The sheet as a scorekeeper has it."""
    lefts, wide = _columns(scene)
    shapes: list[Shape] = []
    top = 24
    earlier = scene.earlier if len(scene.rows) > _MOST else ""
    if scene.title or earlier:
        shapes += lay_title(scene.title, earlier, _MARGIN, base=56, size=38, note_size=SMALLEST, note_room=480)
        top = 76
    spare = 18 if wide < _NARROW else 40
    deepest = max(len(column.names) for column in scene.columns)
    notes = [
        fonts.in_lines(column.note, wide - spare, SMALLEST, is_bold=False, between=" ") for column in scene.columns
    ]
    names = iter(
        fonts.told_apart(
            tuple(name for column in scene.columns for name in column.names), wide - spare - 2, SMALLEST, is_bold=True
        )
    )
    for column, words, x in zip(scene.columns, notes, lefts, strict=True):
        shapes += _heading(
            column, [next(names) for _ in column.names], words, (x + (8 if wide < _NARROW else 16), top), deepest
        )
    y = top + deepest * 42 + max(map(len, notes)) * 40 + 22
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


def _heading(
    column: SheetColumn, names: Sequence[str], note: Sequence[str], corner: tuple[int, int], deepest: int
) -> list[Shape]:
    x, top = corner
    shapes: list[Shape] = []
    if column.side is not None:
        shapes.append(BoxShape(x - 4, top + 4, 9, deepest * 42 - 8, SIDES_ON_PAPER[column.side], 4))
    left = x + (14 if column.side is not None else 0)
    for at, name in enumerate(names):
        shapes.append(TextShape(name, left, top + 32 + at * 42, SMALLEST, "ink", is_bold=True))
    for at, line in enumerate(note):
        shapes.append(TextShape(line, left, top + 32 + deepest * 42 + at * 40, SMALLEST, "pencil"))
    return shapes


def _row(shapes: list[Shape], scene: SheetScene, number: int, row: SheetRow, top: int) -> int:
    """One row's marks; gives the height it takes, in whole rulings."""
    lefts, wide = _columns(scene)
    is_numbers = scene.unit is Unit.NUMBERS
    is_beside = wide > 2 * _COUNT + 100
    has_counts = any(each.counts for each in scene.rows)
    counts = [fonts.in_lines(each, wide - 32, SMALLEST, is_bold=False, between=" ") for each in row.counts]
    below = max(map(len, counts), default=0) if has_counts and not is_beside else 0
    high = _RULE * (1 if is_numbers else 2 if row.is_finished else 3)
    middle = top + high // 2 - 6
    if row.label:
        shapes.append(line_of_text(row.label, (_MARGIN - 6, middle + 10, 90), 34, "pencil"))
    size = (
        (36 if wide >= _NARROW else 28)
        if is_numbers
        else 42
        if has_counts and is_beside
        else 52
        if wide >= _NARROW
        else 40
    )
    has_marks = any(each.winners or each.shamed for each in scene.rows)
    left, spare = (6, 14) if wide < _NARROW else (24, 44)
    room = wide - spare - (_COUNT if has_counts and is_beside else size if has_marks else 0)
    most = max((score for each in scene.rows for score in each.scores), default=0)
    for at, (score, x) in enumerate(zip(row.scores, lefts, strict=True)):
        mark = "sheep" if at in row.shamed else WINNER if at in row.winners else ""
        colour = "pen" if at in row.winners or not row.is_finished else "pencil"
        area = (x + left, top, room, high - 10) if is_numbers else (x + left, top + 4, room, high - 20)
        shapes += lay_marks(score, scene.unit, area, colour, seed=number * 8 + at, most=most)
        count = row.counts[at] if row.counts else ""
        up = 21 if mark and count and is_beside else 0
        if mark:
            tint = "red" if mark == "sheep" else "bronze"
            shapes.append(
                EmblemShape(mark, x + wide - size - (14 if wide >= _NARROW else 8), middle - size // 2 - up, size, tint)
            )
        if count and is_beside:
            box = (x + wide - _COUNT - 6, middle + (36 if mark else 12), _COUNT - 10)
            shapes.append(line_of_text(count, box, SMALLEST, "pencil", align="right"))
        elif count:
            for line, words in enumerate(counts[at]):
                box = (x + 16, top + high + 26 + line * _RULE, wide - 32)
                shapes.append(line_of_text(words, box, SMALLEST, "pencil"))
    high += below * _RULE
    if row.is_finished and not is_numbers:
        shapes.append(StrokeShape(_MARGIN - 6, top + high - 6, WIDTH - 2 * _MARGIN + 12, 0, 4, "pen", 700 + number))
    return high
