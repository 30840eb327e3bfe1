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
BROKEN = (aiohttp.ClientConnectionError, ConnectionError, TimeoutError)

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK = 10003, 10004, 10008, 10015
UNKNOWN_INTERACTION, OLD_EDITS, ALREADY_ANSWERED = 10062, 30046, 40060
NO_ACCESS, CLOSED_TO_US, NO_PERMISSION, BAD_TOKEN = 50001, 50007, 50013, 50027

TOKEN_IS_OVER = {UNKNOWN_WEBHOOK, UNKNOWN_INTERACTION, BAD_TOKEN}
ANSWERED_OR_LATE = {UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_WEBHOOK, BAD_TOKEN}


async def insist(call: Callable[[], Awaitable[T]]) -> T:
    """Do it again when the connection broke; only for what may be done twice."""
    for attempt in range(1, TRIES):
        try:
            return await call()
        except BROKEN as error:
            log.info("The connection broke (%s), trying again.", type(error).__name__)
            await asyncio.sleep(0.1 * attempt)
    return await call()


def code_of(error: BaseException) -> int:
    """Discord's number for a refusal; 0 for anything else."""
    return error.code if isinstance(error, discord.HTTPException) else 0
