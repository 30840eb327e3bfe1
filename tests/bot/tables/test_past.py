"""What is told of finished deals: short lines for a phone, each game in its own currency."""

from datetime import UTC, datetime

import pytest

from bot.phrases import LANGUAGES
from bot.ports import PastDeal, SeatResult, Standing
from bot.tables.past import LINES, TEXT, history, leaderboard, stats

NAMES = {1: "Anna", 2: "*Bert*", 3: "Küllike Õunapuu-Sääsk " * 9}


def standing(user: int, game: str, score: int, *, games: int = 0) -> Standing:
    return Standing(user, game, deals=4, deals_won=3, games_won=games, score=score, points=250)


def past(number: int, game: str, *seats: tuple[int | None, int | None, bool | None]) -> PastDeal:
    results = [SeatResult(at, user, 30, 2, score, won, at == 0) for at, (user, score, won) in enumerate(seats)]
    return PastDeal(number, game, datetime(2024, 2, 29, tzinfo=UTC), {}, tuple(results))


def test_the_best_are_listed_game_by_game() -> None:
    found = [standing(1, "skat", 120, games=1), standing(2, "doppelkopf", -7), standing(2, "skat", 0)]
    assert leaderboard(found, NAMES, "**All**", "en").text.splitlines() == [
        "**All**",
        "**Skat**",
        "1. Anna: won 3 of 4 deals, 1 game won, score 120",
        "2. \\*Bert\\*: won 3 of 4 deals, score 0",
        "**Doppelkopf**",
        "1. \\*Bert\\*: won 3 of 4 deals, score −7",
    ]


def test_figures_leave_out_a_score_where_the_game_gives_none() -> None:
    (title, line) = stats([standing(1, "schafkopf-window", 0)], "Anna", "en").text.splitlines()
    assert title == "**Anna**"
    assert line == "**Schafkopf with a window**: won 3 of 4 deals, 62.5 card points a deal"


def test_history_says_who_scored_most_or_else_who_won() -> None:
    deals = [
        past(9, "skat", (1, 0, False), (None, 24, True), (2, 0, True)),
        past(8, "doppelkopf", (1, 3, True), (None, 3, True), (None, 3, True), (2, -9, False)),
        past(7, "schafkopf-window", (1, None, True), (None, None, False), (2, None, False)),
        past(6, "sheepshead", (1, 0, None), (None, 0, None), (2, 0, None)),
    ]
    lines = history(deals, NAMES, "Title", "en").text.splitlines()
    assert lines[1:5] == [
        "**9** · 2024-02-29 · Skat · computer +24",
        "**8** · 2024-02-29 · Doppelkopf · Anna, computer +3",
        "**7** · 2024-02-29 · Schafkopf with a window · Anna",
        "**6** · 2024-02-29 · Sheepshead · nobody",
    ]
    assert lines[5].startswith("-# `/replay`")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_lists_fit_into_a_message(language: str) -> None:
    many = [standing(3, "american-sheepshead", -(10**9), games=10**6)] * (LINES + 5)
    for message in (leaderboard(many, NAMES, "**T**", language), stats(many, NAMES[3], language)):
        assert len(message.text) <= TEXT
    seats = ((3, 10**9, True), (3, 10**9, True), (3, 10**9, True), (None, 10**9, True))
    told = history([past(10**6, "schafkopf-dummkopf", *seats)] * LINES, NAMES, "T" * 40, language).text
    assert len(told) <= TEXT
    assert "`/record`" in told
