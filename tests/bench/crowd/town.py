"""Many servers on one loopback, each with a channel, a table and its people; they press what stands before their eyes.

The people live in the loopback's process and see messages the moment they change, so that no time of theirs and no
further HTTP is mixed into what is measured: from a press's way to the gateway to the answer's arrival.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field

from bot.sandbox.errors import ClientRefused
from bot.sandbox.interactions import Interaction
from bot.sandbox.world import SandboxChannel, SandboxMessage, User, stable_id, username_of
from tests.simulation.reading import Control, controls_of, has
from tests.support.crowd import PATIENCE_SECONDS, Crowd, Participant, any_answer
from tests.support.loopback import Loopback

LONGEST_LOOK = 0.5
LOOKS = {"hand", "trick"}


@dataclass
class Tally:
    """What was pressed and what came of it; times in seconds, from press to answer."""

    times: list[float] = field(default_factory=list)
    cards: int = 0
    looks: int = 0
    complaints: int = 0
    unanswered: int = 0
    skipped: int = 0

    def quantile(self, share: float) -> float:
        """Of the times, in milliseconds."""
        ranked = sorted(self.times)
        return 1000 * ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else float("nan")


@dataclass(frozen=True)
class Wish:
    """Something to be pressed, or of a menu to be chosen."""

    who: Participant
    message: SandboxMessage
    control: Control
    values: tuple[str, ...] = ()


class Group:
    """The people of one table."""

    def __init__(self, town: "Town", number: int, game: str, players: int) -> None:
        self.town, self.game, self.players = town, game, players
        self.chance = random.Random(number)
        guild = town.world.add_guild(f"Server {number}")
        self.channel: SandboxChannel = town.world.add_channel(guild, f"cards-{number}")
        self.elsewhere: SandboxChannel = town.world.add_channel(guild, f"talk-{number}")
        self.people = [Participant(town, town.user(f"Player {number}.{seat}"), self.chance) for seat in range(players)]
        guild.members = dict.fromkeys([town.world.bot.id, *(person.user.id for person in self.people)])
        self.sheets: set[int] = set()
        self.cards = 0
        self.changed = asyncio.Event()
        self.pressed: set[str] = set()
        self.busy: set[int] = set()

    def shown(self, message: SandboxMessage, owner: int | None) -> None:
        """A message of theirs is new or has changed."""
        for person in self.people:
            if owner == person.user.id:
                person.mine[message.id] = message
        if owner is None:
            self.town.posts[message.channel_id][message.id] = message
            if has(message, "sheet.png"):
                self.sheets.add(message.id)
        self.changed.set()

    @property
    def post(self) -> SandboxMessage | None:
        """The table's newest post that still stands."""
        return self.people[0].table(self.channel)

    def on_post(self) -> list[Control]:
        """The buttons on it."""
        post = self.post
        return [each for each in controls_of(post) if not each.is_menu] if post is not None else []

    def wish(self) -> Wish | None:
        """What the table waits for, as far as anybody can see."""
        for person in self.people:
            hand = person.hand() if person.user.id not in self.busy else None
            answer = any_answer(controls_of(hand), self.chance) if hand is not None else None
            if hand is not None and answer is not None:
                return Wish(person, hand, *answer)
        return self._on_post()

    def _on_post(self) -> Wish | None:
        """Cuts and the start of a game stand on the table's post."""
        wanted, post = [each for each in self.on_post() if each.word in {"cut", "start"}], self.post
        if post is None or not wanted or wanted[0].custom_id in self.pressed:
            return None
        called = [each for each in self.people if each.is_called(post)]
        who = called[0] if wanted[0].word == "cut" and called else self.people[0]
        self.pressed.add(wanted[0].custom_id)
        return Wish(who, post, self.chance.choice(wanted))

    def look(self) -> Wish | None:
        """Somebody who has nothing to do looks at their hand or at the last trick."""
        idle, post = [each for each in self.people if each.user.id not in self.busy], self.post
        looks = [each for each in self.on_post() if each.word in LOOKS]
        if post is None or not idle or not looks:
            return None
        return Wish(self.chance.choice(idle), post, self.chance.choice(looks))

    async def seat(self) -> None:
        """Open a table and sit down, everybody in their own seat."""
        await self.people[0].slash(self.channel, "table open", game=self.game, players=self.players)
        for place, person in enumerate(self.people[1:], 1):
            await self._sit_down(person, f"join {place}")

    async def _sit_down(self, person: Participant, what: str) -> None:
        """Press a free seat's button."""
        (join,) = await self._until(what, there=True)
        post = self.post
        assert post is not None
        await person.send(post, join)
        await self._until(what, there=False)

    async def _until(self, what: str, *, there: bool) -> list[Control]:
        """Wait until the table's post bears a button, or no longer does; the button."""
        async with asyncio.timeout(PATIENCE_SECONDS):
            while bool(found := [each for each in self.on_post() if each.press and each.press.what == what]) != there:
                self.changed.clear()
                await self.changed.wait()
        return found


