"""Who sits where: pure changes of a table's seats, each refused in plain words where it cannot be."""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import DealUnderWay, UserError
from bot.tables import rotation
from bot.tables.model import Computer, Occupant, Person, Stage, Table
from bot.tables.rights import check_member, may_come, no_seat
from bot.tables.setup import whole_options
from engine.games import GAMES
from engine.seats import Seat

MISSED_BEFORE_AWAY = 2
"""How many turns in a row the clock may take before a computer stands in without waiting for it."""

FORGOTTEN_USER = 0
"""Stands for somebody who was replaced and is not to be known any more."""


def with_occupant(table: Table, seat: Seat, occupant: Occupant | None) -> Table:
    return replace(table, seats=tuple(occupant if each == seat else who for each, who in enumerate(table.seats)))


def join(table: Table, user: int, seat: Seat | None, *, has_seen_cards: bool = True) -> Table:
    """Somebody sits down: on a free seat, on their own that a computer kept, between deals on any computer's.

    Changing places is allowed as long as no deal is on: a person who has seen a hand must not come to hold another. So
    of a running deal only who has seen none of its cards may take the seat of somebody who was replaced. Where people
    have all seats, or take turns already, who comes takes turns with them from the next deal on.
    """
    if seat is not None and not 0 <= seat < table.players:
        raise UserError("no-such-seat", seat=seat + 1, seats=table.players)
    own = table.seat_of(user)
    if own is not None and (seat is None or seat == own):
        raise UserError("seated-already", seat=own + 1)
    if own is not None and table.has_begun_match:
        raise UserError("match-same-seat", seat=own + 1)
    if own is not None and table.rotation is not None:
        raise UserError("seats-by-turn")
    target = _free_seat(table, user, has_seen_cards=has_seen_cards) if seat is None else seat
    if seat is None and (target is None or _must_wait(table, target, user, has_seen_cards=has_seen_cards)):
        return _take_turns(table, user)
    if target is None:
        raise UserError("table-full")
    occupant = table.seats[target]
    if isinstance(occupant, Person):
        free = ", ".join(str(s + 1) for s, who in enumerate(table.seats) if not isinstance(who, Person))
        raise UserError("seat-taken", seat=target + 1, free=free) if free else UserError("table-full")
    if table.stage is Stage.PLAYING and not _may_take_over(occupant, user, has_seen_cards=has_seen_cards):
        raise DealUnderWay
    if own is not None:
        table = with_occupant(table, own, None)
    seated = with_occupant(table, target, Person(user))
    return seated if table.rotation is None else rotation.with_person(seated, user)


def _must_wait(table: Table, seat: Seat, user: int, *, has_seen_cards: bool) -> bool:
    """Whether people take turns and a seat cannot be had before the next deal."""
    is_on = table.stage is Stage.PLAYING and table.rotation is not None
    return is_on and not _may_take_over(table.seats[seat], user, has_seen_cards=has_seen_cards)


def _take_turns(table: Table, user: int) -> Table:
    """Somebody comes for whom there is no seat now: they have one when it is their turn."""
    if user in table.sitting_out:
        if not rotation.wished(table, user):
            raise UserError("takes-turns-already")
        return rotation.with_wish(table, user, 0)
    if table.room is not None and not table.room.is_done:
        raise UserError("table-full")
    if not rotation.has_place(table):
        raise UserError("turns-full", most=rotation.most_people(table.players))
    return rotation.with_person(table, user)


def _may_take_over(occupant: Occupant | None, user: int, *, has_seen_cards: bool) -> bool:
    if not isinstance(occupant, Computer):
        return False
    return user in {occupant.seat_of, occupant.replaced} or (occupant.replaced is not None and not has_seen_cards)


def _free_seat(table: Table, user: int, *, has_seen_cards: bool) -> Seat | None:
    kept = [s for s, who in enumerate(table.seats) if isinstance(who, Computer) and user in {who.seat_of, who.replaced}]
    free = list(empty_seats(table))
    if table.stage is Stage.PLAYING:
        seats = enumerate(table.seats)
        free = [s for s, who in seats if _may_take_over(who, user, has_seen_cards=has_seen_cards)]
    computers = [s for s, who in enumerate(table.seats) if isinstance(who, Computer)]
    return next(iter(kept + free + computers), None)


