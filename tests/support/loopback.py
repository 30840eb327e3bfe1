"""The loopback Discord, with people to act as and with what a test waits for."""

from functools import cached_property
from types import TracebackType
from typing import Self

import aiohttp

from bot.sandbox import loopback
from bot.sandbox.loopback import WAIT_SECONDS
from tests.support.crowd import Crowd
from tests.support.people import SandboxPerson


class Loopback(loopback.Loopback):
    """The whole thing, to be used as `async with Loopback() as discord:`; its crowd plays there by itself."""

    @cached_property
    def crowd(self) -> Crowd:
        return Crowd(self.parts)

    async def __aenter__(self) -> Self:
        self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        return await super().__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._session.close()
        await super().__aexit__(kind, error, trace)

    def person(self, name: str) -> SandboxPerson:
        """Somebody to act as; who is not there yet joins."""
        user = self.control.add_person(name)
        return SandboxPerson(self._session, self.url, user.id, user.name)

    async def registered(self, command: str, timeout: float = WAIT_SECONDS) -> None:  # noqa: ASYNC109 - tests read better so
        """Wait until people can type a command."""

        def known() -> bool:
            commands = self.parts.commands
            return any(each["name"] == command for scope in (None, self.guild.id) for each in commands.all(scope))

        _demand(await self.gateway.changed.until(known, timeout), f"/{command} was not registered within {timeout} s")

    async def disconnected(self) -> None:
        is_gone = await self.gateway.changed.until(lambda: not self.gateway.live(), WAIT_SECONDS)
        _demand(is_gone, "the bot is still connected")

    async def wait_call(self, kind: str, count: int = 1) -> None:
        is_made = await self.calls.changed.until(lambda: len(self.calls.of(kind)) >= count, WAIT_SECONDS)
        _demand(is_made, f"the bot did not make {count} calls of {kind}")


def _demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise TimeoutError(complaint)
