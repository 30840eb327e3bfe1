"""What a restart mends: results that were not told, posts nobody remembers, messages that have served their turn."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bot.errors import StorageError
from bot.gateway.messages.lifecycle import CHANNEL_REFUSALS, TRANSIENT, CallOutcome, CallRefused, Reason
from bot.gateway.messages.payload import Drawn, without_pictures
from bot.gateway.messages.transport import Transport
from bot.phrases import LANGUAGES, phrases
from bot.present.composer import Composer
from bot.present.messages import is_post_of, read_press
from bot.present.seating import is_call
from bot.present.words import countdown
from bot.tables.model import Table
from bot.tables.posted_messages import MessageLocation, MessageStore, ObsoleteMessage, PostedMessage, UnannouncedResult

log = logging.getLogger(__name__)

MAX_SEARCHED_MESSAGES: Final = 500
"""How many of a channel's newest messages are looked through for one that nobody wrote down: others write meanwhile."""
MAX_SEARCHED_DIRECT_MESSAGES: Final = 100
"""How many of somebody's direct messages, where only we write."""


class FoundCall(NamedTuple):
    """A call to a table, whom it names, and its words."""

    place: MessageLocation
    users: frozenset[int]
    text: str

    def is_for(self, table: Table) -> bool:
        """Whether it calls to the turn on which the table is now: it counts down to the same moment."""
        due = table.due if table.claim is None else table.claim.until
        return due is not None and countdown(due) in self.text


class OrphanedMessages(NamedTuple):
    """What was found in a table's channel, the oldest first.

    newest_result: the newest message that says what a deal came to, at whichever table, 0 for none.
    """

    posts: list[MessageLocation]
    calls: list[FoundCall]
    newest_result: int = 0


PERMANENT_TEXTS: Final = frozenset(
    phrases(language).say(key) for language in LANGUAGES for key in ("hand-empty", "hand-parked")
)
"""What a hand says that is not asked and shows nothing of what comes."""
NO_ORPHANS: Final = OrphanedMessages([], [])


