"""What holds in every deal by every named set of house rules, and of every table that can be opened by one."""

import random
from datetime import date

import pytest

from bot.phrases import LANGUAGES
from bot.players.levels import LEVELS
from bot.present.house_rules import house_rules_text
from bot.present.readers import Reader
from bot.present.rules import PlayedRules, rules_pages, rules_topics
from bot.present.seating import gathering_text
from bot.present.table_setup import opening_page, read_setup, write_setup
from bot.tables.model import Pace
from bot.tables.rule_sets import player_counts, set_rules
from bot.tables.setup import Setup, TablePlace, new_table, preset_of, setup_from
from engine.deal import Deal, Start
from engine.games import GAMES
from engine.options import allowed_values
from engine.record import fold, read_record, record_of, verify, write_record
from tests.properties.random_deals import random_deal
from tests.support.chosen_rules import chosen_rules
from tests.support.soak import either

SETS = [
    (game, name, players)
    for game, rules in GAMES.items()
    for name in rules.rule_sets
    for players in player_counts(game, set_rules(game, name))
]
SALT = "0123456789abcdef" * 2


def played(game: str, name: str, players: int, seed: int) -> Deal:
    """A deal by a set, to its end."""
    rules, chance = GAMES[game], random.Random(f"{game} {name} {players} {seed}")
    options = rules.options(**set_rules(game, name))
    pack = list(rules.pack(options, players))
    chance.shuffle(pack)
    *_, last = random_deal(Start(game, options, players, chance.randrange(players), tuple(pack)), chance)
    return last


@pytest.mark.parametrize(("game", "name", "players"), SETS)
def test_a_deal_by_a_set_comes_to_an_end_that_counts_and_is_written_down_with_every_option(
    game: str, name: str, players: int
) -> None:
    for seed in range(either(3, 40)):
        deal = played(game, name, players, seed)
        assert deal.outcome is not None
        GAMES[game].gain(deal.start.rules.result(deal.outcome))
        called = tuple(f"Player {seat + 1}" for seat in range(players))
        record = record_of(deal, number=1, day=date(2026, 2, 3), players=called, salt=SALT)
        assert record.options == set_rules(game, name)
        assert read_record(write_record(record)) == record
        assert verify(record) == []
        assert fold(record) == deal


@pytest.mark.parametrize("game", [game for game in GAMES if allowed_values(GAMES[game].options)])
def test_whatever_a_table_plays_its_posts_menus_and_rules_say_it_and_fit(game: str) -> None:
    for place, options in enumerate(chosen_rules(game, by_lot=either(20, 400), each_value=True)):
        language = [*LANGUAGES][place % len(LANGUAGES)]
        numbers = player_counts(game, options)
        for players in either(numbers[-1:], numbers):
            setup = Setup(game, players, options, LEVELS[0], shuffled=True, hints=True)
            assert read_setup(write_setup(setup)) == (setup, True)
            assert setup_from(preset_of("Ours", 1, setup), LEVELS) == (setup, ())
            told = house_rules_text(game, options, players, language)
            table = new_table(TablePlace(1, 2, 3, Pace()), setup)
            text = gathering_text(table, Reader(language))
            assert f"-# {told}\n" in text
            assert len(text) < 2000
            assert len(opening_page(setup, 0, language, "note").text) <= 2000
        each = PlayedRules(game, options)
        assert all(0 < len(page) <= 2000 for page in rules_pages(each, "house", language))
        assert "overview" in rules_topics(each, language)
