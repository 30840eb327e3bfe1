"""The ledger: ruled paper with a row a deal, who played what, and a column of numbers for each, totals below."""

from typing import Final

from bot.present.scenes import LedgerRow, LedgerScene
from bot.render.shapes import BoxShape, EmblemShape, Layout, Shape, StrokeShape, line_of_text

WIDTH: Final = 1100
_MARGIN: Final = 32
_LABEL: Final = 56
_PLAYED: Final = 372
_WHO: Final = 176
_ROW: Final = 56
_HEAD: Final = 152
_LINE: Final = 36


def lay_ledger(scene: LedgerScene) -> Layout:
    """The sheet as a scorekeeper has it."""
    left = _MARGIN + _LABEL + _PLAYED
    wide = (WIDTH - _MARGIN - left) // max(1, len(scene.columns))
    note = line_of_text(scene.note, (WIDTH - _MARGIN - 420, 58, 420), 32, "pencil", align="right", least=24)
    room = WIDTH - 2 * _MARGIN - (note.width + 30 if scene.note else 0)
    shapes: list[Shape] = [line_of_text(scene.title, (_MARGIN, 58, room), 38, "pencil", is_bold=True, least=26), note]
    deepest = max((heading.count("\n") for heading in scene.columns), default=0)
    head = _HEAD + deepest * _LINE
    for at, heading in enumerate(scene.columns):
        for line, name in enumerate(reversed(heading.split("\n"))):
            box = (left + at * wide + 10, head - 22 - line * _LINE, wide - 26)
            shapes.append(line_of_text(name, box, 32, "ink", align="right", is_bold=True, least=22))
    y = head
    shapes.append(StrokeShape(_MARGIN - 8, y - 4, WIDTH - 2 * _MARGIN + 16, 0, 5, "pen", 901))
    for number, row in enumerate(scene.rows):
        shapes += _row(row, y, left, wide, number)
        y += _ROW
    rules: list[Shape] = [BoxShape(0, at, WIDTH, 2, "rule") for at in range(head + _ROW, y, _ROW)]
    lines = [StrokeShape(left + at * wide, 96, 0, y - 100, 4, "pen", 950 + at) for at in range(len(scene.columns))]
    return Layout(WIDTH, y + 24, "sheet", (*rules, *shapes, *lines))


def _row(row: LedgerRow, top: int, left: int, wide: int, number: int) -> list[Shape]:
    shapes: list[Shape] = []
    base = top + 40
    if row.is_total:
        shapes.append(StrokeShape(_MARGIN - 6, top, WIDTH - 2 * _MARGIN + 12, 0, 4, "pen", 700 + number))
        shapes.append(line_of_text(row.label, (_MARGIN, base, left - _MARGIN - 16), 34, "pen", is_bold=True, least=24))
    else:
        shapes.append(line_of_text(row.label, (_MARGIN, base, _LABEL - 8), 30, "pencil", least=22))
        who = line_of_text(row.who, (_MARGIN + _LABEL, base, _WHO), 32, "ink", is_bold=True, least=24)
        start = _MARGIN + _LABEL + (who.width + 16 if who.words else 0)
        shapes += [who, line_of_text(row.what, (start, base, left - start - 12), 32, "pencil", least=24)]
    for at, score in enumerate(row.scores):
        x = left + at * wide
        is_winner = at in row.winners
        if is_winner:
            place = x + 14 if score else x + wide - 48
            shapes.append(EmblemShape("crown", place, top + 11, 34, "gold"))
        room = wide - 26 - (44 if is_winner else 0)
        box = (x + wide - 16 - room, base, room)
        colour = "red" if score.startswith("−") else "pen"
        shapes.append(line_of_text(score, box, 36, colour, align="right", is_bold=row.is_total, least=22))
    return shapes
