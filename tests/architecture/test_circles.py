"""No module needs itself, by however many others; an import inside of a function counts as any other."""

from collections.abc import Collection, Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.architecture.source import CODE, imports, module_name, package_name, python_files


def meant(name: str, modules: Collection[str]) -> str | None:
    """The module that an import reaches: the name itself, or where it is defined."""
    return next((each for each in (name, name.rpartition(".")[0]) if each in modules), None)


def circle(imported: Mapping[str, Iterable[str]]) -> list[str]:
    """One circle of imports, if there is any, from the dotted names that each module imports."""
    reached = {module: {meant(name, imported) for name in names} - {None, module} for module, names in imported.items()}
    try:
        TopologicalSorter(reached).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_imports_run_in_a_circle() -> None:
    imported = {
        module_name(path): list(imports(path.read_text(encoding="utf-8"), package_name(path)))
        for path in python_files(*CODE)
    }
    assert circle(imported) == []


@pytest.mark.parametrize(
    ("sources", "found"),
    [
        ({"a": "from a.b import x", "a.b": "from a.c import y", "a.c": "import json"}, 0),
        ({"a": "from a.b import x", "a.b": "from a.c import y", "a.c": "def late():\n    from a import z"}, 4),
        ({"a": "", "a.b": "from a import c", "a.c": "import a.b"}, 3),
        ({"a": "from a import x"}, 0),
    ],
)
def test_the_check_itself_finds_circles(sources: Mapping[str, str], found: int) -> None:
    assert len(circle({module: list(imports(source)) for module, source in sources.items()})) == found
