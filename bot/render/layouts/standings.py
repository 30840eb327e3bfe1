"""Who stands where, a line for each on ruled paper: the leaderboard, and totals with what is owed below them."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.present.scenes import StandingRow, StandingsScene, TotalsRow, TotalsScene
from bot.render import fonts
from bot.render.palette import WINNER
from bot.render.shapes import (
    WIDTH,
    Align,
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
_SCALE: Final = 600
_SCALE_WIDE: Final = 262
_FACTS: Final = _SCALE - 20 - _NAME
_FIGURE: Final = 884
_HEAD: Final = 176
_ROW: Final = 118
_MARK: Final = 20
_STEP: Final = 27
_FORM: Final = {1: ("pen", _MARK), 0: ("pencil", _MARK // 4), -1: ("red", _MARK // 2)}
"""Colour and height of a deal that was won, that was neither, and that was lost: told apart without colours too."""


def lay_standings(scene: StandingsScene) -> Layout:
    """Title and time above, then a line for each, the first with a crown."""
    tops = [_HEAD]
    for row in scene.rows:
        tops.append(tops[-1] + _ROW + 40 * max(0, len(_facts(row)) - 1))
    bottom = tops[-1]
    shapes: list[Shape] = [
        *(BoxShape(0, top, WIDTH, 2, "rule") for top in tops[1:-1]),
        *lay_title(scene.title, scene.note, _MARGIN),
        pen_line(_HEAD - 4, _MARGIN),
    ]
    places: tuple[tuple[int, int, Align], ...] = (
        (_SCALE - 60, _SCALE_WIDE + 40, "centre"),
        (_FIGURE, WIDTH - _MARGIN - _FIGURE, "right"),
    )
    for head, (left, wide, align) in zip(scene.heads, places, strict=True):
        for at, line in enumerate(reversed(fonts.in_lines(head, wide, 34, is_bold=False, between=" ", most=2))):
            shapes.append(line_of_text(line, (left, _HEAD - 22 - at * 38, wide), 34, "ink", align=align))
    for row, top in zip(scene.rows, tops, strict=False):
        shapes += _row(row, top, scene.zero)
    return Layout(WIDTH, bottom + 20, "sheet", tuple(shapes))


def _facts(row: StandingRow) -> tuple[str, ...]:
    return fonts.in_lines(row.facts, _FACTS, 34, is_bold=False, between=" · ")


def _row(row: StandingRow, top: int, zero: float | None) -> Iterator[Shape]:
    if row.place == "1":
        yield EmblemShape(WINNER, _MARGIN + 4, top + 30, 60, "bronze")
    else:
        yield line_of_text(
            row.place, (_MARGIN - 8, top + 74, _NAME - _MARGIN - 16), 44, "pencil", align="centre", is_bold=True
        )
    left = _NAME
    if row.is_computer:
        yield EmblemShape("computer", left, top + 18, 38, "pencil")
        left += 50
    base = top + (52 if row.facts or row.form else 72)
    yield line_of_text(row.name, (left, base, _SCALE - 24 - left), 42, "ink", is_bold=True)
    for at, line in enumerate(_facts(row)):
        yield line_of_text(line, (_NAME, top + 96 + at * 40, _FACTS), 34, "pencil")
    if zero is not None:
        yield BoxShape(_SCALE + round(zero * _SCALE_WIDE) - 1, top + 18, 3, 42, "pencil")
    if row.spread is not None:
        low, middle, high = (_SCALE + round(min(1.0, max(0.0, share)) * _SCALE_WIDE) for share in row.spread)
        yield BoxShape(low, top + 36, max(4, high - low), 6, "pencil", 3)
        yield BoxShape(middle - 10, top + 29, _MARK, _MARK, "pen", _MARK // 2)
    for number, each in enumerate(row.form):
        colour, high = _FORM[each]
        yield BoxShape(_SCALE + number * _STEP, top + 72 + _MARK - high, _MARK, high, colour, min(4, high // 2))
    box = (_FIGURE, top + 72, WIDTH - _MARGIN - _FIGURE)
    yield line_of_text(row.figure, box, 50, figure_colour(row.figure), align="right", is_bold=True)


_TOTAL_WIDE: Final = 200
_TOTALS_ROW: Final = 108
_SHORT: Final = 76


def lay_totals(scene: TotalsScene) -> Layout:
    """Title and time above, then a line for each, the first with a crown."""
    shapes = lay_title(scene.title, scene.note, _MARGIN)
    left = WIDTH - _MARGIN - _TOTAL_WIDE * len(scene.heads)
    for at, head in enumerate(scene.heads):
        for line, words in enumerate(reversed(fonts.in_lines(head, _TOTAL_WIDE - 10, 34, is_bold=False, between=" "))):
            box = (left + at * _TOTAL_WIDE + 10, _HEAD - 22 - line * 38, _TOTAL_WIDE - 10)
            shapes.append(line_of_text(words, box, 34, "ink", align="right"))
    shapes.append(pen_line(_HEAD - 4, _MARGIN))
    y = _HEAD
    for number, row in enumerate(scene.rows):
        if row.begins and number:
            shapes.append(pen_line(y, _MARGIN, 700 + number))
        elif number:
            shapes.append(BoxShape(0, y, WIDTH, 2, "rule"))
        facts = fonts.in_lines(row.facts, left - 16 - _NAME, 34, is_bold=False, between=" · ")
        high = _TOTALS_ROW + 40 * (len(facts) - 1) if facts else _SHORT
        shapes += _totals_row(row, facts, y, high, left)
        y += high
    return Layout(WIDTH, y + 20, "sheet", tuple(shapes))


def _totals_row(row: TotalsRow, facts: Sequence[str], top: int, high: int, right: int) -> Iterator[Shape]:
    middle = top + high // 2
    if row.place == "1":
        yield EmblemShape(WINNER, _MARGIN + 4, middle - 28, 56, "bronze")
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
        box = (right + at * _TOTAL_WIDE + 8, middle + 16, _TOTAL_WIDE - 8)
        is_last = at == len(row.figures) - 1
        size = 46 if is_last else 42
        yield line_of_text(figure, box, size, figure_colour(figure), align="right", is_bold=is_last)
