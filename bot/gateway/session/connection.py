"""Being on the gateway: from the first login to the signal to stop, and what a host is told when there is no way in."""

import asyncio
import logging
from typing import Final

import aiohttp
import discord

from bot.config import BotSettings
from bot.gateway.session.client import Client
from bot.tasks import cancel_and_wait

log = logging.getLogger(__name__)


CLOSED: Final = {
    4004: "DISCORD_TOKEN is no longer accepted by Discord: copy a new one from the developer portal and start anew",
    4010: "SHARD_COUNT and SHARD_IDS name a shard that Discord does not know: set them right and start anew",
    4011: "SHARD_COUNT is too small for so many servers: leave it out or raise it in every process, and start anew",
    4012: "Discord no longer speaks this version of its gateway: update the bot",
    4013: "Discord does not know the intents that the bot asks for: update the bot",
    4014: "Discord does not allow the bot an intent: see the application's Bot page in the developer portal",
}
"""What a host can do where Discord closes the connection for good, by its close code."""


class Unusable(Exception):
    """Discord cannot be used with these settings; its text is one line for the host and holds no secret."""

    status = 2
    """What the process ends with."""


class ShutOut(Unusable):
    """Discord has ended the connection for good, whatever the bot does."""

    status = 3

    def __init__(self, code: int) -> None:
        said = CLOSED.get(code, "Discord has closed the connection for good")
        super().__init__(f"{said} (close code {code}).")


class Connection:
    """The client's task on the gateway; it outlives everything that still needs its session."""

    def __init__(self, client: Client, settings: BotSettings) -> None:
        self._client = client
        self._settings = settings
        self._serving: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Connection":
        """Nothing is started yet: what answers people has to be ready first."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Leave the gateway; the library ignores a cancellation while a shard is connecting anew."""
        await cancel_and_wait(self._serving)

    async def until(self, stopping: asyncio.Event) -> None:
        """Be on the gateway until a signal comes, or until the connection ends on an error."""
        client, settings = self._client, self._settings
        self._serving = asyncio.create_task(client.start(settings.discord_token.get_secret_value()), name="gateway")
        waiting = asyncio.create_task(stopping.wait())
        try:
            await asyncio.wait({self._serving, waiting}, return_when=asyncio.FIRST_COMPLETED)
            if self._serving.done():
                self._serving.result()
        except discord.LoginFailure:
            line = "DISCORD_TOKEN is not accepted by Discord: copy it anew from the developer portal."
            raise Unusable(line) from None
        except discord.PrivilegedIntentsRequired:
            raise ShutOut(4014) from None
        except discord.ConnectionClosed as error:
            raise ShutOut(error.code) from None
        except (aiohttp.ClientError, OSError, discord.GatewayNotFound, discord.HTTPException) as error:
            if client.is_ready():
                raise
            raise Unusable(no_way_in(settings, error)) from None
        except (LookupError, TypeError, ValueError):
            if client.user is not None:  # else what the library read is no answer of Discord's
                raise
            line = f"DISCORD_API_URL: {settings.discord_api_url} cannot be used (what answers there is not Discord)."
            raise Unusable(line) from None
        finally:
            log.info("Stopping.")
            waiting.cancel()


def no_way_in(settings: BotSettings, error: Exception) -> str:
    """What is at the other end instead of Discord."""
    said = f"answers with status {error.status}" if isinstance(error, discord.HTTPException) else type(error).__name__
    return f"DISCORD_API_URL: {settings.discord_api_url} cannot be used ({said})."
