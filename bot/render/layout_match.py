"""The match sheet: a row a board, what both rooms made of it side by side, the difference and the sum at the right."""

from typing import Final

from bot.present.scenes import MatchCell, MatchRow, MatchScene
from bot.render.shapes import BoxShape, EmblemShape, Layout, Shape, StrokeShape, line_of_text

WIDTH: Final = 1100
_MARGIN: Final = 32
_LABEL: Final = 56
_ROOM: Final = 370
_PAID: Final = 84
_DIFFERENCE: Final = 120
_ROW: Final = 58
_SIDES: Final = 92
_HEAD: Final = 268
_ROOMS: Final = (_MARGIN + _LABEL, _MARGIN + _LABEL + _ROOM)
_SUMS: Final = _MARGIN + _LABEL + 2 * _ROOM


def lay_match(scene: MatchScene) -> Layout:
    """Title and sides above, then the boards; who won has a crown."""
    note = line_of_text(scene.note, (WIDTH - _MARGIN - 460, 58, 460), 32, "pencil", align="right", least=24)
    room = WIDTH - 2 * _MARGIN - (note.width + 30 if scene.note else 0)
    shapes: list[Shape] = [line_of_text(scene.title, (_MARGIN, 58, room), 38, "pencil", is_bold=True, least=26), note]
    for side, names in enumerate(scene.sides):
        top, is_winner = _SIDES + side * 54, side == scene.winner
        if is_winner:
            shapes.append(EmblemShape("crown", _MARGIN, top, 42, "gold"))
        box = (_MARGIN + 56, top + 36, WIDTH - 2 * _MARGIN - 56)
        shapes.append(line_of_text(names, box, 36, "ink", is_bold=is_winner, least=28))
    first, second, difference, total = scene.heads
    for at, head in zip(_ROOMS, (first, second), strict=True):
        shapes.append(line_of_text(head, (at + 16, _HEAD - 22, _ROOM - 34), 32, "ink", is_bold=True, least=22))
    for head, (left, wide) in zip((difference, total), _numbers(), strict=True):
        shapes.append(line_of_text(head, (left, _HEAD - 22, wide), 32, "ink", align="right", is_bold=True, least=22))
    shapes.append(StrokeShape(_MARGIN - 8, _HEAD - 4, WIDTH - 2 * _MARGIN + 16, 0, 5, "pen", 901))
    for number, row in enumerate(scene.rows):
        shapes += _row(row, _HEAD + number * _ROW)
    bottom = _HEAD + len(scene.rows) * _ROW
    rules: list[Shape] = [BoxShape(0, at, WIDTH, 2, "rule") for at in range(_HEAD + _ROW, bottom, _ROW)]
    lines = [StrokeShape(at, _HEAD - 56, 0, bottom - _HEAD + 52, 4, "pen", 950 + at) for at in (*_ROOMS, _SUMS)]
    return Layout(WIDTH, bottom + 24, "sheet", (*rules, *shapes, *lines))


def _numbers() -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the difference and the sum are written: left and width."""
    total = _SUMS + _DIFFERENCE + 14
    return (_SUMS + 12, _DIFFERENCE - 18), (total, WIDTH - _MARGIN - total)


def _row(row: MatchRow, top: int) -> list[Shape]:
    base = top + 42
    shapes: list[Shape] = [line_of_text(row.label, (_MARGIN, base, _LABEL - 10), 30, "pencil", least=22)]
    for left, cell in zip(_ROOMS, row.rooms, strict=True):
        shapes += _cell(cell, left, base)
    for text, (left, wide), is_bold in zip((row.difference, row.total), _numbers(), (False, True), strict=True):
        shapes.append(_number(text, (left, base, wide), is_bold=is_bold))
    return shapes


def _cell(cell: MatchCell, left: int, base: int) -> list[Shape]:
    """Who and what from the left, the number at the right."""
    start, room = left + 16, _ROOM - 16 - _PAID - 14
    beside = line_of_text(cell.what, (start, base, room // 2), 30, "pencil", least=24).width + 14
    who = line_of_text(cell.who, (start, base, room - beside), 30, "ink", is_bold=True, least=26)
    after = start + (who.width + 14 if who.words else 0)
    what = line_of_text(cell.what, (after, base, start + room - after), 30, "pencil", least=24)
    return [who, what, _number(cell.paid, (left + _ROOM - _PAID - 14, base, _PAID), is_bold=False)]


def _number(text: str, box: tuple[int, int, int], *, is_bold: bool) -> Shape:
    colour = "red" if text.startswith("−") else "pen"
    return line_of_text(text, box, 34, colour, align="right", is_bold=is_bold, least=24)
