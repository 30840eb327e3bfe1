"""Finished deals: looked up, and gone through again as they were, if they may be looked into; uploaded records too."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Protocol

from bot.errors import UserError
from bot.tables.live import facts, fold
from bot.tables.model import DealColumns, Occupant, Pace, Person, Stage, Table, TableView
from bot.tables.posted_messages import UnannouncedResult
from bot.tables.rotation import by_columns
from bot.tables.seating import FORGOTTEN_USER
from bot.tables.sheets import SheetDeal, has_pairs, tally_of, widened
from bot.tables.stored import SeatResult, StoredDeal
from engine.deal import Deal
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.match import Tally
from engine.record import Record
from engine.seats import Seat

MAX_DEAL_NUMBER: Final = 2_000_000_000
"""No deal's number is higher; a forged one may be, and no database would take it."""


def table_of(stored: StoredDeal, language: str, channel: int = 0) -> Table:
    """The table as it was at a finished deal, without a score."""
    tally = Tally((0,) * len(GAMES[stored.game].columns(len(stored.seats))))
    return Table(
        stored.table, stored.guild, channel, 0, stored.game, stored.options, stored.seats, Pace(), tally,
        stage=Stage.PLAYING, dealer=stored.dealer, language=language,
    )  # fmt: skip


def table_of_record(record: Record, language: str) -> Table:
    """The table of a deal that comes as a record; nobody knows who its players are, so they have numbers from 1."""
    users = range(1, len(record.players) + 1)
    tally = Tally((0,) * len(GAMES[record.game].columns(len(record.players))))
    return Table(
        0, 0, 0, 0, record.game, record.options, tuple(map(Person, users)), Pace(), tally,
        stage=Stage.PLAYING, dealer=record.dealer, language=language,
    )  # fmt: skip


def fold_finished(stored: StoredDeal, table: Table) -> Deal:
    """A finished deal with all its actions; one of older rules cannot be gone through any more."""
    try:
        return fold(table, stored)
    except UnusableDeal:
        raise UserError("deal-too-old", number=stored.number) from None


def moment(whole: Deal, step: int) -> Deal:
    """A deal as it was after so many actions since the cut."""
    deal = Deal(whole.start)
    for seat, action in whole.actions[: step + 1]:
        deal = deal.act(seat, action)
    return deal


def result_view(untold: UnannouncedResult) -> TableView:
    """A finished deal and the score after it, as a bystander saw them when it ended."""
    stored, rules = untold.deal, GAMES[untold.deal.game]
    table = replace(table_of(stored, untold.language, untold.channel), seats=untold.seats, rotation=untold.rotation)
    deal = fold_finished(stored, table)
    played = () if stored.columns is None else stored.columns.columns
    width = max(played, default=-1) + 1
    if table.rotation is not None and len(table.rotation.columns) < width:  # a closed table knows nobody any more
        table = replace(table, rotation=None)

    def after(results: Sequence[SheetDeal]) -> Tally:
        tally = tally_of(rules, table.players, results, width=width, pairs=played)
        if has_pairs(rules, table.players):  # of all pairs that have played, those alone who play this game
            return tally
        if table.rotation is not None:
            return widened(tally, len(table.rotation.columns))
        return by_columns(tally, played) if played else tally

    tally = after(untold.results)
    if stored.repeats is not None:
        stage = stored.repeats.stage
    else:
        earlier = after(untold.results[:-1])
        stage = Stage.GATHERING if len(tally.finished) > len(earlier.finished) else Stage.PAUSE
    return TableView(replace(table, tally=tally, stage=stage, deal=facts(stored, deal)), None, deal.view(None))


class DealStore(Protocol):
    """Where deals are found. Raises `StorageError` where the database refuses."""

    async def deal(self, guild: int, number: int) -> StoredDeal | None:
        """A deal of a server by its number."""


async def finished_deal(results: DealStore, guild: int | None, number: int) -> StoredDeal:
    """A deal of a server that may be looked into; raises `UserError` for any other."""
    return check_over(await results.deal(guild or 0, number) if number <= MAX_DEAL_NUMBER else None, number)


