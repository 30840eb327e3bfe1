"""A running loopback Discord: its parts behind one local address, with people in a server."""

from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from bot.sandbox.clock import SandboxClock
from bot.sandbox.control import Control
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.people_api import PeopleApi, only_local
from bot.sandbox.rest import Rest
from bot.sandbox.world import Guild, SandboxChannel, load_world, save_world

GUILD = "Kaardilaud"
CHANNELS = ("general", "cards")
PEOPLE = ("Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
HOST = "127.0.0.1"
WAIT_SECONDS = 60.0
"""What is waited for comes in a moment, unless the machine has much else to do."""


class Loopback:
    """The whole thing, to be used as `async with Loopback() as discord:`."""

    def __init__(
        self,
        *,
        port: int = 0,
        any_port: bool = False,
        limits: bool = False,
        clock: SandboxClock | None = None,
        max_concurrency: int = 1,
        people: tuple[str, ...] = PEOPLE,
        owner: str | None = None,
        kept: Path | None = None,
    ) -> None:
        self.clock = clock or SandboxClock()
        self.parts = LoopbackParts(self.clock, limits=limits, max_concurrency=max_concurrency)
        self.world, self.calls, self.gateway = self.parts.world, self.parts.recorder, self.parts.gateway
        self.control = Control(self.parts)
        self._kept = kept
        if kept is not None:
            load_world(self.world, kept)
        for name in people:
            self.world.add_person(name)
        self.guild: Guild = self.world.add_guild(GUILD, owner)
        self.channels = [self.world.add_channel(self.guild, name) for name in CHANNELS]
        self._port = port
        self._any_port = any_port
        self._runner: web.AppRunner | None = None

    @property
    def channel(self) -> SandboxChannel:
        return self.channels[0]

    @property
    def token(self) -> str:
        """What the bot takes as DISCORD_TOKEN."""
        return self.parts.token

    @property
    def url(self) -> str:
        """Where page and people's API are."""
        return self.world.base_url

    @property
    def api_url(self) -> str:
        """What the bot takes as DISCORD_API_URL."""
        return f"{self.url}/api/v10"

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=200 * 1024 * 1024, middlewares=[only_local])
        Rest(self.parts).add_to(app)
        PeopleApi(self.parts, self.control).add_to(app)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self._port).start()
        except OSError:
            if not self._any_port:
                raise
            await web.TCPSite(self._runner, HOST, 0).start()
        self._port = self._runner.addresses[0][1]
        self.world.base_url = f"http://{HOST}:{self._port}"
        self.gateway.url = f"ws://{HOST}:{self._port}/gateway"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Ends every connection, and writes down what is to be kept."""
        self.clock.close()
        for socket in list(self.gateway.sockets):
            socket.close(1001)
        if self._runner is not None:
            await self._runner.cleanup()
        if self._kept is not None:
            save_world(self.world, self._kept)

    async def connected(self, shards: int = 1, timeout: float = WAIT_SECONDS) -> None:  # noqa: ASYNC109 — tests read better so
        """Waits until the bot is on the gateway with so many shards."""
        if not await self.gateway.changed.until(lambda: len(self.gateway.live()) >= shards, timeout):
            raise TimeoutError(f"the bot did not connect {shards} shard(s) within {timeout} s")
