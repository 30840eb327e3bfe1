"""An evening for each test."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox.faults import Faults
from tests.e2e.evening import Evening


@pytest.fixture(autouse=True)
def dawdling(monkeypatch: pytest.MonkeyPatch) -> None:
    """With `DAWDLING=0.5` presses, requests and answers overtake each other, as in `make late`."""
    monkeypatch.setattr(Faults, "dawdling", float(os.environ.get("DAWDLING") or 0.0))


@pytest.fixture
def evening(tmp_path: Path) -> Callable[..., Evening]:
    """Makes an evening in the test's own folder; to be used as `async with evening() as …`."""

    def make(**settings: Any) -> Evening:
        return Evening(tmp_path, **settings)

    return make
