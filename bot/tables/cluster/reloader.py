"""Live tables kept true to what is stored, where other processes may have written too."""

import logging
from dataclasses import replace

from bot.errors import UserError
from bot.ports import Clock
from bot.tables.changes import Change, ChangeFeed, KnownState, changes_since
from bot.tables.cluster.leases import Cluster
from bot.tables.deadlines import with_deadlines_clamped
from bot.tables.live import LiveTable, rebuild
from bot.tables.model import Stage
from bot.tables.registry import TableRegistry
from bot.tables.stored import TableStore, as_user_errors
from engine.errors import UnusableDeal

log = logging.getLogger(__name__)


class TableReloader:
    """Takes over what other processes stored, and tells what is new about it."""

    def __init__(
        self, store: TableStore, registry: TableRegistry, changes: ChangeFeed, cluster: Cluster, clock: Clock
    ) -> None:
        self._store = store
        self._registry = registry
        self._changes = changes
        self._cluster = cluster
        self._clock = clock
        self._unreadable: dict[int, int] = {}

    async def catch_up(self, table: int, revision: int | None = None) -> None:
        """Another process wrote, or may have: take its state over. revision: the one that is known to be stored."""
        live = self._registry.get(table)
        if live is None:
            await self.meet(table)
            return
        async with live.lock:
            if self._registry.get(table) is live and (revision is None or live.table.revision < revision):
                await self.reload(live)

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
            if live is None or await self.has_moved_on(live):
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

    async def meet(self, table: int) -> None:
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

    async def has_moved_on(self, live: LiveTable) -> bool:
        """Whether another process has changed the table, or closed it."""
        with as_user_errors():
            revision = await self._store.revision(live.table.id)
        return revision is None or revision != live.table.revision

    async def reload(self, live: LiveTable) -> None:
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
        live.stored, live.replay = fresh.stored, fresh.replay
        live.premoves, live.is_void = fresh.premoves, False
        self._registry.note_people(live)
        live.note_waiting(now)
        for change in changes_since(before, live, stored.deal):
            self._changes.publish(change)
