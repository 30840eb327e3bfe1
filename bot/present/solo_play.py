"""Deals for practice, worded for the one who asked."""

from datetime import timedelta
from typing import Final

from bot.ports import Clock
from bot.present.forking import SoloMessages
from bot.present.library import Library, check_game
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.present.replaying import Replays
from bot.present.solos import choice_message
from bot.tables.forks import SoloPlay
from bot.tables.uploads import UploadedRecord, UploadStore

REPLAY_FOR: Final = timedelta(days=1)
"""How long one can be gone through before it has to be asked for again."""


class Practice:
    """Deals people fresh packs, as often as they like, and goes through what they played."""

    def __init__(  # noqa: PLR0917 - all its parts
        self, people: Readers, forks: SoloPlay, forking: SoloMessages, library: Library, replays: Replays,
        uploads: UploadStore, clock: Clock,
    ) -> None:  # fmt: skip
        self._people = people
        self._forks = forks
        self._forking = forking
        self._library = library
        self._replays = replays
        self._uploads = uploads
        self._clock = clock

    async def choose(self, user: int, guild: int | None) -> Message:
        """Which game, or the deal that is still open."""
        kept = await self._forks.solos(user)
        return choice_message(kept, await self._people.language(user, guild=guild))

    async def begin(self, user: int, guild: int | None, game: str, *, guided: bool = False) -> Message:
        """A fresh deal. guided: each step is explained; so it is in somebody's first one, as far as is known."""
        check_game(game)
        if not guided:
            is_known = any(each.game == game for each in await self._forks.solos(user))
            guided = not is_known and (guild is None or not await self._library.has_played(user, guild, game))
        return await self._forking.shown(user, await self._forks.begin_solo(user, game, guided=guided), guild)

    async def look(self, user: int, guild: int | None, fork: int) -> Message:
        """One as it stands."""
        return await self._forking.shown(user, await self._forks.look(user, fork), guild)

    async def replay(self, user: int, guild: int | None, fork: int) -> Message:
        """One that is over, gone through from its beginning."""
        name = (await self._people.names(guild or 0, [user]))[user]
        now, text = self._clock.now(), await self._forks.record(user, fork, name)
        upload = await self._uploads.keep_upload(UploadedRecord(user, text, now + REPLAY_FOR), now)
        return await self._replays.uploaded(user, guild, upload, 0)
