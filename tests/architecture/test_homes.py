"""What is one game's own stands with that game: elsewhere nobody asks which game it is, or how far it has come."""

import ast
from collections.abc import Iterator

import pytest

from engine.games import GAMES
from tests.architecture.source import CODE, module_name, python_files

HOMES = ("engine.games", "bot.players.games", "bot.present.games")
"""The rules, what computers know of a game, and what is said of it alone."""
FAMILY = "engine.picking"
"""A deal that several games share, with phases of its own."""
SHARED = {"cut", "play", "done"}
"""Phases that every deal has."""


def below(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def faults(module: str, source: str) -> Iterator[str]:
    """What a module says that only a game's own may."""
    if below(module, *HOMES):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in GAMES:
            yield f"{module}:{node.lineno} names the game {node.value}"
        if isinstance(node, ast.Compare):
            asked, said = attributes(node), texts(node)
            if "phase" in asked and said - SHARED and module != FAMILY:
                yield f"{module}:{node.lineno} asks for the phase {min(said - SHARED)}"
            if "verb" in asked and said and not below(module, "engine"):
                yield f"{module}:{node.lineno} asks for the action {min(said)}"


def attributes(node: ast.AST) -> set[str]:
    return {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}


def texts(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_no_game_no_phase_and_no_action_of_one_is_asked_for_outside_its_homes() -> None:
    found = [
        fault for path in python_files(*CODE) for fault in faults(module_name(path), path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "source", "allowed"),
    [
        ("bot.tables.live", 'if deal.phase == "override": pass', False),
        ("bot.tables.live", 'if "override" != deal.phase: pass', False),
        ("bot.present.presenter", 'if view.phase in ("bury", "discard"): pass', False),
        ("bot.present.presenter", 'if view.phase in ("play", "done"): pass', True),
        ("bot.present.presenter", "if view.phase == CUTTING: pass", True),
        ("bot.present.controls", 'red = action.verb == "override"', False),
        ("bot.gateway.interactions.hosting", 'game = view.game if view.game != "saskop" else ""', False),
        ("bot.tables.opening", 'TABLES = {"skat": 3}', False),
        ("bot.players.games.saskop", 'if view.phase == "override": pass', True),
        ("engine.games.saskop", 'name = "saskop"', True),
        ("engine.picking", 'if state.phase == "bury": pass', True),
        ("engine.deal", 'if state.phase == "bury": pass', False),
        ("engine.decisions", 'Give(cards) if self.verb == "give" else Discard(self.verb, cards)', True),
    ],
)
def test_the_check_itself_tells_right_from_wrong(module: str, source: str, allowed: bool) -> None:
    assert (not list(faults(module, source))) is allowed
