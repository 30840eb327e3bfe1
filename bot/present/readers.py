"""Who reads, and how: their language, their order of cards, their letters; and what people and computers are called."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from bot.phrases import escape, phrases
from bot.tables.model import Computer, Occupant, Person, Preferences, Table
from engine.seats import Seat


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


Names = Mapping[int, str]
"""Display names by user id."""


def seat_name(occupant: Occupant | None, seat: Seat, names: Names, language: str) -> str:
    """What somebody at the table is called; empty for a free seat."""
    if isinstance(occupant, Person):
        return names.get(occupant.user) or phrases(language).say("player-name", seat=seat + 1)
    if isinstance(occupant, Computer):
        return phrases(language).say("computer-name", seat=seat + 1)
    return ""


def seat_names(table: Table, names: Names, language: str) -> tuple[str, ...]:
    """The names by seat, as people chose them."""
    return tuple(seat_name(who, seat, names, language) for seat, who in enumerate(table.seats))


def away_text(table: Table, called: Sequence[str], language: str) -> str:
    """Who is away, and what brings them back."""
    say = phrases(language)
    away = [escape(called[seat]) for seat, who in enumerate(table.seats) if isinstance(who, Person) and who.away]
    return say.say("post-away", who=say.listed(away), count=len(away)) if away else ""
