"""Outlines and one-colour emblems: the four suit signs, crown, flag, sheep's head, computer."""

import math

from bot.render.canvas import Canvas, Ink, Point, arc, curve, mirrored, moved
from engine.cards import Suit

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
    """A suit's sign with its top left corner there."""
    for shape in suit_shapes(suit):
        canvas.shape(moved(shape, corner, size / 100), fill)


def draw_crown(canvas: Canvas, fill: Ink, gap: Ink) -> None:
    """A crown in a square of 100 units."""
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
