"""Which colour of a laid-out picture lies on which, found as a painter would: by what was painted there before."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from bot.render.faces import DECKS, HALO
from bot.render.shapes import (
    BoxShape,
    CardShape,
    EmblemShape,
    Layout,
    MarksShape,
    PathShape,
    Shape,
    StrokeShape,
    TextShape,
)

Kind = Literal["text", "graphic", "surface"]
Place = tuple[int, int]
Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Pair:
    """A colour and what it lies on: words, a drawing, or a surface that other things lie on."""

    kind: Kind
    colour: str
    ground: str


class _Painted:
    def __init__(self, layout: Layout) -> None:
        self._surfaces: list[tuple[Box, str]] = [((0, 0, layout.width, layout.height), layout.ground)]

    def at(self, places: Iterable[Place]) -> set[str]:
        """The colours at these places."""
        return {colour for place in places if (colour := self._colour(place))}

    def _colour(self, place: Place) -> str:
        x, y = place
        found = (
            colour
            for (left, top, right, bottom), colour in reversed(self._surfaces)
            if left <= x < right and top <= y < bottom
        )
        return next(found, "")

    def lay(self, box: Box, colour: str) -> None:
        self._surfaces.append((box, colour))


def pairs(layout: Layout) -> Iterator[tuple[Pair, Shape]]:
    """Every colour and what it lies on, with the shape that has it."""
    painted = _Painted(layout)
    for shape in layout.shapes:
        for kind, colour, grounds in _laid(shape, painted):
            yield from ((Pair(kind, colour, ground), shape) for ground in sorted(grounds - {colour}))


def _laid(shape: Shape, painted: _Painted) -> Iterator[tuple[Kind, str, set[str]]]:
    match shape:
        case TextShape():
            if shape.words:
                yield "text", shape.colour, painted.at(_along(shape.x, shape.y - shape.size // 3, shape.width))
        case CardShape():
            yield from _card(shape, painted)
        case BoxShape():
            yield from _box(shape, painted)
        case EmblemShape():
            yield from _emblem(shape, painted)
        case StrokeShape():
            ends = [(shape.x + shape.across * at // 4, shape.y + shape.down * at // 4) for at in range(5)]
            yield "graphic", shape.colour, painted.at(ends)
        case MarksShape():
            middle = shape.y + shape.cell // 2
            yield "graphic", shape.colour, painted.at(_along(shape.x, middle, max(1, shape.width)))
        case PathShape():
            yield "graphic", shape.colour, painted.at([(shape.x + x, shape.y + y) for x, y in shape.points])


def _emblem(shape: EmblemShape, painted: _Painted) -> Iterator[tuple[Kind, str, set[str]]]:
    """A disc and a bubble's tail are for words to lie on, and the sheep on an empty table for nothing."""
    box = (shape.x, shape.y, shape.x + shape.size, shape.y + shape.size)
    middle = _along(shape.x, shape.y + shape.size // 2, shape.size)
    match shape:
        case EmblemShape(name="disc") | EmblemShape(name="D", colour="paper" | "rim"):
            yield "surface", shape.colour, painted.at(_around(box))
            painted.lay(box, shape.colour)
        case EmblemShape(name="sheep", colour="rim"):
            yield "surface", shape.colour, painted.at(middle)
        case _:
            yield "graphic", shape.colour, painted.at(middle)


def _card(shape: CardShape, painted: _Painted) -> Iterator[tuple[Kind, str, set[str]]]:
    wide = min(shape.size.width, shape.shown) if shape.shown else shape.size.width
    box = (shape.x, shape.y, shape.x + wide, shape.y + shape.size.height)
    if shape.halo:
        ring = (box[0] - HALO, box[1] - HALO, box[2] + HALO, box[3] + HALO)
        yield "graphic", shape.halo, painted.at(_around(ring)) - {"paper"}
        painted.lay(ring, shape.halo)
    yield "surface", "paper", painted.at(_around(box))
    painted.lay(box, "paper")
    colour = DECKS[shape.colours][shape.card.suit].colour
    yield "text", colour, {"paper"}
    yield "graphic", colour, {"paper"}


def _box(shape: BoxShape, painted: _Painted) -> Iterator[tuple[Kind, str, set[str]]]:
    box = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    if shape.line:
        yield "surface", shape.line, painted.at(_around(box))
        painted.lay(box, shape.line)
        wide = shape.wide
        box = (box[0] + wide, box[1] + wide, box[2] - wide, box[3] - wide)
    yield "surface", shape.colour, painted.at(_around(box))
    painted.lay(box, shape.colour)


def _along(left: int, y: int, width: int) -> list[Place]:
    return [(left + width * at // 8, y) for at in range(1, 8)]


def _around(box: Box) -> list[Place]:
    """Just outside the middle of each side."""
    left, top, right, bottom = box
    across, down = (left + right) // 2, (top + bottom) // 2
    return [(left - 1, down), (right, down), (across, top - 1), (across, bottom)]
