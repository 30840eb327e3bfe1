"""Many servers on one loopback, each with a channel, a table and its people; they press what stands before their eyes.

The people live in the loopback's process and see messages the moment they change, so that no time of theirs and no
further HTTP is mixed into what is measured: from a press's way to the gateway to the answer's arrival.
"""

import asyncio
import random
import time
from dataclasses import dataclass, field

from bot.sandbox.client import ClientActions
from bot.sandbox.components import BUTTON, walk
from bot.sandbox.errors import ClientRefused, Json
from bot.sandbox.interactions import Interaction
from bot.sandbox.world import SandboxChannel, SandboxMessage, User, stable_id, username_of
from tests.simulation.reading import read_controls
from tests.support.loopback import Loopback
from tests.support.people import ANSWER_SECONDS

LONGEST_LOOK = 0.5


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

    who: User
    message: SandboxMessage
    custom_id: str
    values: tuple[str, ...] = ()


class Group:
    """The people of one table."""

    def __init__(self, town: "Town", number: int, game: str, players: int) -> None:
        self.town, self.game, self.players = town, game, players
        world = town.discord.world
        guild = world.add_guild(f"Server {number}")
        self.channel: SandboxChannel = world.add_channel(guild, f"cards-{number}")
        self.elsewhere: SandboxChannel = world.add_channel(guild, f"talk-{number}")
        self.people = [town.person(f"Player {number}.{seat}") for seat in range(players)]
        guild.members = dict.fromkeys([world.bot.id, *(person.id for person in self.people)])
        self._hands: dict[int, dict[int, SandboxMessage]] = {}
        self._posts: dict[int, SandboxMessage] = {}
        self.sheets: set[int] = set()
        self.cards = 0
        self.changed = asyncio.Event()
        self.pressed: set[str] = set()
        self.busy: set[int] = set()
        self.chance = random.Random(number)

    def note(self, message: SandboxMessage) -> None:
        """A message of theirs is new or has changed."""
        names = {each.filename for each in message.attachments}
        if "hand.png" in names:
            self._hands.setdefault(message.seen_by or self._owner(message), {})[message.id] = message
        elif "table.png" in names:
            self._posts[message.id] = message
        elif "sheet.png" in names and message.seen_by is None:
            self.sheets.add(message.id)
        self.changed.set()

    @property
    def post(self) -> SandboxMessage | None:
        """The table's newest post that still stands."""
        return self._newest(self._posts)

    def hand(self, person: User) -> SandboxMessage | None:
        """Somebody's newest hand that still stands: they go on with what they asked for last."""
        return self._newest(self._hands.get(person.id, {}))

    def _newest(self, found: dict[int, SandboxMessage]) -> SandboxMessage | None:
        while found and (last := next(reversed(found))) not in self.town.discord.world.messages:
            del found[last]
        return found[last] if found else None

    def _owner(self, message: SandboxMessage) -> int:
        return self.town.discord.world.channels[message.channel_id].person_id or 0

    def wish(self) -> Wish | None:
        """What the table waits for, as far as anybody can see."""
        for person in self.people:
            hand = self.hand(person)
            if hand is not None and person.id not in self.busy and (wish := self._on_hand(person, hand)) is not None:
                return wish
        return self._on_post()

    def _on_hand(self, person: User, hand: SandboxMessage) -> Wish | None:
        asked = {each.custom_id for each in read_controls(hand.components) if each.asks and each.word != "back"}
        parts = [each for each in walk(hand.components) if each.get("custom_id") in asked]
        buttons = [each for each in parts if each["type"] == BUTTON and not each.get("disabled")]
        passes = [each for each in buttons if each["custom_id"].endswith(":pass")]
        choices = buttons + passes * 2
        menus = [each for each in parts if each.get("type") == 3]
        if menus and (not choices or self.chance.random() < 0.2):
            return self._in_menu(person, hand, self.chance.choice(menus))
        return Wish(person, hand, self.chance.choice(choices)["custom_id"]) if choices else None

    def _in_menu(self, person: User, hand: SandboxMessage, menu: Json) -> Wish:
        values = [each["value"] for each in menu["options"]]
        return Wish(person, hand, menu["custom_id"], tuple(self.chance.sample(values, menu.get("max_values") or 1)))

    def _on_post(self) -> Wish | None:
        """Cuts and the start of a game stand on the table's post."""
        ids, post = self.post_ids(), self.post
        wanted = [each for each in ids if each.rpartition(":")[2].partition(" ")[0] in {"cut", "start"}]
        if post is None or not wanted or wanted[0] in self.pressed:
            return None
        called = [each for each in self.people if f"<@{each.id}>" in post.content]
        who = called[0] if ":cut " in wanted[0] and called else self.people[0]
        self.pressed.add(wanted[0])
        return Wish(who, post, self.chance.choice(wanted))

    def post_ids(self) -> list[str]:
        """The custom ids on the table's post."""
        post = self.post
        parts = walk(post.components) if post is not None else ()
        return [each["custom_id"] for each in parts if each.get("type") == BUTTON]

    def look(self) -> Wish | None:
        """Somebody who has nothing to do looks at their hand or at the last trick."""
        idle, post = [each for each in self.people if each.id not in self.busy], self.post
        ids = [each for each in self.post_ids() if each.endswith((":hand", ":trick"))]
        if post is None or not idle or not ids:
            return None
        return Wish(self.chance.choice(idle), post, self.chance.choice(ids))

    async def seat(self) -> None:
        """Open a table and sit down, everybody in their own seat."""
        options = {"game": self.game, "players": self.players}
        await self.town.slash(self.people[0], self.channel, "table open", options)
        for place, person in enumerate(self.people[1:], 1):
            await self._sit_down(person, f":join {place}")

    async def _sit_down(self, person: User, ending: str) -> None:
        """Press a free seat's button."""
        join = await self._until(ending, there=True)
        post = self.post
        assert post is not None
        await self.town.press(Wish(person, post, join[0]))
        await self._until(ending, there=False)

    async def _until(self, ending: str, *, there: bool) -> list[str]:
        """Wait until the table's post bears a button, or no longer does; its custom id."""
        async with asyncio.timeout(ANSWER_SECONDS):
            while bool(found := [each for each in self.post_ids() if each.endswith(ending)]) is not there:
                self.changed.clear()
                await self.changed.wait()
        return found


