"""What is said once in a table's channel: a deal's result, whose turn it is, that somebody takes no direct messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.errors import StorageError, UserError
from bot.gateway.messages.composer import Composer
from bot.gateway.messages.insistence import code_of, is_weather
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.people import Memory, People
from bot.gateway.messages.sender import Sender, nonce_of, without_pictures
from bot.gateway.messages.watched import Watched
from bot.phrases import escape, phrases
from bot.ports import Place
from bot.tables.messages import Message
from bot.tables.model import Sight
from bot.tables.service import TableService

log = logging.getLogger(__name__)

CLOSED_SECONDS = 3600.0
FIRST_PAUSE, LONGEST_PAUSE = 2.0, 60.0


class Crier:
    """Sends each of these once. The end of a deal is told however long it takes; nothing depends on the rest."""

    def __init__(
        self, tables: TableService, people: People, sender: Sender, composer: Composer, journal: Journal
    ) -> None:
        self._tables = tables
        self._people = people
        self._sender = sender
        self._composer = composer
        self._journal = journal
        self._closed: Memory[int, bool] = Memory(CLOSED_SECONDS)

    async def result(self, watched: Watched, sight: Sight) -> None:
        """A deal is over."""
        deal = sight.table.deal.id if sight.table.deal else 0

        async def tell() -> None:
            await self._send(watched, await self._composer.result(sight), "result", nonce_of("result", deal))

        await self._end(watched, deal, tell)

    async def annulled(self, watched: Watched, number: int, deal: int) -> None:
        """A deal is void: everybody is told, and that it does not count."""
        text = phrases(watched.table.language).say("post-annulled", deal=number)
        nonce = nonce_of("annulled", watched.table.id, number)
        await self._end(watched, deal, lambda: self._tell(watched, text, nonce))

    async def _end(self, watched: Watched, deal: int, tell: Callable[[], Awaitable[None]]) -> None:
        """Tell the end of a deal until it is told or may not be, and write down that this is done."""
        pause = FIRST_PAUSE
        while not await self._told(watched, tell):
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, pause * 2)
        await self._journal.told(deal)

    async def _told(self, watched: Watched, tell: Callable[[], Awaitable[None]]) -> bool:
        """False if it has to be tried again."""
        try:
            await tell()
        except Exception as error:
            if is_weather(error) or isinstance(error, StorageError):
                log.warning("The end of a deal of table %s will be told later: %s", watched.table.id, error)
                return False
            if isinstance(error, discord.HTTPException):
                log.warning("Nothing can be said in the channel of table %s: %s", watched.table.id, code_of(error))
            else:
                log.exception("The end of a deal of table %s could not be told.", watched.table.id)
        return True

    async def _tell(self, watched: Watched, text: str, nonce: str) -> None:
        await self._send(watched, Message(text), "notice", nonce)

    async def turn(self, watched: Watched, users: frozenset[int]) -> None:
        """It is these people's turn: those who asked for it are called at once."""
        await self._safely(watched, lambda: self._call(watched, users, {"always"}))

    async def late(self, watched: Watched, users: frozenset[int]) -> None:
        """Half of their time is over: whoever does not mind is called."""
        await self._safely(watched, lambda: self._call(watched, users, {"late", "always"}))

    async def _call(self, watched: Watched, users: frozenset[int], pings: set[str]) -> None:
        """One call at a time: of two that overtake each other one would stand for ever."""
        async with watched.calling:
            await self._call_now(watched, users & watched.awaited, pings)

    async def _call_now(self, watched: Watched, users: frozenset[int], pings: set[str]) -> None:
        called = tuple([user for user in users if (await self._people.preferences(user)).ping in pings])
        if not called:
            return
        try:
            sight = self._tables.sight(watched.table.id, None)
        except UserError:
            return
        message = await self._composer.call(sight)
        if message is None:
            return
        deal = watched.table.deal
        told = len(sight.view.history) if sight.view is not None else 0
        nonce = nonce_of("call", *sorted(pings), deal.id if deal else 0, told, *sorted(called))
        old, calling = watched.nudge, Message(message.text, mentions=called)
        watched.nudge = await self._send(watched, calling, "call", nonce)
        await self._journal.leave(watched.nudge)
        if old is not None and old != watched.nudge:
            await self._journal.take_away(old)
        if not watched.awaited & users:
            await self.hush(watched)

    async def hush(self, watched: Watched) -> None:
        """Who was called has acted: the mention is of no use to anybody any more."""
        place, watched.nudge = watched.nudge, None
        if place is not None:
            await self._journal.take_away(place)

    def is_closed(self, user: int) -> bool:
        """Whether somebody's direct messages were closed a short while ago; asking again counts against us."""
        return self._closed.get(user) is not None

    def reopened(self, user: int) -> None:
        """Somebody wrote to us directly, so his direct messages may be open again."""
        self._closed.forget(user)

    def still_closed(self, watched: Watched, user: int) -> None:
        """Somebody took no direct messages before the start, and his channel knows how he sees his hand."""
        self._closed.put(user, True)
        watched.told_closed.add(user)

    async def closed(self, watched: Watched, user: int) -> None:
        """Somebody takes no direct messages: the channel is told once that there is another way."""
        self._closed.put(user, True)
        if user not in watched.told_closed:
            watched.told_closed.add(user)
            await self._safely(watched, lambda: self._tell_closed(watched, user))

    async def _tell_closed(self, watched: Watched, user: int) -> None:
        names = await self._people.names(watched.table.guild, (user,))
        say = phrases(watched.table.language)
        text = say.say("dm-closed", who=escape(names[user]), button=say.say("button-hand"))
        await self._tell(watched, text, nonce_of("closed", watched.table.id, user))

    async def _send(self, watched: Watched, message: Message, what: str, nonce: str) -> Place:
        watched.budget.spend()
        shown = without_pictures(message) if watched.pictures_refused else message
        return (await self._sender.send(watched.table.channel, shown, what=what, nonce=nonce)).place

    async def _safely(self, watched: Watched, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except discord.HTTPException as error:
            log.warning("Nothing can be said in the channel of table %s: %s", watched.table.id, error)
        except Exception as error:
            if is_weather(error):
                log.warning("Nothing can be said in the channel of table %s: %s", watched.table.id, error)
                return
            log.exception("Something could not be said in the channel of table %s.", watched.table.id)