def check_sealed(stored: StoredDeal) -> StoredDeal:
    """The deal, unless it repeats another: then its pack was known, and its record and review would tell half of it."""
    if stored.repeats is not None:
        raise UserError("repeat-known", number=stored.number, first=stored.repeats.number)
    return stored


def users_of(seats: Iterable[Occupant | None]) -> list[int]:
    return [who.user for who in seats if isinstance(who, Person)]


def check_over(stored: StoredDeal | None, number: int) -> StoredDeal:
    """The deal, if it may be looked into: one still being played may not, an annulled one was never finished.

    Nor may a board of a match as long as somebody in the other room could learn something from it.
    """
    if stored is None:
        raise UserError("no-such-deal", number=number)
    if stored.annulled:
        raise UserError("deal-annulled", number=number)
    if stored.result is None:
        raise UserError("deal-not-over", number=number)
    if stored.is_withheld:
        raise UserError("deal-withheld", number=number)
    return stored


class Span(StrEnum):
    """Which deals a score sheet is about: the table's running game, the last evening, this quarter of the year."""

    GAME = "game"
    EVENING = "evening"
    SEASON = "season"


@dataclass(frozen=True, slots=True)
class PastDeal:
    """One line of a history: a finished deal and what it was for each seat.

    columns: where it stands on the sheet of people who take turns.
    """

    number: int
    game: str
    at: datetime
    result: Mapping[str, object]
    seats: tuple[SeatResult, ...]
    columns: DealColumns | None = None

    @property
    def is_scored(self) -> bool:
        """Whether anything was scored; else somebody won it or nobody did."""
        return any(seat.score is not None for seat in self.seats)

    @property
    def on_sheet(self) -> SheetDeal:
        """What it adds to its table's sheet."""
        return SheetDeal(self.result, self.columns)


class ResultStore(DealStore, Protocol):
    """What was played on a server; it reads only. Raises `StorageError` where the database refuses."""

    async def came_in(self, deal: int, user: int) -> tuple[Seat, int] | None:
        """In which seat somebody first did something in a deal, and the number of that action in its log."""

    async def history(self, guild: int, user: int | None, limit: int, offset: int = 0) -> list[PastDeal]:
        """The newest finished deals but for the first `offset`, newest first, of one person or of the server."""

    async def series(self, table: int) -> list[PastDeal]:
        """All finished deals of a table, in order."""

    async def numbered(self, guild: int, digits: str, limit: int) -> list[PastDeal]:
        """Finished deals whose number begins with these digits: that very number first, then the newest."""


def named(table: Table) -> Table:
    """The table of a finished deal at which somebody who had everything deleted is called by their seat."""
    return replace(table, seats=tuple(who or Person(FORGOTTEN_USER) for who in table.seats))


UPLOAD_LIFETIME: Final = timedelta(days=1)
"""How long the buttons of an uploaded record work."""
MAX_UPLOAD_BYTES: Final = 16 * 1024
"""How many bytes a record may have: real ones have a quarter of that, and longer ones take long to refuse."""
MAX_UPLOADS: Final = 10
"""How many records of one person are kept at a time; a new one takes the place of the oldest."""


@dataclass(frozen=True, slots=True)
class UploadedRecord:
    """A record as it was uploaded, found right then; `until` its buttons work, for nobody but its `user`."""

    user: int
    text: str
    until: datetime


class UploadStore(Protocol):
    """Uploaded records. Every method is one transaction; `StorageError` where the database refuses."""

    async def save_upload(self, upload: UploadedRecord, now: datetime) -> int:
        """Keep a record and give it a number; those whose time is over go, and what one person has too many of."""

    async def upload(self, number: int) -> UploadedRecord | None:
        """A record by its number, though its time may be over."""


async def upload_of(uploads: UploadStore, user: int, number: int, now: datetime) -> UploadedRecord:
    """A record that somebody uploaded themselves and that is still kept; raises `UserError` for any other."""
    upload = await uploads.upload(number) if number <= MAX_DEAL_NUMBER else None
    if upload is None or upload.user != user or upload.until <= now:
        raise UserError("upload-gone")
    return upload
