"""What the bot and its libraries take from the machine, taken from the simulation instead.

Everything here changes modules for good: it is done in a process of the simulation's own. One function a concern.
"""

import asyncio
import contextlib
import datetime as dt
import functools
import logging
import os
import random
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import aiohttp
import cachetools
import discord
import discord.backoff
import discord.gateway
import discord.http
import discord.webhook.async_

import bot.app
import bot.gateway.messages.lifecycle
import bot.sandbox.messages
import bot.store.database
import bot.store.engine
import bot.store.tables
import bot.system
from bot import logs
from bot.config import BotSettings
from bot.gateway.messages import pacing
from bot.gateway.messages.pacing import LoopLag
from bot.render.painter import Painter
from bot.sandbox.world import SandboxMessage, SandboxWorld
from tests.simulation.loop import EPOCH, Time, Turn, VirtualLoop, renumber
from tests.simulation.wire import Form, Session, Wire

MOOD_SECONDS, LONG_MOOD_SECONDS, RESTING_SECONDS = 20.0, 600.0, 30.0
"""How long a mood of the loop lasts at most, and how long where nothing has been on its way for so long."""
BREATH_SECONDS = 0.2
"""What gives way looks so often whether it still must."""


class VirtualDatetimeType(type):
    """Every moment is an instance, no matter which class made it."""

    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, dt.datetime)


class VirtualDatetime(dt.datetime, metaclass=VirtualDatetimeType):
    """Its `now` is the simulation's."""

    @classmethod
    def now(cls, tz: Any = None) -> dt.datetime:  # type: ignore[override]
        return dt.datetime.fromtimestamp(EPOCH + Time.now, tz)


class VirtualClock(bot.system.SystemClock):
    """The bot's clock: nobody naps, and who sleeps by it does not keep the loop from rest.

    ahead: how far the bot's machine is set from the time at Discord; a change of it is a step of its clock.
    """

    ahead: ClassVar[dt.timedelta] = dt.timedelta(0)

    def __init__(self) -> None:
        super().__init__(lambda: VirtualDatetime.now(dt.UTC) + VirtualClock.ahead, lambda: Time.now)

    async def sleep_until(self, moment: float) -> None:
        loop = asyncio.get_running_loop()
        while (left := moment - self.monotonic()) > 0:
            sleeper: asyncio.Future[None] = loop.create_future()
            timer = loop.call_later(left, Turn(sleeper, left))
            try:
                await sleeper
            finally:
                timer.cancel()


class Unseeded(random.Random):
    """A generator that takes no seed from the machine."""

    def seed(self, *given: Any) -> None:  # type: ignore[override]
        if given and given[0] is not None:
            super().seed(*given)


def begin(seed: str) -> None:
    """What every bot in virtual time needs: time, chance, a heart without a thread, no search."""
    Time.now, VirtualClock.ahead = 0.0, dt.timedelta(0)
    renumber()
    Turn.release()
    tell_the_time()
    draw_lots(random.Random(f"system {seed}"))
    beat_without_a_thread()
    think_inline()


def tell_the_time() -> None:
    """Everything that asks for the time gets the loop's."""
    time.time = lambda: EPOCH + Time.now
    time.monotonic = time.perf_counter = lambda: Time.now  # type: ignore[assignment]
    cachetools.TTLCache.__init__.__defaults__ = (time.monotonic, None)  # type: ignore[attr-defined]
    aiohttp.connector.monotonic = time.monotonic  # type: ignore[attr-defined]
    discord.utils.utcnow = lambda: VirtualDatetime.now(dt.UTC)
    for name, module in list(sys.modules.items()):
        if name.startswith(("bot.", "cogs.")) and getattr(module, "datetime", None) is dt.datetime:
            module.datetime = VirtualDatetime  # type: ignore[attr-defined]
    bot.app.SystemClock = VirtualClock  # type: ignore[misc, assignment]


def draw_lots(chance: random.Random) -> None:
    """Everything that asks for the system's chance gets the seed's."""
    random._urandom = os.urandom = chance.randbytes  # type: ignore[attr-defined]
    random.seed(chance.random())
    discord.backoff.random = SimpleNamespace(Random=lambda: Unseeded(chance.random()))  # type: ignore[attr-defined]


def speak_by(wire: Wire) -> None:
    """What discord.py hands to aiohttp goes over the wire."""
    Session.wire = wire
    stand_in = Replaced(aiohttp, ClientSession=Session, FormData=Form, TCPConnector=lambda **_: None)
    discord.http.aiohttp = stand_in  # type: ignore[attr-defined]
    discord.webhook.async_.aiohttp = stand_in  # type: ignore[attr-defined]


def speak_by_http() -> None:
    """discord.py has aiohttp's own sessions, as everybody."""
    discord.http.aiohttp = discord.webhook.async_.aiohttp = aiohttp  # type: ignore[attr-defined]
    connect_in_memory()


