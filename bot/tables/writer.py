"""How a table is changed: under its lock, stored before anybody is told, read anew where another process wrote."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from bot.errors import Conflict, NoSuchTable, NotStored, StaleAction, StorageError, UserError
from bot.ports import Clock
from bot.tables import redeals
from bot.tables.changes import Change, ChangeFeed, ChangeKind, KnownState, changes_since
from bot.tables.deadlines import with_deadlines_clamped, with_expiry
from bot.tables.interruptions import with_pause_decided, without_claims
from bot.tables.leases import Cluster
from bot.tables.live import LiveTable, carried_on, counted_so_far, rebuild, with_clock_reseated, without_clock
from bot.tables.lookup import TableRegistry
from bot.tables.model import Stage, Table
from bot.tables.shuffling import reopened, reseated
from bot.tables.stored import TableStore
from engine.errors import IllegalAction, UnusableDeal

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
W = TypeVar("W", bound="TableWriter")

MAX_ATTEMPTS = 5
"""How often a change is tried on ever newer states; then it is refused, because things move on."""


@contextmanager
def as_user_errors() -> Iterator[None]:
    """What the database does not take is said to the person who asked: `StorageError` leaves as `UserError`."""
    try:
        yield
    except StorageError as error:
        log.error("the database did not take a change: %s", error)  # noqa: TRY400 - it says in one line what is wrong
        raise NotStored from error


def on_table(
    change: Callable[Concatenate[W, LiveTable, P], Awaitable[T]],
) -> Callable[Concatenate[W, int, P], Coroutine[Any, Any, T]]:
    """Call a method with a table's id, and let it change the live table: see `TableWriter.with_table`."""

    @wraps(change)
    async def changed(self: W, table: int, /, *given: P.args, **named: P.kwargs) -> T:
        return await self.with_table(table, lambda live: change(self, live, *given, **named))

    return changed


