"""Remembers for the next start where messages stand and what they show, many at a time and never in anybody's way."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace

from bot.errors import StorageError
from bot.gateway.messages.board import MessageKey
from bot.gateway.messages.lifecycle import CHANNEL_REFUSALS, TRANSIENT, CallRefused, MessageKind
from bot.gateway.messages.transport import Transport
from bot.tables.model import Table
from bot.tables.posted_messages import NOWHERE, MessageLocation, MessageStore, PostedMessage, doubted
from bot.tasks import cancel_and_wait, in_background

log = logging.getLogger(__name__)

WRITE_INTERVAL_SECONDS = 10.0
"""What a message shows is written down this often; where a message stands at once."""
RETRY_SECONDS = 5.0


class Journal:
    """After a crash only what changed since the last entry has to be looked at again."""

    def __init__(self, store: MessageStore, transport: Transport) -> None:
        self._store = store
        self._transport = transport
        self._shows: defaultdict[int, dict[int | None, PostedMessage]] = defaultdict(dict)
        self._new: dict[tuple[int, int | None], PostedMessage] = {}
        self._uncertain: set[tuple[int, int | None]] = set()
        """What is to be doubted since the entry began that is under way, or the last one."""
        self._unwritten: set[tuple[int, int | None]] = set()
        """What is written of these is old: their table was let go before more could be written."""
        self._left: set[MessageLocation] = set()
        self._calls: set[MessageLocation] = set()
        self._gone: set[MessageLocation] = set()
        self._ends: dict[MessageLocation, int] = {}
        self._new_ends: dict[MessageLocation, int] = {}
        self._told: dict[int, int | None] = {}
        self._has_news, self._urgent = asyncio.Event(), asyncio.Event()
        self._writing = asyncio.Lock()
        self._under_way: dict[tuple[int, int | None], PostedMessage] = {}
        self._is_behind: bool | None = None
        """Whether the last entry could not be written; None: what the process before us could not."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Write from here on."""
        if self._task is None:
            self._task = in_background(self._run(), "journal")

    async def stop(self) -> None:
        """Write what there is, and no more; an entry that is being written comes to its end."""
        async with self._writing:
            await cancel_and_wait(self._task)
        self._task = None
        await self.write()

    def known(self, show: PostedMessage) -> None:
        """This is written down already."""
        self._shows[show.table][show.user] = show
        if show.place is not None and show.deal is not None:
            self._ends[show.place] = show.deal

    def note(self, show: PostedMessage) -> None:
        """A message stands there and shows that."""
        is_elsewhere = self._place(show.table, show.user) != show.place
        self._new[show.table, show.user] = self._shows[show.table][show.user] = show
        self._has_news.set()
        if is_elsewhere:
            self._write_soon()

    def _place(self, table: int, user: int | None = None) -> MessageLocation | None:
        """Where the post stands, or a hand."""
        show = self._shows[table].get(user)
        return show.place if show is not None else None

    def record_posted(
        self, table: Table, key: MessageKey, place: MessageLocation, revision: int | None, digest: int | None
    ) -> None:
        """A message of a table stands there; what is only called out is taken away again."""
        if key.kind is MessageKind.CALL:
            self.leave(place)
        elif key.kind is MessageKind.POST:
            self.note(PostedMessage(table.id, None, place, revision, digest, self._ends.get(place)))
        elif key.kind is MessageKind.HAND and table.deal is not None and key.number == table.deal.id:
            self.note(PostedMessage(table.id, key.user, place, revision, digest, key.number))

    def leave(self, place: MessageLocation) -> None:
        """A message is to be taken away, if not by us then at the next start."""
        self._calls.add(place)
        self._write_soon()

    def ends(self, place: MessageLocation, deal: int) -> None:
        """A message says what a deal came to, or is to: it stays when another takes its place as the table's post."""
        if self._ends.get(place) == deal:
            return
        self._ends[place] = self._new_ends[place] = deal
        self._has_news.set()
        for key, show in self._new.items():
            if show.place == place:
                self._new[key] = replace(show, deal=deal)

    async def ends_at(self, place: MessageLocation, deal: int) -> None:
        """A message is about to say what a deal came to: if we end meanwhile, it does so then, and no other."""
        self.ends(place, deal)
        if place in self._new_ends:
            await self.write()

    def record_announced(self, place: MessageLocation, deal: int) -> None:
        self.ends(place, deal)
        self._told[deal] = place.message
        self._write_soon()

    def record_unannounced(self, deals: Iterable[int]) -> None:
        """The channel that was to be told what these deals came to is gone."""
        self._told |= dict.fromkeys(deals)
        self._write_soon()

    def ended(self, table: int, key: MessageKey, place: MessageLocation | None) -> None:
        """Nothing has to be done for it any more."""
        if key.kind is MessageKind.HAND and self._is_being_sent(table, key):
            self.note(PostedMessage(table, key.user, None))
        if place is None or key.kind in {MessageKind.PRIVATE, MessageKind.SAID, MessageKind.INVITE}:
            return
        if place in self._ends:
            self._leave(table, place)
        if key.kind is MessageKind.HAND and self._place(table, key.user) == place:
            self.note(PostedMessage(table, key.user, None))
        self._calls.discard(place)
        self._gone.add(place)
        self._write_soon()

    def _is_being_sent(self, table: int, key: MessageKey) -> bool:
        show = self._shows[table].get(key.user)
        return show is not None and show.is_being_sent and show.deal in {None, key.number}

    def _write_soon(self) -> None:
        self._has_news.set()
        self._urgent.set()

    def _leave(self, table: int, place: MessageLocation) -> None:
        """A post says for good what its deal came to: it is none of its table's any more."""
        del self._ends[place]
        if self._place(table) == place:
            del self._shows[table][None]
        if (show := self._new.get((table, None))) is not None and show.place == place:
            del self._new[table, None]

    def mark_dms_closed(self, table: int, user: int, deal: int) -> None:
        """Somebody takes no direct messages, so that they have no hand of this deal."""
        if self._is_of(table, user, deal):
            self.note(PostedMessage(table, user, NOWHERE, deal=deal))

    def _is_of(self, table: int, user: int, deal: int | None) -> bool:
        """Whether no hand of another deal is written down of somebody; one that was read is of the deal on show."""
        show = self._shows[table].get(user)
        return show is None or show.deal in {None, deal}

    async def mark_sending(self, table: int, user: int, channel: int, deal: int) -> None:
        """Somebody is about to be sent their hand: if we end meanwhile it has to be found.

        Also once its deal is over, by when another process may have begun and ended.
        """
        sending = MessageLocation(channel, 0)
        if self._place(table, user) != sending:
            self.note(PostedMessage(table, user, sending, deal=deal))
            await self._write_unless_behind()

    async def mark_uncertain(
        self, table: int, user: int | None = None, deal: int | None = None, revision: int | None = None
    ) -> None:
        """A hand of a deal, or the post, is about to show something else: what is written of it is true no more.

        revision: the state of the table that it is to show, if what is written of another one is not believed anyhow.
        Return once no start believes it; while nothing can be written that is so already.
        """
        show = self._shows[table].get(user)
        if show is None or show.place is None or (user is not None and not self._is_of(table, user, deal)):
            return
        key, place = (table, user), show.place
        is_open = any(key in kept for kept in (self._new, self._under_way, self._unwritten))
        is_doubted = show.revision is None and not is_open
        if revision is not None and (is_doubted or show.revision not in {None, revision}):
            return
        self._uncertain.add(key)
        self.note(PostedMessage(table, user, place, deal=self._ends.get(place) if user is None else deal))
        await self._write_unless_behind()

    async def _write_unless_behind(self) -> None:
        """Write before more is done; while the database takes nothing nobody waits, as no start believes it."""
        if self._is_behind:
            self._write_soon()
        else:
            await self.write()

    def drop_hands(self, table: int) -> None:
        """A new deal begins: the store has forgotten the last one's hands."""
        shows = self._shows[table]
        for user in [each for each in shows if each is not None]:
            del shows[user]
            self._new.pop((table, user), None)

    def let_go(self, table: int) -> None:
        """Another process writes about this table from now on.

        What could not be written is not believed as it is written, if the table comes back.
        """
        self._shows.pop(table, None)
        for key in [key for key in self._new if key[0] == table]:
            del self._new[key]
            self._unwritten.add(key)

    def forget(self, table: int) -> None:
        """The table is closed and its post says so."""
        self.drop_hands(table)
        self.note(PostedMessage(table, None, None))
        self._shows.pop(table)

    async def write(self) -> bool:
        """Write down what is new; False if the database does not take it now."""
        async with self._writing:
            shows, self._new = self._new, {}
            self._under_way = shows
            ends = dict(self._new_ends)
            calls, self._calls = self._calls, set()
            gone, self._gone = self._gone, set()
            told, self._told = self._told, {}
            self._uncertain.clear()
            self._urgent.clear()
            try:
                for place, deal in ends.items():
                    await self._store.ends_at(place, deal)
                    self._new_ends.pop(place, None)
                if shows:
                    await self._store.remember(list(shows.values()))
                for place in sorted(calls, key=lambda each: each.message):
                    await self._store.leave(place)
                for deal in sorted(told):  # before it is forgotten where it is told
                    await self._store.told(deal, told[deal])
                taken_away = [self._store.taken_away(place) for place in sorted(gone, key=lambda each: each.message)]
                await asyncio.gather(*taken_away)  # the hands of a deal in one commit
                self._unwritten -= shows.keys()
                if self._is_behind is not False and not self._uncertain & self._new.keys():
                    self._is_behind = False  # from here on a doubt waits until it is written
                    await self._store.catch_up()
            except StorageError as error:
                log.warning("Where %d messages stand could not be written down: %s", len(shows), error)
                self._has_news.set()
                self._new, self._calls = shows | self._new, calls | self._calls
                self._gone, self._told = gone | self._gone, told | self._told
                await self._fall_behind()
                return False
            finally:
                self._under_way = {}
            return True

    async def _fall_behind(self) -> None:
        """What is written of messages is not believed by the next start until more can be written."""
        if not self._is_behind:
            await self._store.fall_behind()
            self._is_behind = True

    async def take_away(self, place: MessageLocation) -> None:
        """Delete a message of ours that has served its turn, if not now then soon, or at the next start."""
        await self.write()
        outcome = await self._transport.delete(place)
        if isinstance(outcome, CallRefused) and outcome.reason in TRANSIENT:
            self._left.add(place)
            self._has_news.set()
            return
        if isinstance(outcome, CallRefused) and outcome.reason in CHANNEL_REFUSALS:
            return  # the next start finds it written down
        with suppress(StorageError):
            await self._store.taken_away(place)

    async def remembered(self, table: int | None = None) -> list[PostedMessage]:
        """What was written down of a live table, or of all; raises `StorageError`."""
        shows = await self._store.remembered(table)
        return [
            each
            for show in shows
            for each in (doubted([show]) if (show.table, show.user) in self._unwritten else [show])
        ]

    async def can_write(self, table: int) -> bool:
        """Whether the database takes anything; what it is given says nothing new."""
        place = self._place(table)
        try:
            await self._store.remember(
                [PostedMessage(table, None, place, deal=self._ends.get(place) if place else None)]
            )
        except StorageError:
            async with self._writing:  # not while the mark is taken away
                await self._fall_behind()
            return False
        return True

    async def _run(self) -> None:
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(WRITE_INTERVAL_SECONDS):  # wait_for may swallow the word to stop
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
