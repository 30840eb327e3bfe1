"""Small files, small functions, names that say something."""

from itertools import chain

from tests.architecture.source import CODE, ROOT, long_functions, project_files, python_files

MOST_LINES = 400
MOST_FUNCTION_LINES = 40
PAGES = {".py", ".js", ".css", ".html"}
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


def test_no_file_is_over_400_lines() -> None:
    files = [path for path in project_files() if path.suffix in PAGES]
    lengths = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    long = [f"{path}: {lines} lines" for path, lines in lengths.items() if lines > MOST_LINES]
    assert not long, "\n".join(long)


def test_no_function_is_over_40_lines() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {name}, {lines} lines"
        for path in python_files(*CODE)
        for name, lines in long_functions(path.read_text(encoding="utf-8"), MOST_FUNCTION_LINES)
    ]
    assert not long, "\n".join(long)


def test_a_function_is_counted_from_def_to_its_last_line() -> None:
    source = "@decorated\ndef three():\n    '''Say.'''\n    pass\n\n\nasync def four():\n    x = 1\n\n    return x\n"
    assert list(long_functions(source, 3)) == [("four", 4)]


def test_no_module_has_a_name_that_says_nothing() -> None:
    named = [path.relative_to(ROOT) for path in python_files(*CODE, "tests")]
    empty = [str(path) for path in named if SAYING_NOTHING & set(chain(path.parts[:-1], [path.stem]))]
    assert not empty, "\n".join(empty)


def test_the_top_level_holds_what_the_tree_says() -> None:
    tops = {path.relative_to(ROOT).parts[0] for path in project_files()}
    assert {name for name in tops if not name.startswith(".")} <= TOP
