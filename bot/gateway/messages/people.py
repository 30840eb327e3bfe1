"""Who is who: display names, languages and wishes, kept for a while and never stored by this module."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Set
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

import aiohttp
import discord
from cachetools import Cache, LRUCache, TTLCache

from bot.errors import StorageError
from bot.phrases import LANGUAGES, NAMELESS
from bot.present.readers import Readers
from bot.tables.model import ChannelSettings, GuildSettings, Preferences, Speed, Table
from bot.tables.settings import SettingsStore
from bot.tasks import cancel_and_wait

log = logging.getLogger(__name__)

NAME_SECONDS = 6 * 3600.0
LOOK_UP_SECONDS = 10.0
"""So long a message may wait for a name at most: a table goes on though nobody says what people are called."""
FAILED_SECONDS = 300.0
"""A name that Discord refuses is asked for again after so long."""
FIRST_RETRY_SECONDS = 8.0
"""And after so long where the line broke; each time it breaks again after twice as long, at most as above."""
PREFERENCE_SECONDS = 60.0
MAX_REMEMBERED = 20_000

V = TypeVar("V")


Fetch = Callable[[int, int], Awaitable[str | None]]
"""Looks a person's name up, by server and user; None for one that nobody has."""

ASKER: Final[ContextVar[int]] = ContextVar("asker", default=0)
"""Whose interaction is being answered; 0 where nobody asked."""


class FailedLookUp(NamedTuple):
    """A look-up that failed: until when it is not tried again, and how long that is; by the event loop's clock."""

    until: float
    pause: float


