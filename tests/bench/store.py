"""Durable actions a second at a hundred tables: grouped as the bot does it, against one commit an action.

Run: python tests/bench/store.py [seconds] [database address]
"""

import asyncio
import sys
import tempfile
import time
from dataclasses import replace
from datetime import UTC, datetime

from bot.store import writer
from bot.stores import Stores, open_stores
from bot.tables.model import Pace, Person, Seal, Stage, Table
from bot.tables.stored import DealEnding, NewAction, NewDeal, SeatResult, StoredDeal
from bot.tables.tallying import ALL_TIME
from engine.cards import Rank, pack
from engine.match import Tally

TABLES = 100
RESULTS = 10_000
PACK = pack(Rank.SIX)


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def begin(store: Stores, channel: int) -> tuple[Table, StoredDeal]:
    """A table of four people with a deal begun."""
    seats = tuple(Person(4 * channel + seat + 1) for seat in range(4))
    table = Table(0, 1, channel, 4 * channel + 1, "saskop", {"strict": True}, seats, Pace(), Tally(()))
    deal = NewDeal(Seal("d" * 64, "5" * 32, PACK), 0, None, 1, datetime.now(UTC))
    return await store.tables.begin_deal(replace(await store.tables.open_table(table), stage=Stage.PLAYING), deal)


async def play(store: Stores, table: Table, deal: StoredDeal, until: float) -> list[float]:
    """Append at one table, each action after the answer to the one before; how long each took."""
    took: list[float] = []
    while (started := time.perf_counter()) < until:
        seat = len(took) % 4
        act = NewAction(deal.id, len(took), seat, 4 * table.channel + seat + 1, "play QC", datetime.now(UTC))
        table = await store.tables.append(replace(table, due=act.at), act)
        took.append(time.perf_counter() - started)
    return took


async def measure(name: str, address: str, at_once: int, seconds: float) -> float:
    """Actions a second with so many in one commit at most."""
    writer.MOST_AT_ONCE = 500
    store = await open_stores(address)
    first = len(await store.tables.load())
    pairs = await asyncio.gather(*(begin(store, first + number) for number in range(TABLES)))
    writer.MOST_AT_ONCE = at_once
    before, started = store.database.commits, time.perf_counter()
    times = await asyncio.gather(*(play(store, table, deal, started + seconds) for table, deal in pairs))
    elapsed = time.perf_counter() - started
    took = sorted(one for each in times for one in each)
    rate, commits = len(took) / elapsed, (store.database.commits - before) / elapsed
    p50, p99 = (1000 * took[int(share * (len(took) - 1))] for share in (0.5, 0.99))
    say(f"{name:<22} {rate:8.0f} actions/s {commits:7.0f} commits/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms")
    await store.close()
    return rate


async def measure_reading(address: str) -> None:
    """How long totals and a start take with many deals behind them."""
    writer.MOST_AT_ONCE = 500
    store = await open_stores(address)
    pairs = [await begin(store, 10_000 + number) for number in range(100)]
    for number in range(RESULTS // 100):
        pairs = list(await asyncio.gather(*(finish(store, table, deal, number) for table, deal in pairs)))
    for name, reading in (
        ("load", store.tables.load()),
        ("ladder", store.ladder.ladder(1, "saskop", (ALL_TIME,))),
        ("totals of a person", store.player_stats.games_of(1, 40_001, ("saskop",))),
        ("history of a person", store.results.history(1, 40_001, 25)),
        ("history of the server", store.results.history(1, None, 25)),
    ):
        started = time.perf_counter()
        lines = await reading
        took = 1000 * (time.perf_counter() - started)
        say(f"{name:<22} {took:8.1f} ms, {len(lines)} lines, after {RESULTS} deals")
    await store.close()


async def finish(store: Stores, table: Table, deal: StoredDeal, number: int) -> tuple[Table, StoredDeal]:
    """End a deal and begin the next."""
    now = datetime.now(UTC)
    seats = tuple(
        SeatResult(seat, 4 * table.channel + seat + 1, 30, 2, number % 5, seat % 2 == number % 2, seat == 0)
        for seat in range(4)
    )
    act = NewAction(deal.id, 0, 0, None, "play QC", now)
    table = await store.tables.append(table, act, DealEnding({"kind": "played", "strokes": [2, 0]}, seats, now))
    return await store.tables.begin_deal(table, NewDeal(deal.seal, 0, None, 1, now))


async def main() -> None:
    """Print the figures."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    with tempfile.TemporaryDirectory() as folder:
        address = sys.argv[2] if len(sys.argv) > 2 else f"sqlite+aiosqlite:///{folder}/bench.sqlite3"
        alone = await measure("one commit an action", address, 1, seconds)
        together = await measure("grouped", address, 500, seconds)
        say(f"{'grouped against single':<22} {together / alone:8.1f} times")
        await measure_reading(address)


if __name__ == "__main__":
    asyncio.run(main())
