"""Every test of the contract runs on a SQLite file, and on PostgreSQL too where TEST_DATABASE_URL names one."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import SqlStore, open_store

POSTGRESQL = os.environ.get("TEST_DATABASE_URL", "")


async def fresh_postgresql() -> str:
    """An empty database of this worker's own beside the one that is named."""
    url = make_url(POSTGRESQL)
    name = f"lambapea_{os.environ.get('PYTEST_XDIST_WORKER', 'test')}"
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {name}"))
    await engine.dispose()
    return url.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bot.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
async def address(request: pytest.FixtureRequest, file: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{file}"
    if not POSTGRESQL:
        pytest.skip("TEST_DATABASE_URL names no PostgreSQL")
    return await fresh_postgresql()


@pytest.fixture
async def store(address: str) -> AsyncIterator[SqlStore]:
    opened = await open_store(address)
    yield opened
    await opened.close()