class UserProfiles(Readers):
    """Names come with every interaction; one that is missing is fetched once, and not soon again where that fails.

    failures: how often a name was missing that may be had another time. may_look_up: whether a person's questions may
    lead to one look-up more. spoken_with: the languages of the tables at which somebody sits. on_preferred: told of
    whom something is remembered that they asked for just now.
    """

    def __init__(
        self, settings: SettingsStore, fetch: Fetch, may_look_up: Callable[[int], bool] = lambda _: True,
        spoken_with: Callable[[int], Set[str]] = lambda _: frozenset(),
    ) -> None:  # fmt: skip
        self._settings = settings
        self._fetch = fetch
        self._may_look_up = may_look_up
        self._spoken_with = spoken_with
        self.on_preferred: Callable[[int], None] = lambda _: None
        self._failed: TTLCache[tuple[int, int], FailedLookUp] = TTLCache(MAX_REMEMBERED, 2 * FAILED_SECONDS)
        self._names: TTLCache[tuple[int, int], str] = TTLCache(MAX_REMEMBERED, NAME_SECONDS)
        self._asking: dict[tuple[int, int], asyncio.Task[str]] = {}
        self._preferences: TTLCache[int, Preferences] = TTLCache(MAX_REMEMBERED, PREFERENCE_SECONDS)
        self._guilds: TTLCache[int, GuildSettings] = TTLCache(MAX_REMEMBERED, PREFERENCE_SECONDS)
        self._channels: LRUCache[int, ChannelSettings] = LRUCache(MAX_REMEMBERED)

    async def stop(self) -> None:
        """No name is looked up any more: who wanted it does not wait for it, and the session is about to end."""
        await cancel_and_wait(*self._asking.values())

    def meet(self, interaction: discord.Interaction) -> None:
        """Somebody is here: their name on this server is known now, or what they are called where there is none."""
        self._names[(interaction.guild_id or 0, interaction.user.id)] = interaction.user.display_name

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """Display names on a server, as they are: who writes them into a text makes them harmless."""
        known = {user: self._names.get((guild, user)) for user in users}
        missing = [user for user, name in known.items() if name is None]
        found = dict(zip(missing, await asyncio.gather(*(self._asked(guild, user) for user in missing)), strict=True))
        return {user: name if name is not None else found[user] for user, name in known.items()}

    async def _asked(self, guild: int, user: int) -> str:
        """Discord's answer about a name; several who want to know it at once ask once.

        Nobody is asked for a while after that failed, nor for somebody who had too many looked up.
        """
        asking, asker = self._asking.get((guild, user)), ASKER.get()
        if asking is None:
            failed = self._failed.get((guild, user))
            is_soon = failed is not None and asyncio.get_running_loop().time() < failed.until
            if is_soon or (asker and not self._may_look_up(asker)):
                self.failures += 1
                return NAMELESS
            asking = self._asking[guild, user] = asyncio.create_task(self._name(guild, user))
            asking.add_done_callback(lambda _: self._asking.pop((guild, user), None))
        return await asyncio.shield(asking)

    async def _name(self, guild: int, user: int) -> str:
        try:
            async with asyncio.timeout(LOOK_UP_SECONDS):
                name = await self._fetch(guild, user)
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            self.failures += 1
            self._fail(guild, user, error)
            log.warning("The name of user %s could not be looked up: %s", user, type(error).__name__)
            return NAMELESS
        self._failed.pop((guild, user), None)
        self._names[guild, user] = name or NAMELESS
        return name or NAMELESS

    def _fail(self, guild: int, user: int, error: Exception) -> None:
        before = self._failed.get((guild, user))
        is_refused = isinstance(error, discord.HTTPException) and 400 <= error.status < 429
        broken = FIRST_RETRY_SECONDS if before is None else min(2 * before.pause, FAILED_SECONDS)
        pause = FAILED_SECONDS if is_refused else broken
        self._failed[guild, user] = FailedLookUp(asyncio.get_running_loop().time() + pause, pause)

    async def preferences(self, user: int) -> Preferences:
        return await _asked_for(self._preferences, user, self._settings.preferences, Preferences(), "user")

    async def single_autoplayers(self) -> frozenset[int]:
        """Everybody for whom single cards are played; nobody while the database is away."""
        try:
            return await self._settings.single_autoplayers()
        except StorageError as error:
            log.warning("Whose single cards are to be played cannot be read: %s", error)
            return frozenset()

    async def prefer(self, user: int, **wishes: Any) -> None:
        """Remember what a person asks for beside what is stored, which may be newer than what is remembered here.

        Raises `StorageError`: what cannot be read must not be written over.
        """
        preferences = replace(await self._settings.preferences(user), **wishes)
        await self._settings.set_preferences(user, preferences)
        self._preferences[user] = preferences
        self.on_preferred(user)

    async def learnt(self, users: Iterable[int], game: str, deal: int) -> None:
        """A deal of a game is over: nobody who played it needs to be shown any more how it goes.

        After somebody's first deal it is offered, throughout the next one, that cards without a choice play themselves.
        Several processes may hear of the same deal.
        """
        for user in users:
            known = await self.preferences(user)
            asked = replace(known, guided="" if known.guided == game else known.guided, offer=known.offer_after(deal))
            if asked != known:
                await self.prefer(user, guided=asked.guided, offer=asked.offer)

    async def settings_of(self, guild: int) -> GuildSettings:
        return await _asked_for(self._guilds, guild, self._settings.guild_settings, GuildSettings(), "server")

    async def set_settings(
        self, guild: int, language: str | None, pace: Mapping[str, float], speed: Speed | None = None
    ) -> None:
        """Remember what a server asks for beside what is stored; raises `StorageError` as `prefer` does."""
        old = await self._settings.guild_settings(guild)
        settings = GuildSettings(language or old.language, {**old.pace, **pace}, speed or old.speed)
        await self._settings.set_guild_settings(guild, settings)
        self._guilds[guild] = settings

    async def learn_of_channel(self, channel: int) -> None:
        """From now on it is known what a channel asked for."""
        await _asked_for(self._channels, channel, self._settings.channel_settings, ChannelSettings(), "channel")

    def known_of_channel(self, channel: int) -> ChannelSettings:
        """What is known of it without asking; the process that keeps a channel's table is told what is set there."""
        return self._channels.get(channel) or ChannelSettings()

    async def set_channel(self, guild: int, channel: int, settings: ChannelSettings) -> None:
        """Remember what a channel asks for; raises `StorageError`."""
        await self._settings.set_channel_settings(guild, channel, settings)
        self._channels[channel] = settings

    def forget(self, user: int) -> None:
        """Know a person's wishes no more."""
        self._preferences.pop(user, None)

    async def language(self, user: int, *, guild: int | None = None, table: Table | None = None) -> str:
        """A person's own choice, else the table's or the server's language; in direct messages that of their tables.

        Their client's language says little: Discord speaks no Estonian, so those who do have it in another.
        """
        chosen = (await self.preferences(user)).language
        if chosen:
            return chosen
        if table is None and guild is None and len(spoken := self._spoken_with(user)) == 1:
            return next(iter(spoken))
        return table.language if table is not None else await self.language_of_guild(guild)

    async def language_of_new_table(self, user: int, guild: int) -> str:
        """What the server set, else the opener's own: they may be the only one who reads it."""
        set_there = (await self.settings_of(guild)).language
        return set_there or await self.language(user, guild=guild)

    async def language_of_guild(self, guild: int | None) -> str:
        """A server's language, else the usual one."""
        settings = await self.settings_of(guild) if guild is not None else None
        return (settings.language if settings else None) or next(iter(LANGUAGES))


async def _asked_for(
    memory: Cache[int, V], whose: int, read: Callable[[int], Awaitable[V]], usual: V, kind: str
) -> V:  # fmt: skip
    """What somebody asked for, as it is remembered or stored; what is usual while the database is away."""
    known = memory.get(whose)
    if known is not None:
        return known
    try:
        found = memory[whose] = await read(whose)
    except StorageError as error:
        log.warning("What %s %s asked for cannot be read: %s", kind, whose, error)
        return usual
    return found
