"""The ledger: ruled paper with a row a deal, who played what, and a column of numbers for each, totals below."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.present.scenes import LedgerRow, LedgerScene
from bot.render import fonts
from bot.render.palette import WINNER
from bot.render.shapes import (
    SMALLEST,
    WIDTH,
    BoxShape,
    EmblemShape,
    Layout,
    Shape,
    StrokeShape,
    TextShape,
    figure_colour,
    lay_title,
    line_of_text,
    pen_line,
)

_MARGIN: Final = 30
_LABEL: Final = 58
_PLAYED: Final = 238
_LEFT: Final = _MARGIN + _LABEL + _PLAYED
_HEAD: Final = 100
_LINE: Final = 38


def lay_ledger(scene: LedgerScene) -> Layout:
    """The sheet as a scorekeeper has it."""
    wide = (WIDTH - _MARGIN - _LEFT) // max(1, len(scene.columns))
    shapes = lay_title(scene.title, scene.note, _MARGIN, note_room=480)
    heads = heads_of(scene.columns, wide - 18)
    head = _HEAD + 16 + _LINE * max(map(len, heads), default=1)
    for at, lines in enumerate(heads):
        for line, words in enumerate(reversed(lines)):
            box = (_LEFT + at * wide + 8, head - 20 - line * _LINE, wide - 18)
            shapes.append(line_of_text(words, box, SMALLEST, "ink", align="right", is_bold=True))
    y = head
    shapes.append(pen_line(y - 4, _MARGIN))
    rules: list[Shape] = []
    for number, row in enumerate(scene.rows):
        if number:
            rules.append(BoxShape(0, y, WIDTH, 2, "rule"))
        more, high = _row(row, y, wide, number)
        shapes += more
        y += high
    strokes = [StrokeShape(_LEFT + at * wide, 90, 0, y - 94, 4, "pen", 950 + at) for at in range(len(scene.columns))]
    return Layout(WIDTH, y + 24, "sheet", (*rules, *shapes, *strokes))


def heads_of(columns: Sequence[str], room: int) -> list[tuple[str, ...]]:
    """Who has each column: partners a line each, a name alone in two lines; no two columns read alike."""
    heads = []
    for heading in columns:
        names = heading.split("\n")
        lines = names if len(names) > 1 else fonts.in_lines(names[0], room, SMALLEST, is_bold=True, between=" ", most=2)
        heads.append(tuple(fonts.fit(line, room, SMALLEST, SMALLEST, is_bold=True)[0] for line in lines))
    apart = fonts.told_apart(tuple(heading.replace("\n", " ") for heading in columns), room, SMALLEST, is_bold=True)
    return [(other,) if heads.count(head) > 1 else head for head, other in zip(heads, apart, strict=True)]


def _row(row: LedgerRow, top: int, wide: int, number: int) -> tuple[list[Shape], int]:
    """A row and how high it is: who played, and below it what."""
    shapes: list[Shape] = []
    if row.is_total:
        shapes.append(StrokeShape(_MARGIN - 6, top, WIDTH - 2 * _MARGIN + 12, 0, 4, "pen", 700 + number))
        lines = fonts.in_lines(row.label, _LEFT - _MARGIN - 12, 34, is_bold=True, between=" ")
        words = [TextShape(line, _MARGIN, 0, 34, "pen", is_bold=True) for line in lines]
    else:
        shapes.append(line_of_text(row.label, (_MARGIN - 6, top + 42, _LABEL - 6), 34, "pencil"))
        left, room = _MARGIN + _LABEL, _PLAYED - 10
        words = [line_of_text(row.who, (left, 0, room), 34, "ink", is_bold=True)] if row.who else []
        more = fonts.in_lines(row.what, room, SMALLEST, is_bold=False)
        words += [line_of_text(line, (left, 0, room), SMALLEST, "pencil") for line in more]
    high = 20 + _LINE * max(1, len(words))
    shapes += [replace(line, y=top + 42 + at * _LINE) for at, line in enumerate(words)]
    base = top + high // 2 + 13
    for at, score in enumerate(row.scores):
        x = _LEFT + at * wide
        is_winner = at in row.winners
        if is_winner:
            place = x + 12 if score else x + wide - 48
            shapes.append(EmblemShape(WINNER, place, base - 29, 34, "bronze"))
        room = wide - 22 - (40 if is_winner else 0)
        box = (x + wide - 14 - room, base, room)
        shapes.append(line_of_text(score, box, 40, figure_colour(score), align="right", is_bold=row.is_total))
    return shapes, high
