"""Card faces and backs in full colour; `sprites` brings them into the palette."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.present.scenes import LETTERS, USUAL_COLOURS
from bot.render import fonts
from bot.render.artwork import FACE_AXIS, Dress, draw_belt, draw_court, draw_suit, draw_suit_hollow, dress, ornament
from bot.render.canvas import Canvas
from bot.render.palette import COLOURS, RGB
from engine.cards import Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Size:
    """A size of card: pixels across and down, the corner's rounding, and how high the rank stands in the corner."""

    width: int
    height: int
    radius: int
    rank: int
    has_art: bool = True
    has_pips: bool = True


HAND: Final = Size(216, 324, 16, 62)
TABLE: Final = Size(176, 264, 14, 60, has_pips=False)
CHIP: Final = Size(54, 100, 8, 43, has_art=False)
STRIPS: Final = (160, 118, 93, 76)
"""How much of a card in a fan its art keeps to: the widest of these that is to be seen, from six cards to twelve."""
_WHOLE_COURT: Final = 150
"""As much as must be seen of a court for what it holds to be seen."""
HALO: Final = 8
"""How wide the line around a marked card is."""

_PIPS: Final = {
    6: ((0, 0), (0, 0.5), (0, 1)),
    7: ((0, 0), (0, 0.5), (0, 1)),
    8: ((0, 0), (0, 0.5), (0, 1)),
    9: ((0, 0), (0, 1 / 3), (0, 2 / 3), (0, 1)),
    10: ((0, 0), (0, 1 / 3), (0, 2 / 3), (0, 1)),
}
_MIDDLE: Final = {6: (), 7: (0.25,), 8: (0.25, 0.75), 9: (0.5,), 10: (1 / 6, 5 / 6)}


@dataclass(frozen=True, slots=True)
class SuitStyle:
    """How a suit is printed: its colour, and whether its sign is an outline."""

    colour: str
    is_hollow: bool = False

    @property
    def rgb(self) -> RGB:
        return COLOURS[self.colour]

    def sign(self, suit: Suit, size: int) -> Image.Image:
        return suit_mask(suit, size, is_hollow=self.is_hollow)


DECKS: Final[Mapping[str, Mapping[Suit, SuitStyle]]] = {
    name: dict(zip((Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS), styles, strict=True))
    for name, styles in {
        "two": (SuitStyle("ink"), SuitStyle("ink"), SuitStyle("red"), SuitStyle("red")),
        "four": (SuitStyle("green"), SuitStyle("ink"), SuitStyle("red"), SuitStyle("blue")),
        "safe": (SuitStyle("purple"), SuitStyle("ink"), SuitStyle("red", True), SuitStyle("blue", True)),
    }.items()
}
"""By what somebody asked for. Safe: far apart for every kind of colour vision, and without any by their shapes."""


def rank_text(rank: Rank, letters: str = LETTERS) -> str:
    if rank >= Rank.JACK:
        return letters[rank - Rank.JACK]
    return "10" if rank is Rank.TEN else rank.letter


def suit_mask(suit: Suit, size: int, *, is_hollow: bool = False) -> Image.Image:
    canvas = Canvas((size, size), 100)
    draw_suit(canvas, suit, (2, 2), 96, 255)
    if is_hollow:
        draw_suit_hollow(canvas, suit, (2, 2), 96, 0)
    return canvas.finish()


@lru_cache(maxsize=64)  # 35 of the 260 ms that the sprites of a pack take
def rank_mask(rank: Rank, high: int, widest: int, letters: str = LETTERS) -> Image.Image:
    """A rank's letters, `high` pixels high, a little narrower where they would be too wide."""
    if rank is Rank.TEN:
        return _ten_mask(high, min(widest, round(high * 0.92)))
    whole, _ = fonts.mask(rank_text(rank, letters), high * 2, is_bold=True)
    glyph = whole.crop(whole.getbbox())
    across = min(widest, round(glyph.width * high / glyph.height))
    return glyph.resize((across, high), Image.Resampling.LANCZOS)


