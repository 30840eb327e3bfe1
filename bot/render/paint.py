"""From a scene to its picture, painted here and now; what it is made of is made ready before the first one.

One of a played evening takes 1.2 ms on average; beside each cache stands how much longer it would take without.
"""

import io
import zlib
from collections.abc import Iterator
from dataclasses import replace
from struct import pack
from typing import Final

from isal import isal_zlib
from PIL import Image

from bot.present.scenes import (
    LETTERS,
    USUAL_COLOURS,
    AroundScene,
    CardScene,
    HandScene,
    Scene,
    SeatScene,
    SideScene,
    TableScene,
    TakenScene,
    TallyScene,
    TrickScene,
)
from bot.render import sprites
from bot.render.faces import CHIP, DECKS, HAND, STRIPS, TABLE, outline_mask, rank_mask
from bot.render.layouts import lay_out
from bot.render.palette import COLOURS, FLAT
from bot.render.raster import paint
from bot.render.shapes import in_letters
from engine.cards import Card, Rank, Suit, read_cards

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
_EMOJI_CORNER_RADIUS: Final = 18
_EMOJI_RANK_SIZE: Final = 84
_EMOJI_TEN_SIZE: Final = 64
_EMOJI_RANK_WIDTH: Final = 56
_EMOJI_SUIT_SIZE: Final = 62
_EMOJI_MARGIN: Final = 4


def card_emoji(card: Card, letters: str = LETTERS, colours: str = USUAL_COLOURS) -> bytes:
    """Rank and suit side by side, as a text has them: one above the other they are too small in a line of 22 pixels."""
    style = DECKS[colours][card.suit]
    face = Image.new("RGB", (EMOJI_SIDE, EMOJI_SIDE), COLOURS["paper"])
    face.paste(COLOURS["edge"], (0, 0), outline_mask(EMOJI_SIDE, EMOJI_SIDE, _EMOJI_CORNER_RADIUS, 4))
    high = _EMOJI_TEN_SIZE if card.rank is Rank.TEN else _EMOJI_RANK_SIZE
    rank, suit = rank_mask(card.rank, high, _EMOJI_RANK_WIDTH, letters), style.sign(card.suit, _EMOJI_SUIT_SIZE)
    for mask, centre in (
        (rank, _EMOJI_MARGIN + _EMOJI_RANK_WIDTH // 2),
        (suit, EMOJI_SIDE + 2 - _EMOJI_MARGIN - _EMOJI_SUIT_SIZE // 2),
    ):
        face.paste(style.rgb, (centre - mask.width // 2, (EMOJI_SIDE - mask.height) // 2), mask)
    image = Image.new("RGBA", (EMOJI_SIDE, EMOJI_SIDE))
    image.paste(face, (0, 0), outline_mask(EMOJI_SIDE, EMOJI_SIDE, _EMOJI_CORNER_RADIUS))
    written = io.BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


def picture(scene: Scene) -> bytes:
    if isinstance(scene, CardScene):
        return card_emoji(scene.card, scene.letters, scene.colours)
    return encode(paint(in_letters(lay_out(scene), getattr(scene, "letters", LETTERS))))


def sprites_made() -> Iterator[Card]:
    """Make the sprites of a whole pack in two colours, at every size, a card at a time."""
    for card in (Card(suit, rank) for suit in Suit for rank in Rank):
        for size in (HAND, TABLE, CHIP):
            sprites.card(card, size, USUAL_COLOURS, False, 0, LETTERS)
        for strip in STRIPS:
            sprites.card(card, HAND, USUAL_COLOURS, False, strip, LETTERS)
        yield card


_HAND: Final = read_cards("KS QC JS JH AC TC 7C TD 9D")
_SEATS: Final = tuple(SeatScene(name, cards_left=0) for name in ("Anna", "Boris", "Clara", "Dmitri"))


def warm_up() -> Iterator[object]:
    """Sprites, a card at a time, then fonts, figures and signs, a usual picture at a time."""
    yield from sprites_made()
    for scene in usual():
        picture(scene)
        yield scene


def usual() -> Iterator[Scene]:
    """An empty table, one where people bid, a trick as its cards are played, and the hands beside it."""
    table = TableScene(_SEATS, "Anna to deal", "Deal 1", middle="Cut", tallies=_tallies(0))
    yield table
    for left in (9, 8, 7, 6):
        seats = tuple(replace(seat, said="Pass", cards_left=left, is_dealer=not at) for at, seat in enumerate(_SEATS))
        yield replace(table, seats=seats, headline="Anna to bid", middle="")
    yield HandScene(_HAND, None, "Your cards")
    for left, played in enumerate(range(5), 1):
        yield _playing(table, left, played)
    for played in range(5):
        yield _asked(played)


def _playing(table: TableScene, left: int, played: int) -> TableScene:
    """So many cards lie on the table; the last one completes the trick."""
    seats = tuple(
        replace(seat, cards_left=left, side=at % 2, is_turn=at == played, is_declarer=not at)
        for at, seat in enumerate(_SEATS)
    )
    trick = TrickScene(tuple(enumerate(read_cards("AC TC 7C JD")[:played])), 3 if played == len(_SEATS) else None)
    sides = tuple(SideScene((_SEATS[at].name, _SEATS[at + 2].name), f"{played} tricks", at) for at in (0, 1))
    return replace(
        table, seats=seats, headline="Anna to play a card", status=f"Trick {left}", trick=trick, middle="",
        trump=Suit.CLUBS, contract="6", maker="Anna", sides=sides, tallies=_tallies(left),
    )  # fmt: skip


def _asked(played: int) -> HandScene:
    """A hand whose player is asked, so many cards lying on the table."""
    seats = tuple(replace(seat, cards_left=9 - played, side=at % 2, is_dealer=not at) for at, seat in enumerate(_SEATS))
    lying = TrickScene(tuple((1 + at, card) for at, card in enumerate(read_cards("AC TC 7C")[:played])))
    taken = (TakenScene(played, 10 * played, 0), TakenScene(played, 11, 1))
    around = AroundScene(seats, "You", f"Trick {played + 1}", lying, lying, "Last trick", "Anna", taken)
    return HandScene(_HAND, frozenset(_HAND[4:7]), "", "Trumps", Suit.CLUBS, maker="Anna", around=around)


def _tallies(score: int) -> tuple[TallyScene, ...]:
    return tuple(TallyScene((_SEATS[at].name, _SEATS[at + 2].name), score + at, at) for at in (0, 1))
