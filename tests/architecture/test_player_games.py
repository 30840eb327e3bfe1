"""What computers know of a game lies in its file below `bot/players/games`, and nowhere else in the players."""

import ast
from pathlib import Path

import pytest

from engine.games import GAMES
from tests.architecture.source import ROOT, imports, module_name, package_name, python_files

PLAYERS = ROOT / "bot" / "players"
TOLD_APART = {"game", "phase", "kind", "verb", "name"}
"""What of a view, a decision, an action or a contract differs from game to game."""


def for_all_games() -> list[Path]:
    """The players' files that serve every game."""
    return [path for path in python_files("bot/players") if PLAYERS / "games" not in path.parents]


def faults(source: str) -> list[str]:
    """Comparisons of what differs by game, but for looking it up in the game's knowledge, and games' names as texts."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [ast.unparse(each) for each in (node.left, *node.comparators)]
            named = any(side.rpartition(".")[2] in TOLD_APART and "." in side for side in sides)
            found += [ast.unparse(node)] * (named and not any("knowledge." in side for side in sides))
        elif isinstance(node, ast.Constant) and node.value in GAMES:
            found.append(ast.unparse(node))
    return found


def test_no_game_is_tested_outside_its_file() -> None:
    found = [
        f"{module_name(path)}: {fault}"
        for path in for_all_games()
        for fault in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_no_rules_of_a_game_are_imported_outside_its_file() -> None:
    found = [
        f"{module_name(path)} imports {name}"
        for path in for_all_games()
        for name in imports(path.read_text(encoding="utf-8"), package_name(path))
        if name.startswith("engine.games")
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "allowed"),
    [
        ("view.game == 'whist'", False),
        ("if decision.kind in ASKED: pass", False),
        ("most = {'skat': 4}", False),
        ("contract.name in self.knowledge.avoiding", True),
        ("knowledge_of(view.game).stakes(view, world)", True),
        ("name == 'easy'", True),
    ],
)
def test_the_check_itself_tells_right_from_wrong(source: str, allowed: bool) -> None:
    assert (not faults(source)) is allowed
