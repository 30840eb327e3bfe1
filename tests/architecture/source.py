"""Our own source as data: its files and what each of them imports."""

import ast
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = ("engine", "bot", "cogs")


def python_files(*folders: str) -> list[Path]:
    """Every Python file below these folders of the project."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def module_name(path: Path) -> str:
    """`bot/tables/__init__.py` is the module `bot.tables`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def package_name(path: Path) -> str:
    """The package that a file's relative imports start from."""
    return ".".join(path.relative_to(ROOT).parent.parts)


def statements(tree: ast.Module) -> Iterator[ast.AST]:
    """Every statement, however deep; no expression, of which there are ten times as many, holds any."""
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        yield node
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            left += getattr(node, part, ())


def imports(source: str, package: str = "") -> Iterator[str]:
    """All dotted names a file imports, wherever in it, relative ones made absolute."""
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def project_files() -> list[Path]:
    """Every file that is or would be committed; outside a git checkout there is no telling."""
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed")
    command = [git, "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 — git itself, found above
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    paths = (ROOT / name.decode() for name in listing.stdout.split(b"\0") if name)
    return [path for path in paths if path.is_file()]
