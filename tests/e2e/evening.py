"""The bot on the loopback, as a process of its own or `simulated`, and what a test lets people do there one by one."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.sandbox.errors import ClientRefused
from bot.sandbox.payloads import person_json
from bot.sandbox.world import SandboxChannel, SandboxMessage
from tests.e2e import simulated
from tests.e2e.posts import asking, awake, calling, command, is_sheet, is_table
from tests.e2e.simulated import Life
from tests.simulation.loop import VirtualLoop
from tests.support.crowd import Participant
from tests.support.databases import put_empty
from tests.support.forked import Forked, begin
from tests.support.loopback import Loopback
from tests.support.people import InteractionOutcome, Post, SandboxPerson

AT_ONCE = {
    "COMPUTER_DELAY_SECONDS": "0",
    "CUT_SECONDS": "30",
    "OVERRIDE_SECONDS": "30",
    "NEXT_DEAL_SECONDS": "0",
    "TURN_SECONDS": "0",
    "BACKUP_HOURS": "0",
    "CARD_EMOJIS": "off",
}
SUPPORT = Path(__file__).parents[1] / "support"
WITHOUT_SEARCH = {"PYTHONPATH": str(SUPPORT / "without_search")}
"""Computers play by rule of thumb; a test that is about how they search leaves this out."""
WITH_SEARCH = {"PYTHONPATH": str(SUPPORT / "even_priority")}
"""Computers search, and what is reviewed is not left until the other tests are through."""


class Evening:
    """A loopback Discord with the bot on it; the bot can be killed and started again on the same data."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: bool = True,
        log: Path | None = None,
        searches: bool = False,
        loaded: bool = True,
        words: tuple[str, ...] = ("run",),
        **settings: str,
    ) -> None:
        """`loaded`: whether the process begins with everything loaded; else as a host would start it, with `words`."""
        self.discord = Loopback(limits=limits)
        self.discord.gateway.rest = 0.0  # its bot starts again and again
        self.folder = folder
        self.settings = AT_ONCE | (WITH_SEARCH if searches else WITHOUT_SEARCH) | settings
        self.log = log or folder / "bot.log"
        self.loaded = loaded
        self.words = words
        self.process: asyncio.subprocess.Process | Forked | Life | None = None
        self.chance = random.Random(7)
        self.used: set[tuple[str, str]] = set()
        """What was pressed in which message: two people's hands may ask by the same custom id."""
        self.eyes: dict[int, Participant] = {}
        """Of those who were asked to act."""
        self.asked: tuple[SandboxPerson, Post] | None = None

    async def __aenter__(self) -> Self:
        await self.discord.__aenter__()
        put_empty(self.folder / "lambapea.sqlite3")
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop(signal.SIGTERM)
        await self.discord.__aexit__(kind, error, trace)
        if error is not None:
            error.add_note(self.log.read_text(encoding="utf-8")[-6000:])

    async def launch(self) -> asyncio.subprocess.Process | Forked | Life:
        """Start the process and wait for nothing."""
        environment = {name: value for name, value in os.environ.items() if name not in {"DATABASE_URL", "SHARD_COUNT"}}
        environment |= {"DISCORD_TOKEN": self.discord.token, "DISCORD_API_URL": self.discord.api_url}
        environment |= {"DATA_DIR": str(self.folder), **self.settings}
        loop = asyncio.get_running_loop()
        if isinstance(loop, VirtualLoop):
            self.process = simulated.begin(loop, self.discord, environment, self.log)
            return self.process
        if self.loaded:
            self.process = begin(self.words, environment, self.log)
            return self.process
        with self.log.open("ab") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", *self.words, env=environment, stdout=log, stderr=log
            )
        return self.process

    async def start(self) -> None:
        """Start the bot and wait until it is there for people."""
        process = await self.launch()
        connected = asyncio.create_task(self.discord.connected())
        ended = asyncio.create_task(process.wait())
        await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done():
            connected.cancel()
            raise RuntimeError(f"the bot did not start: {self.log.read_text(encoding='utf-8')[-3000:]}")
        ended.cancel()
        await connected
        await self.discord.registered("act")

    async def settled(self, holds: Callable[[], bool], what: str, seconds: float = 60) -> None:
        """Wait until it holds before people's eyes; who reads a failure sees what was waited for."""
        end = asyncio.get_running_loop().time() + seconds
        while not await self.discord.parts.feed.changed.until(holds, 0.25):
            if asyncio.get_running_loop().time() < end:
                continue
            raise AssertionError(f"waited {seconds} s for nothing: {what}\n{self.standing()}")

    async def logged(self, what: str, seconds: float = 60) -> None:
        """Wait until the bot's log says something."""
        async with asyncio.timeout(seconds):
            while what not in self.log.read_text(encoding="utf-8"):  # noqa: ASYNC110 - another process's log
                await asyncio.sleep(0.02)

    def standing(self) -> str:
        """The newest messages everywhere, for failure messages."""
        lines = []
        for channel in self.discord.world.channels.values():
            for message in self.posts(channel)[-2:]:
                asked = [part.get("custom_id") for row in message.components for part in row["components"]]
                lines.append(f"{channel.name or channel.person_id} {message.id}: {message.content!r} {asked}")
        return "\n".join(lines)

    def posts(self, channel: SandboxChannel) -> list[SandboxMessage]:
        """The public messages that stand in a channel."""
        return [each for each in self.discord.world.history(channel.id) if each.seen_by is None]

    async def stop(self, how: signal.Signals) -> int:
        """End the bot: politely, or by SIGKILL as a power cut would."""
        process = self.process
        if process is None:
            return 0
        if process.returncode is None:
            process.send_signal(how)
        status = await asyncio.wait_for(process.wait(), 60)
        await self.discord.disconnected()
        self.process = None
        return status

    def complaints(self) -> list[str]:
        """Lines of the log that tell of something unforeseen; a painter may come too late on a busy machine."""
        lines = self.log.read_text(encoding="utf-8").splitlines()
        bad = [line for line in lines if "[error" in line or "[critical" in line or "Traceback" in line]
        return [line for line in bad if "No picture can be painted now" not in line]

    async def told(self, outcome: InteractionOutcome) -> InteractionOutcome:
        """The outcome once something was said; it comes later where a message was set right, or a word given, first."""
        feed = self.discord.parts.feed
        async with asyncio.timeout(60):
            while not outcome.posts:
                seen = feed.number
                outcome = await outcome.again()
                if not outcome.posts:
                    await feed.changed.until(lambda seen=seen: feed.number > seen, 1)  # type: ignore[misc]
        return outcome

    async def seat(self, *names: str, **options: Any) -> list[SandboxPerson]:
        """People at a fresh table in the first channel, computers in the seats left; it is not started."""
        people = [self.discord.person(name) for name in names]
        await awake(people[0], self.discord.channel)
        await command(people[0], self.discord.channel, "table open", **({"game": "saskop"} | options))
        await people[0].wait_message(lambda post: is_table(post) and not post.private)
        for person in people[1:]:
            joined = await person.press(await self.table_post(person), f"Seat {people.index(person) + 1}")
            assert (joined.answered, joined.posts) == (True, []), joined
        if any(button["label"] == "Fill with computers" for button in (await self.table_post(people[0])).buttons):
            await command(people[0], self.discord.channel, "table fill")
        return people

    async def table_post(self, person: SandboxPerson) -> Post:
        """The table's post as somebody sees it now."""
        posts = [post for post in await person.messages(self.discord.channel) if not post.private]
        return [post for post in posts if is_table(post)][-1]

    async def to_act(self, people: list[SandboxPerson], seconds: float = 60) -> tuple[SandboxPerson, Post]:
        """Who of these is asked now, and the hand that asks them, sent or private; those who have to cut on the way."""
        feed, world, channel = self.discord.parts.feed, self.discord.world, self.discord.channel
        try:
            async with asyncio.timeout(seconds):
                while True:
                    seen = feed.number
                    for person in people:
                        if person.id not in self.eyes:
                            self.eyes[person.id] = Participant(self.discord.crowd, world.users[person.id], self.chance)
                        eyes = self.eyes[person.id]
                        hands = [Post(person_json(world, each, person.id)) for each in eyes.hands()]
                        if fresh := [each for each in hands if self._is_fresh(each)]:
                            return person, max(fresh, key=lambda post: (post.private, int(post.id)))
                        await eyes.cut(channel, lambda ways: ways[0])
                    await feed.changed.until(lambda seen=seen: feed.number > seen, 1)  # type: ignore[misc]
        except TimeoutError:
            raise AssertionError(f"nobody is asked anything for {seconds} s\n{self.standing()}") from None

    async def act(self, people: list[SandboxPerson]) -> tuple[SandboxPerson, InteractionOutcome, list[str]]:
        """Let one of these who is asked press something; and their log before."""
        while True:
            person, hand = await self.to_act(people)
            before = self.log_of(person)
            try:
                outcome = await self.press(person, hand)
            except ClientRefused:
                continue  # the message changed before their eyes
            if not (outcome.posts and self.log_of(person) == before):
                return person, outcome, before
            # A computer spoke at just that moment, so that the question was another one: they look and press again.

    async def press(self, person: SandboxPerson, hand: Post) -> InteractionOutcome:
        """Press the first of what is asked, which then is asked no more."""
        outcome = await person.press(hand, custom_id=(calling(hand) or hand.buttons)[0]["custom_id"])
        self.used.update((hand.id, each["custom_id"]) for each in calling(hand))
        return outcome

    async def to_play(self, people: list[SandboxPerson]) -> tuple[SandboxPerson, Post]:
        """Who of these has to play a card, all calls done: no computer can take this question from them meanwhile."""
        while True:
            person, hand = await self.to_act(people)
            if any(":play " in each["custom_id"] for each in calling(hand)):
                return person, hand
            await self.act(people)

    def _is_fresh(self, hand: Post) -> bool:
        """Whether it asks something that nobody has answered yet; a changed hand may be on its way."""
        asked = [each.custom_id for each in asking(hand)]
        return bool(asked) and not any((hand.id, each) in self.used for each in asked)

    def log_of(self, person: SandboxPerson) -> list[str]:
        """What somebody did, in order, as the database has it."""
        query = "SELECT text FROM actions WHERE user_id = ? ORDER BY deal_id, number"
        return [text for (text,) in self.rows(query, person.id)]

    def rows(self, query: str, *given: object) -> list[Any]:
        """What the bot's database holds."""
        with contextlib.closing(
            sqlite3.connect(f"file:{self.folder}/lambapea.sqlite3?mode=ro", uri=True)
        ) as connection:
            return connection.execute(query, given).fetchall()

    async def stop_hard(self) -> None:
        """A power cut."""
        await self.stop(signal.SIGKILL)

    async def results(self, person: SandboxPerson) -> list[Post]:
        """The results posted so far."""
        posts = await person.messages(self.discord.channel)
        return [post for post in posts if is_sheet(post)]

    def counted(self) -> int:
        """REST calls that count against the bot's global limit."""
        return int(self.discord.calls.counts()["counted"])
