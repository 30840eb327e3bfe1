"""Single writes: tables, deals, posts and what people asked for. Each runs inside the writer's transaction."""

from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store import matches, shuffling
from bot.store.inserting import know, put
from bot.store.rows import Values, read_deal, saved, users_in, write_action, write_deal, write_table
from bot.store.schema import (
    actions,
    channels,
    deals,
    guilds,
    hand_posts,
    leftovers,
    plans,
    players,
    results,
    sitters,
    tables,
)
from bot.tables.matches import NewMatch
from bot.tables.model import (
    AutoPlay,
    CardLetters,
    ChannelSettings,
    DealFacts,
    GuildSettings,
    HandDelivery,
    HandOrder,
    Preferences,
    Speed,
    Stage,
    Table,
)
from bot.tables.stored import NewAction, NewDeal, StoredDeal, StoredPremoves

SAME_TABLE = update(tables).where(tables.c.id == bindparam("its_id"), tables.c.revision == bindparam("its_revision"))
"""This and what follows goes with every action and is built once: that takes ten times as long as to carry it out."""
NEW_ACTION = insert(actions)
PERSON = select(players).where(players.c.id == bindparam("its_id"))


async def keep_sitters(connection: AsyncConnection, deal: int | None, users: Iterable[int]) -> None:
    """Remember people, and that they sat at a deal."""
    known = sorted(set(users))
    await know(connection, players, [{"id": user} for user in known])
    if deal is not None:
        await know(connection, sitters, [{"user_id": user, "deal_id": deal} for user in known])


def changed_row(table: Table) -> Values:
    """A table that is still as its caller knows it, for `SAME_TABLE`."""
    return write_table(table) | {"its_id": table.id, "its_revision": table.revision}


async def keep_table(connection: AsyncConnection, table: Table) -> Table:
    """Store a table that is still as its caller knows it; raises `Conflict` if somebody else wrote first."""
    changed = await connection.execute(SAME_TABLE, changed_row(table))
    if changed.rowcount != 1:
        raise Conflict(f"table {table.id} has moved on")
    if table.stage is Stage.CLOSED and table.shuffle is not None:
        await shuffling.begin(connection, table.id, "")
    return saved(table)


