"""A process killed in the middle of writing: what it acknowledged is there, once, and nothing by halves."""

import asyncio
import subprocess
import sys
from itertools import islice

import pytest

from bot.stores import open_stores
from tests.architecture.source import ROOT
from tests.bot.store.scribe import TABLES
from tests.support.soak import seldom


def acknowledged_before_the_kill(address: str, after: int) -> list[str]:
    """What the process said until it was killed, which was after so many lines."""
    command = [sys.executable, "-m", "tests.bot.store.scribe", address]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as scribe:  # noqa: S603 - our own
        assert scribe.stdout is not None
        lines = list(islice(scribe.stdout, after))
        scribe.kill()
        return lines + [line for line in scribe.stdout if line.endswith("\n")]


@pytest.mark.parametrize("after", [3, seldom(400)])
async def test_what_was_acknowledged_outlives_the_process(address: str, after: int) -> None:
    lines = await asyncio.to_thread(acknowledged_before_the_kill, address, after)
    acknowledged = {tuple(map(int, line.split())) for line in lines}
    assert len(acknowledged) == len(lines) >= after
    store = await open_stores(address)
    tables = await store.tables.load()
    await store.close()
    kept = {(stored.deal.id, number) for stored in tables if stored.deal for number in range(len(stored.deal.actions))}
    assert acknowledged <= kept
    assert len(kept) - len(acknowledged) <= TABLES
    # The deal raised each revision by one and every action by one more.
    assert all(stored.table.revision == len(stored.deal.actions) + 1 for stored in tables if stored.deal)
