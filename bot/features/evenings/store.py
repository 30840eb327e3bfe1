"""Where tables are or were, and what was played there."""

from collections import defaultdict
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, reads
from bot.store.rows import read_columns, read_seats, read_table
from bot.store.schema import FINISHED, IS_PAST, deals, results, tables
from bot.tables.finished_deals import PastDeal
from bot.tables.setup import PlayedTable
from bot.tables.stored import SeatResult
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Site:
    """Where something was played: a table that may be closed by now, and the channel's other tables of its game."""

    table: int
    guild: int
    channel: int
    game: str


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A finished deal among others of its channel. game_won: the seats that won a game with it, if one ended.

    is_hinted: whether somebody was given a hint, so that it counts for no ladder and no statistics.
    """

    id: int
    table: int
    begun: datetime
    past: PastDeal
    game_won: tuple[Seat, ...] = ()
    is_hinted: bool = False


COLUMNS = tuple(
    deals.c[name] for name in ("id", "table_id", "number", "game", "begun", "ended", "result", "hinted", "columns")
)
OF_SEATS = tuple(
    results.c[name]
    for name in ("deal_id", "game_won", "seat", "user_id", "points", "tricks", "score", "won", "declarer", "level")
)


def _read_site(row: Row[Any] | None) -> Site | None:
    return None if row is None else Site(row.id, row.guild_id, row.channel_id, row.game)


async def _rows(connection: AsyncConnection, chosen: Select[Any]) -> list[Row[Any]]:
    return list(await connection.execute(chosen))


async def _with_seats(connection: AsyncConnection, rows: list[Row[Any]]) -> list[PlayedDeal]:
    """The deals with what they were for each seat."""
    found = select(*OF_SEATS).where(results.c.deal_id.in_([row.id for row in rows]))
    seats: dict[int, list[SeatResult]] = defaultdict(list)
    winners: dict[int, list[Seat]] = defaultdict(list)
    for row in await connection.execute(found.order_by(results.c.deal_id, results.c.seat)):
        deal, game_won, seat, user, points, tricks, score, won, declarer, level = row
        seats[deal].append(SeatResult(seat, user, points, tricks, score, won, declarer, level or ""))
        if game_won:
            winners[deal].append(seat)
    return [
        PlayedDeal(
            id=row.id,
            table=row.table_id,
            begun=row.begun,
            past=PastDeal(
                row.number, row.game, row.ended, row.result, tuple(seats[row.id]), read_columns(row._mapping["columns"])
            ),
            game_won=tuple(winners[row.id]),
            is_hinted=row.hinted,
        )
        for row in rows
    ]


class EveningStore(Store):
    """Where tables are or were, and what was played there. Raises `StorageError` where the database refuses."""

    @reads
    async def site(self, connection: AsyncConnection, table: int) -> Site | None:
        """Where a table is or was, and what is played there."""
        return _read_site((await connection.execute(select(tables).where(tables.c.id == table))).first())

    @reads
    async def last_site(self, connection: AsyncConnection, guild: int, channel: int) -> Site | None:
        here = (tables.c.channel_id == channel) & (tables.c.guild_id == guild)
        was_played = exists().where(deals.c.table_id == tables.c.id, IS_PAST)
        newest = select(tables).where(here & was_played).order_by(tables.c.id.desc()).limit(1)
        return _read_site((await connection.execute(newest)).first())

    @reads
    async def played_table(self, connection: AsyncConnection, table: int) -> PlayedTable | None:
        """A table with the seats of the last deal that was finished there."""
        row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
        last = select(deals.c.seats, deals.c.shuffle).where((deals.c.table_id == table) & FINISHED)
        deal = (await connection.execute(last.order_by(deals.c.id.desc()).limit(1))).first()
        if row is None or deal is None:
            return None
        return PlayedTable(replace(read_table(row), seats=read_seats(deal.seats)), deal.shuffle is not None)

    @reads
    async def played(
        self, connection: AsyncConnection, site: Site, before: PlayedDeal | None, limit: int
    ) -> list[PlayedDeal]:
        """The newest finished deals before a given one, void ones left out.

        A channel has one table at a time, so that its deals are in order by table and number. The rest of the given
        deal's table is asked for by itself: a condition over both would look at all that came after it once more.
        """
        rows: list[Row[Any]] = []
        chosen = select(*COLUMNS).where(IS_PAST & (deals.c.game == site.game))
        if before is not None:
            same = chosen.where(deals.c.table_id == before.table, deals.c.id < before.id)
            rows += await _rows(connection, same.order_by(deals.c.id.desc()).limit(limit))
        if len(rows) < limit:
            here = (
                (tables.c.channel_id == site.channel) & (tables.c.guild_id == site.guild) & (tables.c.game == site.game)
            )
            older = here if before is None else here & (tables.c.id < before.table)
            joined = chosen.join(tables, deals.c.table_id == tables.c.id).where(older)
            rows += await _rows(
                connection, joined.order_by(tables.c.id.desc(), deals.c.id.desc()).limit(limit - len(rows))
            )
        return await _with_seats(connection, rows)
