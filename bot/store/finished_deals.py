"""Finished deals: looked up, waiting for their par, or uploaded as records.

Annulled deals do not count, nor do those that repeat others, but these can be looked up.
"""

from collections import defaultdict
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Select, String, bindparam, case, cast, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import result_counts
from bot.store.access import Store, reads, writes
from bot.store.personal import ID, Personal, PersonalData
from bot.store.rows import read_columns, read_deal, read_logs, read_seat_result, read_seats
from bot.store.schema import IS_NEW, IS_OPEN, IS_PAST, ON_SHEET, WITHOUT_PAR, actions, deals, forks, results, uploads
from bot.tables.attribution import changes_in, stints_of
from bot.tables.finished_deals import MAX_UPLOADS, PastDeal, UploadedRecord
from bot.tables.pars import Par, UnratedDeal
from bot.tables.stored import SeatResult, StoredDeal


async def _deals(connection: AsyncConnection, chosen: Select[Any]) -> list[PastDeal]:
    """These deals, the highest number first."""
    ids = list((await connection.execute(chosen)).scalars())
    rows = await connection.execute(select(deals).where(deals.c.id.in_(ids)).order_by(deals.c.number.desc()))
    seats = await seats_of(connection, ids)
    return [
        PastDeal(
            row.number, row.game, row.ended, row.result, tuple(seats[row.id]), read_columns(row._mapping["columns"])
        )
        for row in rows
    ]


async def seats_of(connection: AsyncConnection, ids: list[int]) -> dict[int, list[SeatResult]]:
    found = select(results).where(results.c.deal_id.in_(ids)).order_by(results.c.deal_id, results.c.seat)
    seats: dict[int, list[SeatResult]] = defaultdict(list)
    for row in await connection.execute(found):
        seats[row.deal_id].append(read_seat_result(row))
    return seats


class SqlResultStore(Store):
    """Finished deals, as lists tell them."""

    @reads
    async def history(
        self, connection: AsyncConnection, guild: int, user: int | None, limit: int, offset: int = 0
    ) -> list[PastDeal]:
        if user is None:
            newest = select(deals.c.id).where((deals.c.guild_id == guild) & IS_PAST).order_by(deals.c.number.desc())
        else:
            mine = (results.c.guild_id == guild) & (results.c.user_id == user) & results.c.counts.is_(True)
            newest = select(results.c.deal_id).where(mine).order_by(results.c.deal_id.desc())
        return await _deals(connection, newest.limit(limit).offset(offset))

    @reads
    async def series(self, connection: AsyncConnection, table: int) -> list[PastDeal]:
        finished = select(deals.c.id).where((deals.c.table_id == table) & ON_SHEET)
        return (await _deals(connection, finished))[::-1]

    @reads
    async def numbered(self, connection: AsyncConnection, guild: int, digits: str, limit: int) -> list[PastDeal]:
        begins = cast(deals.c.number, String).startswith(digits, autoescape=True)
        is_it = case((cast(deals.c.number, String) == digits, 0), else_=1)
        found = (
            select(deals.c.id)
            .where((deals.c.guild_id == guild) & IS_OPEN & begins)
            .order_by(is_it, deals.c.number.desc())
            .limit(limit)
        )
        return sorted(await _deals(connection, found), key=lambda deal: str(deal.number) != digits)

    @reads
    async def deal(self, connection: AsyncConnection, guild: int, number: int) -> StoredDeal | None:
        which = (deals.c.guild_id == guild) & (deals.c.number == number)
        row = (await connection.execute(select(deals).where(which))).one_or_none()
        if row is None:
            return None
        logs = await read_logs(connection, select(deals.c.id).where(which))
        return read_deal(row, logs[row.id])

    @reads
    async def came_in(self, connection: AsyncConnection, deal: int, user: int) -> tuple[int, int] | None:
        mine = select(actions.c.seat, actions.c.number).where(actions.c.deal_id == deal, actions.c.user_id == user)
        row = (await connection.execute(mine.order_by(actions.c.number).limit(1))).one_or_none()
        return None if row is None else (row.seat, row.number)


