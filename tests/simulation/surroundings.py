"""What is around the bot in an evening: Discord, the line to it, a painter, a database, and one life after another.

There may be two processes of it, at one database and with a shard each.
"""

import random
from datetime import timedelta
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.config import BotSettings
from bot.sandbox.clock import SandboxClock
from bot.sandbox.control import Control
from bot.sandbox.gateway import Session
from bot.sandbox.interactions import Interaction
from bot.sandbox.loopback import PEOPLE
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.rest import BASE, Rest
from tests.simulation import database, patches
from tests.simulation.brush import Brush
from tests.simulation.logbook import Logbook
from tests.simulation.loop import PROGRAM, Time, VirtualLoop
from tests.simulation.network import Network
from tests.simulation.plan import Plan
from tests.simulation.process import Process
from tests.simulation.sharing import Shared, share
from tests.simulation.timeline import Timeline
from tests.simulation.tokens import Tokens
from tests.simulation.wire import ADDRESS, Wire

PORT = 40_000


class Surroundings:
    """The loopback and the bot on one loop, as a plan wants them."""

    def __init__(self, seed: str, plan: Plan, *, shown: bool, planted: str) -> None:
        self.seed, self.plan, self.shown, self.planted = seed, plan, shown, planted
        self.found: list[str] = []
        self.log = Logbook()
        self.processes: list[Process] = []
        self.at = 0
        """Which of them is started next, or befallen by something."""
        self.lives = 0
        self.launched_at = 0.0
        """When the newest process was started, by the clock of Discord."""
        self._services: dict[int, Any] = {}
        self.closed_at: dict[int, float] = {}
        self.wants_none: set[int] = set()
        """Who asked for no hand by direct message, at least where they play in the channel."""

    def chance_for(self, what: str) -> random.Random:
        """Chance for one concern, so that what is drawn in one place changes nothing in another."""
        return random.Random(f"{what} {self.seed}")

    def build(self, loop: VirtualLoop, folder: Path) -> None:
        """Discord with a server and people, the way to it, and everything the bot takes from the machine."""
        self.loop, self.folder = loop, folder
        self._build_discord()
        self.timeline = Timeline(self.world, shown=self.shown)
        self._build_line()
        self._build_machine()
        self._listen()

    def _build_discord(self) -> None:
        self.parts = LoopbackParts(SandboxClock(), limits=True)
        self.parts.gateway.rest, self.parts.gateway.beat = 0.0, 10**9
        self.parts.faults.chance = self.chance_for("faults")
        self.control, self.world = Control(self.parts), self.parts.world
        self.world.base_url = ADDRESS
        if self.plan.is_split:  # the server's interactions come to shard 1, direct messages always to shard 0
            self.parts.clock._last_id = self.parts.clock.snowflake() + (1 << 22)
        self.parts.gateway.url = f"ws://127.0.0.1:{PORT}/gateway"
        for name in PEOPLE:
            self.world.add_person(name)
        self.guild = self.world.add_guild("Kaardilaud")
        self.channel = self.world.add_channel(self.guild, "general")
        self.ruling = self.channel
        """Whose rights hold where the table stands: a thread has none of its own."""
        if self.plan.in_thread:
            self.channel = self.control.add_thread("game night", self.channel.id)
        self.second_channel = self.world.add_channel(self.guild, "cards")

    def _build_line(self) -> None:
        self.wire = Wire(self.loop, self.parts, self.chance_for("wire"), 0.01)
        self.wire.is_deaf = self.planted == "deaf"
        self.loop.network = self.wire
        self.tokens = Tokens(self.parts, self._hearing, lambda: {each.program.number for each in self.processes})
        if self.plan.over_http:
            self._serve_http()
        else:
            patches.speak_by(self.wire)

    def _build_machine(self) -> None:
        self.brush = Brush(self.chance_for("brush"))
        self.database = database.Database(self.chance_for("space"))
        database.watch(self.database)
        self.loop.works = self.database.work
        patches.paint_with(self.brush)
        patches.feel_the_load(self.chance_for("load"), moods=self.plan.moods)
        if self.plan.processes > 1:
            self.shared = Shared(self.folder / "lambapea.sqlite3", self.chance_for("sharing"), self._is_cut_off)
            share(self.shared)
        patches.catch_services(self._caught)
        patches.log_quietly(self.log)
        if self.planted == "forgetful":
            patches.forget_reminders()
        if self.planted == "astray":
            patches.lose_steps()

    def _is_cut_off(self) -> bool:
        return self.database.is_cut_off

    def _caught(self, services: Any) -> None:
        program = PROGRAM.get()
        assert program is not None
        self._services[program.number] = services

    @property
    def all_services(self) -> list[Any]:
        """The parts of each process, those of one that lives and looks after most tables first."""
        found = [(each, self._services.get(each.program.number)) for each in self.processes]
        known = [(each, services) for each, services in found if services is not None]
        if len(known) > 1:
            known.sort(key=lambda each: (each[0].is_alive, _held(each[1])), reverse=True)
        return [services for _, services in known]

    @property
    def services(self) -> Any:
        """The parts of the bot that knows the tables best."""
        return next(iter(self.all_services), None)

    @property
    def process(self) -> Process:
        """The one that is started next, or befallen by something."""
        return self.processes[self.at]

    def _hearing(self, interaction: Interaction) -> int:
        """The life to which an interaction is told."""
        channel = self.world.channels.get(interaction.channel_id)  # one that is gone was the server's
        is_direct = channel is not None and channel.guild_id is None
        shard = 0 if is_direct else (self.guild.id >> 22) % self.plan.processes
        return self.processes[shard].program.number

    def _serve_http(self) -> None:
        """The same with aiohttp at both ends: slower, and none of it is left out."""
        self.network = self.loop.network = Network(self.loop, self.chance_for("network"))
        self.parts.gateway.beat = 41_250
        patches.speak_by_http()
        app = web.Application(client_max_size=1 << 24)
        Rest(self.parts, self._told).add_to(app)
        app.router.add_get("/gateway", self.parts.gateway.handle)
        app.router.add_get("/gateway/", self.parts.gateway.handle)
        self.runner = web.AppRunner(app, access_log=None)

    def _told(self, stage: str, call: Any) -> None:
        """A request over HTTP, of which nobody can tell which life of the bot it came from: of the one that lives."""
        self.loop.stir()
        self.loop.under_way += {"asked": 1, "answered": -1}.get(stage, 0)
        self.wire.told(stage, call, self.process.program)

    def _listen(self) -> None:
        def told(stage: str, call: Any, program: Any) -> None:
            if stage == "asked" and program is None:  # else a bot that is dead would go on, and it be taken for a fault
                self.found.append(f"the simulation failed: a {call.kind} is asked in nobody's name")
            self.timeline.call(stage, call, program)
            self.tokens.told(stage, call, program)
            if stage == "done" and call.kind == "send" and call.status == 403:
                self._refused(call)

        self.wire.told = told
        self.parts.messages.listeners.append(self.timeline.message)
        delete = self.parts.messages.delete

        def deleting(message: Any) -> None:
            self.timeline.deleted(message.id)
            delete(message)

        self.parts.messages.delete = deleting  # type: ignore[method-assign]

    def _refused(self, call: Any) -> None:
        """A direct message did not get through: the bot need not try again soon."""
        person = self.world.channels[int(call.params["channel_id"])].person_id
        if person is not None:
            self.closed_at[person] = Time.now

    # The bot

    def launch(self) -> None:
        """Start a new process and wait for nothing."""
        given = {"discord_token": self.parts.token, "discord_api_url": f"{ADDRESS}{BASE}", "data_dir": self.folder}
        given |= {"cut_seconds": 30.0, "override_seconds": 30.0, "backup_hours": 0.0} | self.plan.settings
        if self.plan.processes > 1:
            given |= {"shard_count": self.plan.processes, "shard_ids": (self.at,)}
        self.lives += 1
        self.launched_at = self.parts.clock.now()
        self.timeline.note("bot starts", self.lives)
        self.processes[self.at : self.at + 1] = [Process(self.loop, BotSettings.model_validate(given), self.lives)]

    def set_clock(self, seconds: float) -> None:
        """Set the clock of the bot's machine; that of Discord, and of everybody else, goes on."""
        patches.VirtualClock.ahead += timedelta(seconds=seconds)
        self.timeline.note("clock", seconds)

    async def serve(self) -> None:
        """Over HTTP, Discord has to be there before the bot."""
        if self.plan.over_http:
            await self.runner.setup()
            await web.TCPSite(self.runner, "127.0.0.1", PORT).start()

    async def start(self) -> bool:
        """Start the bot and wait until it is there for people; false if that takes two minutes."""
        before = self.parts.gateway.live()  # Discord may not have noticed yet that who was there is dead
        self.launch()
        return await self.is_back(before, 120)

    async def is_back(self, before: list[Session], seconds: float) -> bool:
        """Whether the bot is there for people again in so long, by other sessions than before."""
        return await self.parts.gateway.changed.until(lambda: self._is_there(before), seconds)

    async def all_are_there(self, seconds: float) -> bool:
        """Whether every process is on the gateway within so long."""
        live = self.parts.gateway.live
        return await self.parts.gateway.changed.until(
            lambda: len({each.shard for each in live()}) == self.plan.processes, seconds
        )

    def _is_there(self, before: list[Session]) -> bool:
        is_heard = any(each not in before and each.shard == self.at for each in self.parts.gateway.live())
        return is_heard and self._knows_commands()

    def _knows_commands(self) -> bool:
        return any(each["name"] == "act" for each in self.parts.commands.all())


def _held(services: Any) -> int:
    """How many tables a bot looks after."""
    return sum(services.messages._cluster.holds(table.id) for table in services.lookup.all_tables())
