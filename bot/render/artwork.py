"""What is drawn point by point: the people of the court cards, suit signs, and emblems of one colour."""

import math
from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas, Ink, Point, arc, curve, mirrored, moved
from bot.render.palette import COLOURS
from engine.cards import Card, Rank, Suit

INK, GOLD, PAPER, SKIN, RED = (COLOURS[name] for name in ("ink", "gold", "paper", "skin", "red"))
FACE_AXIS: Final = 140
"""Where the middle of the face is."""
_AXIS: Final = FACE_AXIS
_LINE: Final = 3.2


@dataclass(frozen=True, slots=True)
class Dress:
    """The colours of one court: cloth is the suit's own, trim sets it off."""

    cloth: tuple[int, int, int]
    trim: tuple[int, int, int]
    hair: tuple[int, int, int]


def dress(suit: Suit, cloth: str) -> Dress:
    trims = {Suit.CLUBS: "green", Suit.SPADES: "sky", Suit.HEARTS: "gold", Suit.DIAMONDS: "sky"}
    hairs = {Suit.CLUBS: "hair", Suit.SPADES: "ink", Suit.HEARTS: "gold", Suit.DIAMONDS: "hair"}
    trim = "gold" if cloth == trims[suit] else trims[suit]
    return Dress(COLOURS[cloth], COLOURS[trim], COLOURS[hairs[suit]])


def draw_court(canvas: Canvas, card: Card, wear: Dress, *, is_narrow: bool = False) -> None:
    """A court card's figure; where there is room for the head alone, what king and queen hold is left out."""
    _draw_body(canvas, card.suit, wear)
    {Rank.KING: _draw_king, Rank.QUEEN: _draw_queen, Rank.JACK: _draw_jack}[card.rank](canvas, wear)
    if not is_narrow and card.rank is Rank.KING:
        _draw_sceptre(canvas, wear)
    elif not is_narrow and card.rank is Rank.QUEEN:
        _draw_flower(canvas, (208, 96), wear)


def _both(canvas: Canvas, points: list[Point], fill: Ink, line: float = _LINE) -> None:
    for each in (points, mirrored(points, _AXIS)):
        canvas.shape(each, fill, INK, line)


def _draw_body(canvas: Canvas, suit: Suit, wear: Dress) -> None:
    """Shoulders and sleeves of the suit's cloth, with a row of the suit's ornament on each sleeve."""
    shoulder = [*curve((_AXIS, 112), (110, 114), (80, 122), (70, 140)), (62, 182), (_AXIS, 182)]
    _both(canvas, shoulder, wear.cloth)
    canvas.shape([(118, 116), (162, 116), (162, 182), (118, 182)], PAPER, INK, _LINE)
    for x in (90, 190):
        ornament(canvas, suit, (x, 147), 11, wear.trim)


def ornament(canvas: Canvas, suit: Suit, at: Point, size: float, fill: Ink) -> None:
    """The suit's woven ornament: cross for clubs, fir for spades, eight-pointed star for hearts, else a lozenge."""
    x, y = at
    if suit is Suit.CLUBS:
        third = size / 2.6
        canvas.shape([(x - third, y - size), (x + third, y - size), (x + third, y + size), (x - third, y + size)], fill)
        canvas.shape([(x - size, y - third), (x + size, y - third), (x + size, y + third), (x - size, y + third)], fill)
    elif suit is Suit.SPADES:
        for down in (-1.0, -0.35, 0.3):
            top = y + down * size
            canvas.shape([(x, top), (x + size * 0.85, top + size * 0.7), (x - size * 0.85, top + size * 0.7)], fill)
    elif suit is Suit.HEARTS:
        near = size * 0.76
        canvas.shape([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], fill)
        canvas.shape([(x - near, y - near), (x + near, y - near), (x + near, y + near), (x - near, y + near)], fill)
    else:
        canvas.shape([(x, y - size), (x + size * 0.8, y), (x, y + size), (x - size * 0.8, y)], fill)


