"""Who is on a server no more: nobody tells the bot, which may not listen to who comes and goes, so it asks."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import aiohttp
import discord
from cachetools import TTLCache

from bot.gateway.messages.transport import UNKNOWN_MEMBER, UNKNOWN_USER, code_of

log = logging.getLogger(__name__)

ANSWER_SECONDS: Final = 5.0
"""So long an answer holds: whoever asks again and again asks Discord no oftener."""
MAX_ANSWERS: Final = 10_000


class Members:
    """What Discord says about who is on which server.

    fetch: asks it, by server and user. may_look_up: whether a person's questions may lead to one look-up more.
    now: seconds that never go back.
    """

    def __init__(
        self, fetch: Callable[[int, int], Awaitable[Any]], may_look_up: Callable[[int], bool], now: Callable[[], float]
    ) -> None:
        self._fetch = fetch
        self._may_look_up = may_look_up
        self._left: TTLCache[tuple[int, int], bool] = TTLCache(MAX_ANSWERS, ANSWER_SECONDS, now)

    async def has_left(self, guild: int, user: int, asker: int) -> bool:
        """Whether somebody is on a server no more; where that cannot be found out now, they are there."""
        known = self._left.get((guild, user))
        if known is not None:
            return known
        if not self._may_look_up(asker):
            return False
        self._left[guild, user] = False  # whoever asks meanwhile does not ask twice
        self._left[guild, user] = has_left = await self._asked(guild, user)
        return has_left

    async def _asked(self, guild: int, user: int) -> bool:
        try:
            await self._fetch(guild, user)
        except discord.NotFound as gone:
            return code_of(gone) in {UNKNOWN_MEMBER, UNKNOWN_USER}
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.warning("Whether user %s has left could not be looked up: %s", user, type(error).__name__)
        return False
