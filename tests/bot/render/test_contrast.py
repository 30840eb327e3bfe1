"""Every colour that lies on another in a picture is declared, and far enough from it to be read and seen."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

import pytest

from bot.present.messages import Message
from bot.present.scenes import Scene, SeatScene, TableScene, WithCards
from bot.render.faces import DECKS
from bot.render.layouts import lay_out
from bot.render.palette import COLOURS, RGB, dimmed, luminance
from engine.cards import read_cards
from engine.games import GAMES
from tests.gallery.figures import figures
from tests.gallery.moments import besides_deals, moments
from tests.support.grounds import Pair, pairs

LEAST = {"text": 4.5, "graphic": 3.0}
"""WCAG 2.2, success criteria 1.4.3 and 1.4.11."""
CARDS = read_cards("KS QC TH 9D")


Pairs = frozenset[tuple[str, str]]
"""Colours by name, each with what it lies on."""


def _pairs(**colours: str) -> Pairs:
    return frozenset((colour, ground) for ground, names in colours.items() for colour in names.split())


TEXT: Final = _pairs(
    felt="cream muted gold",
    rim="cream muted",
    band="cream muted gold",
    cream="ink",
    paper="ink red green blue purple",
    sheet="ink pen pencil red",
    rule="pencil",
)
"""Words and what they stand on, each pair 4.5 to 1 apart or more; on dimmed cards the same as on bright ones."""
GRAPHICS: Final = _pairs(
    felt="gold muted amber sky cream paper",
    rim="gold muted paper sky",
    band="gold muted amber sky cream paper",
    cream="ink bronze sea",
    paper="ink red green blue purple band",
    sheet="pen pencil red bronze sea",
    rule="pen pencil bronze",
    amber="ink",
    sky="ink",
)
"""Signs, bars, marks and rings and what they lie on, each pair 3 to 1 apart or more."""
SURFACES: Final = _pairs(
    felt="rim band sheet",
    rim="felt band sheet",
    band="felt ink",
    cream="paper",
    gold="cream band paper rim",
    amber="paper",
    muted="rim",
    red="paper",
    sky="paper",
    sheet="rule",
    pencil="pen",
)
"""Grounds on grounds, edges that part them and a dot on its own line: nothing is read by these pairs."""


def contrast(one: RGB, other: RGB) -> float:
    """How far two colours are apart for reading, from 1 to 21, as WCAG 2.2 reckons."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


RINGS = TableScene((SeatScene("Anna", face_up=CARDS, played=CARDS[0], better=CARDS[2]), *[SeatScene("Bert")] * 3))
DECLARED = {"text": TEXT, "graphic": GRAPHICS | SURFACES, "surface": GRAPHICS | SURFACES}


def scenes(game: str) -> Iterator[Scene]:
    """Every kind of picture of a game, with its cards in all decks."""
    messages: list[Message] = [each.message("en") for each in moments(game)]
    messages += [message for _, message in (*besides_deals(game, "en"), *figures(game, "en"))]
    for scene in dict.fromkeys([RINGS, *(picture.scene for each in messages for picture in each.pictures)]):
        if isinstance(scene, WithCards):
            yield from (replace(scene, colours=colours) for colours in DECKS)
        else:
            yield scene


@cache
def used(game: str) -> dict[Pair, str]:
    """Each pair in the pictures of a game, with a shape that has it."""
    return {pair: f"{shape}" for scene in scenes(game) for pair, shape in pairs(lay_out(scene))}


@pytest.mark.parametrize("game", GAMES)
def test_every_pair_of_colours_is_declared(game: str) -> None:
    missing = {
        pair: shape for pair, shape in used(game).items() if (pair.colour, pair.ground) not in DECLARED[pair.kind]
    }
    assert not missing


def test_every_pair_that_is_declared_is_used() -> None:
    found = {(pair.kind, pair.colour, pair.ground) for game in GAMES for pair in used(game)}
    texts = {(colour, ground) for kind, colour, ground in found if kind == "text"}
    others = {(colour, ground) for kind, colour, ground in found if kind != "text"}
    assert sorted(TEXT - texts) == []
    assert sorted((GRAPHICS | SURFACES) - others) == []
    assert sorted(GRAPHICS & SURFACES) == []


@pytest.mark.parametrize(
    ("kind", "colour", "ground"),
    [*(("text", *pair) for pair in sorted(TEXT)), *(("graphic", *pair) for pair in sorted(GRAPHICS))],
)
def test_they_are_far_enough_apart(kind: str, colour: str, ground: str) -> None:
    assert contrast(COLOURS[colour], COLOURS[ground]) >= LEAST[kind]


@pytest.mark.parametrize("colour", sorted({style.colour for deck in DECKS.values() for style in deck.values()}))
def test_what_is_printed_on_a_dimmed_card_is_read_as_well(colour: str) -> None:
    assert contrast(dimmed(COLOURS[colour]), dimmed(COLOURS["paper"])) >= LEAST["text"]


def test_contrast_is_what_wcag_says() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == contrast((255, 255, 255), (0, 0, 0)) == 21
    assert round(contrast((0x77, 0x77, 0x77), (255, 255, 255)), 2) == 4.48
