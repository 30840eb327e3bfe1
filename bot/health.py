"""For hosts: whether the bot does its work, by a port or by a file, and its figures in Prometheus's form."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, Counter, Gauge, Histogram, generate_latest

from bot.config import ConfigError
from bot.tasks import cancel_and_wait, in_background

# Figures; none of them tells of anybody's cards.
FIRST_ANSWER = Histogram(
    "lambapea_first_answer_seconds",
    "From an interaction's arrival to the moment its first answer was taken, by kind of interaction.",
    ["kind"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0),
)
DEFERRED = Counter("lambapea_deferred_total", "Interactions whose answer took so long that it was promised first.")
FAILED = Counter("lambapea_failed_total", "Interactions that ended on an error nobody expected.")
MESSAGES = Counter(
    "lambapea_messages_total",
    "Messages sent and edited, by what they show and by route: `bot` counts against the global limit, `token` not.",
    ["what", "route"],
)
TABLES = Gauge("lambapea_tables", "Live tables whose messages are kept up to date.")
WITHOUT_PAR = Gauge("lambapea_deals_without_par", "Finished deals whose par is still to be found.")
COMMITS = Gauge("lambapea_commits", "Durable transactions since the start.")
LOOP_LAG = Histogram(
    "lambapea_loop_lag_seconds",
    "How late the event loop is, looked at every 20 ms.",
    buckets=(0.001, 0.0025, 0.004, 0.005, 0.006, 0.0075, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0),
)

Check = Callable[[], Awaitable[bool]]
"""Whether one thing the bot needs is there."""

PATIENCE: Final = 3.0
"""Seconds after which what did not answer counts as not there."""
TOUCH_SECONDS: Final = 10.0
"""How often the file is touched; who looks at it may call a bot ill that has not done so for a minute."""


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


@asynccontextmanager
async def touched(file: Path, checks: Mapping[str, Check]) -> AsyncIterator[None]:
    """Touch a file every few seconds in which all checks hold, so that a shell can see it; at the end it is gone.

    The event loop does it: when that stands still, so does the file's time. Raises `ConfigError` where there can be no
    such file.
    """
    try:
        await asyncio.to_thread(_touch_anew, file)
    except OSError as error:
        raise ConfigError(f"--health-file: {file} cannot be written: {error.strerror}.") from None

    async def keep_touching() -> None:
        while True:
            if all(await asyncio.gather(*map(holds, checks.values()))):
                with suppress(OSError):  # then nobody hears that it is well
                    await asyncio.to_thread(file.touch)
            await asyncio.sleep(TOUCH_SECONDS)

    touching = in_background(keep_touching(), "health")
    try:
        yield
    finally:
        await cancel_and_wait(touching)
        with suppress(OSError):
            await asyncio.to_thread(file.unlink, missing_ok=True)


def _touch_anew(file: Path) -> None:
    """Find out whether it can be there; what an earlier bot left says nothing."""
    file.touch()
    file.unlink()
