"""The bot on the loopback, as a process of its own or `simulated`, and people who play by pressing or by typing."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.present.confirmations import INTO, StepAnswer
from bot.present.controls import menu_action
from bot.present.messages import read_press
from bot.sandbox.errors import ClientRefused
from bot.sandbox.world import SandboxChannel, SandboxMessage
from tests.e2e import simulated
from tests.e2e.inside import Inside
from tests.e2e.posts import asking_menus, awake, calling, command, is_asking, is_hand, is_sheet, is_table
from tests.e2e.simulated import Life
from tests.simulation.loop import VirtualLoop
from tests.simulation.reading import ASKED_TWICE
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

PROMISED, SHOWN = 6, 7
"""How a press is answered: with a word that it was heard, where there is too much to do, or by the message itself."""


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
        feed = self.discord.parts.feed
        try:
            async with asyncio.timeout(seconds):
                while True:
                    seen = feed.number
                    for person in people:
                        posts = await person.dms() + await person.messages(self.discord.channel)
                        hands = [post for post in posts if is_hand(post) and self._is_fresh(post)]
                        if hands:
                            return person, hands[-1]
                        await self._cut(person)
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
        asked = [each["custom_id"] for each in (*calling(hand), *asking_menus(hand))]
        return bool(asked) and not any((hand.id, each) in self.used for each in asked)

    async def _cut(self, person: SandboxPerson) -> None:
        if not any(map(is_table, posts := await person.messages(self.discord.channel))):
            return
        post = [post for post in posts if is_table(post)][-1]
        cuts = [button["custom_id"] for button in post.buttons if ":cut " in button["custom_id"]]
        if cuts and person.mention in post.text and (post.id, cuts[0]) not in self.used:
            with contextlib.suppress(ClientRefused):
                if (await person.press(post, custom_id=cuts[0])).answered:
                    self.used.add((post.id, cuts[0]))  # the post may show them for a while after they have cut

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


class Player:
    """Somebody who plays whatever is legal, until told to stop; they follow what happens before their eyes.

    played: how many cards they played. acted: how often they surely did something, and how often perhaps: doubtful.
    posts: every message they see, as it is now.
    """

    looks_up_after = 0.25

    def __init__(self, evening: Evening | Inside, person: SandboxPerson) -> None:
        self.evening = evening
        self.person = person
        self.played = 0
        self.acted = self.doubtful = 0
        self.cuts: set[str] = set()
        self.posts: dict[str, Post] = {}
        self.changed = asyncio.Event()
        self.chance = random.Random(person.id)

    async def play_until(self, done: Callable[[], bool]) -> None:
        """Act whenever it is their turn, and look up when something happens."""
        following = asyncio.create_task(self._follow())
        try:
            while not done():
                if following.done():  # the stream broke off: they look at everything again
                    following = asyncio.create_task(self._follow())
                self.changed.clear()
                if not await self.act():
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(self.looks_up_after):  # wait_for may swallow the word to stop
                            await self.changed.wait()
        finally:
            following.cancel()

    async def _follow(self) -> None:
        async for event in self.person.events(0):
            if event["type"] in {"message", "message_update"}:
                self.hear(Post(event["message"]))
                self.changed.set()
            elif event["type"] == "message_delete":
                self.posts.pop(str(event["id"]), None)

    def hear(self, post: Post) -> None:
        """A message is new, or says something else."""
        self.posts[post.id] = post

    def hand(self) -> Post | None:
        """Their newest hand: that which asks, in direct messages or privately in the channel."""
        hands = [post for post in self.posts.values() if is_hand(post)]
        return max(hands, key=lambda post: (is_asking(post), int(post.id)), default=None)

    def table(self) -> Post | None:
        """The table's newest post."""
        tables = [post for post in self.posts.values() if is_table(post) and not post.private]
        return max(tables, key=lambda post: int(post.id), default=None)

    async def act(self) -> bool:
        """Do what the table waits for, if it does; whether anything was done."""
        raise NotImplementedError

    def forgives(self, outcome: InteractionOutcome) -> bool:  # noqa: ARG002 - most never do
        """Whether they bear that this got no answer, as while the bot is away."""
        return False


