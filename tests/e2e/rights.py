"""A table in the middle of a deal, everybody who could try something there, and what comes of what they try."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import pytest

from bot.errors import UserError
from bot.features.challenges.messages import Challenging
from bot.features.records.messages import History
from bot.gateway.interactions.context import Services
from bot.gateway.interactions.table_commands import pace_for
from bot.gateway.session.client import Client
from bot.present.composer import Composer
from bot.present.messages import ControlId, read_press
from bot.present.table_setup import first_setup, write_setup
from bot.sandbox.client import ClientActions
from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import BUTTON, CHANNEL_MENU, INPUT, MENU, ROW, USER_MENU, walk
from bot.sandbox.errors import Json
from bot.sandbox.interactions import COMPONENT, MODAL, Interaction, context_of
from bot.sandbox.payloads import channel_json, person_json
from bot.sandbox.people_api import FOLLOWING_SECONDS
from bot.sandbox.world import EPHEMERAL, SandboxChannel, SandboxMessage, User
from bot.system import SystemShuffler
from bot.tables.model import Person, Stage, Table
from bot.tables.rights import Caller
from bot.tables.rotation import is_away
from bot.tables.setup import TablePlace, nearest_setup, preset_of
from engine.errors import IllegalAction
from tests.e2e.inside import Easel, inside
from tests.e2e.refusals import KINDS, NOT_THERE, OUR_FAULT, RIGHTS
from tests.e2e.vocabulary import is_understood
from tests.simulation.brush import PNG
from tests.support.loopback import Loopback
from tests.support.people import ANSWER_SECONDS, InteractionOutcome, SandboxPerson

ALLOWED, NOT_OFFERED = "a-"
FINISHED: Final = 1
"""The deal that was played to its end."""
AFTERWARDS_SECONDS: Final = 5.0
"""So long nothing more is said to who was told that something is not there."""

PEOPLE: Final = (
    "host", "seated", "former", "manager", "rival", "member",
    "apart", "elsewhere", "blind", "abroad", "ruler", "direct", "host direct", "former direct",
    "waiting", "waiting direct",
)  # fmt: skip
"""Who tries what is about a table, and where.

In the table's channel its host, somebody who sits there, who sat there, who manages the channel, and a member who sees
it. From another channel of the server somebody who sits there and manages that other channel ("rival"), the same
member ("apart"), one who manages that other channel and has no seat ("elsewhere"), and one who does not see the table's
channel ("blind"). From another server two who are its administrators, a stranger and the rival ("ruler"); and by direct
message that stranger, the host, and who sat there. Last somebody who takes turns at the table and sits this deal out,
in its channel and by direct message.
"""

ANYBODY: Final = (
    "host", "seated", "manager", "member", "governor", "owner", "blind", "abroad", "direct", "host direct",
)  # fmt: skip
"""Who tries what is about no table: some of these, and in the table's channel who manages the server ("governor") and
who runs the bot and may not write there ("owner").

