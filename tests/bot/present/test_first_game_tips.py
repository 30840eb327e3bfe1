"""A first deal explained: a sentence for every step a person is asked about, in every game and language."""

import random
from collections import Counter

import pytest

from bot.phrases import LANGUAGES, phrases
from bot.present import presenter
from bot.present.messages import IN_A_ROW, ROWS, read_press
from bot.present.questions import KNOWN, guide_line
from bot.present.readers import Reader
from bot.tables.model import DealFacts, Pace, Person, Preferences, Stage, Table, TableView
from engine.games import GAMES
from engine.match import Tally
from tests.properties.random_deals import random_deal, shuffled_start


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_deal_is_explained_in_few_and_plain_sentences(game: str) -> None:
    chance = random.Random(5)
    said: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    for past in random_deal(shuffled_start(game, chance), chance):
        for seat in past.waiting_for:
            view = past.view(seat)
            for language in LANGUAGES:
                line = guide_line(view, Reader(language))
                assert line, f"nothing is said in {view.phase}"
                assert len(line) < 200
                said[language].add(line)
    if past.outcome is not None and any(past.outcome.tricks):
        assert phrases("en").say("guide-line", hint=phrases("en").say_for(game, "guide-trumps")) in said["en"]
    assert guide_line(past.view(0), Reader("en")) == ""
    for language in LANGUAGES:
        assert phrases(language).has(f"{game}-guide-trumps")


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_guided_only_where_that_was_asked_for_and_the_button_finds_room(game: str) -> None:
    chance = random.Random(6)
    for past in random_deal(shuffled_start(game, chance), chance):
        seat, deal = past.waiting_for[0] if past.waiting_for else 0, past
        table = Table(
            7, 1, 2, 1, game, {}, tuple(map(Person, range(1, deal.start.players + 1))), Pace(),
            Tally((0,) * len(GAMES[game].columns(deal.start.players))), Stage.PLAYING, deal.start.dealer,
            DealFacts(5, 28, "ab" * 32),
        )  # fmt: skip
        sight = TableView(table, seat, past.view(seat))
        plain, guided, other = (
            presenter.hand(sight, Reader("en", preferences=Preferences(guided=which)))
            for which in ("", game, "another")
        )
        assert plain == other
        assert "💡" not in plain.text
        more = [read_press(each.press) for each in guided.controls if each not in plain.controls]
        assert [press.what for press in more if press] in ([], [KNOWN])
        rows = Counter(each.row for each in guided.controls)
        assert max(rows.values(), default=0) <= IN_A_ROW
        assert max(rows, default=0) < ROWS
