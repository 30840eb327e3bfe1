"""What the tables need of the world around them, as protocols; the application joins the real ones, tests fakes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, Protocol

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
class OnShow:
    """A message in Discord: a table's post (user None), or somebody's hand; place None: it is ours no more.

    revision, digest: which state of the table it shows, and how; None: not known.
    """

    table: int
    user: int | None
    place: Place | None
    revision: int | None = None
    digest: int | None = None


@dataclass(frozen=True, slots=True)
class Left:
    """A message that has served its turn: somebody's hand (user) is put to rest, any other one is taken away.

    table: the closed table at which it is still written down as a hand.
    """

    place: Place
    user: int | None = None
    table: int | None = None


@dataclass(frozen=True, slots=True)
class Untold:
    """A deal whose end its channel was not told; results: those of the table's series, its own the last."""

    deal: StoredDeal
    channel: int
    language: str
    closed: bool
    ended: datetime | None
    results: tuple[Mapping[str, object], ...]


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

    async def deal(self, guild: int, number: int) -> StoredDeal | None:
        """A deal by its server-local number."""

    async def standings(self, guild: int, game: str | None, since: datetime | None) -> list[Standing]:
        """Everybody's totals on a server, best first."""

    async def stats(self, guild: int, user: int, game: str | None) -> list[Standing]:
        """One person's totals on a server, a line a game."""

    async def history(self, guild: int, user: int | None, limit: int) -> list[PastDeal]:
        """The newest finished deals, of one person or of the server."""

    async def remember(self, shows: Sequence[OnShow]) -> None:
        """Remember where messages stand; a post that stood elsewhere is left over from then on."""

    async def remembered(self, table: int | None = None) -> list[OnShow]:
        """The messages of a live table, or of all."""

    async def closed_posts(self) -> list[tuple[OnShow, str]]:
        """Posts of closed tables that do not say so yet, and the language to say it in."""

    async def untold(self) -> list[Untold]:
        """Deals that are over, or void, though their channel was not told."""

    async def told(self, deal: int) -> None:
        """A deal's end was told."""

    async def left_over(self) -> list[Left]:
        """Messages that are to be put to rest or taken away; the hands of closed tables are among them."""

    async def leave(self, place: Place) -> None:
        """Remember to take a message away."""

    async def taken_away(self, place: Place) -> None:
        """A message is gone or at rest."""

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


@dataclass(frozen=True, slots=True)
class Fellow:
    """A process at the same database. shard_ids: the shards it runs, None for all there are."""

    id: int
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None

    def hears(self, guild: int) -> bool:
        """Whether the server's interactions come to it."""
        return self.shard_ids is None or (guild >> 22) % (self.shard_count or 1) in self.shard_ids


WordKind = Literal["action", "table", "shown", "free", "given"]


@dataclass(frozen=True, slots=True)
class Word:
    """What one process tells the others, shortly: a kind, most often a table, and a number that belongs to the kind.

    action, table: it has come to this revision. shown: the hand of this user was answered, or the post (0) moved.
    free: tables have nobody who looks after them. given: the process of this number has got tables.
    """

    kind: WordKind
    table: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Beat:
    """What a process learns when it says that it lives.

    held: the tables it has got by it; all it holds if it asked for those. is_new: the others had given it up.
    """

    me: int
    fellows: tuple[Fellow, ...]
    held: frozenset[int]
    is_new: bool


Choose = Callable[[int, Sequence[Fellow], Mapping[int, int]], Sequence[int]]
"""Which tables nobody holds a process takes: told its id, who lives, and the tables with their servers."""


class Neighbours(Protocol):
    """The other processes at the same database. Raises `StorageError` where it refuses; hearing and telling never do.

    What is told may get lost; what is stored is the truth.
    """

    hear: Callable[[Word], None]
    awake: Callable[[], None]
    """Called when words can be heard again after a time in which they could not."""

    async def beat(self, choose: Choose, *, whole: bool) -> Beat:
        """Say that this process lives, and take what it chooses of the tables nobody holds."""

    async def give(self, tables: Sequence[int], to: int) -> None:
        """Let another process look after these tables from now on."""

    async def release(self) -> None:
        """Leave every table to the others, and the company."""

    async def book(self, bucket: int, rest: float) -> float:
        """Take the next moment, in seconds from now, at which a shard of this bucket may identify with Discord.

        No two get the same: whoever books after that gets one at least `rest` seconds later.
        """

    async def revisions(self) -> Mapping[int, int]:
        """How far every live table has come."""

    def tell(self, *words: Word) -> None:
        """Tell the others, soon."""


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