async def open_table(
    connection: AsyncConnection, table: Table, begins: NewMatch | None = None, holder: int | None = None,
    secret: str = "",
) -> Table:  # fmt: skip
    """Store a new table, looked after by a process; the database itself refuses a second live one in a channel.

    begins: the match of which it is the first room. secret: of its first shuffle, where everybody shuffles.
    """
    if begins is not None:
        table = await matches.begin(connection, table, begins)
    await know(connection, guilds, [{"id": table.guild}])
    await keep_sitters(connection, None, users_in(table.seats))
    fixed = {"guild_id": table.guild, "channel_id": table.channel, "game": table.game}
    row = write_table(table) | fixed | {"revision": table.revision, "holder": holder}
    number = (await connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one()
    opened = replace(table, id=number)
    await matches.enter(connection, opened)
    if secret:
        await shuffling.begin(connection, number, secret)
    return opened


async def save_table(connection: AsyncConnection, table: Table) -> Table:
    """Store a changed table, and who sits at its deal now."""
    kept = await keep_table(connection, table)
    await keep_sitters(connection, None if table.deal is None else table.deal.id, users_in(table.seats))
    await matches.keep_apart(connection, table)
    return kept


async def note_reminded(connection: AsyncConnection, table: Table) -> None:
    """Those a table waits for were reminded; raises `Conflict` if it has moved on, or they had been already."""
    is_due = (tables.c.id == table.id) & (tables.c.revision == table.revision) & tables.c.remind_at.is_not(None)
    changed = await connection.execute(update(tables).where(is_due).values(remind_at=None))
    if changed.rowcount != 1:
        raise Conflict(f"table {table.id} has moved on, or was reminded")


async def begin_deal(connection: AsyncConnection, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
    """Store a deal under the server's next number; the last deal's hand messages are left over."""
    await matches.check_goes_on(connection, table)
    kept = await keep_table(connection, table)
    counted = update(guilds).where(guilds.c.id == table.guild).values(deals=guilds.c.deals + 1)
    number = (await connection.execute(counted.returning(guilds.c.deals))).scalar_one()
    row = (await connection.execute(insert(deals).values(write_deal(table, deal, number)).returning(deals))).one()
    await keep_sitters(connection, row.id, users_in(table.seats))
    await matches.keep_apart(connection, table)
    if deal.done:
        done = [NewAction(row.id, place, seat, None, text, deal.at) for place, (seat, text) in enumerate(deal.done)]
        await connection.execute(NEW_ACTION, [write_action(each) for each in done])
    if deal.next_secret:
        await shuffling.begin(connection, table.id, deal.next_secret)
    await leave_hands(connection, table.id)
    facts = DealFacts(row.id, number, deal.seal.digest, repeats=deal.repeats)
    return replace(kept, deal=facts), read_deal(row, deal.done)


async def add_part(connection: AsyncConnection, table: Table, user: int, part: str) -> Table:
    """Store a table whose shuffle somebody added to, and their part."""
    saved_table = await save_table(connection, table)
    await shuffling.add(connection, table.id, user, part)
    return saved_table


async def save_premoves(connection: AsyncConnection, table: Table, kept: StoredPremoves) -> Table:
    """Store what somebody plans, and that the table has changed: other processes read it anew."""
    saved_table = await keep_table(connection, table)
    await put_plans(connection, kept)
    return saved_table


async def note_hint(connection: AsyncConnection, table: Table, deal: int) -> Table:
    """Store that a hint was asked for in a deal, and that the table has changed: other processes read it anew."""
    saved_table = await keep_table(connection, table)
    await connection.execute(update(deals).where(deals.c.id == deal).values(hinted=True))
    return saved_table


async def put_plans(connection: AsyncConnection, kept: StoredPremoves) -> None:
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
    wishes: dict[str, object] = {
        "language": asked.language,
        "four_colours": asked.four_colours,
        "ping": asked.ping,
    }
    wishes |= {"autoplay": asked.forced.value, "tips_game": asked.guided or None, "autoplay_offer": asked.offer}
    wishes |= {"hand": asked.hand.value, "letters": asked.letters.value, "sort": asked.sort.value}
    await put(connection, players, {"id": user}, {**wishes, "skipped_confirmations": sorted(asked.unasked) or None})


async def set_guild_settings(connection: AsyncConnection, guild: int, settings: GuildSettings) -> None:
    """Remember what a server asked for."""
    wishes = {"language": settings.language, "pace": dict(settings.pace), "speed": settings.speed.value}
    await put(connection, guilds, {"id": guild}, wishes)


async def set_channel_settings(
    connection: AsyncConnection, guild: int, channel: int, settings: ChannelSettings
) -> None:  # fmt: skip
    """Remember what a channel asked for."""
    await know(connection, guilds, [{"id": guild}])
    await put(connection, channels, {"id": channel}, {"guild_id": guild, "moves_after": settings.moves_after})


async def preferences(connection: AsyncConnection, user: int) -> Preferences:
    """What a person asked for; what they did not is as it is for everybody."""
    row = (await connection.execute(PERSON, {"its_id": user})).one_or_none()
    if row is None:
        return Preferences()
    usual = Preferences()
    colours = usual.four_colours if row.four_colours is None else row.four_colours
    forced, unasked = AutoPlay(row.autoplay or usual.forced), frozenset(row.skipped_confirmations or ())
    return Preferences(
        row.language,
        colours,
        row.ping or usual.ping,
        forced,
        row.tips_game or "",
        unasked,
        row.autoplay_offer,
        HandDelivery(row.hand or usual.hand),
        CardLetters(row.letters or usual.letters),
        HandOrder(row.sort or usual.sort),
    )


async def single_autoplayers(connection: AsyncConnection) -> frozenset[int]:
    """Everybody for whom each card is played that is the only one."""
    asked = players.c.autoplay == AutoPlay.SINGLE.value
    return frozenset((await connection.execute(select(players.c.id).where(asked))).scalars())


async def guild_settings(connection: AsyncConnection, guild: int) -> GuildSettings:
    """What a server asked for."""
    row = (await connection.execute(select(guilds).where(guilds.c.id == guild))).one_or_none()
    if row is None:
        return GuildSettings()
    usual = GuildSettings()
    return GuildSettings(row.language, row.pace or {}, usual.speed if row.speed is None else Speed(row.speed))


async def channel_settings(connection: AsyncConnection, channel: int) -> ChannelSettings:
    """What a channel asked for."""
    moves_after = select(channels.c.moves_after).where(channels.c.id == channel)
    found: int | None = (await connection.execute(moves_after)).scalar_one_or_none()
    return ChannelSettings() if found is None else ChannelSettings(found)
