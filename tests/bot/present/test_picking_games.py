"""The words of Sheepshead and its kin: what is played, how it ended, what is refused, at every moment of many deals."""

import random

import pytest

from bot.phrases import LANGUAGES
from bot.present.descriptions import contract_text, table_alt
from bot.present.results import result_text
from bot.present.status import own_status, possible_text, reason_text, status_line
from engine.actions import Action
from engine.deal import Deal
from engine.errors import IllegalAction
from tests.engine.rules_table import Seats
from tests.engine.test_american_sheepshead import four, pairs
from tests.engine.test_sheepshead_bidding import five
from tests.engine.test_window import window
from tests.properties.random_deals import random_deal, shuffled_start
from tests.properties.test_random_play import UNIVERSE

GAMES = ("sheepshead", "schafkopf-window", "american-sheepshead")
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred", "Greta", "Hans")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_has_its_words(game: str, language: str) -> None:
    """A phrase or a value that is missing is a warning, which fails the test."""
    chance = random.Random(game)
    for _ in range(4):
        for deal in random_deal(shuffled_start(game, chance), chance):
            names = NAMES[: deal.start.players]
            for viewer in (None, chance.randrange(deal.start.players), *deal.waiting_for):
                view = deal.view(viewer)
                assert table_alt(view, names, None, language)
                assert status_line(view, names, language)
                assert own_status(view, names, language)
                assert possible_text(view, language)
                if view.outcome:
                    assert result_text(game, view.outcome, names, language)
            for action in chance.sample(UNIVERSE, 10):
                if refused := refusal(deal, action):
                    assert reason_text(refused, deal.view(0), names, language)


def refusal(deal: Deal, action: Action) -> IllegalAction | None:
    try:
        deal.act(0, action)
    except IllegalAction as refused:
        return refused
    return None


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (five().said("pick", "bury 9C AD", "call C"), "Bert plays with the holder of A♣"),
        (five().said("pick", "bury 9C AD", "alone"), "Bert plays alone"),
        (
            five(partner="jack-of-diamonds").said("pick", "bury 9C AD"),
            "Bert plays with the jack of diamonds as partner",
        ),
        (five(allpass="leaster").said(*["pass"] * 5), "Leaster"),
        (five(), ""),
        (window().said("pick"), "Bert plays with the window"),
        (four().said("pass", "pick", "bury TS 7H", "partner"), "Carl plays with the blind"),
        (four().said("pick", "bury 9C AS"), "Bert plays with the blind"),
        (four().said("pass", "pick", "bury TS 7H", "alone"), "Carl plays alone"),
        (pairs(), "Partnership"),
    ],
)
def test_what_is_played_says_no_more_than_everybody_knows(table: Seats, said: str) -> None:
    assert contract_text(table.view(None), NAMES) == said
