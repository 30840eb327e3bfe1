"""All tables' messages: hears of every stored change, and knows which message an interaction means."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.errors import StorageError, UserError
from bot.gateway.messages.board import MessageKey, next_post, older_post
from bot.gateway.messages.calls import awaited_people, number_of_call
from bot.gateway.messages.channel import OPEN
from bot.gateway.messages.contents import MessageBuilder
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.lifecycle import (
    CHANNEL_REFUSALS,
    LATE_CALL_SECONDS,
    MAX_RETRY_SECONDS,
    PUBLIC,
    TO_BE_SENT,
    TRANSIENT,
    CallRefused,
    ChangedExternally,
    Content,
    EditToken,
    MessageFound,
    MessageKind,
    PaintingRestored,
    PendingInteraction,
    PermissionRestored,
    PressOutcome,
    Reason,
    taken_up,
)
from bot.gateway.messages.notices import Notices
from bot.gateway.messages.pacing import Pacing
from bot.gateway.messages.payload import Paint, SignBook, controls_on
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.permissions import takes_messages
from bot.gateway.messages.recovery import NO_ORPHANS, FoundCall, OrphanedMessages, Recovery
from bot.gateway.messages.table_sync import LANDING_SECONDS, MessageLease, TableSync, TableSyncParts, cards_played
from bot.gateway.messages.transport import Interaction, Transport
from bot.health import TABLES
from bot.present.composer import Composer
from bot.present.confirmations import QuestionStep
from bot.present.messages import Message, TablePress, goes_on_from, is_post_of
from bot.tables.changes import Change
from bot.tables.finished_deals import table_of
from bot.tables.model import HandDelivery, Stage, Table
from bot.tables.posted_messages import MessageLocation, MessageStore, PostedMessage, UnannouncedResult
from bot.tables.seating import is_marked_absent
from bot.tables.service import Tables
from bot.tasks import cancel_and_wait, until_stored

log = logging.getLogger(__name__)

AT_ONCE: Final = 4
START_PAUSE: Final = 0.05
IN_ONE_GO: Final = 20
"""How many tables are looked at before somebody who waits for an answer has their turn."""
PROBE_SECONDS: Final = 2.0
FINISH_SECONDS: Final = 2.0
TELL_SECONDS: Final = 2.5
"""After so long every process knows which there are, and which of them has a table."""
CLOSED_SECONDS: Final = 10.0
"""In so long whoever keeps a table's messages has them say that it is closed, and written that down."""
CLOSED_TRIES: Final = 5
"""What cannot be changed for some minutes the next start sees to."""
KEPT: Final = frozenset({MessageKind.POST, MessageKind.HAND, MessageKind.CALL, MessageKind.SAID, MessageKind.INVITE})
"""What only the process that holds a table keeps."""
CHANNEL: Final = frozenset({MessageKind.POST, MessageKind.CALL})
"""What may have been left in a table's channel by a process that was killed."""


TakeLease = Callable[[PendingInteraction], "MessageLease | OpeningPost"]
"""Lets a message answer a press from here on."""


@dataclass(slots=True, eq=False, weakref_slot=True)
class OpeningPost:
    """A press whose answer is to be the post of a table that is just being opened."""

    press: PendingInteraction
    interaction: Interaction
    lease: MessageLease | None = None

    async def done(self, step: QuestionStep | None = None) -> PressOutcome:  # noqa: ARG002 - a post asks nothing in two steps
        """The table is open: its post answers."""
        return PressOutcome.UNANSWERED if self.lease is None else await self.lease.done()

    async def declined(self) -> PressOutcome:
        """There is no post to answer with."""
        return PressOutcome.UNANSWERED if self.lease is None else await self.lease.declined()


