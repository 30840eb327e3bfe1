"""Who may do what at a table: every command, button, menu and dialog, by everybody who could try it.

Each cell is tried as people try it, and says whether it is allowed, refused, or whether for them there is no such
table. What is allowed may still not be possible just then; that is told in other words than a refusal of rights.
"""

import ast
import asyncio
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.app import ROUTES, SystemShuffler
from bot.errors import UserError
from bot.features.challenges.messages import Challenging
from bot.gateway.interactions.context import Services, check_sees
from bot.gateway.interactions.presses import OTHERWISE
from bot.gateway.session.client import Client
from bot.present.composer import Composer
from bot.present.messages import read_press
from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import walk
from bot.sandbox.interactions import MODAL
from bot.sandbox.payloads import person_json
from bot.sandbox.world import EPHEMERAL, SandboxChannel
from bot.tables.model import Stage
from bot.tables.rights import check_host, check_seat, check_there
from engine.actions import read_action
from engine.errors import IllegalAction, Unreadable
from tests.architecture.source import ROOT
from tests.e2e.inside import Easel, inside
from tests.e2e.simulated import simulated
from tests.simulation.brush import PNG
from tests.support.loopback import Loopback
from tests.support.people import InteractionOutcome, Post, SandboxPerson

ALLOWED, REFUSED, NOT_THERE, NOT_OFFERED = "arn-"
REFUSALS = {"not-seated", "seat-kept", "replaced", "not-host", "sits-out"}
UNKNOWN = {"no-such-table", "no-table", "no-table-of-yours", "no-such-deal", "guild-only"}

PEOPLE = (
    "host", "seated", "former", "manager", "rival", "member",
    "apart", "blind", "abroad", "ruler", "direct", "host direct", "former direct", "waiting", "waiting direct",
)  # fmt: skip
"""The columns: who tries, and where.

In the table's channel its host, somebody who sits there, who sat there, who manages the channel, and a member who sees
it. From another channel of the server somebody who sits there and manages that other channel ("rival"), the same
member ("apart"), and one who does not see the table's channel. From another server two who are its administrators, a
stranger and the rival ("ruler"); and by direct message that stranger, the host, and who sat there. Last somebody who
takes turns at the table and sits this deal out, in its channel and by direct message.
"""

AT_SEAT = "aarrar rnna nar rr"
"""What only who plays there may do, where the table is named."""
AT_TABLE = "aarrar rnna nar aa"
"""The same of who takes turns, about the table and not its deal."""
LOOK = "aaaaaa anna nar aa"
"""What whoever sees the table's channel may look at or join."""
HERE_SEAT = "aarrar nnna --- a-"
HERE_DEAL = "aarrar nnna --- r-"
"""The same by a command that names no table: the channel's, else one's own."""
HERE_LOOK = "aaaaaa nnna --- a-"
HERE_HOST = "arrarr nnnr --- r-"
CHANNEL = "aaaana nnnn --- a-"
"""What is about the table of the channel in which it is said, and no other."""
SERVER = "aaaaaa aann --- a-"
"""Of a finished deal every member of its server is told, by contract."""

