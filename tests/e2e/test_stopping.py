"""A signal to stop is heard at any moment: the process ends before its host loses patience, whatever it waits for."""

from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from bot.store.database import MIGRATION_LOCK
from tests.e2e.players import playing
from tests.e2e.test_processes import House, Patient, Process, command
from tests.support.loopback import Loopback
from tests.support.postgresql import Server
from tests.support.proxy import Proxy

PATIENCE_SECONDS = 10.0
"""So long Docker, for one, waits before it ends a process by force."""


async def ended_in_time(process: Process) -> int:
    """Ask it to stop; its status."""
    assert process.process is not None
    took = await process.end()
    status = process.process.returncode
    assert took < PATIENCE_SECONDS
    assert status is not None
    assert "Traceback" not in process.log.read_text(encoding="utf-8")
    return status


async def begun(folder: Path, discord: Loopback, address: str) -> Process:
    process = Process(folder, discord, DATABASE_URL=address)
    await process.launch()
    return process


async def test_a_process_that_waits_while_another_migrates_hears_that_it_is_to_stop(
    tmp_path: Path, postgresql: Callable[[], Server]
) -> None:
    address = await postgresql().fresh()
    url = make_url(address)
    other = await asyncpg.connect(host=url.host, port=url.port, user=url.username, database=url.database)
    await other.execute(f"SELECT pg_advisory_lock({MIGRATION_LOCK})")
    async with Loopback() as discord:
        process = await begun(tmp_path, discord, address)
        while not await other.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            pass
        assert await ended_in_time(process) == 0
        while await other.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            pass
    await other.close()


async def test_a_process_whose_database_hangs_as_it_starts_hears_that_it_is_to_stop(
    tmp_path: Path, postgresql: Callable[[], Server]
) -> None:
    async with Proxy(await postgresql().fresh()) as line, Loopback() as discord:
        line.hangs = True
        process = await begun(tmp_path, discord, line.address)
        await line.was_asked.wait()
        await ended_in_time(process)


@pytest.mark.thorough
async def test_a_process_whose_database_hangs_ends_and_nothing_that_was_answered_is_lost(
    tmp_path: Path, postgresql: Callable[[], Server]
) -> None:
    address = await postgresql().fresh()
    async with Proxy(address) as line, House(tmp_path, address, 1, line.address) as house:
        anna = house.discord.person("Anna")
        await house.seat(anna)
        await command(anna, house.discord.channel, "table start")
        player = Patient(house, anna)
        async with playing([player]):
            await house.until(lambda: house.has_come_to(8))
        await house.asked(anna)
        before = await house.log()
        line.hangs = True
        await ended_in_time(house.hearing)
        line.hangs = False
        assert await house.log() == before
        await house.hearing.launch()
        await house.discord.connected(1, timeout=60)
        async with playing([player]):
            await house.until(lambda: house.has_come_to(len(before) + 4))
        done = sum(user == anna.id and not text.startswith("cut") for _, user, text in await house.log())
        assert player.acted <= done <= player.acted + player.doubtful