def leave(table: Table, user: int, level: str) -> Table:
    """Somebody gets up: before the game the seat is free, later a computer keeps it for them.

    Of people who take turns the next one has it in the next deal.
    """
    seat = table.seat_of(check_member(table, user))
    left_in = table.deal.id if table.stage is Stage.PLAYING and table.deal is not None else None
    kept = None if table.stage is Stage.GATHERING else Computer(level, user, left_in=left_in)
    table = rotation.without_person(table if seat is None else with_occupant(table, seat, kept), user)
    return _with_next_host(without_turns(rotation.with_empty_seats_taken(table)), user)


def _with_next_host(table: Table, user: int) -> Table:
    """The table without this host: the first of those who are there is it, or of all if they are away."""
    if table.host != user or not table.everybody:
        return table
    there = [each for each in table.everybody if not rotation.is_away(table, each)]
    return replace(table, host=(there or table.everybody)[0])


def without_turns(table: Table) -> Table:
    """The table as one at which everybody has a seat, where nothing was dealt yet and no more people are expected."""
    turns = table.rotation
    if turns is None or table.deal is not None or turns.places or table.sitting_out or any(table.tally.score):
        return table
    return table if table.tally.deals or table.tally.finished else replace(table, rotation=None)


def sit_out(table: Table, user: int, deals: int) -> Table:
    """Somebody asks to sit out for some deals, where others have no seat anyway; for none they play again."""
    return rotation.with_wish(table, check_member(table, user), deals)


def replace_person(table: Table, by: int, user: int, level: str) -> Table:
    """A computer takes somebody's seat, which is free for others then, or one more person is for it.

    The host may do so to who is away, and while people gather, or to who sits out, to anybody. Where the host is away
    themselves, more than half of the people who are there have to be for it; but one is enough for who is away and sits
    out, as that gives nobody's cards to a computer. The votes end when the person does anything.
    """
    check_member(table, by)
    seat = table.seat_of(user)
    if user == by:
        raise UserError("leave-instead")
    if user in table.sitting_out:
        return _taken_out(table, by, user)
    who = None if seat is None else table.seats[seat]
    if seat is None or not isinstance(who, Person):
        raise UserError("nobody-to-replace")
    if not who.away and table.stage is not Stage.GATHERING:
        raise UserError("not-away", who=user)
    if by != table.host:
        _check_host_is_away(table)
        if table.seat_of(by) is None:
            raise no_seat(table, by)
        voted = replace(who, votes=tuple(each for each in table.present if each in {*who.votes, by}))
        if votes_missing(with_occupant(table, seat, voted), seat) > 0:
            return with_occupant(table, seat, voted)
    table = rotation.without_person(with_occupant(table, seat, Computer(level, replaced=user)), user)
    return replace(table, host=by) if table.host == user else table


def _taken_out(table: Table, by: int, user: int) -> Table:
    """The table once somebody who sits out takes no more turns because of another one."""
    if by != table.host:
        _check_host_is_away(table)
        if not rotation.is_away(table, user):
            raise UserError("not-away", who=user)
    return _with_next_host(without_turns(rotation.without_person(table, user)), user)


def _check_host_is_away(table: Table) -> None:
    if table.host in table.everybody and not rotation.is_away(table, table.host):
        raise UserError("host-replaces", host=table.host)


def votes_missing(table: Table, seat: Seat) -> int:
    """How many more people have to be for it that somebody is replaced."""
    voters = [user for user in table.present if table.seat_of(user) != seat]
    return len(voters) // 2 + 1 - len(votes_for(table, seat))


def votes_for(table: Table, seat: Seat) -> tuple[int, ...]:
    """Who of the people there would rather have somebody's seat free."""
    who = table.seats[seat]
    return tuple(user for user in who.votes if user in table.present) if isinstance(who, Person) else ()


def without_user(table: Table, user: int) -> Table:
    """The table without what it knows of somebody who does not sit there, a seat kept for them neither."""
    for seat, who in enumerate(table.seats):
        if isinstance(who, Computer) and who.seat_of == user:
            table = with_occupant(table, seat, replace(who, seat_of=None))
        elif isinstance(who, Computer) and who.replaced == user:
            table = with_occupant(table, seat, replace(who, replaced=FORGOTTEN_USER))
        elif isinstance(who, Person) and user in who.votes:
            table = with_occupant(table, seat, replace(who, votes=tuple(each for each in who.votes if each != user)))
    table = rotation.without_user(table, user)
    return replace(table, last_players=tuple(each for each in table.last_players if each != user))


