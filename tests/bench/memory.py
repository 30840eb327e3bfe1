"""How much memory the bot and its painter hold while nobody plays, and once a computer has thought.

Run: python tests/bench/memory.py

The real bot is started on a database that is there, as on any day but the first, and looked at once it has nothing more
to do. What several processes share is shared out among them; beside it stands what the two would hold if nobody else on
the machine used the same libraries.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.bench.crowd.processes import AT_ONCE, Bot, lone_bytes, painter, resident_bytes
from tests.bench.crowd.town import Town
from tests.support.loopback import Loopback

OURS = ("-m", "bot", "run")
MOST = 190
"""How many MiB both may hold while nobody plays."""
SETTINGS = {**AT_ONCE, "CUT_SECONDS": "0", "COMPUTER_DELAY_SECONDS": "1.5", "TURN_SECONDS": "0"}
"""Computers move after the usual pause."""
THOUGHT_SECONDS = 60.0


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def told(bot: Bot, when: str) -> float:
    """What both hold, in MiB."""
    held, alone, painting = (
        size / 2**20
        for size in (resident_bytes(bot.number), lone_bytes(bot.number), sum(map(resident_bytes, painter(bot.number))))
    )
    say(f"{when}: {held:.0f} MiB, bot {held - painting:.0f} and painter {painting:.0f}; by themselves {alone:.0f}")
    return held


def can_search(bot: Bot) -> bool:
    """Whether what searches take is in memory."""
    return "llvmlite" in Path(f"/proc/{bot.number}/maps").read_text(encoding="utf-8")


async def seated(town: Town) -> None:
    """One person among strong computers, and their first deal."""
    group = town.add_group("saskop", 1)
    person = group.people[0]
    await person.slash(group.channel, "table open", game=group.game)
    await person.slash(group.channel, "table fill", level="strong")
    await person.slash(group.channel, "table start")


async def main() -> None:
    """Print the figures; status 1 where nobody plays and both hold more than they may."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for is_first in (True, False):
            async with Loopback(people=()) as discord, Bot(discord, folder, OURS, SETTINGS) as bot:
                await discord.registered("act", timeout=60)
                await bot.quiet()
                idle = told(bot, "nobody plays, the database was just made" if is_first else "nobody plays")
                if is_first:
                    continue
                await seated(Town(discord))
                ends = time.monotonic() + THOUGHT_SECONDS
                while not can_search(bot) and time.monotonic() < ends:  # noqa: ASYNC110 - another process's
                    await asyncio.sleep(0.1)
                await bot.quiet()
                told(bot, "a table with strong computers")
                for line in bot.complaints()[:5]:
                    say(f"log: {line}")
    if idle > MOST:
        say(f"more than the {MOST} MiB that are allowed")
        sys.exit(1)


if __name__ == "__main__":
    asyncio.run(main())
