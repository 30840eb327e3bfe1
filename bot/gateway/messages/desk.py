"""What presses and commands tell about the messages people have before them, and which of these they are."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from weakref import WeakValueDictionary

import discord

from bot.errors import UserError
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.keeper import Keeper
from bot.gateway.messages.notices import Crier
from bot.gateway.messages.payload import controls_on
from bot.gateway.messages.shown import Road, Shown
from bot.gateway.messages.watched import Watched
from bot.ports import OnShow, Place
from bot.tables.messages import Message, Press, is_post_of
from bot.tables.model import Table
from bot.tables.service import TableService


class Desk:
    """An interaction's answer changes a message, or makes a new one, and brings a token that edits it for a while."""

    def __init__(self, tables: TableService, keeper: Keeper, crier: Crier, journal: Journal) -> None:
        self._tables = tables
        self._keeper = keeper
        self._crier = crier
        self._journal = journal
        self._answers: WeakValueDictionary[int, Shown] = WeakValueDictionary()

    @contextmanager
    def reserved(self, channel: int) -> Iterator[None]:
        """Somebody's answer is going to be the post of this channel's table; after that it is kept up to date again."""
        table = self._tables.table_in(channel)
        if table is not None:
            self._journal.doubt(table.id)
        self._keeper.reserved[channel] += 1
        try:
            yield
        finally:
            self._keeper.reserved -= Counter({channel: 1})
            table = self._tables.table_in(channel)
            if table is not None:
                self._keeper.want_all(self._keeper.watch(table))

    async def adopt_post(self, table: Table, interaction: discord.Interaction, message: Message, place: Place) -> None:
        """An answer to an interaction is the table's post now."""
        if not self._tables.holds(table.id):
            await self._journal.pass_on(OnShow(table.id, None, place))
            self._tables.company.tell_shown(table.id, 0)
            return
        watched = self._keeper.watch(table)
        await self._keeper.load(watched)
        old = watched.post.place
        self._keeper.moved(watched, place, message)
        watched.post.road = Road.of(interaction)
        self._keeper.look_again(table.id, watched.post)
        if old is not None and old != place:
            self._keeper.spawn(self._journal.take_away(old))

    def is_buried(self, table: int) -> bool:
        """Whether something of ours stands below the table's post, which is better posted anew."""
        watched = self._keeper.find(table)
        return watched is not None and watched.is_buried

    async def post_pressed(self, table: int, message: discord.Message | None) -> Shown:
        """The post on which somebody pressed. One that a crash made us forget is ours again if it is the newest."""
        watched = self._keeper.find(table)
        if watched is None or message is None or not self._is_post(watched, message):
            return Shown("post")
        await self._keeper.load(watched)
        place = watched.post.place
        if place is not None and place.message == message.id:
            return watched.post
        pressed = Place(message.channel.id, message.id)
        if place is not None and place.message > message.id:
            self._keeper.spawn(self._journal.take_away(pressed))
            return Shown("post")
        if watched.post.updating or watched.table.channel in self._keeper.reserved:
            return Shown("post")
        watched.post.is_unknown()
        watched.post.place, watched.post.road, watched.is_buried = pressed, None, False
        if place is not None:
            self._keeper.spawn(self._journal.take_away(place))
        return watched.post

    @staticmethod
    def _is_post(watched: Watched, message: discord.Message) -> bool:
        here = message.channel.id == watched.table.channel
        return here and is_post_of(controls_on(message), watched.table.id)

    def post_answered(self, table: int, shown: Shown, interaction: discord.Interaction) -> None:
        """A press on the post was acknowledged: its token edits the post for a while."""
        watched = self._keeper.find(table)
        if watched is None or shown is not watched.post:
            return
        if interaction.response.type is discord.InteractionResponseType.deferred_message_update:
            shown.road = Road.of(interaction)
        self._keeper.look_again(table, shown)

    async def hand_pressed(self, press: Press, user: int, message: discord.Message | None) -> Shown:
        """The hand, or private answer, on which somebody pressed; an older hand of his is treated as one of these."""
        if message is not None and not message.flags.ephemeral and not self._tables.holds(press.table):
            return Shown("hand", user)  # the process that holds the table keeps it
        watched = self._keeper.find(press.table)
        if watched is None or message is None:
            return Shown("private", user)
        await self._keeper.load(watched)
        hand = watched.hands.get(user)
        may_be_hand = not message.flags.ephemeral and press.deal == watched.deal_id
        if hand is not None and may_be_hand and watched.is_being_sent(user, message.id):
            hand.place, hand.is_presumed = Place(message.channel.id, message.id), True
        if hand is not None and hand.place is not None and hand.place.message == message.id:
            return hand
        return self._answer(watched, user, message.id)

    def _answer(self, watched: Watched, user: int, message: int) -> Shown:
        """A private answer, by its message: of several only one is the newest."""
        newest = watched.private.get(user)
        if newest is not None and newest.road is not None and newest.road.message is None:
            return newest  # the word that would have told us which message it is was lost
        return self._answers.get(message) or Shown("private", user)

    @contextmanager
    def replacing(self, user: int) -> Iterator[Callable[[int], None]]:
        """While somebody is answered anew: of the table that this is told of his earlier private answer is not edited.

        Then the new one takes its place and asks alone; where none comes, as after a complaint, the earlier one stays.
        """
        held: list[tuple[int, Shown]] = []

        def hold(table: int) -> None:
            watched = self._keeper.find(table)
            if watched is not None and user in watched.private:
                held.append((table, watched.private[user]))
                held[-1][1].pressed += 1

        try:
            yield hold
        finally:
            for table, shown in held:
                shown.pressed -= 1
                self._keeper.look_again(table, shown)

    def adopt(
        self, table: int, shown: Shown, message: Message | None, road: Road | None, *, aside: bool = False
    ) -> None:
        """What somebody sees privately now, and the token that keeps it up to date for a while.

        That is so in the process that got the token, whichever one holds the table. aside: it came with a complaint,
        so that he may as well go on with what he used.
        """
        watched = self._keeper.find(table)
        if watched is None and shown.what == "private" and road is not None:
            with suppress(UserError):
                watched = self._keeper.watch(self._tables.sight(table, None).table)
        if watched is None:
            return
        if message is not None and road is not None:
            if not shown.is_of(road):
                shown = Shown("private", shown.user)  # it was taken for the hand, which has been sent meanwhile
            shown.road = road
            shown.now_shows(message)
            if shown.what == "private" and road.message is not None:
                self._answers[road.message] = shown
            newest = self._newest(watched, shown)
            if newest is shown and not aside:
                watched.uses(shown, road.interaction.id)
        self._keeper.look_again(table, shown)

    def _newest(self, watched: Watched, shown: Shown) -> Shown:
        """Of two private answers that overlap the one that was asked for last stays; the other asks no more."""
        other = watched.private.get(shown.user)
        if shown.what != "private" or other is shown:
            return shown
        newest = other if other is not None and _asked_for(other) > _asked_for(shown) else shown
        watched.private[shown.user] = newest
        if other is not None:
            self._keeper.look_again(watched.table.id, shown if newest is other else other)
        return newest

    def look_again(self, table: int, shown: Shown) -> None:
        """Whatever changed while an answer was on its way has not been shown yet."""
        if shown.what == "hand" and not self._tables.holds(table):
            self._tables.company.tell_shown(table, shown.user)
        self._keeper.look_again(table, shown)

    def changed_elsewhere(self, table: int, user: int) -> None:
        """Another process answered on somebody's hand, or posted the table anew (0): nobody knows what is shown."""
        watched = self._keeper.find(table)
        if watched is None:
            return
        if not user:
            watched.post.place, watched.post.road, watched.loaded = None, None, False
            watched.post.is_unknown()
            self._keeper.want(watched, watched.post)
        elif user in watched.hands:
            self._crier.reopened(user)
            self._keeper.spawn(self._look_at_hand(watched, watched.hands[user]))

    async def _look_at_hand(self, watched: Watched, hand: Shown) -> None:
        """An edit under way ends first: which of the two came last is not known either."""
        if hand.updating and hand.task is not None:
            await asyncio.wait({hand.task})
        hand.is_unknown()
        self._keeper.look_again(watched.table.id, hand)

    def reopened(self, user: int) -> None:
        """Somebody pressed in his direct messages, so they are open."""
        self._crier.reopened(user)


def _asked_for(shown: Shown) -> int:
    """When a private answer was asked for, as a snowflake; nought once it cannot be changed."""
    return shown.road.interaction.id if shown.road is not None else 0
