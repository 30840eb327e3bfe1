"""Every picture of every game on a phone, 334 pixels wide: corners and letters that can be read, no word cut in two."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from bot.phrases import LANGUAGES
from bot.present.pictures import around_scene, hand_scene, open_table_scene, table_scene
from bot.present.readers import Reader
from bot.present.rules import order_picture, rules_topics, usually_played
from bot.present.scenes import (
    LedgerRow,
    LedgerScene,
    Scene,
    SeatScene,
    SheetColumn,
    SheetRow,
    SheetScene,
    TableScene,
    TallyScene,
    Unit,
)
from bot.render.faces import sign_size
from bot.render.fonts import letter_height
from bot.render.layouts import lay_out
from bot.render.shapes import CardShape, TextShape
from bot.tables.model import Computer, Pace, Person, Stage, Table
from engine.deal import Deal
from engine.games import GAMES
from engine.match import Tally
from tests.properties.random_deals import random_deal, shuffled_start

PHONE = 334
LEAST = 13
LETTER = 7
"""How high the capitals of every word are at least."""
NAMES = {1: "Mari", 2: "Küllike", 4: "Johannes", 5: "王小明"}


@cache
def stages(game: str) -> list[Deal]:
    """Every stage of a few deals played at random."""
    found = []
    for seed in range(4):
        chance = random.Random(seed)
        found += list(random_deal(shuffled_start(game, chance), chance))
    return found


def table_of(deal: Deal) -> Table:
    game, players = deal.start.game, deal.start.players
    seats = tuple(Computer("medium") if seat == 2 else Person(seat + 1) for seat in range(players))
    tally = Tally(tuple(range(13, 13 + len(GAMES[game].columns(players)))))
    return Table(1, 1, 1, 1, game, {}, seats, Pace(), tally, stage=Stage.PLAYING, dealer=deal.start.dealer)


def scenes(game: str, language: str) -> Iterator[Scene]:
    """What a channel, the players and the readers of replays and rules see."""
    for place, deal in enumerate(stages(game)):
        table, view = table_of(deal), deal.view(None)
        yield table_scene(table, view, Reader(language, NAMES))
        seat = place % table.players
        yield hand_scene(deal.view(seat), Reader(language))
        for asked in deal.waiting_for if deal.phase != "done" else ():
            own = deal.view(asked)
            scene = hand_scene(own, Reader(language), Reader(language, NAMES).called(table))
            yield replace(scene, around=around_scene(table, own, Reader(language, NAMES)))
        if place % 7 == 0:
            hands = [deal.view(seat).hand for seat in range(table.players)]
            yield open_table_scene(table, view, hands, Reader(language, NAMES))
    for topic in rules_topics(usually_played(game), language):
        if (picture := order_picture(game, topic, Reader(language))) is not None:
            yield picture.scene


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_every_corner_and_every_word(game: str, language: str) -> None:
    for scene in scenes(game, language):
        layout = lay_out(scene)
        for shape in layout.shapes:
            if isinstance(shape, CardShape):
                assert min(shape.size.rank, sign_size(shape.size)) * PHONE >= LEAST * layout.width
            elif isinstance(shape, TextShape):
                assert not shape.words.rstrip(",").endswith("…"), scene
                assert not shape.words or letter_height(shape.size) * PHONE >= LETTER * layout.width, shape


EIGHT = tuple(f"{letter}nne-Liis von und zu Tannenberg-Õunapuu{letter}" for letter in "ABCDEFGH")
FIGURES = tuple(f"−{118 + 7 * at}" for at in range(8))
SCORES = tuple(101 - 20 * at for at in range(8))
TALLIES = tuple(TallyScene((name,), score) for name, score in zip(EIGHT, SCORES, strict=True))
SEATS = tuple(
    SeatScene(name, "re, no 90", "Pass" if at % 2 else "18", side=at % 2, cards_left=7, is_dealer=at == 3)
    for at, name in enumerate(EIGHT)
)
COLUMNS = tuple(SheetColumn((name,), "12 games won") for name in EIGHT)
WIDEST: tuple[Scene, ...] = (
    TableScene(
        SEATS, f"{EIGHT[0]} to play", "Trick 4", tallies=TALLIES, unit=Unit.NUMBERS, maker=EIGHT[1], contract="6"
    ),
    LedgerScene(
        EIGHT,
        (
            LedgerRow("12", FIGURES, EIGHT[2], "Grand, hand, schneider announced", (1, 7)),
            LedgerRow("13", FIGURES[:4] + ("",) * 4, "", "all passed"),
            LedgerRow("On this page", FIGURES, winners=(0,), is_total=True),
        ),
        "Skat",
        "This evening",
    ),
    *(
        SheetScene(
            COLUMNS,
            (SheetRow(SCORES, (1,), (2,), label="12"), SheetRow(SCORES, is_finished=False, counts=("12 of 16",) * 8)),
            unit,
            "Doppelkopf",
        )
        for unit in Unit
    ),
)
"""Pictures of eight people, each with a name of forty letters."""


@pytest.mark.parametrize("scene", WIDEST, ids=["table", "ledger", "strokes", "squares", "numbers"])
def test_of_eight_long_names_all_are_large_enough_and_no_number_is_cut(scene: Scene) -> None:
    assert {len(name) for name in EIGHT} == {40}
    layout = lay_out(scene)
    texts = [shape for shape in layout.shapes if isinstance(shape, TextShape) and shape.words]
    assert all(letter_height(shape.size) * PHONE >= LETTER * layout.width for shape in texts)
    assert [shape for shape in texts if shape.x < 0 or shape.x + shape.width > layout.width] == []
    cut = [shape.words for shape in texts if "…" in shape.words]
    assert [words for words in cut if any(each.isdigit() for each in words)] == []
    beginnings = {words.partition("…")[0] for words in cut}
    assert all(beginning and any(beginning in name for name in EIGHT) for beginning in beginnings)
    told = {words for words in (shape.words for shape in texts) if words[0] in "ABCDEFGH" and words[-1] != ","}
    assert {words[0] for words in told} >= set("ABCDEFGH")