What somebody has of their own is the host's: a setup saved under a name, an uploaded record, a deal played alone. The
host and who is seated played the deal that is over.
"""


class Its(StrEnum):
    """What a command names that is known only when it is tried."""

    TABLE = "table"
    ROOM = "room"
    RUNNING = "running"
    ROLE = "role"


@dataclass(frozen=True)
class Cell:
    """One thing as one of the people tries it, and what is to come of it.

    way: a command, or what is pressed: a message of everybody's (post), one's own of a table (own), of a deal played
    alone (solo) or either (private), or a dialog that comes back. what: the command, or what a control says and what is
    chosen there; behind a colon, what else is to be told of it. given: makes so what is to be so besides.
    """

    way: str
    what: str
    who: str
    expected: str
    options: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)
    given: "Given | None" = field(default=None, compare=False, repr=False)

    @property
    def words(self) -> str:
        return self.what.partition(": ")[0]


class Forger(ClientActions):
    """A client that sends what none should: every command, as a server may give it to anybody, and any press."""

    def commands(self, person: User, channel: SandboxChannel) -> list[Json]:
        installs = self._world.installs(person.id, channel)
        return self._parts.commands.visible(channel.guild_id, context_of(channel), installs) if installs else []

    def forge(
        self, person: User, channel: SandboxChannel, source: SandboxMessage, control: str, chosen: object = None
    ) -> Interaction:  # fmt: skip
        """Press a button, or choose an entry, somebody or a channel in a menu that nobody was shown."""
        kind, values, resolved = BUTTON, {}, {}
        match chosen:
            case str():
                kind, values = MENU, {"values": [chosen]}
            case User(id=number):
                kind, values = USER_MENU, {"values": [str(number)]}
                resolved = {"resolved": self._resolved([str(number)], channel)}
            case SandboxChannel(id=number):
                rights = {"permissions": str(self._world.permissions(person.id, chosen))}
                kind, values = CHANNEL_MENU, {"values": [str(number)]}
                resolved = {"resolved": {"channels": {str(number): channel_json(self._world, chosen) | rights}}}
        data = {"custom_id": control, "component_type": kind, "id": 1} | values | resolved
        return self._start(COMPONENT, person, channel, data, source)

    def write(
        self, person: User, channel: SandboxChannel, source: SandboxMessage, control: str, text: str
    ) -> Interaction:  # fmt: skip
        """Send a dialog that nobody was shown."""
        part = {"type": INPUT, "custom_id": "text", "value": text, "id": 2}
        data = {"custom_id": control, "components": [{"type": ROW, "components": [part], "id": 1}]}
        return self._start(MODAL, person, channel, data, source)


@dataclass
class Scene:
    """A table in the middle of a deal, the host to cut, and everybody who could try something at it."""

    discord: Loopback
    services: Services
    errors: list[Exception]
    people: Mapping[str, SandboxPerson]
    places: Mapping[str, SandboxChannel]
    role: int
    table: int = 0
    deal: int = 0
    closed: int = 0
    room: int = 0
    upload: int = 1
    solo: int = 1
    challenge: int = 1
    day: int = 0
    laid: object = None
    silent: dict[int, tuple[Cell, Json | None]] = field(default_factory=dict)

    @property
    def told(self) -> list[str]:
        """The keys of what people were told cannot be."""
        return [key_of(error) for error in self.errors]

    @property
    def tables(self) -> list[Table]:
        return sorted(self.services.lookup.all_tables(), key=lambda table: table.id)

    @property
    def running(self) -> int:
        """The number of the deal that goes on, as people know it."""
        deal = self.services.lookup.table(self.table).deal
        return 0 if deal is None else deal.number

    # As it is before anybody tries anything

    async def set_up(self) -> None:
        """A deal is played to its end, its table closed, and the host has what people can have of their own."""
        host, here, guild = self.people["host"], self.places["host"], self.discord.guild.id
        caller, services = Caller(host.id, guild), self.services
        await self.open()
        await self.play()
        self.closed = self.table
        ((_, record),) = (await services.find(History).record(caller, FINISHED)).files
        await services.replays.take(caller, record)
        far = self.places["abroad"].guild_id or 0
        await services.presets.save_preset(far, preset_of("theirs", host.id, nearest_setup("saskop", "")[0]))
        await services.alone.begin(caller, "skat")
        await services.find(Challenging).issue(host.id, guild, FINISHED, 0, 0, here.id, None)
        buttons = (await host.slash(here, "daily")).post.buttons
        self.day = next(press.deal for each in buttons if (press := read_press(each["custom_id"])))
        assert (await self.people["owner"].slash(self.places["room"], "match open", game="skat")).answered
        room = services.lookup.table_in(self.places["room"].id)
        assert room is not None
        self.room = room.id

    async def lay(self, given: "Given | None" = None) -> None:
        """A new table at which somebody sat, unless all is as it was laid; and what is given besides."""
        if self.laid != (given, self.tables):
            await self.open()
            await self.services.tables.join(self.table, self.people["waiting"].id)
            await self.services.tables.leave(self.table, self.people["former"].id)
        if given is not None:
            await given(self)
        self.laid = given, self.tables

    async def open(self) -> None:
        """A new table, all four at it, whose first deal has begun; none elsewhere but the room of a match."""
        tables, people = self.services.tables, self.services.people
        for table in self.tables:
            if table.id != self.room:
                await tables.close(table.id, None)
        for person in self.people.values():
            if (await people.preferences(person.id)).unasked:
                await people.prefer(person.id, unasked=frozenset())
        users, guild = self.players, self.discord.guild.id
        place = TablePlace(guild, self.places["host"].id, users[0], await pace_for(self.services, guild))
        opened = await tables.open(place, nearest_setup("saskop", "")[0], seats=tuple(map(Person, users)))
        begun = await tables.start(opened.id, users[0])
        assert begun.deal is not None
        self.table, self.deal = opened.id, begun.deal.id

    @property
    def players(self) -> list[int]:
        return [self.people[who].id for who in ("host", "seated", "former", "rival")]

    async def play(self) -> None:
        """The deal to its end."""
        lookup = self.services.lookup
        while (sight := lookup.sight(self.table, None)).table.stage is Stage.PLAYING:
            assert sight.view is not None
            user = self.players[sight.view.waiting_for[0]]
            legal = [text for text in lookup.legal(self.table, user) if not text.startswith(("cut upto", "override"))]
            await self.services.tables.act(self.table, user, legal[0], chance=3)

    async def have_preset(self) -> None:
        """The host has saved a setup, and nobody else."""
        guild, presets = self.discord.guild.id, self.services.presets
        if [each.saved_by for each in await presets.presets(guild)] != [self.people["host"].id]:
            await presets.save_preset(guild, preset_of("ours", self.people["host"].id, nearest_setup("saskop", "")[0]))

    async def be_away(self, *who: str) -> None:
        """Computers stand in for them."""
        users, table = {self.people[each].id for each in who}, self.services.lookup.table(self.table)
        if not all(is_away(table, each) for each in users):
            await self.services.tables.note_left(self.table, self.people["seated"].id, users)

    async def be_replaced(self, who: str) -> None:
        """A computer has their seat."""
        await self.be_away(who)
        users = self.people["host"].id, self.people[who].id
        if users[1] in self.services.lookup.table(self.table).people:
            await self.services.tables.replace_person(self.table, *users)

    # What people try

    async def attempt(self, cell: Cell) -> tuple[InteractionOutcome, SandboxMessage | None] | None:
        """What comes of it, and the message that was pressed; nothing where it is not offered."""
        forger, channel, source = Forger(self.discord.parts), self.places[cell.who], None
        user = self.discord.world.person(self.people[cell.who].id)
        if cell.way == "command":
            if cell.words.split(" ")[0] not in {each["name"] for each in forger.commands(user, channel)}:
                return None
            own = {name: getattr(self, value) for name, value in cell.options.items() if isinstance(value, Its)}
            started = forger.slash(user, channel, cell.words, {**cell.options, **own}, raw=False)
        elif channel.guild_id is None and cell.way == "post":
            return None  # in direct messages every message is somebody's own
        else:
            source = self.message(cell.who, is_public="post" in cell.way)
            what, entry = CHOSEN.get(cell.what, (cell.words, None))
            control = self._control(cell.way, what)
            assert is_understood(cell.way, control), f"{control} means nothing there"
            if cell.way == "dialog":
                started = forger.write(user, channel, source, str(control), "ours")
            else:
                started = forger.forge(user, channel, source, str(control), self._chosen(cell.who, entry))
        return await self._outcome(cell, started), source

    def _chosen(self, who: str, entry: str | None) -> object:
        """What an entry of `CHOSEN` means now."""
        if entry == "somebody":
            return self.discord.world.person(self.people["member"].id)
        if entry == "their channel":
            return self.places[who]
        return entry and entry.format(table=self.table)

    async def _outcome(self, cell: Cell, started: Interaction) -> InteractionOutcome:
        person, world, interactions = self.people[cell.who], self.discord.world, self.discord.parts.interactions
        await interactions.changed.until(lambda: started.state in {"answered", "failed"}, ANSWER_SECONDS)
        await interactions.changed.until(lambda: interactions.is_followed(started), FOLLOWING_SECONDS)
        there = [world.messages[each] for each in started.message_ids if each in world.messages]
        posts = [person_json(world, each, person.id) for each in there if world.sees(person.id, each)]
        return InteractionOutcome(person, interactions.show(started) | {"messages": posts})

    def message(self, who: str, *, is_public: bool) -> SandboxMessage:
        """A message of the bot's where somebody tries."""
        channel = self.places[who]
        is_own = not is_public and channel.guild_id is not None
        flags, seen_by = (EPHEMERAL, self.people[who].id) if is_own else (0, None)
        messages, bot = self.discord.parts.messages, self.discord.world.bot.id
        return messages.create(channel, bot, {"content": "."}, [], flags=flags, seen_by=seen_by)

    def _control(self, way: str, what: str) -> ControlId:
        """What the control says that is pressed, made for what it is about."""
        first, *rest = what.split(" ")
        if first == "replace":
            what = f"replace {self.people[' '.join(rest)].id}"
        table, deal = self.table, self.deal
        if "upload" in {first, *rest[:1]}:
            table, deal = 0, self.upload
        elif way == "solo" or what in {"practice look", "practice replay"}:
            table, deal = 0, self.solo
        elif what in {"challenges play", "challenges results"}:
            table, deal = 0, self.challenge
        elif first == "daily":
            table, deal = 0, self.day
        elif first == "reopen":
            table = self.closed
        elif {first, *rest[:1]} & OF_FINISHED:
            deal = FINISHED
        return ControlId(table, deal, 0, what)

    # What comes of it

    async def tried(self, cell: Cell) -> tuple[InteractionOutcome, SandboxMessage | None] | None:
        """Try it where all is as it was laid."""
        await self.lay(cell.given)
        self.errors.clear()
        return await self.attempt(cell)

    async def found(self, cell: Cell) -> str:
        """What is refused changes nothing; where something is not there, nobody at a table is named, nor afterwards."""
        tried = await self.tried(cell)
        if tried is None:
            return NOT_OFFERED
        outcome, pressed = tried
        assert outcome.answered, outcome
        assert OUR_FAULT not in [KINDS.get(key) for key in self.told], self.told
        if RIGHTS.isdisjoint(self.told):
            return ALLOWED
        assert len(self.told) == 1, self.told
        assert all(post.private for post in outcome.posts) or self.places[cell.who].guild_id is None, outcome
        assert self.laid == (cell.given, self.tables), "a refusal changed something"
        if KINDS[self.told[0]] == NOT_THERE:
            shown = f"{outcome.text} {outcome.alt}"
            assert not [each for each in self.people.values() if each.name in shown or each.mention in shown], shown
            await self._check_silence(cell, outcome, pressed)
        return KINDS[self.told[0]]

    async def _check_silence(self, cell: Cell, outcome: InteractionOutcome, pressed: SandboxMessage | None) -> None:
        """What was pressed and what was answered stay as they are, and nothing more is said."""
        world, person, place = self.discord.world, self.people[cell.who], self.places[cell.who]
        watched, newest = [int(post.id) for post in outcome.posts], max(world.messages)
        if pressed is not None:
            watched.append(pressed.id)
            self.silent[pressed.id] = cell, self._shown(pressed.id)
        before = [*map(self._shown, watched)]
        await asyncio.sleep(AFTERWARDS_SECONDS)
        assert [*map(self._shown, watched)] == before, "what stood there says something else afterwards"
        new = [each for each in world.history(place.id) if each.id > newest and world.sees(person.id, each)]
        assert not new, f"afterwards they read {[each.content for each in new]}"

    def _shown(self, message: int) -> Json | None:
        """A message as it is now."""
        there = self.discord.world.messages.get(message)
        return None if there is None else person_json(self.discord.world, there)

    def no_longer_silent(self) -> list[Cell]:
        """By what something was not there, while what was pressed tells something by now."""
        return [cell for message, (cell, before) in self.silent.items() if self._shown(message) != before]

    def standing(self) -> Iterator[tuple[tuple[str, ...], str]]:
        """What every control says that anybody has before them, and the ways in which it may be tried."""
        world = self.discord.world
        for message in world.messages.values():
            is_public = message.seen_by is None and world.channels[message.channel_id].guild_id is not None
            for part in walk(message.components):
                press = read_press(part.get("custom_id", ""))
                if press is not None:
                    own = "solo" if press.table == 0 and press.deal > 0 else "own"
                    yield ("post",) if is_public else (own, "private"), press.what


