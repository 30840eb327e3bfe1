"""Every test of the contract runs on a SQLite file and on PostgreSQL."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.stores import Stores, open_stores
from tests.support.databases import put_empty
from tests.support.postgresql import Server


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, file: Path, postgresql: Callable[[], Server]) -> str:
    if request.param == "postgresql":
        return await postgresql().fresh()
    put_empty(file)
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture
async def store(address: str) -> AsyncIterator[Stores]:
    opened = await open_stores(address)
    yield opened
    await opened.close()
