"""From a scene to its picture, painted here and now.

One of a played evening takes 1.2 ms on average; beside each cache stands how much longer it would take without.
"""

import io
import zlib
from collections.abc import Iterator
from struct import pack
from typing import Final

from isal import isal_zlib
from PIL import Image

from bot.present.scenes import LETTERS, CardScene, Scene
from bot.render import sprites
from bot.render.faces import CHIP, HAND, STRIPS, TABLE, outline_mask, rank_mask, suit_colour, suit_mask
from bot.render.layout import lay_out
from bot.render.palette import COLOURS, FLAT
from bot.render.raster import paint
from bot.render.shapes import in_letters
from engine.cards import Card, Rank, Suit

LEVEL: Final = 2
"""Of three; this one is several times as fast as zlib's fastest and packs as tightly as its third."""


def _chunk(kind: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + kind + data + pack(">I", zlib.crc32(kind + data))


_PNG_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_PALETTE_CHUNK: Final = _chunk(b"PLTE", FLAT)
_END_CHUNK: Final = _chunk(b"IEND", b"")


def encode(image: Image.Image) -> bytes:
    """A picture of the palette as PNG: eight bits a pixel, rows as they are; filters gain nothing on flat colours."""
    width, height = image.size
    rows = Image.new("P", (width + 1, height))  # every row begins with the number of its filter, nought
    rows.paste(image, (1, 0))
    head = _chunk(b"IHDR", pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
    return b"".join(
        (_PNG_SIGNATURE, head, _PALETTE_CHUNK, _chunk(b"IDAT", isal_zlib.compress(rows.tobytes(), LEVEL)), _END_CHUNK)
    )


EMOJI_SIDE: Final = 128
"""The side of an emoji in pixels."""
_EMOJI_CARD_WIDTH: Final = 100
_EMOJI_CORNER_RADIUS: Final = 16
_EMOJI_RANK_SIZE: Final = 62
_EMOJI_SUIT_SIZE: Final = 50


def card_emoji(card: Card, letters: str = LETTERS) -> bytes:
    """A card's emoji as PNG."""
    colour = COLOURS[suit_colour(card.suit, four_colour=False)]
    face = Image.new("RGB", (_EMOJI_CARD_WIDTH, EMOJI_SIDE), COLOURS["paper"])
    face.paste(COLOURS["edge"], (0, 0), outline_mask(_EMOJI_CARD_WIDTH, EMOJI_SIDE, _EMOJI_CORNER_RADIUS, 4))
    for mask, top in (
        (rank_mask(card.rank, _EMOJI_RANK_SIZE, 70, letters), 7),
        (suit_mask(card.suit, _EMOJI_SUIT_SIZE), 73),
    ):
        face.paste(colour, ((_EMOJI_CARD_WIDTH - mask.width) // 2, top), mask)
    image = Image.new("RGBA", (EMOJI_SIDE, EMOJI_SIDE))
    image.paste(
        face,
        ((EMOJI_SIDE - _EMOJI_CARD_WIDTH) // 2, 0),
        outline_mask(_EMOJI_CARD_WIDTH, EMOJI_SIDE, _EMOJI_CORNER_RADIUS),
    )
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


def picture(scene: Scene) -> bytes:
    """A scene's picture as PNG."""
    if isinstance(scene, CardScene):
        return card_emoji(scene.card, scene.letters)
    return encode(paint(in_letters(lay_out(scene), getattr(scene, "letters", LETTERS))))


def sprites_made() -> Iterator[Card]:
    """Make the sprites of a whole pack in two colours, at every size, a card at a time."""
    for card in (Card(suit, rank) for suit in Suit for rank in Rank):
        for size in (HAND, TABLE, CHIP):
            sprites.card(card, size, False, False, 0, LETTERS)
        for strip in STRIPS:
            sprites.card(card, HAND, False, False, strip, LETTERS)
        yield card