class Recovery:
    """Each is done at a start, and may be done again without harm.

    end: lets a table's messages say what a deal came to, by the message that was written down for it, or was found.
    take_away: deletes what has served its turn.
    """

    def __init__(  # noqa: PLR0917 - all its parts
        self,
        store: MessageStore,
        transport: Transport,
        composer: Composer,
        end: Callable[[UnannouncedResult, MessageLocation | None], Awaitable[None]],
        tells: Callable[[int, int, bool], bool],
        take_away: Callable[[MessageLocation], Awaitable[None]],
    ) -> None:
        self._store = store
        self._transport = transport
        self._composer = composer
        self._end = end
        self._tells = tells
        self._take_away = take_away

    # Ends that were not told

    async def tell_ends(self) -> None:
        """Tell every channel what its table came to while nobody could be told; raises `StorageError`."""
        for untold in await self._store.untold():
            if not self._tells(untold.deal.table, untold.deal.guild, untold.closed):
                continue
            try:
                await self._tell(untold)
            except StorageError:
                raise  # all of it is done again
            except Exception:
                log.exception("The end of deal %s could not be told.", untold.deal.id)

    async def _tell(self, untold: UnannouncedResult) -> None:
        deal = untold.deal
        if deal.annulled and untold.closed:
            await self._store.told(deal.id)  # it ended with its table, which says so itself
            return
        if not deal.annulled and (place := await self._where_it_stands(untold)) is not None:
            untold = replace(untold, place=place, is_told=True)
        await self._end(untold, untold.place)

    async def _where_it_stands(self, untold: UnannouncedResult) -> MessageLocation | None:
        """Where the result was said, though nobody wrote that down; what cannot be seen now its nonce finds.

        The message that was about to say it may have been followed by another one, but not by an older one.
        """
        since = untold.place.message if untold.place is not None else 0
        found = await self.result(untold.channel, {(untold.deal.table, untold.deal.number)}, since)
        return None if isinstance(found, CallRefused) else found

    async def result(
        self, channel: int, deals: Collection[tuple[int, int]], since: int = 0
    ) -> MessageLocation | CallRefused | None:
        """Where it is said what one of these came to, by table and number; refused: nobody can say now.

        since: the number of the oldest message that may do so.
        """
        own = await self._transport.newest(channel, MAX_SEARCHED_MESSAGES, since)
        if isinstance(own, CallRefused):
            return _later(own)
        found = (int(message["id"]) for message in own if told_by(controls_of(message)).intersection(deals))
        return next((MessageLocation(channel, number) for number in found), None)

    # Posts nobody remembers

    async def orphans(self, table: Table, since: int = 0) -> OrphanedMessages | CallRefused:
        """Posts of this table and calls to it in its channel, which perhaps nobody keeps, and what stands below them.

        since: the number of the oldest message that is known; what is not was sent later.
        """
        found = await self._transport.newest(table.channel, MAX_SEARCHED_MESSAGES, since)
        if isinstance(found, CallRefused):
            return found
        own = sorted(found, key=lambda message: int(message["id"]))
        posts = [_place(table, message) for message in own if is_post_of(controls_of(message), table.id)]
        calls = [
            FoundCall(
                _place(table, message), frozenset(int(user["id"]) for user in message["mentions"]), message["content"]
            )
            for message in own
            if message.get("mentions")
            and not message.get("attachments")
            and is_call(message["content"], controls_of(message))
        ]
        newest_result = max((int(message["id"]) for message in own if told_by(controls_of(message))), default=0)
        return OrphanedMessages(posts, calls, newest_result)

    async def left_in_channels(self) -> dict[int, list[MessageLocation]]:
        """Messages still to be deleted, by the channel they stand in; raises `StorageError`."""
        found: defaultdict[int, list[MessageLocation]] = defaultdict(list)
        for left in await self._store.left_over():
            if left.user is None and left.deal is None:
                found[left.place.channel].append(left.place)
        return dict(found)

    async def post(self, table: Table) -> MessageLocation | CallRefused | None:
        """Where the newest post of a table stands in its channel; refused: nobody can say now."""
        found = await self.orphans(table)
        if isinstance(found, CallRefused):
            return _later(found)
        return found.posts[-1] if found.posts else None

    async def call(
        self, table: Table, users: Collection[int], keeps: Callable[[MessageLocation], bool]
    ) -> MessageLocation | CallRefused | None:
        """Where a call to these stands in a table's channel that nobody keeps; refused: nobody can say now."""
        found = await self.orphans(table)
        if isinstance(found, CallRefused):
            return _later(found)
        calls = [call.place for call in found.calls if call.users == set(users) and not keeps(call.place)]
        return calls[0] if calls else None

    # Hands nobody remembers

    async def hand(self, table: Table, deal: int | None, channel: int) -> MessageLocation | CallRefused | None:
        """Where a person's hand of a deal stands in their direct messages; refused: nobody can say now.

        deal: None for any that still bears something to press.
        """
        found = await self._transport.newest(channel, MAX_SEARCHED_DIRECT_MESSAGES)
        if isinstance(found, CallRefused):
            return _later(found)
        hands = [int(message["id"]) for message in found if is_hand_of(message, table, deal)]
        try:
            left = {each.place.message for each in await self._store.left_over()} if hands else set()
        except StorageError as error:
            log.warning("Whether a hand of table %s stands already cannot be known: %s", table.id, error)
            return CallRefused(Reason.TRY_LATER)
        return next((MessageLocation(channel, number) for number in hands if number not in left), None)

    # What has served its turn

    async def clear_away(self, seen_to: Collection[int]) -> None:
        """Messages still to be deleted, hands that may still ask something, posts of closed tables.

        seen_to: channels that are looked through, so that it is said elsewhere what goes there.
        """
        for left in await self._store.left_over():
            if left.deal is not None:
                await self._rest_result(left, left.deal)
            elif left.user is None:
                if left.place.channel not in seen_to:
                    await self._take_away(left.place)
            else:
                await self._put_to_rest(left, left.user)
            await asyncio.sleep(0)
        for closed in await self._store.closed_posts():
            await self._close_post(*closed)

    async def rest_closed(self, table: Table) -> bool:
        """The same of this closed table alone, which nobody may have kept as it was closed; False: again later.

        Where its post stands may not have been written down either.
        """
        is_settled = True
        for left in await self._store.left_over():
            if left.table != table.id:
                continue
            if left.deal is not None:
                await self._rest_result(left, left.deal)
            elif left.user is not None:
                is_settled &= await self._put_to_rest(left, left.user)
        for closed in await self._store.closed_posts():
            if closed[0].table == table.id:
                is_settled &= await self._close_post(*closed)
        found = await self.orphans(table)
        if isinstance(found, CallRefused):
            return is_settled and _is_settled(found)
        for place in found.posts:
            post = PostedMessage(table.id, None, place)
            is_settled &= await self._close_post(post, table.language, table.ends_at is not None)
        return is_settled

    async def _close_post(self, show: PostedMessage, language: str, is_forgotten: bool) -> bool:
        """A post says that its table is closed; whether nothing is left to be done."""
        if show.place is None:
            return True
        closed = await self._composer.closed(show.table, language, is_forgotten=is_forgotten)
        outcome = await self._transport.edit(show.place, Drawn(without_pictures(closed)), "post", keep_pictures=False)
        await self._forget(outcome, PostedMessage(show.table, None, None))
        return _is_settled(outcome)

    async def _put_to_rest(self, left: ObsoleteMessage, user: int) -> bool:
        """An earlier deal's hand asks nothing any more; whether nothing is left to be done."""
        drawn = Drawn(await self._composer.over_anywhere(user, left.table))
        outcome = await self._transport.edit(left.place, drawn, "hand", keep_pictures=False)
        if left.table is not None:
            await self._forget(outcome, PostedMessage(left.table, user, None))
        elif _is_settled(outcome):
            await self._store.taken_away(left.place)
        return _is_settled(outcome)

    async def _rest_result(self, left: ObsoleteMessage, deal: int) -> None:
        """What a deal came to leads no more to the next one."""
        end = await self._store.ended(deal)
        if end is not None and self._tells(end.deal.table, end.deal.guild, end.closed):
            await self._end(end, left.place)

    async def _forget(self, outcome: CallOutcome, show: PostedMessage) -> None:
        """What says how things are, or cannot be told it, is of no interest any more."""
        if not _is_settled(outcome):
            return
        try:
            await self._store.remember([show])
        except StorageError as error:
            log.warning("That a message of table %s is at rest could not be written down: %s", show.table, error)


