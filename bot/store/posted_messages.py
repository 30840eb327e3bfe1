"""What stands in Discord: messages with what they show, results still to be told, messages still to be taken away."""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, TextClause, bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Database, Store, insert_if_absent, reads, upsert, upsert_all, writes
from bot.store.files import BehindMark
from bot.store.personal import ID, Personal, PersonalData, Told
from bot.store.rows import read_columns, read_deal, read_logs, read_players, read_rotation
from bot.store.schema import IS_OVER, ON_SHEET, UNTOLD, deals, hand_posts, leftovers, players, posts, results, tables
from bot.tables.model import Stage
from bot.tables.posted_messages import (
    NOWHERE,
    MessageLocation,
    ObsoleteMessage,
    PostedMessage,
    UnannouncedResult,
    doubted,
)
from bot.tables.sheets import SheetDeal

POSTS_OF = select(posts).where(posts.c.table_id.in_(bindparam("those", expanding=True)))
"""This and what follows goes with every card and is built once: that takes ten times as long as to carry it out."""
OWN_POSTS = POSTS_OF.order_by(posts.c.table_id).with_for_update()
OWN_HANDS = (
    select(hand_posts)
    .where(hand_posts.c.table_id.in_(bindparam("those", expanding=True)))
    .order_by(hand_posts.c.table_id, hand_posts.c.user_id)
    .with_for_update()
)
NEWEST_DEALS = (
    select(deals.c.table_id, func.max(deals.c.id).label("newest"))
    .where(deals.c.table_id.in_(bindparam("those", expanding=True)))
    .group_by(deals.c.table_id)
)
NO_LEFTOVERS = delete(leftovers).where(leftovers.c.message_id.in_(bindparam("those", expanding=True)))
NO_RESULT = delete(posts).where(posts.c.message_id == bindparam("its_message"), posts.c.deal_id.is_not(None))


async def leave_older(connection: AsyncConnection, shows: Sequence[PostedMessage]) -> list[PostedMessage]:
    """All but messages in whose place a newer one stands: Discord numbers them in their order.

    That one was sent by another process, which looked after the table while this one could not write, or did not hear.
    What an older one says of a deal is written down beside it.
    """
    those, newest = sorted({each.table for each in shows}), {}
    for statement in (OWN_POSTS, OWN_HANDS):
        for row in await connection.execute(statement, {"those": those}) if those else ():
            newest[row.table_id, getattr(row, "user_id", None)] = row.message_id
    older = [
        each
        for each in shows
        if each.place is not None and 0 < each.place.message < newest.get((each.table, each.user), 0)
    ]
    silent = [each for each in older if each.user is not None or each.deal is None]
    left = [write_left(each.place, each.user) for each in silent if each.place is not None]
    await insert_if_absent(connection, leftovers, left)
    return [each for each in shows if each not in older]


async def forget(connection: AsyncConnection, show: PostedMessage) -> None:
    """A message that is no business of ours any more."""
    if show.user is None:
        await connection.execute(delete(posts).where(posts.c.table_id == show.table))
    else:
        mine = (hand_posts.c.table_id == show.table) & (hand_posts.c.user_id == show.user)
        await connection.execute(delete(hand_posts).where(mine))


async def leave_old(connection: AsyncConnection, shows: Iterable[PostedMessage]) -> None:
    """A table has one post: the one it had before is to be taken away, or to rest if it says what a deal came to."""
    now = {each.table: each.place.message for each in shows if each.place is not None}
    rows = (await connection.execute(POSTS_OF, {"those": list(now)})).all() if now else []
    old = [row for row in rows if row.message_id != now[row.table_id]]
    left = [{name: getattr(row, name) for name in ("message_id", "channel_id", "deal_id")} for row in old]
    await insert_if_absent(connection, leftovers, left)
    if now:
        await connection.execute(NO_LEFTOVERS, {"those": list(now.values())})


