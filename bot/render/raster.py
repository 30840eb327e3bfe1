"""Laid-out shapes in, a picture in the palette's colours out: pasting of ready pieces and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from PIL import Image

from bot.render import faces, fonts, sprites
from bot.render.faces import Size
from bot.render.palette import FLAT, INDEX, LEVELS, cover, through, to_palette
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
from bot.render.sprites import Box, CardSprite, Cover

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
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _is_within(shape: Shape, box: BoxShape) -> bool:
    inner, outer = extent(shape), (box.x, box.y, box.x + box.width, box.y + box.height)
    return inner is not None and union([inner, outer]) == outer


SHADOW = 1
"""How dark the strip at the left of an overlapping card is, in levels of cover."""
SHADE = 4
"""How wide it is."""


class BoxStyle(NamedTuple):
    """How a box is filled: its corners' radius, its colour, and within a line `wide` pixels wide another one."""

    radius: int
    colour: str
    inner: str = ""
    wide: int = 0


def paint(layout: Layout) -> Image.Image:
    size, shapes = (layout.width, layout.height), layout.shapes
    first = shapes[0] if shapes else None
    if isinstance(first, BoxShape) and 2 * first.width * first.height > layout.width * layout.height:
        image, shapes = _ground(size, layout.ground, first).copy(), shapes[1:]
    else:
        image = Image.new("L", size, INDEX[layout.ground])
    before: Shape | None = None
    for group in grouped(shapes):
        first = group[0]
        if isinstance(first, CardShape):
            _card(image, first, before)
        elif len(group) == 1 or not (_as_patch if isinstance(first, EmblemShape) else _as_block)(image, group):
            for shape in group:
                _PAINT[type(shape)](image, shape)
        before = first
    image.putpalette(FLAT)
    return image


@lru_cache(maxsize=16)  # 0.08 ms a picture, 0.2 a table
def _ground(size: tuple[int, int], colour: str, box: BoxShape) -> Image.Image:
    """An empty picture but for the first box, which fills most of it and is the same time after time."""
    image = Image.new("L", size, INDEX[colour])
    _box(image, box)
    return image


def _as_block(image: Image.Image, group: tuple[Shape, ...]) -> bool:
    """Lay a box down with all that stands in it, in one piece; only where one colour is below each of its corners.

    Plates, contracts and tallies seldom change from one picture of a table to the next.
    """
    box = group[0]
    assert isinstance(box, BoxShape)  # noqa: S101 - so groups are made
    area = (box.x, box.y, box.x + box.width, box.y + box.height)
    grounds = tuple(
        _flat(image.crop((x, y, x + box.radius, y + box.radius)))
        for x, y in (_corner_places(area, box.radius) if box.radius else ())
    )
    if None in grounds:
        return False
    image.paste(_block(grounds, group), (box.x, box.y))
    return True


def _as_patch(image: Image.Image, group: tuple[Shape, ...]) -> bool:
    """Something small, such as a number on a disc, over whatever is there: nearly always felt and a card's corner."""
    left, top, right, bottom = union([each for each in map(extent, group) if each is not None])
    below = image.crop((left, top, right, bottom)).tobytes()
    moved = tuple(replace(shape, x=shape.x - left, y=shape.y - top) for shape in group)
    image.paste(_patch((right - left, bottom - top), below, moved), (left, top))
    return True


@lru_cache(maxsize=1024)  # 1 ms a table with a trick on it
def _patch(size: tuple[int, int], below: bytes, group: tuple[Any, ...]) -> Image.Image:
    image = Image.frombytes("L", size, below)
    for shape in group:
        _PAINT[type(shape)](image, shape)
    return image


@lru_cache(maxsize=256)  # 0.1 ms a picture; some twenty thousand bytes a box
def _block(grounds: tuple[int, ...], group: tuple[Any, ...]) -> Image.Image:
    box = group[0]
    image = Image.new("L", (box.width, box.height))
    for ground, (x, y) in zip(grounds, _corner_places((0, 0, *image.size), box.radius), strict=False):
        image.paste(ground, (x, y, x + box.radius, y + box.radius))
    for shape in group:
        _PAINT[type(shape)](image, replace(shape, x=shape.x - box.x, y=shape.y - box.y))
    return image


def _stamp(image: Image.Image, piece: Cover, x: int, y: int, colour: str) -> None:
    """Lay a one-colour shape over the picture, its edges mixed with what is below."""
    box = (x, y, x + piece.grades.width, y + piece.grades.height)
    if (ground := _flat(image.crop(box))) is not None:
        image.paste(_stamped(piece, colour, ground), (x, y))
        return
    for level, (left, top, right, bottom), where in sprites.levels_of(piece):
        at = (x + left, y + top)
        if level == LEVELS:
            image.paste(INDEX[colour], (*at, x + right, y + bottom), where)
        else:
            below = image.crop((*at, x + right, y + bottom))
            image.paste(through(below, cover(colour, level)), at, where)


