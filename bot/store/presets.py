"""Tables a server keeps under a name."""

from typing import Any, Final

from sqlalchemy import delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, insert_if_absent, reads, upsert, writes
from bot.store.personal import ONLY_AN_ID, Gone, Personal, PersonalData
from bot.store.schema import guilds, presets
from bot.tables.setup import MAX_PRESETS, Preset

KEPT: Final = ("name", "game", "players", "options", "level", "speed", "shuffled", "hints")
COLUMNS: Final = (*KEPT, "saved_by")


async def saved_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    rows = await connection.execute(select(presets).where(presets.c.saved_by == user).order_by(presets.c.key))
    return [{"guild": str(row.guild_id)} | {name: getattr(row, name) for name in KEPT} for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    """The server keeps them; who saved them is not known any more."""
    await connection.execute(update(presets).where(presets.c.saved_by == user).values(saved_by=None))


PERSONAL: Final = PersonalData(
    columns={
        "presets": {
            "saved_by": Personal("", Gone.EMPTIED, ONLY_AN_ID),
            **{name: Personal(f"presets.{name}", Gone.KEPT, "the server keeps the table they saved") for name in KEPT},
        }
    },
    others={"presets": "guild_id key"},
    whole={"presets": saved_by},
    forget=forget,
)


class SqlPresetStore(Store):
    """Tables a server keeps under a name."""

    @reads
    async def presets(self, connection: AsyncConnection, guild: int) -> list[Preset]:
        rows = await connection.execute(select(presets).where(presets.c.guild_id == guild).order_by(presets.c.key))
        return [Preset(**{name: getattr(row, name) for name in COLUMNS}) for row in rows]

    @writes
    async def save_preset(self, connection: AsyncConnection, guild: int, preset: Preset) -> bool:
        others = (presets.c.guild_id == guild) & (presets.c.key != preset.key)
        count = (await connection.execute(select(func.count()).select_from(presets).where(others))).scalar_one()
        if count >= MAX_PRESETS:
            return False
        await insert_if_absent(connection, guilds, [{"id": guild}])
        values: dict[str, Any] = {name: getattr(preset, name) for name in COLUMNS} | {"options": dict(preset.options)}
        await upsert(connection, presets, {"guild_id": guild, "key": preset.key}, values)
        return True

    @writes
    async def delete_preset(self, connection: AsyncConnection, guild: int, key: str) -> None:
        await connection.execute(delete(presets).where((presets.c.guild_id == guild) & (presets.c.key == key)))
