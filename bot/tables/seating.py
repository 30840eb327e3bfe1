"""Who sits where: pure changes of a table's seats, each refused in plain words where it cannot be."""

from dataclasses import replace

from bot.errors import UserError
from bot.tables.model import Computer, Occupant, Person, Stage, Table
from engine.seats import Seat

MISSED_BEFORE_AWAY = 2
"""How many turns in a row the clock may take before a computer stands in without waiting for it."""


def put(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    """The table with one seat's occupant changed."""
    return replace(table, seats=tuple(occupant if each == seat else who for each, who in enumerate(table.seats)))


def join(table: Table, user: int, seat: Seat | None) -> Table:
    """Somebody sits down: on a free seat, on their own that a computer kept, between deals on any computer's.

    Changing places is allowed as long as no deal is on: a person who has seen a hand must not come to hold another.
    """
    if seat is not None and not 0 <= seat < table.players:
        raise UserError("no-such-seat", seat=seat + 1, seats=table.players)
    own = table.seat_of(user)
    if own is not None and (seat is None or seat == own):
        raise UserError("seated-already", seat=own + 1)
    target = _free_seat(table, user) if seat is None else seat
    if target is None:
        raise UserError("table-full")
    occupant = table.seats[target]
    if isinstance(occupant, Person):
        free = _free_text(table)
        raise UserError("seat-taken", seat=target + 1, free=free) if free else UserError("table-full")
    if table.stage is Stage.PLAYING and not (isinstance(occupant, Computer) and occupant.seat_of == user):
        raise UserError("deal-is-on")
    if own is not None:
        table = put(table, own, None)
    return put(table, target, Person(user))


def _free_text(table: Table) -> str:
    return ", ".join(str(s + 1) for s, who in enumerate(table.seats) if not isinstance(who, Person))


def _free_seat(table: Table, user: int) -> Seat | None:
    kept = [s for s, who in enumerate(table.seats) if isinstance(who, Computer) and who.seat_of == user]
    empty = [s for s, who in enumerate(table.seats) if who is None]
    computers = [s for s, who in enumerate(table.seats) if isinstance(who, Computer)]
    return next(iter(kept + empty + computers), None)


def leave(table: Table, user: int, level: str) -> Table:
    """Somebody gets up: before the game the seat is free, later a computer keeps it for them."""
    seat = table.seat_of(user)
    if seat is None:
        raise UserError("not-seated")
    kept = None if table.stage is Stage.GATHERING else Computer(level, user)
    table = put(table, seat, kept)
    if table.host == user and table.people:
        table = replace(table, host=table.people[0])
    return table


def fill(table: Table, level: str) -> Table:
    """A computer player in every empty seat."""
    if None not in table.seats:
        raise UserError("nobody-to-fill")
    return replace(table, seats=tuple(Computer(level) if who is None else who for who in table.seats))


def came_back(table: Table, seat: Seat) -> Table:
    """A person acted: their missed turns are forgiven and nobody stands in for them any more."""
    who = table.seats[seat]
    return put(table, seat, Person(who.user)) if isinstance(who, Person) and (who.missed or who.away) else table


def returned(table: Table, user: int | None) -> Table:
    """The same for a person who did something on purpose, if they sit there."""
    seat = None if user is None else table.seat_of(user)
    return table if seat is None else came_back(table, seat)


def is_away(table: Table, user: int) -> bool:
    """Whether a computer stands in for somebody who sits there."""
    seat = table.seat_of(user)
    return seat is not None and plays_by_itself(table, seat)


def missed_turn(table: Table, seat: Seat) -> Table:
    """The clock took somebody's turn; the second time in a row they count as away."""
    who = table.seats[seat]
    if not isinstance(who, Person):
        return table
    missed = who.missed + 1
    return put(table, seat, Person(who.user, missed, away=missed >= MISSED_BEFORE_AWAY))


def plays_by_itself(table: Table, seat: Seat) -> bool:
    """Whether a computer decides for the seat now."""
    who = table.seats[seat]
    return isinstance(who, Computer) or (isinstance(who, Person) and who.away)


def everybody_away(table: Table) -> bool:
    """Whether nobody is left who would notice the next deal."""
    return all(not isinstance(who, Person) or who.away for who in table.seats)