def draw_belt(canvas: Canvas, suit: Suit, wear: Dress, top: float, bottom: float) -> None:
    """The woven belt across the card, symmetrical about its own middle."""
    canvas.shape([(0, top), (240, top), (240, bottom), (0, bottom)], PAPER, INK, _LINE)
    middle, high = (top + bottom) / 2, (bottom - top) / 2
    for edge in (top + high * 0.2, bottom - high * 0.2):
        canvas.line([(0, edge), (240, edge)], wear.cloth, high * 0.26)
    for x in range(0, 241, 24):
        ornament(canvas, Suit.DIAMONDS if suit is Suit.SPADES else suit, (x, middle), high * 0.5, wear.cloth)
        if suit is Suit.SPADES:
            canvas.oval((x, middle), high * 0.18, high * 0.18, PAPER)
        canvas.oval((x + 12, middle), high * 0.15, high * 0.15, GOLD if wear.cloth != GOLD else INK)


def _draw_face(canvas: Canvas, cheeks: bool) -> None:
    """A long face with almond eyes; mouth and cheeks where no beard hides them."""
    face = [
        *curve((_AXIS, 116), (118, 116), (110, 96), (110, 74)),
        *curve((110, 74), (110, 56), (120, 46), (_AXIS, 46)),
    ]
    canvas.shape(face + mirrored(face, _AXIS)[::-1], SKIN, INK, _LINE)
    for x in (127, 153):
        canvas.oval((x, 76), 4.2, 4.6, INK)
        canvas.line([(x - 7, 66), (x + 6, 65 if x < _AXIS else 66)], INK, 2.6)
    canvas.line([(_AXIS, 76), (137, 90), (143, 91)], INK, 2.4)
    if cheeks:
        for x in (120, 160):
            canvas.oval((x, 91), 5.5, 4.5, (0xE8, 0x9A, 0x86))
        canvas.line([(133, 101), (140, 104), (147, 101)], RED, 4)


def _draw_king(canvas: Canvas, wear: Dress) -> None:
    for x in (109, 171):
        canvas.oval((x, 84), 9, 20, wear.hair, INK, width=_LINE)
    _draw_face(canvas, cheeks=False)
    beard = [(109, 86), (122, 98), (_AXIS, 95), (158, 98), (171, 86), (170, 122), (158, 140), (150, 132), (_AXIS, 154),
             (130, 132), (122, 140), (110, 122)]  # fmt: skip
    canvas.shape(beard, wear.hair, INK, _LINE)
    light = PAPER if wear.hair == INK else INK
    for x in (126, _AXIS, 154):
        canvas.line([(x, 116), (x, 128)], light, 2.4)
    _both(canvas, [(_AXIS, 96), (128, 92), (114, 101), (126, 106), (_AXIS, 101)], wear.hair, 2.4)
    canvas.line([(133, 109), (147, 109)], RED, 4)
    crown = [(106, 54), (98, 16), (118, 30), (_AXIS, 6), (162, 30), (182, 16), (174, 54)]
    canvas.shape(crown, GOLD, INK, _LINE)
    canvas.shape([(106, 42), (174, 42), (174, 54), (106, 54)], wear.cloth, INK, _LINE)
    for x in (118, _AXIS, 162):
        ornament(canvas, Suit.DIAMONDS, (x, 48), 4.6, PAPER)
    for x, y in ((98, 15), (_AXIS, 8), (182, 15)):
        canvas.oval((x, y), 5, 5, wear.trim, INK, width=2.4)


def _draw_sceptre(canvas: Canvas, wear: Dress) -> None:
    canvas.line([(214, 44), (206, 180)], INK, 10)
    canvas.line([(214, 44), (206, 180)], GOLD, 5)
    canvas.oval((214, 36), 11, 11, GOLD, INK, width=_LINE)
    ornament(canvas, Suit.CLUBS, (214, 36), 6.5, wear.cloth)


