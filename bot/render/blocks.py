"""Which shapes belong together, so that they can be kept and laid down in one piece."""

from collections.abc import Iterator, Sequence

from bot.render import sprites
from bot.render.shapes import BoxShape, EmblemShape, MarksShape, Shape, TextShape
from bot.render.sprites import Box

MOST = 300
"""Boxes larger than this each way are not kept: what stands in them changes too often."""


def grouped(shapes: Sequence[Shape]) -> Iterator[tuple[Shape, ...]]:
    """The shapes in their order, each small box together with what stands in it, each disc with the words on it."""
    at = 0
    while at < len(shapes):
        first, end = shapes[at], at + 1
        if isinstance(first, BoxShape) and max(first.width, first.height) <= MOST:
            while end < len(shapes) and _is_within(shapes[end], first):
                end += 1
        elif isinstance(first, EmblemShape) and first.name == "disc" and end < len(shapes):
            end += isinstance(shapes[end], TextShape)
        yield tuple(shapes[at:end])
        at = end


def extent(shape: Shape) -> Box | None:
    """The left, top, right and bottom of what a shape may touch; None where that is not easily said."""
    if isinstance(shape, BoxShape):
        left, top, wide, high = shape.x, shape.y, shape.width, shape.height
    elif isinstance(shape, EmblemShape):
        left, top, wide, high = shape.x, shape.y, shape.size, shape.size
    elif isinstance(shape, MarksShape):
        left, top, wide, high = shape.x, shape.y, shape.width, shape.cell
    elif isinstance(shape, TextShape):
        wide, high, before, above = sprites.text_box(shape.words, shape.size, shape.is_bold)
        left, top = shape.x - before, shape.y - above
    else:
        return None
    return left, top, left + wide, top + high


def union(boxes: Sequence[Box]) -> Box:
    """The smallest box around others."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _is_within(shape: Shape, box: BoxShape) -> bool:
    inner, outer = extent(shape), (box.x, box.y, box.x + box.width, box.y + box.height)
    return inner is not None and union([inner, outer]) == outer
