"""The examples in `tests/README.md` pass as they stand there."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.architecture.source import ROOT
from tests.support.tables import House

PAGE = (ROOT / "tests" / "README.md").read_text(encoding="utf-8")
HOUSE, WHOLE = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def defined_in(example: str) -> Any:
    defined: dict[str, Any] = {}
    exec(compile(example, "tests/README.md", "exec"), defined)  # noqa: S102 - it is ours
    return next(value for name, value in defined.items() if name.startswith("test_"))


async def test_the_one_with_a_house(house: House) -> None:
    await defined_in(HOUSE)(house)


def test_the_one_with_the_whole_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    defined_in(WHOLE)(tmp_path, monkeypatch)
