"""A closed table once more, as it was: the same game by the same rules, and a seat for each who played there."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from bot.tables.model import Computer, Occupant, Person, Table
from bot.tables.presets import setup_of_table
from bot.tables.setup import Setup, known_level, nearest_setup
from engine.games import GAMES


@dataclass(frozen=True, slots=True)
class PlayedTable:
    """A table that may be closed by now, with the seats as they were in its last deal. shuffled: everybody shuffled."""

    table: Table
    shuffled: bool


class ReopenStore(Protocol):
    """What is known of a table after its end; it reads only. Raises `StorageError` where the database refuses."""

    async def played_table(self, table: int) -> PlayedTable | None:
        """A table at which a deal was finished."""


@dataclass(frozen=True, slots=True)
class ReopenedSetup:
    """How to open it once more: like this, with these seats taken at first."""

    setup: Setup
    seats: tuple[Occupant | None, ...]


def reopened_setup(played: PlayedTable, user: int, levels: Sequence[str]) -> ReopenedSetup | None:
    """It, as far as it is still possible, for who opens it; None where its game is not played any more.

    They have their own seat, else one that nobody had; computers have theirs, and all other people's are free: nobody
    is seated who did not ask for that.
    """
    table = played.table
    if table.game not in GAMES:
        return None
    was = setup_of_table(table, levels)
    setup, _ = nearest_setup(table.game, was.level, table.speed, was.written, table.players)
    setup = replace(setup, shuffled=played.shuffled, hints=table.hints)
    before = table.seats if setup.players == table.players else (None,) * setup.players
    seats: list[Occupant | None] = [_kept(who, levels) for who in before]
    own = next((seat for seat, who in enumerate(before) if isinstance(who, Person) and who.user == user), None)
    if own is None:
        own = next((seat for seat, who in enumerate(seats) if who is None), 0)
    seats[own] = Person(user)
    return ReopenedSetup(setup, tuple(seats))


def _kept(who: Occupant | None, levels: Sequence[str]) -> Computer | None:
    """A computer that had a seat of its own, and not one that somebody had left to it."""
    if not isinstance(who, Computer) or who.seat_of is not None or who.replaced is not None:
        return None
    return Computer(known_level(who.level, levels))
