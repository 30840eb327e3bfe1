"""The solver's own sources run by the interpreter, as they are or with a fault put in: its pure-Python twin."""

import sys
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import engine.search

FOLDER = Path(engine.search.__path__[0])
PLAIN = ModuleType("engine.search.compiled")
PLAIN.__dict__.update(
    compiled=lambda function: function,
    count_bits=int.bit_count,
    lowest=lambda cards: (cards & -cards).bit_length() - 1,
    highest=lambda cards: cards.bit_length() - 1,
    address=lambda row: row,
    Numbers=list,
    Row=list,
)
Fault = tuple[str, str, str]
"""A module's name, a piece of its source, and what is to stand there instead."""


def interpreted(*faults: Fault) -> Any:
    """The class `Solver` of a copy of the sources, its numbers in lists."""
    loaded: dict[str, ModuleType] = {"engine.search.compiled": PLAIN}
    with patch.dict(sys.modules, loaded), patch.object(engine.search, "kernel", None, create=True):
        for name in ("kernel", "tables", "solver"):
            module = _executed(name, [fault for fault in faults if fault[0] == name], loaded)
            loaded[module.__name__] = sys.modules[module.__name__] = module
            if name == "kernel":
                engine.search.kernel = module
    return _with_lists(loaded["engine.search.solver"].Solver)


def _executed(name: str, faults: list[Fault], loaded: Mapping[str, ModuleType]) -> ModuleType:
    path = FOLDER / f"{name}.py"
    source = path.read_text(encoding="utf-8")
    for _, old, new in faults:
        assert source.count(old) == 1, f"{old!r} stands {source.count(old)} times in {name}"
        source = source.replace(old, new)
    module = ModuleType(f"engine.search.{name}")
    sys.modules[module.__name__] = module
    exec(compile(source, str(path), "exec"), module.__dict__)  # noqa: S102 - our own source
    return module


def _with_lists(solver: Any) -> Any:
    class Listed(solver):  # type: ignore[misc]
        def __init__(self, *args: Any, **named: Any) -> None:
            super().__init__(*args, **named)
            self.block = [int(each) for each in self.block]
            self.table = [0] * (1 << 18)

    return Listed