async def leave_late(connection: AsyncConnection, hands: Sequence[PostedMessage]) -> list[PostedMessage]:
    """The hands of deals that are each their table's newest; any other one is to be put to rest."""
    those = sorted({each.table for each in hands if each.deal is not None})
    rows = await connection.execute(NEWEST_DEALS, {"those": those}) if those else ()
    newest = {row.table_id: row.newest for row in rows}
    late = [each for each in hands if each.deal is not None and each.deal != newest.get(each.table)]
    left = [write_left(each.place, each.user) for each in late if each.place is not None and each.place.message]
    await insert_if_absent(connection, leftovers, left)
    return [each for each in hands if each not in late]


def write_shown(show: PostedMessage) -> dict[str, Any]:
    """A message as a row; its place is there."""
    place = show.place or MessageLocation(0, 0)
    return {
        "table_id": show.table,
        "channel_id": place.channel,
        "message_id": place.message,
        "revision": show.revision,
        "digest": show.digest,
    }


def read_shown(row: Any) -> PostedMessage:
    user, deal = getattr(row, "user_id", None), getattr(row, "deal_id", None)
    is_told = bool(deal is not None and row.told)
    place, resulted = MessageLocation(row.channel_id, row.message_id), getattr(row, "resulted", None) or 0
    return PostedMessage(row.table_id, user, place, row.revision, row.digest, deal, is_told, resulted)


async def doubt_all(connection: AsyncConnection) -> None:
    """The same as `doubted`, of all that is written."""
    nowhere = (hand_posts.c.channel_id == NOWHERE.channel) & (hand_posts.c.message_id == NOWHERE.message)
    await connection.execute(delete(hand_posts).where(nowhere))
    for relation in (posts, hand_posts):
        await connection.execute(update(relation).values(revision=None, digest=None))


async def read_ends(connection: AsyncConnection, which: ColumnElement[bool] | TextClause) -> list[UnannouncedResult]:
    logs = await read_logs(connection, select(deals.c.id).where(which))
    joined = select(deals, tables.c.channel_id, tables.c.language, tables.c.stage, tables.c.rotation).join(tables)
    rows = (await connection.execute(joined.where(which).order_by(deals.c.id))).all()
    numbers = [row.id for row in rows]
    places, played = await read_places(connection, numbers), await read_played(connection, numbers)
    return [
        UnannouncedResult(
            deal=read_deal(row, logs[row.id]),
            channel=row.channel_id,
            language=row.language,
            closed=row.stage == Stage.CLOSED.value,
            ended=row.ended,
            results=await results_until(connection, row.table_id, row.id),
            seats=read_players(row, played[row.id]),
            place=places.get(row.id),
            is_told=row.end_announced,
            rotation=read_rotation(row.rotation),
        )
        for row in rows
    ]


async def read_places(connection: AsyncConnection, numbers: Sequence[int]) -> dict[int, MessageLocation]:
    found: dict[int, MessageLocation] = {}
    for relation in (posts, leftovers):
        chosen = select(relation).where(relation.c.deal_id.in_(numbers))
        for row in await connection.execute(chosen) if numbers else ():
            found[row.deal_id] = MessageLocation(row.channel_id, row.message_id)
    return found


async def read_played(connection: AsyncConnection, numbers: Sequence[int]) -> Mapping[int, list[Row[Any]]]:
    found: dict[int, list[Row[Any]]] = defaultdict(list)
    for row in await connection.execute(select(results).where(results.c.deal_id.in_(numbers))) if numbers else ():
        found[row.deal_id].append(row)
    return found


async def results_until(connection: AsyncConnection, table: int, deal: int) -> tuple[SheetDeal, ...]:
    """The results of a table's series, a deal's own the last."""
    until = (deals.c.table_id == table) & (deals.c.id <= deal)
    found = select(deals.c.result, deals.c["columns"]).where(until & ON_SHEET).order_by(deals.c.id)
    rows = await connection.execute(found)
    return tuple(SheetDeal(result, read_columns(columns)) for result, columns in rows)


