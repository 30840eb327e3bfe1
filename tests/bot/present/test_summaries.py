"""The picture of a deal's end says who won, by how much and why; every golden deal of every game has one."""

from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest

from bot.phrases import LANGUAGES
from bot.present.messages import LONGEST_ALT
from bot.present.readers import Reader
from bot.present.results import result_picture, result_scene
from bot.present.scenes import ResultScene
from bot.render.fonts import tidy
from bot.render.layouts import lay_out
from bot.render.paint import picture
from bot.render.palette import SIDES
from bot.render.shapes import SMALLEST, BoxShape, EmblemShape, TextShape
from bot.tables.model import Computer, Pace, Person, Stage, Table
from engine.deal import Deal
from engine.match import Finished, Tally
from engine.record import fold, read_record
from tests.support.soak import rows

RECORDS = Path(__file__).parents[2] / "records"
ALL = sorted(path.relative_to(RECORDS).with_suffix("").as_posix() for path in RECORDS.glob("*/*.txt"))
SHORT = dict(enumerate(("Anna", "Bert", "Carl", "Dora", "Eva"), 1))
LONG = dict.fromkeys(SHORT, "Bartholomäus von und zu Hohenstein") | {2: "王小明" * 8, 3: "🐑" * 32}


def ended(record: str) -> tuple[Table, Deal]:
    """A golden deal at its end."""
    deal = fold(read_record((RECORDS / f"{record}.txt").read_text(encoding="utf-8")))
    start = deal.start
    tally = Tally((0,) * len(start.rules.columns(start.players)))
    seats = tuple(Person(seat + 1) for seat in range(start.players))
    return Table(7, 1, 2, 1, start.game, asdict(start.options), seats, Pace(), tally), deal


def shown(record: str, names: dict[int, str] | None = None, language: str = "en") -> ResultScene:
    table, deal = ended(record)
    assert deal.outcome is not None
    return result_scene(table, deal.outcome, deal.view(None), Reader(language, names or SHORT))


def facts(scene: ResultScene) -> tuple[Any, ...]:
    bar = None
    if scene.bar is not None:
        bar = tuple(share.amount for share in scene.bar.shares), tuple(at for at, _ in scene.bar.marks)
    return scene.headline, bar, tuple(each.gain for each in scene.gains)


