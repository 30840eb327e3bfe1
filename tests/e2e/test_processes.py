"""Processes of the bot, a shard each, on one Discord and one PostgreSQL: one is killed, the database goes away."""

import asyncio
import itertools
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.phrases import phrases
from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import Interaction
from bot.sandbox.world import SandboxChannel, stable_id
from tests.e2e.evening import Evening
from tests.e2e.players import Player, Presser, Typist, playing
from tests.e2e.posts import awake, calling, command, is_hand, is_sheet, is_table
from tests.support.crowd import command_for
from tests.support.loopback import Loopback
from tests.support.people import InteractionOutcome, Post, SandboxPerson
from tests.support.postgresql import Server
from tests.support.proxy import Proxy

SHARDS = 3
WRITTEN = ("SELECT * FROM processes", "SELECT * FROM posts", "SELECT * FROM hand_posts")
AWAITED = {"pending", "deferred"}
"""How an interaction stands that somebody still waits for."""
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
        await asyncio.wait_for(self.process.wait(), 60)
        return time.monotonic() - began


class House:
    """All processes, and a look into their database.

    is_heard: whether somebody hears what is said in the server. unheard: what was done there while nobody did, or was
    not answered yet when its process was killed; all that may get no answer. Direct messages reach another process.
    """

    def __init__(self, folder: Path, address: str, shards: int = SHARDS, line: str | None = None) -> None:
        self.discord = Loopback(limits=True, max_concurrency=shards)
        self.shards = shards
        shared = {"DATABASE_URL": line or address, "SHARD_COUNT": str(shards), "COMPUTER_DELAY_SECONDS": "0.2"}
        self.processes = []
        for shard in range(shards):
            (folder / str(shard)).mkdir()
            self.processes.append(Process(folder / str(shard), self.discord, **shared, SHARD_IDS=str(shard)))
        self._url = make_url(address)
        self._line: asyncpg.Connection | None = None
        self.is_heard = True
        self.unheard: set[int] = set()
        self._waiting: list[Interaction] = []
        self.discord.parts.interactions.begun.append(self._note)

    @property
    def hearing(self) -> Process:
        """The process that hears the server."""
        return self.processes[self._shard_of(self.discord.guild.id)]

    def _shard_of(self, guild: int) -> int:
        return (guild >> 22) % self.shards

    def _note(self, interaction: Interaction) -> None:
        if "guild_id" not in interaction.payload:
            return
        if not self.is_heard:
            self.unheard.add(interaction.id)
        self._waiting = [each for each in (*self._waiting, interaction) if each.state in AWAITED]

    async def kill(self) -> None:
        """The process that hears the server dies."""
        self.is_heard = False
        self.unheard |= {each.id for each in self._waiting if each.state in AWAITED}
        await self.hearing.kill()

    async def replace(self) -> None:
        """Another takes the place of the one that was killed."""
        await self.hearing.launch()
        await self.discord.connected(self.shards, timeout=60)
        await awake(self.discord.person("Zoe"), self.discord.channel)
        self.is_heard = True

    async def __aenter__(self) -> Self:
        await self.discord.__aenter__()
        await asyncio.gather(*(process.launch() for process in self.processes))
        await self.discord.connected(self.shards, timeout=60)
        await self.discord.registered("act")
        self._line = await asyncpg.connect(
            host=self._url.host, port=self._url.port, user=self._url.username, database=self._url.database
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._line is not None:
            await self._line.close()
        await asyncio.gather(*(process.end() for process in self.processes))
        await self.discord.__aexit__(None, None, None)
        for process in self.processes if kind is not None else ():
            sys.stderr.write(process.log.read_text(encoding="utf-8")[-3000:])

    async def seat(self, *people: SandboxPerson) -> None:
        """People at a table of the server, and a computer."""
        await awake(people[0], self.discord.channel)
        said = [("table open", {"game": "saskop"}), *[("table join", {})] * (len(people) - 1), ("table fill", {})]
        for person, (words, options) in zip((*people, people[0]), said, strict=True):
            await command(person, self.discord.channel, words, **options)
            assert len(await self.ask("SELECT FROM tables")) == 1

    async def ask(self, query: str, *given: object) -> list[asyncpg.Record]:
        assert self._line is not None
        return list(await self._line.fetch(query, *given))

    async def log(self) -> list[tuple[int, int | None, str]]:
        """Every action of every deal: its number, who did it, and what."""
        rows = await self.ask("SELECT number, user_id, text FROM actions ORDER BY deal_id, number")
        return [(row["number"], row["user_id"], row["text"]) for row in rows]

    async def has_come_to(self, count: int) -> bool:
        """Whether so many actions are stored."""
        return len(await self.log()) >= count

    async def has_told_a_result(self) -> bool:
        """Whether a deal is over, and its channel knows."""
        return len(await self.ask("SELECT FROM deals WHERE ended IS NOT NULL AND end_announced")) > 0

    async def has_dealt(self, count: int) -> bool:
        """Whether so many deals have begun."""
        return len(await self.ask("SELECT FROM deals")) >= count

    def elsewhere(self) -> SandboxChannel:
        """A channel of a new server that another process hears."""
        here = self._shard_of(self.discord.guild.id)
        names = (f"Elsewhere {number}" for number in itertools.count())
        name = next(name for name in names if self._shard_of(stable_id("guild", name)) != here)
        return self.discord.control.add_channel("far", self.discord.control.add_guild(name).name)

    async def asked(self, person: SandboxPerson) -> Post:
        """Somebody's hand, once it asks them something; a complaint may stand below it."""
        found: list[Post] = []

        async def is_asked() -> bool:
            posts = [*await person.dms(), *await person.messages(self.discord.channel)]
            found.extend(post for post in posts if is_hand(post) and calling(post))
            return bool(found)

        await self.until(is_asked)
        return found[-1]

    async def press(self, person: SandboxPerson) -> InteractionOutcome:
        """Press the first thing that their hand asks them; they look again where it changes before their eyes."""
        while True:
            hand = await self.asked(person)
            with suppress(ClientRefused):
                return await person.press(hand, custom_id=calling(hand)[0]["custom_id"])

    async def standing(self) -> str:
        """What people see, what was done, and what the processes have written down of it, for failure messages."""
        written = [str(dict(row)) for query in WRITTEN for row in await self.ask(query)]
        return "\n".join([self.processes[0].standing(), str(await self.log()), *written])

    async def until(self, true: Callable[[], Awaitable[bool]], seconds: float = 60) -> float:
        """Wait for something that the database tells, and say how long it took."""
        began = time.monotonic()
        while not await true():
            taken = time.monotonic() - began
            assert taken < seconds, f"waited for nothing for {taken:.0f} s\n{await self.standing()}"
            await asyncio.sleep(0.05)
        return time.monotonic() - began


class Guest(Player):
    """Somebody who plays where one of several processes may be killed."""

    def __init__(self, house: House, person: SandboxPerson) -> None:
        super().__init__(house.processes[0], person)
        self.house = house

    def forgives(self, interaction: Interaction) -> bool:
        return interaction.id in self.house.unheard


class Patient(Guest, Presser):
    """Presses the newest hand that asks, a direct message or a private one in the channel; cuts once that is heard."""

    async def does_cut(self) -> bool:
        return self.house.is_heard and await super().does_cut()


class Wanderer(Guest, Typist):
    """Types in the channel, and in their direct messages while nobody hears the server."""

    async def act(self) -> bool:
        where = self.channel if self.house.is_heard else self.world.direct_channel(self.user)
        offered, table = await self.autocomplete(where, "act", "action"), self.table(self.channel)
        values = [value for value in offered if value.split()[0] in WORDS]
        if not values or table is None or not self.is_called(table):
            return False
        words, options = command_for("pass" if "pass" in values else self.chance.choice(values))
        is_done = any(map(is_hand, await self.settled(await self.slash(where, words, **options))))
        self.acted += is_done and words != "cut"
        self.doubtful += not is_done  # nobody answered, or they were refused, or it was their last card
        return True


@pytest.mark.thorough
async def test_a_killed_process_is_replaced_in_mid_deal_and_nothing_lost(
    tmp_path: Path, postgresql: Callable[[], Server]
) -> None:
    async with House(tmp_path, await postgresql().fresh()) as house:
        anna, bert, carl = (house.discord.person(name) for name in ("Anna", "Bert", "王小明"))
        await house.seat(anna, bert, carl)
        players: list[Player] = [Patient(house, anna), Patient(house, bert), Wanderer(house, carl)]
        await command(anna, house.discord.channel, "table start")
        async with playing(players):
            await house.until(lambda: house.has_come_to(12))
            await kill(house)
            await house.replace()
            await house.until(house.has_told_a_result, 90)
        await check(house, players)


async def kill(house: House) -> None:
    """Kill the process that looks after the table, and see another one do so and make a computer's move there."""
    [(before,)] = await house.ask("SELECT holder FROM tables")
    await house.kill()
    seen = len(await house.log())

    async def is_taken_over() -> bool:
        return await house.ask("SELECT holder FROM tables") != [(before,)]

    async def has_a_computer_moved() -> bool:
        return any(user is None for _, user, _ in (await house.log())[seen:])

    took = await house.until(is_taken_over)
    more = await house.until(has_a_computer_moved)
    sys.stdout.write(
        f"\nA dead process's table was taken over after {took:.1f} s; a computer moved {more:.1f} s later.\n"
    )
    assert took < 10


async def check(house: House, players: list[Player]) -> None:
    """Nothing lost or doubled, neither in the log nor before people's eyes."""
    log = await house.log()
    for player in players:
        done = sum(user == player.person.id and not text.startswith("cut") for _, user, text in log)
        assert player.acted <= done <= player.acted + player.doubtful, player.person.name
    assert await house.ask("SELECT FROM actions GROUP BY deal_id HAVING count(*) <> max(number) + 1") == []

    async def stands_as_told() -> bool:
        seen = [post for post in await players[1].person.messages(house.discord.channel) if not post.private]
        told = await house.ask("SELECT FROM deals WHERE end_announced")
        return sum(map(is_sheet, seen)) == len(told) and sum(map(is_table, seen)) == 1

    await house.until(stands_as_told)  # a post that makes way for the next deal's may be about to go
    assert [line for process in house.processes for line in process.complaints()] == []


def is_shuffled(post: Post) -> bool:
    """Whether a room asks its people to shuffle."""
    return "Everybody shuffles" in post.text


def is_match(post: Post) -> bool:
    """Whether a message shows the sheet of a match."""
    return any(picture.filename == "match.png" for picture in post.pictures)


@pytest.mark.thorough
async def test_the_rooms_of_a_match_may_be_two_processes_and_both_get_the_sheet(
    tmp_path: Path, postgresql: Callable[[], Server]
) -> None:
    async with House(tmp_path, await postgresql().fresh(), 2) as house:
        discord, near, far = house.discord, house.discord.channel, house.elsewhere()
        anna, bert = discord.person("Anna"), discord.person("Bert")
        rooms = ((anna, near), (bert, far))
        for person, channel in rooms:
            await awake(person, channel)
        await command(anna, near, "match open", game="saskop", deals=8)
        opened = (await anna.wait_message(lambda post: "Match **" in post.text)).text
        await command(bert, far, "match join", code=re.findall(r"Match \*\*(\w+)\*\*", opened)[0])
        for person, channel in rooms:
            await command(person, channel, "table fill", level="easy")
        for person, channel in rooms:
            post = await person.wait_message(
                lambda post: "Everybody shuffles" in post.text, channel=channel, timeout=60
            )
            await person.press(post, "Shuffle")
        await house.until(lambda: house.has_dealt(2))
        hold = {row["holder"] for row in await house.ask("SELECT holder FROM tables")}
        assert len(hold) == 2, "each room has its own process"
        await anna.press((await command(anna, near, "table close")).post, "Yes, close")
        for person, channel in rooms:
            assert not (await person.wait_message(is_match, channel=channel, timeout=60)).private
        assert [line for process in house.processes for line in process.complaints()] == []


Far = tuple[Proxy, House]


@pytest.fixture
async def far(tmp_path: Path, postgresql: Callable[[], Server]) -> AsyncIterator[Far]:
    """The line to a database, which can be cut, and one process at its other end."""
    address = await postgresql().fresh()
    async with Proxy(address) as line, House(tmp_path, address, 1, line.address) as house:
        yield line, house


async def test_while_the_database_is_away_nothing_is_done_and_then_all_goes_on(far: Far) -> None:
    line, house = far
    anna = house.discord.person("Anna")
    await house.seat(anna)
    await command(anna, house.discord.channel, "table start")
    player = Patient(house, anna)
    async with playing([player]):
        await house.until(lambda: house.has_come_to(8))
    await house.asked(anna)
    before = await house.log()
    line.go_away()
    outcome = await house.hearing.told(await house.press(anna))  # it may be promised first
    assert phrases("en").say("error-storage") in outcome.posts[0].text
    assert await house.log() == before
    line.come_back()
    async with playing([player]):
        await house.until(house.has_told_a_result, 60)
    done = sum(user == anna.id and not text.startswith("cut") for _, user, text in await house.log())
    assert player.acted <= done <= player.acted + player.doubtful


@pytest.mark.thorough
async def test_while_the_database_is_away_wishes_are_as_usual_and_none_is_lost(far: Far) -> None:
    line, house = far
    usual, chosen = phrases("en"), phrases("et")
    anna, bert, channel = house.discord.person("Anna"), house.discord.person("Bert"), house.discord.channel
    for person in (anna, bert):
        assert chosen.say("settings-saved") in (await command(person, channel, "settings language", language="et")).text
    await command(bert, channel, "settings colours", colours="four")
    await house.hearing.kill()  # what was remembered of them is gone
    await house.hearing.launch()
    await house.discord.gateway.changed.until(lambda: not house.discord.gateway.live(), 10)
    await house.discord.connected()
    assert chosen.say("settings-title") in (await command(anna, channel, "settings show")).text
    line.go_away()
    assert chosen.say("settings-title") in (await anna.slash(channel, "settings show")).text
    assert usual.say("settings-title") in (await bert.slash(channel, "settings show")).text
    assert usual.say("error-storage") in (await bert.slash(channel, "settings ping", when="off")).text
    line.come_back()
    shown = (await bert.slash(channel, "settings show")).text
    assert chosen.say("settings-title") in shown
    assert chosen.say("colours-four") in shown
    assert chosen.say("ping-late") in shown


@pytest.mark.thorough
async def test_what_a_start_has_to_mend_is_mended_though_the_database_goes_away_meanwhile(far: Far) -> None:
    line, house = far
    anna = house.discord.person("Anna")
    await house.seat(anna)
    post = await anna.wait_message(lambda post: is_table(post) and not post.private)
    await command(anna, house.discord.channel, "table close")
    assert await house.ask("SELECT FROM tables WHERE stage <> 'closed'") == []
    await house.hearing.end()
    await house.discord.disconnected()
    await house.ask(
        "INSERT INTO leftovers (message_id, channel_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        int(post.id),
        int(post.channel_id),
    )
    on_the_way, told = asyncio.Event(), house.discord.gateway.told

    def come() -> None:
        told()
        line.go_away()
        on_the_way.set()

    house.discord.gateway.told = come
    await house.hearing.launch()
    await asyncio.wait_for(on_the_way.wait(), 60)
    house.discord.gateway.told = told
    await asyncio.sleep(1)  # nothing that could be seen happens
    line.come_back()
    await house.hearing.settled(lambda: int(post.id) not in house.discord.world.messages, "it is taken away")