def _draw_queen(canvas: Canvas, wear: Dress) -> None:
    """A high wreath with ribbons, two braids, the big round brooch."""
    braid = [
        *curve((110, 60), (96, 80), (98, 110), (94, 150)),
        (94, 160),
        (110, 160),
        *curve((112, 150), (114, 120), (116, 100), (118, 84)),
    ]
    _both(canvas, braid, wear.hair)
    light = PAPER if wear.hair == INK else INK
    for y in (96, 110, 124, 138):
        for x, lean in ((105, 5), (175, -5)):
            canvas.line([(x - 6, y - lean / 2), (x + 6, y + lean / 2)], light, 2.2)
    _draw_face(canvas, cheeks=True)
    fringe = [
        *curve((108, 78), (106, 52), (122, 44), (_AXIS, 44)),
        (_AXIS, 56),
        *curve((_AXIS, 56), (126, 56), (116, 62), (113, 78)),
    ]
    _both(canvas, fringe, wear.hair, 2.4)
    wreath = [(106, 50), (102, 18), *curve((102, 18), (120, 8), (160, 8), (178, 18)), (178, 18), (174, 50)]
    canvas.shape(wreath, wear.cloth, INK, _LINE)
    for x in (114, 127, _AXIS, 153, 166):
        ornament(canvas, Suit.DIAMONDS, (x, 31), 8, GOLD)
        canvas.oval((x, 31), 2.4, 2.4, wear.cloth)
    for y in (44, 18):
        canvas.line([(106 if y > 40 else 104, y), (174 if y > 40 else 176, y)], PAPER, 2.6)
    for radius, fill in ((17, GOLD), (11.5, PAPER), (6, wear.cloth)):
        canvas.oval((_AXIS, 142), radius, radius, fill, INK, width=2.4)


def _draw_flower(canvas: Canvas, at: Point, wear: Dress) -> None:
    """A cornflower."""
    x, y = at
    canvas.line([(x, y), (x - 4, y + 40), (x - 2, y + 86)], COLOURS["green"], 5)
    canvas.line([(x - 3, y + 46), (x + 12, y + 30)], COLOURS["green"], 5)
    fill = COLOURS["blue"] if wear.cloth != COLOURS["blue"] else COLOURS["sky"]
    for tip in arc(at, 15, -180, 135, 7):
        canvas.oval(tip, 6.5, 6.5, fill, INK, width=2)
    canvas.oval(at, 8.5, 8.5, GOLD, INK, width=2.4)


def _draw_jack(canvas: Canvas, wear: Dress) -> None:
    bob = [(108, 54), *curve((104, 60), (98, 90), (102, 104), (106, 108)), (118, 108), (116, 60)]
    _both(canvas, bob, wear.hair)
    _draw_face(canvas, cheeks=True)
    canvas.shape([(112, 62), (168, 62), (172, 48), (108, 48)], wear.hair, INK, 2.4)
    feather = [*curve((168, 42), (176, 20), (196, 4), (222, 2)), *curve((222, 2), (218, 26), (200, 42), (172, 46))]
    canvas.shape(feather, wear.trim, INK, _LINE)
    canvas.line([(174, 42), (208, 12)], INK, 2.4)
    canvas.shape(
        [(112, 48), (116, 18), *curve((116, 18), (126, 8), (154, 8), (164, 18)), (164, 18), (168, 48)],
        wear.cloth,
        INK,
        _LINE,
    )
    canvas.shape([(113, 38), (167, 38), (168, 48), (112, 48)], GOLD, INK, 2.4)
    canvas.shape(
        [*curve((88, 56), (104, 42), (176, 42), (192, 56)), (192, 56), (190, 62), (90, 62)], wear.cloth, INK, _LINE
    )
    _both(canvas, [(_AXIS, 126), (112, 114), (116, 134)], wear.trim)
    for y in (140, 155):
        canvas.oval((_AXIS, y), 4.6, 4.6, GOLD, INK, width=2.2)


_HEART = [
    *curve((50, 30), (44, 12), (30, 6), (20, 8)),
    *curve((20, 8), (4, 11), (0, 26), (3, 38)),
    *curve((3, 38), (8, 58), (34, 76), (50, 97)),
]
_SPADE = [
    *curve((50, 2), (44, 22), (8, 40), (4, 60)),
    *curve((4, 60), (1, 78), (16, 84), (26, 82)),
    *curve((26, 82), (36, 80), (44, 74), (47, 68)),
]
_STEM = [(47, 62), *curve((48, 76), (46, 88), (34, 97), (30, 98)), (30, 98), (70, 98)]
_DIAMOND = [
    *curve((50, 0), (42, 18), (26, 38), (12, 50)),
    *curve((12, 50), (26, 62), (42, 82), (50, 100)),
]


_HOLLOW: Final = 0.62
"""How much of a sign's width lies within its outline."""


def _whole(half: list[Point]) -> list[Point]:
    return half + mirrored(half, 50)[::-1]


