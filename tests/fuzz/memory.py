"""A store that keeps everything in memory and, when told so, fails as a full disk would."""

from dataclasses import dataclass, field, replace

from bot.errors import Conflict, StorageError
from bot.tables.matches import Match, MatchBoard, NewMatch
from bot.tables.model import Stage, Table
from bot.tables.sheets import SheetDeal
from bot.tables.shuffling import SecretShuffle
from bot.tables.stored import (
    DealEnding,
    GrantedClaim,
    NewAction,
    NewDeal,
    StoredDeal,
    StoredPremoves,
    StoredTable,
    TableStore,
)
from engine.match import Tally


@dataclass
class Kept:
    """A table as it was stored, its last deal, the results of its series, and what people plan in the deal.

    sitters: by deal, who ever had a seat at it. finished: the last deal that ended and counts, and its people.
    """

    table: Table
    deal: StoredDeal | None = None
    results: list[SheetDeal] = field(default_factory=list)
    plans: dict[int, tuple[str, ...]] = field(default_factory=dict)
    sitters: dict[int, set[int]] = field(default_factory=dict)
    finished: tuple[int, tuple[int, ...]] = (0, ())
    secret: str = ""
    parts: dict[int, str] = field(default_factory=dict)


class MemoryStore:
    """What the table service needs of a store, kept as the database keeps it: no tally, no facts of a deal."""

    def __init__(self) -> None:
        self.kept: dict[int, Kept] = {}
        self.over: dict[int, StoredDeal] = {}
        self.fails = False
        self._deals = 0

    async def load(self) -> list[StoredTable]:
        return [found for table in self.kept if (found := await self.load_table(table)) is not None]

    async def load_table(self, table: int) -> StoredTable | None:
        kept = self.kept.get(table)
        if kept is None or kept.table.stage is Stage.CLOSED:
            return None
        return StoredTable(kept.table, kept.deal, tuple(kept.results), dict(kept.plans))

    async def revision(self, table: int) -> int | None:
        stored = await self.load_table(table)
        return None if stored is None else stored.table.revision

    async def open_table(self, table: Table, begins: NewMatch | None = None, secret: str = "") -> Table:
        self._check()
        assert begins is None
        live = [kept for kept in self.kept.values() if kept.table.stage is not Stage.CLOSED]
        if any(kept.table.channel == table.channel for kept in live):
            raise Conflict("the channel has a table")
        table = replace(table, id=len(self.kept) + 1, revision=1)
        self.kept[table.id] = Kept(plain(table), secret=secret)
        return table

    async def save_table(self, table: Table) -> Table:
        self._check()
        saved = self._save(table)
        self._note_sitters(table)
        return saved

    async def secret_shuffle(self, table: int) -> SecretShuffle | None:
        kept = self.kept[table]
        return SecretShuffle(kept.secret, dict(kept.parts)) if kept.secret else None

    async def add_part(self, table: Table, user: int, part: str) -> Table:
        saved = await self.save_table(table)
        self.kept[table.id].parts[user] = part
        return saved

    async def begin_deal(self, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
        self._check()
        table = self._save(table)
        self._deals += 1
        stored = StoredDeal(
            id=self._deals, guild=table.guild, number=self._deals, table=table.id, game=table.game,
            rules_version=deal.rules_version, options=table.options, seats=table.seats, dealer=deal.dealer,
            seal=deal.seal, carried=deal.carried, begun=deal.at, result=None,
            actions=deal.done, shuffle=deal.shuffle, repeats=deal.repeats,
        )  # fmt: skip
        kept = self.kept[table.id]
        kept.deal, kept.secret, kept.parts = stored, deal.next_secret, {}
        self._note_sitters(table)
        return table, stored

    async def match(self, match: int) -> Match | None:
        raise NotImplementedError  # nobody plays one here

    async def board(self, match: int, number: int) -> MatchBoard | None:
        raise NotImplementedError

    async def note_hint(self, table: Table, deal: int, counted_until: int | None = None) -> Table:
        self._check()
        table, kept = self._save(table), self.kept[table.id]
        assert kept.deal is not None
        assert kept.deal.id == deal
        kept.deal = replace(kept.deal, is_hinted=True, counted_until=counted_until)
        return table

    async def save_premoves(self, table: Table, plans: StoredPremoves) -> Table:
        self._check()
        table = self._save(table)
        self._put_plans(table.id, plans)
        return table

    async def append(
        self, table: Table, action: NewAction, ending: DealEnding | None = None, plans: StoredPremoves | None = None,
        claim: GrantedClaim | None = None,
    ) -> Table:  # fmt: skip
        self._check()
        kept = self.kept[table.id]
        assert kept.deal is not None
        if (kept.deal.id, len(kept.deal.actions)) != (action.deal, action.number):
            raise Conflict("already there")
        table = self._save(table)
        said = [action] if claim is None else [action, *claim.actions]
        actions = (*kept.deal.actions, *((each.seat, each.text) for each in said))
        kept.deal = replace(kept.deal, actions=actions, claimed=None if claim is None else claim.seat)
        if claim is not None:
            kept.deal = replace(kept.deal, is_agreed=claim.is_agreed)
        if plans is not None:
            self._put_plans(table.id, plans)
        if ending is not None:
            kept.deal = self.over[kept.deal.number] = replace(kept.deal, result=ending.result)
            kept.plans.clear()
            if kept.deal.repeats is None:
                kept.results.append(SheetDeal(ending.result, kept.deal.columns))
                kept.finished = kept.deal.id, tuple(each.user for each in ending.seats if each.user is not None)
        return table

    async def answer_seconds(self, table: int, user: int) -> list[float]:  # noqa: ARG002 - nobody is asked here
        return []

    async def deal(self, guild: int, number: int) -> StoredDeal | None:
        found = self.over.get(number)
        return found if found is not None and found.guild == guild else None

    async def has_sat(self, deal: int, user: int) -> bool:
        return any(user in kept.sitters.get(deal, ()) for kept in self.kept.values())

    async def last_players(self, channel: int) -> tuple[int, ...]:
        return max((kept.finished for kept in self.kept.values() if kept.table.channel == channel), default=(0, ()))[1]

    async def note_reminded(self, table: Table) -> None:
        self._check()
        kept = self.kept[table.id]
        if kept.table.revision != table.revision or kept.table.remind_at is None:
            raise Conflict("the table has moved on, or was reminded")
        kept.table = replace(kept.table, remind_at=None)

    async def annul(self, table: Table, deal: int, counted_until: int | None = None, by: int | None = None) -> Table:
        del by  # what people did how often is not kept here
        self._check()
        kept = self.kept[table.id]
        assert kept.deal is not None
        assert kept.deal.id == deal
        table = self._save(table)
        kept.deal = replace(kept.deal, annulled=True, counted_until=counted_until or kept.deal.counted_until)
        kept.plans.clear()
        return table

    def _check(self) -> None:
        if self.fails:
            self.fails = False
            raise StorageError("the disk is full")

    def _put_plans(self, table: int, plans: StoredPremoves) -> None:
        kept = self.kept[table]
        assert kept.deal is not None
        assert kept.deal.id == plans.deal
        kept.plans.pop(plans.user, None)
        if plans.plans:
            kept.plans[plans.user] = plans.plans

    def _note_sitters(self, table: Table) -> None:
        kept = self.kept[table.id]
        if kept.deal is not None and kept.deal.result is None and not kept.deal.annulled:
            kept.sitters.setdefault(kept.deal.id, set()).update(table.people)

    def _save(self, table: Table) -> Table:
        kept = self.kept[table.id]
        if kept.table.revision != table.revision:
            raise Conflict("the table has moved on")
        table = replace(table, revision=table.revision + 1)
        kept.table = plain(table)
        return table


PORT: type[TableStore] = MemoryStore
"""So that the types tell at once what the port has and this store lacks."""


def plain(table: Table) -> Table:
    """The table as a database has it."""
    return replace(table, tally=Tally(()), deal=None)
