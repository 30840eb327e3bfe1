"""A house to play in."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.tables import HandClock, House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = await House(tmp_path / "tables.sqlite3", HandClock(), 1).begin()
    yield house
    await house.end()
