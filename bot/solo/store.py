"""What is written down of deals that people play alone, and of finished ones that they play again."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Column, Row, Select, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Conflict
from bot.solo.finished import DEAL, RECORD
from bot.solo.model import KEPT_DAYS, MOST_FORKS, Fork, FreshDeal, Move, Score
from bot.store.access import Database, Store, insert_or, reads, writes
from bot.store.personal import ID, Personal, PersonalData, told, told_in
from bot.store.rows import Values
from bot.store.schema import daily_links, deals, forks
from bot.tables.model import Seal
from engine.cards import read_cards, write_cards
from engine.shuffling import seal


class StoredKind:
    """What is written down of one kind of deal played alone beside its forks, in the same transaction.

    subject: the column that says which one of its kind a fork is of.
    """

    def __init__(self, name: str, subject: Column[Any]) -> None:
        self.name, self.subject = name, subject

    async def on_begun(self, connection: AsyncConnection, fork: Fork) -> None:
        """One is about to be stored, so it has no number yet; raises `UserError` where it may not be."""

    async def on_over(self, connection: AsyncConnection, fork: Fork, made: Score, now: datetime) -> None:
        """One is over, and this is what came of it."""


RECORDS: Final = StoredKind(RECORD, forks.c.upload_id)


def _ended(fork: Fork, made: Score | None, now: datetime) -> datetime | None:
    """When a deal of practice was over: until then nobody is told of what lies hidden in it."""
    return now if fork.dealt is not None and made is not None else None


async def begun_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What somebody plays again, and what was done there; nothing of a day whose link is not opened yet.

    Of a fresh deal that is not over no cards are told.
    """
    is_told = forks.c.daily_id.is_(None) | forks.c.daily_id.in_(select(daily_links.c.daily_id))
    rows = await connection.execute(_all().where(forks.c.user_id == user, is_told).order_by(forks.c.id))
    return [
        {
            "guild": None if row.guild_id is None else str(row.guild_id),
            **told(row, "number step seat level round"),
            "actions": [] if _is_secret(row) else row.actions,
            **told(row, "touched"),
            "challenge": row.challenge_id,
            "upload": row.upload_id,
            "daily": row.daily_id,
            "archived": row.archived_id,
            "solo": {"game": row.solo["game"]} if _is_secret(row) else row.solo,
            **told(row, "ended"),
        }
        for row in rows
    ]


def _is_secret(row: Row[Any]) -> bool:
    """Whether what was dealt, and what computers did there unseen, is still to be played for."""
    return row.solo is not None and row.ended is None


async def forget(connection: AsyncConnection, user: int) -> None:
    await connection.execute(delete(forks).where(forks.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "forks": {
            "user_id": ID,
            "deal_id": Personal("", why="told by its number"),
            "action_count": Personal("", why="how many actions there are"),
            "challenge_id": Personal("forks.challenge"),
            "upload_id": Personal("forks.upload"),
            "daily_id": Personal("forks.daily"),
            "archived_id": Personal("forks.archived"),
            "mark": Personal("", why="what keeps a day from being begun anew says nothing to anybody"),
            **told_in("forks", "step seat level round actions touched solo ended"),
        }
    },
    others={"forks": "id"},
    whole={"forks": begun_by},
    forget=forget,
)


def _all() -> Select[Any]:
    return select(forks, deals.c.guild_id, deals.c.number).outerjoin(deals, deals.c.id == forks.c.deal_id)


def _written_solo(solo: FreshDeal) -> dict[str, object]:
    values = {name: getattr(solo, name) for name in ("game", "players", "dealer", "rules", "guided")}
    return {**values, "options": dict(solo.options), "salt": solo.seal.salt, "pack": write_cards(solo.seal.pack)}


def _read_solo(kept: Mapping[str, Any]) -> FreshDeal:
    pack, salt = read_cards(kept["pack"]), kept["salt"]
    facts = {name: kept[name] for name in ("game", "options", "players", "dealer", "rules", "guided")}
    return FreshDeal(**facts, seal=Seal(seal(salt, pack), salt, pack))


def _written(moves: Sequence[Move]) -> list[list[object]]:
    return [[seat, text] for seat, text in moves]


