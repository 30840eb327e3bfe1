"""Strong computers at several tables of the real bot: how late its event loop is, what it answers, what it needs.

python tests/bench/computers.py [--tables 4] [--seconds 20] [--pause 0] [--levels easy,strong] [--games saskop] [--cold]

At each table sits one person among computers and answers at once whatever they are asked. With --cold the compiled code
is made first, as at the first start on a machine. Memory is that of all the bot's processes. Beside the bot's event
loop an empty one is watched in a process of its own: so late is any loop on this machine as busy as it is now.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.crowd.processes import AT_ONCE, Bot, cpu_seconds, family, quantile, resident_bytes
from tests.bench.crowd.town import Group, Tally, Town
from tests.support.loopback import Loopback

LAG = "lambapea_loop_lag_seconds"
WARM_SECONDS = 120.0
EMPTY_LOOP = """
import asyncio, sys
async def watch():
    loop, late = asyncio.get_running_loop(), []
    ends = loop.time() + float(sys.argv[1])
    while loop.time() < ends:
        due = loop.time() + 0.02
        await asyncio.sleep(0.02)
        late.append(1000 * (loop.time() - due))
    late.sort()
    print(*(f"{name} {late[min(len(late) - 1, int(share * len(late)))]:.1f} ms"
        for name, share in (("p50", 0.5), ("p99", 0.99), ("max", 1))), sep=", ")
asyncio.run(watch())
"""


class Memory:
    """The most that the bot and what it started held at any time, in MiB."""

    def __init__(self, number: int) -> None:
        self.number, self.most = number, 0.0

    def now(self) -> float:
        """What they hold now."""
        held = resident_bytes(self.number) / 2**20
        self.most = max(self.most, held)
        return held

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            self.now()
            await asyncio.sleep(0.05)


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def lateness(after: dict[str, float], before: dict[str, float]) -> str:
    """How late the event loop was, as far as a histogram can tell."""
    p50, p99, most = (1000 * quantile(after, before, LAG, share) for share in (0.5, 0.99, 1.0))
    return f"event loop late by at most p50 {p50:g} ms, p99 {p99:g} ms, max {most:g} ms"


@contextlib.asynccontextmanager
async def started(town: Town, folder: Path, pause: float) -> AsyncIterator[tuple[Bot, Memory]]:
    """The bot, ready and warm, and how long it took."""
    began = time.perf_counter()
    settings = {**AT_ONCE, "COMPUTER_DELAY_SECONDS": str(pause), "TURN_SECONDS": "0"}
    async with Bot(town.discord, folder, ("-m", "bot", "run"), settings) as bot:
        memory = Memory(bot.number)
        watching = asyncio.create_task(memory.watch())
        await town.discord.registered("act", timeout=60)
        say(f"ready after {time.perf_counter() - began:.1f} s with {memory.now():.0f} MiB")
        before = await bot.figures()
        async with asyncio.timeout(WARM_SECONDS):
            while "Computers " not in (folder / "bot.log").read_text(encoding="utf-8"):  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        say(f"warm after {time.perf_counter() - began:.1f} s with {memory.now():.0f} MiB, {memory.most:.0f} at most")
        say(f"  meanwhile {lateness(await bot.figures(), before)}")
        try:
            yield bot, memory
        finally:
            watching.cancel()


async def watched_beside(seconds: float) -> asyncio.subprocess.Process:
    """An empty event loop that measures itself for so long."""
    return await asyncio.create_subprocess_exec(
        sys.executable, "-c", EMPTY_LOOP, str(seconds), stdout=asyncio.subprocess.PIPE
    )


async def seated(group: Group, level: str) -> None:
    """One person among computers of a level, and the first deal."""
    person = group.people[0]
    await person.slash(group.channel, "table open", game=group.game)
    await person.slash(group.channel, "table fill", level=level)
    await person.slash(group.channel, "table start")


async def measure(level: str, given: argparse.Namespace, folder: Path) -> None:
    """Let people and computers of one level play."""
    async with Loopback(people=()) as discord:
        town = Town(discord)
        for number in range(given.tables):
            town.add_group(given.games[number % len(given.games)], 1)
        async with started(town, folder, given.pause) as (bot, memory):
            await asyncio.gather(*(seated(group, level) for group in town.groups))
            town.tally, before, cpu = Tally(), await bot.figures(), cpu_seconds(*family(bot.number))
            began, empty = time.perf_counter(), await watched_beside(given.seconds)
            await asyncio.gather(*(town.flat_out(group, given.seconds) for group in town.groups))
            took, after = time.perf_counter() - began, await bot.figures()
            cpu = (cpu_seconds(*family(bot.number)) - cpu) / took
            report(level, given.tables, town.tally, cpu)
            say(f"  {lateness(after, before)}; an empty loop {(await empty.communicate())[0].decode().strip()}")
            say(f"  memory {memory.now():.0f} MiB, {memory.most:.0f} at most")
            log = (folder / "bot.log").read_text(encoding="utf-8")
            told = ", ".join(
                f"{what} {log.count(what)}" for what in ("search-late", "saw too few deals", "search-failed")
            )
            say(f"  {told}; errors {len(bot.complaints())}")


def report(level: str, tables: int, tally: Tally, cpu: float) -> None:
    """What people felt."""
    say(
        f"{level} computers at {tables} tables: {tally.cards} cards and {len(tally.times)} presses by people, answered "
        f"in p50 {tally.quantile(0.5):.1f} ms, p99 {tally.quantile(0.99):.1f} ms; {cpu:.2f} cores used"
    )


def main() -> None:
    """Measure every level."""
    parser = argparse.ArgumentParser(description="Computers thinking in the running bot.")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--pause", type=float, default=0.0)
    parser.add_argument("--levels", type=lambda text: text.split(","), default=["easy", "strong"])
    parser.add_argument("--games", type=lambda text: text.split(","), default=["saskop"])
    parser.add_argument("--cold", action="store_true")
    given = parser.parse_args()
    say(f"{len(os.sched_getaffinity(0))} processors, load before {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as name:
        if given.cold:
            os.environ["NUMBA_CACHE_DIR"] = name
        for level in given.levels:
            folder = Path(name) / level
            folder.mkdir()
            asyncio.run(measure(level, given, folder))


if __name__ == "__main__":
    main()
