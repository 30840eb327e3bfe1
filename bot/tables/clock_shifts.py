"""What a table waits for, on a machine whose clock is set: it keeps its distance, and is never out of reach."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.tables.expiry import with_expiry
from bot.tables.model import Pace, Stage, Table
from bot.tables.redeals import MIN_ANSWER_SECONDS
from bot.tables.shuffling import next_deal_at
from engine.decisions import TimeLimit

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
    limits = [pace.seconds(limit) or 0.0 for limit in TimeLimit]
    # A claim is open at least as long as usual, and its answer is told after a computer's pause.
    return timedelta(seconds=max(*limits, Pace().override, pace.computer))
