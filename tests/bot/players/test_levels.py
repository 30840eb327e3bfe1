"""Every level has its player, and what is no level has none."""

import subprocess
import sys

import pytest

from bot.players.levels import LEVELS, USUAL, known, player_of
from bot.players.searching import NORMAL, STRONG, Searching
from bot.players.simple import Simple


def test_levels_have_their_players() -> None:
    assert [type(player_of(level, 1.0)) for level in LEVELS] == [Simple, Searching, Searching]
    assert USUAL in LEVELS


@pytest.mark.parametrize(("level", "usual"), [("normal", NORMAL), ("strong", STRONG)])
def test_a_player_takes_no_more_time_than_it_is_given_nor_than_its_level_does(level: str, usual: object) -> None:
    short, long = player_of(level, 0.1), player_of(level, 100.0)
    assert isinstance(short, Searching)
    assert isinstance(long, Searching)
    assert (short.level.seconds, long.level) == (0.1, usual)


def test_what_is_no_level_is_refused() -> None:
    with pytest.raises(ValueError, match="perfect"):
        player_of("perfect", 1.0)


def test_a_level_that_there_is_no_more_is_the_usual_one() -> None:
    assert [known(level) for level in (*LEVELS, "superhuman")] == [*LEVELS, USUAL]


def test_the_rule_of_thumb_and_all_knowledge_do_without_the_libraries_of_the_search() -> None:
    asked = "import sys, bot.players.levels, bot.players.games; print({'numba', 'numpy'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert told.stdout.strip() == "set()"