def read_left(row: Any) -> ObsoleteMessage:
    place, table = MessageLocation(row.channel_id, row.message_id), getattr(row, "table_id", None)
    return ObsoleteMessage(place, row.user_id, table, getattr(row, "deal_id", None))


def write_left(place: MessageLocation, user: int | None) -> dict[str, Any]:
    return {"message_id": place.message, "channel_id": place.channel, "user_id": user}


async def hand_posts_of(connection: AsyncConnection, user: int) -> Told:
    rows = await connection.execute(select(hand_posts).where(hand_posts.c.user_id == user))
    return [{"table": row.table_id, "channel": str(row.channel_id), "message": str(row.message_id)} for row in rows]


async def leftovers_of(connection: AsyncConnection, user: int) -> Told:
    """The messages with hands of earlier deals that are still to be put to rest."""
    rows = await connection.execute(select(leftovers).where(leftovers.c.user_id == user))
    return [{"channel": str(row.channel_id), "message": str(row.message_id)} for row in rows]


async def forget_hands(connection: AsyncConnection, user: int) -> None:
    for relation in (hand_posts, leftovers):
        await connection.execute(delete(relation).where(relation.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "hand_posts": {
            "table_id": Personal("hand_posts.table"),
            "user_id": ID,
            "channel_id": Personal("hand_posts.channel"),
            "message_id": Personal("hand_posts.message"),
        },
        "leftovers": {
            "message_id": Personal("leftovers.message"),
            "channel_id": Personal("leftovers.channel"),
            "user_id": ID,
        },
    },
    others={
        "posts": "table_id channel_id message_id revision digest deal_id",
        "hand_posts": "revision digest",
        "leftovers": "deal_id",
    },
    whole={"hand_posts": hand_posts_of, "leftovers": leftovers_of},
    forget=forget_hands,
)


