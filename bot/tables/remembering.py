"""The tables in memory kept true to what is stored, where other processes may have written too."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Protocol, TypeVar

from bot.errors import Conflict, StorageError, UserError
from bot.ports import Clock, Store
from bot.tables.live import LiveTable, revive
from bot.tables.looking import Looking
from bot.tables.model import Stage, Table
from bot.tables.news import Before, Change, Kind, news
from engine.errors import IllegalAction, UnusableDeal

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 5
"""So often a change is tried on ever newer states; who is beaten to it every time is told that things move on."""


class Company(Protocol):
    """The processes at one database: which of their tables this one looks after."""

    @property
    def is_alone(self) -> bool:
        """Whether nobody else writes, so that memory is always true."""

    def holds(self, table: int) -> bool:
        """Whether this process shows the table, plays its computers and keeps its clock."""

    def hears(self, guild: int) -> bool:
        """Whether a server's interactions come to this process."""

    def opened(self, table: int) -> None:
        """A table was opened here, and with it comes its lease."""

    def tell_shown(self, table: int, user: int) -> None:
        """An answer changed somebody's hand, or the post (user 0), of a table that another process holds."""


class Alone:
    """One process has all tables."""

    is_alone = True

    def holds(self, _table: int) -> bool:
        """Every table is its own."""
        return True

    def hears(self, _guild: int) -> bool:
        """And every server."""
        return True

    def opened(self, _table: int) -> None:
        """New tables are too."""

    def tell_shown(self, _table: int, _user: int) -> None:
        """There is nobody to be told."""