COMMANDS: Mapping[str, tuple[dict[str, Any], str]] = {
    "table join": ({"seat": 1}, HERE_LOOK),
    "table leave": ({}, HERE_SEAT),
    "table sitout": ({}, HERE_SEAT),
    "table fill": ({"level": "strong"}, HERE_SEAT),
    "table start": ({}, HERE_SEAT),
    "table replace": ({"player": "Bert"}, HERE_SEAT),
    "table invite": ({"person": "Sara"}, "aarrar nnnn --- a-"),
    "table pause": ({}, HERE_DEAL),
    "table show": ({}, CHANNEL),
    "table preset save": ({"name": "ours"}, CHANNEL),
    "table language": ({"language": "en"}, HERE_HOST),
    "table close": ({}, HERE_HOST),
    "hand": ({"table": 1}, AT_SEAT),
    "hint": ({"table": 1}, AT_SEAT),
    "play": ({"table": 1, "card": "QC"}, AT_SEAT),
    "bid": ({"table": 1, "value": "1"}, AT_SEAT),
    "pass": ({"table": 1}, AT_SEAT),
    "trump": ({"table": 1, "suit": "H"}, AT_SEAT),
    "diamonds": ({"table": 1}, AT_SEAT),
    "override": ({"table": 1}, AT_SEAT),
    "accept": ({"table": 1}, AT_SEAT),
    "show": ({"table": 1, "card": "KC"}, AT_SEAT),
    "give": ({"table": 1, "card": "KC"}, AT_SEAT),
    "signal": ({"table": 1, "kind": "blink"}, AT_SEAT),
    "cut": ({"table": 1, "how": "nonsense"}, AT_SEAT),
    "act": ({"table": 1, "action": "hold"}, AT_SEAT),
    "pick": ({"table": 1}, AT_SEAT),
    "bury": ({"table": 1, "cards": "KC QC"}, AT_SEAT),
    "call": ({"table": 1, "suit": "H"}, AT_SEAT),
    "hold": ({"table": 1}, AT_SEAT),
    "declare": ({"table": 1, "game": "solo"}, AT_SEAT),
    "announce": ({"table": 1, "what": "re"}, AT_SEAT),
    "claim": ({"table": 1}, AT_SEAT),
    "trick": ({"table": 1}, LOOK),
    "where": ({"table": 1}, LOOK),
    "scores": ({"table": 1, "period": "game"}, LOOK),
    "replay": ({"deal": 1}, SERVER),
    "record": ({"deal": 1}, SERVER),
}
"""By command what it is tried with, and what comes of it for each column; one that is about a table names table 1."""

OF_NO_TABLE = {
    "table open": "a table that there is not yet", "table preset delete": "the server's own",
    "match open": "as opening a table", "match join": "as opening a table", "match sheet": "the channel's own match",
    "leaderboard": "of the server", "stats": "of the server", "history": "of the server",
    "review": "finished deals, as replay", "challenge": "finished deals, as replay",
    "rules": "the game of the channel's table", "learn": "no table", "puzzle": "no table", "help": "no table",
    "daily": "no table; of accounts the server's managers", "practice": "no table",
    "privacy export": "oneself", "privacy delete": "oneself", "settings show": "oneself",
    "settings language": "oneself", "settings colours": "oneself", "settings ping": "oneself",
    "settings forced": "oneself", "settings hand": "oneself", "settings reading": "oneself",
    "settings letters": "oneself", "settings sort": "oneself", "settings server": "the server's managers",
    "settings channel": "the channel's managers", "admin sync": "the bot's owner", "admin health": "the bot's owner",
    "admin annul": "the bot's owner",
}  # fmt: skip
"""Commands that are about no table there is, and whose they are; `open` and `show` of the menus likewise."""

PUBLIC_SEAT, PUBLIC_TABLE = "aarrar rnna --- r-", "aarrar rnna --- a-"
PUBLIC_LOOK, PUBLIC_HERE = "aaaaaa anna --- a-", "aaaaaa annn --- a-"
ON_POSTS: Mapping[str, str] = {
    "hand": PUBLIC_SEAT, "trick": PUBLIC_LOOK, "rules": PUBLIC_LOOK, "vote agree 0": PUBLIC_SEAT,
    "join 0": PUBLIC_LOOK, "leave": PUBLIC_TABLE, "fill strong": PUBLIC_TABLE, "computers": PUBLIC_TABLE,
    "more": PUBLIC_TABLE, "pause": PUBLIC_SEAT, "resume": PUBLIC_SEAT, "invite": "aarrar rnnn --- a-",
    "start": PUBLIC_TABLE, "replace 1": PUBLIC_TABLE, "recall": PUBLIC_TABLE, "shuffle x": PUBLIC_TABLE,
    "ownword x": PUBLIC_TABLE, "cut": PUBLIC_SEAT, "cut nonsense": PUBLIC_SEAT, "menu bid 0": PUBLIC_SEAT,
    "again": PUBLIC_SEAT, "again agree": PUBLIC_SEAT, "scores show": PUBLIC_LOOK, "words scores show": PUBLIC_LOOK,
    "words scores show evening totals": PUBLIC_LOOK, "share scores show": PUBLIC_HERE,
    "share scores show evening totals": PUBLIC_HERE,
    "scores show evening totals": PUBLIC_LOOK, "go": PUBLIC_LOOK, "replay": SERVER, "mine": SERVER, "record": SERVER,
    "verify": SERVER,
}  # fmt: skip
"""By what a control says on a message that everybody sees."""

