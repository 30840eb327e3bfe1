"""What is new about tables, and the feed by which all that show them or play at them are told."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from bot.tables.live import LiveTable
from bot.tables.model import Person, Table
from bot.tables.stored import StoredDeal

log = logging.getLogger(__name__)

ChangeKind = Literal[
    "table", "deal", "action", "result", "closed", "annulled", "late", "stuck", "skipped", "taken", "yielded"
]


@dataclass(frozen=True, slots=True)
class Change:
    """Something about a table is new, and stored; `user` is who did it, None for a computer or the clock.

    late: half of somebody's time is over. stuck: the database did not take a change, everything is as it was.
    skipped: a deal ended of which this process heard only when the next one had begun. taken, yielded: from here on
    this process, or another one, looks after the table.
    """

    table: Table
    kind: ChangeKind
    user: int | None = None


class ChangeFeed:
    """Tells every subscriber of every change, at once and in the order of subscription."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Change], None]] = []

    def subscribe(self, listener: Callable[[Change], None]) -> None:
        self._listeners.append(listener)

    def unsubscribe(self, listener: Callable[[Change], None]) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)

    def publish(self, change: Change) -> None:
        """Tell them all. The change is stored: if one cannot hear of it, the others and whoever acted still can."""
        for listener in tuple(self._listeners):
            try:
                listener(change)
            except Exception:
                log.exception(
                    "%r could not hear that table %s has changed (%s).", listener, change.table.id, change.kind
                )


@dataclass(frozen=True, slots=True)
class KnownState:
    """What was known of a table before its newest state was read."""

    deal: int | None
    was_dealing: bool
    version: int

    @classmethod
    def of(cls, live: LiveTable) -> "KnownState":
        version = live.deal.version if live.deal is not None else 0
        return cls(live.stored.id if live.stored else None, live.is_dealing, version)


def changes_since(before: KnownState, live: LiveTable, deal: StoredDeal | None) -> list[Change]:
    """What another process did meanwhile, in its order; `deal` is the table's last one as it is stored."""
    table = live.table
    if deal is not None and deal.id != before.deal:
        changes = [Change(table, "skipped")] if before.was_dealing else []
        changes.append(Change(table, "deal"))
        if live.deal is None:
            return [*changes, Change(table, "annulled")]
        return changes if live.is_dealing else [*changes, Change(table, "result", _who_acted(live))]
    if before.was_dealing and live.deal is None:
        return [Change(table, "annulled")]
    if live.deal is None or live.deal.version == before.version:
        return [Change(table, "table")]
    return [Change(table, "action" if live.is_dealing else "result", _who_acted(live))]


def _who_acted(live: LiveTable) -> int | None:
    """The person who did the last thing in the deal, if it was a person."""
    last = live.deal.actions[-1] if live.deal is not None and live.deal.actions else None
    who = live.table.seats[last[0]] if last is not None else None
    return who.user if isinstance(who, Person) and not who.away else None