Given = Callable[[Scene], Awaitable[object]]

OF_FINISHED: Final = {"replay", "mine", "record", "verify", "fork", "review", "again", "challenges"}
"""Words of controls that are about a deal that is over."""

CHOSEN: Final[Mapping[str, tuple[str, str | None]]] = {
    "computers fill strong": ("computers", "fill strong"),
    "computers seat 1": ("computers", "seat 1"),
    "computers level easy": ("computers", "level easy"),
    "computers nothing": ("computers", "nothing"),
    "cut": ("cut", "cut nonsense"),
    "menu bid 0": ("menu bid 0", "bid 1"),
    "plan KC": ("plan KC", "KC 0"),
    "go scores": ("go scores", "lp:{table}:0.0:scores show"),
    "invite: somebody": ("invite", "somebody"),
    "challenges seat": ("challenges seat", "0"),
    "review seat": ("review seat", "9"),
    "open named": (f"open named 0 {write_setup(first_setup())}", None),
    "challenges whom 0": ("challenges whom 0", "somebody"),
    "challenges where 0": ("challenges where 0", "their channel"),
}
"""By what a cell says: what its control says, and what is chosen there."""


def key_of(error: Exception) -> str:
    return error.key if isinstance(error, UserError) else "illegal" if isinstance(error, IllegalAction) else "internal"


