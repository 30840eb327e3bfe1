"""The leaderboard: a line for each on ruled paper, with the figure at the right and before it how sure that is."""

from collections.abc import Iterator
from typing import Final

from bot.present.scenes import StandingRow, StandingsScene
from bot.render.shapes import BoxShape, EmblemShape, Layout, Shape, StrokeShape, line_of_text

WIDTH: Final = 1100
_MARGIN: Final = 32
_NAME: Final = 116
_SCALE: Final = 600
_SCALE_WIDE: Final = 262
_FIGURE: Final = 884
_HEAD: Final = 152
_ROW: Final = 116
_MARK: Final = 20
_STEP: Final = 27
_FORM: Final = {1: "pen", 0: "rule", -1: "red"}


def lay_standings(scene: StandingsScene) -> Layout:
    """Title and time above, then a line for each, the first with a crown."""
    note = line_of_text(scene.note, (WIDTH - _MARGIN - 460, 58, 460), 32, "pencil", align="right", least=24)
    room = WIDTH - 2 * _MARGIN - (note.width + 30 if scene.note else 0)
    bottom = _HEAD + _ROW * len(scene.rows)
    shapes: list[Shape] = [
        BoxShape(0, top, WIDTH, 2, "rule") for top in range(_HEAD + _ROW, bottom, _ROW)
    ]  # fmt: skip
    shapes += [
        line_of_text(scene.title, (_MARGIN, 58, room), 38, "pencil", is_bold=True, least=26),
        note,
        line_of_text(scene.heads[0], (_SCALE - 60, _HEAD - 22, _SCALE_WIDE + 40), 30, "ink", align="centre", least=22),
        line_of_text(
            scene.heads[1], (_FIGURE, _HEAD - 22, WIDTH - _MARGIN - _FIGURE), 30, "ink", align="right", least=22
        ),
        StrokeShape(_MARGIN - 8, _HEAD - 4, WIDTH - 2 * _MARGIN + 16, 0, 5, "pen", 901),
    ]
    for number, row in enumerate(scene.rows):
        shapes += _row(row, _HEAD + number * _ROW, scene.zero)
    return Layout(WIDTH, bottom + 20, "sheet", tuple(shapes))


def _row(row: StandingRow, top: int, zero: float | None) -> Iterator[Shape]:
    if row.place == "1":
        yield EmblemShape("crown", _MARGIN + 4, top + 30, 60, "gold")
    else:
        yield line_of_text(
            row.place, (_MARGIN - 8, top + 74, _NAME - _MARGIN - 16), 44, "pencil", align="centre", is_bold=True
        )
    left = _NAME
    if row.is_computer:
        yield EmblemShape("computer", left, top + 18, 38, "pencil")
        left += 50
    base = top + (52 if row.facts or row.form else 72)
    yield line_of_text(row.name, (left, base, _SCALE - 24 - left), 42, "ink", is_bold=True, least=30)
    yield line_of_text(row.facts, (_NAME, top + 94, _SCALE - 24 - _NAME), 30, "pencil", least=24)
    if zero is not None:
        yield BoxShape(_SCALE + round(zero * _SCALE_WIDE) - 1, top + 18, 3, 42, "rule")
    if row.spread is not None:
        low, middle, high = (_SCALE + round(min(1.0, max(0.0, share)) * _SCALE_WIDE) for share in row.spread)
        yield BoxShape(low, top + 36, max(4, high - low), 6, "pencil", 3)
        yield BoxShape(middle - 10, top + 29, _MARK, _MARK, "pen", _MARK // 2)
    for number, each in enumerate(row.form):
        high = _MARK if each > 0 else _MARK // 2  # told apart without colours too
        yield BoxShape(_SCALE + number * _STEP, top + 72 + _MARK - high, _MARK, high, _FORM[each], 4)
    colour = "red" if row.figure.startswith("−") else "pen"
    yield line_of_text(
        row.figure, (_FIGURE, top + 72, WIDTH - _MARGIN - _FIGURE), 50, colour, align="right", is_bold=True, least=30
    )
