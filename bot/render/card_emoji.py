"""A card as small as a letter: rank over suit, as large as an emoji takes them, its corners see-through."""

import io
from typing import Final

from PIL import Image

from bot.present.scenes import LETTERS
from bot.render.faces import outline_mask, rank_mask, suit_colour, suit_mask
from bot.render.palette import COLOURS
from engine.cards import Card

SIDE: Final = 128
"""The side of an emoji in pixels."""
_WIDE: Final = 100
_RADIUS: Final = 16
_RANK: Final = 62
_SUIT: Final = 50


def card_emoji(card: Card, letters: str = LETTERS) -> bytes:
    """A card's emoji as PNG."""
    colour = COLOURS[suit_colour(card.suit, four_colour=False)]
    face = Image.new("RGB", (_WIDE, SIDE), COLOURS["paper"])
    face.paste(COLOURS["edge"], (0, 0), outline_mask(_WIDE, SIDE, _RADIUS, 4))
    for mask, top in ((rank_mask(card.rank, _RANK, 70, letters), 7), (suit_mask(card.suit, _SUIT), 73)):
        face.paste(colour, ((_WIDE - mask.width) // 2, top), mask)
    image = Image.new("RGBA", (SIDE, SIDE))
    image.paste(face, ((SIDE - _WIDE) // 2, 0), outline_mask(_WIDE, SIDE, _RADIUS))
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()