def _ten_mask(high: int, across: int) -> Image.Image:
    """Ten in figures drawn slim, with strokes as strong as a letter's, so that they need not be squeezed."""
    end = 100 * across / high
    canvas = Canvas((across, high), end)
    canvas.shape([(13, 0), (31, 0), (31, 100), (13, 100), (13, 25), (0, 31), (0, 13)], 255)
    canvas.box((40, 0, end, 100), (end - 40) / 2, 255)
    canvas.box((57, 16, end - 17, 84), (end - 74) / 2, 0)
    return canvas.finish()


def _stamp(image: Image.Image, mask: Image.Image, centre: tuple[float, float], colour: RGB) -> None:
    image.paste(colour, (round(centre[0] - mask.width / 2), round(centre[1] - mask.height / 2)), mask)


def _corner(  # noqa: PLR0917 - where, of which card and how
    image: Image.Image, card: Card, size: Size, corner: tuple[int, int], style: SuitStyle, letters: str
) -> None:  # fmt: skip
    """Rank over suit sign, as large as the corner takes."""
    wide, sign = _corner_wide(size), sign_size(size)
    x, y = corner[0] + wide / 2, corner[1]
    _stamp(image, rank_mask(card.rank, size.rank, wide, letters), (x, y + size.rank / 2), style.rgb)
    _stamp(image, style.sign(card.suit, sign), (x, y + round(size.rank * 1.16) + sign / 2), style.rgb)


def _corner_wide(size: Size) -> int:
    return round(size.rank * (0.94 if size.has_art else 0.88))


def sign_size(size: Size) -> int:
    """How high the suit's sign in a card's corner is, below a rank of `size.rank`."""
    return round(size.rank * 0.78) if size.has_art else size.rank


def corner_box(size: Size) -> tuple[int, int, int, int]:
    """Where rank and suit sign stand on a card: its left, top, right and bottom."""
    wide, high = _corner_wide(size), round(size.rank * 1.16) + sign_size(size)
    if size.has_art:
        left, top = round(size.width * 0.035), round(size.width * 0.055)
    else:
        left, top = 2, (size.height - high) // 2
    return left, top, left + wide, top + high


def _pips(image: Image.Image, card: Card, size: Size, style: SuitStyle) -> None:
    """The suit's sign as often as the numeral says, the lower half turned round."""
    pip = style.sign(card.suit, round(size.width * 0.175))
    across, down = size.width, size.height
    area = (0.41 * across, 0.12 * down, 0.59 * across, 0.88 * down)
    _arrange(image, card, (pip, pip.rotate(180)), area, style.rgb)


def _arrange(
    image: Image.Image,
    card: Card,
    pips: tuple[Image.Image, Image.Image],
    area: tuple[float, float, float, float],
    colour: RGB,
) -> None:
    """Two columns and what stands between them, in the area from the first column and row to the last."""
    upper, lower = pips
    number, (first, top, last, bottom) = card.rank + 6, area
    columns = (first, last)
    spots = [(x, y) for x in columns for _, y in _PIPS[number]] + [(sum(columns) / 2, y) for y in _MIDDLE[number]]
    for x, y in spots:
        _stamp(image, upper if y <= 0.5 else lower, (x, top + (bottom - top) * y), colour)


def _bust(image: Image.Image, card: Card, size: Size, wear: Dress) -> None:
    """A court's figure once only, as large as the card takes, on its belt."""
    larger = Canvas((round(size.width * 1.2), round(size.width * 0.9)), 240, "RGB", COLOURS["paper"])
    draw_court(larger, card, wear)
    left = round(size.width * 0.15)
    figure = larger.finish().crop((left, 0, left + size.width, round(size.width * 0.9)))
    _on_belt(image, figure, card, size, wear)


