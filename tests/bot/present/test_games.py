"""What is said of one game alone stands in one place a game, and a game may do without."""

from bot.present.game_words import common_result
from bot.present.games import WORDS
from bot.present.results import result_text
from engine.games import GAMES
from engine.outcome import Outcome


def test_every_game_says_in_its_own_way_how_its_deals_ended() -> None:
    assert set(WORDS) == set(GAMES)
    assert all(words.result is not common_result for words in WORDS.values())


def test_a_game_that_adds_nothing_is_worded_by_what_all_share() -> None:
    outcome = Outcome(
        "normal", (70, 50, 0), (6, 4, 0), scores=(2, -1, -1), declarer=0, sides=(0, 1, 1), won=True,
        side_points=(70, 50), details={},
    )  # fmt: skip
    text = result_text("invented", outcome, ("Anna", "Bert", "Carl"))
    assert "Anna" in text
    assert "70" in text
    assert "+2" in text
