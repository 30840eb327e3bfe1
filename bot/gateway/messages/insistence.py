"""Asking Discord again where it is safe to, and knowing its refusals by number."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 3
UNAVAILABLE = 503
TOO_MANY = 429
BROKEN = (aiohttp.ClientConnectionError, ConnectionError, TimeoutError)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10003, 10004, 10008, 10015
UNKNOWN_INTERACTION, OLD_EDITS, ALREADY_ANSWERED = 10062, 30046, 40060
NO_ACCESS, CLOSED_TO_US, NO_PERMISSION, BAD_TOKEN, ARCHIVED = 50001, 50007, 50013, 50027, 50083

TOKEN_IS_OVER = {UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, BAD_TOKEN}
NOT_TO_BE_EDITED = {OLD_EDITS, ARCHIVED}
"""An old message bears few edits, one in a sleeping thread none; a new message wakes the thread."""
ANSWERED_OR_LATE = {UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_WEBHOOK, BAD_TOKEN}


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """Do it again when the connection broke or nobody was at the other end; only for what may be done twice."""
    for attempt in range(1, TRIES):
        try:
            return await call()
        except (*BROKEN, discord.DiscordServerError) as error:
            # The library itself tries the other 5xx again.
            if isinstance(error, discord.DiscordServerError) and error.status != UNAVAILABLE:
                raise
            log.info("The connection broke (%s), trying again.", type(error).__name__)
            await asyncio.sleep(0.1 * attempt)
    return await call()


def is_weather(error: BaseException) -> bool:
    """Whether it is nobody's fault and passes by itself: Discord is down, out of reach or asks for patience."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == TOO_MANY
    return isinstance(error, (*BROKEN, discord.RateLimited))


def code_of(error: BaseException) -> int:
    """Discord's number for a refusal; 0 for anything else."""
    return error.code if isinstance(error, discord.HTTPException) else 0
