"""The papers around the code agree with the code and with each other."""

import ast
import os
import re
import sys
import tomllib
from collections import defaultdict
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.config import BotSettings
from tests.architecture.rule_sets_table import TABLE, rule_sets_table
from tests.architecture.source import CODE, ROOT, imports, project_files, python_files

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = ("requirements.lock", "requirements-dev.lock")
SETTINGS = {name.upper() for name in BotSettings.model_fields}
SEARCH = PROJECT["optional-dependencies"]["search"]
"""The project asks itself for these on machines that have wheels of them."""

# Put together from pieces, so that this file does not name what it looks for.
ADDRESSES = re.compile(
    "|".join(
        ["index" + "[-_]url", "extra" + "[-_]index", "python" + "hosted", "py" + r"pi\.org", r"://\S+/" + r"simple\b"]
    ),
    re.IGNORECASE,
)


def plain(name: str) -> str:
    """A distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", re.match(r"[\w.-]+", name)[0]).lower()


def named() -> set[str]:
    """Every distribution that the bot asks for to run."""
    return {plain(name) for name in (*PROJECT["dependencies"], *SEARCH)} - {PROJECT["name"]}


def pins(lock: str) -> dict[str, str]:
    """Each locked distribution with its whole entry."""
    entries = re.split(r"\n(?=\w)", (ROOT / lock).read_text(encoding="utf-8"))
    return {plain(entry): entry for entry in entries if re.match(r"[\w.-]+==", entry)}


def test_no_file_names_a_package_index() -> None:
    texts = {path: path.read_text(encoding="utf-8", errors="ignore") for path in project_files()}
    found = [f"{path.relative_to(ROOT)}: {hit[0]}" for path, text in texts.items() if (hit := ADDRESSES.search(text))]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_every_pin_has_a_hash(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text(encoding="utf-8")
    assert pins(lock)
    assert all("--hash=sha256:" in entry for entry in pins(lock).values())


def test_the_locks_hold_every_dependency_in_one_version() -> None:
    run, dev = (pins(lock) for lock in LOCKS)
    assert named() <= run.keys()
    assert {plain(name) for name in PROJECT["optional-dependencies"]["dev"]} <= dev.keys()
    assert {name: dev.get(name) for name in run} == run, "run: make lock"


def test_every_library_the_code_imports_is_named_as_a_dependency() -> None:
    files = {path: path.read_text(encoding="utf-8") for path in python_files(*CODE)}
    roots = {name.partition(".")[0] for text in files.values() for name in imports(text) if not name.startswith(".")}
    owners = packages_distributions()
    foreign = roots - sys.stdlib_module_names - {*CODE, ""}
    unnamed = [root for root in foreign if not named() & {plain(owner) for owner in owners.get(root, [])}]
    assert not unnamed, "name in pyproject.toml, then run: make lock"


def test_the_example_lists_exactly_the_settings_each_with_a_comment() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    at = {line.partition("=")[0]: number for number, line in enumerate(lines) if re.match(r"\w+=", line)}
    assert at.keys() == SETTINGS
    assert [name for name, number in at.items() if not lines[number - 1].startswith("# ")] == []


def test_the_example_as_it_is_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in SETTINGS & {key.upper() for key in os.environ}:
        monkeypatch.delenv(name)
    assert dotenv_values(ROOT / ".env.example").keys() == SETTINGS
    unset = BotSettings.load(need_token=False, env_file=tmp_path / "none")
    assert BotSettings.load(need_token=False, env_file=ROOT / ".env.example") == unset


def test_what_stands_in_the_file_of_settings_reaches_the_composed_bot() -> None:
    """All but what its containers are made of, and that may be a setting only."""
    bot = (ROOT / "compose.yaml").read_text(encoding="utf-8").partition("\n  bot:\n")[2].partition("\n  database:\n")[0]
    assert "\n    env_file: .env\n" in bot
    given = set(re.findall(r"^      ([A-Z_]+):", bot, re.MULTILINE))
    assert given == {"DISCORD_TOKEN", "DATA_DIR", "DATABASE_URL"} <= SETTINGS


def test_the_page_on_hosting_tells_every_setting() -> None:
    table = re.findall(r"^\| `([A-Z_]+)` \|", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(table) == SETTINGS


def test_readme_lists_every_set_of_house_rules() -> None:
    found = TABLE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert found == [rule_sets_table()], "run: python -m tests.architecture.rule_sets_table"


PAGES = (
    "README.md",
    "tests/README.md",
    *(str(path.relative_to(ROOT)) for path in sorted((ROOT / "docs").glob("*.md"))),
)


@pytest.mark.parametrize("page", PAGES)
def test_a_page_shows_and_links_only_what_is_there(page: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if not ((ROOT / page).parent / link).exists()] == []


@cache
def definitions(folders: tuple[str, ...]) -> dict[str, set[str]]:
    """By the name of each module and class below these folders, what is defined in it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in python_files(*folders):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        stem = path.parent.name if path.stem == "__init__" else path.stem
        found[stem] |= defined_by(tree)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                found[node.name] |= defined_by(node)
    return found


