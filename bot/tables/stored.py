"""What is written down of tables: their deals, every action, every ending; and the port that keeps it."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.errors import StorageError, UserError
from bot.tables.model import Occupant, Seal, Table
from engine.match import Replay
from engine.options import Value
from engine.seats import Seat

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A deal about to begin: everything fixed before the cut."""

    seal: Seal
    dealer: Seat
    replay: Replay | None
    rules_version: int
    at: datetime


@dataclass(frozen=True, slots=True)
class NewAction:
    """One action to append; (deal, number) is unique for good. user: None for a computer."""

    deal: int
    number: int
    seat: Seat
    user: int | None
    text: str
    at: datetime


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a finished deal was for one seat. user: None for a computer; score: None where the game gives none."""

    seat: Seat
    user: int | None
    points: int
    tricks: int
    score: int | None
    won: bool | None
    declarer: bool


@dataclass(frozen=True, slots=True)
class Ending:
    """The facts of a finished deal, stored once and never recomputed; games: finished games of the series after it.

    result: the outcome in the keys of the notation. game_won: the seats that won a game with this deal, if one ended.
    """

    result: Mapping[str, object]
    seats: tuple[SeatResult, ...]
    at: datetime
    game_won: tuple[Seat, ...] | None = None


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal as it was written down: enough to fold it again."""

    id: int
    guild: int
    number: int
    table: int
    game: str
    rules_version: int
    options: Mapping[str, Value]
    seats: tuple[Occupant | None, ...]
    dealer: Seat
    seal: Seal
    replay: Replay | None
    begun: datetime
    actions: tuple[tuple[Seat, str], ...]
    result: Mapping[str, object] | None
    annulled: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A live table, its running or last deal, and the results of its series in order, from which the tally follows."""

    table: Table
    deal: StoredDeal | None
    results: tuple[Mapping[str, object], ...]


class TableStore(Protocol):
    """Tables and the log of their deals. Every method is one transaction, committed when it returns.

    Raises `Conflict` where another process wrote first, `StorageError` where the database refuses.
    """

    async def load(self) -> list[StoredTable]:
        """All tables that are not closed, with their last deal if there is one."""

    async def load_table(self, table: int) -> StoredTable | None:
        """One table as it stands, or None if there is none or it is closed."""

    async def revision(self, table: int) -> int | None:
        """How far a live table has come, or None if there is none or it is closed."""

    async def open_table(self, table: Table) -> Table:
        """Store a new table and give it its id; raises `Conflict` if the channel has a live one."""

    async def save_table(self, table: Table) -> Table:
        """Store a table whose seats, stage, dealer or clock changed; its revision rises by one."""

    async def begin_deal(self, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
        """Store the table and a new deal, giving it the server's next number."""

    async def append(self, table: Table, action: NewAction, ending: Ending | None = None) -> Table:
        """Append an action, store the table's new clock and stage, and the ending if it was the last."""

    async def annul(self, table: Table, deal: int) -> Table:
        """Mark a deal as void and store the table."""


@contextmanager
def refusals_told() -> Iterator[None]:
    """What the database does not take is said to the person who asked: `StorageError` leaves as `UserError`."""
    try:
        yield
    except StorageError as error:
        log.error("the database did not take a change: %s", error)  # noqa: TRY400 - it says in one line what is wrong
        raise UserError("storage") from error
