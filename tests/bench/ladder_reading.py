"""How long leaderboards and statistics take on a server of many deals, without painting: figures, ratings and words.

python tests/bench/ladder_reading.py [--deals 100000] [--people 200] [--asked 40]

The server is written straight into a SQLite file: deals of Saskop, evenly over two years, for the sums alone;
a few more are played to their ends, so that there are milestones.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from sqlalchemy import insert

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bot.features.ladder.messages import LeaderboardKind, Leaderboards
from bot.features.ladder.service import Period
from bot.features.ladder.stats_messages import Statistics, StatsPage
from bot.present.messages import Message
from bot.store.engine import make_engines
from bot.store.schema import guilds, ladder, pairs, tallies
from bot.stores import Stores, open_stores
from bot.system import SystemClock
from bot.tables.model import Person
from bot.tables.tallying import ALL_TIME, CountedDeal, season, spans_with
from tests.bench.evening_reading import Everybody
from tests.bot.store.making import a_table, an_ending, finish

GUILD: Final = 1
DAYS: Final = 730
MOST_PLAYED: Final = 1
"""Who played most: the longest course, the most partners."""
DID: Final = ("deal", "match", "lambapea", "side declarer", "side defender", "said override", "said diamonds")
DID_OF: Final = (
    *DID,
    *(f"played {suit}" for suit in ("hearts", "clubs", "spades", "diamonds")),
    *map("bid {}".format, range(5, 12)),
)
Sums = dict[tuple[Any, ...], dict[str, Any]]


def played(deals: int, people: int) -> tuple[Sums, Sums, Sums]:
    """The sums of so many deals among so many people, some of whom play much more than others."""
    chance, today = random.Random(1), datetime.now(UTC)
    single: Sums = defaultdict(lambda: defaultdict(int))
    double: Sums = defaultdict(lambda: defaultdict(int))
    done: Sums = defaultdict(lambda: defaultdict(int))
    weights = [1 / (1 + number / 20) for number in range(people)]
    for number in range(deals):
        day = (today - timedelta(days=DAYS * (1 - number / deals))).date()
        four = sorted({*chance.choices(range(1, people + 1), weights, k=6)})[:4]
        above = chance.gauss(0, 2)
        for who in four:
            for span in spans_with(day):
                row = single[GUILD, "saskop", span, who, ""]
                row["deals"] += 1
                row["won" if above > 0 else "lost"] += 1
                row["rated"] += 1
                row["total"] += above
                row["squares"] += above * above
            for what in chance.sample(DID_OF, 4):
                done[GUILD, "saskop", who, what]["deals"] += 1
        for one, other in combinations(four, 2):
            for span in (ALL_TIME, season(day)):
                row = double[GUILD, "saskop", span, (one + other) % 2 == 0, one, other]
                row["deals"] += 1
                row["above"] += above
                row["squares"] += above * above
    return single, double, done


def rows_of(relation: Any, sums: Sums) -> Iterator[dict[str, Any]]:
    """As rows of a table."""
    keys = [column.name for column in relation.primary_key]
    others = [column.name for column in relation.columns if column.name not in keys]
    nothing = {name: "" if name == "last" else 0 for name in others}
    for key, facts in sums.items():
        yield dict(zip(keys, key, strict=True)) | nothing | facts


async def fill(address: str, deals: int, people: int) -> int:
    """Write the server; how many rows it has."""
    engines, written = make_engines(address), 0
    async with engines.migrating.begin() as connection:
        await connection.execute(insert(guilds), [{"id": GUILD, "deals": deals}])
        for relation, sums in zip((ladder, pairs, tallies), played(deals, people), strict=True):
            rows = list(rows_of(relation, sums))
            await connection.execute(insert(relation), rows)
            written += len(rows)
    await engines.dispose()
    return written


async def play_some(store: Stores) -> None:
    """Some deals to their ends, for milestones."""
    table = await store.tables.open_table(a_table(guild=GUILD, host=MOST_PLAYED, seats=tuple(map(Person, range(1, 5)))))
    for _ in range(12):
        told = (CountedDeal(0, "solo"), CountedDeal(0, "said override"))
        ending = replace(
            an_ending(users=range(1, 5), game_won=(0, 2), at=datetime.now(UTC)), tallied=told, lambapea=(0, 2)
        )
        table, _ = await finish(store, table, ending)


async def measure(store: Stores, times: int) -> None:
    """Every page of every kind, so many times."""
    boards = Leaderboards(Everybody(), store.ladder, SystemClock())
    statistics = Statistics(Everybody(), store.ladder, store.player_stats)
    for show in LeaderboardKind:
        for period in Period:
            await timed(f"{show} {period}", lambda: boards.leaderboard(1, GUILD, None, period, show), times)  # noqa: B023
    for page in StatsPage:
        await timed(f"stats {page}", lambda: statistics.stats(2, GUILD, MOST_PLAYED, None, page), times)  # noqa: B023


async def timed(what: str, ask: Callable[[], Awaitable[Message]], times: int) -> None:
    """In time of the processor, so that a busy machine tells the same."""
    took = []
    for _ in range(times):
        began = time.process_time()
        message = await ask()
        took.append(1000 * (time.process_time() - began))
    took.sort()
    p50, p95 = took[len(took) // 2], took[int(0.95 * (len(took) - 1))]
    lines = message.text.count("\n")
    sys.stdout.write(f"{what:18} p50 {p50:6.1f} ms  p95 {p95:6.1f} ms  ({lines} lines)\n")


async def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="Figures of a large server.")
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--asked", type=int, default=40)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite+aiosqlite:///{folder}/bench.sqlite3"
        await (await open_stores(address)).close()
        rows = await fill(address, asked.deals, asked.people)
        sys.stdout.write(f"{asked.deals} deals of {asked.people} people: {rows} rows of sums\n")
        store = await open_stores(address)
        await play_some(store)
        await measure(store, asked.asked)
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
