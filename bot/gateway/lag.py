"""How late the event loop is: whatever blocks it, everybody waits for."""

import asyncio

from bot.gateway.metrics import LOOP_LAG

EVERY_SECONDS = 0.02


async def watch() -> None:
    """Sleep a little, again and again, and note how much longer it took."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        LOOP_LAG.observe(max(0.0, loop.time() - due))
