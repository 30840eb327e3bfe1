"""What people and servers asked for, and all that is stored of a person, as ports."""

from collections.abc import AsyncIterator, Mapping
from typing import Protocol

from bot.tables.model import ChannelSettings, GuildSettings, Preferences


class PreferenceReader(Protocol):
    """What people asked for, as far as it is known now."""

    async def preferences(self, user: int) -> Preferences:
        """What a person asked for; the defaults if nothing."""

    async def single_autoplayers(self) -> frozenset[int]:
        """Everybody who asked that each card be played for them that is the only one."""


class SettingsStore(PreferenceReader, Protocol):
    """What people and servers asked for. Every method is one transaction; `StorageError` where the database refuses."""

    async def set_preferences(self, user: int, preferences: Preferences) -> None: ...

    async def guild_settings(self, guild: int) -> GuildSettings: ...

    async def set_guild_settings(self, guild: int, settings: GuildSettings) -> None: ...

    async def channel_settings(self, channel: int) -> ChannelSettings: ...

    async def set_channel_settings(self, guild: int, channel: int, settings: ChannelSettings) -> None: ...


Piece = tuple[str, Mapping[str, object] | list[dict[str, object]] | None]
"""Of which section of an export, and some more of its lines; the preferences, which are no list, come at once."""


class PersonalDataStore(Protocol):
    """Everything with a person's id on it. Raises `StorageError` where the database refuses."""

    def export(self, user: int) -> AsyncIterator[Piece]:
        """All that is stored of a person, as JSON; the pieces of a section come one after the other."""

    async def forget(self, user: int) -> None:
        """Delete what is stored of a person; in finished deals a nameless seat stays."""
