"""A day of the deal of the day in one process: everybody plays once, through the service, with a database file.

Run: python tests/bench/daily.py [people] [at once] [the day after the first of January 2026, which says the game]

It fails unless everybody finishes, whoever did the same was answered the same, nothing can be read before the day is
closed, the tables are what plain counting makes of them, and the records are those of the published chain.
"""

import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter, defaultdict
from datetime import UTC, datetime, timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pytest

from bot.errors import UserError
from bot.features.daily.days import Day, Days
from bot.features.daily.service import Dailies, DailyDeals
from bot.players.simple import Simple
from bot.players.thinking import Thinking
from bot.solo.model import ForkSight
from bot.solo.service import SoloPlay
from bot.stores import Stores, open_stores
from bot.system import SystemShuffler
from bot.tables.rights import Caller
from engine.actions import Action
from engine.daily import VARIANTS, verify
from engine.decisions import Selection
from engine.record import read_record
from tests.support.exported import exported
from tests.support.tables import HandClock

GUILDS = 40
"""On so many servers they play, and as many as on each of them in direct messages alone."""
FAITHFUL = 0.5
"""How many of their answers are by rule of thumb; the others are anything that may be answered."""
SAMPLE = 200
LATE_EVERY = 0.01


def say(line: str) -> None:
    """One line of the figures."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def answer(seen: ForkSight, chance: random.Random) -> Action:
    """What somebody presses who sees this."""
    view = seen.sight.view
    assert view is not None
    asked = view.asked
    assert asked is not None
    if chance.random() < FAITHFUL:
        said = Simple().choose(view, chance)
        if said is not None:
            return said
    if isinstance(asked, Selection):
        said = Simple().choose(view, chance)
        assert said is not None
        return said
    return chance.choice(asked.actions)


class Bench:
    """One day, and what was measured of it."""

    def __init__(self, store: Stores, dailies: Dailies, forks: SoloPlay, clock: HandClock) -> None:
        self.store, self.dailies, self.forks, self.clock = store, dailies, forks, clock
        self.took: list[float] = []
        self.late: list[float] = []
        self.logs: dict[tuple[int, int], ForkSight] = {}
        self.done = 0

    async def plays(self, user: int, day: Day) -> None:
        """One person from `/daily` to the table."""
        guild = user % (GUILDS + 1) or None
        hall = await self.dailies.look(Caller(user, guild))
        assert not hall.is_done
        seen = await self.timed(self.dailies.play(Caller(user, guild), day.number))
        chance = random.Random(user % 3000)  # some do exactly what somebody else does
        for number in range(1, day.rounds + 1):
            if number > 1:
                seen = await self.timed(self.dailies.play(Caller(user, guild), day.number))
            while seen.ends is None:
                view = seen.sight.view
                assert view is not None
                text = str(answer(seen, chance))
                seen = await self.timed(self.forks.act(user, seen.fork.id, text, len(view.history)))
            self.logs[user, number] = seen
        standing = await self.timed(self.dailies.standing(Caller(user, guild), day))
        assert standing.own is not None
        assert not standing.is_closed

    async def timed(self, work: object) -> object:
        """What a press brings, and how long it took."""
        began = time.perf_counter()
        found = await work  # type: ignore[misc]
        self.took.append(time.perf_counter() - began)
        return found

    async def watch(self) -> None:
        """How late the event loop is."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LATE_EVERY)
            self.late.append(time.perf_counter() - began - LATE_EVERY)


