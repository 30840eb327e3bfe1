"""The colours of the suits, as people of every kind of colour vision see them; and without any colour their shapes."""

import io
from itertools import combinations
from typing import Final

import pytest
from PIL import Image

from bot.render.faces import CHIP, DECKS, HAND, STRIPS, TABLE, Size, face, suit_mask
from bot.render.paint import card_emoji
from bot.render.palette import COLOURS, RGB
from bot.tables.model import CardColours, CardLetters
from engine.cards import Card, Rank, Suit, pack

Row = tuple[float, float, float]
Matrix = tuple[Row, Row, Row]

APART: Final = 40.0
"""How far suits of the safe deck are apart at least, as CIE 1976 reckons: the distance in L*a*b*."""
SEEN: Final[dict[str, Matrix]] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""How linear red, green and blue are seen: Machado, Oliveira and Fernandes, "A Physiologically-based Model for
Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, at
severity 1.0.
"""
XYZ: Final[Matrix] = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
"""From linear sRGB, white D65: IEC 61966-2-1."""


def times(matrix: Matrix, vector: Row) -> Row:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def linear(colour: RGB) -> Row:
    parts = (part / 255 for part in colour)
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def lab(colour: RGB, seen: Matrix) -> Row:
    """A colour as somebody sees it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in times(seen, linear(colour)))
    white = times(XYZ, (1.0, 1.0, 1.0))
    shares = [part / whole for part, whole in zip(times(XYZ, (red, green, blue)), white, strict=True)]
    x, y, z = (each ** (1 / 3) if each > 216 / 24389 else (24389 / 27 * each + 16) / 116 for each in shares)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: RGB, other: RGB, seen: Matrix) -> float:
    return sum((a - b) ** 2 for a, b in zip(lab(one, seen), lab(other, seen), strict=True)) ** 0.5


def distances(deck: str, vision: str) -> dict[tuple[Suit, Suit], float]:
    suits = DECKS[deck]
    return {
        (one, other): apart(COLOURS[suits[one].colour], COLOURS[suits[other].colour], SEEN[vision])
        for one, other in combinations(Suit, 2)
    }


def test_there_is_a_deck_for_all_that_can_be_asked_for() -> None:
    assert sorted(DECKS) == sorted(CardColours)


@pytest.mark.parametrize("vision", SEEN)
def test_the_safe_decks_suits_are_apart_for_everybody(vision: str) -> None:
    assert min(distances("safe", vision).values()) >= APART


def test_four_colours_are_not_for_those_who_see_red_and_green_alike() -> None:
    for vision in ("protanopia", "deuteranopia"):
        assert distances("four", vision)[Suit.CLUBS, Suit.HEARTS] < APART


def test_two_colours_are_apart_for_everybody_but_those_of_one_colour() -> None:
    for vision in SEEN:
        assert distances("two", vision)[Suit.SPADES, Suit.HEARTS] >= APART


def test_two_suits_of_the_safe_deck_are_outlines_of_which_enough_is_seen() -> None:
    hollow = {suit for suit in Suit if DECKS["safe"][suit].is_hollow}
    assert hollow == {Suit.HEARTS, Suit.DIAMONDS}
    assert not any(style.is_hollow for name in ("two", "four") for style in DECKS[name].values())
    for suit in hollow:
        for size in (CHIP.rank, 50, 200):
            outline, filled = suit_mask(suit, size, is_hollow=True), suit_mask(suit, size)
            middle = outline.crop((size * 4 // 10, size * 4 // 10, size * 6 // 10, size * 6 // 10))
            assert middle.getextrema() == (0, 0)
            covered = sum(outline.tobytes()) / sum(filled.tobytes())
            assert 0.4 < covered < 0.75
            assert outline.getbbox() == filled.getbbox()


@pytest.mark.parametrize(("size", "strip"), [(HAND, 0), (TABLE, 0), (CHIP, 0), *((HAND, strip) for strip in STRIPS)])
def test_a_cards_face_shows_its_deck_wherever_it_lies(size: Size, strip: int) -> None:
    for suit in Suit:
        for rank in (Rank.SEVEN, Rank.QUEEN, Rank.ACE):
            card = Card(suit, rank)
            faces = {name: face(card, size, name, strip).tobytes() for name in DECKS}
            differ = {name: DECKS[name][suit] != DECKS["two"][suit] for name in DECKS}
            assert {name: faces[name] != faces["two"] for name in DECKS} == differ


def test_cards_of_the_safe_deck_are_told_apart_without_any_colour() -> None:
    for size in (HAND, TABLE, CHIP):
        grey = {face(card, size, "safe").convert("L").tobytes() for card in pack(Rank.SIX)}
        assert len(grey) == 36


def test_their_emoji_are_the_cards_of_their_deck() -> None:
    ten = Card(Suit.DIAMONDS, Rank.TEN)
    assert len({card_emoji(ten, colours=name) for name in DECKS}) == 3


@pytest.mark.parametrize("letters", [each.written for each in CardLetters])
@pytest.mark.parametrize("deck", DECKS)
def test_in_a_line_of_text_no_two_emoji_look_alike(deck: str, letters: str) -> None:
    """An emoji stands for its card there, 22 pixels high: without any colour too each is told from any other."""
    shown = {}
    for card in pack(Rank.SIX):
        emoji = Image.open(io.BytesIO(card_emoji(card, letters, deck)))
        ground = Image.new("RGB", emoji.size, "white")
        ground.paste(emoji, (0, 0), emoji)
        shown[card] = ground.resize((22, 22), Image.Resampling.LANCZOS).convert("L").tobytes()
    differing = {
        f"{one} {other}": sum(abs(a - b) for a, b in zip(shown[one], shown[other], strict=True)) / 255
        for one, other in combinations(shown, 2)
    }
    assert min(differing.items(), key=lambda pair: pair[1])[1] >= 10, "so many pixels from black to white"
