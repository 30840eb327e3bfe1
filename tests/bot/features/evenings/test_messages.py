"""Score sheets of an evening: every number of the accounts is there, in its column and in words, page by page."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.features.evenings.messages import (
    GAMES_ROWS,
    ROWS,
    SheetPart,
    evening_message,
    page_count,
    parts_of,
    sheet_picture,
)
from bot.features.evenings.service import Series, Sheet, sheet_of
from bot.phrases import LANGUAGES, number_text
from bot.present.figures import with_spans
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, Menu, read_press
from bot.present.readers import Reader
from bot.present.scenes import LedgerScene, SheetScene, TotalsScene
from bot.present.words import LABEL
from bot.render.layouts import lay_out
from bot.render.shapes import BoxShape, StrokeShape, TextShape
from bot.tables.finished_deals import Span
from engine.games import GAMES
from tests.support.evenings import changing_evening, evening, random_deals, usual_players
from tests.support.soak import either

NAMES = dict(enumerate(("Anna", "Bartholomäus von Hohenstein", "Carl", "王小明" * 9, "Eva", "Fritz"), 1))
ENGLISH = Reader("en", NAMES)
DEALS = 40
LEAST = 19


def sheet(game: str) -> Sheet:
    """An evening at which somebody got up after twenty deals and a computer left its seat to a person."""
    players = usual_players(game)
    before: list[int | None] = [1, 2, None, 4, 5][:players]
    after: list[int | None] = [6, 2, 3, 4, 5][:players]
    return sheet_of(evening(game, random_deals(game, 5, DEALS, players), [*[before] * 20, after]))


def many(game: str = "skat", people: int = 30) -> Sheet:
    """An evening of many short visits."""
    deals = random_deals(game, 5, people, 3)
    return sheet_of(evening(game, deals, [(100 + number, 200 + number, 300) for number in range(people)]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_readable_and_all_of_it_in_words(game: str, language: str) -> None:
    here, reader = sheet(game), Reader(language, NAMES)
    for part in parts_of(here):
        for page in range(page_count(here, part)):
            picture = sheet_picture(here, Span.EVENING, part, page, reader)
            assert picture.name == "sheet.png"
            assert 20 < len(picture.alt) <= LONGEST_ALT
            layout = lay_out(picture.scene)
            texts = [shape for shape in layout.shapes if isinstance(shape, TextShape) and shape.words]
            assert all(text.x >= 0 and text.x + text.width <= layout.width for text in texts)
            assert all(text.size >= LEAST for text in texts)
            upright = [shape.x for shape in layout.shapes if isinstance(shape, StrokeShape) and shape.down > 99]
            low = [text for text in texts if text.y > 160]
            if isinstance(picture.scene, LedgerScene):
                assert not [text.words for text in low if any(text.x < line < text.x + text.width for line in upright)]


def test_totals_have_a_row_for_everybody_who_sat_there() -> None:
    here = sheet("skat")
    scene = sheet_picture(here, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH).scene
    assert isinstance(scene, TotalsScene)
    assert scene.heads == ("own games", "game points", "list")
    expected = {
        (f"{each.own_won}–{each.own_lost}", number_text(each.score), number_text(each.points)) for each in here.accounts
    }
    assert {row.figures for row in scene.rows} == expected
    assert {row.name for row in scene.rows if row.is_computer} == {"Computer 3"}
    assert {"Anna", "Fritz", "Carl"} <= {row.name for row in scene.rows}


def test_saskops_games_stand_below_the_line_with_their_pairs() -> None:
    here = sheet("saskop")
    shown = []
    for page in range(page_count(here, SheetPart.GAMES)):
        scene = sheet_picture(here, Span.EVENING, SheetPart.GAMES, page, ENGLISH).scene
        assert isinstance(scene, SheetScene)
        assert len(scene.columns) == 2
        assert len(scene.rows) <= GAMES_ROWS
        shown += [(int(row.label.rstrip(".")), row.scores, row.is_finished) for row in reversed(scene.rows)]
    assert [number for number, *_ in shown] == list(range(len(here.rounds), 0, -1))
    assert [set(scores) for _, scores, _ in reversed(shown)] == [
        {share.score for share in each.shares} for each in here.rounds
    ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(either(1, 3)))
def test_games_are_shown_once_each_however_often_people_change_seats(game: str, seed: int) -> None:
    here = sheet_of(changing_evening(game, seed))
    assert (SheetPart.GAMES in parts_of(here)) is bool(here.rounds)
    shown: list[tuple[int, list[str]]] = []
    for page in range(page_count(here, SheetPart.GAMES) if here.rounds else 0):
        scene = sheet_picture(here, Span.EVENING, SheetPart.GAMES, page, ENGLISH).scene
        assert isinstance(scene, SheetScene | LedgerScene)
        rows = [(int(row.label.rstrip(".")), sorted(map(str, row.scores))) for row in scene.rows]
        shown = rows + shown
    assert shown == [
        (number, sorted(number_text(share.score) for share in each.shares))
        for number, each in enumerate(here.rounds, 1)
    ]


def test_deals_are_shown_once_each_and_twelve_at_most_on_a_page() -> None:
    for here in (sheet("doppelkopf"), many()):
        labels: list[str] = []
        for page in range(page_count(here, SheetPart.DEALS)):
            scene = sheet_picture(here, Span.EVENING, SheetPart.DEALS, page, ENGLISH).scene
            assert isinstance(scene, LedgerScene)
            rows = [row.label for row in scene.rows if not row.is_total]
            assert 0 < len(rows) <= ROWS
            labels = rows + labels
        assert labels == [str(number) for number in range(1, len(here.series.deals) + 1)]


def test_more_than_twelve_people_and_debts_are_told_page_by_page() -> None:
    here = many()
    for part, count in (
        (SheetPart.TOTALS, len(here.accounts)),
        (SheetPart.DEBTS, len(here.accounts) + len(here.transfers)),
    ):
        scenes = [
            sheet_picture(here, Span.EVENING, part, page, ENGLISH).scene for page in range(page_count(here, part))
        ]
        assert sum(len(scene.rows) for scene in scenes if isinstance(scene, TotalsScene)) == count
        assert all(len(scene.rows) <= ROWS for scene in scenes if isinstance(scene, TotalsScene))


def test_who_owes_whom_is_below_the_line() -> None:
    here = sheet("skat")
    scene = sheet_picture(here, Span.EVENING, SheetPart.DEBTS, 0, ENGLISH).scene
    assert isinstance(scene, TotalsScene)
    balances, payments = scene.rows[: len(here.accounts)], scene.rows[len(here.accounts) :]
    assert [row.begins for row in payments] == [True, *[False] * (len(payments) - 1)]
    assert [row.figures for row in payments] == [(str(each.amount),) for each in here.transfers]
    assert not any(row.begins for row in balances)
    assert sum(int(row.figures[0].replace("−", "-")) for row in balances) == 0


def test_what_is_won_what_is_left_and_who_still_owes_is_said() -> None:
    skat = evening_message(sheet("skat"), 7, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH).words
    assert "List 1 is full: " in skat
    assert "List 2: 4 of 36 deals are played, 32 are left." in skat
    deals = random_deals("doppelkopf", 3, 30, 4)
    plain = next(deal for deal in deals if deal.outcome is not None and deal.outcome.kind == "basic")
    match = sheet_of(evening("doppelkopf", [plain], [(1, 2, 3, 6)]))
    message = evening_message(match, 7, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH)
    assert message.text.splitlines()[2:] == ["Game 1: 1 of 24 deals are played, 23 are left."]
    text = message.words
    assert "Game 1: 1 of 24 deals are played, 23 are left." in text
    assert "Anna, Bartholomäus von Hohenstein, Carl and Fritz still owe a solo." in text
    scene = sheet_picture(match, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH).scene
    assert isinstance(scene, TotalsScene)
    assert all("owes a solo" in row.facts for row in scene.rows)


def test_what_counts_here_and_on_no_leaderboard_is_said() -> None:
    plain = sheet("skat")
    said = "count for the leaderboard", "finished by a computer"
    message = evening_message(plain, 7, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH)
    assert not any(words in message.words for words in said)
    first, second, *others = plain.series.deals
    left = replace(first.past.seats[0], level="normal")
    changed = replace(first, past=replace(first.past, seats=(left, *first.past.seats[1:])))
    series = replace(plain.series, deals=(changed, replace(second, is_hinted=True), *others))
    message = evening_message(sheet_of(series), 7, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH)
    assert (
        "40 deals played. One of them, with a hint, does not count for the leaderboard or statistics." in message.text
    )
    scene = message.pictures[0].scene
    assert isinstance(scene, TotalsScene)
    assert [row.name for row in scene.rows if "1 finished by a computer" in row.facts] == ["Anna"]
    assert "counts here, but for nobody on the leaderboard" in message.words


def test_where_nothing_is_scored_nobody_can_owe_anything() -> None:
    assert parts_of(sheet("schafkopf-window")) == (SheetPart.TOTALS, SheetPart.DEALS)
    message = evening_message(sheet("schafkopf-window"), 7, Span.EVENING, SheetPart.DEBTS, 0, ENGLISH)
    assert isinstance(message.pictures[0].scene, TotalsScene)
    assert message.pictures[0].scene.heads == ("won–lost",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_controls_lead_to_every_page_and_fit(game: str, language: str) -> None:
    here, reader = sheet(game), Reader(language, NAMES)
    for part in parts_of(here):
        for page in range(page_count(here, part)):
            plain = evening_message(here, 10**17, Span.SEASON, part, page, reader)
            message = with_spans(plain, 10**17, Span.SEASON, Reader(language))
            assert len(message.text) <= LONGEST_TEXT
            rows = [control.row for control in message.controls]
            assert all(later >= earlier for earlier, later in pairwise(rows))
            ids = [control.press for control in message.controls]
            assert len(ids) == len(set(ids))
            spans, parts, *buttons = message.controls
            assert isinstance(spans, Menu)
            assert isinstance(parts, Menu)
            assert [entry.chosen for entry in spans.entries] == [False, False, True]
            assert [entry.value for entry in parts.entries if entry.chosen] == [
                entry.value for entry in parts.entries if entry.value.endswith(f" {part}")
            ]
            presses = [entry.value for menu in (spans, parts) for entry in menu.entries]
            presses += [button.press for button in buttons]
            for each in presses:
                found = read_press(each)
                assert found is not None
                assert found.what.split(" ")[0] == "scores"
                assert len(each) <= 100
            leads = sorted(found.version for button in buttons if (found := read_press(button.press)))
            count = page_count(here, part)
            assert leads == [other for other in (page - 1, page + 1) if 0 <= other < count]
            assert all(isinstance(button, Button) and len(button.label) <= LABEL for button in buttons)


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    here = sheet("skat")
    last = evening_message(here, 7, Span.EVENING, SheetPart.DEALS, page_count(here, SheetPart.DEALS) - 1, ENGLISH)
    assert evening_message(here, 7, Span.EVENING, SheetPart.DEALS, 9999, ENGLISH) == last


@pytest.mark.parametrize("span", [Span.EVENING, Span.SEASON])
def test_an_empty_one_says_so_and_leads_to_the_others(span: Span) -> None:
    message = evening_message(sheet_of(Series("skat", ())), 7, span, SheetPart.TOTALS, 0, ENGLISH)
    assert "Skat" in message.text
    assert not message.pictures
    assert len(with_spans(message, 7, span, Reader("en")).controls) == 1


def test_a_cut_season_says_so() -> None:
    here = sheet("skat")
    cut = replace(here, series=replace(here.series, is_cut=True))
    text = evening_message(cut, 7, Span.SEASON, SheetPart.TOTALS, 0, ENGLISH).text
    assert "Only the newest 40 deals" in text


def test_an_evening_that_is_over_is_the_last_one() -> None:
    here = sheet("skat")
    over = replace(here, series=replace(here.series, is_past=True))
    for shown, words in ((here, "this evening"), (over, "the last evening")):
        message = evening_message(shown, 7, Span.EVENING, SheetPart.TOTALS, 0, ENGLISH)
        assert words in message.text
        assert words in message.pictures[0].alt


def test_lines_begin_where_the_payments_do() -> None:
    scene = sheet_picture(sheet("skat"), Span.EVENING, SheetPart.DEBTS, 0, ENGLISH).scene
    assert isinstance(scene, TotalsScene)
    strokes = [shape for shape in lay_out(scene).shapes if isinstance(shape, StrokeShape)]
    rules = [shape for shape in lay_out(scene).shapes if isinstance(shape, BoxShape) and shape.colour == "rule"]
    assert (len(strokes), len(rules)) == (2, len(scene.rows) - 2)
