"""Hears of every stored change and sees to it that what stands in Discord follows; a restart finds what was lost."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Mapping, Sequence

import discord

from bot.errors import StorageError
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.keeper import Keeper
from bot.gateway.messages.notices import Crier
from bot.gateway.messages.recovery import Repairs
from bot.gateway.messages.watched import Watched, cards_played
from bot.ports import OnShow
from bot.tables.model import Sight, Stage, Table
from bot.tables.service import Change, TableService

log = logging.getLogger(__name__)

AT_ONCE = 4
START_PAUSE = 0.05
IN_ONE_GO = 20
"""So many tables are looked at before whoever waits for an answer has his turn."""
PROBE_SECONDS = 2.0
RETRY_SECONDS = 5.0


class Messenger:
    """Decides what a change means for the messages; `Keeper` edits them, `Crier` says what is said once."""

    def __init__(self, tables: TableService, keeper: Keeper, crier: Crier, journal: Journal, repairs: Repairs) -> None:
        self._tables = tables
        self._keeper = keeper
        self._crier = crier
        self._journal = journal
        self._repairs = repairs
        self._arrived: dict[int, Table] = {}

    # Starting and stopping

    def listen(self) -> None:
        """From here on every change is heard."""
        self._tables.listeners.append(self.note)
        self._journal.start()

    def repair(self) -> None:
        """What stands from before a restart is brought up to date in the background."""
        self._keeper.spawn(
            self._take_up([table for table in self._tables.all_tables() if self._tables.holds(table.id)])
        )

    async def _take_up(self, tables: Sequence[Table]) -> None:
        """See to what was lost, again if the database goes away meanwhile: all of it may be done twice."""
        while True:
            try:
                return await self._mend(tables)
            except StorageError as error:
                log.warning("What was lost while nobody was there is repaired later: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _mend(self, tables: Sequence[Table]) -> None:
        """Only what shows another state than its table's is looked at, and slowly: people's answers come first."""
        known = await self._known()
        behind = [table async for table in self._behind(tables, known)]
        log.info("Of %d tables taken up %d are looked at.", len(tables), len(behind))
        await self._repairs.tell_ends()
        slots = asyncio.Semaphore(AT_ONCE)
        for table in behind:
            await slots.acquire()
            task = self._keeper.spawn(self._look_after(table))
            task.add_done_callback(lambda _: slots.release())
            await asyncio.sleep(START_PAUSE)
        await self._repairs.clear_away()

    async def _known(self) -> dict[int, list[OnShow]]:
        found: dict[int, list[OnShow]] = defaultdict(list)
        for show in await self._journal.remembered():
            found[show.table].append(show)
        return found

    async def _behind(self, tables: Sequence[Table], known: Mapping[int, list[OnShow]]) -> AsyncIterator[Table]:
        """Tables whose messages are old; one that goes on meanwhile is seen to by that."""
        for place, table in enumerate(tables):
            if place % IN_ONE_GO == 0:
                await asyncio.sleep(0)
            if self._tables.is_at(table.id, table.revision) and self._is_behind(table, known.get(table.id, [])):
                yield table

    def _is_behind(self, table: Table, shows: list[OnShow]) -> bool:
        watched = self._keeper.watch(table)
        if not watched.loaded:
            self._keeper.take_up(watched, shows)
        everybody = set(table.people) if table.stage is Stage.PLAYING else set()
        shown = [show for show in shows if show.place is not None and show.place.message]
        at_hand = {show.user for show in shows if show.user is not None}
        is_whole = any(show.user is None for show in shown) and everybody <= at_hand
        return not is_whole or any(show.revision != table.revision for show in shown)

    async def _look_after(self, table: Table) -> None:
        """One table: its post may stand where nobody remembers."""
        watched = self._keeper.find(table.id)
        if watched is None:
            return
        try:
            if watched.post.revision is None:
                await self._repairs.find_post(watched)
        except discord.HTTPException as error:
            log.warning("The post of table %s could not be looked for: %s", table.id, error)
        except Exception:
            log.exception("The post of table %s could not be looked for.", table.id)
        self.refresh(watched.table)
        await asyncio.gather(*(each.task for each in watched.all_shown() if each.task), return_exceptions=True)

    async def stop(self) -> None:
        """Edit nothing more, and write down what is shown."""
        if self.note in self._tables.listeners:
            self._tables.listeners.remove(self.note)
        await self._keeper.stop()
        await self._journal.stop()

    # Hearing of changes

    def note(self, change: Change) -> None:
        """A change was stored: everything that shows it is wanted anew."""
        if not self._tables.holds(change.table.id):
            self._note_elsewhere(change)
            return
        if change.kind == "taken":
            self._arrive(change.table)
            return
        if change.kind == "skipped":
            self._keeper.spawn(self._repairs.tell_ends())
            return
        watched = self._keeper.watch(change.table)
        if change.kind == "late":
            watched.awaited = self._keeper.awaited(watched)
            self._keeper.spawn(self._crier.late(watched, watched.awaited))
            return
        if change.kind == "stuck":
            self._stuck(watched)
            return
        watched.is_stuck = False
        sight = self._keeper.sight(watched, None)
        self._note_deal(change, watched, sight)
        watched.person_acted = change.user is not None
        self._count_cards(watched, sight, by_person=change.user is not None)
        self._note_awaited(watched)
        self._keeper.want_all(watched)

    # Tables that go from process to process

    def _note_elsewhere(self, change: Change) -> None:
        """Another process shows the table; here stand at most private answers."""
        watched = self._keeper.find(change.table.id)
        if watched is None:
            return
        if change.kind == "yielded":
            self._keeper.spawn(self._keeper.let_go(change.table.id))
        elif change.kind not in {"late", "stuck", "skipped"}:
            watched.table = change.table
            self._keeper.want_all(watched)

    def heeds(self, table: int) -> bool:
        """Whether somebody here wants to know how a table goes on that another process holds."""
        return self._keeper.has_private(table)

    async def settle(self, tables: Collection[int]) -> None:
        """Other processes get these tables: end what was begun for them."""
        await asyncio.gather(*map(self._keeper.let_go, tables))

    def _arrive(self, table: Table) -> None:
        """This process shows the table from now on; those that come together are looked at together."""
        self._arrived[table.id] = table
        if len(self._arrived) == 1:
            self._keeper.spawn(self._welcome())

    async def _welcome(self) -> None:
        await asyncio.sleep(0)
        arrived, self._arrived = list(self._arrived.values()), {}
        await self._take_up(arrived)

    # What a change means

    def _note_deal(self, change: Change, watched: Watched, sight: Sight) -> None:
        if change.kind == "deal":
            watched.deal_anew()
            self._journal.drop_hands(change.table.id)
        if change.kind == "annulled":
            self._keeper.spawn(self._crier.annulled(watched, watched.deal, watched.deal_id))
        if change.kind == "result":
            self._keeper.spawn(self._crier.result(watched, sight))
            watched.is_buried = True

    def _note_awaited(self, watched: Watched) -> None:
        awaited = self._keeper.awaited(watched)
        if watched.nudge is not None and not watched.awaited <= awaited:
            self._keeper.spawn(self._crier.hush(watched))
        if fresh := awaited - watched.awaited:
            self._keeper.spawn(self._crier.turn(watched, fresh))
        watched.awaited = awaited

    def _stuck(self, watched: Watched) -> None:
        """The database did not take a change; if that lasts, the table is told, and told again when it is over."""
        if not watched.is_probed:
            watched.is_probed = True
            self._keeper.spawn(self._probe(watched))

    async def _probe(self, watched: Watched) -> None:
        try:
            await asyncio.sleep(PROBE_SECONDS)
            while not await self._journal.can_write(watched.table.id):
                watched.is_stuck = True
                self._keeper.want(watched, watched.post)
                await asyncio.sleep(PROBE_SECONDS)
        finally:
            watched.is_probed = watched.is_stuck = False
        self._keeper.want(watched, watched.post)

    def refresh(self, table: Table) -> None:
        """Make sure that everything stands as it should."""
        watched = self._keeper.watch(table)
        watched.awaited = self._keeper.awaited(watched)
        self._keeper.want_all(watched)

    def allowed_again(self, table: Table) -> None:
        """Something about the channel has changed; what was refused there may be taken now."""
        self._keeper.watch(table).pictures_refused = False
        self.refresh(table)

    async def gone(self, table: Table) -> None:
        """The channel or the server is gone: the table ends without a word."""
        await self._keeper.gone(table)

    def _count_cards(self, watched: Watched, sight: Sight, *, by_person: bool) -> None:
        cards = cards_played(sight)
        if by_person and cards > watched.cards:
            watched.budget.card_played(cards - watched.cards)
        watched.cards = cards