class SqlMessageStore(Store):
    """Where messages stand, and what they show."""

    def __init__(self, database: Database, behind: BehindMark | None = None) -> None:
        super().__init__(database)
        self._behind = behind
        self._is_doubtful = behind is not None and behind.is_set

    @writes
    async def remember(self, connection: AsyncConnection, shows: Sequence[PostedMessage]) -> None:
        """Write down where messages stand and what they show; a post that stood elsewhere is a leftover from now on.

        So is a hand of a deal after which another has begun: what is written may have waited meanwhile. Where other
        processes write too, one of them may have written down a newer message.
        """
        if self._database.holder() is not None:
            shows = await leave_older(connection, shows)
        for gone in (each for each in shows if each.place is None):
            await forget(connection, gone)
        public = [each for each in shows if each.user is None and each.place is not None]
        hands = [each for each in shows if each.user is not None and each.place is not None]
        await leave_old(connection, public)
        people = sorted({each.user or 0 for each in hands})
        await insert_if_absent(connection, players, [{"id": user} for user in people])
        private = await leave_late(connection, hands)
        await upsert_all(
            connection, posts, ("table_id",), [write_shown(each) | {"deal_id": each.deal} for each in public]
        )
        rows = [write_shown(each) | {"user_id": each.user} for each in private]
        await upsert_all(connection, hand_posts, ("table_id", "user_id"), rows)

    @reads
    async def remembered(self, connection: AsyncConnection, table: int | None = None) -> list[PostedMessage]:
        found: list[PostedMessage] = []
        told = select(deals.c.end_announced).where(deals.c.id == posts.c.deal_id)
        newest = select(func.max(deals.c.end_message_id)).where(deals.c.table_id == posts.c.table_id)
        of_posts = posts, told.scalar_subquery().label("told"), newest.scalar_subquery().label("resulted")
        for relation, columns in ((posts, of_posts), (hand_posts, (hand_posts,))):
            live = select(*columns).join(tables, tables.c.id == relation.c.table_id)
            chosen = live.where(tables.c.stage != Stage.CLOSED.value)
            if table is not None:
                chosen = chosen.where(relation.c.table_id == table)
            found += [read_shown(row) for row in await connection.execute(chosen)]
        return doubted(found) if self._is_doubtful else found

    async def fall_behind(self) -> None:
        if self._behind is not None:
            await asyncio.to_thread(self._behind.set)

    async def catch_up(self) -> None:
        """What messages show is written down again; where the process before this one left it behind, that is too."""
        if self._is_doubtful:
            await self._database.writer.write(doubt_all)
            self._is_doubtful = False
        if self._behind is not None:
            await asyncio.to_thread(self._behind.clear)

    @reads
    async def closed_posts(self, connection: AsyncConnection) -> list[tuple[PostedMessage, str, bool]]:
        chosen = select(posts, tables.c.language, tables.c.ends_at).join(tables, tables.c.id == posts.c.table_id)
        rows = await connection.execute(chosen.where(tables.c.stage == Stage.CLOSED.value, posts.c.deal_id.is_(None)))
        return [(read_shown(row), row.language, row.ends_at is not None) for row in rows]

    @reads
    async def untold(self, connection: AsyncConnection) -> list[UnannouncedResult]:
        return await read_ends(connection, UNTOLD)

    @reads
    async def ended(self, connection: AsyncConnection, deal: int) -> UnannouncedResult | None:
        return next(iter(await read_ends(connection, (deals.c.id == deal) & IS_OVER)), None)

    @writes
    async def ends_at(self, connection: AsyncConnection, place: MessageLocation, deal: int) -> None:
        """A message, and no other, says what a deal came to: as a table's post, or as one that stood for it before."""
        for relation in (posts, leftovers):
            others = (relation.c.deal_id == deal) & (relation.c.message_id != place.message)
            await connection.execute(update(relation).where(others).values(deal_id=None))
        is_it = posts.c.message_id == place.message
        if (await connection.execute(update(posts).where(is_it).values(deal_id=deal))).rowcount:
            return
        row = {"channel_id": place.channel, "deal_id": deal}
        await upsert(connection, leftovers, {"message_id": place.message}, row)

    @writes
    async def told(self, connection: AsyncConnection, deal: int, message: int | None = None) -> None:
        told = update(deals).where(deals.c.id == deal).values(end_announced=True, end_message_id=message)
        await connection.execute(told)

    @reads
    async def left_over(self, connection: AsyncConnection) -> list[ObsoleteMessage]:
        left = [read_left(row) for row in await connection.execute(select(leftovers))]
        ends = select(posts).join(tables, tables.c.id == posts.c.table_id)
        is_over = (tables.c.stage == Stage.CLOSED.value) & posts.c.deal_id.is_not(None)
        left += [
            ObsoleteMessage(MessageLocation(row.channel_id, row.message_id), table=row.table_id, deal=row.deal_id)
            for row in await connection.execute(ends.where(is_over))
        ]
        closed = select(hand_posts).join(tables, tables.c.id == hand_posts.c.table_id)
        stand = closed.where(tables.c.stage == Stage.CLOSED.value, hand_posts.c.message_id != 0)
        return left + [read_left(row) for row in await connection.execute(stand)]

    @writes
    async def leave(self, connection: AsyncConnection, place: MessageLocation) -> None:
        await insert_if_absent(connection, leftovers, [{"message_id": place.message, "channel_id": place.channel}])

    @writes
    async def taken_away(self, connection: AsyncConnection, place: MessageLocation) -> None:
        """One of them less; so is a post that said what a deal came to, once nothing more is to be done for it."""
        await connection.execute(NO_LEFTOVERS, {"those": [place.message]})
        await connection.execute(NO_RESULT, {"its_message": place.message})
