"""The deal of the day, worded for the one who asked."""

from dataclasses import replace

from bot.errors import UserError
from bot.present.dailies import (
    HERE,
    button,
    day_over,
    overview_message,
    seals_message,
    share_message,
    standing_message,
    try_head,
    users_on,
)
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.present.replaying import Replays
from bot.solo.messages import SoloMessages
from bot.solo.model import Ends, ForkSight
from bot.tables.dailies import Dailies
from bot.tables.days import Day


class DailyTryMessages:
    """What is said of somebody's try."""

    def __init__(self, people: Readers, dailies: Dailies) -> None:
        self._people = people
        self._dailies = dailies

    def head(self, seen: ForkSight, language: str) -> str:
        """Which day's deal it is, and until when it may be finished."""
        return try_head(seen, language)

    async def over(self, user: int, guild: int | None, seen: ForkSight, ends: Ends) -> Message:
        """How it ended, and how well that was."""
        standing = await self._dailies.standing(user, guild, await self._dailies.day(seen.fork.subject or 0))
        names = await self._people.names(guild or 0, [user, *users_on(standing)])
        return day_over(seen, ends, standing, names, await self._people.language(user, guild=guild))


class DailyPlay:
    """Lets people play the deal of the day, compare themselves, and look into a day that is closed."""

    def __init__(self, people: Readers, dailies: Dailies, solo: SoloMessages, replays: Replays) -> None:
        self._people = people
        self._dailies = dailies
        self._solo = solo
        self._replays = replays

    async def look(self, user: int, guild: int | None) -> Message:
        """What there is now: the try that is open, how today's ended, or what it is about."""
        hall = await self._dailies.look(user, guild)
        language = await self._people.language(user, guild=guild)
        if hall.fork is None or hall.late is not None:
            return overview_message(hall, language)
        message = await self.play(user, guild, hall.day.number)
        if hall.standing is None or hall.before is None:
            return message
        return replace(message, controls=(*message.controls, button(hall.before, HERE, language, key="before")))

    async def play(self, user: int, guild: int | None, number: int) -> Message:
        """Somebody's try, begun or as it stands."""
        return await self._solo.shown(user, await self._dailies.play(user, guild, number), guild)

    async def table(self, user: int, guild: int | None, number: int, *, everywhere: bool) -> Message:
        """A day's table, of a server or of all."""
        standing = await self._dailies.standing(user, guild, await self._dailies.day(number))
        names = await self._people.names(guild or 0, users_on(standing))
        language = await self._people.language(user, guild=guild)
        return standing_message(standing, names, language, everywhere=everywhere or guild is None)

    async def share(self, user: int, guild: int | None, number: int) -> Message:
        """What everybody in a channel sees of it, in the server's language."""
        standing = await self._dailies.standing(user, guild, await self._dailies.day(number))
        if standing.own is None:
            raise UserError("daily-not-finished")
        names = await self._people.names(guild or 0, [user])
        if guild is None:
            language = await self._people.language(user)
        else:
            language = await self._people.language_of_guild(guild)
        return share_message(standing, names[user], language)

    async def review(self, user: int, guild: int | None, number: int) -> Message:
        """Somebody's try of a closed day, gone through from its beginning."""
        names = await self._people.names(guild or 0, [user])
        upload = await self._dailies.review(user, number, names[user])
        return await self._replays.uploaded(user, guild, upload, 0)

    async def seals(self, user: int, guild: int | None, number: int) -> Message:
        """What is published, and how anybody can check it."""
        day: Day = await self._dailies.day(number)
        return seals_message(await self._dailies.published(), day, await self._people.language(user, guild=guild))
