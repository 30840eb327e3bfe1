"""The secrets of packs that everybody shuffles: kept until a deal begins, and then no longer."""

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.inserting import know, put
from bot.store.schema import match_rooms, matches, players, shuffle_parts, shuffles, tables
from bot.tables.shuffling import SecretShuffle


async def begin(connection: AsyncConnection, table: int, secret: str) -> None:
    """What was added before is over; secret: of the next shuffle, empty where there is none."""
    await connection.execute(delete(shuffle_parts).where(shuffle_parts.c.table_id == table))
    await connection.execute(delete(shuffles).where(shuffles.c.table_id == table))
    if secret:
        await connection.execute(insert(shuffles).values(table_id=table, secret=secret))


async def add(connection: AsyncConnection, table: int, user: int, part: str) -> None:
    """Somebody's part, instead of one from before they got up."""
    await know(connection, players, [{"id": user}])
    await put(connection, shuffle_parts, {"table_id": table, "user_id": user}, {"part": part})


async def read(connection: AsyncConnection, table: int) -> SecretShuffle | None:
    """The secret of a table's next shuffle, of its match where it plays one, and everybody's parts."""
    own = await connection.execute(select(shuffles.c.secret).where(shuffles.c.table_id == table))
    secret = own.scalar_one_or_none()
    if secret is None:
        of_match = select(matches.c.shuffle).join(match_rooms, match_rooms.c.match_id == matches.c.id)
        shuffle = (await connection.execute(of_match.where(match_rooms.c.table_id == table))).scalar_one_or_none()
        if shuffle is None:
            return None
        secret = shuffle["secret"]
    return SecretShuffle(secret, await parts_at(connection, table))


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
    """Somebody's parts are in no shuffle any more."""
    await connection.execute(delete(shuffle_parts).where(shuffle_parts.c.user_id == user))
