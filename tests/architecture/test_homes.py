"""What is one game's own stands with that game: elsewhere nobody asks which game it is, or how far it has come."""

import ast
from collections.abc import Iterator

import pytest

from engine.games import GAMES
from tests.architecture.source import CODE, imports, module_name, package_name, python_files

HOMES = ("engine.games", "bot.players.games", "bot.present.games")
"""The rules, what computers know of a game, and what is said of it alone."""
FAMILY = "engine.picking"
"""A deal that several games share, with phases of its own."""
SHARED_PHASES = {"cut", "play", "done"}
"""Phases that every deal has."""
TOLD_APART = {"game", "phase", "kind", "verb", "name"}
"""What of a view, a decision, an action or a contract differs from game to game: computers look it up in the game's
knowledge."""


def below(module: str, *packages: str) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def faults(module: str, source: str, package: str = "") -> Iterator[str]:
    """What a module says that only a game's own may."""
    if below(module, *HOMES):
        return
    register = set() if below(module, "bot.players") else {"engine.games.GAMES"}
    for name in set(imports(source, package)) - register:
        if below(name, "engine.games"):
            yield f"{module} imports {name}"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and names_a_game(node.value):
            yield f"{module}:{node.lineno} names a game: {node.value}"
        if isinstance(node, ast.Compare):
            yield from (f"{module}:{node.lineno} asks for {asked}" for asked in asked_by(module, node))


def names_a_game(text: str) -> bool:
    """Whether a text is a game's name or the key of one of its phrases."""
    return any(text == game or text.startswith(f"{game}-") for game in GAMES)


def asked_by(module: str, node: ast.Compare) -> Iterator[str]:
    """What a comparison asks for that differs from game to game."""
    asked, said = attributes(node), texts(node)
    if "phase" in asked and said - SHARED_PHASES and module != FAMILY:
        yield f"the phase {min(said - SHARED_PHASES)}"
    if "verb" in asked and said and not below(module, "engine"):
        yield f"the action {min(said)}"
    if below(module, "bot.players"):
        sides = (node.left, *node.comparators)
        compared = {side.attr for side in sides if isinstance(side, ast.Attribute)}
        if compared & TOLD_APART and not any("knowledge." in ast.unparse(side) for side in sides):
            yield ast.unparse(node)


def attributes(node: ast.AST) -> set[str]:
    return {each.attr for each in ast.walk(node) if isinstance(each, ast.Attribute)}


def texts(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_no_game_no_phase_and_no_action_of_one_is_asked_for_outside_its_homes() -> None:
    found = [
        fault
        for path in python_files(*CODE)
        for fault in faults(module_name(path), path.read_text(encoding="utf-8"), package_name(path))
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
        ("bot.present.presenter", 'if view.phase not in (CUTTING, "done"): pass', True),
        ("bot.present.controls", 'red = action.verb == "override"', False),
        ("bot.gateway.interactions.table_commands", 'game = view.game if view.game != "saskop" else ""', False),
        ("bot.tables.setup", 'TABLES = {"skat": 3}', False),
        ("bot.present.words", 'say("skat-taken")', False),
        ("bot.present.words", 'say("skating")', True),
        ("bot.present.words", "from engine.games.skat import BASE", False),
        ("bot.present.words", "from engine.games import skat", False),
        ("bot.present.words", "import engine.games.skat", False),
        ("bot.present.words", "from engine.games import GAMES", True),
        ("bot.players.simple", "from engine.games import GAMES", False),
        ("bot.present.games.skat", "from engine.games.skat import BASE", True),
        ("bot.players.simple", "if decision.kind in ASKED: pass", False),
        ("bot.players.simple", "if view.contract.name in AVOIDED: pass", False),
        ("bot.players.simple", "if contract.name in self.knowledge.avoiding: pass", True),
        ("bot.players.simple", "stakes = knowledge_of(view.game).stakes(view, world)", True),
        ("bot.players.levels", 'if name == "easy": pass', True),
        ("bot.players.games.saskop", 'if view.phase == "override": pass', True),
        ("engine.games.saskop", 'name = "saskop"', True),
        ("engine.picking", 'if state.phase == "bury": pass', True),
        ("engine.deal", 'if state.phase == "bury": pass', False),
        ("engine.decisions", 'Give(cards) if self.verb == "give" else Discard(self.verb, cards)', True),
    ],
)
def test_the_check_itself_tells_right_from_wrong(module: str, source: str, allowed: bool) -> None:
    assert (not list(faults(module, source))) is allowed
