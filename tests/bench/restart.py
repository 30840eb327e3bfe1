"""Restart with many live tables: seconds from the gateway's READY to the first answered action.

`PYTHONPATH=. python tests/bench/restart.py 1000`. The first start finds no message it remembers, as after the worst of
crashes, and has every table to look after; the second one finds what the first wrote down.
"""

import asyncio
import signal
import sys
import tempfile
import time
from pathlib import Path

from bot.stores import open_stores
from bot.system import SystemClock, SystemShuffler
from bot.tables.leases import Cluster
from bot.tables.model import Pace
from bot.tables.service import build_tables
from bot.tables.setup import TablePlace, checked_setup
from tests.e2e.evening import Evening

NAMES = ("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")


async def set_tables(here: Evening, count: int) -> None:
    """This many tables of four people, each waiting for its cutter."""
    store = await open_stores(f"sqlite+aiosqlite:///{here.folder}/lambapea.sqlite3")
    service = build_tables(store.tables, store.results, SystemShuffler(), SystemClock(), ("easy",), Cluster()).service
    users = [here.discord.person(name).id for name in NAMES]

    async def one(number: int) -> None:
        channel = here.discord.control.add_channel(f"table-{number}")
        table = await service.open(
            TablePlace(here.discord.guild.id, channel.id, users[0], Pace(cut=3600, turn=0)), checked_setup("saskop")
        )
        for user in users[1:]:
            await service.join(table.id, user)
        await service.start(table.id, users[0])

    for first in range(0, count, 50):
        await asyncio.gather(*(one(number) for number in range(first, min(count, first + 50))))
    await store.close()


async def first_answer(here: Evening) -> tuple[float, float]:
    """Seconds to READY, and from there to an answered action."""
    begun = time.perf_counter()
    await here.start()
    ready = time.perf_counter()
    for name in NAMES:
        outcome = await here.discord.person(name).slash("table-1", "cut", how="threes")
        if outcome.answered and "cut" not in outcome.text.lower():
            return ready - begun, time.perf_counter() - ready
    return ready - begun, time.perf_counter() - ready


async def main(count: int) -> None:
    """Print the figures of a start after a crash and of one after an orderly end."""
    with tempfile.TemporaryDirectory() as folder:
        here = Evening(Path(folder))
        async with here.discord:
            await set_tables(here, count)
            for what in ("nothing remembered", "a moment later, killed", "after an orderly end"):
                before = len(here.discord.calls.calls)
                ready, answered = await first_answer(here)
                sys.stdout.write(
                    f"{what}: {count} tables, READY after {ready:.2f} s, an action answered {answered:.2f} s "
                )
                sys.stdout.write(f"later; {len(here.discord.calls.calls) - before} REST calls so far\n")
                sys.stdout.flush()
                await here.stop(signal.SIGKILL if what.startswith("nothing") else signal.SIGTERM)


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
