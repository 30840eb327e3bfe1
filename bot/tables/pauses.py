"""A table that stands still until its people go on: who may ask for that, who is asked, and what does not happen then.

Nothing of it is secret, and it counts for nothing. Until all who are there have agreed play goes on. While the table
stands still no clock runs, no computer moves and nobody is reminded; anybody who sits there has it go on, and who is
awaited then has their whole time. A restart changes nothing about it.
"""

from dataclasses import replace
from datetime import datetime

from bot.errors import UserError
from bot.tables.claims import check_no_claim
from bot.tables.model import Person, Stage, Table, TablePause
from bot.tables.shuffling import next_deal_at
from engine.seats import Seat


def check_not_paused(table: Table) -> None:
    """Refuse whatever has to wait while the table stands still."""
    if table.is_halted:
        raise UserError("paused")


def with_pause_asked(table: Table, seat: Seat) -> Table:
    """The table once somebody in a seat wants it to stand still: they ask for that, or agree if others did."""
    if table.halt is not None:
        with_pause_agreed = dict.fromkeys((*table.halt.agreed, seat)) if seat != table.halt.seat else table.halt.agreed
        return replace(table, halt=replace(table.halt, agreed=tuple(with_pause_agreed)))
    if table.room is not None and not table.room.is_done:
        raise UserError("pause-in-match")
    if table.stage not in {Stage.PLAYING, Stage.PAUSE}:
        raise UserError("pause-nothing")
    check_no_claim(table)
    if table.proposal is not None:
        raise UserError("repeat-stands")
    return replace(table, halt=TablePause(seat))


def with_pause_agreed(table: Table, seat: Seat) -> Table:
    """The table once somebody agrees to what others asked for; raises `UserError` if nobody does any more."""
    if table.halt is None:
        raise UserError("pause-over")
    return with_pause_asked(table, seat)


def without_pause(table: Table, now: datetime) -> Table:
    """The table when nobody asks for that any more, or it goes on; between two deals the time to the next begins anew.

    In a deal its clock is still to be set.
    """
    if table.is_halted and table.stage is Stage.PAUSE:
        table = replace(table, due=next_deal_at(table, now))
    return replace(table, halt=None)


def asked(table: Table) -> tuple[int, ...]:
    """The people who have still to agree: of those who are there all but who asked."""
    halt = table.halt
    if halt is None or halt.is_on:
        return ()
    return tuple(user for user in table.present if table.seat_of(user) not in {halt.seat, *halt.agreed})


def with_pause_decided(before: Table, table: Table) -> Table:
    """The table as it is to be stored: it stands still once nobody's answer is missing, and then has no clock.

    Who sits down is asked, whatever was said from that seat before. With who asked the question goes; so it does with
    the game. What the table is asked otherwise comes first.
    """
    halt = table.halt
    if halt is None:
        return table
    if table.stage not in {Stage.PLAYING, Stage.PAUSE}:
        return replace(table, halt=None)
    if not halt.is_on:
        if _user_in(before, halt.seat) != _user_in(table, halt.seat):
            return replace(table, halt=None)
        same = tuple(seat for seat in halt.agreed if _user_in(before, seat) == _user_in(table, seat))
        table = replace(table, halt=replace(halt, agreed=same))
        if asked(table) or table.claim is not None or table.proposal is not None:
            return table
        table = replace(table, halt=TablePause(halt.seat, is_on=True))
    return replace(table, due=None, remind_at=None)


def _user_in(table: Table, seat: Seat) -> int | None:
    who = table.seats[seat]
    return who.user if isinstance(who, Person) else None