class Presser(Player):
    """Presses buttons in their direct messages, and the ways to cut on the table's post."""

    async def act(self) -> bool:
        return await self._on_hand() or await self._cut()

    async def _on_hand(self) -> bool:
        hand = self.hand()
        return hand is not None and self.calls(hand) and await self.press(hand)

    @staticmethod
    def calls(hand: Post) -> bool:
        """Whether it is their turn."""
        return is_asking(hand)

    async def press(self, hand: Post) -> bool:
        """Press something of what is asked; passing is as good as anything else."""
        choices, menus = calling(hand), asking_menus(hand)
        if menus and (not choices or self.chance.random() < 0.3):
            return await self._choose(hand, self.chance.choice(menus))
        passes = [button for button in hand.buttons if button["custom_id"].endswith(":pass")]
        button = self.chance.choice(passes * 3 + choices)
        try:
            outcome = await self.person.press(hand, custom_id=button["custom_id"])
        except ClientRefused:
            return False  # the message changed while they looked at it
        assert outcome.answered or self.forgives(outcome), (outcome, hand)
        self.note(outcome, button["custom_id"])
        return True

    async def _choose(self, hand: Post, menu: dict[str, Any]) -> bool:
        """Pick as many entries of a menu as it wants."""
        values = self.chance.sample([entry["value"] for entry in menu["options"]], menu.get("max_values", 1))
        try:
            outcome = await self.person.choose(hand, *values, custom_id=menu["custom_id"])
        except ClientRefused:
            return False
        assert outcome.answered or self.forgives(outcome), (outcome, hand)
        self.note(outcome, menu["custom_id"], *values)
        return True

    def note(self, outcome: InteractionOutcome, custom_id: str, *values: str) -> None:
        """Count what was carried out: the hand shows it; a complaint, or what was promised, comes as a message.

        What leads on to another question, or is asked once more, says nothing in the deal yet.
        """
        press = read_press(custom_id)
        assert press is not None, custom_id
        what = menu_action(press.what, values) if values else press.what
        if what.partition(" ")[0] in {INTO, StepAnswer.BACK} or what in ASKED_TWICE:
            return
        self.acted += outcome.data["answer"] == SHOWN
        self.doubtful += outcome.data["answer"] == PROMISED or not outcome.answered
        self.played += not outcome.posts and what.startswith("play ")

    async def _cut(self) -> bool:
        post = self.table()
        cuts = [button["custom_id"] for button in post.buttons if ":cut " in button["custom_id"]] if post else []
        if post is None or not cuts or cuts[0] in self.cuts or self.person.mention not in post.text:
            return False
        self.cuts.add(cuts[0])
        try:
            outcome = await self.person.press(post, custom_id=self.chance.choice(cuts))
        except ClientRefused:
            return False
        assert outcome.answered or self.forgives(outcome), outcome
        if not outcome.answered:
            self.cuts.discard(cuts[0])
        return True


class Typist(Player):
    """Types slash commands, choosing from what autocomplete offers."""

    async def act(self) -> bool:
        channel, table = self.evening.discord.channel, self.table()
        is_asked = any(map(is_asking, filter(is_hand, self.posts.values())))
        if not is_asked and (table is None or self.person.mention not in table.text):
            return False
        try:
            offered = await self.person.autocomplete(channel, "act", "action")
        except ClientRefused:
            return False
        values = [choice["value"] for choice in offered if choice["value"] not in {"diamonds", "override"}]
        values = [
            value for value in values if value.split()[0] not in {"blink", "noblink", "emergency", "roof", "show"}
        ]
        if not values:
            return False
        words, options = command_for("pass" if "pass" in values else self.chance.choice(values))
        outcome = await self.person.slash(channel, words, **options)
        assert outcome.answered or self.forgives(outcome), outcome
        if any(is_hand(post) or not post.pictures for post in outcome.posts):
            self.acted += 1
            self.played += words == "play"
        return True


def command_for(text: str) -> tuple[str, dict[str, str]]:
    """The command that says an action, and its options."""
    verb, _, rest = text.partition(" ")
    option = {"play": "card", "bid": "value", "trump": "suit", "give": "card", "cut": "how"}.get(verb)
    return (verb, {option: rest}) if option else (verb, {}) if not rest else ("act", {"action": text})


async def play(players: list[Player], done: Callable[[], bool], seconds: float) -> None:
    """All play at once until it is done; if it takes too long, the failure says where it stands."""
    try:
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play_until(done))
    except TimeoutError:
        asks = {each.person.name: [post for post in each.posts.values() if is_asking(post)] for each in players}
        post = players[0].table()
        raise AssertionError(f"the game stands still\n{post and post.text}\n{post}\n{asks}") from None


@contextlib.asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """All play until the end of the block."""
    over = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_until(over.is_set))
        try:
            yield
        finally:
            over.set()
            for player in players:
                player.changed.set()
