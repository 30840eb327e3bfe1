"""Finished deals as they are looked up: histories, single deals; and the port that finds them."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.tables.stored import SeatResult, StoredDeal
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class PastDeal:
    """One line of a history: a finished deal and what it was for each seat."""

    number: int
    game: str
    at: datetime
    result: Mapping[str, object]
    seats: tuple[SeatResult, ...]


class ResultStore(Protocol):
    """What was played on a server; it reads only. Raises `StorageError` where the database refuses."""

    async def deal(self, guild: int, number: int) -> StoredDeal | None:
        """A deal by its server-local number."""

    async def came_in(self, deal: int, user: int) -> tuple[Seat, int] | None:
        """In which seat somebody first did something in a deal, and the number of that action in its log."""

    async def history(self, guild: int, user: int | None, limit: int, offset: int = 0) -> list[PastDeal]:
        """The newest finished deals but for the first `offset`, of one person or of the server."""

    async def series(self, table: int) -> list[PastDeal]:
        """All finished deals of a table, in order."""

    async def numbered(self, guild: int, digits: str, limit: int) -> list[PastDeal]:
        """Finished deals whose number begins with these digits: that very number first, then the newest."""
