"""The match sheet: a row a board, what both rooms made of it side by side, the difference and the sum at the right."""

from typing import Final

from bot.present.scenes import MatchCell, MatchRow, MatchScene
from bot.render import fonts
from bot.render.palette import WINNER
from bot.render.shapes import (
    WIDTH,
    BoxShape,
    EmblemShape,
    Layout,
    Shape,
    StrokeShape,
    figure_colour,
    lay_title,
    line_of_text,
    pen_line,
)

_MARGIN: Final = 28
_LABEL: Final = 68
_ROOM: Final = 346
_PAID: Final = 104
_DIFFERENCE: Final = 130
_ROW: Final = 104
_SIDES: Final = 96
_HEAD: Final = 296
_ROOMS: Final = (_MARGIN + _LABEL, _MARGIN + _LABEL + _ROOM)
_WHAT: Final = _ROOM - 14 - _PAID - 14
_SUMS: Final = _MARGIN + _LABEL + 2 * _ROOM


def lay_match(scene: MatchScene) -> Layout:
    """Title and sides above, then the boards; who won has a crown."""
    shapes = lay_title(scene.title, scene.note, _MARGIN, base=62, size=44, note_size=40)
    for side, names in enumerate(scene.sides):
        top, is_winner = _SIDES + side * 58, side == scene.winner
        if is_winner:
            shapes.append(EmblemShape(WINNER, _MARGIN, top, 46, "bronze"))
        box = (_MARGIN + 60, top + 40, WIDTH - 2 * _MARGIN - 60)
        shapes.append(line_of_text(names, box, 42, "ink", is_bold=is_winner))
    first, second, difference, total = scene.heads
    for at, head in zip(_ROOMS, (first, second), strict=True):
        shapes.append(line_of_text(head, (at + 14, _HEAD - 22, _ROOM - 30), 40, "ink", is_bold=True))
    for head, (left, wide) in zip((difference, total), _numbers(), strict=True):
        shapes.append(line_of_text(head, (left, _HEAD - 22, wide), 40, "ink", align="right", is_bold=True))
    shapes.append(pen_line(_HEAD - 4, _MARGIN))
    bottom = _HEAD
    rules: list[Shape] = []
    for number, row in enumerate(scene.rows):
        if number:
            rules.append(BoxShape(0, bottom, WIDTH, 2, "rule"))
        high = max(_ROW, *(36 + 40 * (bool(cell.who) + len(_what(cell))) for cell in row.rooms))
        shapes += _row(row, bottom, high)
        bottom += high
    lines = [StrokeShape(at, _HEAD - 64, 0, bottom - _HEAD + 60, 4, "pen", 950 + at) for at in (*_ROOMS, _SUMS)]
    return Layout(WIDTH, bottom + 24, "sheet", (*rules, *shapes, *lines))


def _numbers() -> tuple[tuple[int, int], tuple[int, int]]:
    total = _SUMS + _DIFFERENCE + 10
    return (_SUMS + 8, _DIFFERENCE - 8), (total, WIDTH - _MARGIN - total)


def _row(row: MatchRow, top: int, high: int) -> list[Shape]:
    base = top + high // 2 + 16
    shapes: list[Shape] = [line_of_text(row.label, (_MARGIN - 8, base, _LABEL - 6), 42, "pencil")]
    for left, cell in zip(_ROOMS, row.rooms, strict=True):
        shapes += _cell(cell, left, top, high)
    for text, (left, wide), is_bold in zip((row.difference, row.total), _numbers(), (False, True), strict=True):
        shapes.append(_number(text, (left, base, wide), is_bold=is_bold))
    return shapes


def _cell(cell: MatchCell, left: int, top: int, high: int) -> list[Shape]:
    """Who from the left and below it what, the number at the right; what nobody declared stands alone."""
    start, lines = left + 14, _what(cell)
    shapes: list[Shape] = [_number(cell.paid, (left + _ROOM - _PAID - 10, top + high // 2 + 16, _PAID), is_bold=False)]
    base = top + (high - 40 * (bool(cell.who) + len(lines))) // 2 + 32
    if cell.who:
        shapes.append(line_of_text(cell.who, (start, base, _WHAT), 42, "ink", is_bold=True))
        base += 40
    for at, line in enumerate(lines):
        shapes.append(line_of_text(line, (start, base + at * 40, _WHAT), 34, "pencil"))
    return shapes


def _what(cell: MatchCell) -> tuple[str, ...]:
    return fonts.in_lines(cell.what, _WHAT, 34, is_bold=False)


def _number(text: str, box: tuple[int, int, int], *, is_bold: bool) -> Shape:
    return line_of_text(text, box, 46, figure_colour(text), align="right", is_bold=is_bold)
