"""Remembers for the next start where messages stand and what they show, many at a time and never in anybody's way."""

import asyncio
import logging
from collections import defaultdict
from contextlib import suppress

from bot.errors import StorageError
from bot.gateway.messages.sender import Sender
from bot.ports import OnShow, Place, Store
from bot.tasks import put_an_end_to

log = logging.getLogger(__name__)

REST_SECONDS = 10.0
"""What a message shows is written down this often; where a message stands at once."""
RETRY_SECONDS = 5.0

Key = tuple[int, int | None]


class Journal:
    """After a crash only what changed since the last entry has to be looked at again."""

    def __init__(self, store: Store, sender: Sender) -> None:
        self._store = store
        self._sender = sender
        self._places: defaultdict[int, dict[int | None, Place | None]] = defaultdict(dict)
        self._new: dict[Key, OnShow] = {}
        self._left: set[Place] = set()
        self._urgent = asyncio.Event()
        self._writing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Write from here on."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what there is, and no more."""
        await put_an_end_to(self._task)
        self._task = None
        await self.write()

    def known(self, show: OnShow) -> None:
        """This is written down already."""
        self._places[show.table][show.user] = show.place

    def note(self, show: OnShow) -> None:
        """A message stands there and shows that."""
        self._new[show.table, show.user] = show
        places = self._places[show.table]
        if places.get(show.user) != show.place:
            places[show.user] = show.place
            self._urgent.set()

    def doubt(self, table: int) -> None:
        """The table's post is about to be another message: if that gets lost, the next start looks for it."""
        place = self._places[table].get(None)
        if place is not None:
            self._new[table, None] = OnShow(table, None, place)
            self._urgent.set()

    def drop_hands(self, table: int) -> None:
        """A new deal begins: the store has forgotten the last one's hands."""
        places = self._places[table]
        for user in [each for each in places if each is not None]:
            del places[user]
            self._new.pop((table, user), None)

    async def pass_on(self, show: OnShow) -> None:
        """Write down a message of a table that another process holds, and keep nothing of it here."""
        old = [each.place for each in await self.remembered(show.table) if each.user == show.user]
        self.note(show)
        await self.write()
        self.let_go(show.table)
        for place in old:
            if place is not None and place != show.place:
                await self.take_away(place)

    def let_go(self, table: int) -> None:
        """Another process writes about this table from now on."""
        self._places.pop(table, None)
        for key in [key for key in self._new if key[0] == table]:
            del self._new[key]

    def forget(self, table: int) -> None:
        """The table is closed and its post says so."""
        self.drop_hands(table)
        self.note(OnShow(table, None, None))
        self._places.pop(table)

    async def write(self) -> bool:
        """Write down what is new; False if the database does not take it now."""
        async with self._writing:
            shows, self._new = self._new, {}
            self._urgent.clear()
            if not shows:
                return True
            try:
                await self._store.remember(list(shows.values()))
            except StorageError as error:
                log.warning("Where %d messages stand could not be written down: %s", len(shows), error)
                self._new = shows | self._new
                return False
            return True

    async def take_away(self, place: Place) -> None:
        """Delete a message of ours that has served its turn, if not now then soon, or at the next start."""
        await self.write()
        if not await self._sender.delete(place):
            self._left.add(place)
            return
        with suppress(StorageError):
            await self._store.taken_away(place)

    async def remembered(self, table: int | None = None) -> list[OnShow]:
        """What was written down of a live table, or of all; raises `StorageError`."""
        return await self._store.remembered(table)

    async def can_write(self, table: int) -> bool:
        """Whether the database takes anything; what it is given says nothing new."""
        place = self._places[table].get(None)
        try:
            await self._store.remember([OnShow(table, None, place)])
        except StorageError:
            return False
        return True

    async def told(self, deal: int) -> None:
        """The end of a deal was told; if that cannot be written down, the next start finds it told."""
        try:
            await self._store.told(deal)
        except StorageError as error:
            log.warning("That the end of deal %s was told could not be written down: %s", deal, error)

    async def leave(self, place: Place) -> None:
        """Remember that a message has to be taken away some time."""
        with suppress(StorageError):
            await self._store.leave(place)

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(REST_SECONDS):  # wait_for may swallow the word to stop
                    await self._urgent.wait()
            if not await self.write():
                await asyncio.sleep(RETRY_SECONDS)
            await self._take_away_what_is_left()

    async def _take_away_what_is_left(self) -> None:
        """What Discord would not delete in a bad moment."""
        left, self._left = self._left, set()
        for place in left:
            try:
                await self.take_away(place)
            except Exception:
                log.exception("A message could not be taken away; the next start tries again.")
