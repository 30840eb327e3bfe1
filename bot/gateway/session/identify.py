"""Letting shards identify one after another, as Discord demands of each bucket, whatever process they run in."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Final

from bot.errors import StorageError

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
