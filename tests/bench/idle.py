"""How much memory and time live tables take at which nobody acts: the real bot started on a database full of them.

Run: python tests/bench/idle.py [--tables 20000]
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.crowd.processes import AT_ONCE, Bot, cpu_seconds, family, resident_bytes
from tests.bench.crowd.stock import Spot, fill
from tests.support.loopback import Loopback

OURS = ("-m", "bot", "run")
CHANNELS_A_SERVER = 20
SEATS = 5
FEW = 20


async def measure(count: int) -> None:
    """Start once with few tables and once with so many tables."""
    empty = 0
    for tables in (FEW, count):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            async with Loopback(people=()) as discord:
                await fill(f"sqlite+aiosqlite:///{folder}/lambapea.sqlite3", spots(discord, tables))
                began = time.perf_counter()
                async with Bot(discord, folder, OURS, AT_ONCE) as bot:
                    ready, busy = time.perf_counter() - began, cpu_seconds(*family(bot.number))
                    await bot.quiet()
                    held = resident_bytes(bot.number)
                    calls = discord.calls.counts()["by_kind"]
                    settled = time.perf_counter() - began
                    say(f"{tables} tables: on the gateway after {ready:.1f} s, quiet after {settled:.1f} s")
                    say(f"  processor time: {busy:.1f} s until then, {cpu_seconds(*family(bot.number)):.1f} s in all")
                    say(f"  {held / 2**20:.0f} MiB resident; calls {calls}")
                    if tables > FEW:
                        say(f"  {(held - empty) / (tables - FEW) / 2**10:.1f} KiB a table; in 1 GiB there is room for "
                            f"{int((2**30 - empty) / ((held - empty) / (tables - FEW)))}")  # fmt: skip
                    for line in bot.complaints()[:5]:
                        say(f"  log: {line}")
                    empty = held


def spots(discord: Loopback, count: int) -> list[Spot]:
    """Places on servers that the loopback has; nobody of the people ever comes."""
    found = []
    for at in range(count):
        server, place = divmod(at, CHANNELS_A_SERVER)
        guild = discord.world.add_guild(f"Server {server}")
        channel = discord.world.add_channel(guild, f"cards-{place}")
        found.append(Spot(guild.id, channel.id, [10**17 + SEATS * at + seat for seat in range(SEATS)]))
    return found


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=20_000)
    given = parser.parse_args()
    say(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}")
    asyncio.run(measure(given.tables))


if __name__ == "__main__":
    main()
