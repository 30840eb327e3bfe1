"""What is said of one game alone stands in one place a game, and a game may do without."""

import ast

import pytest

from bot.present.ended import common_result
from bot.present.games import WORDS
from bot.present.results import result_text
from engine.games import GAMES
from engine.outcome import Outcome
from tests.architecture.source import imports, python_files

SHARED = [path for path in python_files("bot/present") if path.parent.name != "games"]
OF_EVERY_GAME = {"play", "done"}
"""Phases that no deal goes without; of others only their phrases may know."""


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


def game_faults(source: str) -> list[str]:
    """Where a source knows one of the games: by its name, by its rules or by a phase that is its own."""
    own = {name for name in imports(source) if name.startswith("engine.games.")} - {"engine.games.GAMES"}
    faults = [f"imports {name}" for name in own]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            faults += [f"names {game}" for game in GAMES if node.value == game or node.value.startswith(f"{game}-")]
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "phase":
            parts = (part for each in node.comparators for part in ast.walk(each))
            tested = {part.value for part in parts if isinstance(part, ast.Constant)}
            faults += [f"tests the phase {phase}" for phase in tested - OF_EVERY_GAME]
    return faults


def test_no_game_is_known_outside_its_own_file() -> None:
    assert len(SHARED) > 10
    faults = {path.name: found for path in SHARED if (found := game_faults(path.read_text(encoding="utf-8")))}
    assert not faults


@pytest.mark.parametrize(
    ("source", "faults"),
    [
        ("from engine.games.skat import BASE", 1),
        ("from engine.games import skat", 1),
        ("from engine.games import GAMES", 0),
        ("special = view.game == 'saskop'", 1),
        ("say('skat-taken')", 1),
        ("say('skating')", 0),
        ("late = view.phase in ('bury', 'discard')", 2),
        ("late = view.phase == 'play'", 0),
        ("late = view.phase not in (CUTTING, 'done')", 0),
    ],
)
def test_the_check_itself_tells_right_from_wrong(source: str, faults: int) -> None:
    assert len(game_faults(source)) == faults
