"""A table service on a real database in a temporary folder, with time and chance in the test's hand."""

import asyncio
import random
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.players.base import Player
from bot.players.simple import Simple
from bot.stores import Stores, open_stores
from bot.system import SystemClock
from bot.tables.changes import Change
from bot.tables.leases import Cluster
from bot.tables.lookup import TableLookup
from bot.tables.model import Pace, Table
from bot.tables.service import TableService, build_tables
from bot.tables.setup import TablePlace, checked_setup
from bot.tables.turn_scheduler import TurnScheduler
from engine.actions import Action
from engine.cards import Cards
from engine.views import View
from tests.support.databases import put_empty

GUILD, CHANNEL = 900, 901
ANNA, BERT, CARL, DORA, EVE = 11, 12, 13, 14, 15
PATIENT = Pace(computer=1, cut=20, override=20, next_deal=15, turn=120)


class HandClock(SystemClock):
    """Time that stands still until a test moves it on; `step` sets the machine's clock and nothing else."""

    def __init__(self, machine: datetime = datetime(2026, 1, 1, tzinfo=UTC)) -> None:
        self._machine, self._passed = machine, timedelta(0)
        super().__init__(lambda: self._machine, lambda: self._passed / timedelta(seconds=1))
        self._sleepers: list[tuple[float, asyncio.Event]] = []
        self.sleeps = asyncio.Event()
        """Set while somebody waits for a moment to come."""

    async def sleep_until(self, moment: float) -> None:
        if moment <= self.monotonic():
            return
        event = asyncio.Event()
        self._sleepers.append((moment, event))
        self.sleeps.set()
        await event.wait()

    def advance(self, seconds: float) -> None:
        self._machine += timedelta(seconds=seconds)
        self._passed += timedelta(seconds=seconds)
        for moment, event in self._sleepers:
            if moment <= self.monotonic():
                event.set()
        self._sleepers = [each for each in self._sleepers if each[0] > self.monotonic()]
        if not self._sleepers:
            self.sleeps.clear()

    def step(self, seconds: float) -> None:
        self._machine += timedelta(seconds=seconds)

    def restarted(self) -> "HandClock":
        """The clock of the machine's next process, which sees no step in what was set before it."""
        return HandClock(self._machine)


class SeededShuffler:
    """Chance that repeats itself."""

    def __init__(self, seed: int | str = 1) -> None:
        self.begin_anew(seed)

    def begin_anew(self, seed: int | str) -> None:
        self._chance = random.Random(seed)

    def shuffled(self, pack: Cards) -> Cards:
        return tuple(self._chance.sample(pack, len(pack)))

    def one_of(self, numbers: Sequence[int]) -> int:
        return self._chance.choice(numbers)

    def salt(self) -> str:
        return f"{self._chance.getrandbits(128):032x}"


class Prompt:
    """A thinker that asks one player for everything, at once."""

    def __init__(self, player: Player) -> None:
        self.player, self.chance, self.expected = player, random.Random(1), 0

    def begin(
        self, level: str, view: View, seconds: float | None, chance: random.Random | None = None
    ) -> "Prompt.Done":
        del level, seconds  # asked so
        return Prompt.Done(self, view, chance or self.chance)

    def expect(self) -> None:
        self.expected += 1

    class Done:
        def __init__(self, thinker: "Prompt", view: View, chance: random.Random) -> None:
            self.thinker, self.view, self.chance = thinker, view, chance

        async def settle(self) -> None:
            await asyncio.to_thread(int)  # thinking takes a moment, in which others come first

        async def answer(self) -> Action | None:
            return self.thinker.player.choose(self.view, self.chance)

        def drop(self) -> None:
            pass


class House:
    """One process of the bot without Discord; `again` is what a restart would find."""

    def __init__(self, path: Path, clock: HandClock, seed: int, cluster: Cluster | None = None) -> None:
        self.path, self.clock, self.seed, self.cluster = path, clock, seed, cluster or Cluster()
        self.changes: list[Change] = []
        self._news = asyncio.Event()

    async def begin(self) -> "House":
        put_empty(self.path)
        self.store: Stores = await open_stores(f"sqlite+aiosqlite:///{self.path}")
        self.shuffler = SeededShuffler(self.seed)
        self.tables = build_tables(
            self.store.tables, self.store.results, self.shuffler, self.clock, ("easy", "strong"), self.cluster
        )  # fmt: skip
        self.tables.changes.subscribe(self._hear)
        await self.service.restore()
        self.thinker = Prompt(Simple())
        self.turns = TurnScheduler(self.tables, self.thinker, self.clock, random.Random(self.seed), self.store.settings)
        return self

    @property
    def service(self) -> TableService:
        return self.tables.service

    @property
    def lookup(self) -> TableLookup:
        return self.tables.lookup

    async def end(self) -> None:
        await self.store.close()

    async def again(self) -> "House":
        await self.end()
        return await House(self.path, self.clock.restarted(), self.seed + 1).begin()

    def _hear(self, change: Change) -> None:
        self.changes.append(change)
        self._news.set()

    async def next_change(self, kinds: Sequence[str] = ()) -> Change:
        while True:
            self._news.clear()
            seen = len(self.changes)
            await asyncio.wait_for(self._news.wait(), 60)
            for change in self.changes[seen:]:
                if not kinds or change.kind in kinds:
                    return change

    async def table(self, *users: int, pace: Pace = PATIENT, **options: str) -> Table:
        table = await self.service.open(TablePlace(GUILD, CHANNEL, users[0], pace), checked_setup("saskop", options))
        for user in users[1:]:
            table = await self.service.join(table.id, user)
        return await self.service.fill(table.id, users[0]) if len(users) < 4 else table
