"""Letting shards identify one after another, as Discord demands of each bucket, whatever process they run in."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

import aiohttp
import discord

from bot.errors import StorageError
from bot.ports import Clock

log = logging.getLogger(__name__)

REST_SECONDS: Final = 5.5
"""Discord's five seconds between two of a bucket, and what may be lost on the way."""
AGAIN_SECONDS: Final = (1.0, 5.0)
"""A shard whose session Discord has ended waits between so many seconds, drawn anew each time."""


class IdentifyQueue:
    """The queue before the gateway. Shards whose numbers leave the same remainder share a bucket.

    buckets: Discord's `max_concurrency`. book: takes a bucket's next free moment, given in seconds from now; where
    several processes share a database it is kept there, else here.
    """

    def __init__(self) -> None:
        self.buckets = 1
        self.book: Callable[[int, float], Awaitable[float]] = self._alone
        self._free: dict[int, float] = {}

    async def turn(self, shard: int, *, again: bool) -> None:
        """Return when the shard may identify. again: it was in before."""
        if again:
            await asyncio.sleep(random.uniform(*AGAIN_SECONDS))  # noqa: S311 - it keeps nobody out
        bucket = shard % self.buckets
        try:
            wait = await self.book(bucket, REST_SECONDS)
        except StorageError as error:
            log.warning("Shard %d cannot ask the other processes whether it may identify: %s", shard, error)
            wait = await self._alone(bucket, REST_SECONDS)
        if wait > 0:
            log.info("Shard %d identifies in %.1f s, after others.", shard, wait)
            await asyncio.sleep(wait)

    async def _alone(self, bucket: int, rest: float) -> float:
        """The moments of this process only; nobody waits in between, so that no two get the same."""
        now = asyncio.get_running_loop().time()
        mine = max(now, self._free.get(bucket, now))
        self._free[bucket] = mine + rest
        return mine - now


UNKNOWN_SECONDS: Final = 10.0
"""After so long it is asked again how often the bot may identify, where no answer came."""
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
        while (left := await self._known_left()) > 0:
            log.warning(
                "Discord lets the bot identify again at %s: it did so too often, as when it is started again and again."
                " Until then it waits; it can be stopped as always.",
                self._moment(left),
            )
            await asyncio.sleep(min(left, LONGEST_SECONDS))

    async def check(self) -> None:
        """Raise `NoStartsLeft` where a shard may not identify now; for whom waiting long would be cut short.

        Where Discord does not say, what came instead is raised: the library tries again later.
        """
        if (left := await self._left()) > 0:
            raise NoStartsLeft(f"Discord lets the bot identify again at {self._moment(left)}")

    async def _left(self) -> float:
        """The seconds until there are starts again."""
        limit = await self._ask()
        return 0.0 if limit["remaining"] > 0 else max(1.0, limit["reset_after"] / 1000)

    async def _known_left(self) -> float:
        """The same, asked until Discord says: from a bot that identifies too often it takes the token."""
        while True:
            try:
                return await self._left()
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                log.warning("Discord cannot be reached (%s), it is tried again in %.0f s.", error, UNKNOWN_SECONDS)
                await asyncio.sleep(UNKNOWN_SECONDS)

    def _moment(self, left: float) -> str:
        moment: datetime = self._clock.now() + timedelta(seconds=left)
        return f"{moment:%Y-%m-%d %H:%M:%S} UTC"
