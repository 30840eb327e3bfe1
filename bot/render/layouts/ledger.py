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
_PLAYED: Final = {6: 215, 7: 205, 8: 196}
_USUALLY_PLAYED: Final = 238
"""How wide the words are that say what was played, by the number of columns, which want the room too."""
_NARROW: Final = 130
"""In a column narrower than this a crown stands above its number, not beside it."""
_HEAD: Final = 100
_LINE: Final = 38


def lay_ledger(scene: LedgerScene) -> Layout:
    """The sheet as a scorekeeper has it."""
    start = _start(len(scene.columns))
    wide = (WIDTH - _MARGIN - start) // max(1, len(scene.columns))
    shapes = lay_title(scene.title, scene.note, _MARGIN, note_room=480)
    heads = heads_of(scene.columns, wide - 18)
    head = _HEAD + 16 + _LINE * max(map(len, heads), default=1)
    for at, lines in enumerate(heads):
        for line, words in enumerate(reversed(lines)):
            box = (start + at * wide + 8, head - 20 - line * _LINE, wide - 18)
            shapes.append(line_of_text(words, box, SMALLEST, "ink", align="right", is_bold=True))
    y = head
    shapes.append(pen_line(y - 4, _MARGIN))
    rules: list[Shape] = []
    for number, row in enumerate(scene.rows):
        if number:
            rules.append(BoxShape(0, y, WIDTH, 2, "rule"))
        more, high = _row(row, y, (start, wide), number)
        shapes += more
        y += high
    strokes = [StrokeShape(start + at * wide, 90, 0, y - 94, 4, "pen", 950 + at) for at in range(len(scene.columns))]
    return Layout(WIDTH, y + 24, "sheet", (*rules, *shapes, *strokes))


def _start(columns: int) -> int:
    return _MARGIN + _LABEL + _PLAYED.get(columns, _USUALLY_PLAYED)


def heads_of(columns: Sequence[str], room: int) -> list[tuple[str, ...]]:
    """Who has each column: partners a line each, a name alone in two lines; no two columns read alike."""
    heads = []
    for heading in columns:
        names = heading.split("\n")
        lines = names if len(names) > 1 else fonts.in_lines(names[0], room, SMALLEST, is_bold=True, between=" ", most=2)
        heads.append(tuple(fonts.fit(line, room, SMALLEST, SMALLEST, is_bold=True)[0] for line in lines))
    apart = fonts.told_apart(tuple(heading.replace("\n", " ") for heading in columns), room, SMALLEST, is_bold=True)
    return [(other,) if heads.count(head) > 1 else head for head, other in zip(heads, apart, strict=True)]


def _row(row: LedgerRow, top: int, columns: tuple[int, int], number: int) -> tuple[list[Shape], int]:
    """A row and how high it is: who played, and below it what. columns: where they start, and how wide one is."""
    shapes: list[Shape] = []
    start, wide = columns
    if row.is_total:
        shapes.append(StrokeShape(_MARGIN - 6, top, WIDTH - 2 * _MARGIN + 12, 0, 4, "pen", 700 + number))
        lines = fonts.in_lines(row.label, start - _MARGIN - 12, 34, is_bold=True, between=" ")
        words = [TextShape(line, _MARGIN, 0, 34, "pen", is_bold=True) for line in lines]
    else:
        shapes.append(line_of_text(row.label, (_MARGIN - 6, top + 42, _LABEL - 6), 34, "pencil"))
        left = _MARGIN + _LABEL
        room = start - left - 10
        words = [line_of_text(row.who, (left, 0, room), 34, "ink", is_bold=True)] if row.who else []
        more = fonts.in_lines(row.what, room, SMALLEST, is_bold=False)
        words += [line_of_text(line, (left, 0, room), SMALLEST, "pencil") for line in more]
    is_stacked = wide < _NARROW and bool(row.winners)
    high = 20 + _LINE * max(1 + is_stacked, len(words))
    shapes += [replace(line, y=top + 42 + at * _LINE) for at, line in enumerate(words)]
    base = top + high // 2 + 13
    for at, score in enumerate(row.scores):
        x = start + at * wide
        is_winner = at in row.winners
        lower = 19 if is_winner and is_stacked and score else 0
        if is_winner:
            place = x + 12 if score and not is_stacked else x + wide - 48
            shapes.append(EmblemShape(WINNER, place, base - 29 - lower, 34, "bronze"))
        room = wide - 18 - (40 if is_winner and not is_stacked else 0)
        box = (x + wide - 12 - room, base + lower, room)
        shapes.append(line_of_text(score, box, 40, figure_colour(score), align="right", is_bold=row.is_total))
    return shapes, high
