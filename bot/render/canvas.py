"""Drawing in free units, four times as fine as the result, then made small: smooth edges without a vector library."""

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

Point = tuple[float, float]
Ink = str | int | tuple[int, int, int]
SUPERSAMPLING = 4
CURVE_STEPS = 12


class Canvas:
    """A surface to draw on in units of its own; `finish` gives the picture in pixels.

    mode "RGB" takes colours, mode "L" takes cover from 0 to 255 and makes masks.
    """

    def __init__(self, size: tuple[int, int], units: float, mode: str = "L", ground: Ink = 0) -> None:
        """`units` is how many units wide the sheet is."""
        self.scale = size[0] * SUPERSAMPLING / units
        self.image = Image.new(mode, (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING), ground)
        self._draw = ImageDraw.Draw(self.image)

    def _at(self, points: Iterable[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def shape(self, points: Iterable[Point], fill: Ink, outline: Ink | None = None, width: float = 0) -> None:
        places = self._at(points)
        self._draw.polygon(places, fill=fill)
        if outline is not None:
            self._draw.line([*places, places[0], places[1]], fill=outline, width=self._wide(width), joint="curve")

    def line(self, points: Iterable[Point], fill: Ink, width: float) -> None:
        """A line through the points with round joints and ends."""
        places = self._at(points)
        wide = self._wide(width)
        self._draw.line(places, fill=fill, width=wide, joint="curve")
        for x, y in (places[0], places[-1]):
            self._draw.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=fill)

    def oval(
        self,
        centre: Point,
        rx: float,
        ry: float,
        fill: Ink | None,
        outline: Ink | None = None,
        *,
        width: float = 0,
    ) -> None:
        (x, y), rx, ry = self._at([centre])[0], rx * self.scale, ry * self.scale
        self._draw.ellipse(
            (x - rx, y - ry, x + rx, y + ry), fill, outline, self._wide(width) if outline is not None else 1
        )

    def box(self, box: tuple[float, float, float, float], radius: float, fill: Ink) -> None:
        """A rectangle with round corners, given by its left, top, right and bottom."""
        (left, top), (right, bottom) = self._at([box[:2], box[2:]])
        self._draw.rounded_rectangle((left, top, right - 1, bottom - 1), radius * self.scale, fill)

    def _wide(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def finish(self) -> Image.Image:
        return self.image.reduce(SUPERSAMPLING)


def curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Points along a cubic curve, its start included and its end left to the next piece."""
    found = []
    for at in range(CURVE_STEPS):
        t = at / CURVE_STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append(
            (
                a * start[0] + b * first[0] + c * second[0] + d * end[0],
                a * start[1] + b * first[1] + c * second[1] + d * end[1],
            )
        )
    return found


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points along a circle between two angles in degrees, 0 to the right and clockwise."""
    turns = (math.radians(start + (end - start) * at / steps) for at in range(steps + 1))
    return [(centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn)) for turn in turns]


def moved(points: Sequence[Point], by: Point, size: float = 1.0) -> list[Point]:
    return [(x * size + by[0], y * size + by[1]) for x, y in points]


def mirrored(points: Sequence[Point], axis: float) -> list[Point]:
    return [(2 * axis - x, y) for x, y in points]