def spread(seconds: list[float]) -> str:
    """How long things took, in milliseconds."""
    ordered = sorted(seconds)
    p50, p99 = (1000 * ordered[int(share * (len(ordered) - 1))] for share in (0.5, 0.99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"


async def check_sealed(bench: Bench, day: Day, users: range) -> None:
    """Nothing of a running day is told to anybody."""
    link = day.link.hex()
    for opened in await bench.dailies.days.published():
        assert link not in str(opened)
        assert day.date not in opened.links
    for user in users[:: max(1, len(users) // SAMPLE)]:
        told = await exported(bench.store, user)
        assert (told["forks"], told["dailies"]) == ([], [])
        assert link not in json.dumps(told)
        with pytest.raises(UserError, match="daily-not-closed"):
            await bench.dailies.review(user, day.number, "Anna")


def check_answers(bench: Bench) -> int:
    """Whoever has the same deal and does the same is answered the same; how many had somebody to be compared with."""
    same: dict[tuple[object, ...], list[object]] = defaultdict(list)
    for seen in bench.logs.values():
        own = tuple(text for seat, text in seen.fork.actions if seat == seen.fork.seat)
        same[seen.fork.number, own].append(seen.fork.actions)
    for logs in same.values():
        assert len(set(logs)) == 1
    return sum(len(logs) for logs in same.values() if len(logs) > 1)


async def check_tables(bench: Bench, day: Day, users: range) -> None:
    """Shares and places as they follow from counting people one by one."""
    made = {}
    for user in users:
        result = await bench.store.daily.daily_result(day.number, user)
        made[user] = (result.variant, result.merit)
    house = {
        variant: sum([(await bench.dailies.bot_benchmark(day, number)).merit for number in day.numbers(variant)])
        for variant in range(1, VARIANTS + 1)
    }
    fields = {variant: [merit for deal, merit in made.values() if deal == variant] for variant in house}
    share: dict[tuple[int, int], float] = {}
    for variant, merit in set(made.values()):
        others = [*fields[variant], house[variant]]
        others.remove(merit)
        beaten = sum(1.0 if merit > other else 0.5 if merit == other else 0.0 for other in others)
        share[variant, merit] = round(100 * beaten / len(others), 1)
    everybody = sorted((share[each] for each in made.values()), reverse=True)
    places = {value: everybody.index(value) + 1 for value in set(everybody)}
    for user in users[:: max(1, len(users) // SAMPLE)]:
        guild = user % (GUILDS + 1) or None
        standing = await bench.dailies.standing(Caller(user, guild), day)
        assert standing.own is not None
        value = share[made[user]]
        rank = standing.own.rank
        assert (rank.share, rank.place, rank.shared) == (value, places[value], everybody.count(value)), (rank, value)
        assert standing.people == len(users)
        here = {each for each in users if guild is not None and each % (GUILDS + 1) == guild}
        assert {row.result.user for row in standing.here} == here
        assert all(row.rank.place == places[share[made[row.result.user]]] for row in standing.here)
        assert sum(each.shared for each in standing.ranks) == len(users)


async def check_records(bench: Bench, day: Day, users: range) -> int:
    """After its closing: the records of some are deals of the published chain."""
    bench.clock.advance((day.closes - bench.clock.now()).total_seconds())
    opened = next(each for each in await bench.dailies.days.published() if each.season == day.season)
    assert opened.links[day.date] == day.link.hex()
    chosen = users[:: max(1, len(users) // SAMPLE)]
    for user in chosen:
        for deal in range(1, day.rounds + 1):
            upload = await bench.store.uploads.upload(await bench.dailies.review(user, day.number, "Anna", deal))
            assert verify(read_record(upload.text), opened).faults == ()
    return len(chosen) * day.rounds


async def main() -> None:
    """Print the figures."""
    given = [int(each) for each in sys.argv[1:]]
    people, at_once, later = (*given, *(10_000, 50, 0)[len(given) :])
    users, clock = range(1_000_001, 1_000_001 + people), HandClock()
    with tempfile.TemporaryDirectory() as folder:
        store = await open_stores(f"sqlite+aiosqlite:///{folder}/bench.sqlite3")
        clock.advance((datetime(2026, 1, 1, 9, tzinfo=UTC) + timedelta(days=later) - clock.now()).total_seconds())
        days, thinking = Days(store.daily, clock, SystemShuffler()), Thinking(random.Random(1))
        forks = SoloPlay(store.solo, thinking, clock, [DailyDeals(days, clock)])
        bench = Bench(store, Dailies(store.daily, store.uploads, forks, days, clock), forks, clock)
        day = await days.today()
        gate, watching = asyncio.Semaphore(at_once), asyncio.create_task(bench.watch())
        began, busy = time.perf_counter(), time.process_time()

        async def one(user: int) -> None:
            async with gate:
                await bench.plays(user, day)
            bench.done += 1
            if bench.done % 1000 == 0:
                say(f"  {bench.done} are done after {time.perf_counter() - began:.0f} s")

        await asyncio.gather(*map(one, users))
        took, busy = time.perf_counter() - began, time.process_time() - busy
        watching.cancel()
        await check_sealed(bench, day, users)
        compared = check_answers(bench)
        await check_tables(bench, day, users)
        checked = await check_records(bench, day, users)
        variants = Counter(seen.fork.number for seen in bench.logs.values())
        say(f"{people} people played the deal of the day ({day.game}), {at_once} at once, and all finished:")
        say(f"  {people / took:.1f} a second, {1000 * busy / people:.0f} ms of processor each")
        say(f"  a press {spread(bench.took)}")
        say(f"  event loop late by {spread(bench.late)}; deals {dict(sorted(variants.items()))}")
        say(f"  sealed until closed; {compared} did what somebody else did, and were answered alike")
        say(f"  tables right; {checked} records true to the chain")
        thinking.close()
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
