"""Three processes of the bot, a shard each, on one Discord and one PostgreSQL; one of them is killed in mid-deal."""

import asyncio
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.sandbox.errors import Refused
from bot.sandbox.loopback import Loopback
from bot.sandbox.people import Person
from tests.e2e.evening import Evening, Player, Presser, Typist, command_for, is_hand, is_sheet, is_table
from tests.support.postgresql import Server

SHARDS = 3
WORDS = {"accept", "bid", "cut", "give", "pass", "play", "trump"}


class Process(Evening):
    """One process, on a Discord that it shares with others."""

    def __init__(self, folder: Path, discord: Loopback, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.discord = discord

    async def kill(self) -> None:
        """No last word."""
        assert self.process is not None
        self.process.kill()
        await self.process.wait()

    async def end(self) -> float:
        """Ask it to stop, and say how long that took."""
        assert self.process is not None
        began = time.monotonic()
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(self.process.wait(), 15) in {0, -signal.SIGKILL}
        return time.monotonic() - began


class House:
    """All processes, and a look into their database. is_heard: whether somebody hears what is said in the server."""

    def __init__(self, folder: Path, address: str) -> None:
        self.discord = Loopback(limits=True)
        shared = {"DATABASE_URL": address, "SHARD_COUNT": str(SHARDS), "COMPUTER_DELAY_SECONDS": "0.2"}
        self.processes = []
        for shard in range(SHARDS):
            (folder / str(shard)).mkdir()
            self.processes.append(Process(folder / str(shard), self.discord, **shared, SHARD_IDS=str(shard)))
        self._url = make_url(address)
        self._line: asyncpg.Connection | None = None
        self.is_heard = True

    @property
    def hearing(self) -> Process:
        """The process that hears the server."""
        return self.processes[(self.discord.guild.id >> 22) % SHARDS]

    async def begin(self) -> None:
        await self.discord.__aenter__()
        await asyncio.gather(*(process.launch() for process in self.processes))
        await self.discord.connected(SHARDS, timeout=60)
        await self.discord.registered("act")
        self._line = await asyncpg.connect(
            host=self._url.host, port=self._url.port, user=self._url.username, database=self._url.database
        )

    async def end(self) -> None:
        if self._line is not None:
            await self._line.close()
        for process in self.processes:
            if process.process is not None:
                await process.end()
        await self.discord.__aexit__(None, None, None)

    async def seat(self, *people: Person) -> None:
        """People at a table of the server, and a computer."""
        said = [("table open", {"game": "saskop"}), *[("table join", {})] * (len(people) - 1), ("table fill", {})]
        for person, (command, options) in zip((*people, people[0]), said, strict=True):
            assert (await person.slash(self.discord.channel, command, **options)).answered
            assert len(await self.ask("SELECT FROM tables")) == 1

    async def ask(self, query: str, *given: object) -> list[asyncpg.Record]:
        assert self._line is not None
        return list(await self._line.fetch(query, *given))

    async def log(self) -> list[tuple[int, int | None, str]]:
        """Every action of every deal: its number, who did it, and what."""
        rows = await self.ask("SELECT number, user_id, text FROM actions ORDER BY deal_id, number")
        return [(row["number"], row["user_id"], row["text"]) for row in rows]

    async def until(self, true: Callable[[], Awaitable[bool]], seconds: float = 20) -> float:
        """Wait for something that the database tells, and say how long it took."""
        began = time.monotonic()
        while not await true():
            taken = time.monotonic() - began
            assert taken < seconds, f"in vain for {taken:.0f} s\n{self.processes[0].standing()}\n{await self.log()}"
            await asyncio.sleep(0.05)
        return time.monotonic() - began


class Patient(Presser):
    """Plays in his direct messages; the pack is cut in the channel, once somebody hears him there."""

    def __init__(self, house: House, person: Person) -> None:
        super().__init__(house.processes[0], person)
        self.house = house

    async def _cut(self) -> bool:
        return self.house.is_heard and await super()._cut()


class Wanderer(Typist):
    """Types in the channel, and in his direct messages while nobody hears the server."""

    def __init__(self, house: House, person: Person) -> None:
        super().__init__(house.processes[0], person)
        self.house = house
        self.doubtful = 0

    async def act(self) -> bool:
        where = self.evening.discord.channel if self.house.is_heard else "dm"
        try:
            offered = [each["value"] for each in await self.person.autocomplete(where, "act", "action")]
        except Refused:
            return False
        values = [value for value in offered if value.split()[0] in WORDS]
        if not values or self.person.mention not in getattr(self.table(), "text", ""):
            return False
        command, options = command_for("pass" if "pass" in values else self.chance.choice(values))
        outcome = await self.person.slash(where, command, **options)
        is_done = any(is_hand(post) for post in outcome.posts)
        self.acted += is_done and command != "cut"
        self.doubtful += not is_done  # nobody answered, or he was refused, or it was his last card
        return True


@pytest.fixture
async def house(tmp_path: Path, postgresql: Callable[[], Server]) -> AsyncIterator[House]:
    house = House(tmp_path, await postgresql().fresh())
    try:
        await house.begin()
        yield house
    finally:
        await house.end()
        for process in house.processes:
            print(process.log.read_text(encoding="utf-8")[-3000:])  # noqa: T201 - for who reads a failure


async def test_a_killed_process_is_replaced_in_mid_deal_and_nothing_lost(house: House) -> None:
    anna, bert, carl = (house.discord.person(name) for name in ("Anna", "Bert", "王小明"))
    await house.seat(anna, bert, carl)
    wanderer = Wanderer(house, carl)
    players: list[Player] = [Patient(house, anna), Patient(house, bert), wanderer]
    assert (await anna.slash(house.discord.channel, "table start")).answered
    over = asyncio.Event()
    playing = [asyncio.create_task(player.play_until(over.is_set)) for player in players]

    async def so_far(count: int) -> bool:
        return len(await house.log()) >= count

    await house.until(lambda: so_far(12))
    [(holder,)] = await house.ask("SELECT holder FROM tables")
    await house.hearing.kill()
    killed, house.is_heard = time.monotonic(), False
    seen = len(await house.log())

    async def a_computer_moved() -> bool:
        return any(user is None for _, user, _ in (await house.log())[seen:])

    await house.until(a_computer_moved)
    took = time.monotonic() - killed
    print(f"a computer's turn at the dead process's table was taken over after {took:.1f} s")  # noqa: T201
    assert took < 10
    assert (await house.ask("SELECT holder FROM tables"))[0]["holder"] != holder

    await house.hearing.launch()
    await house.discord.connected(SHARDS, timeout=60)
    house.is_heard = True

    async def results() -> bool:
        return len(await house.ask("SELECT FROM deals WHERE ended IS NOT NULL AND told")) >= 1

    await house.until(results, 60)
    over.set()
    await asyncio.gather(*playing)
    log = await house.log()
    for player in players:
        done = sum(user == player.person.id and not text.startswith("cut") for _, user, text in log)
        doubtful = wanderer.doubtful if player is wanderer else 0
        assert player.acted <= done <= player.acted + doubtful, player.person.name
    holes = await house.ask("SELECT FROM actions GROUP BY deal_id HAVING count(*) <> max(number) + 1")
    assert holes == []
    sheets = [post for post in await anna.messages(house.discord.channel) if is_sheet(post)]
    told = await house.ask("SELECT FROM deals WHERE told")
    assert len(sheets) == len(told)
    posts = [post for post in await bert.messages(house.discord.channel) if is_table(post)]
    assert len([post for post in posts if not post.private]) == 1
    assert [line for process in house.processes for line in process.complaints()] == []