def defined_by(scope: ast.Module | ast.ClassDef) -> set[str]:
    """The names that a module or class gives something."""
    names: set[str] = set()
    for node in scope.body:
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                names.add(name)
            case ast.Assign(targets=targets):
                names |= {each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)}
            case ast.AnnAssign(target=ast.Name(id=name)):
                names.add(name)
    return names


def is_there(span: str, folders: tuple[str, ...] = CODE) -> bool:
    """Whether what a code span names exists: a path, a module's or class's member, a name, a target of make."""
    if span.startswith("make "):
        return f"\n{span.split()[1]}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    if "/" in span or span.startswith("."):
        return (ROOT / span).exists()
    if span.endswith(".py"):
        return any(path.name == span for path in python_files(*folders))
    *around, name = span.split(".")
    folder = ROOT.joinpath(*around, name)
    if folder.is_dir() or folder.with_suffix(".py").exists():
        return True
    return name in definitions(folders).get(around[-1], ()) if around else is_defined(name, folders)


def is_defined(name: str, folders: tuple[str, ...]) -> bool:
    """Whether anything there has this name: a class or module, a function, a field."""
    return name in definitions(folders) or any(name in names for names in definitions(folders).values())


SPOKEN = {"lp:12:40.7:play KC", "/play", "Interaction", "python -m tests.architecture.rooms_diagram"}
"""What these pages set in code that is no name of ours."""
TYPED = {"-k", "--show", "LONG=1", "SEED="}
"""What the page on tests tells to type."""


def code_spans(page: str) -> list[str]:
    """What a page sets in code; not its drawings and examples."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", page, flags=re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("page", ["docs/architecture.md", "docs/mechanisms.md", "docs/one-press.md"])
def test_all_that_a_page_on_the_code_names_exists(page: str) -> None:
    spans = code_spans((ROOT / page).read_text(encoding="utf-8"))
    assert len(spans) > 90
    assert [span for span in spans if not is_there(span) and span not in SPOKEN] == []


def test_all_that_the_page_on_tests_names_exists() -> None:
    page = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
    spans = [each for each in code_spans(page) if " " not in each or each.startswith("make ")]
    assert len(spans) > 90
    assert [span for span in spans if not is_there(span.lstrip("@"), (*CODE, "tests")) and span not in TYPED] == []
    ours = [str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "architecture").glob("test_*.py")]
    assert [path for path in ours if path not in spans] == []


@pytest.mark.parametrize(
    ("span", "there"),
    [
        ("bot/tables/service.py", True),
        ("bot/tables/sharing.py", False),
        ("service.py", True),
        ("nowhere.py", False),
        ("bot.gateway", True),
        ("bot.nowhere", False),
        ("bot.tables.service.TableService", True),
        ("TableService.act", True),
        ("TableService.nothing", False),
        ("Nobody.act", False),
        ("TableService", True),
        ("Nobody", False),
        ("Choice.silence", True),
        ("make simulate SEEDS=3000", True),
        ("make nothing", False),
        ("any words", False),
    ],
)
def test_the_check_of_names_itself_tells_right_from_wrong(span: str, there: bool) -> None:
    assert is_there(span) is there


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert versions[0] == PROJECT["version"]
