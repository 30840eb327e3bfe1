"""Kings, queens and jacks: half-figures of plain shapes, dressed as in Estonian parishes, belts, brooches and all.

A figure is drawn in a field 240 units wide and 180 high and stands on a belt woven in the suit's own pattern.
"""

from dataclasses import dataclass
from typing import Final

from bot.render.canvas import Canvas, Ink, Point, arc, curve, mirrored
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
    """How a suit's court is dressed."""
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
    """Crown, a beard in three locks."""
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
    """A felt hat with a feather, bobbed hair, a neckerchief, a row of buttons, a pipe of reed."""
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
