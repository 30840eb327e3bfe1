"""How often Discord lets a bot identify: who does it more often than that loses every session, and the token."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

import aiohttp
import discord

from bot.ports import Clock

log = logging.getLogger(__name__)

LONGEST_SECONDS: Final = 3600.0
"""After so long Discord is asked again: a limit may be lifted."""


class NoStartsLeft(TimeoutError):
    """A shard may not identify now; the library takes it for a line that broke, and tries again ever more rarely."""


class StartLimit:
    """What is left of it, as Discord says; `ask` is its answer to who wants to know how to identify."""

    def __init__(self, ask: Callable[[], Awaitable[Mapping[str, Any]]], clock: Clock) -> None:
        self._ask = ask
        self._clock = clock

    async def wait(self) -> None:
        """Return when a shard may identify, be it in a day, and say until when that takes."""
        while (left := await self._left()) > 0:
            log.warning(
                "Discord lets the bot identify again at %s: it did so too often, as when it is started again and again."
                " Until then it waits; it can be stopped as always.",
                self._moment(left),
            )
            await asyncio.sleep(min(left, LONGEST_SECONDS))

    async def check(self) -> None:
        """Raise `NoStartsLeft` where a shard may not identify now; for whom waiting long would be cut short."""
        if (left := await self._left()) > 0:
            raise NoStartsLeft(f"Discord lets the bot identify again at {self._moment(left)}")

    async def _left(self) -> float:
        """The seconds until there are starts again; what cannot be found out keeps nobody out."""
        try:
            limit = await self._ask()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.info("How often the bot may still identify could not be found out: %s", error)
            return 0.0
        return 0.0 if limit["remaining"] > 0 else max(1.0, limit["reset_after"] / 1000)

    def _moment(self, left: float) -> str:
        moment: datetime = self._clock.now() + timedelta(seconds=left)
        return f"{moment:%Y-%m-%d %H:%M:%S} UTC"
