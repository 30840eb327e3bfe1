"""Tables shared out among processes: each has one that shows it, plays its computers and keeps its clock."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from bot.errors import StorageError, UserError
from bot.ports import Clock
from bot.tables.changes import Change
from bot.tables.leases import Heartbeat, Leases, Member, Notification
from bot.tables.model import Table
from bot.tables.service import Tables
from bot.tasks import cancel_and_wait, in_background

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
VALID_SECONDS = 3.2
"""How long after a beat this process relies on its leases; the others give it up a little later."""
REPAIR_SECONDS = 3.0
"""How soon a notification that got lost is made up for."""


async def _nothing_begun(_tables: Collection[int]) -> None:
    """Nothing has to be finished first."""


@dataclass(frozen=True, slots=True)
class LeaseListener:
    """Who hears from the lease keeper what other processes did.

    is_tracking: whether something here follows a table that another process holds. shown: another process changed a
    hand, or the post (0), of a table held here. stepped: somebody's hand, pressed at another process, asks on. played:
    somebody plays by a message of another process. preferred: what is remembered of somebody is old. members_changed:
    processes came or went, or some of what they told may have got lost. finish: before other processes get tables, what
    was begun for them is finished.
    """

    is_tracking: Callable[[int], bool] = lambda _: False
    shown: Callable[[int, int, int], None] = lambda _table, _user, _used: None
    stepped: Callable[[int, int, int, str], None] = lambda _table, _user, _used, _what: None
    played: Callable[[int, int, int], None] = lambda _table, _user, _used: None
    preferred: Callable[[int], None] = lambda _user: None
    members_changed: Callable[[], None] = lambda: None
    finish: Callable[[Collection[int]], Awaitable[None]] = _nothing_begun


class LeaseKeeper:
    """Takes, renews and gives the leases of this process.

    Any process may act at any table, for the store lets one of them be first. The one that holds a table's lease looks
    after it. A process that hears its server's interactions is preferred; one whose leases ran out is replaced, and
    stops by itself before that.
    """

    def __init__(self, tables: Tables, leases: Leases, clock: Clock, listener: LeaseListener) -> None:
        self._tables = tables.lookup
        self._service = tables.service
        self._changes = tables.changes
        self._leases = leases
        self._link = leases.link
        self._clock = clock
        self._listener = listener
        self._me = 0
        self._members: tuple[Member, ...] = ()
        self._others: tuple[Member, ...] = ()
        self._absent: frozenset[int] | set[int] = frozenset()
        self._judges_from = 0.0
        self._passed_over: frozenset[int] = frozenset()
        self._repaired = 0.0
        self._wake = asyncio.Event()
        self._is_told = False
        self._catching: dict[int, asyncio.Task[None]] = {}
        self._heard: dict[int, int] = {}
        self._task: asyncio.Task[None] | None = None

    # Beginning and ending

    def start(self) -> None:
        """Join the others, and take what is free."""
        self._link.on_notification, self._link.on_reconnect = self._hear, self._reconnected
        self._task = in_background(self._run(), "lease keeper")

    async def stop(self) -> None:
        """Hand everything over at once."""
        if self._task is None:
            return
        await cancel_and_wait(self._task, *self._catching.values())
        self._leases.held.clear()
        try:
            await self._link.release()
        except StorageError as error:
            log.warning("The tables could not be handed over, the others will take them: %s", error)

    # Beating

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except StorageError as error:
                log.warning("The others cannot be told that this process lives: %s", error)
                self._let_others_back()
                self._lapse()
            except Exception:
                log.exception("The tables could not be shared out, it is tried again.")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):  # wait_for may swallow the word to stop
                    await self._wake.wait()
            self._wake.clear()

    async def _beat(self) -> None:
        began, before = self._clock.monotonic(), set(self._leases.held)
        self._lapse()
        is_due, was_away = began - self._repaired >= REPAIR_SECONDS, began >= self._leases.valid_until
        whole, self._is_told = is_due or was_away or self._is_told, False
        try:
            beat = await self._link.beat(self._choose, whole=whole)
            if self._lapse():  # while it was asked for: what was let be meanwhile is taken up again
                self._is_told = True
                self._wake.set()
            self._leases.valid_until, self._me = began + VALID_SECONDS, beat.me
            if was_away or beat.members != self._others:  # others may have missed this one, which missed nobody
                self._others = beat.members
                self._listener.members_changed()
            if is_due or beat.held - self._leases.held:
                await self._repair()
            self._take(beat, before, whole=whole)
            await self._give(beat)
        except BaseException:
            self._is_told = True  # what was got and not taken up is asked for again
            raise

    def _choose(self, me: int, members: Sequence[Member], free: Mapping[int, int]) -> list[int]:
        """The free tables that are mine to take.

        A process that was away itself lets the others come back before it thinks them dead. What another one ought to
        have taken and did not goes to anybody.
        """
        if self._clock.monotonic() < self._judges_from:
            return []
        passed_over, self._passed_over = self._passed_over, frozenset(free)
        return [
            table
            for table, guild in free.items()
            if preferred_process(members, table, guild) == me or table in passed_over
        ]

    def _lapse(self) -> bool:
        """Leases that nobody confirmed in time are no leases; whether there were any."""
        if not self._leases.held or self._leases.are_valid:
            return False
        log.warning("The leases of %d tables ran out.", len(self._leases.held))
        self._let_others_back()
        self._yield(self._leases.held)
        return True

    def _let_others_back(self) -> None:
        """Who was away itself thinks nobody dead for a while: whatever kept it may have kept them too."""
        self._judges_from = self._clock.monotonic() + VALID_SECONDS + BEAT_SECONDS

    def _yield(self, tables: Collection[int]) -> None:
        gone = set(tables)
        self._leases.held -= gone
        for table in self._known(gone):
            self._changes.publish(Change(table, "yielded"))

    def _take(self, beat: Heartbeat, before: set[int], *, whole: bool) -> None:
        """Look after tables from now on; their newest state is in memory already.

        Whom the others had given up has lost what it held before it asked, but not what was opened since.
        """
        if beat.is_new:
            self._yield(before & self._leases.held)
        if whole:
            # One just opened may be too new for the answer, and the post of one just closed has to say so first.
            absent = self._leases.held - beat.held
            self._yield(absent & self._absent)
            self._absent = absent
        fresh = beat.held - self._leases.held
        if not fresh:
            return
        self._leases.held |= fresh
        log.info("Process %d looks after %d tables more, %d in all.", beat.me, len(fresh), len(self._leases.held))
        for table in self._known(fresh):
            self._changes.publish(Change(table, "taken"))

    async def _give(self, beat: Heartbeat) -> None:
        """Tables of a server go to the process that hears it, once it is there."""
        if beat.members == self._members and not beat.held:
            return
        self._members = beat.members
        hears = {member.id: member.hears for member in beat.members}
        going: dict[int, list[int]] = {}
        for table in self._known(self._leases.held):
            to = preferred_process(beat.members, table.id, table.guild)
            if to != beat.me and hears[to](table.guild) and not hears[beat.me](table.guild):
                going.setdefault(to, []).append(table.id)
        for to, tables in going.items():
            self._yield(tables)
            await self._listener.finish(tables)
            await self._link.give(tables, to)

    # Hearing

    def _hear(self, heard: Notification) -> None:
        if heard.kind in {"action", "table"}:
            self._hear_of(heard)
        elif heard.kind == "shown":
            self._listener.shown(heard.table, heard.number, heard.used)
        elif heard.kind == "stepped":
            self._listener.stepped(heard.table, heard.number, heard.used, heard.what)
        elif heard.kind == "played":
            self._listener.played(heard.table, heard.number, heard.used)
        elif heard.kind == "preferred":
            self._listener.preferred(heard.number)
        elif heard.kind == "missed":
            self._listener.members_changed()
        elif heard.kind == "free" or heard.number == self._me:
            self._is_told |= heard.kind == "given"
            self._wake.set()

    def _hear_of(self, heard: Notification) -> None:
        """A table has a new state. Where nothing is done with it, it is read later, when somebody looks."""
        if not self._service.is_behind(heard.table, heard.number):
            return
        if heard.kind == "table" or self._leases.holds(heard.table) or self._listener.is_tracking(heard.table):
            self._catch_up(heard.table, heard.number)
        else:
            self._service.note_behind(heard.table, heard.number)

    def _catch_up(self, table: int, revision: int) -> None:
        """Read it soon; what comes in meanwhile is read after it."""
        self._service.note_behind(table, revision)
        self._heard[table] = max(revision, self._heard.get(table, 0))
        if table not in self._catching:
            self._catching[table] = asyncio.create_task(self._read(table))

    async def _read(self, table: int) -> None:
        done = -1
        try:
            while (wanted := self._heard[table]) > done:
                await self._service.catch_up(table, wanted)
                done = wanted
        except UserError:
            log.warning("table %s: its newest state could not be read, it is tried again", table)
        except Exception:
            log.exception("table %s: its newest state could not be read, it is tried again", table)
        finally:
            del self._catching[table], self._heard[table]

    def _reconnected(self) -> None:
        """Notifications may have been lost, in both directions: look for what they would have said, and ask for it."""
        self._listener.members_changed()
        self._link.notify(Notification("missed"))
        self._repaired = 0.0
        self._wake.set()

    async def _repair(self) -> None:
        """Compare every table with what is stored."""
        stored = await self._link.revisions()
        self._repaired = self._clock.monotonic()
        gone = [table.id for table in self._tables.all_tables() if table.id not in stored]
        behind = [table for table, revision in stored.items() if self._service.has_not_read(table, revision)]
        for table in (*gone, *behind):
            with suppress(UserError):
                await self._service.catch_up(table, stored.get(table))

    def _known(self, tables: Collection[int]) -> list[Table]:
        return [table for table in self._tables.all_tables() if table.id in tables]


def preferred_process(members: Sequence[Member], table: int, guild: int) -> int:
    """Who ought to look after a table: a process that hears its server, else any, the same one in everybody's eyes."""
    hearing = [member.id for member in members if member.hears(guild)] or [member.id for member in members]
    return hearing[table % len(hearing)]
