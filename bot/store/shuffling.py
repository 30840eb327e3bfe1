"""What packs that everybody shuffles follow from: secrets, kept until a deal begins, and the parts of people."""

from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import insert_if_absent, upsert
from bot.store.personal import ID, Personal, PersonalData
from bot.store.schema import players, shuffle_parts, shuffles, tables


async def begin(connection: AsyncConnection, table: int, secret: str) -> None:
    """What was added before is over; secret: of the next shuffle, empty where there is none."""
    await connection.execute(delete(shuffle_parts).where(shuffle_parts.c.table_id == table))
    await connection.execute(delete(shuffles).where(shuffles.c.table_id == table))
    if secret:
        await connection.execute(insert(shuffles).values(table_id=table, secret=secret))


async def add(connection: AsyncConnection, table: int, user: int, part: str) -> None:
    """Somebody's part, instead of one from before they got up."""
    await insert_if_absent(connection, players, [{"id": user}])
    await upsert(connection, shuffle_parts, {"table_id": table, "user_id": user}, {"part": part})


async def parts_at(connection: AsyncConnection, table: int) -> dict[int, str]:
    """By person what was added at a table."""
    columns = select(shuffle_parts.c.user_id, shuffle_parts.c.part)
    rows = await connection.execute(columns.where(shuffle_parts.c.table_id == table))
    return {row.user_id: row.part for row in rows}


async def added_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What somebody added to packs that are not dealt yet."""
    columns = select(tables.c.guild_id, tables.c.id, shuffle_parts.c.part)
    joined = columns.join(shuffle_parts, shuffle_parts.c.table_id == tables.c.id)
    rows = await connection.execute(joined.where(shuffle_parts.c.user_id == user).order_by(tables.c.id))
    return [{"guild": str(row.guild_id), "table": row.id, "part": row.part} for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Somebody's parts are in no shuffle to come any more."""
    await connection.execute(delete(shuffle_parts).where(shuffle_parts.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "shuffle_parts": {
            "table_id": Personal("shuffles.table"),
            "user_id": ID,
            "part": Personal("shuffles.part"),
        }
    },
    others={"shuffles": "table_id secret"},
    whole={"shuffles": added_by},
    forget=forget,
)
