"""Leaving the gateway."""

import asyncio
from typing import Any

from bot.config import BotSettings
from bot.gateway.session.client import Connection
from tests.support.virtual_time import in_virtual_time


class Deaf:
    """A client that swallows the first word to stop, as the library does while a shard connects anew."""

    told = 0

    async def start(self, _token: str) -> None:
        """Be on the gateway."""
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                self.told += 1
                if self.told > 1:
                    raise


@in_virtual_time
async def test_a_shard_that_is_just_connecting_does_not_keep_the_process_from_ending() -> None:
    client: Any = Deaf()
    settings = BotSettings.model_validate({"discord_token": "a.b.c"})
    stopping = asyncio.Event()
    async with Connection(client, settings) as gateway:
        serving = asyncio.create_task(gateway.until(stopping))
        await asyncio.sleep(1)
        stopping.set()
        await serving
    assert client.told == 2