def fill(table: Table, level: str, seat: Seat | None = None) -> Table:
    """A computer player in every empty seat, or in one of them."""
    if seat is not None and not 0 <= seat < table.players:
        raise UserError("no-such-seat", seat=seat + 1, seats=table.players)
    if None not in table.seats:
        raise UserError("nobody-to-fill")
    if seat is None:
        return replace(table, seats=tuple(Computer(level) if who is None else who for who in table.seats), level=level)
    if table.seats[seat] is not None:
        raise UserError("seat-taken", seat=seat + 1, free=", ".join(str(each + 1) for each in empty_seats(table)))
    return with_occupant(table, seat, Computer(level))


def set_level(table: Table, level: str) -> Table:
    """Every computer player plays at this level, and so will those who come; not in the middle of a deal."""
    if table.stage is Stage.PLAYING:
        raise DealUnderWay
    seats = (replace(who, level=level) if isinstance(who, Computer) else who for who in table.seats)
    return replace(table, seats=tuple(seats), level=level)


def empty_seats(table: Table) -> tuple[Seat, ...]:
    """The seats that nobody has, no computer either."""
    return tuple(seat for seat, who in enumerate(table.seats) if who is None)


def with_seat_back(table: Table, seat: Seat) -> Table:
    """A person acted: their missed turns are forgiven and nobody stands in for them any more."""
    who = table.seats[seat]
    if not isinstance(who, Person) or who == Person(who.user):
        return table
    return with_occupant(table, seat, Person(who.user))


def with_user_back(table: Table, user: int | None) -> Table:
    """The same for a person who did something on purpose, if they sit there."""
    seat = None if user is None else table.seat_of(user)
    if seat is None:
        return table if user is None else rotation.with_person_back(table, user)
    return with_seat_back(table, seat)


def is_marked_absent(table: Table, user: int) -> bool:
    """Whether a computer stands in for somebody there, or would, or others would rather have their seat free."""
    seat = table.seat_of(user)
    if seat is None:
        return rotation.is_away(table, user)
    who = table.seats[seat]
    return isinstance(who, Person) and (who.away or bool(who.votes))


def missed_turn(table: Table, seat: Seat) -> Table:
    """The clock took somebody's turn; the second time in a row they count as away."""
    who = table.seats[seat]
    if not isinstance(who, Person):
        return table
    missed = who.missed + 1
    return with_occupant(table, seat, replace(who, missed=missed, away=missed >= MISSED_BEFORE_AWAY))


def with_users_away(table: Table, users: Collection[int]) -> Table:
    """These people cannot act any more: computers stand in for them at once, or when they have a seat, until they are
    back.
    """
    for seat, who in enumerate(table.seats):
        if isinstance(who, Person) and who.user in users:
            table = with_occupant(table, seat, replace(who, away=True))
    return rotation.with_people_away(table, [user for user in table.sitting_out if user in users])


def plays_by_itself(table: Table, seat: Seat) -> bool:
    """Whether a computer decides for the seat now."""
    who = table.seats[seat]
    return isinstance(who, Computer) or (isinstance(who, Person) and who.away)


def is_cut_by_computer(table: Table, dealer: Seat) -> bool:
    """Whether a computer cuts if this seat deals: usually the player to the dealer's right does."""
    rules = GAMES[table.game]
    options = rules.options(**whole_options(table.game, table.options))
    return isinstance(table.seats[rules.cutter(options, dealer, table.players)], Computer)


BETWEEN_CALLS: Final = timedelta(minutes=1)
"""A table calls nobody more often than that."""


def invited(table: Table, by: int, now: datetime) -> Table:
    """The table once somebody who sits there has called others to it; raises `UserError` where they may not."""
    check_member(table, by)
    if not may_come(table):
        raise UserError("no-seat-to-offer")
    if table.invited is not None and now < table.invited + BETWEEN_CALLS:
        raise UserError("called-lately", seconds=round((table.invited + BETWEEN_CALLS - now).total_seconds()) or 1)
    return replace(table, invited=now)
