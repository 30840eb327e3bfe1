"""How long an evening's and a season's score sheet take on a server of many deals, without painting.

python tests/bench/evening_reading.py [--deals 100000] [--channels 40] [--asked 40]

The server is written straight into a SQLite file: deals of Saskop over a year, a table for each thirty of a channel.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert

from bot.present.readers import Readers

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.features.evenings.messages import Evenings
from bot.present.figures import SheetPart
from bot.store.engine import make_engines
from bot.store.schema import deals, guilds, players, results, tables
from bot.stores import Stores, open_stores
from bot.system import SystemClock
from bot.tables.finished_deals import Span
from bot.tables.model import Preferences, Table

GUILD: Final = 1
DAYS: Final = 365
AN_EVENING: Final = 30
"""So many deals are played at a table before it is closed."""
EMPTY: Final = {"options": {}, "seats": [], "digest": "d" * 64, "salt": "5" * 32, "pack": "QC " * 36}
SEATS: Final = (0, 1, 2, 3)


class Everybody(Readers):
    """Readers of English, whose names need no looking up."""

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """A name each."""
        del guild
        return {user: f"Player {user}" for user in users}

    async def language(self, user: int, *, guild: int | None = None, table: Table | None = None) -> str:
        """English."""
        del user, guild, table
        return "en"

    async def language_of_guild(self, guild: int | None) -> str:
        """English too."""
        del guild
        return "en"

    async def preferences(self, user: int) -> Preferences:
        """The usual ones."""
        del user
        return Preferences()


def written(count: int, channels: int) -> Iterable[tuple[dict[str, Any], dict[str, Any], list[dict[str, Any]]]]:
    """Deals with their tables and seats: channels play an evening in turn, one of eight in the first one."""
    chance, first = random.Random(1), datetime.now(UTC) - timedelta(days=DAYS)
    for number in range(count):
        table, at_table = number // AN_EVENING + 1, number % AN_EVENING
        channel = 1 if table % 8 == 0 else 2 + table % (channels - 1)
        begun = first + timedelta(days=DAYS * (table * AN_EVENING) / (count + 1)) + timedelta(minutes=at_table)
        ended, strokes = begun + timedelta(seconds=50), chance.choice(([2, 0], [0, 4], [4, 0], [0, 2], [6, 0], [0, 6]))
        result = {"trump": "H", "strokes": strokes, "lambapea": None, "tie": False, "passed": False, "maker": 0}
        place = {"id": table, "guild_id": GUILD, "channel_id": channel, "game": "saskop", "stage": "closed"}
        place |= {"options": {}, "seats": [], "pace": {}, "dealer": 0, "revision": 1, "language": "en"}
        deal = {"id": number + 1, "guild_id": GUILD, "number": number + 1, "table_id": table, "game": "saskop", **EMPTY}
        deal |= {"rules_version": 1, "dealer": 0, "begun": begun, "ended": ended, "result": result, "annulled": False}
        seats = [
            {
                "deal_id": number + 1, "seat": seat, "user_id": 4 * (channel % 10) + seat + 1, "points": 30,
                "tricks": 2, "score": strokes[seat % 2], "won": strokes[seat % 2] > 0, "declarer": seat == 0,
                "game_won": at_table % 5 == 4 and strokes[seat % 2] > 0, "guild_id": GUILD, "game": "saskop",
                "ended": ended, "counts": True,
            }
            for seat in SEATS
        ]  # fmt: skip
        yield place, deal, seats


async def fill(address: str, count: int, channels: int) -> None:
    """Write the server."""
    engines = make_engines(address)
    everything = list(written(count, channels))
    async with engines.migrating.begin() as connection:
        await connection.execute(insert(guilds), [{"id": GUILD, "deals": count}])
        await connection.execute(insert(players), [{"id": user} for user in range(1, 41)])
        places = {place["id"]: place for place, *_ in everything}
        await connection.execute(insert(tables), [*places.values()])
        await connection.execute(insert(deals), [deal for _, deal, _ in everything])
        await connection.execute(insert(results), [seat for *_, seats in everything for seat in seats])
    await engines.dispose()


async def measure(store: Stores, times: int) -> None:
    """An evening and a season in the busiest channel and in another, so many times each."""
    evenings = Evenings(Everybody(), store.evenings, SystemClock())
    for channel in (1, 2):
        site = await evenings.store.last_site(GUILD, channel)
        assert site is not None
        for span in (Span.EVENING, Span.SEASON):
            took = []
            for _ in range(times):
                began = time.process_time()
                message = await evenings.scores(1, site, span, SheetPart.TOTALS, 0, is_live=False)
                took.append(1000 * (time.process_time() - began))
            took.sort()
            p50, p95 = took[len(took) // 2], took[int(0.95 * (len(took) - 1))]
            told = message.text.splitlines()[1]
            sys.stdout.write(f"channel {channel} {span:8} p50 {p50:6.1f} ms  p95 {p95:6.1f} ms  {told}\n")


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Score sheets of a large server.")
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--channels", type=int, default=40)
    parser.add_argument("--asked", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite+aiosqlite:///{folder}/bench.sqlite3"
        await (await open_stores(address)).close()
        await fill(address, asked.deals, asked.channels)
        store = await open_stores(address)
        await measure(store, asked.asked)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
