"""Scores as they are written on paper: pen strokes crossed in fours, sides of squares, or numbers."""

from typing import Final

from bot.render.scenes import Unit
from bot.render.shapes import Shape, StrokeShape, line_of_text

Area = tuple[int, int, int, int]

_PENS: Final = (("down", 0.32), ("down", 0.66), ("across", 0.34), ("across", 0.68))
_LARGEST: Final = 84


def cell_size(score: int, area: Area) -> int:
    """How large a group of four may be for the score to fit into the width and height there is."""
    groups = max(4, -(-score // 4))
    return min(_LARGEST, area[3], area[2] // groups)


def lay_marks(score: int, unit: Unit, area: Area, colour: str, seed: int = 0) -> list[Shape]:
    """A score within `area`, given as left, top, width and height."""
    left, top, room, high = area
    if unit is Unit.NUMBERS:
        size = min(44, round(high * 0.8))
        base = top + high // 2 + round(size * 0.36)
        return [line_of_text(str(score), (left, base, room), size, colour, align="right", is_bold=True, least=18)]
    cell = cell_size(score, area)
    down = top + (high - cell) // 2
    draw = _pen if unit is Unit.PENS else _side
    return [draw(number % 4, left + number // 4 * cell, down, cell, colour, seed * 64 + number) for number in range(score)]


def _width(cell: int) -> int:
    return max(3, round(cell * 0.075))


def _pen(which: int, x: int, y: int, cell: int, colour: str, seed: int) -> Shape:
    """Two upright, two across."""
    way, at = _PENS[which]
    near, long = round(cell * 0.06), round(cell * 0.86)
    if way == "down":
        return StrokeShape(x + round(cell * at), y + near, 0, long, _width(cell), colour, seed)
    return StrokeShape(x + near, y + round(cell * at), long, 0, _width(cell), colour, seed)


def _side(which: int, x: int, y: int, cell: int, colour: str, seed: int) -> Shape:
    """One side of a square after the other."""
    near, long = round(cell * 0.14), round(cell * 0.72)
    far = near + long
    starts = ((near, near, 0, long), (near, far, long, 0), (far, near, 0, long), (near, near, long, 0))
    left, top, across, down = starts[which]
    return StrokeShape(x + left, y + top, across, down, _width(cell), colour, seed)
