"""Scores as they are written on paper: pen strokes crossed in fours, sides of squares, or numbers."""

from typing import Final

from bot.present.scenes import Unit
from bot.render.shapes import SMALLEST, MarksShape, Shape, line_of_text

Area = tuple[int, int, int, int]
_LARGEST: Final = 100
_MOST: Final = 48


def cell_size(most: int, unit: Unit, area: Area) -> int:
    """How large a group of four may be for the highest score to fit into the width and height there is."""
    groups = max(4 if unit is Unit.PENS else 3, -(-most // 4))
    return min(_LARGEST, area[3], area[2] // groups)


def lay_marks(score: int, unit: Unit, area: Area, colour: str, *, seed: int = 0, most: int = 0) -> list[Shape]:
    """A score within `area`, given as left, top, width and height; what cannot be drawn in fours is a number.

    most: the highest score beside it, so that all are drawn in one size.
    """
    left, top, room, high = area
    if unit is Unit.NUMBERS or not 0 <= score <= _MOST:
        size = max(SMALLEST, min(44, round(high * 0.8)))
        base = top + high // 2 + round(size * 0.36)
        return [
            line_of_text(str(score).replace("-", "−"), (left, base, room), size, colour, align="right", is_bold=True)
        ]
    if not score:
        return []
    cell = cell_size(max(score, min(most, _MOST)), unit, area)
    return [MarksShape(score, left, top + (high - cell) // 2, cell, colour, unit is Unit.SQUARES, seed)]
