"""Tables shared out among processes: each has one that shows it, plays its computers and keeps its clock."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress

from bot.errors import StorageError, UserError
from bot.ports import Beat, Fellow, Neighbours, Word
from bot.tables.model import Table
from bot.tables.news import Change
from bot.tables.service import TableService
from bot.tasks import put_an_end_to

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
SURE_SECONDS = 3.2
"""So long after a beat this process relies on its leases; the others give it up a little later."""
REPAIR_SECONDS = 3.0
"""What was told and not heard is found after so long."""


class Sharing:
    """The company a process keeps.

    Any process may act at any table, for the store lets one of them be first. Who holds a table's lease looks after
    it. A process that hears its server's interactions is preferred; one whose leases ran out is replaced, and stops by
    itself before that.

    heeds: whether something here follows a table that another process holds. hear_shown: another process changed a
    hand or the post of a table held here. settle: before other processes get tables, what was begun is finished.
    """

    is_alone = False

    def __init__(self, service: TableService, neighbours: Neighbours, fellow: Fellow) -> None:
        self._service = service
        self._neighbours = neighbours
        self._fellow = fellow
        self._me = 0
        self._fellows: tuple[Fellow, ...] = ()
        self._held: set[int] = set()
        self._absent: frozenset[int] | set[int] = frozenset()
        self._sure_until = 0.0
        self._judges_from = 0.0
        self._passed_over: frozenset[int] = frozenset()
        self._repaired = 0.0
        self._wake = asyncio.Event()
        self._is_told = False
        self._catching: dict[int, asyncio.Task[None]] = {}
        self._heard: dict[int, int] = {}
        self._task: asyncio.Task[None] | None = None
        self.heeds: Callable[[int], bool] = lambda _: False
        self.hear_shown: Callable[[int, int], None] = lambda _table, _user: None
        self.settle: Callable[[Collection[int]], Awaitable[None]] = _at_once

    # What the tables ask

    def holds(self, table: int) -> bool:
        """Whether this process looks after the table, and is sure of it."""
        return table in self._held and time.monotonic() < self._sure_until

    def hears(self, guild: int) -> bool:
        """Whether a server's interactions come to this process."""
        return self._fellow.hears(guild)

    def opened(self, table: int) -> None:
        """Who opens a table has got its lease, unless his own have run out."""
        if time.monotonic() < self._sure_until:
            self._held.add(table)

    def tell_shown(self, table: int, user: int) -> None:
        """Somebody's hand, or the post (0), was changed by an answer of this process, which does not hold the table."""
        self._neighbours.tell(Word("shown", table, user))

    # Beginning and ending

    def start(self) -> None:
        """Join the others, and take what is free."""
        self._neighbours.hear, self._neighbours.awake = self._hear, self._awake
        self._task = asyncio.create_task(self._run(), name="sharing")

    async def stop(self) -> None:
        """Hand everything over at once."""
        if self._task is None:
            return
        await put_an_end_to(self._task, *self._catching.values())
        self._held.clear()
        try:
            await self._neighbours.release()
        except StorageError as error:
            log.warning("The tables could not be handed over, the others will take them: %s", error)

    # Beating

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except StorageError as error:
                log.warning("The others cannot be told that this process lives: %s", error)
                self._judges_from = time.monotonic() + SURE_SECONDS + BEAT_SECONDS
                self._lapse()
            except Exception:
                log.exception("The tables could not be shared out, it is tried again.")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT_SECONDS):  # wait_for may swallow the word to stop
                    await self._wake.wait()
            self._wake.clear()

    async def _beat(self) -> None:
        began = time.monotonic()
        self._lapse()
        is_due = began - self._repaired >= REPAIR_SECONDS
        whole, self._is_told = is_due or began >= self._sure_until or self._is_told, False
        try:
            beat = await self._neighbours.beat(self._choose, whole=whole)
            if self._lapse():  # while it was asked for: what was let be meanwhile is taken up again
                self._is_told = True
                self._wake.set()
            self._sure_until, self._me = began + SURE_SECONDS, beat.me
            if is_due or beat.held - self._held:
                await self._repair()
            self._take(beat, whole=whole)
            await self._give(beat)
        except BaseException:
            self._is_told = True  # what was got and not taken up is asked for again
            raise

    def _choose(self, me: int, fellows: Sequence[Fellow], free: Mapping[int, int]) -> list[int]:
        """The free tables that are mine to take.

        Who was away himself lets the others come back before he thinks them dead. What another one ought to have taken
        and did not goes to anybody.
        """
        if time.monotonic() < self._judges_from:
            return []
        passed_over, self._passed_over = self._passed_over, frozenset(free)
        return [table for table, guild in free.items() if keeper(fellows, table, guild) == me or table in passed_over]

    def _lapse(self) -> bool:
        """Leases that nobody confirmed in time are no leases; whether there were any."""
        if not self._held or time.monotonic() < self._sure_until:
            return False
        log.warning("The leases of %d tables ran out.", len(self._held))
        self._yield(self._held)
        return True

    def _yield(self, tables: Collection[int]) -> None:
        gone = set(tables)
        self._held -= gone
        for table in self._known(gone):
            self._tell(Change(table, "yielded"))

    def _take(self, beat: Beat, *, whole: bool) -> None:
        """Look after tables from now on; their newest state is in memory already."""
        if beat.is_new:
            self._yield(self._held)
        if whole:
            # One just opened may be too new for the answer, and the post of one just closed has to say so first.
            absent = self._held - beat.held
            self._yield(absent & self._absent)
            self._absent = absent
        fresh = beat.held - self._held
        if not fresh:
            return
        self._held |= fresh
        log.info("Process %d looks after %d tables more, %d in all.", beat.me, len(fresh), len(self._held))
        for table in self._known(fresh):
            self._tell(Change(table, "taken"))

    async def _give(self, beat: Beat) -> None:
        """Tables of a server go to the process that hears it, once it is there."""
        if beat.fellows == self._fellows and not beat.held:
            return
        self._fellows = beat.fellows
        hears = {fellow.id: fellow.hears for fellow in beat.fellows}
        going: dict[int, list[int]] = {}
        for table in self._known(self._held):
            to = keeper(beat.fellows, table.id, table.guild)
            if to != beat.me and hears[to](table.guild) and not hears[beat.me](table.guild):
                going.setdefault(to, []).append(table.id)
        for to, tables in going.items():
            self._yield(tables)
            await self.settle(tables)
            await self._neighbours.give(tables, to)

    # Hearing

    def _hear(self, word: Word) -> None:
        if word.kind in {"action", "table"}:
            self._hear_of(word)
        elif word.kind == "shown":
            if self.holds(word.table):
                self.hear_shown(word.table, word.number)
        elif word.kind == "free" or word.number == self._me:
            self._is_told |= word.kind == "given"
            self._wake.set()

    def _hear_of(self, word: Word) -> None:
        """A table has a new state. Who does nothing with it reads it later, when somebody looks."""
        if not self._service.is_behind(word.table, word.number):
            return
        if word.kind == "table" or self.holds(word.table) or self.heeds(word.table):
            self._catch_up(word.table, word.number)
        else:
            self._service.note_behind(word.table, word.number)

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

    def _awake(self) -> None:
        """Words may have been lost: look for what they would have said."""
        self._repaired = 0.0
        self._wake.set()

    async def _repair(self) -> None:
        """Compare every table with what is stored."""
        stored = await self._neighbours.revisions()
        self._repaired = time.monotonic()
        gone = [table.id for table in self._service.all_tables() if table.id not in stored]
        behind = [table for table, revision in stored.items() if self._service.has_not_read(table, revision)]
        for table in (*gone, *behind):
            with suppress(UserError):
                await self._service.catch_up(table, stored.get(table))

    def _known(self, tables: Collection[int]) -> list[Table]:
        return [table for table in self._service.all_tables() if table.id in tables]

    def _tell(self, change: Change) -> None:
        for listener in self._service.listeners:
            listener(change)


async def _at_once(_tables: Collection[int]) -> None:
    """Nothing has to be finished first."""


def keeper(fellows: Sequence[Fellow], table: int, guild: int) -> int:
    """Who ought to look after a table: a process that hears its server, else any, the same one in everybody's eyes."""
    hearing = [fellow.id for fellow in fellows if fellow.hears(guild)] or [fellow.id for fellow in fellows]
    return hearing[table % len(hearing)]
