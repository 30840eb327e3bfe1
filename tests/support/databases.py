"""Databases that are had quickly: what is the same for all of them is made once in a process."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import engine
from bot.stores import open_stores


class Statements(dict[tuple[Any, ...], Any]):
    """Statements as SQL, by their kind of database: each of its engines would word them anew."""

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        dialect, *statement = key
        return super().get((type(dialect), *statement), default)

    def __setitem__(self, key: tuple[Any, ...], worded: Any) -> None:
        dialect, *statement = key
        super().__setitem__((type(dialect), *statement), worded)


def share_statements() -> None:
    """Every store that is opened in this process from now on knows the statements of all."""
    options = {"compiled_cache": Statements()}
    engine.create_engine = partial(create_engine, execution_options=options)  # type: ignore[assignment]
    engine.create_async_engine = partial(create_async_engine, execution_options=options)  # type: ignore[assignment]


def put_empty(file: Path) -> None:
    """Put a SQLite file there as migrations leave it, unless there is one; who opens it finds nothing to migrate."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(migrated())


@cache
def migrated() -> bytes:
    """A SQLite file as migrations leave it, made once."""
    with TemporaryDirectory(prefix="lambapea-") as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "empty.sqlite3"
        # A test that asks has an event loop of its own, and no time for another in the same thread.
        thread.submit(asyncio.run, _migrate(file)).result()
        return file.read_bytes()


async def _migrate(file: Path) -> None:
    await (await open_stores(f"sqlite+aiosqlite:///{file}")).close()
