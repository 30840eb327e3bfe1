"""The bot killed while it writes to a real file: what it answered is there once, and the table goes on by itself.

Moments between statements, calls and answers are chosen by the simulation; here the machine's own chance has its way.
"""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import alembic.command
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bot.sandbox.interactions import Interaction
from bot.store.database import MIGRATIONS
from tests.e2e.evening import Evening
from tests.e2e.players import Presser, playing
from tests.e2e.posts import command, is_sheet
from tests.simulation.reading import is_result
from tests.support.soak import chance, either, tell

KILLS = either(1, 40)
MIGRATION_KILLS = either(2, 60)
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table'"


class Steadfast(Presser):
    """Plays on whatever happens to the bot."""

    def forgives(self, interaction: Interaction) -> bool:  # noqa: ARG002 - it may die at any moment
        return True


async def begun(here: Evening, *names: str) -> list[Presser]:
    people = await here.seat(*names)
    await command(people[0], here.discord.channel, "table start")
    return [Steadfast(here, person) for person in people]


def acted(players: Sequence[Presser]) -> int:
    return sum(player.acted for player in players)


def sheets(here: Evening) -> int:
    return sum(map(is_result, here.posts(here.discord.channel)))


async def check(here: Evening, players: Sequence[Presser]) -> None:
    """Nothing is lost or doubled, neither in the file nor before people's eyes; the bot has ended."""
    assert here.rows("PRAGMA integrity_check") == [("ok",)]
    assert here.rows("SELECT deal_id FROM actions GROUP BY deal_id HAVING count(*) != max(number) + 1") == []
    for player in players:
        done = [text for text in here.log_of(player.person) if not text.startswith("cut")]
        assert player.acted <= len(done) <= player.acted + player.doubtful, player.person
    results = [post.text for post in await here.results(players[0].person)]
    assert [count for count in Counter(results).values() if count > 1] == []
    assert len(results) == len(here.rows("SELECT 1 FROM deals WHERE ended IS NOT NULL AND end_announced"))
    assert here.complaints() == []


async def test_killed_while_people_play_nothing_is_lost_or_doubled(evening: Any) -> None:
    async with evening() as here:
        fate = chance("kills")
        players = await begun(here, "Anna", "Bert", "Küllike Õunapuu-Sääsk", "王小明")
        async with playing(players):
            for _ in range(KILLS):
                wanted = acted(players) + fate.randint(1, 12)
                await here.settled(lambda wanted=wanted: acted(players) >= wanted, "they go on")
                await here.stop(signal.SIGKILL)
                await here.start()
            mark = sheets(here)
            await here.settled(lambda: sheets(here) > mark, "a deal comes to its end", 120)
        query = "SELECT 1 FROM deals WHERE ended IS NOT NULL AND NOT end_announced"
        await here.settled(lambda: not here.rows(query), "every result is told")
        await here.stop(signal.SIGTERM)
        tell(f"{KILLS} kills, {acted(players)} actions answered")
        await check(here, players)


# Killed while the database is made


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


def tables_by_version(file: Path) -> list[set[str]]:
    """Those of no version, and of each: a migration is a transaction of its own."""
    settings, found = Config(), [set[str](), {"alembic_version"}]
    settings.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    for revision in sorted(each.revision for each in ScriptDirectory.from_config(settings).walk_revisions()):
        with create_engine(f"sqlite:///{file}").connect() as connection:
            settings.attributes["connection"] = connection
            alembic.command.upgrade(settings, revision)
            connection.commit()
        with contextlib.closing(sqlite3.connect(file)) as connection:
            found.append({name for (name,) in connection.execute(TABLES)})
    return found


@pytest.mark.thorough
async def test_killed_while_the_database_is_made_it_is_of_some_version_and_goes_on(
    evening: Any, tmp_path: Path
) -> None:
    async with evening() as here:
        fate, counts = chance("migrations"), []
        await here.stop(signal.SIGTERM)
        versions = tables_by_version(tmp_path / "versions.sqlite3")
        assert versions[-1] == {name for (name,) in here.rows(TABLES)}
        for _ in range(MIGRATION_KILLS):
            for path in here.folder.glob("lambapea.sqlite3*"):
                path.unlink()
            await killed_migration(here, fate)
            assert here.rows("PRAGMA integrity_check") == [("ok",)]
            made = {name for (name,) in here.rows(TABLES)}
            assert made in versions
            counts.append(len(made))
        tell(f"tables found after the kills: {sorted(counts)}")
        await here.start()
        players = await begun(here, "Anna")
        async with playing(players):
            await here.settled(lambda: any(map(is_sheet, players[0].posts)), "a deal comes to its end", 120)
        await here.stop(signal.SIGTERM)
        assert here.complaints() == []
