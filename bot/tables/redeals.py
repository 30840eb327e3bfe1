"""A finished deal that a table plays again: who may propose it, how the others are asked, and how the table goes on.

A proposal that stands is a fact of its table, between two deals. It sets the table's clock, so that no deal begins by
itself meanwhile; without everybody's yes it is dropped, and nothing tells by whom. Computers want whatever people do.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import DealUnderWay, UserError
from bot.tables.finished_deals import fold_finished, moment, table_of
from bot.tables.model import Person, Redeal, RedealProposal, Stage, Table
from bot.tables.rights import check_seat
from bot.tables.shuffling import next_deal_at
from bot.tables.stored import StoredDeal
from engine.deal import Deal
from engine.errors import UnusableDeal
from engine.games import GAMES
from engine.match import Carried
from engine.options import read_options
from engine.seats import Seat

MIN_ANSWER_SECONDS: Final = 60.0
"""How many seconds people have at least: between two deals nobody need look at the table."""


def table_for_redeal(tables: Sequence[Table], stored: StoredDeal) -> Table | None:
    """At which of somebody's tables a finished deal could be proposed now, the one that played it before all others."""
    for table in sorted(tables, key=lambda table: table.id != stored.table):
        with suppress(UserError, UnusableDeal):
            _check_fits(table, stored)
            return table
    return None


def check_may_propose(table: Table, stored: StoredDeal) -> None:
    """Refuse a finished deal that cannot be proposed to a table now; one of older rules first, as everywhere."""
    _whole(stored)
    _check_fits(table, stored)


def _check_fits(table: Table, stored: StoredDeal) -> None:
    """Refuse a deal that cannot be played again at a table now; `UnusableDeal` for one of house rules long gone."""
    options = GAMES[stored.game].options
    is_same = (table.guild, table.game, table.players) == (stored.guild, stored.game, len(stored.seats))
    if stored.board is not None:
        raise UserError("repeat-board", number=stored.number)
    if not is_same or read_options(options, table.options) != read_options(options, stored.options):
        raise UserError("repeat-other", number=stored.number)
    if table.room is not None and not table.room.is_done:
        raise UserError("repeat-in-match")
    if table.stage not in {Stage.GATHERING, Stage.PAUSE}:
        raise DealUnderWay
    if table.proposal is not None:
        raise UserError("repeat-stands")
    if None in table.seats:
        raise UserError("not-full", count=table.seats.count(None))


def redeal_of(table: Table, stored: StoredDeal, step: int, carried: Carried | None) -> Redeal:
    """A finished deal as it would be played again here, from the moment after so many actions since the cut.

    carried: what the table's last deal left to its next one. Raises `UserError` where nothing is left to play, and
    for a deal of older rules.
    """
    whole = _whole(stored)
    if not 0 <= step < whole.version - 1:
        raise UserError("fork-over")
    view = moment(whole, step).view(None)
    trick = len(view.tricks) + 1 if view.tricks or view.trick.cards else 0
    return Redeal(stored.id, stored.number, step, trick, table.stage, carried)


def redeal_start(stored: StoredDeal, repeat: Redeal) -> Deal:
    return moment(_whole(stored), repeat.step)


def _whole(stored: StoredDeal) -> Deal:
    """A finished deal with all that was done; raises `UserError` for one of older rules."""
    return fold_finished(stored, table_of(stored, "en"))


def with_proposal(table: Table, seat: Seat, repeat: Redeal, now: datetime) -> Table:
    """The table once somebody has proposed it; the others have as long as for any question to several."""
    until = now + timedelta(seconds=max(MIN_ANSWER_SECONDS, table.pace.override))
    return replace(table, proposal=RedealProposal(repeat, seat, until), due=until, remind_at=None)


def with_answer(table: Table, user: int, deal: int, step: int, now: datetime, *, agrees: bool) -> Table:
    """The table once somebody has answered what is proposed: a no, whoever's, ends it."""
    seat, proposal = check_seat(table, user), table.proposal
    if proposal is None or (proposal.repeat.deal, proposal.repeat.step) != (deal, step):
        raise UserError("repeat-over")
    if not agrees:
        return without_proposal(table, now)
    if seat in {proposal.seat, *proposal.agreed}:
        return table
    return replace(table, proposal=replace(proposal, agreed=(*proposal.agreed, seat)))


def asked(table: Table) -> tuple[int, ...]:
    """The people who are asked: all who are there, but for who proposes."""
    proposal = table.proposal
    return tuple(user for user in table.present if proposal is not None and table.seat_of(user) != proposal.seat)


def undecided(table: Table) -> tuple[int, ...]:
    """Those of them who have not agreed."""
    known = () if table.proposal is None else table.proposal.agreed
    return tuple(user for user in asked(table) if table.seat_of(user) not in known)


def without_proposal(table: Table, now: datetime) -> Table:
    """The table when nothing is proposed any more: the time until its next deal begins anew."""
    if table.proposal is None:
        return table
    return replace(table, proposal=None, due=next_deal_at(table, now) if table.stage is Stage.PAUSE else None)


def reseated(before: Table, table: Table, now: datetime) -> Table:
    """The table after people came, went or returned: a proposal is one to those who sat there."""
    return table if _users(before) == _users(table) else without_proposal(table, now)


def _users(table: Table) -> tuple[int | None, ...]:
    return tuple(who.user if isinstance(who, Person) else None for who in table.seats)
