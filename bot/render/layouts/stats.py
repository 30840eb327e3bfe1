"""Somebody's statistics on paper: few large parts one below the other, each told apart without its colours too."""

from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from bot.present.scenes import (
    CourseScene,
    EndingRow,
    EndingsScene,
    FiguresScene,
    FormScene,
    MilestonesScene,
    RivalsScene,
    StatsPart,
    StatsScene,
)
from bot.render import fonts
from bot.render.shapes import (
    WIDTH,
    BoxShape,
    EmblemShape,
    Layout,
    Shape,
    lay_title,
    line_of_text,
    path_through,
    pen_line,
)

_MARGIN: Final = 40
_ROOM: Final = WIDTH - 2 * _MARGIN
_HEAD: Final = 96
_GAP: Final = 34
_SIDE: Final = 44
_FORM: Final = {1: ("pen", _SIDE), 0: ("pencil", _SIDE // 4), -1: ("red", _SIDE // 2)}
"""Colour and height of a deal that was won, that was neither, and that was lost: told apart without colours too."""

Part = tuple[list[Shape], int]
"""The shapes of a part, and how high it is."""


def lay_stats(scene: StatsScene) -> Layout:
    """Whose they are and of which game, then part by part."""
    title = lay_title(scene.title, scene.note, _MARGIN, base=62, size=48, colour="ink")
    shapes: list[Shape] = [*title, pen_line(_HEAD - 8, _MARGIN)]
    y = _HEAD + 12
    for part in scene.parts:
        more, high = lay_part(part, y)
        shapes += more
        y += high + _GAP
    return Layout(WIDTH, y, "sheet", tuple(shapes))


@singledispatch
def lay_part(part: StatsPart, top: int) -> Part:
    raise TypeError(type(part), top)


@lay_part.register
def _figures(part: FiguresScene, top: int) -> Part:
    shapes: list[Shape] = []
    wide, deepest = _ROOM // max(1, len(part.figures)), 1
    for at, each in enumerate(part.figures):
        left, room = _MARGIN + at * wide, wide - 16
        colour = "red" if each.is_bad else "pen"
        shapes.append(
            line_of_text(each.value, (left, top + 84, room), 84, colour, align="centre", is_bold=True, least=48)
        )
        lines = fonts.in_lines(each.label, room, 34, is_bold=False, between=" ")
        for line, words in enumerate(lines):
            shapes.append(line_of_text(words, (left, top + 132 + line * 38, room), 34, "pencil", align="centre"))
        deepest = max(deepest, len(lines))
    return shapes, 102 + deepest * 38


def _heading(label: str, top: int) -> Shape:
    return line_of_text(label, (_MARGIN, top + 34, _ROOM), 36, "ink", is_bold=True)


_COURSE: Final = 280
_SCALE: Final = 130


@lay_part.register
def _course(part: CourseScene, top: int) -> Part:
    """The middle first, then the line with its last point marked."""
    upper, left, wide = top + 60, _MARGIN + _SCALE, _ROOM - _SCALE - 24

    def place(at: float, height: float) -> tuple[int, int]:
        return left + round(at * wide), upper + round((1 - height) * _COURSE)

    line = [place(each.at, each.value) for each in part.points]
    x, y = line[-1]
    _, middle = place(0, part.middle)
    base = upper + _COURSE + 44
    shapes: list[Shape] = [
        _heading(part.label, top),
        BoxShape(left, middle - 1, wide, 3, "pencil"),
        path_through(line, "pen", 8),
        BoxShape(x - 13, y - 13, 26, 26, "pen", 13),
        *_scale(part, upper, middle),
        line_of_text(part.ends[0], (left, base, wide // 2), 34, "pencil"),
        line_of_text(part.ends[1], (left + wide // 2, base, wide - wide // 2), 34, "pencil", align="right"),
    ]
    return shapes, 60 + _COURSE + 52


def _scale(part: CourseScene, upper: int, middle: int) -> list[Shape]:
    """What stands at the left: the ends of the scale, and the middle where there is room between them."""
    room = _SCALE - 18
    marks = [(part.scale[0], upper + 24), (part.scale[1], upper + _COURSE)]
    if upper + 70 < middle < upper + _COURSE - 40:
        marks.append((part.named, middle + 11))
    return [line_of_text(words, (_MARGIN, base, room), 34, "pencil", align="right") for words, base in marks]


@lay_part.register
def _form(part: FormScene, top: int) -> Part:
    shapes: list[Shape] = [line_of_text(part.label, (_MARGIN, top + 46, 400), 36, "ink", is_bold=True)]
    step = 56
    left = WIDTH - _MARGIN - len(part.form) * step + step - _SIDE
    for number, each in enumerate(part.form):
        colour, high = _FORM[each]
        shapes.append(BoxShape(left + number * step, top + 10 + _SIDE - high, _SIDE, high, colour, min(6, high // 2)))
    return shapes, 58


_BAR: Final = 420
_BETWEEN: Final = 4
"""How far two bars that touch are apart."""
_LABELS: Final = 380
_ENDING: Final = 78


@lay_part.register
def _endings(part: EndingsScene, top: int) -> Part:
    shapes: list[Shape] = [_heading(part.label, top)]
    most = max((row.won + row.lost for row in part.rows), default=1) or 1
    y = top + 54
    for row in part.rows:
        shapes += _ending(row, y, most)
        y += _ENDING + (36 if row.note else 0)
    return shapes, y - top


def _ending(row: EndingRow, top: int, most: int) -> Sequence[Shape]:
    """What it is, a bar of the won and the lost as long as both are against the others, and the figures."""
    left, middle = _MARGIN + _LABELS, top + _ENDING // 2
    won, lost = (round(count / most * _BAR) for count in (row.won, row.lost))
    figure = left + _BAR + 16
    shapes: list[Shape] = [
        line_of_text(row.label, (_MARGIN, middle + 13, _LABELS - 20), 38, "ink"),
        line_of_text(
            row.figure,
            (figure, middle + 14, WIDTH - _MARGIN - figure),
            40,
            "pen",
            align="right",
            is_bold=True,
        ),
    ]
    if row.won:
        shapes.append(BoxShape(left, middle - 20, max(8, won), 40, "pen", 4))
    if row.lost:
        shapes.append(BoxShape(left + (max(8, won) + _BETWEEN if row.won else 0), middle, max(8, lost), 20, "red", 4))
    if row.note:
        shapes.append(line_of_text(row.note, (_MARGIN, top + _ENDING + 18, _ROOM), 34, "pencil"))
    return shapes


_MILESTONE: Final = 92


@lay_part.register
def _milestones(part: MilestonesScene, top: int) -> Part:
    shapes: list[Shape] = []
    for number, row in enumerate(part.rows):
        y = top + number * _MILESTONE
        if number:
            shapes.append(BoxShape(0, y, WIDTH, 2, "rule"))
        colour = {"crown": "bronze", "sheep": "red"}.get(row.emblem, "pen")
        shapes.append(EmblemShape(row.emblem, _MARGIN, y + 18, 56, colour))
        note = line_of_text(row.note, (WIDTH - _MARGIN - 360, y + 58, 360), 34, "pencil", align="right")
        left = _MARGIN + 80
        room = WIDTH - _MARGIN - note.width - 24 - left
        shapes += [line_of_text(row.text, (left, y + 60, room), 42, "ink", is_bold=True), note]
    return shapes, _MILESTONE * len(part.rows)


_RIVALS: Final = 128
_EACH: Final = 270


@lay_part.register
def _rivals(part: RivalsScene, top: int) -> Part:
    """A name at either side, then a row for each thing compared, with a bar where it is a part of a whole."""
    half = _ROOM // 2 - 20
    shapes: list[Shape] = [
        line_of_text(part.names[0], (_MARGIN, top + 44, half), 46, "pen", is_bold=True),
        line_of_text(part.names[1], (_MARGIN + _ROOM - half, top + 44, half), 46, "red", align="right", is_bold=True),
    ]
    y = top + 74
    for row in part.rows:
        base = y + 58
        label = (_MARGIN + _EACH, base, _ROOM - 2 * _EACH)
        shapes += [
            line_of_text(row.first, (_MARGIN, base, _EACH - 16), 54, "pen", is_bold=True),
            line_of_text(row.label, label, 36, "ink", align="centre"),
            line_of_text(
                row.second,
                (WIDTH - _MARGIN - _EACH + 16, base, _EACH - 16),
                54,
                "red",
                align="right",
                is_bold=True,
            ),
        ]
        if row.share is not None:
            first = round(_ROOM * min(1.0, max(0.0, row.share)))
            if first:
                shapes.append(BoxShape(_MARGIN, y + 76, first, 30, "pen", 4))
            second = _ROOM - first - (_BETWEEN if first else 0)
            if second > 0:
                shapes.append(BoxShape(WIDTH - _MARGIN - second, y + 86, second, 20, "red", 4))
            y += _RIVALS
        else:
            y += _RIVALS - 40
    return shapes, y - top
