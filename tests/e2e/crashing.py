"""A bot that is killed again and again while people play, and a ledger of what it answered them."""

import asyncio
import contextlib
import random
import re
import signal
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import aiohttp

from bot.sandbox.errors import Refused
from bot.sandbox.interactions import UPDATE
from bot.sandbox.people import Outcome, Person, Post
from bot.tables.controls import menu_action
from bot.tables.messages import read_press
from tests.e2e.evening import Evening, Player, command_for
from tests.e2e.posts import calling, is_hand, is_table

Said = tuple[int, str]
"""User and action text."""

MOMENTS: tuple[tuple[str, str, float], ...] = (
    *product(("callback",), ("received", "done"), (0.0,)),
    *product(("send", "edit", "webhook_edit", "open_dm", "delete", "history"), ("received", "done"), (0.0,)),
    *product(("interaction",), ("sent",), (0.0, 0.004, 0.01, 0.02, 0.05)),
    *product(("start",), ("up",), (0.1, 0.4, 0.8, 1.2, 1.6)),
    *product(("whenever",), ("it is",), (0.05, 0.2, 0.5)),
)
"""When the bot is killed: as a request comes in or is carried out (a callback comes after the commit, so these are
killed between commit and reply), some seconds after somebody pressed, after the process started, or just so."""

PATIENCE = 8
"""So many times somebody who is called looks up in vain before he asks for his hand."""
LONGEST_PATIENCE = 40
"""And so many times somebody who sees nobody called: the post that would call him may be gone."""

PLACE = re.compile(r"^(cut .*?)( at \d+)?$")


class Ledger:
    """What people tried, and what the bot told them it had done."""

    def __init__(self) -> None:
        self.answered: Counter[Said] = Counter()
        self.unanswered: Counter[Said] = Counter()
        self.complaints = 0

    @property
    def done(self) -> int:
        """How many actions were answered."""
        return sum(self.answered.values())

    def __str__(self) -> str:
        open_ = sum(self.unanswered.values())
        return f"{self.done} answered, {open_} left without an answer, {self.complaints} refused"

    def faults(self, database: Path) -> list[str]:
        """Answered actions that are not in the log, and actions in the log that nobody's tries explain."""
        with contextlib.closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
            rows = connection.execute("SELECT user_id, text FROM actions WHERE user_id IS NOT NULL").fetchall()
            holes = connection.execute(
                "SELECT deal_id FROM actions GROUP BY deal_id HAVING count(*) != max(number) + 1"
            ).fetchall()
        logged = Counter((user, PLACE.sub(r"\1", text)) for user, text in rows)
        found = [f"the log of deal {deal} has holes" for (deal,) in holes]
        for said in {*logged, *self.answered}:
            least, most = self.answered[said], self.answered[said] + self.unanswered[said]
            if not least <= logged[said] <= most:
                word = "lost" if logged[said] < least else "doubled"
                found.append(f"{word}: {said} answered {least} of {most} times, {logged[said]} times in the log")
        return found

    def note(self, said: Said, outcome: Outcome | None, *, done: bool | None) -> None:
        """Write down what came of a try; a complaint says that nothing was done, None that nobody can tell."""
        if outcome is None or not outcome.answered or done is None:
            self.unanswered[said] += 1
        elif done:
            self.answered[said] += 1
        else:
            self.complaints += 1