class MessageSync:
    """Decides what a change means for the messages of its table, each of which has one owner there."""

    def __init__(  # noqa: PLR0917 - all its parts
        self, tables: Tables, transport: Transport, composer: Composer, people: UserProfiles, store: MessageStore,
        paint: Paint, pacing: Pacing, book: SignBook,
    ) -> None:  # fmt: skip
        self._tables = tables.lookup
        self._service = tables.service
        self._changes = tables.changes
        self._cluster = tables.cluster
        self._transport = transport
        self._composer = composer
        self._people = people
        self._pacing = pacing
        self._journal = Journal(store, transport)
        self._notices = Notices(people, composer, store)
        contents = MessageBuilder(composer, paint, book)
        self._recovery = Recovery(store, transport, composer, self._end, self._tells, self._take_away)
        self._parts = TableSyncParts(
            tables.lookup, tables.cluster, transport, contents, self._journal, pacing, self._notices.why_closed,
            self._notices.ended, self._notices.as_it_ended, self._result_stands, self._all_called,
            self._recovery.post, self._recovery.result, self._recovery.call, self._recovery.hand,
            self._moves_after, people.preferences, self.spawn,
        )  # fmt: skip
        self._synced: dict[int, TableSync] = {}
        self._leaving: dict[int, TableSync] = {}
        self._cards: dict[int, int] = {}
        self._probed: set[int] = set()
        self._awaited: dict[int, frozenset[int]] = {}
        self._deals: dict[int, tuple[int, int]] = {}
        self._arrived: dict[int, Table] = {}
        self._unseen: set[int] = set()
        """Tables whose channel was to be looked through and did not let us."""
        self._left: dict[int, list[MessageLocation]] = {}
        """By channel what stands there to be deleted, until it was looked through: perhaps it calls to this turn."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_stopped = False
        self._opening: WeakValueDictionary[int, OpeningPost] = WeakValueDictionary()

    # Starting and stopping

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; it ends with us, and what comes later ends before it begins."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self._is_stopped:
            task.cancel()
        return task

    def listen(self) -> None:
        """From here on every change is heard."""
        self._changes.subscribe(self.note)
        self._journal.start()

    async def stop(self) -> None:
        """Edit nothing more, and write down what is shown."""
        self._changes.unsubscribe(self.note)
        self._is_stopped = True
        await asyncio.gather(cancel_and_wait(*self._tasks), self._pacing.stop())
        await self._journal.stop()

    def repair(self) -> None:
        """What stands from before a restart is brought up to date in the background."""
        held = [table for table in self._tables.all_tables() if self._cluster.holds(table.id)]
        self.spawn(self._take_up(held))

    async def _take_up(self, tables: Sequence[Table]) -> None:
        """See to what was lost: all of it may be done twice."""
        await until_stored(partial(self._mend, tables), "What was lost while nobody was there is repaired later: %s")

    async def _mend(self, tables: Sequence[Table]) -> None:
        """Only what shows another state than its table's is looked at, and slowly: people's answers come first."""
        known: dict[int, list[PostedMessage]] = defaultdict(list)
        for show in await self._journal.remembered():
            known[show.table].append(show)
        left, behind = await self._recovery.left_in_channels(), []
        for place, table in enumerate(tables):
            if place % IN_ONE_GO == 0:
                await asyncio.sleep(0)
            goes_on = not self._tables.is_at(table.id, table.revision)  # what a sending left is still to be found
            if goes_on or table.channel in left or _is_behind(table, known[table.id]):
                behind.append(table)
                synced = self._watch(table)
                synced.is_looked_through = synced.is_known_who_was_called = False
                self._left[table.channel] = left.get(table.channel, [])
            else:
                await self._loaded(self._watch(table), known[table.id])
        if tables:
            log.info("Of %d tables taken up %d are looked at.", len(tables), len(behind))
        await self._recovery.tell_ends()
        await self._look_after_all(behind, known)
        await self._recovery.clear_away({table.channel for table in behind})
        await self._look_until_seen(behind)  # what the process before us was just sending has come by then

    async def _look_until_seen(self, behind: list[Table]) -> None:
        """Look at these again after a while, and more and more rarely at those of which nobody can say anything."""
        pause = LATE_CALL_SECONDS
        while behind:
            await asyncio.sleep(pause)
            behind = await self._look_after_all(behind)
            pause = min(2 * pause, MAX_RETRY_SECONDS)

    async def _look_after_all(
        self, tables: Sequence[Table], known: Mapping[int, list[PostedMessage]] | None = None
    ) -> list[Table]:  # fmt: skip
        """A few at a time; return those that have to be looked at again. known: what was read of them just now."""
        slots, looking, again = asyncio.Semaphore(AT_ONCE), [], []

        async def look(table: Table) -> None:
            is_seen = False
            with suppress(StorageError):
                is_seen = await self._look_after(table.id, None if known is None else known[table.id])
            if not is_seen:
                again.append(table)

        for table in tables:
            await slots.acquire()
            task = self.spawn(look(table))
            task.add_done_callback(lambda _: slots.release())
            looking.append(task)
            await asyncio.sleep(START_PAUSE)
        if looking:
            await asyncio.wait(looking)
        return again

    async def _look_after(self, table: int, shows: list[PostedMessage] | None) -> bool:
        """One table: its post, or a call to it, may stand where nobody remembers; False: nobody can say that now.

        One that another process has got meanwhile is that one's: what we know of it is out of date. Where we may not
        look it is done as soon as something is allowed there.
        """
        if not self._cluster.holds(table):
            return True
        try:
            synced = self._watch(self._tables.table(table))
        except UserError:
            return True  # it was closed meanwhile
        found: OrphanedMessages | CallRefused = NO_ORPHANS
        try:
            found = await self._recovery.orphans(synced.table, self._seen_since(synced, shows or ()))
        except Exception:
            log.exception("The post of table %s could not be looked for.", table)
        refused = found.reason if isinstance(found, CallRefused) else None
        synced.is_looked_through = refused not in TRANSIENT | CHANNEL_REFUSALS
        if refused in CHANNEL_REFUSALS:
            self._unseen.add(table)
        posts, calls, newest_result = NO_ORPHANS if isinstance(found, CallRefused) else found
        left = [] if refused is not None else self._left.pop(synced.table.channel, [])
        await synced.come_to_rest(CHANNEL, LANDING_SECONDS)  # what is being sent just now is no orphan
        await self._loaded(synced, shows)  # somebody's press may have done that meanwhile
        synced.note_result(newest_result)
        self._keep_calls(synced, calls)
        places = dict.fromkeys([*left, *(call.place for call in calls), *posts])
        orphans = [place for place in places if not synced.keeps(place)]
        own = synced.post_place
        if posts and posts[-1] in orphans and (own is None or own.message < posts[-1].message):
            log.info("The post of table %s was found in its channel.", table)
            orphans.remove(posts[-1])
            self._found_post(synced, posts[-1])
        for orphan in orphans:
            synced.take_away(orphan)
        if shows is None and refused is None:  # what the process before us was just sending has come by then
            self._know_who_was_called(synced)
        return refused not in TRANSIENT

    def _seen_since(self, synced: TableSync, shows: Iterable[PostedMessage]) -> int:
        """The number of the oldest message that is known to stand for a table, or in its way; 0 if no post is known."""
        left = (place.message for place in self._left.get(synced.table.channel, ()))
        return min([_post_of(synced, shows), *left])

    def _keep_calls(self, synced: TableSync, calls: Iterable[FoundCall]) -> None:
        """What calls to this very turn goes on doing so, and nobody whom it names is called again."""
        now = [call for call in calls if call.is_for(synced.table)]
        if not now:
            return
        called, awaited = frozenset[int]().union(*(call.users for call in now)), awaited_people(synced.sight(None))
        synced.keep_call(now[-1].place, called)
        if awaited and awaited <= called:
            self._all_called(synced.table)

    def _know_who_was_called(self, synced: TableSync) -> None:
        """What was put off until then is done, if the table still waits for the same."""
        synced.is_known_who_was_called = True
        if synced.late_for == number_of_call(synced.sight(None), is_late=True):
            self._call_late(synced)
        synced.late_for = None

    async def _take_away(self, place: MessageLocation) -> None:
        """What has served its turn is seen to by the table whose channel it stands in, while there is one.

        What stands for a table of another process is that one's.
        """
        synced = self._in_channel(place.channel)
        if synced is None:
            await self._journal.take_away(place)
        elif self._cluster.holds(synced.table.id) and not synced.keeps(place):
            synced.take_away(place)

    # What is watched

    def _watch(self, table: Table) -> TableSync:
        """A table's messages, from now on watched; as it stood before its newest change it is no news to them."""
        synced = self._synced.get(table.id)
        if synced is None:
            synced = self._synced[table.id] = TableSync(table, self._parts, self._unreachable, self._at_rest)
            TABLES.set(len(self._synced))
        if table.revision < synced.table.revision:
            return synced
        synced.table = table
        if table.deal is not None:
            self._deals[table.id] = table.deal.number, table.deal.id
        return synced

    async def _ready(self, table: int) -> TableSync:
        """A table's messages, once it is known where they stand; raises `UserError`, `StorageError`."""
        synced = self._synced.get(table)
        if synced is None:
            synced = self._watch(self._tables.table(table))
        if not synced.is_loaded:
            await self._loaded(synced, None)
        return synced

    async def _loaded(self, synced: TableSync, shows: list[PostedMessage] | None) -> None:
        """Where its messages stand, known from before a restart or from another process."""
        async with synced.loading:
            if synced.is_loaded:
                return
            if shows is None:
                shows = await self._journal.remembered(synced.table.id)
            for show in shows:
                self._journal.known(show)
            for user in synced.load(shows, await self._perhaps_sent(synced.table, shows)):
                self._notices.still_closed(user)
            self._awaited.setdefault(synced.table.id, awaited_people(synced.sight(None)))
            synced.follow()

    async def _perhaps_sent(self, table: Table, shows: Sequence[PostedMessage]) -> list[int]:
        """Whose hand may stand though nobody wrote that down.

        Where it was not even written down that it was being sent, who never wants one has none: to look for theirs at
        every start would open very many direct messages at once.
        """
        sent = [show.user for show in shows if show.user is not None and show.is_being_sent]
        known = {show.user for show in shows if show.place is not None}
        unknown = [user for user in table.people if user not in known] if table.stage is Stage.PLAYING else []
        wanted = [user for user in unknown if (await self._people.preferences(user)).hand is not HandDelivery.NEVER]
        return [*sent, *wanted]

    def _tells(self, table: int, guild: int, closed: bool) -> bool:
        """Whether this process says how a deal ended; of a closed table the one that hears its server."""
        return self._cluster.hears(guild) if closed else self._cluster.holds(table)

    async def _end(self, end: UnannouncedResult, place: MessageLocation | None) -> None:
        """Let a table's messages say what a deal came to, or no longer lead from it to the next one.

        Those of a closed table do that and no more, those of a live one perhaps once it is known where they stand.
        """
        synced = (None if end.closed else self._living(end.deal.table)) or self._closed(end)
        synced.end_deal(end.deal.id, self._notices.ended(end.deal.id), place, is_told=end.is_told)
        synced.follow()

    def _living(self, table: int) -> TableSync | None:
        """A table's messages; none if it was closed meanwhile."""
        with suppress(UserError):
            return self._watch(self._tables.table(table))
        return None

    def _closed(self, end: UnannouncedResult) -> TableSync:
        """A closed table's messages: all that is still to be said of its deals has one owner."""
        synced = self._leaving.get(end.deal.table)
        if synced is None:
            table = replace(table_of(end.deal, end.language, end.channel), stage=Stage.CLOSED)
            synced = self._leaving[table.id] = TableSync(table, self._parts, self._unreachable, self._at_rest)
            synced.load([])
        return synced

    async def _tell_skipped(self, table: int) -> None:
        """A deal ended of which this process did not hear at once."""
        await self._recovery.tell_ends()
        if table in self._synced:
            await self._load_later(self._synced[table])

    def _at_rest(self, synced: TableSync) -> None:
        """A closed table's messages all say so: there is nothing more to keep."""
        if self._leaving.get(synced.table.id) is synced:
            del self._leaving[synced.table.id]
        if self._synced.get(synced.table.id) is synced:
            self._drop(synced.table.id)
            self._journal.forget(synced.table.id)

    def _drop(self, table: int) -> None:
        if (synced := self._synced.pop(table, None)) is not None:
            self._left.pop(synced.table.channel, None)
        self._unseen.discard(table)
        for memory in (self._cards, self._awaited, self._deals):
            memory.pop(table, None)
        TABLES.set(len(self._synced))

    def _unreachable(self, synced: TableSync, key: MessageKey, reason: Reason) -> None:
        """A channel is gone, or somebody takes no direct messages."""
        if key.kind in PUBLIC:
            self.gone(synced.table)
        elif key.kind is MessageKind.HAND:
            self._transport.forget_direct_channel(key.user)
            if reason is not Reason.CHANNEL_GONE:
                self._journal.mark_dms_closed(synced.table.id, key.user, key.number)
                self._notices.closed(synced, key.user, reason)

    def gone(self, table: Table) -> None:
        """The channel or the server is gone: the table ends without a word, as soon as that can be stored."""
        for synced in (self._synced.get(table.id), self._leaving.get(table.id)):
            if synced is not None:
                synced.lose_channel()
        self.spawn(self._close_without_channel(table.id))

    async def _close_without_channel(self, table: int) -> None:
        with suppress(UserError):  # it was closed meanwhile
            closing = partial(self._service.close, table, None)
            await until_stored(closing, "Table %s, whose channel is gone, is closed later: %s", table)

    # Hearing of changes

    def note(self, change: Change) -> None:
        """A change was stored: everything that shows it is wished anew."""
        table = change.table
        if change.kind == "skipped":
            self.spawn(self._tell_skipped(table.id))
            return
        if not self._cluster.holds(table.id) and table.stage is not Stage.CLOSED:
            self._note_elsewhere(change)
        elif change.kind == "taken":
            self._arrive(table)
        elif change.kind == "late":
            self._call_late(self._watch(table))
        elif change.kind == "stuck":
            self._probe_soon(table.id)
        else:
            self._note_here(change)

    def _note_here(self, change: Change) -> None:
        is_new = change.table.id not in self._synced
        before = self._deals.get(change.table.id, (0, 0))
        synced = self._watch(change.table)
        synced.is_stuck = False
        if is_new and change.table.deal is None and change.kind == "table":
            self._begin_new(synced)
        if change.kind == "deal":
            self._journal.drop_hands(change.table.id)
        elif change.kind == "annulled":
            self._notices.annulled(synced, *before)
        elif change.kind == "result" and change.table.deal is not None:
            self._notices.result(synced, synced.sight(None))
            self.spawn(self._safely(self._people.learnt(change.table.people, change.table.game, change.table.deal.id)))
        elif change.kind == "closed" and synced.ends_unseen:
            self.spawn(self._safely(self._notices.closed_table(synced)))
        is_kept = self._cluster.holds(change.table.id) or not self._cluster.hears(change.table.guild)
        if change.kind == "closed" and not is_kept:
            self.spawn(self._rest_closed(change.table))
        self._count_cards(synced, by_person=change.user is not None)
        self._follow(synced)
        if synced.is_loaded:
            self._note_awaited(synced)

    async def _rest_closed(self, table: Table) -> None:
        """A table was closed that another process keeps, or that none did: then nobody would say so where it stood.

        Whoever hears its server sees to it, as that one looks after its tables but for a short while.
        """
        for tried in range(CLOSED_TRIES):
            await asyncio.sleep(CLOSED_SECONDS * 2**tried)
            with suppress(StorageError):
                if await self._recovery.rest_closed(table):
                    return

    def _begin_new(self, synced: TableSync) -> None:
        """A table that was opened just now has no messages anywhere; the answer to its opening may become its post."""
        if synced.table.revision <= 1:
            synced.load([])
        opening = self._opening.pop(synced.table.channel, None)
        if opening is not None and synced.is_loaded:
            opening.lease = synced.lease(next_post(synced.board), opening.press, opening.interaction)

    async def _load_later(self, synced: TableSync) -> None:
        loading = partial(self._loaded, synced, None)
        await until_stored(loading, "Where the messages of table %s stand cannot be read: %s", synced.table.id)

    def _note_awaited(self, synced: TableSync) -> None:
        awaited = awaited_people(synced.sight(None))
        fresh = awaited - self._awaited.get(synced.table.id, frozenset())
        self._awaited[synced.table.id] = awaited
        if fresh:
            self.spawn(self._safely(self._notices.turn(synced, fresh)))

    def _call_late(self, synced: TableSync) -> None:
        """Half of their time is over: who was not called yet is, as soon as it is known who was."""
        if not synced.is_known_who_was_called:
            synced.late_for = number_of_call(synced.sight(None), is_late=True)
            return
        awaited = self._awaited[synced.table.id] = awaited_people(synced.sight(None))
        self.spawn(self._safely(self._notices.late(synced, awaited)))

    def _all_called(self, table: Table) -> None:
        """Everybody a table waits for has been called: half of their time over, or after a restart, nobody is again."""
        self.spawn(self._safely(self._service.note_called(table.id, table.revision)))

    @staticmethod
    async def _safely(calling: Coroutine[Any, Any, None]) -> None:
        """Nothing depends on a call to the table, nor on the end of a first deal's hints."""
        try:
            await calling
        except UserError as refused:
            log.info("What follows a change of a table is left out, as it is closed or cannot be stored: %s", refused)
        except Exception:
            log.exception("What follows a change of a table could not be done.")

    def _count_cards(self, synced: TableSync, *, by_person: bool) -> None:
        cards, before = cards_played(synced.sight(None)), self._cards.get(synced.table.id, 0)
        synced.pace.is_answered = by_person
        if by_person and cards > before:
            synced.pace.card_played(cards - before)
        self._cards[synced.table.id] = cards

    def _probe_soon(self, table: int) -> None:
        """The database did not take a change; if that lasts, the table is told, and told again when it is over."""
        if table not in self._probed:
            self._probed.add(table)
            self.spawn(self._probe(table))

    async def _probe(self, table: int) -> None:
        """Once the table is another process's, that one tells it."""
        try:
            await asyncio.sleep(PROBE_SECONDS)
            while (synced := self._shown_here(table)) is not None and not await self._journal.can_write(table):
                if synced is self._shown_here(table):
                    synced.is_stuck = True
                    synced.follow()
                await asyncio.sleep(PROBE_SECONDS)
        finally:
            self._probed.discard(table)
        if synced is not None and synced is self._shown_here(table):
            synced.is_stuck = False
            synced.follow()

    def _shown_here(self, table: int) -> TableSync | None:
        """The messages of a table that this process keeps, and knows."""
        synced = self._synced.get(table)
        return synced if synced is not None and synced.is_loaded and self._cluster.holds(table) else None

    def allowed_again(self, guild: int) -> None:
        """Something about a server or a channel has changed; what was refused there may be taken now."""
        living = [self._synced[table.id] for table in self._tables.tables_in(guild) if table.id in self._synced]
        for synced in (*living, *(each for each in self._leaving.values() if each.table.guild == guild)):
            self._allow(synced)

    def _allow(self, synced: TableSync) -> None:
        synced.tell_all(PermissionRestored())
        if synced.table.id in self._unseen:
            self._unseen.discard(synced.table.id)
            self.spawn(self._look_again(synced.table))

    async def _look_again(self, table: Table) -> None:
        await self._look_until_seen(await self._look_after_all([table]))

    def heard_nothing_of(self, servers: Callable[[int], bool]) -> None:
        """Nobody told of what changed on these servers for a while: channels that refused something are asked again.

        All tables are gone through once, as each start comes here too; hardly any has such a channel.
        """
        for synced in (*self._synced.values(), *self._leaving.values()):
            is_barred = synced.board.channel != OPEN or synced.table.id in self._unseen
            if is_barred and servers(synced.table.guild):
                self._allow(synced)

    def written(self, channel: int, message: int, author: int) -> None:
        """Somebody wrote into a channel; in one without a table that costs no more than to see that.

        Who sits there and was away is back.
        """
        synced = self._in_channel(channel)
        if synced is None:
            return
        if synced.written(message):
            self.spawn(self._people.learn_of_channel(channel))
        if is_marked_absent(synced.table, author) and self._cluster.holds(synced.table.id):
            self.spawn(self._safely(self._service.mark_present(synced.table.id, author)))

    def answered(self, user: int, place: MessageLocation) -> None:
        """Somebody got a private answer in a channel that is no message of a table's."""
        if (synced := self._in_channel(place.channel)) is not None:
            synced.answered(user, place.message)

    def deleted(self, channel: int, messages: Collection[int]) -> None:
        if (synced := self._in_channel(channel)) is not None:
            synced.deleted(messages)

    def _in_channel(self, channel: int) -> TableSync | None:
        table = self._tables.table_in(channel)
        return self._synced.get(table.id) if table is not None else None

    def _result_stands(self, place: MessageLocation) -> None:
        """What a deal came to was said in a channel, be it of a table that is closed: the one there stands below it."""
        if (synced := self._in_channel(place.channel)) is not None:
            synced.note_result(place.message)

    def _moves_after(self, channel: int) -> int:
        return self._people.known_of_channel(channel).moves_after

    def met(self, interaction: Interaction) -> None:
        """Somebody does something in a channel, and with it comes what we may do there: the gateway may not say so.

        It says what the time is at Discord, too.
        """
        self._transport.note_time(interaction.created_at)
        synced = self._in_channel(interaction.channel_id or 0)
        if synced is not None and synced.is_barred and takes_messages(interaction):
            self._allow(synced)

    def repainted(self) -> None:
        for synced in list(self._synced.values()):
            synced.tell_all(PaintingRestored())

    def preferred(self, user: int) -> None:
        """Somebody asked for something else than before: what they have before them shows it, wherever that is kept."""
        self._cluster.tell_preferred(user)
        self._reword(user)

    def preferred_elsewhere(self, user: int) -> None:
        """They did so at another process: what is remembered of them here is old."""
        self._people.forget(user)
        self._reword(user)

    def _reword(self, user: int) -> None:
        for table in self._tables.tables_of(user):
            if (synced := self._synced.get(table.id)) is not None:
                synced.reword(user)

    # Tables that go from process to process

    def _note_elsewhere(self, change: Change) -> None:
        """Another process shows the table; here stand at most private answers."""
        synced = self._synced.get(change.table.id)
        if synced is None:
            return
        if change.kind == "yielded":
            self.spawn(self._let_go(change.table.id))
        elif change.kind not in {"late", "stuck"}:
            synced.table = change.table
            self._follow(synced)

    def _follow(self, synced: TableSync) -> None:
        """Show how the table stands now, once it is known where its messages stand."""
        if synced.is_loaded:
            synced.follow()
        else:
            self.spawn(self._load_later(synced))

    def is_tracking(self, table: int) -> bool:
        """Whether somebody here wants to know how a table goes on that another process holds."""
        synced = self._synced.get(table)
        return synced is not None and synced.has_private

    async def settle(self, tables: Collection[int]) -> None:
        """Other processes get these tables: end what was begun for them."""
        await asyncio.gather(*map(self._let_go, tables))

    async def _let_go(self, table: int) -> None:
        """Another process keeps the table's post and hands from now on: what was begun is finished and written down."""
        synced = self._synced.get(table)
        if synced is None:
            return
        await synced.come_to_rest(KEPT, FINISH_SECONDS)
        await self._journal.write()
        if self._cluster.holds(table):
            return
        self._journal.let_go(table)
        synced.forget(KEPT)
        if not synced.has_private:
            self._drop(table)
        else:
            self._follow(synced)  # it may have been got, and given on, before it was known where its messages stand
            self.spawn(self._tell_played())

    def _arrive(self, table: Table) -> None:
        """This process shows the table from now on; those that come together are looked at together.

        What it knew of the table's messages is old, for another may have had them meanwhile.
        """
        self._arrived[table.id] = table
        synced = self._synced.get(table.id)
        if synced is not None:
            self._journal.let_go(table.id)
            synced.unload(KEPT)
        if len(self._arrived) == 1:
            self.spawn(self._welcome())

    async def _welcome(self) -> None:
        await asyncio.sleep(0)
        arrived, self._arrived = list(self._arrived.values()), {}
        await self._take_up(arrived)

    def changed_elsewhere(self, table: int, user: int, used: int = 0) -> None:
        """Another process answered on somebody's hand, or posted the table anew (0): nobody knows what is shown.

        Who plays by their hand plays by no private answer any more, unless they have used that since.
        """
        synced = self._synced.get(table)
        if synced is None:
            return
        if not self._cluster.holds(table):
            if user in synced.board.focus:  # of another process's too: this one may have the table next
                synced.use_hand(user, used)
            return
        if not user:
            self.spawn(self._find_again(synced))
            return
        self._reopen(user, is_direct=True)
        synced.use_hand(user, used)

    def stepped_elsewhere(self, table: int, user: int, used: int, what: str) -> None:
        """Somebody's hand asks on by what they pressed elsewhere; only the process that holds its table changes it."""
        synced = self._synced.get(table)
        if synced is not None and self._cluster.holds(table):
            synced.turn_hand(user, used, what)

    def played_elsewhere(self, table: int, user: int, used: int) -> None:
        """Somebody plays by a message of another process, which they used by this interaction.

        Where they have used one of this process's since, the other hears of that. Else each would leave it to the other
        to ask them.
        """
        synced = self._synced.get(table)
        if synced is not None and not synced.play_elsewhere(user, used):
            tell = self._cluster.tell_played if user in synced.private_players else self._cluster.tell_shown
            tell(table, user, synced.used_by(user))

    def others_changed(self) -> None:
        """A process has come or gone, or something it told was lost: all tell again who plays by their messages."""
        for synced in list(self._synced.values()):
            synced.forget_elsewhere()
        self.spawn(self._tell_played())

    async def _tell_played(self) -> None:
        """Soon, when all have heard of it."""
        await asyncio.sleep(TELL_SECONDS)
        for synced in list(self._synced.values()):
            for user in sorted(synced.private_players):
                self._cluster.tell_played(synced.table.id, user, synced.used_by(user))

    async def _find_again(self, synced: TableSync) -> None:
        """The table's post is another message now."""
        try:
            shows = await self._journal.remembered(synced.table.id)
        except StorageError as error:
            log.warning("Where the post of table %s stands cannot be read: %s", synced.table.id, error)
            return
        place = next((show.place for show in shows if show.user is None), None)
        if place is not None:
            self._found_post(synced, place)

    @staticmethod
    def _found_post(synced: TableSync, place: MessageLocation) -> None:
        if (key := synced.board.find(place.message)) is not None:
            synced.tell(key, ChangedExternally())
            return
        for key in synced.board.of(MessageKind.POST):
            if synced.board.messages[key].status in TO_BE_SENT:
                synced.tell(key, MessageFound(place))
                return
        synced.begin(next_post(synced.board), taken_up(MessageKind.POST, place, asyncio.get_running_loop().time()))

    # Which message an interaction means

    async def post_pressed(self, pressed: TablePress, interaction: Interaction) -> TakeLease | None:
        """The post, or the result, on which somebody pressed; None if what they pressed is neither.

        A result that bears nothing of the game any more need not be set right.
        """
        self._reopen(interaction.user.id, is_direct=False)
        message = interaction.message
        synced = await self._ready(pressed.table)
        if message is None or message.channel.id != synced.table.channel:
            return None
        place, controls = MessageLocation(message.channel.id, message.id), controls_on(message)
        await synced.heard_of_post(place.message)
        if is_post_of(controls, pressed.table):
            return lambda press: synced.lease_post(place, press, interaction)
        if not goes_on_from(controls, pressed.table):
            return None
        key = synced.board.find(place.message) or older_post(place.message)
        return lambda press: synced.lease(key, press, interaction, place, pressed.deal)

    async def hand_pressed(self, pressed: TablePress, interaction: Interaction) -> TakeLease | None:
        """The hand, or private answer, on which somebody pressed."""
        message, user = interaction.message, interaction.user.id
        if message is None:
            return None
        synced, place = await self._ready(pressed.table), MessageLocation(message.channel.id, message.id)
        if message.flags.ephemeral:
            own = await synced.find_private(user, place.message)
            return lambda press: synced.lease(own, press, interaction, place)
        self._reopen(user, is_direct=True)
        if not self._cluster.holds(pressed.table):
            self._cluster.tell_shown(pressed.table, user, interaction.id)
        key = await synced.find_hand(user, place.message, pressed.deal)

        def lease(press: PendingInteraction) -> MessageLease:
            state = synced.board.messages.get(key)
            if state is not None and state.status in TO_BE_SENT:
                synced.tell(key, MessageFound(place))
            return synced.lease(key, press, interaction, place)

        return lease

    def _reopen(self, user: int, *, is_direct: bool) -> None:
        """Somebody can be reached again, at whichever table they sit."""
        if self._notices.reopened(user, asyncio.get_running_loop().time(), is_direct=is_direct):
            for table in self._tables.tables_of(user):
                if table.id in self._synced:
                    self._synced[table.id].reopened(user)

    async def private_answer(self, table: int, interaction: Interaction) -> TakeLease:
        """A new private answer, which takes the place of the one before it."""
        self._reopen(interaction.user.id, is_direct=interaction.guild_id is None)
        synced = await self._ready(table)
        synced.look_again()
        return lambda press: synced.lease(
            MessageKey(MessageKind.PRIVATE, interaction.user.id, interaction.id), press, interaction
        )

    async def lacks_token(self, table: int, interaction: Interaction) -> bool:
        """Whether only what this press brings edits what was pressed: a deal's post free of charge, a hand at all."""
        message = interaction.message
        if message is None:
            return False
        synced = await self._ready(table)
        return not synced.knows(message.id) if message.flags.ephemeral else synced.lacks_token(message.id)

    async def offer_token(self, table: int, interaction: Interaction) -> None:
        """Edit what was pressed by the token of this press, which was acknowledged."""
        if (message := interaction.message) is None:
            return
        token = EditToken(interaction.id, self._transport.token_until(interaction))
        synced = await self._ready(table)
        if message.flags.ephemeral:
            key = await synced.find_private(interaction.user.id, message.id)
            synced.keep_private(key, MessageLocation(message.channel.id, message.id), interaction, token)
        else:
            synced.offer_token(message.id, interaction, token)

    def keep_pressed(self, table: int, interaction: Interaction) -> None:
        """Keep the private answer that was pressed, by the token of this press, which was acknowledged.

        While nobody can read where the table's messages stand that is put off: then it asks, and no other one is sent.
        """
        if (message := interaction.message) is None:
            return
        with suppress(UserError):
            synced = self._watch(self._tables.table(table))
            token = EditToken(interaction.id, self._transport.token_until(interaction))
            if synced.knows(message.id):  # which of several they play by is known, and nothing was done here
                synced.offer_token(message.id, interaction, token)
                return
            key = MessageKey(MessageKind.PRIVATE, interaction.user.id, message.id)
            synced.keep_private(key, MessageLocation(message.channel.id, message.id), interaction, token)
            if not synced.is_loaded:
                self.spawn(self._load_later(synced))

    def follow_with_hand(self, table: int, interaction: Interaction) -> None:
        """Their hand follows the answer to what somebody pressed or typed, at the channel's end and free of charge."""
        if (synced := self._synced.get(table)) is not None:
            token = EditToken(interaction.id, self._transport.token_until(interaction))
            synced.follow_up(interaction.user.id, interaction, token)

    async def private_here(self, table: int, interaction: Interaction) -> TakeLease:
        """A private answer in place of the private message that was pressed, whatever that showed before."""
        message, user = interaction.message, interaction.user.id
        if message is None:
            return await self.private_answer(table, interaction)
        synced, place = await self._ready(table), MessageLocation(message.channel.id, message.id)
        key = await synced.find_private(user, place.message)
        return lambda press: synced.lease(key, press, interaction, place)

    async def new_post(self, channel: int, interaction: Interaction) -> TakeLease:
        """The post of this channel's table, which is there or is about to be opened."""
        table = self._tables.table_in(channel)
        if table is None:
            return lambda press: self._opening_post(channel, press, interaction)
        synced = await self._ready(table.id)
        await self._journal.mark_uncertain(table.id)
        return lambda press: synced.lease(next_post(synced.board), press, interaction)

    def _opening_post(self, channel: int, press: PendingInteraction, interaction: Interaction) -> OpeningPost:
        opening = OpeningPost(press, interaction)
        self._opening[channel] = opening  # of two who open at once one is refused, the other's table takes its own
        return opening

    async def invite(
        self, table: int, number: int, message: Callable[[MessageLocation | None], Awaitable[Message]]
    ) -> None:
        """Say once in a table's channel that somebody calls people there; `message` is told where the post stands."""
        synced = await self._ready(table)
        composed = await message(synced.post_place)

        async def content(_: Content) -> Message | None:
            return composed

        synced.say(MessageKey(MessageKind.INVITE, 0, number), content)

    def begins_anew(self, table: int) -> bool:
        """Whether what goes on at a table is better shown by a new post: below its result, or what else was said."""
        synced = self._synced.get(table)
        return synced is not None and (synced.board.stands_by_result or synced.board.is_buried)


def _post_of(synced: TableSync, shows: Iterable[PostedMessage]) -> int:
    """The number of a table's post, as it was written down or is known by now; 0 for none."""
    places = [synced.post_place, *(show.place for show in shows if show.user is None)]
    return max((place.message for place in places if place is not None), default=0)


def _is_behind(table: Table, shows: Sequence[PostedMessage]) -> bool:
    """Whether anything of a table is not known to show its newest state."""
    everybody = set(table.people) if table.stage is Stage.PLAYING else set()
    shown = [show for show in shows if show.stands]
    at_hand = {show.user for show in shows if show.user is not None and not show.is_being_sent}
    is_whole = any(show.user is None for show in shown) and everybody <= at_hand
    return not is_whole or any(show.revision != table.revision for show in shown)
