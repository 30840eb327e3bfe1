"""Laid-out shapes in, PNG bytes out: pasting of ready pieces and nothing else."""

import io
from collections.abc import Callable
from typing import Any

from PIL import Image

from bot.render import faces, sprites
from bot.render.palette import INDEX, LEVELS, cover, new_image
from bot.render.shapes import BoxShape, CardShape, EmblemShape, Layout, Shape, StrokeShape, TextShape
from bot.render.sprites import Cover

_SHADOW = (3, 2, 1)
"""How dark the columns at the left of an overlapping card are, from the card outwards, in levels of cover."""


def paint(layout: Layout) -> Image.Image:
    """The picture in the palette's colours."""
    image = new_image((layout.width, layout.height), layout.ground)
    for shape in layout.shapes:
        _PAINT[type(shape)](image, shape)
    return image


def encode(image: Image.Image) -> bytes:
    """A picture as PNG."""
    out = io.BytesIO()
    image.save(out, "PNG", compress_level=6)
    return out.getvalue()


def _stamp(image: Image.Image, piece: Cover, x: int, y: int, colour: str) -> None:
    """Lay a one-colour shape over the picture, its edges mixed with what is below."""
    for level, (left, top, right, bottom), where in piece.levels:
        at = (x + left, y + top)
        if level == LEVELS:
            image.paste(INDEX[colour], (*at, x + right, y + bottom), where)
        else:
            below = image.crop((*at, x + right, y + bottom))
            image.paste(below.point(cover(colour, level)), at, where)


def _card(image: Image.Image, shape: CardShape) -> None:
    size = shape.size
    if shape.has_shadow:
        _shadow(image, shape.x, shape.y + size.radius, size.height - 2 * size.radius)
    if shape.halo:
        _stamp(image, sprites.halo(size, faces.HALO), shape.x - faces.HALO, shape.y - faces.HALO, shape.halo)
    if shape.card is None:
        piece = sprites.back(size)
    else:
        piece = sprites.card(shape.card, size, shape.four_colour, shape.is_dim)
    image.paste(piece.image, (shape.x, shape.y), piece.inside)
    _stamp(image, piece.edge, shape.x, shape.y, "rim" if shape.is_dim else "edge")


def _shadow(image: Image.Image, x: int, y: int, height: int) -> None:
    for away, level in enumerate(_SHADOW):
        box = (x - 2 * away - 2, y, x - 2 * away, y + height)
        image.paste(image.crop(box).point(cover("ink", level)), box)


def _text(image: Image.Image, shape: TextShape) -> None:
    if shape.words:
        piece, base = sprites.text(shape.words, shape.size, shape.is_bold)
        _stamp(image, piece, shape.x - max(2, shape.size // 6), shape.y - base, shape.colour)


def _emblem(image: Image.Image, shape: EmblemShape) -> None:
    _stamp(image, sprites.emblem(shape.name, shape.size), shape.x, shape.y, shape.colour)


def _stroke(image: Image.Image, shape: StrokeShape) -> None:
    piece = sprites.stroke(shape.across, shape.down, shape.width, shape.seed)
    margin = shape.width + 3
    _stamp(image, piece, shape.x - margin, shape.y - margin, shape.colour)


def _box(image: Image.Image, shape: BoxShape) -> None:
    box = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    if shape.line:
        _fill(image, box, shape.radius, shape.line)
        wide = shape.wide
        box = (box[0] + wide, box[1] + wide, box[2] - wide, box[3] - wide)
    _fill(image, box, max(0, shape.radius - (shape.wide if shape.line else 0)), shape.colour)


def _fill(image: Image.Image, box: tuple[int, int, int, int], radius: int, colour: str) -> None:
    left, top, right, bottom = box
    index = INDEX[colour]
    if not radius:
        image.paste(index, box)
        return
    image.paste(index, (left + radius, top, right - radius, bottom))
    image.paste(index, (left, top + radius, left + radius, bottom - radius))
    image.paste(index, (right - radius, top + radius, right, bottom - radius))
    quarters = sprites.quarters(radius)
    places = ((left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius))
    for piece, (x, y) in zip(quarters, places, strict=True):
        _stamp(image, piece, x, y, colour)


_PAINT: dict[type[Shape], Callable[[Image.Image, Any], None]] = {
    CardShape: _card,
    TextShape: _text,
    EmblemShape: _emblem,
    StrokeShape: _stroke,
    BoxShape: _box,
}
