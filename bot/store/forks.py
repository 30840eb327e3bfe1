"""Finished deals that people play again for themselves."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store import challenges, dailies
from bot.store.inserting import insert_or, know
from bot.store.rows import Values
from bot.store.schema import daily_links, daily_spent, deals, forks
from bot.tables.forks import KEPT_DAYS, MOST_FORKS, Fork, Made, Move


async def begin(
    connection: AsyncConnection, fork: Fork, deal: int | None, now: datetime, made: Made | None = None
) -> Fork:
    """Store one more, and none that was left for long or of which there are too many; of those that somebody began by
    themselves.
    """
    if fork.daily is not None:
        await dailies.check_unspent(connection, fork)
    values: Values = {"user_id": fork.user, "deal_id": deal, "step": fork.step, "seat": fork.seat, "level": fork.level}
    values |= {"actions": _written(fork.actions), "done": len(fork.actions), "touched": now}
    values |= {"challenge_id": fork.challenge, "upload_id": fork.upload, "daily_id": fork.daily, "mark": fork.mark}
    row = insert_or(connection.dialect.name, forks).values(values).on_conflict_do_nothing()
    number = (await connection.execute(row.returning(forks.c.id))).scalar_one_or_none()
    if number is None:
        raise Conflict(f"challenge {fork.challenge} or day {fork.daily} is taken up already")
    own = (forks.c.user_id == fork.user) & forks.c.challenge_id.is_(None) & forks.c.daily_id.is_(None)
    kept = select(forks.c.id).where(own).order_by(forks.c.id.desc()).limit(MOST_FORKS)
    too_many = own & forks.c.id.not_in((await connection.execute(kept)).scalars().all())
    await connection.execute(delete(forks).where(too_many | (forks.c.touched < now - timedelta(days=KEPT_DAYS))))
    begun = replace(fork, id=number)
    await _finish(connection, begun, made, now)
    return begun


async def _finish(connection: AsyncConnection, fork: Fork, made: Made | None, now: datetime) -> None:
    """What came of one that is over is kept where it counts."""
    if fork.challenge is not None and made is not None:
        await challenges.finish(connection, fork, made, now)
    if fork.daily is not None and made is not None:
        await dailies.finish(connection, fork, made, now)


async def read(connection: AsyncConnection, number: int) -> Fork | None:
    """One by its id."""
    row = (await connection.execute(_all().where(forks.c.id == number))).one_or_none()
    return None if row is None else _read(row)


async def go_on(
    connection: AsyncConnection, fork: Fork, done: Sequence[Move], now: datetime, made: Made | None = None
) -> Fork:
    """Append what was done to one that is still as its caller knows it."""
    after = (*fork.actions, *done)
    same = (forks.c.id == fork.id) & (forks.c.done == len(fork.actions))
    values = {"actions": _written(after), "done": len(after), "touched": now}
    if (await connection.execute(update(forks).where(same).values(values))).rowcount != 1:
        raise Conflict(f"fork {fork.id} has moved on")
    await _finish(connection, fork, made, now)
    return replace(fork, actions=after)


async def begun_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What somebody plays again, and what was done there; nothing of a day whose link is not opened yet."""
    is_told = forks.c.daily_id.is_(None) | forks.c.daily_id.in_(select(daily_links.c.daily_id))
    rows = await connection.execute(_all().where(forks.c.user_id == user, is_told).order_by(forks.c.id))
    return [
        {
            "guild": None if row.guild_id is None else str(row.guild_id),
            "number": row.number,
            "step": row.step,
            "seat": row.seat,
            "level": row.level,
            "actions": row.actions,
            "touched": row.touched.isoformat(),
            "challenge": row.challenge_id,
            "upload": row.upload_id,
            "daily": row.daily_id,
        }
        for row in rows
    ]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Keep nothing of what somebody plays again; but for the marks of those days on which they may not begin anew."""
    days = select(forks.c.daily_id, forks.c.mark).where(forks.c.user_id == user, forks.c.mark.is_not(None))
    spent = [dict(row._mapping) for row in await connection.execute(days)]
    await know(connection, daily_spent, spent)
    await dailies.purge(connection)
    await connection.execute(delete(forks).where(forks.c.user_id == user))


def _all() -> Select[Any]:
    return select(forks, deals.c.guild_id, deals.c.number).outerjoin(deals, deals.c.id == forks.c.deal_id)


def _written(moves: Sequence[Move]) -> list[list[object]]:
    return [[seat, text] for seat, text in moves]


def _read(row: Row[Any]) -> Fork:
    moves = tuple((seat, text) for seat, text in row.actions)
    guild, number = row.guild_id or 0, row.number or 0
    return Fork(
        row.id, row.user_id, guild, number, row.step, row.seat, row.level, moves,
        row.challenge_id, row.upload_id, row.daily_id, row.mark,
    )  # fmt: skip
