"""Which columns say something of a person, how each is told to them, and what deletion does to it.

Each part of what is stored hands in its own, and `bot/stores.py` names all. A test compares them with the schema, lives
a life in every column, and looks at its export and at what deletion leaves.
"""

from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Row, Select, Text, bindparam, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.access import Database, Store, writes
from bot.store.engine import Direct, transact
from bot.store.errors import explaining
from bot.store.rows import IS_LIVE, part_in, places_of, without_user, without_words
from bot.store.schema import (
    actions,
    deals,
    plans,
    players,
    results,
    sitters,
    tables,
)
from bot.tables.settings import Piece

S = TypeVar("S", bound=Select[Any])

ROWS_AT_ONCE: Final = 200
"""Rows of a page."""


class Gone(StrEnum):
    """What deletion does. ROW: its row goes. EMPTIED: the person, or what they typed, is taken out of it.

    BEFORE: they leave their tables before they can delete anything. KEPT: it stays, and is nobody's any more.
    """

    ROW = "row"
    EMPTIED = "emptied"
    BEFORE = "before"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class Personal:
    """A column that says something of a person.

    told: where it stands in the export, such as `deals.actions.text`; empty for one that is not there. why: it is not,
    or why it stays after deletion.
    """

    told: str
    gone: Gone = Gone.ROW
    why: str = ""


ID: Final = Personal("user")
ONLY_AN_ID: Final = "the person's own id stands at the head of the export"
NAMELESS: Final = "others played the deal too: it stays, in a nameless seat"


def told_in(section: str, columns: str) -> dict[str, Personal]:
    """Columns told under their own names whose rows go."""
    return {name: Personal(f"{section}.{name}") for name in columns.split()}


def told(row: Row[Any], columns: str) -> dict[str, object]:
    """What is told of a row under its columns' own names: moments and days as they are written."""
    values = ((name, getattr(row, name)) for name in columns.split())
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in values}


@dataclass(frozen=True, slots=True)
class Page:
    """So many rows of an ordered query, after those that were read before: nobody waits long for it."""

    skip: int = 0
    rows: int = ROWS_AT_ONCE

    def of(self, ordered: S) -> S:
        return ordered.limit(self.rows).offset(self.skip)

    @property
    def next(self) -> "Page":
        return Page(self.skip + self.rows, self.rows)


