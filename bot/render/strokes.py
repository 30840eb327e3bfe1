"""Lines as a hand draws them: a little bent, never twice the same, but the same for the same seed."""

import random
from functools import lru_cache
from itertools import pairwise
from typing import Final

from bot.render.canvas import Canvas, Point
from bot.render.sprites import Cover, cover_of

_JOINTS: Final = 9
_Line = tuple[Point, Point]


def margin(across: int, down: int, width: int) -> int:
    """How far a drawn line may leave the box of its ends."""
    return width + 2 + round(_bend(across, down))


def _bend(across: float, down: float) -> float:
    return min(max(across, down) * 0.05, 5)


def _draw(canvas: Canvas, line: _Line, width: float, chance: random.Random) -> None:
    (x, y), (end_x, end_y) = line
    across, down = end_x - x, end_y - y
    bend, long = _bend(across, down), max(across, down)
    lean, bow = chance.uniform(-bend, bend), chance.uniform(-bend, bend) / 2
    points: list[Point] = []
    for at in range(_JOINTS + 1):
        share = at / _JOINTS
        off = lean * (share - 0.5) + bow * 4 * share * (1 - share) + chance.uniform(-0.25, 0.25) * min(1, long / 60)
        points.append(
            (x + across * share + (off if across < down else 0), y + down * share + (off if across >= down else 0))
        )
    for number, (start, end) in enumerate(pairwise(points)):
        swell = 0.84 + 0.24 * (1 - abs(number / _JOINTS - 0.35))
        canvas.line([start, end], 255, swell * width * 0.88)


@lru_cache(maxsize=64)  # 4 ms a score sheet
def stroke(across: int, down: int, width: int, seed: int) -> Cover:
    """One line, upright or level."""
    around = margin(across, down, width)
    size = (across + 2 * around, down + 2 * around)
    canvas = Canvas(size, size[0])
    _draw(canvas, ((around, around), (around + across, around + down)), width, _chance(seed, across, down))
    return cover_of(canvas.finish())


def _chance(*seed: int) -> random.Random:
    return random.Random(" ".join(map(str, seed)))  # noqa: S311 - the tremble of a pen, not a secret


_PENS: Final[tuple[_Line, ...]] = (
    ((0.32, 0.06), (0.32, 0.92)),
    ((0.66, 0.06), (0.66, 0.92)),
    ((0.06, 0.34), (0.92, 0.34)),
    ((0.06, 0.68), (0.92, 0.68)),
)
"""Two upright, two across, in a square of one unit."""
_SIDES: Final[tuple[_Line, ...]] = (
    ((0.14, 0.14), (0.14, 0.86)),
    ((0.14, 0.86), (0.86, 0.86)),
    ((0.86, 0.14), (0.86, 0.86)),
    ((0.14, 0.14), (0.86, 0.14)),
)
"""One side of a square after the other."""


@lru_cache(maxsize=256)  # 10 ms a score sheet
def marks(score: int, cell: int, is_square: bool, seed: int) -> Cover:
    """A whole score; a stroke more leaves those before as they were."""
    size = (-(-score // 4) * cell, cell)
    canvas = Canvas(size, size[0])
    lines = _SIDES if is_square else _PENS
    for number in range(score):
        left = number // 4 * cell
        (x, y), (end_x, end_y) = lines[number % 4]
        line = ((left + x * cell, y * cell), (left + end_x * cell, end_y * cell))
        _draw(canvas, line, max(2.6, cell * 0.075), _chance(seed, number))
    return cover_of(canvas.finish())


@lru_cache(maxsize=16)
def path(points: tuple[tuple[int, int], ...], width: int) -> Cover:
    """A line through points, or with no width the area within them, that reaches so far around them as it is wide."""
    size = max(x for x, _ in points) + 2 * width + 1, max(y for _, y in points) + 2 * width + 1
    canvas = Canvas(size, size[0])
    places = [(x + width, y + width) for x, y in points]
    if width:
        canvas.line(places, 255, width)
    else:
        canvas.shape(places, 255)
    return cover_of(canvas.finish())
