"""Which shapes stand in a box of their own, so that the whole box can be kept and laid down in one piece."""

from collections.abc import Iterator, Sequence

from bot.render import sprites
from bot.render.shapes import BoxShape, EmblemShape, MarksShape, Shape, TextShape

MOST = 300
"""Boxes larger than this each way are not kept: what stands in them changes too often."""


def grouped(shapes: Sequence[Shape]) -> Iterator[tuple[Shape, ...]]:
    """The shapes in their order, each small box together with the shapes after it that lie within."""
    at = 0
    while at < len(shapes):
        box, end = shapes[at], at + 1
        if isinstance(box, BoxShape) and max(box.width, box.height) <= MOST:
            while end < len(shapes) and _is_within(shapes[end], box):
                end += 1
        yield tuple(shapes[at:end])
        at = end


def _is_within(shape: Shape, box: BoxShape) -> bool:
    if isinstance(shape, BoxShape):
        left, top, wide, high = shape.x, shape.y, shape.width, shape.height
    elif isinstance(shape, EmblemShape):
        left, top, wide, high = shape.x, shape.y, shape.size, shape.size
    elif isinstance(shape, MarksShape):
        left, top, wide, high = shape.x, shape.y, shape.width, shape.cell
    elif isinstance(shape, TextShape):
        piece, base = sprites.text(shape.words, shape.size, shape.is_bold)
        left, top = shape.x - sprites.text_margin(shape.size), shape.y - base
        wide, high = piece.grades.size
    else:
        return False
    return box.x <= left and left + wide <= box.x + box.width and box.y <= top and top + high <= box.y + box.height