def suit_shapes(suit: Suit) -> tuple[list[Point], ...]:
    """The polygons that make a suit's sign, in a square of 100 units; four outlines nobody takes for one another."""
    stem = [*_STEM[:-1], *mirrored(_STEM[:-1], 50)[::-1]]
    if suit is Suit.CLUBS:
        leaves = ((50, 25), (25, 61), (75, 61))
        return (*(arc(leaf, 23.5, 0, 360) for leaf in leaves), [(40, 40), (60, 40), (62, 66), (38, 66)], stem)
    if suit is Suit.SPADES:
        return _whole(_SPADE), stem
    return (_whole(_HEART),) if suit is Suit.HEARTS else (_whole(_DIAMOND),)


def draw_suit(canvas: Canvas, suit: Suit, corner: Point, size: float, fill: Ink) -> None:
    for shape in suit_shapes(suit):
        canvas.shape(moved(shape, corner, size / 100), fill)


def draw_suit_hollow(canvas: Canvas, suit: Suit, corner: Point, size: float, gap: Ink) -> None:
    """What makes an outline of a suit's sign that was drawn there."""
    (x, y), inner = corner, size * _HOLLOW
    at = (x + (size - inner) / 2, y + (size - inner) * (0.42 if suit is Suit.HEARTS else 0.5))
    for shape in suit_shapes(suit):
        canvas.shape(moved(shape, at, inner / 100), gap)


def draw_crown(canvas: Canvas, fill: Ink, gap: Ink) -> None:
    peaks = [(8, 82), (2, 26), (27, 50), (50, 12), (73, 50), (98, 26), (92, 82)]
    canvas.shape(peaks, fill)
    for x, y in ((4, 22), (50, 11), (96, 22)):
        canvas.oval((x * 0.92 + 4, y), 8, 8, fill)
    canvas.line([(14, 70), (86, 70)], gap, 5)


def draw_flag(canvas: Canvas, fill: Ink, gap: Ink) -> None:
    """A pennant on its pole, in a square of 100 units: this seat plays the contract."""
    canvas.box((14, 4, 27, 98), 6, fill)
    canvas.shape([(33, 8), (96, 32), (33, 60)], fill)
    canvas.oval((20.5, 8), 8, 8, fill)
    canvas.line([(30, 6), (30, 62)], gap, 3)


def draw_sheep(canvas: Canvas, fill: Ink, gap: Ink) -> None:
    """A sheep's head from the front, in a square of 100 units."""
    for side in (0, 1):
        ear = [*curve((34, 44), (22, 34), (6, 38), (1, 52)), *curve((1, 52), (10, 62), (26, 60), (36, 54)), (36, 54)]
        canvas.shape(mirrored(ear, 50) if side else ear, fill)
    face = [
        *curve((30, 34), (26, 56), (34, 82), (42, 93)),
        *curve((42, 93), (46, 99), (54, 99), (58, 93)),
        *curve((58, 93), (66, 82), (74, 56), (70, 34)),
    ]
    canvas.shape(face, fill, gap, 5)
    wool = ((50, 15, 15), (33, 20, 14), (67, 20, 14), (25, 34, 12), (75, 34, 12), (41, 32, 13), (59, 32, 13))
    for x, y, r in wool:
        canvas.oval((x, y), r + 3, r + 3, gap)
    for x, y, r in wool:
        canvas.oval((x, y), r, r, fill)
    for x in (40, 60):
        canvas.oval((x, 57), 4.2, 5, gap)
    for x in (46, 54):
        canvas.oval((x, 86), 1.9, 2.6, gap)


def draw_computer(canvas: Canvas, fill: Ink, gap: Ink) -> None:
    """A friendly robot's head, in a square of 100 units: this seat is played by a computer."""
    canvas.line([(50, 6), (50, 24)], fill, 7)
    canvas.oval((50, 8), 8, 8, fill)
    canvas.box((12, 24, 88, 92), 16, fill)
    canvas.box((0, 44, 8, 72), 4, fill)
    canvas.box((92, 44, 100, 72), 4, fill)
    for x in (35, 65):
        canvas.oval((x, 52), 9, 9, gap)
    canvas.line([(34, 76), (66, 76)], gap, 7)


def draw_deck(canvas: Canvas, fill: Ink, gap: Ink) -> None:
    """Three cards fanned, in a square of 100 units: this seat deals."""
    card: list[Point] = [(-21, -84), (21, -84), (21, -14), (-21, -14)]
    for degrees in (-32, 0, 32):
        turn = math.radians(degrees)
        turned = [(x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)) for x, y in card]
        canvas.shape(moved(turned, (50, 100)), fill, gap, 8)