@asynccontextmanager
async def scene(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """One deal was played to its end; the next one has begun at a new table, and somebody has left it."""
    errors: list[Exception] = []
    served: list[Services] = []
    serve, complaint, refusal, fault = Client.serve, Composer.complaint, Composer.refusal, Composer.fault

    def note_services(self: Client, services: Services, begin: Callable[[], None]) -> None:
        served.append(services)
        serve(self, services, begin)

    async def note_complaint(self: Composer, user: int, guild: int | None, error: Any) -> Any:
        errors.append(error)
        return await complaint(self, user, guild, error)

    async def note_refusal(self: Composer, user: int, reason: Any, sight: Any) -> Any:
        errors.append(reason)
        return await refusal(self, user, reason, sight)

    async def note_fault(self: Composer, user: int, guild: int | None, reference: str) -> Any:
        errors.append(RuntimeError(reference))
        return await fault(self, user, guild, reference)

    monkeypatch.setattr(Client, "serve", note_services)
    monkeypatch.setattr(Composer, "complaint", note_complaint)
    monkeypatch.setattr(Composer, "refusal", note_refusal)
    monkeypatch.setattr(Composer, "fault", note_fault)
    monkeypatch.setattr(Easel, "ask", lambda _, __, tell, ___: asyncio.get_running_loop().call_soon(tell, PNG))
    monkeypatch.setattr(SystemShuffler, "one_of", lambda _, numbers: 1 if 1 in numbers else numbers[0])
    # Of people the first runs the bot.
    async with Loopback(clock=SandboxClock(running=False), people=("Otto",)) as discord:
        names = ("Otto", "Anna", "Bert", "Carl", "Mia", "Dora", "Sara", "Tilda", "Nils", "Olga", "Eve", "Gustav")
        otto, anna, bert, carl, mia, dora, sara, tilda, nils, olga, eve, gustav = map(discord.person, names)
        control, here, other = discord.control, discord.channel, discord.control.add_channel("other")
        far, room = control.add_channel("far", control.add_guild("Far").name), control.add_channel("room")
        control.remove_person(olga.id, discord.guild.id)
        control.add_role("rulers", olga.id, dora.id, guild="Far", permissions=["administrator"])
        control.add_role("governors", gustav.id, permissions=["manage_guild", "mention_everyone"])
        control.allow(here.id, "manage_channels", who=mia.id)
        for manager in (dora, tilda):
            control.allow(other.id, "manage_channels", who=manager.id)
        for each in (here, other, far):
            control.allow(each.id, "mention_everyone")
        control.deny(here.id, "view_channel", who=nils.id)
        control.deny(here.id, "send_messages", who=otto.id)
        who = {
            "host": anna, "seated": bert, "former": carl, "manager": mia, "rival": dora, "member": sara,
            "apart": sara, "elsewhere": tilda, "blind": nils, "abroad": olga, "ruler": dora,
            "direct": olga, "host direct": anna, "former direct": carl, "waiting": eve, "waiting direct": eve,
            "governor": gustav, "owner": otto,
        }  # fmt: skip
        world = discord.world
        direct = {name: world.direct_channel(world.person(who[name].id)) for name in who if "direct" in name}
        places = dict.fromkeys(who, here) | dict.fromkeys(("rival", "apart", "elsewhere", "blind"), other)
        places |= {"abroad": far, "ruler": far, "room": room} | direct
        role = control.add_role("players").id
        async with inside(folder, monkeypatch, discord) as running:
            made = Scene(discord, served[-1], errors, who, places, role)
            await made.set_up()
            await made.lay()
            await running.settled()
            yield made
