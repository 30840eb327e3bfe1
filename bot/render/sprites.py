"""Ready pieces in the palette's colours, made once and pasted ever after: cards, backs, emblems, text, strokes."""

import random
from dataclasses import dataclass
from functools import lru_cache

from engine.cards import Card, Suit
from PIL import Image

from bot.render import faces, fonts
from bot.render.emblems import draw_computer, draw_crown, draw_deck, draw_sheep
from bot.render.faces import Size
from bot.render.palette import LEVELS, dimming, to_palette
from bot.render.pencil import FINE, Pencil, Point

Box = tuple[int, int, int, int]

_DRAW = {"crown": draw_crown, "sheep": draw_sheep, "computer": draw_computer, "deck": draw_deck}


@dataclass(frozen=True, slots=True, eq=False)
class Cover:
    """A one-colour shape: for each level of cover the box it fills within the shape and where in it that level holds."""

    size: tuple[int, int]
    levels: tuple[tuple[int, Box, Image.Image], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A many-colour piece: its pixels, where they hold, and its edge as a one-colour shape on top."""

    image: Image.Image
    inside: Image.Image
    edge: Cover


def cover_of(mask: Image.Image) -> Cover:
    """Cut a mask of cover 0…255 into its few levels."""
    found = []
    present = mask.point(lambda value: round(value * LEVELS / 255))
    for level in range(1, LEVELS + 1):
        only = present.point([255 if value == level else 0 for value in range(256)], "1")
        if box := only.getbbox():
            found.append((level, box, only.crop(box)))
    return Cover(mask.size, tuple(found))


@lru_cache(maxsize=512)
def card(which: Card, size: Size, four_colour: bool, is_dim: bool) -> Picture:
    """A card; dimmed ones sink into the felt."""
    if is_dim:
        bright = card(which, size, four_colour, is_dim=False)
        return Picture(bright.image.point(dimming()), bright.inside, bright.edge)
    return _framed(to_palette(faces.face(which, size, four_colour)), size)


@lru_cache(maxsize=8)
def back(size: Size) -> Picture:
    """A card's back."""
    return _framed(to_palette(faces.back(size)), size)


def _framed(image: Image.Image, size: Size) -> Picture:
    inside, edge = _frame(size)
    return Picture(image, inside, edge)


@lru_cache(maxsize=8)
def _frame(size: Size) -> tuple[Image.Image, Cover]:
    whole = faces.outline_mask(size.width, size.height, size.radius)
    line = 1.6 if size.has_art else 1.2
    inside = whole.point([0] * 128 + [255] * 128, "1")
    return inside, cover_of(faces.outline_mask(size.width, size.height, size.radius, line))


@lru_cache(maxsize=32)
def halo(size: Size, line: int) -> Cover:
    """A line all around a card."""
    wide, high = size.width + 2 * line, size.height + 2 * line
    return cover_of(faces.outline_mask(wide, high, size.radius + line, line))


@lru_cache(maxsize=64)
def quarters(radius: int) -> tuple[Cover, Cover, Cover, Cover]:
    """The corners of a rounded box: left and right at the top, left and right at the bottom."""
    disc = faces.outline_mask(2 * radius, 2 * radius, radius)
    upper = (cover_of(disc.crop((at, 0, at + radius, radius))) for at in (0, radius))
    lower = (cover_of(disc.crop((at, radius, at + radius, 2 * radius))) for at in (0, radius))
    first, second = upper
    third, fourth = lower
    return first, second, third, fourth


@lru_cache(maxsize=128)
def emblem(name: str, size: int) -> Cover:
    """A suit's sign by its letter, or `crown`, `deck`, `sheep`, `computer`, `disc`."""
    if name in {"C", "S", "H", "D"}:
        return cover_of(faces.suit_mask(Suit("CSHD".index(name)), size))
    pencil = Pencil((size, size), 100)
    if name == "disc":
        pencil.oval((50, 50), 49, 49, 255)
    else:
        _DRAW[name](pencil, 255, 0)
    return cover_of(pencil.finish())


@lru_cache(maxsize=1024)
def text(words: str, size: int, is_bold: bool) -> tuple[Cover, int]:
    """A line of text and its base line."""
    mask, base = fonts.mask(words, size, is_bold)
    return cover_of(mask), base


@lru_cache(maxsize=512)
def stroke(across: int, down: int, width: int, seed: int) -> Cover:
    """A line as a hand draws it: a little bent and never twice the same, but the same for the same seed.

    It leads from one corner of its box to the opposite one; with `across` or `down` nought it is upright or level.
    """
    chance = random.Random(seed * 7919 + across * 31 + down)  # noqa: S311 - the tremble of a pen, not a secret
    margin = width + 3
    bend = max(abs(across), abs(down)) * 0.03
    points: list[Point] = []
    length = 10
    lean, bow = chance.uniform(-bend, bend), chance.uniform(-bend, bend)
    for at in range(length + 1):
        share = at / length
        off = lean * (share - 0.5) + bow * 4 * share * (1 - share) + chance.uniform(-0.4, 0.4)
        upright = abs(down) >= abs(across)
        x = across * share + (off if upright else 0)
        y = down * share + (0 if upright else off)
        points.append((x + margin, y + margin))
    size = (across + 2 * margin, down + 2 * margin)
    pencil = Pencil(size, size[0])
    for number, (start, end) in enumerate(zip(points, points[1:], strict=False)):
        swell = width * (0.82 + 0.3 * (1 - abs(number / length - 0.35)))
        pencil.line([start, end], 255, max(1 / FINE, swell * 0.86))
    return cover_of(pencil.finish())
