"""The moments of a table: when it ends by itself, and what becomes of them all when the machine's clock is set.

They are stored with the table, so that a restart changes nothing about them. What it waits for keeps its distance from
a clock that is set, and is never out of reach.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.model import Pace, Speed, Stage, Table
from bot.tables.redeals import MIN_ANSWER_SECONDS
from bot.tables.shuffling import next_deal_at
from engine.decisions import TimeLimit

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
    return (
        table.stage is Stage.GATHERING
        or table.is_halted
        or (table.stage is not Stage.CLOSED and not (table.people or table.sitting_out))
    )


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


CLOCK_TOLERANCE: Final = timedelta(seconds=10)
"""So far the clocks of several machines may be from each other."""


def with_clock_shifted(table: Table, by: timedelta) -> Table:
    """The table with all its moments moved, as the machine's clock was; many tables have none."""
    if not any((table.due, table.remind_at, table.invited, table.claim, table.proposal, table.shuffle, table.ends_at)):
        return table
    return replace(
        table,
        due=_moved(table.due, by),
        remind_at=_moved(table.remind_at, by),
        invited=_moved(table.invited, by),
        ends_at=_moved(table.ends_at, by),
        claim=table.claim and replace(table.claim, until=table.claim.until + by),
        proposal=table.proposal and replace(table.proposal, until=table.proposal.until + by),
        shuffle=table.shuffle and replace(table.shuffle, since=table.shuffle.since + by),
    )


def _moved(moment: datetime | None, by: timedelta) -> datetime | None:
    return None if moment is None else moment + by


def with_deadlines_clamped(table: Table, now: datetime) -> Table:
    """The table as it was stored, perhaps before the clock was set back: nothing waits longer than it would anew."""
    if table.invited is not None and table.invited > now:
        table = replace(table, invited=now)
    longest = with_expiry(table, table, now, 0).ends_at
    if table.ends_at is not None and longest is not None:
        table = replace(table, ends_at=min(table.ends_at, longest))
    if table.due is None:
        return table
    beyond = table.due - (now + _longest(table, now))
    return with_clock_shifted(table, -beyond) if beyond > CLOCK_TOLERANCE else table


def _longest(table: Table, now: datetime) -> timedelta:
    """The longest that the table's clock can still run."""
    pace = table.pace
    if table.proposal is not None:
        return timedelta(seconds=max(MIN_ANSWER_SECONDS, pace.override))
    if table.stage is not Stage.PLAYING:
        return next_deal_at(table, now) - now
    times = 2 if table.has_more_time else 1
    limits = [times * (pace.seconds(limit) or 0.0) for limit in TimeLimit]
    # A claim is open at least as long as usual, and its answer is told after a computer's pause.
    return timedelta(seconds=max(*limits, Pace().override, pace.computer))