class TableWriter:
    """What every change of a table has in common, whoever asks for it, in this process or another one."""

    def __init__(
        self, store: TableStore, registry: TableRegistry, changes: ChangeFeed, cluster: Cluster, clock: Clock
    ) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes
        self._cluster = cluster
        self._clock = clock
        self._unreadable: dict[int, int] = {}
        self._voiding: dict[int, asyncio.Task[None]] = {}
        registry.on_void = self._void_soon

    async def with_table(self, table: int, change: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Make a change under the table's lock. One that came too late is tried again on the state the other one left.

        So is one that is refused by a memory that is old.
        """
        if table not in self._registry and not self._cluster.is_alone:
            await self._meet(table)
        live = self._registry.loaded(table)
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                if self._registry.get(table) is not live:
                    raise NoSuchTable
                self._clock.now()  # if the machine's clock was set that is heard before anything is read
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
        raise StaleAction

    async def _may_err(self, live: LiveTable, refused: Exception) -> bool:
        """Whether a refusal was judged by a state that has passed."""
        if self._cluster.is_alone or isinstance(refused, NotStored):
            return False
        try:
            return await self._has_moved_on(live)
        except UserError:
            return False

    async def _written(self, live: LiveTable, writing: Awaitable[T]) -> T:
        """Wait for a write; that it was not taken is for the whole table to know. Raises `Conflict` too."""
        try:
            with as_user_errors():
                return await writing
        except NotStored:
            self._changes.publish(Change(live.table, "stuck"))
            raise

    def _with_clock(self, live: LiveTable, table: Table) -> Table:
        if live.deal is None or not live.is_dealing:
            now = self._clock.now()
            return redeals.reseated(live.table, reseated(live.table, table, now), now)
        return with_clock_reseated(live.table, table, live.deal, self._clock.now())

    def _kept(self, live: LiveTable, table: Table, user: int | None) -> Table:
        """The table as it is to be stored after what somebody did."""
        return with_expiry(live.table, with_pause_decided(live.table, table), self._clock.now(), user)

    async def _save(self, live: LiveTable, table: Table, user: int | None) -> Table:
        table = self._kept(live, table, user)
        stored = await self._written(live, self._store.save_table(table))
        live.table = replace(table, revision=stored.revision)
        self._registry.note_people(live)
        return self._changed(live, "table", user)

    def _changed(self, live: LiveTable, kind: ChangeKind, user: int | None) -> Table:
        live.note_waiting(self._clock.now())
        self._changes.publish(Change(live.table, kind, user))
        return live.table

    # Endings that are no result

    async def _close(self, live: LiveTable, user: int | None, *, forgotten: datetime | None = None) -> Table:
        closed = replace(live.table, stage=Stage.CLOSED, proposal=None, halt=None, ends_at=forgotten)
        closed = without_claims(without_clock(closed))
        if live.is_dealing and live.stored is not None:
            annulled = self._store.annul(closed, live.stored.id, counted_so_far(live), user)
            table = await self._written(live, annulled)
        else:
            table = await self._written(live, self._store.save_table(closed))
        live.table = replace(closed, revision=table.revision)
        self._registry.remove(live)
        self._changes.publish(Change(live.table, "closed", user))
        return live.table

    async def _void(self, live: LiveTable, user: int | None) -> Table:
        """The running deal counts for nothing; the same dealer deals again, but a board is not played twice."""
        if live.stored is None:
            raise UserError("no-deal")
        room = None if live.table.room is None else live.table.room.after_board
        pause = without_claims(without_clock(replace(live.table, stage=Stage.GATHERING, deal=None, room=room)))
        if pause.rotation is not None:  # for the people it was dealt to
            pause = replace(pause, rotation=replace(pause.rotation, stays=True))
        pause = self._kept(live, reopened(pause, self._clock.now()), user)
        counted = None if user is None else counted_so_far(live)
        table = await self._written(live, self._store.annul(pause, live.stored.id, counted))
        live.carried, live.deal, live.is_void = carried_on(live.stored, None), None, False
        live.table = replace(pause, revision=table.revision)
        return self._changed(live, "annulled", user)

    # A deal that cannot be folded

    def _void_soon(self, table: int) -> None:
        """A deal was found that does not fold: write down that it is void. If that fails, the next look tries again."""
        if table in self._voiding:
            return
        voiding = asyncio.create_task(self._void_unreadable(table), name=f"void deal of table {table}")
        self._voiding[table] = voiding
        voiding.add_done_callback(lambda _: self._voiding.pop(table))

    async def _void_unreadable(self, table: int) -> None:
        with suppress(UserError):
            await self._touch(table)

    @on_table
    async def _touch(self, live: LiveTable) -> None:
        """Before any change such a deal is made void."""

    # What other processes wrote

    async def catch_up(self, table: int, revision: int | None = None) -> None:
        """Another process wrote, or may have: take its state over. revision: the one that is known to be stored."""
        live = self._registry.get(table)
        if live is None:
            await self._meet(table)
            return
        async with live.lock:
            if self._registry.get(table) is live and (revision is None or live.table.revision < revision):
                await self._reload(live)

    def note_behind(self, table: int, revision: int) -> None:
        """Another process wrote: its state is taken over when somebody looks."""
        live = self._registry.get(table)
        if live is not None:
            live.newest = max(live.newest, revision)

    def is_behind(self, table: int, revision: int) -> bool:
        """Whether a stored revision is news."""
        live = self._registry.get(table)
        return self.has_not_read(table, revision) and (live is None or live.newest < revision)

    def has_not_read(self, table: int, revision: int) -> bool:
        """Whether memory is older than a stored revision, and could be younger."""
        live = self._registry.get(table)
        return (self._unreadable.get(table, -1) if live is None else live.table.revision) < revision

    async def refresh(self, table: int) -> None:
        """Before the table is looked at: the newest state. Where the database is away, memory has to do.

        The process that holds a table hears of every change; any other asks how far it has come.
        """
        live = self._registry.get(table)
        if self._cluster.is_alone or (live and self._cluster.holds(table) and live.newest <= live.table.revision):
            return
        try:
            if live is None or await self._has_moved_on(live):
                await self.catch_up(table)
        except UserError:
            log.warning("table %s is shown as it was before the database went away", table)

    async def refresh_of(self, user: int) -> None:
        """Before it is asked which table waits for somebody: the newest state of all that are known to be old."""
        if self._cluster.is_alone:
            return
        for live in self._registry.of_person(user):
            if live.newest > live.table.revision:
                await self.refresh(live.table.id)

    async def _meet(self, table: int) -> None:
        """A table that this process does not know."""
        with as_user_errors():
            stored = await self._store.load_table(table)
        if stored is None or table in self._registry:
            return
        try:
            live = rebuild(stored)
        except (UnusableDeal, KeyError) as reason:
            self._unreadable[table] = stored.table.revision
            log.warning("table %s cannot be read by this version: %s", table, reason)
            return
        self._registry.add(live, self._clock.now())
        self._changes.publish(Change(live.table, "table"))

    async def _has_moved_on(self, live: LiveTable) -> bool:
        """Whether another process has changed the table, or closed it."""
        with as_user_errors():
            revision = await self._store.revision(live.table.id)
        return revision is None or revision != live.table.revision

    async def _reload(self, live: LiveTable) -> None:
        """Take over what is stored, and tell what is new about it; its lock is held by the caller.

        Raises `UserError` where the database refuses. A table that is gone is closed.
        """
        live.load()
        with as_user_errors():
            stored = await self._store.load_table(live.table.id)
        if stored is None:
            self._registry.remove(live)
            live.table = replace(live.table, stage=Stage.CLOSED, due=None, ends_at=None)
            self._changes.publish(Change(live.table, "closed"))
            return
        try:
            fresh, before = rebuild(stored), KnownState.of(live)
        except UnusableDeal as reason:
            self._registry.remove(live)
            log.warning("table %s cannot be read by this version any more: %s", live.table.id, reason)
            return
        now = self._clock.now()
        live.table, live.deal = with_deadlines_clamped(fresh.table, now), fresh.deal
        live.stored, live.carried = fresh.stored, fresh.carried
        live.premoves, live.is_void = fresh.premoves, False
        self._registry.note_people(live)
        live.note_waiting(now)
        for change in changes_since(before, live, stored.deal):
            self._changes.publish(change)
