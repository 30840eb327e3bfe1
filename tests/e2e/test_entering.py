"""Discord lets one shard of a bucket identify in five seconds: processes that start together wait for each other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.sandbox.gateway import IDENTIFY_SECONDS, Session
from tests.e2e.test_processes import Process
from tests.support.loopback import Loopback
from tests.support.postgresql import Server

LONGEST = 60


@asynccontextmanager
async def discord_of(buckets: int) -> AsyncIterator[Loopback]:
    async with Loopback(limits=True, max_concurrency=buckets) as discord:
        yield discord


async def shards_in(discord: Loopback, count: int) -> list[Session]:
    await discord.connected(count, timeout=LONGEST)
    return sorted(discord.gateway.live(), key=lambda session: session.shard)


def process(folder: Path, discord: Loopback, count: int, *shards: int, **settings: str) -> Process:
    """A process with shards of its own, in a folder of its own."""
    mine = ",".join(map(str, shards))
    own = folder / mine
    own.mkdir()
    return Process(own, discord, SHARD_COUNT=str(count), SHARD_IDS=mine, **settings)


@pytest.mark.thorough
async def test_processes_with_one_database_take_turns_and_none_comes_too_soon(
    tmp_path: Path, postgresql: Callable[[], Server]
) -> None:
    address = await postgresql().fresh()
    async with discord_of(2) as discord:
        every = [process(tmp_path, discord, 4, *mine, DATABASE_URL=address) for mine in ((0, 2), (1,), (3,))]
        try:
            await asyncio.gather(*(each.launch() for each in every))
            assert [each.shard for each in await shards_in(discord, 4)] == [0, 1, 2, 3]
            # A process that is gone left its turn behind: who takes its place waits as if it were there.
            await every[2].kill()
            await every[2].launch()
            await discord.gateway.changed.until(lambda: len(discord.gateway.live()) < 4, LONGEST)
            await shards_in(discord, 4)
        finally:
            await asyncio.gather(*(each.end() for each in every))
        assert discord.gateway.refused == 0
        assert [line for each in every for line in each.complaints()] == []


@pytest.mark.thorough
async def test_a_process_alone_lets_its_shards_in_one_after_another(tmp_path: Path) -> None:
    async with discord_of(1) as discord:
        alone = process(tmp_path, discord, 2, 0, 1)
        await alone.launch()
        try:
            await shards_in(discord, 2)
        finally:
            await alone.end()
        assert discord.gateway.refused == 0


@pytest.mark.thorough
async def test_who_comes_too_soon_after_a_crash_is_let_in_later(tmp_path: Path) -> None:
    async with discord_of(1) as discord:
        alone = process(tmp_path, discord, 1, 0)
        await alone.launch()
        await shards_in(discord, 1)
        await alone.kill()
        await discord.disconnected()
        discord.gateway.rest = LONGEST  # however long a start takes here, it is too soon
        await alone.launch()
        try:
            await discord.gateway.changed.until(lambda: discord.gateway.refused == 1, LONGEST)
            discord.gateway.rest, began = IDENTIFY_SECONDS, asyncio.get_running_loop().time()
            await shards_in(discord, 1)
        finally:
            await alone.end()
        assert discord.gateway.refused == 1
        assert asyncio.get_running_loop().time() - began < 3 * IDENTIFY_SECONDS
        assert alone.complaints() == []
