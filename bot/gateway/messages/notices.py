"""What is said in a table's channel beside the table: a deal's end, whose turn it is, who takes no direct messages."""

import logging
from contextlib import suppress
from dataclasses import replace
from typing import Final

from cachetools import TTLCache

from bot.errors import UserError
from bot.gateway.messages.board import MessageKey
from bot.gateway.messages.calls import awaited_people
from bot.gateway.messages.contents import ContentSource
from bot.gateway.messages.lifecycle import Content, MessageKind, Reason
from bot.gateway.messages.people import UserProfiles
from bot.gateway.messages.table_sync import TableSync
from bot.phrases import escape, phrases
from bot.present.composer import Composer
from bot.present.messages import Message
from bot.present.seating import with_ways
from bot.tables.deadlines import has_expired
from bot.tables.finished_deals import result_view, table_of
from bot.tables.model import TableView
from bot.tables.posted_messages import MessageStore

log = logging.getLogger(__name__)

CLOSED_SECONDS: Final = 3600.0
FIRST_DOUBT_SECONDS: Final = 60.0
"""How long after a press in their direct messages the next one does not tell that somebody opened them."""
MAX_REMEMBERED: Final = 100_000
CLOSING: Final = 1
"""What is said when a table is closed; it is about nobody, and 0 says that somebody takes no direct messages."""


class Notices:
    """Each of these is a message of its table's board, which sends it however long that takes."""

    def __init__(self, people: UserProfiles, composer: Composer, store: MessageStore) -> None:
        self._people = people
        self._composer = composer
        self._store = store
        self._closed: TTLCache[int, Reason] = TTLCache(MAX_REMEMBERED, CLOSED_SECONDS)
        self._believed: TTLCache[int, tuple[int, float]] = TTLCache(MAX_REMEMBERED, 2 * CLOSED_SECONDS)

    def result(self, table: TableSync, sight: TableView) -> None:
        """A deal is over: its post says what it came to."""

        async def content(form: Content) -> Message | None:
            return await self._composer.result(sight, goes_on=form is Content.RESULT)

        table.ended = sight
        table.end_deal(sight.table.deal_id, content)

    def annulled(self, table: TableSync, number: int, deal: int) -> None:
        """A deal is void: its post says that it does not count."""
        sight = table.sight(None)

        async def content(form: Content) -> Message | None:
            return await self._composer.annulled(sight.table, deal, number, goes_on=form is Content.RESULT)

        table.end_deal(deal, content)

    async def closed_table(self, table: TableSync) -> None:
        """A table is closed where people would not see it say so: how its evening ended is said at the end."""
        now, is_forgotten = table.table, has_expired(table.table)
        if await self._composer.ended(now.id, now.language) is None:
            return

        async def content(_: Content) -> Message | None:
            return await self._composer.closed(now.id, now.language, is_forgotten=is_forgotten)

        table.say(MessageKey(MessageKind.SAID, 0, CLOSING), content)

    def ended(self, deal: int) -> ContentSource:
        """What a deal came to that ended before a restart, or long ago; nothing if its rules are not known any more."""

        async def content(form: Content) -> Message | None:
            end, goes_on = await self._store.ended(deal), form is Content.RESULT
            if end is None:
                return None
            if end.deal.annulled:
                table = table_of(end.deal, end.language, end.channel)
                return await self._composer.annulled(table, deal, end.deal.number, goes_on=goes_on)
            try:
                return await self._composer.result(result_view(end), goes_on=goes_on)
            except UserError:
                return None

        return content

    async def as_it_ended(self, deal: int) -> TableView | None:
        """A table as a deal ended there, with those in the seats who played it; None where that is not known."""
        end = await self._store.ended(deal)
        with suppress(UserError):
            return result_view(end) if end is not None and not end.deal.annulled else None
        return None

    async def turn(self, table: TableSync, users: frozenset[int]) -> None:
        """It is these people's turn: those who asked for it are called at once."""
        await self._call(table, users, {"always"}, is_late=False)

    async def late(self, table: TableSync, users: frozenset[int]) -> None:
        """Half of their time is over: who does not mind is called."""
        await self._call(table, users, {"late", "always"}, is_late=True)

    async def _call(self, table: TableSync, users: frozenset[int], pings: set[str], *, is_late: bool) -> None:
        wanting = frozenset([user for user in sorted(users) if (await self._people.preferences(user)).ping in pings])
        sight = table.sight(None)
        called = (wanting & awaited_people(sight)) - table.called.now(sight).users
        message = await self._composer.call(sight) if called else None
        if message is None:
            return

        async def content(_: Content) -> Message | None:
            call = replace(message, mentions=tuple(sorted(called)))
            return with_ways(call, sight.table, table.post_place, sight.table.language)

        table.call(called, content, is_late=is_late)

    # Closed direct messages

    def why_closed(self, user: int) -> Reason | None:
        """Why somebody took no direct messages a short while ago; asking again counts against us."""
        return self._closed.get(user)

    def reopened(self, user: int, now: float, *, is_direct: bool) -> bool:
        """Somebody is on a server of ours, or pressed in their direct messages: whether they are to be sent some again.

        What stands there can be pressed though nothing more is taken, so that this is believed more and more rarely.
        """
        reason = self._closed.get(user)
        if reason is None or (reason is Reason.DMS_CLOSED and not is_direct):
            return False
        if is_direct:
            times, doubted_until = self._believed.get(user, (0, 0.0))
            if now < doubted_until:
                return False
            self._believed[user] = times + 1, now + min(FIRST_DOUBT_SECONDS * 2.0**times, CLOSED_SECONDS)
        del self._closed[user]
        return True

    def still_closed(self, user: int) -> None:
        """Somebody took no direct messages before the start, and their channel knows how they see their hand."""
        self._closed[user] = Reason.DMS_CLOSED

    def closed(self, table: TableSync, user: int, reason: Reason) -> None:
        """Somebody takes no direct messages: the channel is told once that there is another way.

        Who shares no server with us any more does not read the channel either.
        """
        if self._closed.setdefault(user, reason) is Reason.NO_MUTUAL_GUILD:
            return

        async def content(_: Content) -> Message | None:
            names = await self._people.names(table.table.guild, (user,))
            say = phrases(table.table.language)
            return Message(say.say("dm-closed", who=escape(names[user])))

        table.say(MessageKey(MessageKind.SAID, user, 0), content)
