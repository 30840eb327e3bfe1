"""Tables at which nobody does anything any more: when they end by themselves.

The moment is stored with the table, so that a restart changes nothing about it.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.model import Speed, Stage, Table

IDLE_LIFETIME: Final = timedelta(days=1)
SLOW_IDLE_LIFETIME: Final = timedelta(days=7)
"""How long a table stands at which nobody does anything; where people look in every other day, or paused, longer."""
SAVE_VISITS_EVERY: Final = timedelta(hours=1)
"""How often at most it is written down that somebody looked in, where that changes nothing else."""


def expires(table: Table) -> bool:
    """Whether a table has nothing that goes on without people: it gathers, stands still, or nobody sits there.

    A room of a match ends with it.
    """
    if table.room is not None and not table.room.is_done:
        return False
    return table.stage is Stage.GATHERING or table.is_halted or (table.stage is not Stage.CLOSED and not table.people)


def with_expiry(before: Table, table: Table, now: datetime, by: int | None) -> Table:
    """A table with the moment at which it ends, which all that somebody does puts off, and nothing that happens."""
    if not expires(table):
        return replace(table, ends_at=None)
    if by is None and before.ends_at is not None:
        return replace(table, ends_at=before.ends_at)
    may_wait = table.speed is Speed.SLOW or table.is_halted
    return replace(table, ends_at=now + (SLOW_IDLE_LIFETIME if may_wait else IDLE_LIFETIME))


def should_save_visit(table: Table, now: datetime) -> bool:
    """Whether that somebody looks in puts off the end by long enough to be written down."""
    end = with_expiry(table, table, now, 0).ends_at
    return end is not None and (table.ends_at is None or end >= table.ends_at + SAVE_VISITS_EVERY)


def has_expired(table: Table) -> bool:
    """Whether a closed table ended by itself, because nobody did anything there."""
    return table.stage is Stage.CLOSED and table.ends_at is not None
