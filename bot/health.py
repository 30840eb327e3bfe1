"""A port for hosts: whether the bot does its work, and its figures in Prometheus's form."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.config import ConfigError

Check = Callable[[], Awaitable[bool]]
"""Whether one thing the bot needs is there."""

PATIENCE: Final = 3.0
"""Seconds after which what did not answer counts as not there."""


async def holds(check: Check) -> bool:
    """Ask, but not for ever; a check that fails does not hold."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await check()
    except Exception:  # noqa: BLE001 - whatever it is, it is not well
        return False


@asynccontextmanager
async def reported(address: str, port: int, checks: Mapping[str, Check]) -> AsyncIterator[None]:
    """Serve `/health` (200 if all checks hold, else 503, both naming each) and `/metrics`.

    Raises `ConfigError` where the port cannot be had at this address.
    """

    async def health(_: web.Request) -> web.Response:
        found = dict(zip(checks, await asyncio.gather(*map(holds, checks.values())), strict=True))
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    app = web.Application()
    app.add_routes([web.get("/health", health), web.get("/metrics", metrics)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, address, port).start()
        except OSError as error:
            said = f"METRICS_PORT: port {port} of METRICS_ADDRESS {address} cannot be used: {error.strerror}."
            raise ConfigError(said) from None
        yield
    finally:
        await runner.cleanup()
