"""Sending and editing messages, by a live interaction's token where there is one, else in the bot's own name."""

import hashlib
import logging
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.gateway.messages.insistence import TOKEN_IS_OVER, code_of, insist, is_weather
from bot.gateway.messages.metrics import MESSAGES
from bot.gateway.messages.payload import LONGEST_ALT, Drawn, Paint, draw
from bot.gateway.messages.people import Memory
from bot.gateway.messages.shown import Road, Shown
from bot.phrases import escape
from bot.ports import Place
from bot.tables.messages import Message

log = logging.getLogger(__name__)

DAY = 86_400.0


def nonce_of(*parts: object) -> str:
    """The same parts give the same nonce, so that Discord itself refuses to send something twice."""
    return hashlib.blake2b(".".join(map(str, parts)).encode(), digest_size=12).hexdigest()


def without_pictures(message: Message) -> Message:
    """The same in words alone, for channels where no file may be attached."""
    return replace(
        message,
        text="\n".join([message.text, *(escape(each.alt, LONGEST_ALT) for each in message.pictures)]),
        pictures=(),
    )


@dataclass(frozen=True, slots=True)
class Sent:
    """Where a message stands, and whether it shows what was given: made by an earlier try it shows what was then."""

    place: Place
    is_as_given: bool


class Sender:
    """The roads a message can take."""

    def __init__(self, client: discord.Client, paint: Paint) -> None:
        self._client = client
        self._paint = paint
        self._direct: Memory[int, int] = Memory(DAY)

    async def direct_channel(self, user: int) -> int:
        """The channel of somebody's direct messages; asked for once a day at most."""
        known = self._direct.get(user)
        if known is not None:
            return known
        data = await insist(lambda: self._client.http.start_private_message(user))
        return self._direct.put(user, int(data["id"]))

    def forget_direct_channel(self, user: int) -> None:
        """The channel is not what it was."""
        self._direct.forget(user)

    async def send(self, channel: int, message: Message, *, what: str, nonce: str) -> Sent:
        """A new message; sent again after a broken connection, Discord keeps only one by its nonce."""
        drawn = await draw(self._paint, message)
        target = self._client.get_partial_messageable(channel)
        sent = await insist(lambda: target.send(**drawn.to_send(), nonce=nonce))
        MESSAGES.labels(what, "bot").inc()
        return Sent(Place(channel, sent.id), drawn.is_on(sent))

    async def edit(self, shown: Shown, message: Message) -> bool:
        """Make the message show this; True if it counted against the bot's global limit.

        Pictures that are on show already are not painted, the others after those that answers wait for.
        """
        keep = shown.has_pictures_of(message)
        drawn = Drawn(message) if keep else await draw(self._paint, message, is_patient=True)
        road = shown.live_road
        if road is not None and await self._edit_by(road, shown, drawn, keep=keep):
            MESSAGES.labels(shown.what, "token").inc()
            shown.now_shows(message)
            return False
        if shown.place is None:
            return False
        place = shown.place
        target = self._client.get_partial_messageable(place.channel).get_partial_message(place.message)
        await insist(lambda: target.edit(**drawn.to_edit(keep_pictures=keep)))
        MESSAGES.labels(shown.what, "bot").inc()
        shown.now_shows(message)
        return True

    async def _edit_by(self, road: Road, shown: Shown, drawn: Drawn, *, keep: bool) -> bool:
        """By an interaction's token; False if it is over."""

        async def edit() -> Any:
            arguments = drawn.to_edit(keep_pictures=keep)
            if road.is_further and road.message is not None:
                return await road.interaction.followup.edit_message(road.message, **arguments)
            return await road.interaction.edit_original_response(**arguments)

        try:
            await insist(edit)
        except discord.HTTPException as error:
            if code_of(error) not in TOKEN_IS_OVER:
                raise
            log.info("An interaction's token was over before its time.")
            shown.road = None
            return False
        return True

    async def delete(self, place: Place) -> bool:
        """Take a message away; whether it is gone, and if it cannot be deleted at all that is as good."""
        target = self._client.get_partial_messageable(place.channel).get_partial_message(place.message)
        try:
            await insist(target.delete)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("A message could not be deleted: %s", error)
        except Exception as error:
            if not is_weather(error):
                raise
            log.warning("A message could not be deleted: %s", error)
            return False
        return True

    async def newest(self, channel: int, most: int) -> list[Any]:
        """Our own messages among the newest of a channel, as Discord sends them."""
        own = str(self._client.user.id) if self._client.user is not None else ""
        found = await self._client.http.logs_from(channel, most)
        return [each for each in found if each["author"]["id"] == own]