ON_OWN: Mapping[str, str] = {
    "hand": AT_SEAT, "play QC": AT_SEAT, "pass": AT_SEAT, "menu bid 0": AT_SEAT, "into declare": AT_SEAT,
    "sure pass": AT_SEAT,
    "never pass": AT_SEAT, "back pass": AT_SEAT, "plan KC": AT_SEAT, "claim": AT_SEAT, "sure claim": AT_SEAT,
    "vote agree 0": AT_SEAT, "know": LOOK, "single yes": LOOK, "hint": AT_SEAT, "hint card": AT_SEAT, "again": AT_SEAT,
    "scores show": LOOK, "words scores show": LOOK, "share scores show": "aaaaaa annn nnn an",
    "join 0": AT_SEAT, "fill strong": AT_SEAT, "start": AT_TABLE,
    "look where": LOOK, "look trick": LOOK, "look scores": LOOK, "look rules": LOOK,
    "more": AT_TABLE, "more pause": AT_SEAT, "more resume": AT_SEAT, "more leave": AT_TABLE, "more out": AT_TABLE,
    "more in": AT_TABLE, "more time": AT_TABLE,
    "pause": AT_SEAT,
    "resume": AT_SEAT, "invite": "aarrar rnnn nnr an",
    "here show": "aaaana nnnn nnn an", "here sit": "aaaana nnnn nnn an",
    "sure leave": AT_TABLE, "never leave": AT_TABLE, "sure close": "arrarr rnnr nar rr",
    "never close": "arrarr rnnr nar rr",
}  # fmt: skip
"""The same on a hand, or another message that one alone sees."""

DIALOGS: Mapping[str, str] = {"ownword x": PUBLIC_TABLE}
"""The same of dialogs that come back."""

WITHOUT_TABLE = {
    "upload", "share", "fork", "challenges", "review", "stats", "history", "leaderboard", "daily", "puzzle", "learn",
    "learn-again", "practice", "reopen", "begin", "open", "privacy", "ask-again", "ruleset",
}  # fmt: skip
"""First words of controls that are about no table, or about finished deals of the server, as `replay` is."""


class Cell(NamedTuple):
    """One thing, as one of the columns tries it. way: a command, a message of everybody's, one's own, or a dialog."""

    way: str
    what: str
    who: str


CELLS: Mapping[Cell, str] = {
    Cell(way, what, who): expected
    for way, doors in (
        ("command", {name: row for name, (_, row) in COMMANDS.items()}),
        ("post", ON_POSTS), ("own", ON_OWN), ("dialog", DIALOGS),
    )
    for what, row in doors.items()
    for who, expected in zip(PEOPLE, row.replace(" ", ""), strict=True)
}  # fmt: skip


