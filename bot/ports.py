"""What the tables need of the world around them, as protocols; the application joins the real ones, tests fakes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.tables.model import GuildSettings, Occupant, Preferences, Seal, Table
from engine.cards import Cards
from engine.match import Replay
from engine.options import Value
from engine.seats import Seat


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


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands."""

    channel: int
    message: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of a leaderboard or of somebody's statistics."""

    user: int
    game: str
    deals: int
    deals_won: int
    games_won: int
    score: int
    points: int


@dataclass(frozen=True, slots=True)
class PastDeal:
    """One line of a history: a finished deal and what it was for each seat."""

    number: int
    game: str
    at: datetime
    result: Mapping[str, object]
    seats: tuple[SeatResult, ...]


class Store(Protocol):
    """Durable memory. Every method is one transaction, committed when it returns.

    Raises `Conflict` where another process wrote first, `StorageError` where the database refuses.
    """

    async def load(self) -> list[StoredTable]:
        """All tables that are not closed, with their last deal if there is one."""

    async def load_table(self, table: int) -> StoredTable | None:
        """One table as it stands, or None if there is none or it is closed."""

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

    async def deal(self, guild: int, number: int) -> StoredDeal | None:
        """A deal by its server-local number."""

    async def standings(self, guild: int, game: str | None, since: datetime | None) -> list[Standing]:
        """Everybody's totals on a server, best first."""

    async def stats(self, guild: int, user: int, game: str | None) -> list[Standing]:
        """One person's totals on a server, a line a game."""

    async def history(self, guild: int, user: int | None, limit: int) -> list[PastDeal]:
        """The newest finished deals, of one person or of the server."""

    async def post(self, table: int) -> Place | None:
        """Where the table's public post stands."""

    async def set_post(self, table: int, place: Place | None) -> None:
        """Remember the table's public post."""

    async def hand_posts(self, table: int) -> Mapping[int, Place]:
        """Where each person's hand message of the running deal stands, by user."""

    async def set_hand_post(self, table: int, user: int, place: Place | None) -> None:
        """Remember somebody's hand message."""

    async def preferences(self, user: int) -> Preferences:
        """What a person asked for; the defaults if nothing."""

    async def set_preferences(self, user: int, preferences: Preferences) -> None:
        """Remember it."""

    async def guild_settings(self, guild: int) -> GuildSettings:
        """What a server asked for."""

    async def set_guild_settings(self, guild: int, settings: GuildSettings) -> None:
        """Remember it."""

    async def export(self, user: int) -> Mapping[str, object]:
        """All that is stored of a person, as JSON."""

    async def forget(self, user: int) -> None:
        """Delete what is stored of a person; in finished deals a nameless seat stays."""

    async def close(self) -> None:
        """Finish what is being written and let the database go."""


class Shuffler(Protocol):
    """Chance."""

    def shuffled(self, pack: Cards) -> Cards:
        """The pack in an order nobody can foresee."""

    def one_of(self, numbers: Sequence[int]) -> int:
        """Any of these numbers, each as likely as the others."""

    def salt(self) -> str:
        """Thirty-two hex characters nobody can foresee."""


class Clock(Protocol):
    """Time."""

    def now(self) -> datetime:
        """Now, in UTC."""

    async def sleep_until(self, moment: datetime) -> None:
        """Return when the moment has come."""
