"""Totals on ruled paper: a line for each, figures in columns at the right, and below them what is owed."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.present.scenes import TotalsRow, TotalsScene
from bot.render import fonts
from bot.render.palette import WINNER
from bot.render.shapes import (
    WIDTH,
    BoxShape,
    EmblemShape,
    Layout,
    Shape,
    figure_colour,
    lay_title,
    line_of_text,
    pen_line,
)

_MARGIN: Final = 32
_NAME: Final = 116
_FIGURE: Final = 200
_HEAD: Final = 176
_ROW: Final = 108
_SHORT: Final = 76


def lay_totals(scene: TotalsScene) -> Layout:
    """Title and time above, then a line for each, the first with a crown."""
    shapes = lay_title(scene.title, scene.note, _MARGIN)
    left = WIDTH - _MARGIN - _FIGURE * len(scene.heads)
    for at, head in enumerate(scene.heads):
        for line, words in enumerate(reversed(fonts.in_lines(head, _FIGURE - 10, 34, is_bold=False, between=" "))):
            box = (left + at * _FIGURE + 10, _HEAD - 22 - line * 38, _FIGURE - 10)
            shapes.append(line_of_text(words, box, 34, "ink", align="right"))
    shapes.append(pen_line(_HEAD - 4, _MARGIN))
    y = _HEAD
    for number, row in enumerate(scene.rows):
        if row.begins and number:
            shapes.append(pen_line(y, _MARGIN, 700 + number))
        elif number:
            shapes.append(BoxShape(0, y, WIDTH, 2, "rule"))
        facts = fonts.in_lines(row.facts, left - 16 - _NAME, 34, is_bold=False, between=" · ")
        high = _ROW + 40 * (len(facts) - 1) if facts else _SHORT
        shapes += _row(row, facts, y, high, left)
        y += high
    return Layout(WIDTH, y + 20, "sheet", tuple(shapes))


def _row(row: TotalsRow, facts: Sequence[str], top: int, high: int, right: int) -> Iterator[Shape]:
    middle = top + high // 2
    if row.place == "1":
        yield EmblemShape(WINNER, _MARGIN + 4, middle - 28, 56, "gold")
    else:
        box = (_MARGIN - 8, middle + 16, _NAME - _MARGIN - 16)
        yield line_of_text(row.place, box, 42, "pencil", align="centre", is_bold=True)
    left = _NAME
    base = top + 48 if row.facts else middle + 15
    if row.is_computer:
        yield EmblemShape("computer", left, base - 34, 38, "pencil")
        left += 50
    yield line_of_text(row.name, (left, base, right - 16 - left), 42, "ink", is_bold=True)
    for at, line in enumerate(facts):
        yield line_of_text(line, (_NAME, top + 90 + at * 40, right - 16 - _NAME), 34, "pencil")
    for at, figure in enumerate(row.figures):
        box = (right + at * _FIGURE + 8, middle + 16, _FIGURE - 8)
        is_last = at == len(row.figures) - 1
        size = 46 if is_last else 42
        yield line_of_text(figure, box, size, figure_colour(figure), align="right", is_bold=is_last)
