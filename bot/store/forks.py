"""Finished deals that people play again for themselves."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import Row, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.store.schema import deals, forks
from bot.tables.forks import KEPT_DAYS, MOST_FORKS, Fork, Move


async def begin(connection: AsyncConnection, fork: Fork, deal: int, now: datetime) -> Fork:
    """Store one more, and none that was left for long or of which there are too many."""
    values = {"user_id": fork.user, "deal_id": deal, "step": fork.step, "seat": fork.seat, "level": fork.level}
    values |= {"actions": _written(fork.actions), "done": len(fork.actions), "touched": now}
    number = (await connection.execute(insert(forks).values(values).returning(forks.c.id))).scalar_one()
    mine = select(forks.c.id).where(forks.c.user_id == fork.user).order_by(forks.c.id.desc())
    kept = (await connection.execute(mine.limit(MOST_FORKS))).scalars().all()
    too_many = (forks.c.user_id == fork.user) & forks.c.id.not_in(kept)
    await connection.execute(delete(forks).where(too_many | (forks.c.touched < now - timedelta(days=KEPT_DAYS))))
    return replace(fork, id=number)


async def read(connection: AsyncConnection, number: int) -> Fork | None:
    """One by its id."""
    row = (await connection.execute(_all().where(forks.c.id == number))).one_or_none()
    return None if row is None else _read(row)


async def go_on(connection: AsyncConnection, fork: Fork, done: Sequence[Move], now: datetime) -> Fork:
    """Append what was done to one that is still as its caller knows it."""
    after = (*fork.actions, *done)
    same = (forks.c.id == fork.id) & (forks.c.done == len(fork.actions))
    values = {"actions": _written(after), "done": len(after), "touched": now}
    if (await connection.execute(update(forks).where(same).values(values))).rowcount != 1:
        raise Conflict(f"fork {fork.id} has moved on")
    return replace(fork, actions=after)


async def begun_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What somebody plays again, and what was done there."""
    rows = await connection.execute(_all().where(forks.c.user_id == user).order_by(forks.c.id))
    return [
        {"guild": str(row.guild_id), "number": row.number, "step": row.step, "seat": row.seat, "actions": row.actions}
        for row in rows
    ]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Keep nothing of what somebody plays again."""
    await connection.execute(delete(forks).where(forks.c.user_id == user))


def _all() -> Select[Any]:
    return select(forks, deals.c.guild_id, deals.c.number).join(deals, deals.c.id == forks.c.deal_id)


def _written(moves: Sequence[Move]) -> list[list[object]]:
    return [[seat, text] for seat, text in moves]


def _read(row: Row[Any]) -> Fork:
    moves = tuple((seat, text) for seat, text in row.actions)
    return Fork(row.id, row.user_id, row.guild_id, row.number, row.step, row.seat, row.level, moves)