Told = list[dict[str, object]]
Whole = Callable[[AsyncConnection, int], Awaitable[Told]]
Paged = Callable[[AsyncConnection, int, Page], Awaitable[Told]]
Forget = Callable[[AsyncConnection, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What one part of the bot stores of people.

    columns: those that say something of somebody, by table, and others: the rest, which name nobody. whole: what is
    never much, by its name in the export, and paged: what adds up over years. forget: deletes what is of somebody, and
    forget_first: what has to ask where they sat, before the seats of deals are nameless.
    """

    columns: Mapping[str, Mapping[str, Personal]]
    others: Mapping[str, str]
    whole: Mapping[str, Whole] = field(default_factory=dict)
    paged: Mapping[str, Paged] = field(default_factory=dict)
    forget: Forget | None = None
    forget_first: Forget | None = None


DEALS_AT_ONCE: Final = 100
"""So many are read at a time: a deal has some ten actions of each person."""
FORGOTTEN_AT_ONCE: Final = 200
"""Deals changed in one transaction: others write meanwhile."""
ACTION_FACTS: Final = "number seat text at"
SEAT_FACTS: Final = "seat points tricks score won declarer game_won par counts level ended"


async def preferences_of(connection: AsyncConnection, user: int) -> dict[str, object] | None:
    asked = (await connection.execute(select(players).where(players.c.id == user))).one_or_none()
    return None if asked is None else {name: value for name, value in asked._mapping.items() if name != "id"}


async def tables_of(connection: AsyncConnection, user: int) -> Told:
    """The live tables that know them, and as whom. Discord's ids are text: JSON's numbers would not hold them."""
    named = [
        cast(column, Text).contains(str(user)) for column in (tables.c.seats, tables.c.last_players, tables.c.rotation)
    ]
    known = or_(tables.c.host_id == user, *named)
    rows = await connection.execute(select(tables).where(IS_LIVE, known).order_by(tables.c.id))
    found: Told = [
        {
            "table": row.id,
            "guild": str(row.guild_id),
            "channel": str(row.channel_id),
            "host": row.host_id == user,
            "seats": seats_of(row.seats, user),
            "last_game": user in (row.last_players or ()),
            "turns": turns_of(row.rotation, user),
            "shuffled": [shown for who, shown in (row.shuffle or {}).get("parts", ()) if who == user],
        }
        for row in rows
    ]
    return [each for each in found if each["host"] or each["seats"] or each["last_game"] or each["turns"]]


def turns_of(written: Mapping[str, Any] | None, user: int) -> dict[str, object]:
    """What the turns at a table know of somebody: whether they deal, are to sit out, have a column."""
    if written is None:
        return {}
    told: dict[str, object] = {"takes": user in written["people"], "deals": written["dealer"] == user}
    told |= {"away": user in written.get("away", ()), "wished": dict(written.get("wishes", ())).get(user, 0)}
    told |= {"columns": [at for at, whose in enumerate(written.get("columns", ())) if user in whose]}
    told |= {"left": {name: count for name, whose, count in written.get("counts", ()) if whose == user}}
    return {name: value for name, value in told.items() if value}


def seats_of(written: Sequence[Mapping[str, Any] | None], user: int) -> Told:
    """The seats of a table, as they are stored, that know somebody, and as whom."""
    found: Told = []
    for place, seat in enumerate(written):
        told: dict[str, object] = {}
        if seat is not None and seat.get("user") == user:
            told |= {"missed": seat.get("missed", 0), "away": seat.get("away", False)}
        if seat is not None:
            told |= {name: True for name in ("seat_of", "replaced") if seat.get(name) == user}
            told |= {"voted": True} if user in seat.get("votes", ()) else {}
        found += [{"seat": place} | told] if told else []
    return found


async def deals_of(connection: AsyncConnection, user: int, after: int) -> tuple[Told, int | None]:
    """Some of their deals: when and where, what they did and added to the shuffle, what it was for them.

    after: the last deal that was told before. Beside them stands which one is the last now, None where no other comes.
    """
    mine = select(sitters.c.deal_id).where(sitters.c.user_id == user, sitters.c.deal_id > after)
    ids = list((await connection.execute(mine.order_by(sitters.c.deal_id).limit(DEALS_AT_ONCE))).scalars())
    acted = select(actions).where(actions.c.deal_id.in_(ids), actions.c.user_id == user)
    acts: dict[int, Told] = defaultdict(list)
    for row in await connection.execute(acted.order_by(actions.c.deal_id, actions.c.number)):
        acts[row.deal_id].append(told(row, ACTION_FACTS))
    facts = await connection.execute(select(results).where(results.c.deal_id.in_(ids), results.c.user_id == user))
    outcomes = {row.deal_id: told(row, SEAT_FACTS) for row in facts}
    columns = ("id", "guild_id", "number", "game", "begun", "annulled", "seats", "shuffle", "match_id")
    which = select(*(deals.c[name] for name in columns)).where(deals.c.id.in_(ids)).order_by(deals.c.id)
    found: Told = [
        {
            "guild": str(row.guild_id),
            "number": row.number,
            "game": row.game,
            "begun": row.begun.isoformat(),
            "annulled": row.annulled,
            "seats": seats_of(row.seats, user),
            "part": None if row.match_id else part_in(row.shuffle, places_of(row.seats, user)),
            "actions": acts[row.id],
            "result": outcomes.get(row.id),
        }
        for row in await connection.execute(which)
    ]
    return found, ids[-1] if len(ids) == DEALS_AT_ONCE else None


async def plans_of(connection: AsyncConnection, user: int) -> Told:
    mine = select(deals.c.guild_id, deals.c.number, plans.c.plans).join(plans, plans.c.deal_id == deals.c.id)
    rows = await connection.execute(mine.where(plans.c.user_id == user).order_by(deals.c.id))
    return [{"guild": str(row.guild_id), "number": row.number, "plans": row.plans} for row in rows]


async def forget_person(connection: AsyncConnection, user: int) -> None:
    """Delete what is left of somebody once they are in no deal any more, and all else of them is gone.

    A live table keeps them in its seats: putting somebody else there is the tables' business, before this.
    """
    await connection.execute(update(results).where(results.c.user_id == user).values(user_id=None))
    await connection.execute(delete(plans).where(plans.c.user_id == user))
    await connection.execute(delete(players).where(players.c.id == user))


PERSONAL: Final = PersonalData(
    columns={
        "players": {
            "id": ID,
            **told_in("preferences", "language colours ping autoplay tips_game skipped_confirmations"),
            **told_in("preferences", "autoplay_offer hand letters sort reading"),
        },
        "tables": {
            "host_id": Personal("tables.host", Gone.BEFORE),
            "seats": Personal("tables.seats", Gone.BEFORE),
            "last_players": Personal("tables.last_game", Gone.BEFORE),
            "shuffle": Personal("tables.shuffled", Gone.BEFORE),
            "rotation": Personal("tables.turns", Gone.BEFORE),
        },
        "deals": {
            "seats": Personal("deals.seats", Gone.EMPTIED),
            "shuffle": Personal("deals.part", Gone.EMPTIED),
        },
        "actions": {
            "user_id": Personal("", Gone.EMPTIED, ONLY_AN_ID),
            **{name: Personal(f"deals.actions.{name}", Gone.KEPT, NAMELESS) for name in ACTION_FACTS.split()},
        },
        "plans": {"deal_id": Personal("", why="told by its number"), "user_id": ID, "plans": Personal("plans.plans")},
        "sitters": {"user_id": ID, "deal_id": Personal("", why="told by its number")},
        "results": {
            "user_id": Personal("", Gone.EMPTIED, ONLY_AN_ID),
            **{name: Personal(f"deals.result.{name}", Gone.KEPT, NAMELESS) for name in SEAT_FACTS.split()},
        },
    },
    others={
        "guilds": "id deals language pace speed",
        "channels": "id guild_id moves_after",
        "processes": "id shard_count shard_ids until",
        "buckets": "id next_identify",
        "tables": (
            "id guild_id channel_id game options pace stage dealer due revision language holder speed remind_at "
            "has_more_time level ends_at invited claim claims_made room hints proposal halt"
        ),
        "deals": (
            "id guild_id number table_id game rules_version options dealer digest salt pack carried "
            "begun ended result annulled claim_seat claim_agreed end_announced end_message_id "
            "par match_id room board withheld deferred_counts hinted redeal_of columns counted_until"
        ),
        "actions": "deal_id level",
        "results": "deal_id guild_id game",
        "games": "deal_id table_id winners",
    },
    whole={"tables": tables_of, "plans": plans_of},
    forget=forget_person,
)
"""People, servers, tables and deals, which all else refers to. Preferences and deals are told before anything else."""


async def pieces_of(side: AsyncEngine | Direct, parts: Sequence[PersonalData], user: int) -> AsyncIterator[Piece]:
    """All that is stored of a person, piece by piece; each is a reading of its own, so that nobody waits long."""
    yield "preferences", await transact(side, lambda connection: preferences_of(connection, user))
    deal: int | None = 0
    while deal is not None:
        told, deal = await transact(side, partial(deals_of, user=user, after=deal))
        yield "deals", told
    for name, whole in (item for part in parts for item in part.whole.items()):
        yield name, await transact(side, partial(_read_whole, whole, user))
    for name, paged in (item for part in parts for item in part.paged.items()):
        page: Page | None = Page()
        while page is not None:
            told = await transact(side, partial(_read_page, paged, user, page))
            yield name, told
            page = page.next if len(told) == page.rows else None


async def _read_whole(whole: Whole, user: int, connection: AsyncConnection) -> Told:
    return await whole(connection, user)


async def _read_page(paged: Paged, user: int, page: Page, connection: AsyncConnection) -> Told:
    return await paged(connection, user, page)


async def forget_deals(connection: AsyncConnection, user: int) -> bool:
    """Take a person out of some of their deals, leaving nameless seats; False once there are no more.

    A word they typed into a shuffle goes too, though it proves the pack: it is theirs, and the seal holds without it.
    """
    sat = select(sitters.c.deal_id).where(sitters.c.user_id == user).order_by(sitters.c.deal_id)
    ids = list((await connection.execute(sat.limit(FORGOTTEN_AT_ONCE))).scalars())
    found = select(deals.c.id, deals.c.seats, deals.c.shuffle, deals.c.match_id).where(deals.c.id.in_(ids))
    nameless = [
        {
            "its_id": row.id,
            "seats": without_user(row.seats, user),
            "shuffle": row.shuffle
            if row.shuffle is None or row.match_id
            else without_words(row.shuffle, places_of(row.seats, user)),
        }
        for row in (await connection.execute(found)).all()
    ]
    if nameless:
        await connection.execute(update(deals).where(deals.c.id == bindparam("its_id")), nameless)
    acted = actions.c.deal_id.in_(ids) & (actions.c.user_id == user)
    await connection.execute(update(actions).where(acted).values(user_id=None))
    mine = results.c.deal_id.in_(ids) & (results.c.user_id == user)
    await connection.execute(update(results).where(mine).values(user_id=None))
    await connection.execute(delete(sitters).where(sitters.c.user_id == user, sitters.c.deal_id.in_(ids)))
    return len(ids) == FORGOTTEN_AT_ONCE


class SqlPersonalDataStore(Store):
    """All that is stored of a person.

    parts: told in this order, and forgotten in the reverse one, as later ones refer to earlier.
    """

    def __init__(self, database: Database, parts: Sequence[PersonalData]) -> None:
        super().__init__(database)
        self._parts = parts

    async def export(self, user: int) -> AsyncIterator[Piece]:
        async with explaining():
            async for piece in pieces_of(self._database.reading, self._parts, user):
                yield piece

    async def forget(self, user: int) -> None:
        """Make a person's seats nameless, some deals at a time, and delete the rest; done again it goes on."""
        await self._forget_first(user)
        while await self._database.writer.write(partial(forget_deals, user=user)):
            pass
        await self._forget_rest(user)

    @writes
    async def _forget_first(self, connection: AsyncConnection, user: int) -> None:
        for forget in (part.forget_first for part in self._parts):
            if forget is not None:
                await forget(connection, user)

    @writes
    async def _forget_rest(self, connection: AsyncConnection, user: int) -> None:
        for forget in (part.forget for part in reversed(self._parts)):
            if forget is not None:
                await forget(connection, user)
