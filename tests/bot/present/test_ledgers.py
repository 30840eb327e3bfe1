"""Score sheets of games that write numbers: a row a deal over the totals, in pages; all within its column."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.present import presenter
from bot.present.ledgers import ROWS, has_ledger, ledger_scene, pages
from bot.present.messages import LONGEST_ALT, read_press
from bot.present.readers import Reader
from bot.present.scenes import LedgerRow, LedgerScene
from bot.render.layouts import lay_out
from bot.render.shapes import StrokeShape, TextShape
from bot.tables.finished_deals import PastDeal
from bot.tables.model import Pace, Person, Table
from bot.tables.stored import SeatResult
from engine.games import GAMES
from engine.match import Tally
from engine.outcome import won_by
from engine.record import fold, read_record

RECORDS = Path(__file__).parents[2] / "records"
NAMES = dict(enumerate(("Anna", "Bartholomäus von Hohenstein", "Carl", "王小明" * 9, "Eva"), 1))


def table_of(game: str, players: int) -> Table:
    tally = Tally((0,) * len(GAMES[game].columns(players)))
    return Table(7, 1, 2, 1, game, {}, tuple(Person(seat + 1) for seat in range(players)), Pace(), tally)


def series(*records: str) -> list[PastDeal]:
    """Golden deals as if they had been played one after the other."""
    found = []
    for number, name in enumerate(records, 1):
        deal = fold(read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8")))
        outcome, rules = deal.outcome, deal.start.rules
        assert outcome is not None
        scores = outcome.scores or (None,) * deal.start.players
        seats = tuple(
            SeatResult(
                seat,
                seat + 1,
                outcome.points[seat],
                outcome.tricks[seat],
                scores[seat],
                won_by(outcome, seat),
                seat == outcome.declarer,
            )
            for seat in range(deal.start.players)
        )
        found.append(PastDeal(number, deal.start.game, datetime(2026, 1, 1, tzinfo=UTC), rules.result(outcome), seats))
    return found


SKAT = series("skat/grand", "skat/passed", "skat/hearts-lost", "skat/null-lost")


def test_a_row_says_who_played_what_and_what_it_was_for_each() -> None:
    scene = ledger_scene(table_of("skat", 3), SKAT, Reader("en", {1: "Anna", 2: "Bert", 3: "Carl"}))
    assert scene.rows == (
        LedgerRow("1", ("", "+168", ""), "Bert", "Grand"),
        LedgerRow("2", ("", "", ""), "", "all passed"),
        LedgerRow("3", ("", "−40", ""), "Bert", "Hearts"),
        LedgerRow("4", ("", "−46", ""), "Bert", "Null"),
        LedgerRow("Total", ("0", "82", "0"), is_total=True),
    )


def test_a_finished_game_has_its_totals_and_the_next_one_begins_from_zero() -> None:
    played = series(*["sheepshead/called-won"] * 11)
    rows = ledger_scene(table_of("sheepshead", 5), played, Reader("en", NAMES)).rows
    (over,) = [row for row in rows if row.label == "Game 1"]
    assert (over.scores, over.winners) == (("20", "−10", "−10", "10", "−10"), (0,))
    assert rows[-1].scores == ("2", "−1", "−1", "1", "−1")


def test_where_nothing_is_scored_deals_won_are_counted() -> None:
    played = series("schafkopf-window/won", "schafkopf-window/lost", "schafkopf-window/passed")
    scene = ledger_scene(table_of("schafkopf-window", 3), played, Reader("en", NAMES))
    assert [row.winners for row in scene.rows] == [(0,), (0, 2), (), ()]
    assert (scene.rows[-1].label, scene.rows[-1].scores) == ("Deals won", ("2", "0", "1"))


def test_twelve_deals_are_a_page_and_buttons_lead_to_the_others() -> None:
    table, played = table_of("skat", 3), SKAT * 8
    assert pages(played) == 3
    shown = [
        [row.label for row in ledger_scene(table, played, Reader("en", NAMES), page).rows[:-1]] for page in range(3)
    ]
    assert [(each[0], each[-1]) for each in shown] == [("21", "32"), ("9", "20"), ("1", "8")]
    leads = []
    for page in (0, 1, 2, 7):
        message = presenter.scores(table, Reader("en", NAMES), played, page)
        presses = [read_press(each.press) for each in message.controls]
        leads.append([(press.what, press.version) for press in presses if press is not None])
    last = [("scores later", 1)]
    assert leads == [[("scores earlier", 1)], [("scores earlier", 2), ("scores later", 0)], last, last]
    assert presenter.scores(table, Reader("en", NAMES), SKAT).controls == ()


def test_strokes_are_added_up_as_they_come() -> None:
    assert [
        game for game in GAMES if not has_ledger(table_of(game, GAMES[game].players(GAMES[game].options())[0]))
    ] == [
        "saskop",
        "schafkopf-dummkopf",
    ]


@pytest.mark.parametrize("language", ["en", "et", "de"])
@pytest.mark.parametrize(
    ("game", "players", "record"),
    [
        ("skat", 3, "skat/schneider-made"),
        ("sheepshead", 5, "sheepshead/jack-partner"),
        ("doppelkopf", 4, "doppelkopf/wedding-by-trump"),
        ("american-sheepshead", 4, "american-sheepshead/partnership"),
    ],
)
def test_all_stands_in_its_column_and_in_words(game: str, players: int, record: str, language: str) -> None:
    table, played = table_of(game, players), series(*[record] * (ROWS + 1))
    picture = presenter.sheet(table, Reader(language, NAMES), played)
    assert len(picture.alt) <= LONGEST_ALT
    scene = picture.scene
    assert isinstance(scene, LedgerScene)
    assert all(score in picture.alt for score in scene.rows[-1].scores)
    layout = lay_out(scene)
    lines = [shape.x for shape in layout.shapes if isinstance(shape, StrokeShape) and shape.down]
    texts = [shape for shape in layout.shapes if isinstance(shape, TextShape) and shape.words]
    assert not [
        text.words for text in texts if text.y > 90 and any(text.x < line < text.x + text.width for line in lines)
    ]
    assert all(text.x >= 0 and text.x + text.width <= layout.width and text.size >= 22 for text in texts)
