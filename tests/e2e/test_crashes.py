"""The bot killed at any moment, again and again: what it answered is there once, and every table goes on by itself."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.sandbox.rest import Lost
from bot.store.migrate import FOLDER
from tests.e2e.crashing import Killer, Ledger, playing
from tests.e2e.evening import Evening
from tests.e2e.whole import end_well, goes_on, has, seat_all, sheets
from tests.support.soak import chance, either, tell

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

KILLS = int(os.environ.get("KILLS") or either(1, 220))
MIGRATION_KILLS = either(2, 60)


@pytest.mark.soak
async def test_killed_again_and_again_nothing_is_lost_or_doubled(evening: Any) -> None:
    async with evening() as here:
        ledger = Ledger()
        players = await seat_all(here, ledger)
        killer = Killer(here, chance("kills"), ledger)
        channels = list(dict.fromkeys(player.channel for player in players))
        async with playing(players):
            for number in range(KILLS):
                await killer.strike()
                if number % 20 == 19:
                    tell(f"{number + 1} kills, {ledger.done} actions answered")
            await goes_on(here, either(channels[:2], channels))
        tell(f"kills: {dict(sorted(killer.kills.items()))}")
        await end_well(here, channels, ledger)


@pytest.mark.thorough
async def test_a_result_that_was_stored_but_not_sent_is_told_after_the_restart(evening: Any) -> None:
    async with evening(NEXT_DEAL_SECONDS="60") as here:
        ledger = Ledger()
        players = (await seat_all(here, ledger))[4:5]
        channel = players[0].channel
        killed, again = asyncio.Event(), asyncio.Event()

        def kill(kind: str, stage: str) -> None:
            over = here.rows("SELECT 1 FROM deals WHERE ended IS NOT NULL")
            if over and not killed.is_set() and here.process is not None:
                here.process.send_signal(signal.SIGKILL)
                killed.set()
            if killed.is_set() and not again.is_set() and stage == "received":
                raise Lost  # what was on its way is not carried out

        here.discord.parts.faults.watchers.append(kill)
        async with playing(players):
            await asyncio.wait_for(killed.wait(), 60)
        assert sheets(here, channel) == 0
        await here.stop_hard()
        again.set()
        await here.start()
        await here.settled(lambda: sheets(here, channel) == 1, "the result is told")
        await here.stop_hard()
        here.discord.parts.faults.watchers.clear()
        await here.start()
        await here.settled(lambda: not here.rows("SELECT 1 FROM deals WHERE ended IS NOT NULL AND NOT told"), "noted")
        await here.stop(signal.SIGTERM)
        assert sum(has(each, "sheet.png") for each in here.posts(channel)) == 1
        assert here.complaints() == []


@pytest.mark.thorough
async def test_clocks_go_on_after_a_kill(evening: Any) -> None:
    async with evening(TURN_SECONDS="1", CUT_SECONDS="1") as here:
        (anna,) = await here.seat("Anna")
        assert (await anna.slash(here.discord.channel, "table start")).answered
        await here.to_act([anna])
        await here.stop_hard()
        before = len(here.rows("SELECT 1 FROM actions"))
        await here.start()
        await here.settled(lambda: len(here.rows("SELECT 1 FROM actions")) > before, "the clock takes her turn")


# Killed while the database is brought up to date


def made_old(database: Path, old: Path) -> None:
    """The same tables and deals in a database of the first schema."""
    engine = create_engine(f"sqlite:///{old}")
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    with engine.connect() as connection:
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
        connection.commit()
    engine.dispose()
    with contextlib.closing(sqlite3.connect(old)) as connection:
        connection.execute("ATTACH ? AS new", (str(database),))
        names = [name for (name,) in connection.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
        for name in names:
            if name == "alembic_version":
                continue
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({name})"))
            connection.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name}")  # noqa: S608
        connection.commit()


def written_to(file: Path) -> bool:
    try:
        return file.stat().st_size > 0
    except FileNotFoundError:
        return False


async def killed_migration(here: Evening, fate: random.Random) -> None:
    """Begin to migrate, and be killed as soon as something is written, or a moment later."""
    journal = here.folder / "lambapea.sqlite3-wal"
    environment = os.environ | {"DATA_DIR": str(here.folder), "DATABASE_URL": ""}
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", "migrate", env=environment)
    while process.returncode is None and not written_to(journal):  # noqa: ASYNC110
        await asyncio.sleep(0)  # a file in another process's hands tells nobody that it grows
    await asyncio.sleep(fate.uniform(0, 0.03))
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()


@pytest.mark.thorough
@pytest.mark.soak
async def test_killed_during_a_migration_the_tables_are_there_and_go_on(evening: Any) -> None:
    async with evening() as here:
        ledger, fate = Ledger(), chance("migrations")
        players = (await seat_all(here, ledger))[4:]
        channels = [player.channel for player in players]
        async with playing(players):
            await here.settled(lambda: ledger.done > 5, "some cards are played", 60)
        await here.stop(signal.SIGTERM)
        database, old = here.folder / "lambapea.sqlite3", here.folder / "old.sqlite3"
        made_old(database, old)
        whole, versions = here.rows("SELECT * FROM actions"), []
        for _ in range(MIGRATION_KILLS):
            for path in here.folder.glob("lambapea.sqlite3*"):
                path.unlink()
            database.write_bytes(old.read_bytes())
            await killed_migration(here, fate)
            versions.append(here.rows("SELECT version_num FROM alembic_version")[0][0])
            assert here.rows("PRAGMA integrity_check") == [("ok",)]
            assert here.rows("SELECT * FROM actions") == whole
        tell(f"schemas found after the kills: {sorted(versions)}")
        await here.start()
        async with playing(players):
            await goes_on(here, channels)
        await end_well(here, channels, ledger)