def connect_in_memory() -> None:
    """aiohttp finds its way to a server without a socket and without asking for names."""

    async def connect(self: Any, factory: Any, *, req: Any, client_error: Any = None, **_: Any) -> Any:
        try:
            return await self._loop.create_connection(factory, req.url.host, req.url.port)
        except OSError as error:
            raise (client_error or aiohttp.ClientConnectorError)(req.connection_key, error) from error

    aiohttp.TCPConnector._wrap_create_connection = connect  # type: ignore[method-assign, assignment]


class Replaced:
    """A module of which some names are others."""

    def __init__(self, module: Any, **names: Any) -> None:
        self.__dict__.update(names)
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self._module, name)


def beat_without_a_thread() -> None:
    """discord.py's heart beats in a thread; this one beats in a task."""
    discord.gateway.KeepAliveHandler = Beating  # type: ignore[misc]


class Beating(discord.gateway.KeepAliveHandler):
    """The same heart as a task, which ends with its program."""

    def start(self) -> None:
        if self.interval and self.interval < 86_400:
            self.task = asyncio.create_task(self._beat())

    def stop(self) -> None:
        super().stop()
        task = getattr(self, "task", None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0)
            if self._last_recv + self.heartbeat_timeout < time.perf_counter():
                await self.ws.close(4000)
                return
            with contextlib.suppress(Exception):
                await self.ws.send_heartbeat(self.get_payload())
                self._last_send = time.perf_counter()


def paint_with(paints: Any) -> None:
    """Pictures are painted inline."""
    bot.app.Painter = lambda: Painter(paints)  # type: ignore[misc, assignment]


def think_inline() -> None:
    """No search is compiled or begun: computers go by their rule of thumb."""
    bot.app.warming = lambda *_: contextlib.nullcontext()  # type: ignore[assignment]
    bot.app.settle = lambda: None


def store_in(template: Path | None) -> None:
    """A new database is a copy of one that was migrated once, if it is not there. No fsync: no machine dies here."""

    async def copied(engines: Any) -> None:
        copy(Path(engines.name))

    def copy(file: Path) -> None:
        if template is not None and (not file.exists() or not file.stat().st_size):
            shutil.copy(template, file)

    bot.store.database.migrate = copied
    bot.store.engine.PRAGMAS = ("foreign_keys = ON", "synchronous = OFF")  # type: ignore[assignment]


def feel_the_load(chance: random.Random, *, moods: bool) -> None:
    """Instead of measuring how late the loop is: now and then it is busy, so that what can wait gives way.

    Where nothing has been on its way for long nobody would notice, so moods change seldom then.
    """

    async def mood(lateness: LoopLag) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        while moods:
            is_resting = Time.now - loop.active > RESTING_SECONDS
            await asyncio.sleep(chance.random() * (LONG_MOOD_SECONDS if is_resting else MOOD_SECONDS))
            lateness.seconds = chance.choice((0.0, 0.0, 0.0, 0.05))
            lateness.share = chance.choice((0.0, 0.0, 0.0, 0.9))

    bot.app.pacing.watch_lag = mood
    pacing.POLL_SECONDS = BREATH_SECONDS  # type: ignore[misc]


def catch_services(caught: Callable[[Any], None]) -> None:
    """Tell of the parts of every bot that begins, to ask them what ought to be shown."""
    build = _original_build()

    def telling(*given: Any) -> Any:
        parts = build(*given)
        caught(parts)
        return parts

    bot.app.build_services = telling


@functools.cache
def _original_build() -> Any:
    return bot.app.build_services


def spare_the_feed() -> None:
    """People look at the world itself: nobody reads the loopback's feed, and of messages the bot reads little."""
    bot.sandbox.messages.person_json = lambda *_: {}  # type: ignore[assignment]
    bot.sandbox.messages.event_json = _little_of


def _little_of(_world: SandboxWorld, message: SandboxMessage) -> dict[str, Any]:
    """A message as a gateway event, but for what nobody reads."""
    author, mentions = {"id": str(message.author_id)}, [{"id": str(each)} for each in message.mentions]
    return {"id": str(message.id), "channel_id": str(message.channel_id), "author": author, "mentions": mentions}


def forget_reminders() -> None:
    """Whom the bot has reminded it knows as long as it lives: a fault planted to try the alarm."""

    async def note_reminded(_: object, table: object) -> None:
        del table

    bot.store.tables.SqlTableStore.note_reminded = note_reminded  # type: ignore[method-assign, assignment]


def lose_steps() -> None:
    """What a press leads to is forgotten at once, so that no message asks it: a fault planted to try the alarm."""
    bot.gateway.messages.lifecycle._turned = lambda message, _step, _now: (message, ())


def log_quietly(handler: logging.Handler) -> None:
    """The log as the bot sets it up, heard by nobody but this."""
    logs.start(BotSettings.model_validate({"discord_token": "x", "log_level": "warning"}))
    handler.addFilter(logs.shorten_outage)
    logging.getLogger().handlers[:] = [handler]


Work = Callable[[], Awaitable[Any]]
