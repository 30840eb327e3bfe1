"""What is written down of matches beside their tables: how they end, what they come to, and whose part was whose."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Text, cast, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.matches.boards import Draw, MatchShuffle, PlayedBoard, RoomShuffle, SeatPaid
from bot.store import result_counts
from bot.store.access import Store, reads, writes
from bot.store.finished_deals import seats_of
from bot.store.matches import read_matches, save_boards
from bot.store.personal import ID, Gone, Personal, PersonalData
from bot.store.rows import (
    part_in,
    places_of,
    read_seats,
    read_shuffling,
    read_uncounted,
    without_words,
)
from bot.store.schema import (
    GOES_ON,
    IS_OVER,
    deals,
    match_boards,
    match_people,
    match_rooms,
    matches,
    results,
    tables,
)
from bot.store.tables import begin_shuffle, parts_at
from bot.tables.matches import Match, MatchStage
from bot.tables.model import Person


async def rooms_of(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """The matches somebody plays or played, in which room, and what they added to the shuffle of its packs."""
    mine = select(matches.c.id, matches.c.code, match_people.c.room)
    mine = mine.join(matches, matches.c.id == match_people.c.match_id).where(match_people.c.user_id == user)
    rows = (await connection.execute(mine.order_by(matches.c.id))).all()
    added = await added_by(connection, user)
    return [
        {
            "code": row.code,
            "room": row.room + 1,
            "part": part_in(*added[row.id]) if row.id in added else None,
        }
        for row in rows
    ]


async def added_by(connection: AsyncConnection, user: int) -> dict[int, tuple[Mapping[str, Any], list[int]]]:
    """The shuffles of matches to which somebody added, by match, and at which places."""
    named = cast(match_boards.c.shuffle, Text).contains(str(user))
    firsts = select(match_boards.c.match_id, match_boards.c.shuffle).where(match_boards.c.number == 0, named)
    found: dict[int, tuple[Mapping[str, Any], list[int]]] = {}
    for row in await connection.execute(firsts):
        places = [place for place, whose in enumerate(row.shuffle.get("whose") or ()) if whose == user]
        if places:
            found[row.match_id] = row.shuffle, places
    return found | await _seated(connection, user)


async def _seated(connection: AsyncConnection, user: int) -> dict[int, tuple[Mapping[str, Any], list[int]]]:
    """The same of matches shuffled before it was written down whose part is whose: by the seats of the first deal."""
    first = select(deals.c.match_id, deals.c.room, deals.c.seats, match_boards.c.shuffle)
    first = first.join(match_boards, (match_boards.c.match_id == deals.c.match_id) & (match_boards.c.number == 0))
    mine = select(match_people.c.match_id).where(match_people.c.user_id == user)
    found: dict[int, tuple[Mapping[str, Any], list[int]]] = {}
    for row in await connection.execute(first.where(deals.c.match_id.in_(mine), deals.c.board == 0)):
        seats = places_of(row.seats, user)
        if seats and row.shuffle is not None and "whose" not in row.shuffle:
            found[row.match_id] = row.shuffle, [row.room * len(row.seats) + seat for seat in seats]
    return found


async def forget(connection: AsyncConnection, user: int) -> None:
    """Know no more in which rooms somebody was, nor which words they typed; chance and all other parts stay."""
    for match, (_, places) in (await added_by(connection, user)).items():
        boards = select(match_boards.c.number, match_boards.c.shuffle).where(match_boards.c.match_id == match)
        for row in (await connection.execute(boards)).all():
            which = (match_boards.c.match_id == match) & (match_boards.c.number == row.number)
            kept = without_words(row.shuffle, places)
            await connection.execute(update(match_boards).where(which).values(shuffle=kept))
        played = select(deals.c.id, deals.c.shuffle).where(deals.c.match_id == match, deals.c.shuffle.is_not(None))
        for row in (await connection.execute(played)).all():
            kept = without_words(row.shuffle, places)
            await connection.execute(update(deals).where(deals.c.id == row.id).values(shuffle=kept))
    await connection.execute(delete(match_people).where(match_people.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "match_boards": {"shuffle": Personal("matches.part", Gone.EMPTIED)},
        "match_people": {
            "match_id": Personal("", why="the match is told by its code"),
            "user_id": ID,
            "room": Personal("matches.room"),
        },
    },
    others={
        "matches": "id code game options players boards stage opened ended shuffle",
        "match_boards": "match_id number dealer digest salt pack cut",
        "match_rooms": "match_id room table_id end_announced",
    },
    whole={"matches": rooms_of},
    forget_first=forget,
)


class MatchStore(Store):
    """Matches from their code to their end. Raises `StorageError` where the database refuses."""

    @reads
    async def match_of_code(self, connection: AsyncConnection, code: str) -> Match | None:
        return next(iter(await read_matches(connection, matches.c.code == code)), None)

    @reads
    async def match_in(self, connection: AsyncConnection, channel: int) -> Match | None:
        here = select(func.max(match_rooms.c.match_id)).join(tables, tables.c.id == match_rooms.c.table_id)
        newest = here.where(tables.c.channel_id == channel).scalar_subquery()
        return next(iter(await read_matches(connection, matches.c.id == newest)), None)

    @reads
    async def matches_going_on(self, connection: AsyncConnection) -> list[Match]:
        return await read_matches(connection, GOES_ON)

    @writes
    async def draw_boards(self, connection: AsyncConnection, match: int, draw: Draw) -> bool:
        """Make the boards of what both rooms added; from then on nobody can add any, and the secret is with them.

        False where the match does not go on, has its boards, or waits for somebody's part.
        """
        goes_on = (matches.c.id == match) & (matches.c.stage == MatchStage.ON.value)
        secret = (
            await connection.execute(select(matches.c.shuffle).where(goes_on).with_for_update())
        ).scalar_one_or_none()
        if secret is None:
            return False
        of_match = select(tables).join(match_rooms, match_rooms.c.table_id == tables.c.id)
        of_match = (
            of_match.where(match_rooms.c.match_id == match).order_by(match_rooms.c.room).with_for_update(of=tables)
        )
        rows = (await connection.execute(of_match)).all()
        rooms = [
            RoomShuffle(read_seats(row.seats), shuffle, await parts_at(connection, row.id))
            for row in rows
            if (shuffle := read_shuffling(row.shuffle)) is not None
        ]
        boards = draw(MatchShuffle(secret["secret"], tuple(rooms)))
        if boards is None:
            return False
        await connection.execute(update(matches).where(matches.c.id == match).values(shuffle=None))
        whose = [
            who.user if isinstance(who, Person) and who.user in room.shuffling.people else None
            for room in rooms
            for who in room.seats
        ]
        await save_boards(connection, match, boards, whose)
        for row in rows:
            await begin_shuffle(connection, row.id, "")
        return True

    @reads
    async def matches_untold(self, connection: AsyncConnection) -> list[Match]:
        """Those that are over though a channel does not know it."""
        waiting = select(match_rooms.c.match_id).where(match_rooms.c.end_announced.is_(False))
        return await read_matches(connection, matches.c.id.in_(waiting) & matches.c.ended.is_not(None))

    @reads
    async def played_boards(self, connection: AsyncConnection, match: int) -> list[PlayedBoard]:
        """What both rooms have finished of a match: nothing to be shown as long as it goes on."""
        over = select(deals).where((deals.c.match_id == match) & IS_OVER).order_by(deals.c.id)
        rows = (await connection.execute(over)).all()
        seats = await seats_of(connection, [row.id for row in rows])
        return [
            PlayedBoard(
                row.board,
                row.room,
                None if row.annulled else row.result,
                tuple(SeatPaid(seat.user, seat.score, seat.won, seat.declarer) for seat in seats[row.id]),
            )
            for row in rows
        ]

    @writes
    async def end_match(self, connection: AsyncConnection, match: int, stage: MatchStage, at: datetime) -> bool:
        """A match is over: what was withheld counts as if it had never been; False if it was over before."""
        goes_on = (matches.c.id == match) & GOES_ON
        if (await connection.execute(update(matches).where(goes_on).values(stage=stage.value, ended=at))).rowcount != 1:
            return False
        held = (deals.c.match_id == match) & deals.c.withheld
        changed = update(deals).where(held).values(withheld=False).returning(deals)
        opened = [row for row in await connection.execute(changed) if row.ended is not None and not row.annulled]
        opened.sort(key=lambda row: row.id)
        ids = [row.id for row in opened]
        await connection.execute(update(results).where(results.c.deal_id.in_(ids)).values(counts=True))
        seats = await seats_of(connection, ids)
        for row in opened:
            await result_counts.count(connection, row.guild_id, row.game, row.id, read_uncounted(row, seats[row.id]))
        return True

    @writes
    async def match_told(self, connection: AsyncConnection, match: int, room: int) -> None:
        """A channel knows how its match ended."""
        which = (match_rooms.c.match_id == match) & (match_rooms.c.room == room)
        await connection.execute(update(match_rooms).where(which).values(end_announced=True))
