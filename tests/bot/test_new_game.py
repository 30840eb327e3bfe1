"""`docs/new-game.md` is followed to the letter in a copy of the project, and the game on the page is played there."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.source import CODE, ROOT

PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+) (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = {path: text for kind, path, text in BLOCKS if kind != "diff"}
ADDITIONS = {path: text for kind, path, text in BLOCKS if kind == "diff"}
LAST = re.findall(r"^- `(\S+)`:", PAGE, re.MULTILINE)
"""What is left to be written after that, by the page's own list."""
RULES, LISTED, WORDS = "engine/games/nutshell.py", "engine/games/__init__.py", "bot/phrases/en/nutshell.ftl"
"""All that it takes to be played."""


def with_additions(source: str, addition: str) -> str:
    """Each line that begins with a plus stands behind the one above it; the others are there already, in this order."""
    lines, place = source.splitlines(), 0
    for line in addition.splitlines():
        if line.startswith("+"):
            lines.insert(place, line[1:])
            place += 1
        else:
            place = lines.index(line[1:], place) + 1
    return "\n".join([*lines, ""])


def copied(folder: Path, *paths: str) -> Path:
    """A copy of the code and its tests with as much of the page's game."""
    for each in (*CODE, "tests"):
        shutil.copytree(ROOT / each, folder / each)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for path in paths:
        if path in ADDITIONS:
            source = (folder / path).read_text(encoding="utf-8")
            (folder / path).write_text(with_additions(source, ADDITIONS[path]), encoding="utf-8")
        else:
            assert not (folder / path).exists()
            (folder / path).write_text(FILES[path], encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With all of it."""
    return copied(tmp_path_factory.mktemp("project"), *FILES, *ADDITIONS)


def run(project: Path, *words: str) -> str:
    """What a program says that runs in the copy and ends well."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment["PYTHONPATH"] = str(project)
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


ABOUT_ALL_GAMES = (
    "tests/bot/players/test_knowledge.py", "tests/bot/present/test_all_games.py", "tests/bot/present/test_games.py",
    "tests/bot/present/test_rules.py", "tests/bot/tables/test_setup.py", "tests/bot/test_phrases.py",
    "tests/engine/test_record.py", "tests/engine/test_referee_games.py", "tests/properties",
)  # fmt: skip


def test_what_holds_of_every_game_holds_of_this_one(project: Path) -> None:
    """Rules, computers, words, records, the referee and secrecy, by the tests that are there for all games."""
    of_the_code_alone = ("key_in_the_code", "composed_key", "every_error_meant", "as_the_whole_file_does")
    of_all_games = "nutshell or test_phrases or test_games or its_knowledge"
    chosen = f"({of_all_games}) {' '.join(f'and not {each}' for each in of_the_code_alone)}"
    told = run(project, "pytest", "-p", "no:cacheprovider", "-k", chosen, *ABOUT_ALL_GAMES)
    assert int(re.findall(r"(\d+) passed", told)[0]) > 100


def test_two_files_and_the_lines_that_list_it_are_played_through_the_whole_bot(tmp_path: Path) -> None:
    project = copied(tmp_path, RULES, LISTED, WORDS)
    told = run(project, "tests.simulation", "--calm", "--game", "nutshell", "--seeds", "1", "1", "--json")
    evening = json.loads(told.splitlines()[0])
    assert not evening["found"]
    assert evening["games"] == {"nutshell": evening["deals"]}
    assert evening["deals"] > 0


def test_readme_counts_what_it_takes() -> None:
    words = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
             "thirteen", "fourteen", "fifteen")  # fmt: skip
    to_play = words[len({RULES, WORDS} & FILES.keys())]
    to_finish = words[len({*FILES, *ADDITIONS, *LAST})]
    sentence = f"is {to_play} files to play it, {to_finish} to finish it"
    assert sentence in (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"is {to_play} files to play it" in PAGE
    assert f"It is {to_finish} to finish it" in PAGE


def test_its_files_are_written_as_all_others_are(project: Path) -> None:
    written = [path for path in (*FILES, *ADDITIONS) if path.endswith(".py")]
    run(project, "ruff", "check", "--no-cache", *written)
    run(project, "ruff", "format", "--no-cache", "--check", *written)


def test_what_a_line_stands_behind_has_to_be_there() -> None:
    assert with_additions("a\nb\nc\n", " a\n+new\n c\n+more\n") == "a\nnew\nb\nc\nmore\n"
    with pytest.raises(ValueError, match="gone"):
        with_additions("a\nb\n", " gone\n+new\n")