@dataclass
class Scene:
    """A table in the middle of a deal, the host to cut, and everybody who could try something at it."""

    discord: Loopback
    services: Services
    told: list[str]
    people: Mapping[str, SandboxPerson]
    places: Mapping[str, SandboxChannel]
    table: int = 0
    deal: int = 0
    laid: object = None

    @property
    def state(self) -> object:
        return self.services.lookup.standing(self.table)

    async def lay(self) -> None:
        """A new table at which somebody sat, as it is before anybody tries anything."""
        await self.deal_anew()
        await self.services.tables.leave(self.table, self.people["former"].id)

    async def deal_anew(self) -> None:
        """A new table, all four at it, whose first deal has begun."""
        if self.services.lookup.standing(self.table) is not None:
            await self.services.tables.close(self.table, None)
        host, seated, former, rival = (self.people[who] for who in ("host", "seated", "former", "rival"))
        channel = self.places["host"]
        for person in self.people.values():
            await self.services.people.prefer(person.id, unasked=frozenset())
        assert (await host.slash(channel, "table open", game="saskop")).answered
        for person in (seated, former, rival):
            assert (await person.slash(channel, "table join")).answered
        found = self.services.lookup.table_in(channel.id)
        assert found is not None
        self.table = found.id
        begun = await self.services.tables.start(self.table, host.id)
        assert begun.deal is not None
        self.deal = begun.deal.id
        assert (await self.people["waiting"].slash(channel, "table join")).answered

    async def play(self) -> None:
        """The deal to its end."""
        users = [self.people[who].id for who in ("host", "seated", "former", "rival")]
        lookup = self.services.lookup
        while (sight := lookup.sight(self.table, None)).table.stage is Stage.PLAYING:
            assert sight.view is not None
            user = users[sight.view.waiting_for[0]]
            legal = [text for text in lookup.legal(self.table, user) if not text.startswith(("cut upto", "override"))]
            await self.services.tables.act(self.table, user, legal[0], chance=3)

    def message(self, who: str, *, is_public: bool) -> Post:
        """A message of the bot's where somebody tries."""
        person, channel = self.people[who], self.places[who]
        own = {} if is_public or channel.guild_id is None else {"flags": EPHEMERAL, "seen_by": person.id}
        made = self.discord.parts.messages.create(channel, self.discord.world.bot.id, {"content": "."}, [], **own)
        return Post(person_json(self.discord.world, made, person.id))

    def press(self, what: str) -> tuple[str, list[str] | None]:
        """The custom id of a control, and what is chosen where it is a menu."""
        word = what.partition(" ")[0]
        if word in {"replay", "mine", "record", "verify"} or what == "again":
            return f"lp:{self.table}:1.0:{what}", None
        if word == "replace":
            return f"lp:{self.table}:0.0:replace {self.people['seated'].id}", None
        chosen = {
            "computers": ["level easy"], "cut": ["cut nonsense"], "menu bid 0": ["bid 1"], "plan KC": ["KC 0"],
        }  # fmt: skip
        if word == "go":
            return f"lp:{self.table}:{self.deal}.0:go trick", [f"lp:{self.table}:0.0:scores show"]
        return f"lp:{self.table}:{self.deal}.0:{what}", chosen.get(what)

    async def attempt(self, cell: Cell) -> InteractionOutcome | None:
        """Try it; nothing comes of what is not offered there."""
        person, channel = self.people[cell.who], self.places[cell.who]
        if cell.way == "command":
            options = dict(COMMANDS[cell.what][0])
            if "table" in options:
                options["table"] = self.table
            if cell.what.split(" ")[0] not in {each["name"] for each in await person.commands(channel)}:
                return None
            return await person.slash(channel, cell.what, **options)
        if cell.way != "own" and channel.guild_id is None:
            return None  # in direct messages every message is somebody's own
        message = self.message(cell.who, is_public=cell.way != "own")
        custom_id, values = self.press(cell.what)
        if cell.way != "dialog":
            return await person.forge(message, custom_id, values)
        data = {"custom_id": custom_id, "components": [{"type": 1, "components": [
            {"type": 4, "custom_id": "text", "value": "word", "id": 2},
        ], "id": 1}]}  # fmt: skip
        world = self.discord.world
        user, source = world.person(person.id), world.messages[int(message.id)]
        started = self.discord.parts.interactions.start(MODAL, user, channel, data, source)
        return await person.outcome(str(started.id), 20)

    async def found(self, cell: Cell) -> str:
        """What comes of it. What is refused changes nothing, and where there is no table nobody at one is named."""
        before = self.state
        if before != self.laid:
            await self.lay()
            before = self.laid = self.state
        self.told.clear()
        outcome = await self.attempt(cell)
        if outcome is None:
            return NOT_OFFERED
        assert outcome.answered, (cell, outcome)
        if REFUSALS.isdisjoint(self.told) and UNKNOWN.isdisjoint(self.told):
            return ALLOWED
        assert len(self.told) == 1, (cell, self.told)
        assert all(post.private for post in outcome.posts) or self.places[cell.who].guild_id is None, (cell, outcome)
        assert self.state == before, cell
        if self.told[0] in REFUSALS:
            return REFUSED
        shown = f"{outcome.text} {outcome.alt}"
        assert not [each for each in self.people.values() if each.name in shown or each.mention in shown], cell
        return NOT_THERE


