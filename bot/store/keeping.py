"""Single writes: tables, deals, posts and what people asked for. Each runs inside the writer's transaction."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Table as Relation
from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store.rows import read_deal, saved, users_in, write_deal, write_table
from bot.store.schema import deals, guilds, hand_posts, leftovers, plans, players, results, sitters, tables
from bot.tables.model import DealFacts, Forced, GuildSettings, Preferences, Speed, Table
from bot.tables.stored import KeptPlans, NewDeal, StoredDeal


def insert_or(connection: AsyncConnection, relation: Relation) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do with a row already there; both databases spell it alike."""
    return postgresql.insert(relation) if connection.dialect.name == "postgresql" else sqlite.insert(relation)


async def put(
    connection: AsyncConnection, relation: Relation, key: Mapping[str, Any], values: Mapping[str, Any]
) -> None:
    """Store a row under its key, new or instead of the old one."""
    row = insert_or(connection, relation).values({**key, **values})
    await connection.execute(row.on_conflict_do_update(index_elements=list(key), set_=dict(values)))


async def know(connection: AsyncConnection, relation: Relation, rows: Sequence[Mapping[str, Any]]) -> None:
    """Store rows that are not there yet."""
    if rows:
        await connection.execute(insert_or(connection, relation).on_conflict_do_nothing(), list(rows))


async def keep_sitters(connection: AsyncConnection, deal: int | None, users: Iterable[int]) -> None:
    """Remember people, and that they sat at a deal."""
    known = sorted(set(users))
    await know(connection, players, [{"id": user} for user in known])
    if deal is not None:
        await know(connection, sitters, [{"user_id": user, "deal_id": deal} for user in known])


async def keep_table(connection: AsyncConnection, table: Table) -> Table:
    """Store a table that is still as its caller knows it; raises `Conflict` if somebody else wrote first."""
    same = (tables.c.id == table.id) & (tables.c.revision == table.revision)
    changed = await connection.execute(update(tables).where(same).values(write_table(table)))
    if changed.rowcount != 1:
        raise Conflict(f"table {table.id} has moved on")
    return saved(table)


async def open_table(connection: AsyncConnection, table: Table, holder: int | None = None) -> Table:
    """Store a new table, looked after by a process; the database itself refuses a second live one in a channel."""
    await know(connection, guilds, [{"id": table.guild}])
    await keep_sitters(connection, None, users_in(table.seats))
    fixed = {"guild_id": table.guild, "channel_id": table.channel, "game": table.game}
    row = write_table(table) | fixed | {"revision": table.revision, "holder": holder}
    number = (await connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one()
    return replace(table, id=number)


async def save_table(connection: AsyncConnection, table: Table) -> Table:
    """Store a changed table, and who sits at its deal now."""
    kept = await keep_table(connection, table)
    await keep_sitters(connection, None if table.deal is None else table.deal.id, users_in(table.seats))
    return kept


async def note_reminded(connection: AsyncConnection, table: Table) -> None:
    """Those a table waits for were reminded; raises `Conflict` if it has moved on, or they had been already."""
    is_due = (tables.c.id == table.id) & (tables.c.revision == table.revision) & tables.c.remind_at.is_not(None)
    changed = await connection.execute(update(tables).where(is_due).values(remind_at=None))
    if changed.rowcount != 1:
        raise Conflict(f"table {table.id} has moved on, or was reminded")


async def begin_deal(connection: AsyncConnection, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
    """Store a deal under the server's next number; the last deal's hand messages are left over."""
    kept = await keep_table(connection, table)
    counted = update(guilds).where(guilds.c.id == table.guild).values(deals=guilds.c.deals + 1)
    number = (await connection.execute(counted.returning(guilds.c.deals))).scalar_one()
    row = (await connection.execute(insert(deals).values(write_deal(table, deal, number)).returning(deals))).one()
    await keep_sitters(connection, row.id, users_in(table.seats))
    await leave_hands(connection, table.id)
    return replace(kept, deal=DealFacts(row.id, number, deal.seal.digest)), read_deal(row, ())


async def keep_plans(connection: AsyncConnection, table: Table, kept: KeptPlans) -> Table:
    """Store what somebody plans, and that the table has changed: other processes read it anew."""
    saved_table = await keep_table(connection, table)
    await put_plans(connection, kept)
    return saved_table


async def put_plans(connection: AsyncConnection, kept: KeptPlans) -> None:
    """Store somebody's plans for a deal instead of the old ones."""
    if kept.plans:
        await know(connection, players, [{"id": kept.user}])
        await put(connection, plans, {"deal_id": kept.deal, "user_id": kept.user}, {"plans": list(kept.plans)})
    else:
        mine = (plans.c.deal_id == kept.deal) & (plans.c.user_id == kept.user)
        await connection.execute(delete(plans).where(mine))


async def leave_hands(connection: AsyncConnection, table: int) -> None:
    """The hands that were shown at a table are to be put to rest; somebody who takes none has none."""
    mine = hand_posts.c.table_id == table
    rows = await connection.execute(delete(hand_posts).where(mine).returning(hand_posts))
    left = [{name: getattr(row, name) for name in ("message_id", "channel_id", "user_id")} for row in rows]
    await know(connection, leftovers, [row for row in left if row["message_id"]])


async def annul(connection: AsyncConnection, table: Table, deal: int) -> Table:
    """Mark a deal as void, so that it counts nowhere."""
    kept = await keep_table(connection, table)
    await connection.execute(update(deals).where(deals.c.id == deal).values(annulled=True))
    await connection.execute(delete(plans).where(plans.c.deal_id == deal))
    await connection.execute(update(results).where(results.c.deal_id == deal).values(counts=False))
    return kept


async def set_preferences(connection: AsyncConnection, user: int, asked: Preferences) -> None:
    """Remember what a person asked for."""
    wishes = {"language": asked.language, "four_colours": asked.four_colours, "ping": asked.ping}
    wishes |= {"forced": asked.forced.value, "guided": asked.guided or None}
    await put(connection, players, {"id": user}, {**wishes, "unasked": sorted(asked.unasked) or None})


async def set_guild_settings(connection: AsyncConnection, guild: int, settings: GuildSettings) -> None:
    """Remember what a server asked for."""
    wishes = {"language": settings.language, "pace": dict(settings.pace), "speed": settings.speed.value}
    await put(connection, guilds, {"id": guild}, wishes)


async def preferences(connection: AsyncConnection, user: int) -> Preferences:
    """What a person asked for; what they did not is as it is for everybody."""
    row = (await connection.execute(select(players).where(players.c.id == user))).one_or_none()
    if row is None:
        return Preferences()
    usual = Preferences()
    colours = usual.four_colours if row.four_colours is None else row.four_colours
    forced, unasked = Forced(row.forced or usual.forced), frozenset(row.unasked or ())
    return Preferences(row.language, colours, row.ping or usual.ping, forced, row.guided or "", unasked)


async def forcing(connection: AsyncConnection) -> frozenset[int]:
    """Everybody for whom some cards are played."""
    asked = players.c.forced.is_not(None) & (players.c.forced != Forced.OFF.value)
    return frozenset((await connection.execute(select(players.c.id).where(asked))).scalars())


async def guild_settings(connection: AsyncConnection, guild: int) -> GuildSettings:
    """What a server asked for."""
    row = (await connection.execute(select(guilds).where(guilds.c.id == guild))).one_or_none()
    if row is None:
        return GuildSettings()
    usual = GuildSettings()
    return GuildSettings(row.language, row.pace or {}, usual.speed if row.speed is None else Speed(row.speed))
