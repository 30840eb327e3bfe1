"""The parts of the tables, joined."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.ports import Clock, Shuffler
from bot.tables.cluster import Cluster
from bot.tables.lookup import TableLookup
from bot.tables.news import ChangeFeed
from bot.tables.registry import TableRegistry
from bot.tables.reloader import TableReloader
from bot.tables.service import TableService
from bot.tables.stored import TableStore


@dataclass(frozen=True, slots=True)
class Tables:
    """All that may be done with tables: look, take over what others stored, change, and hear of changes."""

    lookup: TableLookup
    reloader: TableReloader
    service: TableService
    changes: ChangeFeed
    cluster: Cluster


def build_tables(
    store: TableStore, shuffler: Shuffler, clock: Clock, levels: Sequence[str], cluster: Cluster
) -> Tables:  # fmt: skip
    """Tables that nobody has taken up yet: `TableService.restore` does that. levels: the usual one first."""
    registry, changes = TableRegistry(), ChangeFeed()
    lookup = TableLookup(registry, levels)
    reloader = TableReloader(store, registry, changes, cluster, clock)
    service = TableService(store, registry, lookup, reloader, changes, cluster, shuffler, clock)
    clock.on_step.append(service.clock_set)
    return Tables(lookup, reloader, service, changes, cluster)