@asynccontextmanager
async def scene(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    """One deal was played to its end; the next one has begun at a new table, and somebody has left it."""
    told: list[str] = []
    served: list[Services] = []
    serve, complaint, refusal = Client.serve, Composer.complaint, Composer.refusal

    def note_services(self: Client, services: Services, begin: Callable[[], None]) -> None:
        served.append(services)
        serve(self, services, begin)

    async def note_complaint(self: Composer, user: int, guild: int | None, error: Any) -> Any:
        told.append(error.key)
        return await complaint(self, user, guild, error)

    async def note_refusal(self: Composer, user: int, reason: Any, sight: Any) -> Any:
        told.append("illegal" if isinstance(reason, IllegalAction) else reason.key)
        return await refusal(self, user, reason, sight)

    monkeypatch.setattr(Client, "serve", note_services)
    monkeypatch.setattr(Composer, "complaint", note_complaint)
    monkeypatch.setattr(Composer, "refusal", note_refusal)
    monkeypatch.setattr(Easel, "ask", lambda _, __, tell, ___: asyncio.get_running_loop().call_soon(tell, PNG))
    monkeypatch.setattr(SystemShuffler, "one_of", lambda _, numbers: 1 if 1 in numbers else numbers[0])
    async with Loopback(clock=SandboxClock(running=False)) as discord:
        names = ("Anna", "Bert", "Carl", "Mia", "Dora", "Sara", "Nils", "Olga", "Eve")
        anna, bert, carl, mia, dora, sara, nils, olga, eve = map(discord.person, names)
        control, here, other = discord.control, discord.channel, discord.control.add_channel("other")
        far = control.add_channel("far", control.add_guild("Far").name)
        control.remove_person(olga.id, discord.guild.id)
        control.add_role("rulers", olga.id, dora.id, guild="Far", permissions=["administrator"])
        control.allow(here.id, "manage_channels", who=mia.id)
        control.allow(other.id, "manage_channels", who=dora.id)
        control.deny(here.id, "view_channel", who=nils.id)
        columns = (anna, bert, carl, mia, dora, sara, sara, nils, olga, dora, olga, anna, carl, eve, eve)
        who = dict(zip(PEOPLE, columns, strict=True))
        direct = {
            name: discord.world.direct_channel(discord.world.person(who[name].id))
            for name in PEOPLE
            if "direct" in name
        }
        places = dict.fromkeys(PEOPLE, here) | dict.fromkeys(("rival", "apart", "blind"), other)
        places |= {"abroad": far, "ruler": far} | direct
        async with inside(folder, monkeypatch, discord) as running:
            made = Scene(discord, served[-1], told, who, places)
            await made.deal_anew()
            await made.play()
            await made.lay()
            await running.settled()
            yield made


@simulated
async def test_everybody_may_do_what_the_table_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        wrong = {}
        for cell, expected in CELLS.items():
            found = await here.found(cell)
            if found != expected:
                wrong[cell] = found, expected, list(here.told)
        assert not wrong, "\n".join(f"{cell}: {found}" for cell, found in wrong.items())


@simulated
async def test_whatever_is_added_has_to_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command that Discord is told, every word that a control may begin with, and every control that stands."""
    async with scene(tmp_path, monkeypatch) as here:
        told = {words for each in here.discord.parts.commands.all() for words in leaves(each)}
        assert told == {*COMMANDS, *OF_NO_TABLE}
        tried = {what.partition(" ")[0] for what in (*ON_POSTS, *ON_OWN, *DIALOGS)}
        words = frozenset(route.word for route in ROUTES) - {OTHERWISE}
        assert words - tried - WITHOUT_TABLE == set()
        assert words >= WITHOUT_TABLE
        await here.lay()
        for cell in (Cell("command", name, "host") for name in COMMANDS):
            await here.attempt(cell)
        standing = [
            part["custom_id"]
            for message in here.discord.world.messages.values()
            for part in walk(message.components)
            if "custom_id" in part
        ]
        presses = [press for each in standing if (press := read_press(each)) is not None]
        assert len(presses) > 20
        unnamed = [press for press in presses if press.what.partition(" ")[0] not in words]
        assert [press for press in unnamed if not is_action(press.what)] == []


def leaves(command: Mapping[str, Any]) -> Iterator[str]:
    """A command's name, or those of all that is below it."""
    below = [option for option in command.get("options") or () if option["type"] in {1, 2}]
    if not below:
        yield command["name"]
    for option in below:
        yield from (f"{command['name']} {words}" for words in leaves(option))


def is_action(text: str) -> bool:
    """Whether a control says what is done in a game."""
    try:
        read_action(text)
    except Unreadable:
        return False
    return True


@simulated
async def test_autocomplete_offers_a_hand_to_nobody_but_who_holds_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        for who in PEOPLE:
            person, place = here.people[who], here.places[who]
            offered = await person.autocomplete(place, "act", "action", table=here.table)
            assert bool(offered) == who.startswith("host"), who  # the host is to cut
            tables = await person.autocomplete(place, "trick", "table")
            sits = who in {"host", "seated", "rival", "host direct", "waiting", "waiting direct"}
            assert [each["value"] for each in tables] == ([here.table] if sits else []), who


# A refusal left out

GUARDS = {each.__name__: each for each in (check_there, check_seat, check_host, check_sees)}


class Site(NamedTuple):
    """Where something is refused to who has no right to it."""

    module: str
    line: int
    end: int


def sites() -> Iterator[Site]:
    """Every place in the code that does."""
    for path in sorted([*(ROOT / "bot").rglob("*.py"), *(ROOT / "cogs").rglob("*.py")]):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and is_guard(module, node.func.id):
                yield Site(module, node.lineno, node.end_lineno or node.lineno)


def is_guard(module: str, name: str) -> bool:
    """Whether a name means a refusal there, and not something else that is called so."""
    return name in GUARDS and getattr(import_module(module), name, None) is GUARDS[name]


class Guards:
    """Notes which site refused something; one can be left out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left_out: Site | None = None
        self.refused_at: Site | None = None
        self.sites = list(sites())
        for module in {site.module for site in self.sites}:
            there = import_module(module)
            for name, guard in GUARDS.items():
                if getattr(there, name, None) is guard:
                    monkeypatch.setattr(there, name, self._guard(module, guard))

    def _guard(self, module: str, guard: Callable[..., Any]) -> Callable[..., Any]:
        def guarded(*args: Any, **named: Any) -> Any:
            line = sys._getframe(1).f_lineno
            site = next(each for each in self.sites if each.module == module and each.line <= line <= each.end)
            try:
                return guard(*args, **named)
            except UserError:
                if site != self.left_out:
                    self.refused_at = site
                    raise
                return 0  # as if they had the first seat, where that is asked

        return guarded


PLANTED_ELSEWHERE = {"bot.features.challenges.commands"}
"""What is refused there is no table, but a challenge: it has a test of its own."""


@simulated
async def test_each_refusal_that_is_left_out_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        guards, by_site = Guards(monkeypatch), defaultdict[Site, list[Cell]](list)
        needed = [site for site in guards.sites if site.module not in PLANTED_ELSEWHERE]
        for cell in (cell for cell, expected in CELLS.items() if expected in {REFUSED, NOT_THERE}):
            if by_site.keys() >= set(needed):
                break
            guards.refused_at = None
            await here.found(cell)
            if guards.refused_at is not None:
                by_site[guards.refused_at].append(cell)
        assert [site for site in needed if site not in by_site] == []
        unnoticed = []
        for site in needed:
            guards.left_out = site
            for cell in by_site[site]:
                if await is_noticed(here, cell):
                    break
            else:
                unnoticed.append(site)
        assert [f"{site.module}:{site.line}" for site in unnoticed] == []


async def is_noticed(here: Scene, cell: Cell) -> bool:
    """Whether the table says otherwise of a cell, or it ends in an error."""
    try:
        return await here.found(cell) != CELLS[cell]
    except AssertionError:
        return True


@simulated
async def test_a_threads_table_is_seen_as_its_channel_and_a_private_threads_by_who_is_known_to_be_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A channel gives by roles and exceptions, as Discord works them out; a thread has those of its parent."""
    async with scene(tmp_path, monkeypatch) as here:
        control, world = here.discord.control, here.discord.world
        near, other = here.places["host"], here.places["rival"]
        anna, sara, mia = here.people["host"], here.people["member"], here.people["manager"]

        async def seen_by(person: SandboxPerson, place: SandboxChannel, table: int) -> bool:
            here.told.clear()
            assert (await person.slash(place, "trick", table=table)).answered
            return here.told == ["no-trick"]

        async def opened_in(thread: SandboxChannel) -> int:
            assert (await anna.slash(thread, "table open", game="skat")).answered
            table = here.services.lookup.table_in(thread.id)
            assert table is not None
            return table.id

        open_thread, closed_thread = (
            control.add_thread("loud", near.id),
            control.add_thread("quiet", near.id, anna.id, mia.id),
        )
        loud, quiet = await opened_in(open_thread), await opened_in(closed_thread)
        assert [await seen_by(sara, other, table) for table in (loud, quiet)] == [True, False]
        assert [await seen_by(mia, other, table) for table in (loud, quiet)] == [True, False]  # membership is not told
        assert await seen_by(mia, closed_thread, quiet)
        assert await seen_by(anna, world.direct_channel(world.person(anna.id)), quiet)
        control.add_role("mods", sara.id, permissions=["manage_threads"])
        assert await seen_by(sara, other, quiet)
        control.deny(near.id, "view_channel", who="mods")
        assert [await seen_by(sara, other, table) for table in (loud, quiet, here.table)] == [False] * 3
        control.add_role("mods")
        control.deny(near.id, "view_channel", who="@everyone")
        assert not await seen_by(sara, other, loud)
        control.add_role("admins", sara.id, permissions=["administrator"])
        assert [await seen_by(sara, other, table) for table in (loud, quiet, here.table)] == [True] * 3


@simulated
async def test_a_challenge_is_known_to_who_sees_its_channel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with scene(tmp_path, monkeypatch) as here:
        anna, place = here.people["host"], here.places["host"]
        issued = await here.services.find(Challenging).issue(anna.id, here.discord.guild.id, 1, 0, 0, place.id, None)
        found = {}
        for who in ("host", "member", "apart", "blind", "abroad"):
            message = here.message(who, is_public=True)
            here.told.clear()
            forged = f"lp:1:{issued.challenge.id}.0:challenges results"
            assert (await here.people[who].forge(message, forged)).answered
            found[who] = list(here.told)
        gone = ["challenge-gone"]
        assert found == {"host": [], "member": [], "apart": [], "blind": gone, "abroad": gone}