class ForkStore(Store):
    """Deals that people play for themselves.

    kinds: what more is written down of some. dealt: the kind of those whose deal is written down with them.
    """

    def __init__(self, database: Database, kinds: Sequence[StoredKind], dealt: str) -> None:
        super().__init__(database)
        self._kinds = {kind.name: kind for kind in kinds}
        self._dealt = dealt

    @writes
    async def begin_fork(
        self, connection: AsyncConnection, fork: Fork, deal: int | None, now: datetime, made: Score | None = None
    ) -> Fork:
        """Store a new one of a deal and give it its id; old ones that nobody goes on with are forgotten.

        So are those of which there are too many: of those that somebody began by themselves, and of practice by itself.
        Raises `Conflict` if its person has taken up the same challenge, or the same day's deal, already. made: what
        came of one that is over.
        """
        if fork.kind in self._kinds:
            await self._kinds[fork.kind].on_begun(connection, fork)
        values: Values = {"user_id": fork.user, "deal_id": deal, "step": fork.step}
        values |= {"seat": fork.seat, "level": fork.level, "round": fork.round}
        values |= {"actions": _written(fork.actions), "action_count": len(fork.actions), "touched": now}
        values |= {each.subject.name: fork.subject if fork.kind == name else None for name, each in self._kinds.items()}
        values |= {"mark": fork.mark, "solo": None if fork.dealt is None else _written_solo(fork.dealt)}
        values |= {"ended": _ended(fork, made, now)}
        row = insert_or(connection.dialect.name, forks).values(values).on_conflict_do_nothing()
        number = (await connection.execute(row.returning(forks.c.id))).scalar_one_or_none()
        if number is None:
            raise Conflict(f"{fork.kind} {fork.subject} is taken up already")
        is_alike = forks.c.solo.is_(None) if fork.dealt is None else forks.c.solo.is_not(None)
        own = (forks.c.user_id == fork.user) & forks.c.challenge_id.is_(None) & forks.c.daily_id.is_(None) & is_alike
        kept = select(forks.c.id).where(own).order_by(forks.c.id.desc()).limit(MOST_FORKS)
        too_many = own & forks.c.id.not_in((await connection.execute(kept)).scalars().all())
        await connection.execute(delete(forks).where(too_many | (forks.c.touched < now - timedelta(days=KEPT_DAYS))))
        begun = replace(fork, id=number)
        await self._finish(connection, begun, made, now)
        return begun

    @reads
    async def fork(self, connection: AsyncConnection, number: int) -> Fork | None:
        row = (await connection.execute(_all().where(forks.c.id == number))).one_or_none()
        return None if row is None else self._read(row)

    @writes
    async def go_on(
        self, connection: AsyncConnection, fork: Fork, done: Sequence[Move], now: datetime, made: Score | None = None
    ) -> Fork:
        """Append what was done; raises `Conflict` if somebody else wrote first, or it is gone.

        made: what came of one that is over; of a challenge or a day the first such result of each person is kept.
        """
        after = (*fork.actions, *done)
        same = (forks.c.id == fork.id) & (forks.c.action_count == len(fork.actions))
        values: Values = {"actions": _written(after), "action_count": len(after), "touched": now}
        values |= {"ended": _ended(fork, made, now)}
        if (await connection.execute(update(forks).where(same).values(values))).rowcount != 1:
            raise Conflict(f"fork {fork.id} has moved on")
        await self._finish(connection, fork, made, now)
        return replace(fork, actions=after)

    async def _finish(self, connection: AsyncConnection, fork: Fork, made: Score | None, now: datetime) -> None:
        """What came of one that is over is kept where it counts."""
        if fork.kind in self._kinds and made is not None:
            await self._kinds[fork.kind].on_over(connection, fork, made, now)

    def _read(self, row: Row[Any]) -> Fork:
        moves = tuple((seat, text) for seat, text in row.actions)
        guild, number = row.guild_id or 0, row.number or 0
        kind, subject = DEAL if row.solo is None else self._dealt, None
        for name, each in self._kinds.items():
            if row._mapping[each.subject] is not None:
                kind, subject = name, row._mapping[each.subject]
        dealt = None if row.solo is None else _read_solo(row.solo)
        return Fork(
            row.id, row.user_id, guild, number, row.step, row.seat, row.level, kind, moves, subject, row.mark, dealt,
            row.round,
        )  # fmt: skip
