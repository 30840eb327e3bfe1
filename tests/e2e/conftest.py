"""An evening for each test."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.evening import Evening


@pytest.fixture
def evening(tmp_path: Path) -> Callable[..., Evening]:
    """Makes an evening in the test's own folder; to be used as `async with evening() as …`."""

    def make(**settings: Any) -> Evening:
        return Evening(tmp_path, **settings)

    return make
