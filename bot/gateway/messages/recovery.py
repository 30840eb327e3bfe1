"""What a restart mends: results that were not told, posts nobody remembers, messages still to be taken away."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import discord

from bot.errors import StorageError, UserError
from bot.gateway.messages.insistence import insist
from bot.gateway.messages.journal import Journal
from bot.gateway.messages.keeper import Keeper
from bot.gateway.messages.notices import Crier
from bot.gateway.messages.sender import Sender
from bot.gateway.messages.shown import Shown
from bot.gateway.messages.watched import Watched
from bot.phrases import phrases
from bot.ports import OnShow, Place, Store, Untold
from bot.tables import past
from bot.tables.messages import Message, is_post_of, read_press

log = logging.getLogger(__name__)

SAME_NONCE: Final = timedelta(minutes=3)
"""So long Discord itself knows a message by its nonce; after that its channel has to be looked through."""
LOOKED_THROUGH: Final = 50


class Repairs:
    """Each is done at a start, and may be done again without harm."""

    def __init__(self, store: Store, sender: Sender, crier: Crier, keeper: Keeper, journal: Journal) -> None:
        self._store = store
        self._sender = sender
        self._crier = crier
        self._keeper = keeper
        self._journal = journal

    # Ends that were not told

    async def tell_ends(self) -> None:
        """Tell every channel what its table came to while nobody could be told; raises `StorageError`."""
        for untold in await self._store.untold():
            if not self._keeper.tells(untold.deal.table, untold.deal.guild, closed=untold.closed):
                continue
            try:
                await self._tell(untold)
            except discord.HTTPException as error:
                log.warning("The end of deal %s could not be told: %s", untold.deal.id, error)
            except UserError as error:
                log.warning("The end of deal %s cannot be told any more: %s", untold.deal.id, error.key)
                await self._store.told(untold.deal.id)
            except StorageError:
                raise  # all of it is done again
            except Exception:
                log.exception("The end of deal %s could not be told.", untold.deal.id)

    async def _tell(self, untold: Untold) -> None:
        deal = untold.deal
        watched = self._keeper.find(deal.table) or Watched(past.table_of(deal, untold.language, untold.channel))
        if deal.annulled:
            if untold.closed:
                await self._store.told(deal.id)  # it ended with its table, which says so itself
            else:
                await self._crier.annulled(watched, deal.number, deal.id)
            return
        is_fresh = untold.ended is not None and datetime.now(UTC) - untold.ended < SAME_NONCE
        if not is_fresh and await self._stands_already(untold):
            await self._store.told(deal.id)
            return
        await self._crier.result(watched, past.sight_of(untold))
        watched.is_buried = True

    async def _stands_already(self, untold: Untold) -> bool:
        """Whether the result was sent, though nobody wrote that down."""
        since = discord.utils.time_snowflake(untold.ended or untold.deal.begun)
        wanted = untold.deal.table, untold.deal.number

        def is_it(message: dict[str, Any]) -> bool:
            presses = map(read_press, controls_of(message))
            return any(press and press.what == "replay" and (press.table, press.deal) == wanted for press in presses)

        return any(map(is_it, await self._own_messages(untold.channel, since)))

    # Posts nobody remembers

    async def find_post(self, watched: Watched) -> None:
        """The newest message that is this table's post is it; any other one goes."""
        table, place = watched.table, watched.post.place
        found = [
            Place(table.channel, int(message["id"]))
            for message in await self._own_messages(table.channel, place.message if place else 0)
            if is_post_of(controls_of(message), table.id)
        ]
        newest = max(found, key=lambda each: each.message, default=None)
        if newest is None:
            return
        log.info("The post of table %s was found in its channel.", table.id)
        watched.post.is_unknown()
        watched.post.place, watched.post.road = newest, None
        self._journal.note(OnShow(table.id, None, newest))
        for old in [each for each in (*found, place) if each is not None and each != newest]:
            await self._journal.take_away(old)

    async def _own_messages(self, channel: int, after: int) -> list[dict[str, Any]]:
        """Our own messages among the newest of a channel."""
        try:
            found = await insist(lambda: self._sender.newest(channel, LOOKED_THROUGH))
        except (discord.Forbidden, discord.NotFound):
            return []
        return [each for each in found if int(each["id"]) > after]

    # What has served its turn

    async def clear_away(self) -> None:
        """Messages still to be deleted, and posts of closed tables that do not say so."""
        for place in await self._store.left_over():
            await self._journal.take_away(place)
            await asyncio.sleep(0)
        for show, language in await self._store.closed_posts():
            await self._close(show, language)

    async def _close(self, show: OnShow, language: str) -> None:
        shown = Shown("post", place=show.place)
        try:
            await self._sender.edit(shown, Message(phrases(language).say("post-closed")))
        except discord.NotFound:
            log.info("The post of closed table %s is gone.", show.table)
        except discord.HTTPException as error:
            log.warning("The post of closed table %s cannot be edited: %s", show.table, error)
            return
        try:
            await self._store.remember([OnShow(show.table, None, None)])
        except StorageError as error:
            log.warning("That table %s is closed could not be written down: %s", show.table, error)


def controls_of(message: dict[str, Any]) -> list[str]:
    """The custom ids on a message as Discord sends it."""
    parts = [part for row in message.get("components", ()) for part in row.get("components", ())]
    return [str(part["custom_id"]) for part in parts if "custom_id" in part]
