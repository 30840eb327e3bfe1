"""All that is stored of a person, told or taken out."""

from collections import defaultdict
from typing import Any, Final

from sqlalchemy import Row, Table, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import challenges, dailies, forks, lessons, matches, presets, puzzles, reviews, shuffling, uploads
from bot.store.reading import IS_LIVE
from bot.store.rows import mentions, read_seats, without_user
from bot.store.schema import (
    actions,
    deals,
    hand_posts,
    ladder,
    leftovers,
    milestones,
    pairs,
    plans,
    players,
    results,
    sitters,
    tables,
    tallies,
)

WISHES: Final = ("language", "four_colours", "ping", "forced", "guided", "unasked")
"""The columns of what a person asked for."""


async def export(connection: AsyncConnection, user: int) -> dict[str, object]:
    """Everything with a person's id on it; Discord's ids as text, because JSON's numbers would not hold them."""
    asked = (await connection.execute(select(players).where(players.c.id == user))).one_or_none()
    wishes = (
        None
        if asked is None
        else {
            name: getattr(asked, name) for name in ("language", "four_colours", "ping", "forced", "guided", "unasked")
        }
    )
    return {
        "user": str(user),
        "preferences": wishes,
        "tables": await tables_of(connection, user),
        "deals": await deals_of(connection, user),
        "plans": await plans_of(connection, user),
        "ladder": await sums_of(connection, ladder, user),
        "pairs": await pairs_of(connection, user),
        "tallies": await sums_of(connection, tallies, user),
        "milestones": await sums_of(connection, milestones, user),
        "presets": await presets.saved_by(connection, user),
        "uploads": await uploads.uploaded_by(connection, user),
        "forks": await forks.begun_by(connection, user),
        "challenges": await challenges.of_person(connection, user),
        "reviews": await reviews.of_person(connection, user),
        "shuffles": await shuffling.added_by(connection, user),
        "dailies": await dailies.of_person(connection, user),
        "matches": await matches.rooms_of(connection, user),
        "lessons": await lessons.learnt_by(connection, user),
        "puzzles": await puzzles.tried_by(connection, user),
        "hand_posts": await hand_posts_of(connection, user),
    }


async def tables_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """The live tables they opened or have a seat at."""
    rows = await connection.execute(select(tables).where(IS_LIVE).order_by(tables.c.id))
    return [
        {"table": row.id, "guild": str(row.guild_id), "channel": str(row.channel_id), "host": row.host_id == user}
        for row in rows
        if row.host_id == user or mentions(read_seats(row.seats), user) or user in (row.last_players or ())
    ]


async def deals_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """Their deals: when and where, what they did, what it was for them."""
    sat = select(sitters.c.deal_id).where(sitters.c.user_id == user)
    mine = select(actions).where(actions.c.deal_id.in_(sat) & (actions.c.user_id == user))
    acts: dict[int, list[dict[str, object]]] = defaultdict(list)
    for row in await connection.execute(mine.order_by(actions.c.deal_id, actions.c.number)):
        acts[row.deal_id].append({"number": row.number, "text": row.text, "at": row.at.isoformat()})
    facts = await connection.execute(select(results).where(results.c.user_id == user))
    outcomes = {row.deal_id: seat_facts(row) for row in facts}
    rows = await connection.execute(select(deals).where(deals.c.id.in_(sat)).order_by(deals.c.id))
    return [
        {
            "guild": str(row.guild_id),
            "number": row.number,
            "game": row.game,
            "begun": row.begun.isoformat(),
            "annulled": row.annulled,
            "actions": acts[row.id],
            "result": outcomes.get(row.id),
        }
        for row in rows
    ]


def seat_facts(row: Row[Any]) -> dict[str, object]:
    """What a finished deal was for them."""
    return {name: getattr(row, name) for name in ("seat", "points", "tricks", "score", "won", "declarer", "game_won")}


async def hand_posts_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """The messages that show them their hands."""
    rows = await connection.execute(select(hand_posts).where(hand_posts.c.user_id == user))
    return [{"table": row.table_id, "channel": str(row.channel_id), "message": str(row.message_id)} for row in rows]


async def plans_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What they plan to play in running deals."""
    mine = select(deals.c.guild_id, deals.c.number, plans.c.plans).join(plans, plans.c.deal_id == deals.c.id)
    rows = await connection.execute(mine.where(plans.c.user_id == user).order_by(deals.c.id))
    return [{"guild": str(row.guild_id), "number": row.number, "plans": row.plans} for row in rows]


async def sums_of(connection: AsyncConnection, relation: Table, user: int) -> list[dict[str, object]]:
    """What their deals added up to, by server and game."""
    rows = await connection.execute(select(relation).where(relation.c.user_id == user))
    return [dict(row._mapping) | {"guild_id": str(row.guild_id), "user_id": str(user)} for row in rows]


async def pairs_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """The same of them and each other person they played with, who stays unnamed."""
    rows = await connection.execute(select(pairs).where((pairs.c.user_id == user) | (pairs.c.other_id == user)))
    left_out = {"user_id", "other_id"}
    return [
        {name: value for name, value in row._mapping.items() if name not in left_out} | {"guild_id": str(row.guild_id)}
        for row in rows
    ]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Take a person out of every deal, leaving nameless seats, and delete the rest.

    A live table keeps them in its seats: putting somebody else there is the tables' business, before this.
    """
    sat = select(sitters.c.deal_id).where(sitters.c.user_id == user)
    rows = (await connection.execute(select(deals.c.id, deals.c.seats).where(deals.c.id.in_(sat)))).all()
    nameless = [{"its_id": row.id, "seats": without_user(row.seats, user)} for row in rows]
    if nameless:
        await connection.execute(update(deals).where(deals.c.id == bindparam("its_id")), nameless)
    acted = actions.c.deal_id.in_(sat) & (actions.c.user_id == user)
    await connection.execute(update(actions).where(acted).values(user_id=None))
    await connection.execute(update(results).where(results.c.user_id == user).values(user_id=None))
    await connection.execute(delete(ladder).where(ladder.c.user_id == user))
    await connection.execute(delete(tallies).where(tallies.c.user_id == user))
    await connection.execute(delete(milestones).where(milestones.c.user_id == user))
    await connection.execute(delete(pairs).where((pairs.c.user_id == user) | (pairs.c.other_id == user)))
    await connection.execute(delete(sitters).where(sitters.c.user_id == user))
    await connection.execute(delete(plans).where(plans.c.user_id == user))
    await connection.execute(delete(hand_posts).where(hand_posts.c.user_id == user))
    await connection.execute(delete(leftovers).where(leftovers.c.user_id == user))
    await presets.forget(connection, user)
    await uploads.forget(connection, user)
    await forks.forget(connection, user)
    await challenges.forget(connection, user)
    await dailies.forget(connection, user)
    await matches.forget(connection, user)
    await lessons.forget(connection, user)
    await shuffling.forget(connection, user)
    await puzzles.forget(connection, user)
    await connection.execute(delete(players).where(players.c.id == user))
