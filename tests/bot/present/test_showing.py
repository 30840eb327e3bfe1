"""What is looked up can be shown to a channel and told in words: short beside its picture, whole in its words."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from bot.features.evenings.messages import evening_message, page_count, parts_of
from bot.features.evenings.service import sheet_of
from bot.features.ladder import messages as leaderboard
from bot.features.ladder.messages import LeaderboardKind
from bot.features.ladder.service import Period, PlayerStats, ladder_of
from bot.features.ladder.stats_messages import StatsPage, StatsReader, stats_message
from bot.features.ladder.store import Figures, GamePlayed, Pair
from bot.phrases import LANGUAGES, plain
from bot.present.figures import (
    FigurePress,
    LeaderboardPress,
    ScoresPress,
    SheetPart,
    Showing,
    StatsPress,
    after_sharing,
    shown,
    with_spans,
)
from bot.present.messages import LONGEST_ALT, LONGEST_TEXT, Button, ControlId, Message, read_press
from bot.present.readers import Reader
from bot.tables.finished_deals import Span
from bot.tables.ratings import Observed
from bot.tables.tallying import Contestant
from engine.games import GAMES
from tests.support.evenings import evening, random_deals, usual_players

LONG = {user: f"{user:02}" + "Wa Ma" * 6 for user in range(1, 33)}
"""Names as long as Discord has them."""
SHORT = dict(enumerate(("Anna", "Bert", "Carl", "Dora", "Eva"), 1))


def looks(game: str, language: str, names: Mapping[int, str]) -> Iterator[tuple[set[int], Message]]:
    """Whatever has *Share*, with all who stand on it."""
    figures = [
        Figures(Contestant(user), 1234, 567, 432, 3, 111, 222, 3.5, Observed(99, user, 600.0), "+-=" * 3)
        for user in range(1, min(10, len(names)) + 1)
    ]
    told, reader = {"game": game, "period": Period.SEASON}, Reader(language, names)
    lines = ladder_of([*figures, replace(figures[0], who=Contestant(level="strong"))], computers=True)
    first = {line.figures.who.user for line in lines[: leaderboard.PAGE]} - {0}
    yield first, leaderboard.ladder(lines, reader, show=LeaderboardKind.COMPUTERS, page=0, **told)
    pairs = [Pair(2 * at - 1, 2 * at, 1234, 567, 432, 4.0, 999.0) for at in range(1, 11)]
    yield set(range(1, 21)), leaderboard.partners(pairs, reader, page=0, **told)
    best = tuple(replace(pair, first=1, second=user) for user, pair in enumerate(pairs[:8], 2))
    stats = PlayerStats(1, game, lines[0], 10, best=best[:4], worst=best[4:])
    played = (GamePlayed(game, 1234, 567, 432, 3),)
    yield set(range(1, 10)), stats_message(StatsReader(stats, played, reader, 1), StatsPage.PARTNERS)
    yield {1}, stats_message(StatsReader(stats, played, reader, 1), StatsPage.OVERVIEW)
    players = usual_players(game)
    deals = random_deals(game, 5, 14, players)
    alike = sheet_of(evening(game, deals, [list(range(1, players + 1))]))
    for part in parts_of(alike):
        everybody = {user for pay in alike.transfers for user in (pay.payer.user, pay.payee.user)}
        on_it = everybody if part is SheetPart.DEBTS else set(range(1, players + 1))
        for page in range(page_count(alike, part)):
            yield on_it, evening_message(alike, 7, Span.SEASON, part, page, reader)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_cut_in_the_words_of_a_picture_however_long_all_are(game: str, language: str) -> None:
    for on_it, message in looks(game, language, LONG):
        (picture,) = message.pictures
        assert len(picture.alt) <= LONGEST_ALT
        assert "…" not in picture.alt
        assert {user for user in on_it if plain(LONG[user]) not in picture.alt} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_picture_say_all_and_little_stands_beside_it(game: str, language: str) -> None:
    for _, message in looks(game, language, SHORT):
        assert 1 <= len(message.text.splitlines()) <= 3
        assert len(message.text) <= 400
        (picture,) = message.pictures
        for line in picture.told:
            assert line.rstrip(".") in picture.alt
            assert line.rstrip(".") in message.words.replace("\\", "")
        assert len(message.words) <= LONGEST_TEXT


def controls(message: Message) -> dict[str, ControlId]:
    """What its buttons lead to, by their first word."""
    presses = [read_press(each.press) for each in message.controls if isinstance(each, Button)]
    return {each.what.partition(" ")[0]: each for each in presses if each is not None}


LONGEST_LOOKS = (
    LeaderboardPress("american-sheepshead", "season", "computers", 9999),
    StatsPress(2**63 - 1, "american-sheepshead", "versus", 2**63 - 1),
    ScoresPress(10**18 - 1, Span.EVENING, SheetPart.TOTALS, 9999),
)


@pytest.mark.parametrize("at", LONGEST_LOOKS)
def test_a_look_is_shared_and_told_by_controls_that_lead_back_to_it(at: FigurePress) -> None:
    look = Message("Anna", words="all of it", controls=(Button("a", "lp:0:0.0:x", row=4),) * 3)
    own = shown(look, at, Showing.OWN, Reader("en"))
    assert {each.row for each in own.controls} == {4}
    assert all(len(each.press) <= 100 for each in own.controls)
    found, control = controls(own), read_press(str(at))
    assert control is not None
    assert {word: each.what for word, each in found.items() if word != "x"} == {
        "share": f"share {control.what}", "words": f"words {control.what}"
    }  # fmt: skip
    assert all(
        (each.table, each.version) == (control.table, control.version) for each in (found["share"], found["words"])
    )
    shared = shown(look, at, Showing.SHARED, Reader("en"), "Bert *B*")
    assert shared.text.startswith(r"Bert \*B\* shows")
    assert set(controls(shared).values()) == {replace(control, what=f"words {control.what}"), control}
    assert shown(look, at, Showing.WORDS, Reader("en")) == Message("all of it")
    after = after_sharing(own, Reader("en"))
    assert set(controls(after)) == {"x", "words"}
    assert "Posted" in after.text


def test_five_buttons_fit_beside_each_other_and_a_menu_leaves_no_room() -> None:
    at, button = StatsPress(1, "saskop"), Button("a", "lp:0:0.0:x", row=2)
    looked_up = [Message("", words="w", controls=(button,) * count) for count in (3, 4)]
    rows = [[each.row for each in shown(look, at, Showing.OWN, Reader("en")).controls] for look in looked_up]
    assert rows == [[2] * 5, [2] * 4 + [3] * 2]


def test_where_there_is_nothing_to_tell_there_is_nothing_to_share() -> None:
    at, empty = ScoresPress(7, Span.EVENING, SheetPart.TOTALS), Message("Nothing was played.")
    assert shown(empty, at, Showing.OWN, Reader("en")) == empty
    assert shown(empty, at, Showing.WORDS, Reader("en")) == empty


def test_a_sheet_with_all_its_menus_has_room_for_both() -> None:
    game = "skat"
    here = sheet_of(evening(game, random_deals(game, 5, 40, 3), [[1, 2, 3]]))
    message = evening_message(here, 7, Span.EVENING, SheetPart.DEALS, 1, Reader("en", SHORT))
    full = shown(with_spans(message, 7, Span.EVENING, Reader("en")), LONGEST_LOOKS[2], Showing.OWN, Reader("en"))
    assert max(each.row for each in full.controls) <= 4
    assert {"share", "words"} <= set(controls(full))
