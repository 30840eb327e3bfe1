"""Calling people to a table: who may, and how often."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import UserError
from bot.tables.model import Table
from bot.tables.rights import check_seat, joinable

BETWEEN_CALLS: Final = timedelta(minutes=1)
"""A table calls nobody more often than that."""


def invited(table: Table, by: int, now: datetime) -> Table:
    """The table once somebody who sits there has called others to it; raises `UserError` where they may not."""
    check_seat(table, by)
    if not joinable(table):
        raise UserError("no-seat-to-offer")
    if table.invited is not None and now < table.invited + BETWEEN_CALLS:
        raise UserError("called-lately", seconds=round((table.invited + BETWEEN_CALLS - now).total_seconds()) or 1)
    return replace(table, invited=now)
