"""What has to be known of people before anything is said to them or of them."""

from collections.abc import Iterable
from typing import Protocol

from bot.tables.model import Preferences, Table


class Readers(Protocol):
    """Names, languages and preferences of people."""

    @property
    def failures(self) -> int:
        """How many names could not be looked up so far."""

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """Display names on a server, as people chose them."""

    async def language(self, user: int, *, guild: int | None = None, table: Table | None = None) -> str:
        """A person's own choice, else the table's or the server's language."""

    async def language_of_guild(self, guild: int | None) -> str: ...

    async def preferences(self, user: int) -> Preferences:
        """What a person asked for."""
