"""Keeps each message of a table at its newest state, at a pace Discord and people bear; a failed call loses nothing."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord

from bot.errors import StorageError, UserError
from bot.gateway.messages import insistence
from bot.gateway.messages.composer import Composer
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.metrics import TABLES
from bot.gateway.messages.notices import Crier
from bot.gateway.messages.sender import Sender, nonce_of, without_pictures
from bot.gateway.messages.shown import Shown, Tempo
from bot.gateway.messages.turnstile import Turnstile
from bot.gateway.messages.watched import Watched, awaited_people, is_cut_awaited, only_computers_act, since
from bot.ports import OnShow, Place
from bot.tables.messages import Message
from bot.tables.model import Sight, Stage, Table
from bot.tables.service import TableService
from bot.tasks import put_an_end_to

log = logging.getLogger(__name__)

GATHER_SECONDS = 2.5
LONGEST_PAUSE = 60.0
FINISH_SECONDS = 2.0


class Keeper:
    """Every message of ours that follows a table, and one task for each that has to be edited."""

    def __init__(
        self, tables: TableService, sender: Sender, composer: Composer, crier: Crier, journal: Journal
    ) -> None:
        self._tables = tables
        self._sender = sender
        self._composer = composer
        self._crier = crier
        self._journal = journal
        self._watched: dict[int, Watched] = {}
        self._tempos: dict[int, Tempo] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turnstile = Turnstile()
        self._is_stopped = False
        self.reserved: Counter[int] = Counter()

    def spawn(self, work: Coroutine[Any, Any, None], name: str | None = None) -> asyncio.Task[None]:
        """Do something beside; it ends with us, and what comes later ends before it begins."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        if self._is_stopped:
            task.cancel()
        return task

    async def stop(self) -> None:
        """Edit nothing more; the next start goes on with what the journal knows."""
        self._is_stopped = True
        await asyncio.gather(put_an_end_to(*self._tasks), self._turnstile.stop())

    # What is watched

    def watch(self, table: Table) -> Watched:
        """A table's messages, from now on watched."""
        watched = self._watched.get(table.id)
        if watched is None:
            watched = self._watched[table.id] = Watched(table)
            TABLES.set(len(self._watched))
        watched.table = table
        if table.deal is not None:
            watched.deal, watched.deal_id = table.deal.number, table.deal.id
        return watched

    def find(self, table: int) -> Watched | None:
        """A table's messages, if they are watched."""
        return self._watched.get(table)

    def sight(self, watched: Watched, user: int | None) -> Sight:
        """The table as it stands; one that is closed is known by its last change only."""
        with suppress(UserError):
            return self._tables.sight(watched.table.id, user)
        return Sight(watched.table, None, None)

    async def load(self, watched: Watched) -> None:
        """Where its messages stand, known from before a restart or from another process."""
        async with watched.loading:
            if not watched.loaded:
                self.take_up(watched, await self._journal.remembered(watched.table.id))

    def take_up(self, watched: Watched, shows: Iterable[OnShow]) -> None:
        """Messages that were written down; one without a place means that somebody takes none."""
        for show in shows:
            self._journal.known(show)
            user = show.user
            shown = watched.post if user is None else watched.hands.setdefault(user, Shown("hand", user))
            if show.place is None or shown.place is not None:
                continue
            if show.place.message == 0:
                self._crier.still_closed(watched, show.user or 0)
                continue
            shown.place, shown.digest, shown.revision = show.place, show.digest, show.revision
        watched.loaded = True

    # Wanting

    def want_all(self, watched: Watched) -> None:
        """Look at every message of a table again."""
        if watched.table.stage is Stage.PLAYING:
            for user in watched.table.people:
                watched.hands.setdefault(user, Shown("hand", user))
        watched.drop_dead()
        watched.stirred.set()
        for shown in watched.all_shown():
            self.want(watched, shown)

    def want(self, watched: Watched, shown: Shown) -> None:
        """Look at one message again, if it is ours to keep: private answers always are."""
        if not self._is_ours(watched, shown):
            return
        if shown.wanted_since is None:
            shown.wanted_since = asyncio.get_running_loop().time()
        if self._is_awaited(watched, shown):
            self._turnstile.hurry(shown)
        if shown.task is None or shown.task.done():
            shown.task = self.spawn(self._keep(watched, shown), f"{shown.what} of {watched.table.id}")

    def _is_ours(self, watched: Watched, shown: Shown) -> bool:
        return shown.what == "private" or self._tables.holds(watched.table.id)

    def tells(self, table: int, guild: int, *, closed: bool) -> bool:
        """Whether this process says how a deal ended; of a closed table the one that hears its server."""
        return self._tables.company.hears(guild) if closed else self._tables.holds(table)

    def has_private(self, table: int) -> bool:
        """Whether somebody has a private answer before him that is kept up to date here."""
        watched = self._watched.get(table)
        return watched is not None and any(shown.live_road for shown in watched.private.values())

    async def let_go(self, table: int) -> None:
        """Another process keeps the table's post and hands from now on: what was begun is finished and written down."""
        watched = self._watched.get(table)
        if watched is None:
            return
        shown = [each for each in watched.all_shown() if each.what != "private" and each.updating]
        if tasks := {each.task for each in shown if each.task is not None}:
            await asyncio.wait(tasks, timeout=FINISH_SECONDS)
        await self._journal.write()
        if self._tables.holds(table):
            return
        self._journal.let_go(table)
        self._watched.pop(table, None)
        if watched.private:
            self.watch(watched.table).private.update(watched.private)
        TABLES.set(len(self._watched))

    def look_again(self, table: int, shown: Shown) -> None:
        """Whatever changed while an answer was on its way has not been shown yet."""
        watched = self._watched.get(table)
        if watched is not None and (watched.keeps(shown) or watched.is_replaced(shown)):
            self.want(watched, shown)

    async def _keep(self, watched: Watched, shown: Shown) -> None:
        """Until it shows the newest state, or cannot be afforded now; the next change looks at it again."""
        try:
            await self.load(watched)
            while shown.wanted_since is not None and await self._good_moment(watched, shown):
                shown.wanted_since = None
                shown.updating = True
                try:
                    await self._update(watched, shown)
                finally:
                    shown.updating = False
                shown.failures = 0
            self._forget_closed(watched, shown)
        except Exception as error:
            shown.failures += 1
            pause = min(LONGEST_PAUSE, 2.0**shown.failures)
            text = "The %s of table %s could not be shown (%s), next try in %.0f s."
            if insistence.is_weather(error) or isinstance(error, StorageError):
                log.warning(f"{text} %s", shown.what, watched.table.id, shown.failures, pause, error)  # noqa: G004
            else:
                log.exception(text, shown.what, watched.table.id, shown.failures, pause)
            self.spawn(self._later(watched, shown, pause))

    async def _later(self, watched: Watched, shown: Shown, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.look_again(watched.table.id, shown)

    async def _good_moment(self, watched: Watched, shown: Shown) -> bool:
        """Wait until it may be edited; False if it has to wait for another change."""
        has_turn = shown.is_new
        while True:
            if shown.pressed or (shown is watched.post and watched.table.channel in self.reserved):
                return False
            if not self._is_ours(watched, shown) or (watched.is_replaced(shown) and not shown.asks):
                return False
            sight = self.sight(watched, None)
            left = GATHER_SECONDS - since(shown.wanted_since)
            if only_computers_act(sight) and left > 0 and not watched.is_hurried(shown):
                await self._stir(watched, left)
                continue
            if not watched.is_affordable(shown, sight):
                return False
            urgent = shown is not watched.post or is_cut_awaited(sight)
            wait = self._tempo(watched, shown).wait(urgent=urgent) if watched.is_paced(shown) else 0.0
            if wait > 0:
                await asyncio.sleep(wait)
            elif has_turn:
                return True
            else:
                await self._turnstile.turn(shown, is_awaited=self._is_awaited(watched, shown))
                has_turn = True

    @staticmethod
    def _is_awaited(watched: Watched, shown: Shown) -> bool:
        """Whether somebody waits for it: to act, or for the post as long as no card is played."""
        if shown is watched.post:
            return not watched.cards
        return shown.user in watched.awaited and watched.is_looked_at(shown)

    async def _stir(self, watched: Watched, seconds: float) -> None:
        watched.stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for may swallow the word to stop
                await watched.stirred.wait()

    def _tempo(self, watched: Watched, shown: Shown) -> Tempo:
        hand = None if shown is watched.post else shown.place
        return self._tempos.setdefault(hand.channel if hand else watched.table.channel, Tempo())

    # Bringing one message up to date

    async def _update(self, watched: Watched, shown: Shown) -> None:
        """Bring it to the newest state, if it does not show that already."""
        sight = self.sight(watched, None if shown is watched.post else shown.user)
        message = await self._message(watched, shown, sight)
        if message is not None and (shown.is_new or not shown.shows(message)):
            try:
                await self._bring(watched, shown, message)
            except discord.HTTPException as error:
                await self._refused(watched, shown, error)
                return
            if not shown.shows(message):
                return  # written down as the newest state, it would be left as it is after a restart
        shown.revision = sight.table.revision
        self._write_down(watched, shown)

    async def _message(self, watched: Watched, shown: Shown, sight: Sight) -> Message | None:
        if shown is not watched.post:
            hand = await self._composer.hand(shown.user, sight, private=shown.what == "private")
            return replace(hand, controls=()) if hand is not None and watched.is_replaced(shown) else hand
        message = await self._composer.post(sight, is_stuck=watched.is_stuck)
        return without_pictures(message) if watched.pictures_refused else message

    async def _bring(self, watched: Watched, shown: Shown, message: Message) -> None:
        if shown.is_new:
            await self._send(watched, shown, message)
        elif shown is watched.post and watched.is_out_of_sight:
            await self.send_anew(watched, message)
        else:
            if watched.is_paced(shown):
                self._tempo(watched, shown).note()
            if await self._sender.edit(shown, message):
                watched.budget.spend()
            if shown.what == "private" and shown.live_road is None:
                self._out_of_reach(watched, shown)

    def _out_of_reach(self, watched: Watched, shown: Shown) -> None:
        """A private answer can be changed no more: whoever has it before him sees what is new in his hand."""
        if not watched.keeps(shown):
            return
        watched.private.pop(shown.user, None)
        hand = watched.hands.get(shown.user)
        if hand is not None:
            self.want(watched, hand)

    def _write_down(self, watched: Watched, shown: Shown) -> None:
        if shown.what == "private" or shown.place is None or not watched.keeps(shown):
            return
        user = None if shown is watched.post else shown.user
        self._journal.note(OnShow(watched.table.id, user, shown.place, shown.revision, shown.digest))

    async def _send(self, watched: Watched, shown: Shown, message: Message) -> None:
        """A message that is not there yet."""
        table = watched.table
        if shown.what == "private" or table.stage is Stage.CLOSED:
            return
        if shown.what == "post":
            # Not of the revision: everybody can read a nonce, and some actions are silent.
            nonce = nonce_of("post", table.id, shown.lost)
            before = watched.post.place
            sent = await self._sender.send(table.channel, message, what="post", nonce=nonce)
            if watched.post.place not in (before, sent.place):  # meanwhile somebody's answer has become the post
                await self._journal.take_away(sent.place)
                return
        else:
            if self._crier.is_closed(shown.user):
                return
            channel = await self._sender.direct_channel(shown.user)
            nonce = nonce_of("hand", table.id, table.deal.id if table.deal else 0, shown.user, shown.lost)
            sent = await self._sender.send(channel, message, what="hand", nonce=nonce)
        watched.budget.spend()
        shown.stands_at(sent.place)
        shown.now_shows(message)
        if not sent.is_as_given:
            shown.is_unknown()
            self.want(watched, watched.post if shown.what == "post" else shown)

    async def send_anew(self, watched: Watched, message: Message) -> None:
        """The post stands too far up or is too old: a new one at the channel's end, the old one goes."""
        old, fresh = watched.post.place, Shown("post", lost=watched.post.place.message if watched.post.place else 0)
        await self._send(watched, fresh, message)
        if fresh.place is not None:
            self.moved(watched, fresh.place, message)
            if fresh.digest is None:
                watched.post.is_unknown()
            self._write_down(watched, watched.post)
            if old is not None and old != fresh.place:
                await self._journal.take_away(old)

    def moved(self, watched: Watched, place: Place, message: Message) -> None:
        """The post is another message now."""
        watched.post.place, watched.post.road, watched.is_buried = place, None, False
        watched.post.now_shows(message)

    async def _refused(self, watched: Watched, shown: Shown, error: discord.HTTPException) -> None:
        """Discord said no: draw the consequence, or let it be tried again later."""
        code, table = insistence.code_of(error), watched.table
        if shown.what == "private":
            log.info("A private answer could not be edited: %s", code)
            self._out_of_reach(watched, shown)
        elif code == insistence.CLOSED_TO_US and shown.what == "hand":
            shown.place = None
            self._journal.note(OnShow(table.id, shown.user, Place(0, 0)))
            await self._crier.closed(watched, shown.user)
        elif code == insistence.UNKNOWN_MESSAGE:
            shown.is_lost()
            self._want_once_more(watched, shown)
        elif code in {insistence.UNKNOWN_CHANNEL, insistence.UNKNOWN_GUILD} and shown is watched.post:
            await self.gone(table)
        elif code == insistence.UNKNOWN_CHANNEL:
            self._sender.forget_direct_channel(shown.user)
            shown.is_lost()
            self._want_once_more(watched, shown)
        elif code in insistence.NOT_TO_BE_EDITED and shown is watched.post:
            await self.send_anew(watched, await self._composer.post(self.sight(watched, None)))
        elif code in {insistence.NO_PERMISSION, insistence.NO_ACCESS}:
            log.warning("The %s of table %s may not be written (%s).", shown.what, table.id, code)
            if shown is watched.post and code == insistence.NO_PERMISSION and not watched.pictures_refused:
                watched.pictures_refused = True
                self._want_once_more(watched, shown)
        else:
            raise error

    @staticmethod
    def _want_once_more(watched: Watched, shown: Shown) -> None:
        if watched.table.stage is not Stage.CLOSED:
            shown.wanted_since = asyncio.get_running_loop().time()

    async def gone(self, table: Table) -> None:
        """The channel or the server is gone: the table ends without a word."""
        with suppress(UserError):
            await self._tables.close(table.id, None)

    def _forget_closed(self, watched: Watched, shown: Shown) -> None:
        """The post of a closed table says so: there is nothing more to keep."""
        if watched.table.stage is Stage.CLOSED and shown is watched.post:
            self._watched.pop(watched.table.id, None)
            self._tempos.pop(watched.table.channel, None)
            self._journal.forget(watched.table.id)
            TABLES.set(len(self._watched))

    def awaited(self, watched: Watched) -> frozenset[int]:
        """The people without whom the table cannot go on now."""
        return awaited_people(self.sight(watched, None))
