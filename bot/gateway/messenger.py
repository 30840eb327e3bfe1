"""Keeps a table's messages in Discord up to date: of each only the newest state, at a pace Discord and people bear."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import discord

from bot.errors import UserError
from bot.gateway import insistence
from bot.gateway.composer import Composer
from bot.gateway.crier import Crier
from bot.gateway.metrics import TABLES
from bot.gateway.sender import Sender, nonce_of, without_pictures
from bot.gateway.shown import Road, Shown, Tempo
from bot.gateway.watched import (
    Watched,
    awaited_people,
    cards_played,
    is_cut_awaited,
    only_computers_act,
    since,
)
from bot.ports import Place, Store
from bot.tables.messages import Message
from bot.tables.model import Sight, Stage, Table
from bot.tables.service import Change, TableService

log = logging.getLogger(__name__)

GATHER_SECONDS = 2.5
RETRIES = 5
START_PAUSE = 0.1


class Messenger:
    """Hears of every stored change and sees to it that what stands in Discord follows; a failed send loses nothing."""

    def __init__(self, tables: TableService, store: Store, sender: Sender, composer: Composer, crier: Crier) -> None:
        self._tables = tables
        self._store = store
        self._sender = sender
        self._composer = composer
        self._crier = crier
        self._watched: dict[int, Watched] = {}
        self._tempos: dict[int, Tempo] = {}
        self._reserved: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    # Starting and stopping

    def listen(self) -> None:
        """From here on every change is heard."""
        self._tables.listeners.append(self.note)

    def repair(self) -> None:
        """What stands from before a restart is brought up to date in the background."""
        self._spawn(self._take_up())

    async def _take_up(self) -> None:
        for table in self._tables.all_tables():
            self.refresh(table)
            await asyncio.sleep(START_PAUSE)

    async def stop(self) -> None:
        """Edit nothing more; after the next start everything is drawn again from the log."""
        if self.note in self._tables.listeners:
            self._tables.listeners.remove(self.note)
        shown = [each for watched in self._watched.values() for each in watched.all_shown()]
        tasks = [*self._tasks, *(each.task for each in shown if each.task is not None)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Hearing of changes

    def note(self, change: Change) -> None:
        """A change was stored: everything that shows it is wanted anew."""
        watched = self._watch(change.table)
        if change.kind == "late":
            self._spawn(self._crier.late(watched, watched.awaited))
            return
        sight = self._sight(watched, None)
        if change.kind == "deal":
            watched.hands.clear()
        if change.kind == "annulled":
            self._spawn(self._crier.annulled(watched, watched.deal))
        watched.deal = change.table.deal.number if change.table.deal else watched.deal
        if change.kind == "result":
            self._spawn(self._crier.result(watched, sight))
            watched.is_buried = True
        watched.person_acted = change.user is not None
        self._count_cards(watched, sight, by_person=change.user is not None)
        awaited = awaited_people(sight)
        if watched.nudge is not None and not watched.awaited <= awaited:
            self._spawn(self._crier.hush(watched))
        if fresh := awaited - watched.awaited:
            self._spawn(self._crier.turn(watched, fresh))
        watched.awaited = awaited
        self._want_all(watched)

    def refresh(self, table: Table) -> None:
        """Make sure that everything stands as it should."""
        watched = self._watch(table)
        watched.awaited = awaited_people(self._sight(watched, None))
        self._want_all(watched)

    def _watch(self, table: Table) -> Watched:
        watched = self._watched.get(table.id)
        if watched is None:
            watched = self._watched[table.id] = Watched(table)
            TABLES.set(len(self._watched))
        watched.table = table
        return watched

    def _sight(self, watched: Watched, user: int | None) -> Sight:
        """The table as it stands; one that is closed is known by its last change only."""
        with suppress(UserError):
            return self._tables.sight(watched.table.id, user)
        return Sight(watched.table, None, None)

    def _count_cards(self, watched: Watched, sight: Sight, *, by_person: bool) -> None:
        cards = cards_played(sight)
        if by_person and cards > watched.cards:
            watched.budget.card_played(cards - watched.cards)
        watched.cards = cards

    def _want_all(self, watched: Watched) -> None:
        if watched.table.stage is Stage.PLAYING:
            for user in watched.table.people:
                watched.hands.setdefault(user, Shown("hand", user))
        watched.drop_dead()
        watched.stirred.set()
        for shown in watched.all_shown():
            self._want(watched, shown)

    def _want(self, watched: Watched, shown: Shown) -> None:
        if shown.wanted_since is None:
            shown.wanted_since = asyncio.get_running_loop().time()
        if shown.task is None or shown.task.done():
            shown.task = asyncio.create_task(self._keep(watched, shown), name=f"{shown.what} of {watched.table.id}")

    # Keeping one message up to date

    async def _keep(self, watched: Watched, shown: Shown) -> None:
        """Until it shows the newest state, or cannot be afforded now; the next change looks at it again."""
        try:
            await self._load(watched)
            while shown.wanted_since is not None and await self._good_moment(watched, shown):
                shown.wanted_since = None
                shown.updating = True
                try:
                    await self._update(watched, shown)
                finally:
                    shown.updating = False
                shown.failures = 0
            self._let_go(watched, shown)
        except Exception:
            shown.failures += 1
            log.exception("The %s of table %s could not be shown (%s).", shown.what, watched.table.id, shown.failures)
            if shown.failures <= RETRIES:
                self._spawn(self._later(watched, shown, 2.0**shown.failures))

    async def _later(self, watched: Watched, shown: Shown, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self._want(watched, shown)

    async def _load(self, watched: Watched) -> None:
        """After a restart: where its messages stand."""
        async with watched.loading:
            if watched.loaded:
                return
            watched.post.place = watched.post.place or await self._store.post(watched.table.id)
            for user, place in (await self._store.hand_posts(watched.table.id)).items():
                shown = watched.hands.get(user)
                if shown is not None and shown.place is None:
                    shown.place = place
            watched.loaded = True

    async def _good_moment(self, watched: Watched, shown: Shown) -> bool:
        """Wait until it may be edited; False if it has to wait for another change."""
        while True:
            if shown.pressed or (shown is watched.post and watched.table.channel in self._reserved):
                return False
            sight = self._sight(watched, None)
            left = GATHER_SECONDS - since(shown.wanted_since)
            if only_computers_act(sight) and left > 0 and not watched.is_hurried(shown):
                await self._stir(watched, left)
                continue
            if not watched.is_affordable(shown, sight):
                return False
            urgent = shown is not watched.post or is_cut_awaited(sight)
            wait = self._tempo(watched, shown).wait(urgent=urgent) if watched.is_paced(shown) else 0.0
            if wait <= 0:
                return True
            await asyncio.sleep(wait)

    async def _stir(self, watched: Watched, seconds: float) -> None:
        watched.stirred.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(watched.stirred.wait(), seconds)

    def _tempo(self, watched: Watched, shown: Shown) -> Tempo:
        hand = None if shown is watched.post else shown.place
        return self._tempos.setdefault(hand.channel if hand else watched.table.channel, Tempo())

    async def _update(self, watched: Watched, shown: Shown) -> None:
        """Bring it to the newest state, if it does not show that already."""
        if shown is watched.post:
            message: Message | None = await self._composer.post(self._sight(watched, None))
        else:
            message = await self._composer.hand(
                shown.user, self._sight(watched, shown.user), private=shown.what == "private"
            )
        if message is None or shown.shows(message):
            return
        if watched.pictures_refused:
            message = without_pictures(message) if shown is watched.post else message
        try:
            if shown.is_new:
                await self._send(watched, shown, message)
            elif shown is watched.post and watched.is_out_of_sight:
                await self._send_anew(watched, message)
            else:
                if watched.is_paced(shown):
                    self._tempo(watched, shown).note()
                if await self._sender.edit(shown, message):
                    watched.budget.spend()
        except discord.HTTPException as error:
            await self._refused(watched, shown, error)

    async def _send(self, watched: Watched, shown: Shown, message: Message) -> None:
        """A message that is not there yet."""
        table = watched.table
        if shown.what == "private" or table.stage is Stage.CLOSED:
            return
        if shown is watched.post:
            nonce = nonce_of("post", table.id, table.revision, shown.failures)
            shown.place = await self._sender.send(table.channel, message, what="post", nonce=nonce)
            await self._store.set_post(table.id, shown.place)
        else:
            if self._crier.is_closed(shown.user):
                return
            channel = await self._sender.direct_channel(shown.user)
            nonce = nonce_of("hand", table.id, table.deal.id if table.deal else 0, shown.user)
            shown.place = await self._sender.send(channel, message, what="hand", nonce=nonce)
            await self._store.set_hand_post(table.id, shown.user, shown.place)
        watched.budget.spend()
        shown.now_shows(message)

    async def _send_anew(self, watched: Watched, message: Message) -> None:
        """The post stands too far up or is too old: a new one at the channel's end, the old one goes."""
        old, fresh = watched.post.place, Shown("post")
        await self._send(watched, fresh, message)
        watched.post.place, watched.post.road, watched.is_buried = fresh.place, None, False
        watched.post.now_shows(message)
        if old is not None:
            await self._sender.delete(old)

    async def _refused(self, watched: Watched, shown: Shown, error: discord.HTTPException) -> None:
        """Discord said no: draw the consequence, or let it be tried again later."""
        code, table = insistence.code_of(error), watched.table
        if shown.what == "private":
            log.info("A private answer could not be edited: %s", code)
            watched.private.pop(shown.user, None)
        elif code == insistence.CLOSED_TO_US and shown.what == "hand":
            shown.place = None
            await self._crier.closed(watched, shown.user)
        elif code == insistence.UNKNOWN_MESSAGE:
            shown.place = shown.road = None
            shown.is_unknown()
            self._want_once_more(watched, shown)
        elif code in {insistence.UNKNOWN_CHANNEL, insistence.UNKNOWN_GUILD} and shown is watched.post:
            await self.gone(table)
        elif code == insistence.UNKNOWN_CHANNEL:
            self._sender.forget_direct_channel(shown.user)
            shown.place = None
        elif code == insistence.OLD_EDITS and shown is watched.post:
            await self._send_anew(watched, await self._composer.post(self._sight(watched, None)))
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

    def _let_go(self, watched: Watched, shown: Shown) -> None:
        if watched.table.stage is Stage.CLOSED and shown is watched.post:
            self._watched.pop(watched.table.id, None)
            self._tempos.pop(watched.table.channel, None)
            TABLES.set(len(self._watched))

    # What presses and commands tell

    def reserve(self, channel: int) -> None:
        """Somebody's answer is going to be the post of this channel's table."""
        self._reserved.add(channel)

    def release(self, channel: int) -> None:
        """It is, or it will not be; from here on the post is kept up to date."""
        self._reserved.discard(channel)
        table = self._tables.table_in(channel)
        if table is not None:
            self.refresh(table)

    async def adopt_post(self, table: Table, interaction: discord.Interaction, message: Message, place: Place) -> None:
        """An answer to an interaction is the table's post now."""
        watched = self._watch(table)
        await self._load(watched)
        old, watched.post.place, watched.post.road = watched.post.place, place, Road.of(interaction)
        watched.is_buried = False
        watched.post.now_shows(message)
        await self._store.set_post(table.id, place)
        if old is not None and old != place:
            self._spawn(self._sender.delete(old))

    def is_buried(self, table: int) -> bool:
        """Whether something of ours stands below the table's post, which is better posted anew."""
        watched = self._watched.get(table)
        return watched is not None and watched.is_buried

    def post_pressed(self, table: int, message: discord.Message | None) -> Shown:
        """The post on which somebody pressed; one that is not the table's any more is nobody's."""
        watched = self._watched.get(table)
        place = watched.post.place if watched is not None else None
        if watched is None or message is None or place is None or place.message != message.id:
            return Shown("post")
        return watched.post

    def post_answered(self, table: int, shown: Shown, interaction: discord.Interaction) -> None:
        """A press on the post was acknowledged: its token edits the post for a while."""
        watched = self._watched.get(table)
        if watched is None or shown is not watched.post:
            return
        if interaction.response.type is discord.InteractionResponseType.deferred_message_update:
            shown.road = Road.of(interaction)
        self.look_again(table, shown)

    async def hand_pressed(self, table: int, user: int, message: discord.Message | None) -> Shown:
        """The hand on which somebody pressed; an older one of his is treated as a private answer."""
        watched = self._watched.get(table)
        if watched is None or message is None:
            return Shown("private", user)
        await self._load(watched)
        hand = watched.hands.get(user)
        if hand is not None and hand.place is not None and hand.place.message == message.id:
            return hand
        return watched.private.get(user) or Shown("private", user)

    def adopt(self, table: int, shown: Shown, message: Message | None, road: Road | None) -> None:
        """What somebody sees privately now, and the token that keeps it up to date for a while."""
        watched = self._watched.get(table)
        if watched is None:
            return
        if message is not None and road is not None:
            shown.road = road
            shown.now_shows(message)
            if shown.what == "private":
                watched.private[shown.user] = shown
        self.look_again(table, shown)

    def look_again(self, table: int, shown: Shown) -> None:
        """Whatever changed while an answer was on its way has not been shown yet."""
        watched = self._watched.get(table)
        if watched is not None and shown in watched.all_shown():
            self._want(watched, shown)

    def reopened(self, user: int) -> None:
        """Somebody pressed in his direct messages, so they are open."""
        self._crier.reopened(user)
