"""Ready pieces in the palette's colours, made once and pasted ever after: cards, emblems, text, strokes."""

import random
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image

from bot.render import faces, fonts
from bot.render.artwork import draw_computer, draw_crown, draw_deck, draw_flag, draw_sheep
from bot.render.canvas import Canvas, Point
from bot.render.faces import Size
from bot.render.palette import DIMMING, LEVELS, through, to_palette
from engine.cards import Card, Suit

Box = tuple[int, int, int, int]

_DRAW = {"crown": draw_crown, "flag": draw_flag, "sheep": draw_sheep, "computer": draw_computer, "deck": draw_deck}


@dataclass(frozen=True, slots=True, eq=False)
class Cover:
    """A one-colour shape: every pixel's level of cover."""

    grades: Image.Image


@dataclass(frozen=True, slots=True, eq=False)
class CardSprite:
    """A card: its pixels with the edge in them, and the four corners, where alone something else shows through.

    A corner is where it lies, which of its pixels are the card's, and the edge's soft outer side.
    """

    image: Image.Image
    radius: int
    corners: tuple[tuple[Box, Image.Image, Cover], ...]
    edge: str


def cover_of(mask: Image.Image) -> Cover:
    """A mask of cover 0…255 in few levels."""
    return Cover(mask.point(lambda value: round(value * LEVELS / 255)))


@lru_cache(maxsize=256)  # 0.2 ms a picture
def levels_of(piece: Cover) -> tuple[tuple[int, Box, Image.Image], ...]:
    """For each level of cover the box it fills and where it holds; wanted where the ground is of several colours."""
    found = []
    for level in range(1, LEVELS + 1):
        only = piece.grades.point([255 if value == level else 0 for value in range(256)], "1")
        if box := only.getbbox():
            found.append((level, box, only.crop(box)))
    return tuple(found)


@lru_cache(maxsize=1024)  # 25 ms a picture
def card(  # noqa: PLR0917 - by place alone
    which: Card, size: Size, colours: str, is_dim: bool, strip: int, letters: str, /
) -> CardSprite:  # fmt: skip
    """A card, or one of which a strip is seen; dimmed ones sink into the felt.

    By place alone: to the cache the same given by name is something else, and would be made a second time.
    """
    if is_dim:
        bright = card(which, size, colours, False, strip, letters)
        return CardSprite(through(bright.image, DIMMING), bright.radius, bright.corners, "rim")
    return CardSprite(
        to_palette(faces.edged(faces.face(which, size, colours, strip, letters), size)),
        size.radius,
        _corners(size),
        "edge",
    )


@lru_cache(maxsize=8)  # 110 of the 260 ms that the sprites of a pack take
def _corners(size: Size) -> tuple[tuple[Box, Image.Image, Cover], ...]:
    """Of the pixels that the round corners cut, two grades are enough."""
    whole, far = faces.outline_mask(size.width, size.height, size.radius), size.radius
    lefts, tops = (0, size.width - far), (0, size.height - far)
    found = []
    for left, top in ((left, top) for top in tops for left in lefts):
        box = (left, top, left + far, top + far)
        part = whole.crop(box)
        soft = part.point(
            [0 if value < 43 else 85 if value < 128 else 170 if value < 213 else 0 for value in range(256)]
        )
        found.append((box, part.point([255 if value >= 213 else 0 for value in range(256)], "1"), cover_of(soft)))
    return tuple(found)


@lru_cache(maxsize=64)  # 0.07 ms a picture
def quarters(radius: int) -> tuple[Cover, Cover, Cover, Cover]:
    disc = faces.outline_mask(2 * radius, 2 * radius, radius)
    upper = (cover_of(disc.crop((at, 0, at + radius, radius))) for at in (0, radius))
    lower = (cover_of(disc.crop((at, radius, at + radius, 2 * radius))) for at in (0, radius))
    first, second = upper
    third, fourth = lower
    return first, second, third, fourth


@lru_cache(maxsize=128)  # 0.1 ms a picture
def emblem(name: str, size: int) -> Cover:
    """A suit's sign by its letter (`h`: an outline), or `crown`, `flag`, `deck`, `sheep`, `computer`, `disc`."""
    if name.upper() in {"C", "S", "H", "D"}:
        return cover_of(faces.suit_mask(Suit("CSHD".index(name.upper())), size, is_hollow=name.islower()))
    canvas = Canvas((size, size), 100)
    if name == "disc":
        canvas.oval((50, 50), 49, 49, 255)
    else:
        _DRAW[name](canvas, 255, 0)
    return cover_of(canvas.finish())


@lru_cache(maxsize=4096)  # 1.2 ms a picture
def text_box(words: str, size: int, is_bold: bool) -> tuple[int, int, int, int]:
    """How wide and high a line of text is, and how far to the left of its beginning and above its base line it begins.

    Kept apart from the text: what stands in a piece that is ready is measured for each picture, and seldom drawn.
    """
    piece, before, above = text(words, size, is_bold)
    return *piece.grades.size, before, above


@lru_cache(maxsize=1024)  # 0.2 ms a picture; every name in a few sizes, each some eight thousand bytes
def text(words: str, size: int, is_bold: bool) -> tuple[Cover, int, int]:
    """A line of text, and how far to the left of its beginning and above its base line it begins.

    No larger than the letters are: an empty edge would lie over the rim of what the line stands in.
    """
    mask, base = fonts.mask(words, size, is_bold)
    grades, margin = cover_of(mask).grades, fonts.margin(size)
    if fonts.emojis(words, size, is_bold):
        return Cover(grades), margin, base
    left, top, right, bottom = grades.getbbox() or (0, 0, 1, 1)
    return Cover(grades.crop((left, top, right, bottom))), margin - left, base - top


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