class Remembering(Looking):
    """Tables in memory that follow the store; every change is tried on the newest state there is."""

    def __init__(self, store: Store, clock: Clock, levels: Sequence[str]) -> None:
        super().__init__(levels)
        self._store = store
        self._clock = clock
        self._unreadable: dict[int, int] = {}
        self._voiding: dict[int, asyncio.Task[None]] = {}
        self.company: Company = Alone()
        self.listeners: list[Callable[[Change], None]] = []

    def holds(self, table: int) -> bool:
        """Whether this process looks after the table."""
        return self.company.holds(table)

    # Following other processes

    async def catch_up(self, table: int, revision: int | None = None) -> None:
        """Another process wrote, or may have: take its state over. revision: the one that is known to be stored."""
        live = self._tables.get(table)
        if live is None:
            await self._meet(table)
            return
        async with live.lock:
            if self._tables.get(table) is live and (revision is None or live.table.revision < revision):
                await self._reload(live)

    def note_behind(self, table: int, revision: int) -> None:
        """Another process wrote: its state is taken over when somebody looks."""
        live = self._tables.get(table)
        if live is not None:
            live.newest = max(live.newest, revision)

    def is_behind(self, table: int, revision: int) -> bool:
        """Whether a stored revision is news."""
        live = self._tables.get(table)
        return self.has_not_read(table, revision) and (live is None or live.newest < revision)

    def has_not_read(self, table: int, revision: int) -> bool:
        """Whether memory is older than a stored revision, and could be younger."""
        live = self._tables.get(table)
        return (self._unreadable.get(table, -1) if live is None else live.table.revision) < revision

    async def refresh(self, table: int) -> None:
        """Before the table is looked at: the newest state. Where the database is away, memory has to do.

        Who holds a table hears of every change; anybody else asks how far it has come.
        """
        live = self._tables.get(table)
        if self.company.is_alone or (live and self.holds(table) and live.newest <= live.table.revision):
            return
        try:
            if live is None or await self._has_moved_on(live):
                await self.catch_up(table)
        except UserError:
            log.warning("table %s is shown as it was before the database went away", table)

    async def refresh_of(self, user: int) -> None:
        """Before it is asked which table waits for somebody: the newest state of all that are known to be old."""
        if self.company.is_alone:
            return
        for live in self._seats_of(user):
            if live.newest > live.table.revision:
                await self.refresh(live.table.id)

    async def _meet(self, table: int) -> None:
        """A table this process has not heard of."""
        stored = await self._stored(self._store.load_table(table))
        if stored is None or table in self._tables:
            return
        try:
            live = revive(stored)
        except (UnusableDeal, KeyError) as reason:
            self._unreadable[table] = stored.table.revision
            log.warning("table %s cannot be read by this version: %s", table, reason)
            return
        self._add(live)
        self._tell(Change(live.table, "table"))

    async def _has_moved_on(self, live: LiveTable) -> bool:
        revision = await self._stored(self._store.revision(live.table.id))
        return revision is None or revision != live.table.revision

    async def _reload(self, live: LiveTable) -> None:
        """Take over what is stored, and tell what is new about it; raises `UserError` if the table is gone."""
        live.wake()
        stored = await self._stored(self._store.load_table(live.table.id))
        if stored is None:
            self._drop(live)
            live.table = replace(live.table, stage=Stage.CLOSED, due=None)
            self._tell(Change(live.table, "closed"))
            return
        try:
            fresh, before = revive(stored), Before.of(live)
        except UnusableDeal as reason:
            self._drop(live)
            log.warning("table %s cannot be read by this version any more: %s", live.table.id, reason)
            return
        live.table, live.deal, live.stored, live.replay = fresh.table, fresh.deal, fresh.stored, fresh.replay
        live.is_void = False
        self._note_people(live.table.id, live.table.people)
        live.note_waiting(self._clock.now())
        for change in news(before, live, stored.deal):
            self._tell(change)

    # Writing

    async def _insist(self, table: int, change: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Make a change under the table's lock. Who was beaten to it tries again on the state the other one left.

        So does who is refused by a memory that is old.
        """
        if table not in self._tables and not self.company.is_alone:
            await self._meet(table)
        live = self._live(table)
        async with live.lock:
            for _ in range(TRIES):
                if self._tables.get(table) is not live:
                    raise UserError("no-such-table")
                try:
                    if live.is_void:
                        await self._void(live, None)
                    return await change(live)
                except Conflict:
                    await self._reload(live)
                except (UserError, IllegalAction) as refused:
                    if not await self._may_err(live, refused):
                        raise
                    await self._reload(live)
        raise UserError("stale")

    def _live(self, table: int) -> LiveTable:
        live = super()._live(table)
        if live.is_void and table not in self._voiding:
            voiding = self._voiding[table] = asyncio.create_task(
                self._settle(table), name=f"void deal of table {table}"
            )
            voiding.add_done_callback(lambda _: self._voiding.pop(table))
        return live

    async def _settle(self, table: int) -> None:
        """A deal was found that does not fold: write down that it is void. If that fails, the next look tries again."""

        async def nothing(_: LiveTable) -> None:
            """Whoever changes anything does it before."""

        with suppress(UserError):
            await self._insist(table, nothing)

    async def _void(self, live: LiveTable, user: int | None) -> Table:
        """The running deal counts for nothing; the same dealer deals again."""
        if live.stored is None:
            raise UserError("no-deal")
        pause = replace(live.table, stage=Stage.GATHERING, due=None, deal=None)
        table = await self._written(live, self._store.annul(pause, live.stored.id))
        live.replay, live.deal, live.is_void = live.stored.replay, None, False
        live.table = replace(pause, revision=table.revision)
        return self._changed(live, "annulled", user)

    async def _may_err(self, live: LiveTable, refused: Exception) -> bool:
        """Whether a refusal was judged by a state that has passed."""
        if self.company.is_alone or (isinstance(refused, UserError) and refused.key == "storage"):
            return False
        try:
            return await self._has_moved_on(live)
        except UserError:
            return False

    async def _written(self, live: LiveTable, writing: Awaitable[T]) -> T:
        """Wait for a write; that it was not taken is for the whole table to know. Raises `Conflict` too."""
        try:
            return await self._stored(writing)
        except UserError:
            self._tell(Change(live.table, "stuck"))
            raise

    async def _stored(self, doing: Awaitable[T]) -> T:
        try:
            return await doing
        except StorageError as error:
            log.error("the database did not take a change: %s", error)  # noqa: TRY400 - it says in one line what is wrong
            raise UserError("storage") from error

    # The common end of every change

    def _add(self, live: LiveTable) -> None:
        live.note_waiting(self._clock.now())
        self._put(live)

    def _changed(self, live: LiveTable, kind: Kind, user: int | None) -> Table:
        live.note_waiting(self._clock.now())
        self._tell(Change(live.table, kind, user))
        return live.table

    def _tell(self, change: Change) -> None:
        for listener in self.listeners:
            listener(change)
