"""What is written down of tables: their deals, every action, every ending; and the port that keeps it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from bot.tables.matches import Match, MatchBoard, NewMatch
from bot.tables.model import DealColumns, Occupant, Redeal, Seal, Table
from bot.tables.sheets import SheetDeal
from bot.tables.shuffling import SecretShuffle
from bot.tables.tallying import CountedDeal
from engine.match import Carried
from engine.options import Value
from engine.seats import Seat
from engine.shuffling import SharedShuffle


@dataclass(frozen=True, slots=True)
class NewDeal:
    """A deal about to begin: everything fixed before the cut. done: what is done already, where that is fixed too.

    shuffle: what the pack follows from, where everybody shuffled it. next_secret: that of the deal after this one,
    whose hash the table has. repeats: the finished deal that is played again by it. columns: where it stands on the
    sheet of people who take turns.
    """

    seal: Seal
    dealer: Seat
    carried: Carried | None
    rules_version: int
    at: datetime
    done: tuple[tuple[Seat, str], ...] = ()
    shuffle: SharedShuffle | None = None
    next_secret: str = ""
    repeats: Redeal | None = None
    columns: DealColumns | None = None


@dataclass(frozen=True, slots=True)
class NewAction:
    """One action to append; (deal, number) is unique for good. user: None unless a person did it then and there.

    level: of the computer that chose it; empty for a person's, and for what followed from a plan or was no choice.
    """

    deal: int
    number: int
    seat: Seat
    user: int | None
    text: str
    at: datetime
    level: str = ""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """What a finished deal was for one seat. user: None for a computer; score: None where the game gives none.

    level: of the computer that played it at the end, for somebody who was away too; empty for a person.
    """

    seat: Seat
    user: int | None
    points: int
    tricks: int
    score: int | None
    won: bool | None
    declarer: bool
    level: str = ""


@dataclass(frozen=True, slots=True)
class DealEnding:
    """The facts of a finished deal, stored once and never recomputed; games: finished games of the series after it.

    result: the outcome in the keys of the notation. game_won: the seats that won a game with this deal, if one ended.
    lambapea: the seats that took everything and so won a game with this deal alone. tallied: what it counts under.
    sat_out: of a game that ended, who takes turns and had no seat in its last deal, and whether they won it.
    """

    result: Mapping[str, object]
    seats: tuple[SeatResult, ...]
    at: datetime
    game_won: tuple[Seat, ...] | None = None
    lambapea: tuple[Seat, ...] = ()
    tallied: tuple[CountedDeal, ...] = ()
    sat_out: tuple[tuple[int, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal as it was written down: enough to fold it again; `claimed` is the seat that claimed its last tricks.

    is_agreed: whether that was not proven, but all agreed. board: which one of a match it is, counted from 0.
    is_withheld: nobody may look into it as long as that match goes on. shuffle: what the pack follows from, where
    everybody shuffled it. is_hinted: somebody asked for a hint in it. repeats: the finished deal that is played again
    by it: it counts nowhere. columns: where it stands on the sheet of people who take turns. counted_until: how many
    of its actions say how well people play, where not all do.
    """

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
    carried: Carried | None
    begun: datetime
    actions: tuple[tuple[Seat, str], ...]
    result: Mapping[str, object] | None
    annulled: bool = False
    claimed: Seat | None = None
    is_agreed: bool = False
    board: int | None = None
    is_withheld: bool = False
    shuffle: SharedShuffle | None = None
    is_hinted: bool = False
    repeats: Redeal | None = None
    columns: DealColumns | None = None
    counted_until: int | None = None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A live table, its running or last deal, and the results of its series in order, from which the tally follows.

    plans: by person, what they planned to play in the deal.
    """

    table: Table
    deal: StoredDeal | None
    results: tuple[SheetDeal, ...]
    plans: Mapping[int, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class GrantedClaim:
    """All tricks that were left went to a seat that claimed them: the actions after the first, which is appended.

    is_agreed: whether that was not proven, but all agreed.
    """

    seat: Seat
    actions: tuple[NewAction, ...]
    is_agreed: bool = False


@dataclass(frozen=True, slots=True)
class StoredPremoves:
    """What somebody plans to play in a deal from now on."""

    deal: int
    user: int
    plans: tuple[str, ...]


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

    async def open_table(self, table: Table, begins: NewMatch | None = None, secret: str = "") -> Table:
        """Store a new table and give it its id; raises `Conflict` if the channel has a live one.

        secret: of its first shuffle, where everybody shuffles. begins: the match of which it is the first room. A
        second room, and in both whoever sits in the other one, is refused with `UserError`.
        """

    async def save_table(self, table: Table) -> Table:
        """Store a table whose seats, stage, dealer or clock changed; its revision rises by one.

        Raises `UserError` for somebody who sits, or has seen cards, in the other room of its match.
        """

    async def match(self, match: int) -> Match | None:
        """A match with its rooms as they stand."""

    async def board(self, match: int, number: int) -> MatchBoard | None:
        """A board of a match, counted from 0; None while both rooms still shuffle."""

    async def secret_shuffle(self, table: int) -> SecretShuffle | None:
        """The secret of a table's next shuffle and all parts of it; None where nobody shuffles, or it was opened."""

    async def add_part(self, table: Table, user: int, part: str) -> Table:
        """Store a table whose shuffle somebody added to, and their part."""

    async def begin_deal(self, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
        """Store the table and a new deal, giving it the server's next number; what a room deals is withheld.

        Raises `Conflict` if the room's match is over.
        """

    async def append(
        self, table: Table, action: NewAction, ending: DealEnding | None = None, plans: StoredPremoves | None = None,
        claim: GrantedClaim | None = None,
    ) -> Table:  # fmt: skip
        """Append an action, store the table's new clock and stage, and the ending if it was the last.

        plans: those of the person who acted, where the action changed them. With a deal all plans for it end.
        claim: what follows the action in the same transaction, to the end of the deal.
        """

    async def note_hint(self, table: Table, deal: int, counted_until: int | None = None) -> Table:
        """Store that somebody asked for a hint in a table's deal, which will count for no sum then.

        counted_until: how many actions of it say how well people play all the same.
        """

    async def save_premoves(self, table: Table, plans: StoredPremoves) -> Table:
        """Store what somebody plans, which is a change of their table, so that other processes read it anew."""

    async def answer_seconds(self, table: int, user: int) -> list[float]:
        """How long somebody took for each card they played themselves lately, from what was done before it."""

    async def has_sat(self, deal: int, user: int) -> bool:
        """Whether somebody ever had a seat at a deal, and with it saw cards."""

    async def last_players(self, channel: int) -> tuple[int, ...]:
        """The people of the last deal that was finished in a channel, in order of their seats."""

    async def note_reminded(self, table: Table) -> None:
        """Write down that those a table waits for were reminded; its revision stays. `Conflict` if it was done."""

    async def annul(self, table: Table, deal: int, counted_until: int | None = None, by: int | None = None) -> Table:
        """Mark a deal as void, so that it counts for no result, and store the table.

        counted_until: how many actions of it say how well people play all the same. by: who left it so.
        """
