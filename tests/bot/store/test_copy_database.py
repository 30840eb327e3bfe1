"""Everything carried from one database to another."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.database_commands import carried_over
from bot.errors import StorageError
from bot.store.database import CARRIED
from bot.stores import Stores, open_stores
from bot.tables.model import CardColours, GuildSettings, Preferences
from bot.tables.tallying import ALL_TIME
from tests.bot.store.making import ANN, BOB, GUILD, a_table, an_action, an_ending, begun, finish
from tests.support.postgresql import Server


async def filled(store: Stores) -> None:
    """Something in every table that is carried."""
    for channel in range(3):
        table, _ = await begun(store, channel)
        for number in range(3):
            table, _ = await finish(store, table, an_ending(game_won=(0, 2) if number == 2 else None))
    running, deal = await begun(store, 90)
    await store.tables.append(running, an_action(deal))
    await store.settings.set_preferences(ANN, Preferences("et", CardColours.SAFE, "always"))
    await store.settings.set_guild_settings(GUILD, GuildSettings("et", {"turn": 30.0}))


async def told(store: Stores) -> list[object]:
    """What the bot would know after a start."""
    return [
        await store.tables.load(),
        await store.ladder.ladder(GUILD, "saskop", (ALL_TIME,)),
        await store.player_stats.counts_of(GUILD, "saskop", BOB),
        await store.player_stats.milestones_of(GUILD, "saskop", BOB),
        await store.results.history(GUILD, None, 50),
        await store.settings.preferences(ANN),
        await store.settings.guild_settings(GUILD),
        await store.results.deal(GUILD, 2),
    ]


@pytest.fixture
async def other(address: str, tmp_path: Path, postgresql: Callable[[], Server]) -> str:
    """The address of the other kind of database."""
    there = f"sqlite+aiosqlite:///{tmp_path / 'other.sqlite3'}"
    return await postgresql().fresh() if address.startswith("sqlite") else there


async def test_the_bot_goes_on_where_it_was(address: str, other: str) -> None:
    before = await open_stores(address)
    await filled(before)
    known = await told(before)
    await before.close()

    carried = await carried_over(address, other)

    assert {each.table for each in carried} == {table.name for table in CARRIED}
    assert {each.table: each.rows for each in carried}["deals"] == 13
    after = await open_stores(other)
    assert await told(after) == known
    newer = await after.tables.open_table(a_table(200))
    assert newer.id > max(stored.table.id for stored in await after.tables.load() if stored.table.channel != 200)
    await after.close()


async def test_what_is_there_already_is_never_written_over(address: str, other: str) -> None:
    for each in (address, other):
        store = await open_stores(each)
        await begun(store)
        await store.close()
    with pytest.raises(StorageError, match="not empty"):
        await carried_over(address, other)
