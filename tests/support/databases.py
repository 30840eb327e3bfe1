"""SQLite files as the migrations leave them, without a row: migrated once in a process, and copied from then on."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import open_store


def put_empty(file: Path) -> None:
    """Put one there, unless there is a file already; whoever opens it finds nothing to migrate."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory(prefix="lambapea-") as folder, ThreadPoolExecutor(1) as thread:
        file = Path(folder) / "empty.sqlite3"
        # A test that asks has an event loop of its own, and no time for another in the same thread.
        thread.submit(asyncio.run, _migrate(file)).result()
        return file.read_bytes()


async def _migrate(file: Path) -> None:
    await (await open_store(f"sqlite+aiosqlite:///{file}")).close()