class Town(Crowd):
    """All groups, and the one door through which they press."""

    def __init__(self, discord: Loopback) -> None:
        super().__init__(discord.parts)
        self.discord = discord
        self.groups: list[Group] = []
        self.tally = Tally()
        self._by_place: dict[int, Group] = {}

    def add_group(self, game: str, players: int, kind: type[Group] = Group) -> Group:
        """One more table's people in a server of their own."""
        group = kind(self, len(self.groups), game, players)
        self.groups.append(group)
        for place in (group.channel, *(self.world.direct_channel(person.user) for person in group.people)):
            self._by_place[place.id] = group
        return group

    def user(self, name: str) -> User:
        """Somebody who is in no server yet."""
        number = stable_id("user", name)
        return self.world.users.setdefault(number, User(number, name, username_of(name, number)))

    def shown(self, message: SandboxMessage, owner: int | None) -> None:
        """Only to those whose place it is: who heard of all that others see would slow down what is measured."""
        group = self._by_place.get(message.channel_id)
        if group is not None:
            group.shown(message, owner)

    async def carry_out(self, wish: Wish, group: Group | None = None) -> None:
        """Press, and keep what came of it; meanwhile the one who presses is busy in their group."""
        busy = group.busy if group is not None else set()
        busy.add(wish.who.user.id)
        started = time.perf_counter()
        try:
            done = await wish.who.send(wish.message, wish.control, wish.values)
        except ClientRefused:
            await asyncio.sleep(LONGEST_LOOK)  # it is gone: somebody who tried at once again would stop all the others
            return
        finally:
            busy.discard(wish.who.user.id)
            if group is not None:
                group.changed.set()
        cards = self.tally.cards
        self._count(wish, done, time.perf_counter() - started)
        if group is not None:
            group.cards += self.tally.cards - cards

    def _count(self, wish: Wish, done: Interaction, took: float) -> None:
        tally = self.tally
        if done.state != "answered":
            tally.unanswered += 1
            return
        tally.times.append(took)
        is_look = wish.control.word in LOOKS
        tally.looks += is_look
        tally.complaints += bool(done.message_ids) and not is_look
        tally.cards += wish.control.word == "play" and not done.message_ids

    async def flat_out(self, group: Group, seconds: float, *, looking: bool = False) -> None:
        """Everybody who can do something does it at once; if they are looking, somebody else looks meanwhile."""
        ends = time.perf_counter() + seconds
        while time.perf_counter() < ends:
            group.changed.clear()
            wish = group.wish() or (group.look() if looking else None)
            if wish is not None:
                await self.carry_out(wish, group)
                continue
            try:
                await asyncio.wait_for(group.changed.wait(), LONGEST_LOOK)
            except TimeoutError:
                continue

    async def at_pace(self, group: Group, seconds: float, rate: float, *, looking: bool) -> None:
        """This many presses a second, answered or not; with `looking` those who cannot act look at something."""
        every, ticks = 1 / rate, int(seconds * rate)
        await asyncio.sleep(group.chance.random() * every)  # the tables do not press in step
        begun = time.perf_counter()
        async with asyncio.TaskGroup() as tasks:
            for tick in range(1, ticks):
                wish = group.wish() or (group.look() if looking else None)
                if wish is not None:
                    tasks.create_task(self.carry_out(wish, group))
                    await asyncio.sleep(0)
                else:
                    self.tally.skipped += 1
                await asyncio.sleep(max(0.0, begun + tick * every - time.perf_counter()))