ENDINGS: list[tuple[str, tuple[Any, ...], str]] = [
    ("saskop/won-with-91", ("Bert and Dora score 4 strokes", ((104, 16), (30, 61, 91)), ("0", "+4", "0", "+4")), "91"),
    ("saskop/passed", ("Bert and Dora score 1 stroke", ((37, 83), (61,)), ("0", "+1", "0", "+1")), "Everybody passed"),
    ("saskop/tie", ("60 to 60", ((60, 60), (30, 61, 91)), ("0",) * 4), "hearts ♥ stay trumps"),
    ("saskop/lambapea", ("Lambapea!", None, ("0", "+16", "0", "+16")), "Anna and Carl are the sheep’s heads"),
    ("skat/grand", ("Bert won", ((120, 0), (61, 91)), ("0", "+168", "0")), "24 × 7 = 168"),
    ("skat/null", ("Bert won", ((0, 10), (1,)), ("0", "+23", "0")), "Without a single trick"),
    ("skat/null-overbid", ("Bert lost", ((0, 10), (1,)), ("0", "−46", "0")), "the bid was 24"),
    ("skat/passed", ("No game", None, ()), "Everybody passed"),
    ("skat/passed-in", ("No game", None, ()), "30 for the dealer"),
    ("skat/gift-accepted", ("Bert won", None, ("0", "+156", "0")), "offered the game, and Bert accepted. With 11"),
    ("skat/given-up-late", ("Bert lost", None, ("0", "−312", "0")), "Bert gave the game up. With 11, from the hand"),
    ("skat/revolution-won", ("Anna won", ((0, 10), (1,)), ("+92", "0", "0")), "Without a single trick: +92"),
    ("skat/virgin-failed", ("Anna lost", ((59, 21, 25), ()), ("−240", "0", "0")), "that costs 120"),
    ("skat/virgin-kept", ("Carl lost", ((47, 0, 58), ()), ("0", "0", "−584")), "which doubles it again"),
    ("skat/reject", ("Anna won", ((4, 64, 42), ()), ("+10", "0", "0")), "fewest card points"),
    ("skat/schneider-missed", ("Anna lost", ((78, 42), (91,)), ("−36", "0", "0")), "needs 91"),
    ("skat/schneider-at-ninety", ("Bert won", ((90, 30), (90,)), ("0", "+90", "0")), "schneider announced"),
    ("skat/schwarz-missed", ("Bert lost", ((9, 1), (10,)), ("0", "−18", "0")), "Every trick was needed"),
    ("skat/grand-ouvert-lost", ("Anna lost", ((5, 5), (10,)), ("−18", "0", "0")), "Every trick was needed"),
    (
        "schafkopf-dummkopf/blind",
        ("Anna and Carl lost", ((46, 62), (31, 49, 61, 79)), ("+1", "+2", "+1", "+2")),
        "Carl sat out",
    ),
    ("schafkopf-dummkopf/tout", ("Bert won", ((8, 0), (8,)), ("0", "+4", "0", "0")), "all eight tricks"),
    ("schafkopf-dummkopf/redeal", ("No game", None, ()), "the same dealer"),
    (
        "schafkopf/three-long",
        ("Carl won", ((68, 52), (31, 65, 91)), ("−40", "−40", "+80")),
        "65 card points",
    ),
    ("schafkopf-window/won", ("Anna won", ((61, 59), (61,)), ("won", "lost", "lost")), "took the window"),
    ("sheepshead/leaster", ("Bert won", ((61, 16, 0, 43, 0), ()), ("−1", "+4", "−1", "−1", "−1")), "Leaster"),
    ("sheepshead/leaster-tie", ("Nobody won", ((19, 13, 15, 13, 60), ()), ("0",) * 5), "nobody scores"),
    ("sheepshead/misdeal", ("No game", None, ()), "misdeal"),
    (
        "american-sheepshead/partnership-fox",
        ("Bert and Dora won", ((60, 60), (30, 61, 91)), ("−2", "+2", "−2", "+2")),
        "caught the fox",
    ),
    (
        "doppelkopf/verband-nobody-wins",
        ("Nobody won", ((116, 124), (30, 60, 90, 121, 151, 181, 211)), ("0",) * 4),
        "Neither side kept what it announced",
    ),
    ("doppelkopf/basic", ("Anna and Carl won", ((127, 113), (121,)), ("won", "lost", "won", "lost")), ""),
    ("doppelkopf/redeal", ("No game", None, ()), "does not count"),
]


@pytest.mark.parametrize(("record", "expected", "why"), ENDINGS)
def test_a_picture_says_who_won_by_how_much_and_why(record: str, expected: tuple[Any, ...], why: str) -> None:
    scene = shown(record)
    assert facts(scene) == expected
    assert why in scene.why


@pytest.mark.parametrize("record", rows(ALL, often={record for record, _, _ in ENDINGS}))
def test_every_ending_fits_its_picture_and_its_words(record: str) -> None:
    for language in LANGUAGES:
        for names in (SHORT, LONG):
            scene = shown(record, names, language)
            check_layout(scene)
            table, deal = ended(record)
            assert deal.outcome is not None
            alt = result_picture(table, deal.outcome, deal.view(None), Reader(language, names)).alt
            assert len(alt) <= LONGEST_ALT
            assert all(each.gain in alt for each in scene.gains)
            assert scene.bar is None or all(str(share.amount) in alt for share in scene.bar.shares)
            assert scene.bar is None or all(words in alt for _, words in scene.bar.marks)
            assert "*" not in alt.replace("\\*", "")
            assert "*" not in scene.headline + scene.why