class Town:
    """All groups, and the one door through which they press."""

    def __init__(self, discord: Loopback) -> None:
        self.discord = discord
        self.groups: list[Group] = []
        self.tally = Tally()
        self._acts = ClientActions(discord.parts)
        self._by_place: dict[int, Group] = {}
        self._waiting: dict[int, asyncio.Future[Interaction]] = {}
        discord.parts.messages.listeners.append(self._note)
        discord.parts.interactions.listeners.append(self._settled)

    def add_group(self, game: str, players: int, kind: type[Group] = Group) -> Group:
        """One more table's people in a server of their own."""
        group = kind(self, len(self.groups), game, players)
        self.groups.append(group)
        for place in (group.channel, *(self.discord.world.direct_channel(person) for person in group.people)):
            self._by_place[place.id] = group
        return group

    def person(self, name: str) -> User:
        """Somebody who is in no server yet."""
        number = stable_id("user", name)
        return self.discord.world.users.setdefault(number, User(number, name, username_of(name, number)))

    def _note(self, message: SandboxMessage) -> None:
        group = self._by_place.get(message.channel_id)
        if group is not None and message.author_id == self.discord.world.bot.id:
            group.note(message)

    def _settled(self, interaction: Interaction) -> None:
        waiting = self._waiting.pop(interaction.id, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(interaction)

    async def slash(self, who: User, channel: SandboxChannel, command: str, options: Json) -> Interaction:
        """Type a command and wait for its answer."""
        return await self._answered(self._acts.slash(who, channel, command, options, raw=False))

    def say(self, person: User, channel: SandboxChannel) -> None:
        """Somebody writes a line."""
        self._acts.say(person, channel, "who led?")

    async def press(self, wish: Wish) -> Interaction:
        """Press and wait for the answer; raises `ClientRefused` if the control is not there any more."""
        if wish.values:
            begun = self._acts.choose(wish.who, wish.message.id, wish.custom_id, list(wish.values))
        else:
            begun = self._acts.press(wish.who, wish.message.id, {"custom_id": wish.custom_id}, raw=False)
        return await self._answered(begun)

    async def _answered(self, begun: Interaction) -> Interaction:
        waiting = self._waiting[begun.id] = asyncio.get_running_loop().create_future()
        return await asyncio.wait_for(waiting, ANSWER_SECONDS)

    async def carry_out(self, wish: Wish, group: Group | None = None) -> None:
        """Press, and keep what came of it; meanwhile the one who presses is busy in their group."""
        busy = group.busy if group is not None else set()
        busy.add(wish.who.id)
        started = time.perf_counter()
        try:
            done = await self.press(wish)
        except ClientRefused:
            await asyncio.sleep(LONGEST_LOOK)  # it is gone: somebody who tried at once again would stop all the others
            return
        finally:
            busy.discard(wish.who.id)
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
        is_look = wish.custom_id.endswith((":hand", ":trick"))
        tally.looks += is_look
        tally.complaints += bool(done.message_ids) and not is_look
        tally.cards += ":play " in wish.custom_id and not done.message_ids

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
