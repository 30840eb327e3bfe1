"""The offer that single cards play themselves: two buttons where there is room, to who is asked, in their own hand."""

import random
from collections import Counter

import pytest

from bot.present import presenter
from bot.present.messages import IN_A_ROW, ROWS, read_press
from bot.present.readers import Reader
from bot.tables.model import Preferences, TableView
from engine.games import GAMES
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_messages_secrecy import table_with

DUE = Preferences(offer=27)


@pytest.mark.parametrize("game", GAMES)
def test_it_stands_below_the_answers_of_who_is_asked_and_nowhere_else(game: str) -> None:
    chance, offered = random.Random(6), 0
    for deal in random_deal(shuffled_start(game, chance), chance):
        for seat in range(deal.start.players):
            sight = TableView(table_with(deal), seat, deal.view(seat))
            plain, due = (presenter.hand(sight, Reader("en", preferences=asked)) for asked in (Preferences(), DUE))
            whats = [read_press(each.press).what for each in due.controls if each not in plain.controls]  # type: ignore[union-attr]
            assert whats in ([], ["single yes", "single no"])
            assert bool(whats) == ("Should it be played for you then" in due.text)
            if seat not in deal.waiting_for:
                assert due == plain, "a hand that asks nothing stays as it is"
            offered += bool(whats)
            rows = Counter(each.row for each in due.controls)
            assert max(rows.values(), default=0) <= IN_A_ROW
            assert max(rows, default=0) < ROWS
    assert offered > 2