def check_layout(scene: ResultScene) -> None:
    """All stays on the picture; nothing but a name is shortened; lines of text stand clear of each other."""
    layout = lay_out(scene)
    texts = [shape for shape in layout.shapes if isinstance(shape, TextShape) and shape.words]
    for shape in texts:
        assert shape.x >= 0
        assert shape.x + shape.width <= layout.width
        assert shape.size >= SMALLEST
        assert 0 < shape.y < layout.height
    boxes = [(shape.x, shape.y - shape.size * 0.7, shape.x + shape.width, shape.y + 2) for shape in texts]
    for place, one in enumerate(boxes):
        for other in boxes[:place]:
            across = min(one[2], other[2]) - max(one[0], other[0])
            down = min(one[3], other[3]) - max(one[1], other[1])
            assert across <= 0 or down <= 0, (texts[place].words, one, other)
    written = " ".join(shape.words for shape in texts)
    for words in (scene.headline, scene.why):
        assert "".join(tidy(words).split()) in "".join(written.split())
    assert all(each.gain in written for each in scene.gains)


def test_a_lambapea_fills_the_picture() -> None:
    layout = lay_out(shown("saskop/lambapea"))
    (sheep,) = [shape for shape in layout.shapes if isinstance(shape, EmblemShape) and shape.name == "sheep"]
    assert sheep.size >= layout.height // 2
    assert not any(
        isinstance(each, EmblemShape) and each.name == "sheep" for each in lay_out(shown("saskop/tie")).shapes
    )


def test_the_bar_is_divided_where_the_card_points_are() -> None:
    layout = lay_out(shown("saskop/won-with-91"))
    bars = [shape for shape in layout.shapes if isinstance(shape, BoxShape) and shape.colour in SIDES]
    first, second = (each for each in bars if each.height > 40 and not each.radius)
    assert {first.colour, second.colour} == set(SIDES)
    assert abs(first.width / (second.x + second.width - first.x) - 104 / 120) < 0.01


def test_eight_at_a_table_find_room() -> None:
    scene = shown("sheepshead/leaster", LONG)
    many = ResultScene(scene.title, scene.headline, (scene.gains * 2)[:8], scene.why, scene.contract)
    check_layout(many)
    assert picture(many).startswith(b"\x89PNG")


def test_a_computer_and_a_game_are_named_in_the_readers_language() -> None:
    _, deal = ended("skat/grand")
    assert deal.outcome is not None
    seats = (Person(1), Computer("easy"), Person(3))
    scene = result_scene(
        Table(7, 1, 2, 1, "skat", {}, seats, Pace(), Tally((0, 0, 0))),
        deal.outcome,
        deal.view(None),
        Reader("et", SHORT),
    )
    assert scene.headline == "Võit: Arvuti 2"


def test_a_game_won_fills_the_picture_with_the_crown_and_nothing_else_bears_one() -> None:
    table, deal = ended("saskop/won-with-91")
    assert deal.outcome is not None
    over = replace(
        table, stage=Stage.GATHERING, tally=Tally((0, 0), finished=(Finished((0,), (16, 9)),))
    )  # fmt: skip
    scene = result_scene(over, deal.outcome, deal.view(None), Reader("en", SHORT))
    assert (scene.victory, scene.final) == ("Anna and Carl win the game", "16 : 9")
    check_layout(scene)
    layout = lay_out(scene)
    (crown,) = [shape for shape in layout.shapes if isinstance(shape, EmblemShape) and shape.name == "crown"]
    assert crown.size >= layout.height // 3
    assert (
        "Anna and Carl win the game 16 : 9."
        in result_picture(over, deal.outcome, deal.view(None), Reader("en", SHORT)).alt
    )
    going_on = lay_out(shown("saskop/won-with-91"))
    assert "crown" not in [shape.name for shape in going_on.shapes if isinstance(shape, EmblemShape)]


def test_nobody_is_ringed_where_nobody_won() -> None:
    scene = shown("doppelkopf/verband-nobody-wins")
    assert scene.headline == "Nobody won"
    assert scene.bar is not None
    assert (scene.bar.best, [gain.is_winner for gain in scene.gains]) == ((), [False] * 4)


def test_lines_of_reasons_break_between_them() -> None:
    broken = 0
    for record in ALL:
        if "dopp" in record:
            scene = shown(record, SHORT, "de")
            texts = [shape.words for shape in lay_out(scene).shapes if isinstance(shape, TextShape)]
            lines = [words for words in texts if " " in words and words in scene.why]
            assert " ".join(lines) == scene.why
            assert {line[-1] for line in lines[:-1]} <= {",", ";", "."}, lines
            broken += len(lines) > 1
    assert broken
