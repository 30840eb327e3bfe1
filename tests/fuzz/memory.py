"""A store that keeps everything in memory and, when told so, fails as a full disk would."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.errors import Conflict, StorageError
from bot.tables.model import Stage, Table
from bot.tables.stored import Ending, NewAction, NewDeal, StoredDeal, StoredTable
from engine.match import Tally


@dataclass
class Kept:
    """A table as it was stored, its deals, and the results of those that count."""

    table: Table
    deal: StoredDeal | None = None
    results: list[Mapping[str, object]] = field(default_factory=list)


class MemoryStore:
    """What the table service needs of a store, kept as the database keeps it: no tally, no facts of a deal."""

    def __init__(self) -> None:
        self.kept: dict[int, Kept] = {}
        self.fails = False
        self._deals = 0

    async def load(self) -> list[StoredTable]:
        return [found for table in self.kept if (found := await self.load_table(table)) is not None]

    async def load_table(self, table: int) -> StoredTable | None:
        kept = self.kept.get(table)
        if kept is None or kept.table.stage is Stage.CLOSED:
            return None
        return StoredTable(kept.table, kept.deal, tuple(kept.results))

    async def open_table(self, table: Table) -> Table:
        self._check()
        live = [kept for kept in self.kept.values() if kept.table.stage is not Stage.CLOSED]
        if any(kept.table.channel == table.channel for kept in live):
            raise Conflict("the channel has a table")
        table = replace(table, id=len(self.kept) + 1, revision=1)
        self.kept[table.id] = Kept(plain(table))
        return table

    async def save_table(self, table: Table) -> Table:
        self._check()
        return self._save(table)

    async def begin_deal(self, table: Table, deal: NewDeal) -> tuple[Table, StoredDeal]:
        self._check()
        table = self._save(table)
        self._deals += 1
        stored = StoredDeal(
            id=self._deals, guild=table.guild, number=self._deals, table=table.id, game=table.game,
            rules_version=deal.rules_version, options=table.options, seats=table.seats, dealer=deal.dealer,
            seal=deal.seal, replay=deal.replay, begun=deal.at, actions=(), result=None,
        )  # fmt: skip
        self.kept[table.id].deal = stored
        return table, stored

    async def append(self, table: Table, action: NewAction, ending: Ending | None = None) -> Table:
        self._check()
        kept = self.kept[table.id]
        assert kept.deal is not None
        if (kept.deal.id, len(kept.deal.actions)) != (action.deal, action.number):
            raise Conflict("already there")
        table = self._save(table)
        kept.deal = replace(kept.deal, actions=(*kept.deal.actions, (action.seat, action.text)))
        if ending is not None:
            kept.deal = replace(kept.deal, result=ending.result)
            kept.results.append(ending.result)
        return table

    async def annul(self, table: Table, deal: int) -> Table:
        self._check()
        kept = self.kept[table.id]
        assert kept.deal is not None
        assert kept.deal.id == deal
        table = self._save(table)
        kept.deal = replace(kept.deal, annulled=True)
        return table

    async def close(self) -> None:
        """Nothing is open."""

    def _check(self) -> None:
        if self.fails:
            self.fails = False
            raise StorageError("the disk is full")

    def _save(self, table: Table) -> Table:
        kept = self.kept[table.id]
        if kept.table.revision != table.revision:
            raise Conflict("the table has moved on")
        table = replace(table, revision=table.revision + 1)
        kept.table = plain(table)
        return table


def plain(table: Table) -> Table:
    """The table as a database has it."""
    return replace(table, tally=Tally(()), deal=None)
