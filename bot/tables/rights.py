"""Who may do what at a table, whichever command, button, menu or dialog it comes by.

A seat counts from wherever something is asked. What a channel gives, sight of it and managing it, is that of the
table's own channel and of no other.
"""

from dataclasses import dataclass

from bot.errors import NoSuchTable, NotSeated, SeatKept, SeatReplaced, SitsOut, UserError
from bot.tables.model import Computer, Person, Stage, Table
from bot.tables.rotation import has_place
from engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who asks for something, and in which server; in direct messages there is none."""

    user: int
    guild: int | None


@dataclass(frozen=True, slots=True)
class TableCaller:
    """Somebody who asks for something, with what they may do in the channel of the table that they mean.

    sees, manages: as far as it is known; in direct messages neither is. is_there: whether they ask in that channel.
    """

    user: int
    sees: bool = False
    manages: bool = False
    is_there: bool = False


def check_there(table: Table, caller: TableCaller) -> None:
    """For all that shows a table or does something at it: for who neither sits there nor sees it there is none.

    What a room of a match shows stays in its channel and with who sits there: elsewhere it would tell cards.
    """
    if table.seat_of(caller.user) is not None or caller.user in table.sitting_out:
        return
    if not caller.sees:
        # Where a computer has the seat that was theirs the table is no news to them.
        has_left = table.seat_taken_from(caller.user) is not None or table.keeps_seat_of(caller.user)
        raise no_seat(table, caller.user) if has_left else NoSuchTable()
    if table.room is not None and not caller.is_there:
        raise UserError("match-look", code=table.room.code)


def check_seat(table: Table, user: int) -> Seat:
    """The seat of somebody, for all that only who sits there may do."""
    seat = table.seat_of(user)
    if seat is None:
        raise no_seat(table, user)
    return seat


def check_member(table: Table, user: int) -> int:
    """Somebody who has a seat or takes turns, for what is about the table and not about its deal."""
    if user not in table.everybody:
        raise no_seat(table, user)
    return user


def check_host(table: Table, user: int, *, manages: bool) -> None:
    """Refuse what is left to who opened the table, and to who manages its channel."""
    if user != table.host and not manages:
        raise UserError("not-host", host=table.host)


def no_seat(table: Table, user: int) -> UserError:
    """Somebody does not sit there: they are told whether a seat is kept for them, and when they can have one.

    Who takes turns is told that they sit out, and who plays.
    """
    if user in table.sitting_out:
        return SitsOut(who=table.people, count=len(table.people))
    seat = table.seat_taken_from(user)
    if seat is not None:
        return SeatReplaced(seat=seat + 1)
    return SeatKept() if table.keeps_seat_of(user) else NotSeated(join=_when_free(table))


def _when_free(table: Table) -> str:
    """When somebody new can sit down: `now`, `later`, after this deal, `turns`, by taking turns, or `never`."""
    if joinable(table):
        return "now"
    if may_take_turns(table):
        return "turns"
    return "later" if any(isinstance(who, Computer) for who in table.seats) else "never"


def joinable(table: Table) -> tuple[Seat, ...]:
    """The seats somebody new can take now."""
    if table.stage is Stage.PLAYING:
        return tuple(s for s, who in enumerate(table.seats) if isinstance(who, Computer) and who.replaced is not None)
    return tuple(s for s, who in enumerate(table.seats) if who is None or isinstance(who, Computer))


def may_take_turns(table: Table) -> bool:
    """Whether somebody new can be one of people who take turns: others do, or people have all seats."""
    return has_place(table) and (table.rotation is not None or all(isinstance(who, Person) for who in table.seats))


def may_come(table: Table) -> bool:
    """Whether there is anything to call somebody to."""
    return bool(joinable(table)) or may_take_turns(table)
