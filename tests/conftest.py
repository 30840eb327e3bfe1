"""What every folder of tests may ask for."""

import gc
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.support.databases import share_statements
from tests.support.postgresql import Server, installed, served

SHARED_MEMORY, ROOM = Path("/dev/shm"), 2 << 30  # noqa: S108 - folders of random names are made there
LONGEST = {folder: place for place, folder in enumerate(("simulation", "page", "e2e"))}


def pytest_configure() -> None:
    """Keep the tests' files in memory where there is enough of it: each commit would wait for the disk."""
    share_statements()
    if SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(SHARED_MEMORY))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests stay to the end: they are not looked through for garbage while they run, nor collected."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long goes first: whole evenings, which compute, beside whole bots, which wait a lot."""
    items.sort(key=lambda item: min(LONGEST.get(part, len(LONGEST)) for part in item.path.parts))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], Server]]:
    """The suite's own PostgreSQL, one a worker; it starts when it is first called for."""
    with ExitStack() as stack:
        running: list[Server] = []

        def start() -> Server:
            binaries = installed()
            if binaries is None:
                pytest.skip("there is no PostgreSQL in a wheel for this platform")
            if not running:
                running.append(stack.enter_context(served(binaries)))
            return running[0]

        yield start