def _place(table: Table, message: dict[str, Any]) -> MessageLocation:
    return MessageLocation(table.channel, int(message["id"]))


def _later(refused: CallRefused) -> CallRefused | None:
    """A look that came to nothing: it is done again, unless it never comes to anything."""
    return CallRefused(Reason.TRY_LATER, refused.seconds) if refused.reason in TRANSIENT else None


def _is_settled(outcome: CallOutcome) -> bool:
    """Whether nothing is left for the next start: where a channel lets nothing be changed now it may then."""
    return not isinstance(outcome, CallRefused) or outcome.reason not in TRANSIENT | CHANNEL_REFUSALS


def is_hand_of(message: dict[str, Any], table: Table, deal: int | None) -> bool:
    """Whether a direct message is a hand of a table's deal, or of any, unless it stays true whatever happens.

    Of direct messages only hands name a channel, at their head or, for who has them read, at their foot. One that bears
    nothing to press is taken for the deal that goes on.
    """
    lines = message["content"].split("\n")
    is_there = any(f"<#{table.channel}>" in line for line in (lines[0], lines[-1]))
    presses = [press for press in map(read_press, controls_of(message)) if press is not None]
    if deal is None:
        return is_there and {press.table for press in presses} == {table.id}
    deals = {(press.table, press.deal) for press in presses} or {(table.id, table.deal_id)}
    return is_there and deals == {(table.id, deal)} and not PERMANENT_TEXTS.intersection(lines)


def told_by(custom_ids: Iterable[str]) -> set[tuple[int, int]]:
    """The deals, by table and number, of which a message says what they came to: it leads to their replay."""
    presses = map(read_press, custom_ids)
    return {(press.table, press.deal) for press in presses if press is not None and press.what == "replay"}


def controls_of(message: dict[str, Any]) -> list[str]:
    """The custom ids on a message as Discord sends it."""
    parts = [part for row in message.get("components", ()) for part in row.get("components", ())]
    return [str(part["custom_id"]) for part in parts if "custom_id" in part]