def _on_belt(image: Image.Image, figure: Image.Image, card: Card, size: Size, wear: Dress) -> None:
    belt = _belt(card.suit, size, wear)
    image.paste(figure, (0, size.height - belt.height - figure.height))
    image.paste(belt, (0, size.height - belt.height))


def _strip(image: Image.Image, card: Card, size: Size, style: SuitStyle, wide: int) -> None:
    """What stands below rank and sign where the next card leaves only so much to be seen: all of it, and upright."""
    if card.is_picture:
        scale = min(0.88, wide / 98)
        half = Canvas((round(240 * scale), round(180 * scale)), 240, "RGB", COLOURS["paper"])
        wear = dress(card.suit, style.colour)
        draw_court(half, card, wear, is_narrow=wide < _WHOLE_COURT)
        figure = half.finish()
        left = round(FACE_AXIS * scale) - wide // 2
        _on_belt(image, figure.crop((left, 0, left + wide, figure.height)), card, size, wear)
    elif card.rank is Rank.ACE:
        large = min(round(wide * 0.74), round(size.height * 0.36))
        _stamp(image, style.sign(card.suit, large), (wide / 2, size.height * 0.71), style.rgb)
    else:
        pip = style.sign(card.suit, min(32, round(wide * 0.31)))
        down = size.height
        _arrange(image, card, (pip, pip), (wide * 0.27, 0.5 * down, wide * 0.73, 0.92 * down), style.rgb)


def _belt(suit: Suit, size: Size, wear: Dress) -> Image.Image:
    high = round(size.height * 0.1)
    canvas = Canvas((size.width, high), 240, "RGB", COLOURS["paper"])
    draw_belt(canvas, suit, wear, 1, 240 * high / size.width - 1)
    return canvas.finish()


def _ace(image: Image.Image, card: Card, size: Size, style: SuitStyle) -> None:
    large = round(size.width * 0.5)
    for up in (-1, 1):
        canvas = Canvas((large, large), 100)
        ornament(canvas, card.suit, (50, 50), 22, 255)
        _stamp(image, canvas.finish(), (size.width / 2, size.height / 2 + up * size.height * 0.33), COLOURS["gold"])
    _stamp(image, style.sign(card.suit, large), (size.width / 2, size.height / 2), style.rgb)


def face(
    card: Card, size: Size, colours: str = USUAL_COLOURS, strip: int = 0, letters: str = LETTERS
) -> Image.Image:  # fmt: skip
    """A card's face, square-cornered, in full colour; `strip` is how much of it is seen, where it is not the whole."""
    style = DECKS[colours][card.suit]
    image = Image.new("RGB", (size.width, size.height), COLOURS["paper"])
    if size.has_art:
        if strip:
            _strip(image, card, size, style, strip)
        elif card.is_picture:
            _bust(image, card, size, dress(card.suit, style.colour))
        elif not size.has_pips:
            large = round(size.width * 0.6)
            _stamp(image, style.sign(card.suit, large), (size.width * 0.6, size.height * 0.7), style.rgb)
        elif card.rank is Rank.ACE:
            _ace(image, card, size, style)
        else:
            _pips(image, card, size, style)
    _corner(image, card, size, corner_box(size)[:2], style, letters)
    if size.has_pips and size.has_art and not strip and not card.is_picture:
        image = image.rotate(180)
        _corner(image, card, size, corner_box(size)[:2], style, letters)
        image = image.rotate(180)
    return image


def outline_mask(width: int, height: int, radius: int, line: float = 0) -> Image.Image:
    """A rounded rectangle as cover; with `line`, only its edge, so wide."""
    canvas = Canvas((width, height), width)
    canvas.box((0, 0, width, height), radius, 255)
    if line:
        canvas.box((line, line, width - line, height - line), max(0, radius - line), 0)
    return canvas.finish()


def edged(image: Image.Image, size: Size) -> Image.Image:
    image = image.copy()
    image.paste(COLOURS["edge"], (0, 0), outline_mask(size.width, size.height, size.radius, 1.5 if size.has_art else 1))
    return image