class Tough(Player):
    """Plays on whatever happens to the bot, on the messages he has before him; trusts nothing and tries again."""

    def __init__(self, evening: Evening, person: Person, ledger: Ledger, channel: Any, *, types: bool = False) -> None:
        super().__init__(evening, person)
        self.ledger = ledger
        self.channel = channel
        self.types = types
        self.spent: set[str] = set()
        self.gone: set[str] = set()
        self.is_refused = False
        self.idle = 0

    def asking(self) -> list[Post]:
        """Hands that ask him something he has not been refused already, the newest question first."""
        hands = [each for each in self.posts.values() if is_hand(each) and self.questions(each)]
        return sorted(hands, key=lambda each: (self.version(each), not each.private), reverse=True)

    def questions(self, hand: Post) -> list[str]:
        """The custom ids of what the hand asks."""
        asked = [each["custom_id"] for each in (*calling(hand), *hand.menus)]
        return [custom_id for custom_id in asked if f"{hand.id} {custom_id}" not in self.spent]

    def version(self, hand: Post) -> tuple[int, int]:
        presses = [read_press(custom_id) for custom_id in self.questions(hand)]
        return max((press.deal, press.version) for press in presses if press)

    def table(self) -> Post | None:
        here = str(self.channel.id)
        posts = [each for each in self.posts.values() if is_table(each) and each.channel_id == here]
        return max(posts, key=lambda post: int(post.id), default=None)

    async def act(self) -> bool:
        with contextlib.suppress(Refused, aiohttp.ClientError):
            hands = self.asking()
            return await self._say(hands[0]) if hands else await self._at_the_table()
        return False

    async def _say(self, hand: Post) -> bool:
        """Press something of what is asked, or type it."""
        custom_id = self.chance.choice(self.questions(hand))
        menu = next((each for each in hand.menus if each["custom_id"] == custom_id), None)
        press = read_press(custom_id)
        assert press is not None
        if menu is not None:
            values = self.chance.sample([each["value"] for each in menu["options"]], menu.get("max_values", 1))
            text, doing = menu_action(press.what, values), self.person.choose(hand, *values, custom_id=custom_id)
        elif self.types:
            command, options = command_for(press.what)
            done = await self._tried(press.what, self.person.slash(self.channel, command, **options), typed=True)
            if self.is_refused:
                self.spent.add(f"{hand.id} {custom_id}")
            return bool(done)
        else:
            text, doing = press.what, self.person.press(hand, custom_id=custom_id)
        done = await self._tried(text, doing)
        if done is False:
            self.spent.add(f"{hand.id} {custom_id}")
        return bool(done)

    async def _tried(self, text: str, doing: Awaitable[Outcome], *, typed: bool = False) -> bool | None:
        """Whether it was done: a pressed action is answered by a changed message, a typed one by the hand.

        None if nobody can tell: there was no answer, or the hand is empty now.
        """
        said, outcome = (self.person.id, text), None
        try:
            outcome = await doing
        except Refused as refused:
            if "not there" in str(refused) or "there is no" in str(refused):
                # The message changed before his eyes: nothing was sent, or its answer could not be looked at any more.
                self.ledger.note(said, None, done=None)
                return None
        except aiohttp.ClientError:
            outcome = None
        except asyncio.CancelledError:  # the test is over, but what he pressed is on its way
            self.ledger.note(said, None, done=None)
            raise
        done: bool | None = False
        if outcome is not None and not outcome.posts:
            # An acknowledgement alone may be a promise: what comes of it is seen later, if at all.
            done = True if outcome.data["answer"] == UPDATE else None
        elif outcome is not None and any(is_table(post) and not post.private for post in outcome.posts):
            done = True  # a cut that the table's post itself answers, below the last result
        if typed and outcome is not None:
            done = True if any(map(is_hand, outcome.posts)) else None
        self.is_refused = outcome is not None and bool(outcome.posts) and not done
        self.ledger.note(said, outcome, done=done)
        return done if outcome is not None and outcome.answered else None

    async def _at_the_table(self) -> bool:
        """Cut, or let the next deal begin."""
        post = self.table()
        if post is None or post.id in self.gone:
            return await self._look_into_his_hand(LONGEST_PATIENCE)
        for label in ("Next deal", "Start"):
            if post.button(label) is not None:
                await self._pressing(post, label)
                return False
        cuts = [each["custom_id"] for each in post.buttons if ":cut " in each["custom_id"]]
        if self.person.mention not in post.text:
            return await self._look_into_his_hand(LONGEST_PATIENCE)
        if not cuts:
            return await self._look_into_his_hand(PATIENCE)
        press = read_press(self.chance.choice(cuts))
        assert press is not None
        await self._tried(press.what, self.person.press(post, custom_id=str(press)))
        return False

    async def _pressing(self, post: Post, label: str) -> None:
        """Press a button of the table's post, which somebody may have deleted."""
        try:
            await self.person.press(post, label)
        except Refused:
            self.gone.add(post.id)

    async def _look_into_his_hand(self, patience: int) -> bool:
        """Nothing before him says what is asked of him: after a while he asks himself, as anybody would."""
        self.idle += 1
        if self.idle < patience:
            return False
        self.idle = 0
        await self.person.slash(self.channel, "hand")
        return False


class Killer:
    """Kills the bot at moments of its choice and starts it again."""

    def __init__(self, evening: Evening, chance: random.Random, ledger: Ledger) -> None:
        self.evening = evening
        self.chance = chance
        self.ledger = ledger
        self.kills: Counter[str] = Counter()

    async def strike(self) -> None:
        """Wait for a moment, kill, and start again."""
        kind, stage, seconds = self.chance.choice(MOMENTS)
        wanted = self.ledger.done + self.chance.choice((0, 0, 1, 2, 4, 8))
        await self.evening.discord.parts.interactions.changed.until(lambda: self.ledger.done >= wanted, 20)
        if kind == "start":
            await self.evening.stop(signal.SIGKILL)
            await self.evening.launch()
            await asyncio.sleep(seconds)  # nothing tells how far a process has come that does not talk yet
        elif kind == "whenever":
            await asyncio.sleep(seconds)
        else:
            with self._watching(kind, stage, seconds) as struck, contextlib.suppress(TimeoutError):
                await asyncio.wait_for(struck.wait(), 1.5)
        self.kills[f"{kind} {stage}"] += 1
        await self.evening.stop(signal.SIGKILL)
        await self.evening.start()

    @contextlib.contextmanager
    def _watching(self, kind: str, stage: str, seconds: float) -> Iterator[asyncio.Event]:
        struck, parts = asyncio.Event(), self.evening.discord.parts
        process = self.evening.process  # a late alarm must not hit the next one

        def now() -> None:
            if process is not None and process.returncode is None:
                process.send_signal(signal.SIGKILL)
            struck.set()

        def watch(seen: str, at: str) -> None:
            if (seen, at) == (kind, stage):
                now()

        def started(_: object) -> None:
            asyncio.get_running_loop().call_later(seconds, now)

        parts.faults.watchers.append(watch)
        if kind == "interaction":
            parts.interactions.begun.append(started)
        try:
            yield struck
        finally:
            parts.faults.watchers.remove(watch)
            if kind == "interaction":
                parts.interactions.begun.remove(started)


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
