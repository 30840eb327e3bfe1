"""Being on the gateway: from the first login to the signal to stop, and what a host is told when there is no way in."""

import asyncio
import logging

import aiohttp
import discord

from bot.config import Settings
from bot.gateway.client import Client

log = logging.getLogger(__name__)


class Unusable(Exception):
    """Discord cannot be used with these settings; its text is one line for the host and holds no secret."""


async def until_stopped(client: Client, settings: Settings, stopping: asyncio.Event) -> None:
    """Be on the gateway until a signal comes, or until the connection ends on an error."""
    serving = asyncio.create_task(client.start(settings.discord_token.get_secret_value()), name="gateway")
    waiting = asyncio.create_task(stopping.wait())
    try:
        await asyncio.wait({serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if serving.done():
            serving.result()
    except discord.LoginFailure:
        raise Unusable("DISCORD_TOKEN is not accepted by Discord: copy it anew from the developer portal.") from None
    except (aiohttp.ClientError, OSError, discord.GatewayNotFound, discord.HTTPException) as error:
        if client.is_ready():
            raise
        raise Unusable(no_way_in(settings, error)) from None
    finally:
        log.info("Stopping.")
        # Answers under way still need the session, so that is closed later, by whoever opened the client.
        waiting.cancel()
        serving.cancel()
        await asyncio.gather(serving, waiting, return_exceptions=True)


def no_way_in(settings: Settings, error: Exception) -> str:
    """What is at the other end instead of Discord."""
    said = f"answers with status {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
    return f"DISCORD_API_URL: {settings.discord_api_url} cannot be used ({said})."