async def uploaded_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    rows = await connection.execute(select(uploads).where(uploads.c.user_id == user).order_by(uploads.c.id))
    return [{"upload": row.id, "until": row.until.isoformat(), "record": row.text} for row in rows]


async def forget_uploads(connection: AsyncConnection, user: int) -> None:
    await connection.execute(delete(uploads).where(uploads.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "uploads": {
            "id": Personal("uploads.upload"),
            "user_id": ID,
            "text": Personal("uploads.record"),
            "until": Personal("uploads.until"),
        }
    },
    others={},
    whole={"uploads": uploaded_by},
    forget=forget_uploads,
)


class SqlUploadStore(Store):
    """Records that people uploaded to be gone through."""

    @writes
    async def save_upload(self, connection: AsyncConnection, upload: UploadedRecord, now: datetime) -> int:
        """Keep one more, and none whose time is over or that is too many, nor what is played on from those."""
        values = {"user_id": upload.user, "text": upload.text, "until": upload.until}
        number: int = (await connection.execute(insert(uploads).values(values).returning(uploads.c.id))).scalar_one()
        mine = select(uploads.c.id).where(uploads.c.user_id == upload.user).order_by(uploads.c.id.desc())
        kept = (await connection.execute(mine.limit(MAX_UPLOADS))).scalars().all()
        too_many = (uploads.c.user_id == upload.user) & uploads.c.id.not_in(kept)
        await connection.execute(delete(uploads).where(too_many | (uploads.c.until <= now)))
        gone = forks.c.upload_id.not_in(select(uploads.c.id))
        await connection.execute(delete(forks).where(forks.c.upload_id.is_not(None), gone))
        return number

    @reads
    async def upload(self, connection: AsyncConnection, number: int) -> UploadedRecord | None:
        row = (await connection.execute(select(uploads).where(uploads.c.id == number))).one_or_none()
        return None if row is None else UploadedRecord(row.user_id, row.text, row.until)


SAYS_ENOUGH = deals.c.hinted.is_(False) | deals.c.counted_until.is_not(None)
WAITS = WITHOUT_PAR & IS_NEW & deals.c.withheld.is_(False) & SAYS_ENOUGH
"""What par said of a withheld board would help whoever has still to play it; where a hint came before anybody had
chosen anything, nothing is to be said."""


class SqlParStore(Store):
    """Which finished deals wait for their par."""

    @reads
    async def without_par(self, connection: AsyncConnection) -> UnratedDeal | None:
        newest = select(deals).where(WAITS).order_by(deals.c.id.desc()).limit(1)
        row = (await connection.execute(newest)).one_or_none()
        if row is None:
            return None
        logs = await read_logs(connection, select(deals.c.id).where(deals.c.id == row.id))
        who = [result_counts.occupying(each) for each in read_seats(row.seats)]
        stints = stints_of(await result_counts.log_of(connection, row.id), who)
        return UnratedDeal(read_deal(row, logs[row.id]), changes_in(stints))

    @reads
    async def count_without_par(self, connection: AsyncConnection) -> int:
        waiting = select(func.count()).select_from(deals).where(WAITS)
        return (await connection.execute(waiting)).scalar_one()

    @writes
    async def save_par(self, connection: AsyncConnection, par: Par) -> None:
        """Store it for a deal that still waits; of two processes that found it the second changes nothing."""
        waits = update(deals).where((deals.c.id == par.deal) & WITHOUT_PAR).values(par=par.why)
        if (await connection.execute(waits)).rowcount != 1 or par.values is None:
            return
        its = (results.c.deal_id == par.deal) & (results.c.seat == bindparam("its_seat"))
        values = [{"its_seat": seat, "its_par": value} for seat, value in enumerate(par.values)]
        await connection.execute(update(results).where(its).values(par=bindparam("its_par")), values)
        await result_counts.credit(connection, par, par.values)