def _flat(image: Image.Image) -> int | None:
    """The one index a piece of picture consists of, if it is one."""
    lowest, highest = image.getextrema()
    return lowest if lowest == highest and isinstance(lowest, int) else None


@lru_cache(maxsize=1024)  # 0.05 ms a picture
def _stamped(piece: Cover, colour: str, ground: int) -> Image.Image:
    return through(piece.grades, _on_flat(colour, ground))


def _on_flat(colour: str, ground: int) -> bytes:
    ramp = [ground, *(cover(colour, level)[ground] for level in range(1, LEVELS)), INDEX[colour]]
    return bytes(ramp).ljust(256, b"\0")


def _card(image: Image.Image, shape: CardShape, before: Shape | None = None) -> None:
    """A card; `before` is what was painted last, and where that is a card it mostly lies on that one."""
    size, piece = shape.size, _piece(shape)
    if isinstance(before, CardShape) and (across := _step(shape, before)):
        _paste_over(image, shape, _piece(before), across)
        return
    if not shape.has_shadow and not shape.shown:
        wide = faces.HALO if shape.halo else 0
        left, top = shape.x - wide, shape.y - wide
        below = image.crop((left, top, left + size.width + 2 * wide, top + size.height + 2 * wide))
        if (ground := _flat(below)) is not None:
            image.paste(_lone(replace(shape, x=wide, y=wide), ground, below.size), (left, top))
            return
    if shape.has_shadow:
        _shadow(image, shape.x, shape.y + size.radius // 2, size.height - size.radius)
    if shape.halo:
        _halo(image, shape)
    _paste(image, piece, shape.x, shape.y, shape.shown)


def _piece(shape: CardShape) -> CardSprite:
    return sprites.card(shape.card, shape.size, shape.colours, shape.is_dim, shape.strip, shape.letters)


@lru_cache(maxsize=128)  # 0.1 ms a picture, 0.4 a table; some thirty thousand bytes a card
def _lone(shape: CardShape, ground: int, size: tuple[int, int]) -> Image.Image:
    """A card that lies alone on one colour."""
    image = Image.new("L", size, ground)
    if shape.halo:
        _halo(image, shape)
    _paste(image, _piece(shape), shape.x, shape.y, 0)
    return image


def _step(shape: CardShape, before: CardShape) -> int:
    """How far to the right of the card before, level with it, a card begins that lies on it; nought if it does not."""
    across, far = shape.x - before.x, shape.size.radius
    is_level = shape.y == before.y and shape.size == before.size and not shape.halo
    is_on_it = far + SHADE <= across <= shape.size.width - 2 * far and before.shown in {0, across + far}
    return across if is_level and is_on_it else 0


def _paste_over(image: Image.Image, shape: CardShape, under: CardSprite, across: int) -> None:
    """A card over the one before: what its left corners and its shadow lie on is known."""
    piece, size, far = _piece(shape), shape.size, shape.size.radius
    right = min(size.width, shape.shown) if shape.shown else size.width
    if shape.has_shadow:
        image.paste(_shaded(under, across, size), (shape.x - SHADE, shape.y + far // 2))
    if right < size.width:
        image.paste(piece.image.crop((0, 0, right, size.height)), (shape.x, shape.y))
        for which, (box, _, _) in enumerate(piece.corners):
            if box[0] < right:
                below = _beneath(under, across + box[0], box[1])
                image.paste(_card_corner(piece, which, below), (shape.x + box[0], shape.y + box[1]))
    else:
        _paste(image, piece, shape.x, shape.y, 0)


@lru_cache(maxsize=2048)  # 0.07 ms a picture
def _shaded(under: CardSprite, across: int, size: Size) -> Image.Image:
    """The strip of a card that the next one's edge darkens."""
    top = size.radius // 2
    strip = under.image.crop((across - SHADE, top, across, top + size.height - size.radius))
    return through(strip, cover("ink", SHADOW))


def _beneath(under: CardSprite, x: int, y: int) -> bytes:
    """What of a card lies under the next one's corner."""
    return under.image.crop((x, y, x + under.radius, y + under.radius)).tobytes()


def _paste(image: Image.Image, piece: CardSprite, x: int, y: int, shown: int) -> None:
    """The card as it is, and on it each corner with what was below shining through."""
    width, height = piece.image.size
    right, far = min(width, shown) if shown else width, piece.radius
    corners = []
    for which, (box, _, _) in enumerate(piece.corners):
        if box[0] < right:
            place = (x + box[0], y + box[1])
            below = image.crop((*place, place[0] + far, place[1] + far))
            corners.append((_card_corner(piece, which, below.tobytes()), place))
    image.paste(piece.image if right == width else piece.image.crop((0, 0, right, height)), (x, y))
    for corner, place in corners:
        image.paste(corner, place)


@lru_cache(maxsize=4096)  # 0.4 ms a picture
def _card_corner(piece: CardSprite, which: int, below: bytes) -> Image.Image:
    """A card's corner over what is there: felt or another card's edge, nearly always the same, so made once."""
    return _lay_corner(Image.frombytes("L", (piece.radius, piece.radius), below), piece, which)


def _lay_corner(below: Image.Image, piece: CardSprite, which: int) -> Image.Image:
    box, inside, soft = piece.corners[which]
    for level, (left, top, right, bottom), where in sprites.levels_of(soft):
        place = (left, top, right, bottom)
        below.paste(through(below.crop(place), cover(piece.edge, level)), place, where)
    below.paste(piece.image.crop(box), (0, 0), inside)
    return below


def _halo(image: Image.Image, shape: CardShape) -> None:
    wide = faces.HALO
    size = shape.size
    box = (shape.x - wide, shape.y - wide, shape.x + size.width + wide, shape.y + size.height + wide)
    _fill(image, box, BoxStyle(size.radius + wide, shape.halo))


def _shadow(image: Image.Image, x: int, y: int, height: int) -> None:
    box = (x - SHADE, y, x, y + height)
    image.paste(through(image.crop(box), cover("ink", SHADOW)), box)


def _text(image: Image.Image, shape: TextShape) -> None:
    if shape.words:
        piece, before, above = sprites.text(shape.words, shape.size, shape.is_bold)
        _stamp(image, piece, shape.x - before, shape.y - above, shape.colour)
        for along, cluster in fonts.emojis(shape.words, shape.size, shape.is_bold):
            _emoji(image, cluster, shape.size, (shape.x + along + 1, shape.y))


def _emoji(image: Image.Image, cluster: str, size: int, at: tuple[int, int]) -> None:
    small = fonts.small_emoji(cluster, size)
    left, top = at[0], at[1] + round(size * 0.2) - small.height
    box = (left, top, left + small.width, top + small.height)
    below = image.crop(box)
    below.putpalette(FLAT)
    mixed = below.convert("RGB")
    mixed.paste(small, (0, 0), small)
    image.paste(to_palette(mixed), box)


def _emblem(image: Image.Image, shape: EmblemShape) -> None:
    _stamp(image, sprites.emblem(shape.name, shape.size), shape.x, shape.y, shape.colour)


def _stroke(image: Image.Image, shape: StrokeShape) -> None:
    piece = sprites.stroke(shape.across, shape.down, shape.width, shape.seed)
    around = sprites.margin(shape.across, shape.down, shape.width)
    _stamp(image, piece, shape.x - around, shape.y - around, shape.colour)


def _marks(image: Image.Image, shape: MarksShape) -> None:
    _stamp(image, sprites.marks(shape.score, shape.cell, shape.is_square, shape.seed), shape.x, shape.y, shape.colour)


def _path(image: Image.Image, shape: PathShape) -> None:
    piece = sprites.path(shape.points, shape.width)
    _stamp(image, piece, shape.x - shape.width, shape.y - shape.width, shape.colour)


def _box(image: Image.Image, shape: BoxShape) -> None:
    box = (shape.x, shape.y, shape.x + shape.width, shape.y + shape.height)
    if shape.line:
        _fill(image, box, BoxStyle(shape.radius, shape.line, shape.colour, shape.wide))
    else:
        _fill(image, box, BoxStyle(shape.radius, shape.colour))


def _fill(image: Image.Image, box: Box, look: BoxStyle) -> None:
    left, top, right, bottom = box
    radius, wide = look.radius, look.wide
    spared = [image.crop((x, y, x + radius, y + radius)) for x, y in _corner_places(box, radius)] if radius else []
    image.paste(INDEX[look.colour], box)
    if look.inner:
        image.paste(INDEX[look.inner], (left + wide, top + wide, right - wide, bottom - wide))
    for which, (below, place) in enumerate(zip(spared, _corner_places(box, radius), strict=False)):
        if (ground := _flat(below)) is not None:
            image.paste(_corner(which, look, ground), place)
        else:
            image.paste(_cut_corner(below, which, look), place)


def _corner_places(box: Box, radius: int) -> tuple[tuple[int, int], ...]:
    left, top, right, bottom = box
    return (left, top), (right - radius, top), (left, bottom - radius), (right - radius, bottom - radius)


@lru_cache(maxsize=512)  # 0.1 ms a picture
def _corner(which: int, look: BoxStyle, ground: int) -> Image.Image:
    """A box's corner over one colour: the usual case, made once."""
    return _cut_corner(Image.new("L", (look.radius, look.radius), ground), which, look)


def _cut_corner(below: Image.Image, which: int, look: BoxStyle) -> Image.Image:
    below = below.copy()
    _stamp(below, sprites.quarters(look.radius)[which], 0, 0, look.colour)
    if look.inner:
        at = (0 if which % 2 else look.wide, 0 if which >= 2 else look.wide)
        _stamp(below, sprites.quarters(look.radius - look.wide)[which], *at, look.inner)
    return below


_PAINT: dict[type[Shape], Callable[[Image.Image, Any], None]] = {
    CardShape: _card,
    TextShape: _text,
    EmblemShape: _emblem,
    StrokeShape: _stroke,
    MarksShape: _marks,
    PathShape: _path,
    BoxShape: _box,
}
