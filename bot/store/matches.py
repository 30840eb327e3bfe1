"""Rows of matches that are written and read with their tables: boards, rooms, who is in which."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, TextClause, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict, UserError
from bot.store.access import insert_if_absent
from bot.store.rows import (
    read_seats,
    users_in,
    write_shared,
)
from bot.store.schema import (
    IS_OVER,
    actions,
    deals,
    match_boards,
    match_people,
    match_rooms,
    matches,
    players,
    tables,
)
from bot.tables.matches import Match, MatchBoard, MatchRoom, MatchStage, NewMatch
from bot.tables.model import Speed, Stage, Table
from engine.cards import write_cards
from engine.shuffling import commitment

WITH_CARDS: Final = (Stage.PLAYING.value, Stage.PAUSE.value)


async def begin_match(connection: AsyncConnection, table: Table, new: NewMatch) -> Table:
    """Store a match and its boards; the table comes back as its first room."""
    if table.room is None:
        raise ValueError("a match begins with a room")
    row = {"code": new.code, "game": table.game, "options": dict(table.options), "players": table.players}
    row |= {"boards": table.room.boards, "stage": MatchStage.OPEN.value, "opened": new.at}
    row |= {"shuffle": {"secret": new.secret} if new.secret else None}
    number: int = (await connection.execute(insert(matches).values(row).returning(matches.c.id))).scalar_one()
    await save_boards(connection, number, new.boards)
    return replace(table, room=replace(table.room, match=number))


async def save_boards(
    connection: AsyncConnection, match: int, boards: Sequence[MatchBoard], whose: Sequence[int | None] = ()
) -> None:
    """Store what both rooms play; nothing where that is still to be shuffled.

    whose: the person behind each part of the shuffle; with the first board, as it is the same for all.
    """
    rows: list[dict[str, Any]] = [
        {
            "match_id": match,
            "number": place,
            "dealer": board.dealer,
            "digest": board.seal.digest,
            "salt": board.seal.salt,
            "pack": write_cards(board.seal.pack),
            "cut": board.cut,
            "shuffle": write_shared(board.shuffle),
        }
        for place, board in enumerate(boards)
    ]
    if whose and boards:
        rows[0]["shuffle"] = (write_shared(boards[0].shuffle) or {}) | {"whose": list(whose)}
    if rows:
        await connection.execute(insert(match_boards), rows)


async def enter(connection: AsyncConnection, table: Table) -> None:
    """A new table is a room of a match from now on; raises `UserError` if another one was sooner."""
    room = table.room
    if room is None:
        return
    if room.place:
        waits = (matches.c.id == room.match) & (matches.c.stage == MatchStage.OPEN.value)
        taken = await connection.execute(update(matches).where(waits).values(stage=MatchStage.ON.value))
        if taken.rowcount != 1:
            raise UserError("match-code-used", code=room.code)
    row = {"match_id": room.match, "room": room.place, "table_id": table.id}
    await connection.execute(insert(match_rooms).values(row))
    await keep_apart(connection, table)


async def keep_apart(connection: AsyncConnection, table: Table) -> None:
    """Remember who is in a room; raises `UserError` for somebody of the other one.

    Before cards were seen who gets up is in neither. Of two who write at once the second finds the first one's row.
    """
    room, users = table.room, users_in(table.seats)
    if room is None:
        return
    of_match = match_people.c.match_id == room.match
    if not table.has_begun_match and not room.is_done:
        gone = of_match & (match_people.c.room == room.place) & match_people.c.user_id.not_in(users)
        await connection.execute(delete(match_people).where(gone))
    rows = [{"match_id": room.match, "user_id": user, "room": room.place} for user in users]
    await insert_if_absent(connection, players, [{"id": user} for user in users])
    await insert_if_absent(connection, match_people, rows)
    others = select(match_people.c.user_id).where(of_match & (match_people.c.room != room.place))
    if (await connection.execute(others.where(match_people.c.user_id.in_(users)))).first() is not None:
        raise UserError("match-other-room", code=room.code)


async def check_goes_on(connection: AsyncConnection, table: Table) -> None:
    """A board is dealt only while its match goes on, which cannot end meanwhile; raises `Conflict`."""
    if table.room is None or table.room.is_done:
        return
    stage = select(matches.c.stage).where(matches.c.id == table.room.match).with_for_update()
    if (await connection.execute(stage)).scalar_one() != MatchStage.ON.value:
        raise Conflict(f"match {table.room.match} does not go on")


async def read_matches(connection: AsyncConnection, which: ColumnElement[bool] | TextClause) -> list[Match]:
    """Matches with their rooms, in a few queries however many there are."""
    rows = (await connection.execute(select(matches).where(which).order_by(matches.c.id))).all()
    ids = [row.id for row in rows]
    joined = select(match_rooms, tables).join(tables, tables.c.id == match_rooms.c.table_id)
    found = await connection.execute(joined.where(match_rooms.c.match_id.in_(ids)).order_by(match_rooms.c.room))
    by_match: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in found if ids else ():
        by_match[row.match_id].append(row)
    progress, acted = await read_progress(connection, ids), await last_actions(connection, ids)
    return [
        Match(
            id=row.id,
            code=row.code,
            game=row.game,
            options=row.options,
            players=row.players,
            boards=row.boards,
            stage=MatchStage(row.stage),
            opened=row.opened,
            last=max(row.opened, acted.get(row.id, row.opened), *(last for _, _, last in progress[row.id].values())),
            rooms=tuple(read_room(each, *progress[row.id].get(each.room, (0, 0))[:2]) for each in by_match[row.id]),
            ended=row.ended,
            committed="" if row.shuffle is None else commitment(row.shuffle["secret"]),
        )
        for row in rows
    ]


async def read_progress(
    connection: AsyncConnection, ids: Sequence[int]
) -> Mapping[int, Mapping[int, tuple[int, int, datetime]]]:
    """How many boards each room of a match has begun and finished, and when it last did either, by match and room."""
    over = func.sum(case((IS_OVER, 1), else_=0))
    last = func.max(func.coalesce(deals.c.ended, deals.c.begun), type_=deals.c.begun.type)
    columns = select(deals.c.match_id, deals.c.room, func.count(), over, last)
    counted = columns.where(deals.c.match_id.in_(ids)).group_by(deals.c.match_id, deals.c.room)
    rows = await connection.execute(counted) if ids else ()
    progress: dict[int, dict[int, tuple[int, int, datetime]]] = defaultdict(dict)
    for match, room, begun, done, at in rows:
        progress[match][room] = begun, int(done), at
    return progress


async def last_actions(connection: AsyncConnection, ids: Sequence[int]) -> dict[int, datetime]:
    """When somebody last did something in a board that is being played, by match: a slow one may take weeks."""
    running = deals.c.match_id.in_(ids) & ~IS_OVER
    last = func.max(actions.c.at, type_=actions.c.at.type)
    found = select(deals.c.match_id, last).join(actions, actions.c.deal_id == deals.c.id).where(running)
    rows = await connection.execute(found.group_by(deals.c.match_id)) if ids else ()
    return {row[0]: row[1] for row in rows}


def read_room(row: Row[Any], begun: int, over: int) -> MatchRoom:
    """A room with its table as that stands; a closed one has no seats any more."""
    return MatchRoom(
        place=row.room,
        guild=row.guild_id,
        channel=row.channel_id,
        table=row.table_id,
        language=row.language,
        free=read_seats(row.seats).count(None),
        played=over,
        has_begun=begun > 0 or row.stage in WITH_CARDS,
        is_closed=row.stage == Stage.CLOSED.value,
        is_slow=row.speed == Speed.SLOW.value,
        told=row.end_announced,
    )
