"""Names that say something, and a top level that holds what it should."""

import ast
from collections import Counter
from itertools import chain

from tests.architecture.source import CODE, ROOT, project_files, python_files

SAYING_NOTHING = {"utils", "util", "helpers", "helper", "manager", "misc", "common"}
TOP = {
    "bot",
    "cogs",
    "docs",
    "engine",
    "tests",
    "CHANGELOG.md",
    "Dockerfile",
    "LICENSE",
    "Makefile",
    "README.md",
    "compose.yaml",
    "pyproject.toml",
    "requirements.lock",
    "requirements-dev.lock",
}


def test_no_module_has_a_name_that_says_nothing() -> None:
    named = [path.relative_to(ROOT) for path in python_files(*CODE, "tests")]
    empty = [str(path) for path in named if SAYING_NOTHING & set(chain(path.parts[:-1], [path.stem]))]
    assert not empty, "\n".join(empty)


def test_the_top_level_holds_what_the_tree_says() -> None:
    tops = {path.relative_to(ROOT).parts[0] for path in project_files()}
    assert {name for name in tops if not name.startswith(".")} <= TOP


def test_no_class_name_stands_twice() -> None:
    """Not even a game's own, or one of the sandbox's: a name is searched for without its module."""
    found = Counter(
        node.name
        for path in python_files(*CODE)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in found.items() if count > 1] == []
