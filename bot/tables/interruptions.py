"""What holds a table up: a claim of the rest that the others answer, and a pause until its people go on.

Both are facts of the table. A claim sets the table's clock, which settles it: at the end of its time, or a fixed pause
after the answers that were missing came, or after the first that was no. Whoever said no, a person, a computer or the
cards, is told by nothing, the time included.

Until all who are there have agreed to a pause play goes on. While the table stands still no clock runs, no computer
moves and nobody is reminded; anybody who sits there has it go on, and who is awaited then has their whole time.
"""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from bot.errors import ClaimStands, UserError
from bot.tables.model import OpenClaim, Pace, Person, Stage, Table, TablePause
from bot.tables.rights import check_seat
from bot.tables.seating import plays_by_itself
from bot.tables.shuffling import next_deal_at
from engine.deal import Deal
from engine.games import GAMES
from engine.search.claims import PlayedOut, can_stop, conceded, could_hold, lines, proven_line
from engine.seats import Seat
from engine.views import View

MIN_CARDS: Final = 2
"""The last card plays itself: there is nothing to claim."""


def may_claim(view: View) -> bool:
    """In their turn in the second half of a deal, where the game lets them; it says nothing of whether it is true."""
    in_turn = view.phase == "play" and view.seat is not None and view.seat in view.waiting_for
    return in_turn and MIN_CARDS <= len(view.hand) <= len(view.tricks) + 1 and GAMES[view.game].may_claim(view)


def may_offer_claim(table: Table, view: View) -> bool:
    """Whether a claim is offered, by what its owner sees: it is proven, or the table may be asked and could agree."""
    if view.seat is None or not may_claim(view):
        return False
    return could_hold(view) if may_ask(table, view.seat) else proven_line(view) is not None


def check_no_claim(table: Table) -> None:
    """Refuse whatever has to wait until the table has answered a claim."""
    if table.claim is not None:
        raise ClaimStands


def may_ask(table: Table, seat: Seat) -> bool:
    """Whether a seat may put a claim to the table that is not proven: once a deal."""
    return all(seat != each for each, _ in table.have_claimed)


def with_open_claim(table: Table, seat: Seat, cards: int, now: datetime) -> Table:
    """The table once a seat with so many cards has claimed the rest; people have as long as for an override.

    Where that is no time at all they have the usual one: nobody could answer, and the cards would lie open for nothing.
    """
    if not may_ask(table, seat):
        raise UserError("claim-answered-no")
    seconds = table.pace.override or Pace().override
    claim = OpenClaim(seat, now + timedelta(seconds=seconds))
    asked = replace(table, claim=claim, have_claimed=(*table.have_claimed, (seat, cards)))
    remind_at = now + timedelta(seconds=seconds / 2) if undecided_on_claim(asked) else None
    return _with_clock(table, replace(asked, remind_at=remind_at), now)


def with_claim_answer(table: Table, user: int, claimant: Seat, now: datetime, *, agrees: bool) -> Table:
    """The table once somebody has answered the claim of a seat; who agreed may still say no, and not the reverse."""
    seat, claim = check_seat(table, user), table.claim
    if claim is None or claim.seat != claimant:
        raise UserError("claim-over")
    if seat == claim.seat:
        raise UserError("claim-own")
    if seat in claim.refused:
        if agrees:
            raise UserError("claim-said-no")
        return table
    others = tuple(each for each in claim.agreed if each != seat)
    agreed, refused = ((*others, seat), claim.refused) if agrees else (others, (*claim.refused, seat))
    return _with_clock(table, replace(table, claim=replace(claim, agreed=agreed, refused=refused)), now)


def just_refused(table: Table, view: View) -> Seat | None:
    """Whose claim was not agreed to, until they play a card."""
    if table.claim is not None or view.phase != "play":
        return None
    return next((seat for seat, cards in table.have_claimed if view.counts[seat] == cards), None)


def asked_about_claim(table: Table) -> tuple[int, ...]:
    """The people who are asked about a claim: all who are there, but for the claimant."""
    return tuple(user for user in table.present if table.claim is not None and table.seat_of(user) != table.claim.seat)


def undecided_on_claim(table: Table) -> tuple[int, ...]:
    """Those of them who have still to answer."""
    claim = table.claim
    known = () if claim is None else (*claim.agreed, *claim.refused)
    return tuple(user for user in asked_about_claim(table) if table.seat_of(user) not in known)


def with_claim_reseated(before: Table, table: Table, now: datetime) -> Table:
    """The table with its claim after people came, went or returned; None stands any more if its claimant is gone.

    Who sits down is asked, whatever was said from that seat before, but a no stays one.
    """
    claim = table.claim
    if (
        claim is None
        or _user_in(before, claim.seat) != _user_in(table, claim.seat)
        or plays_by_itself(table, claim.seat)
    ):
        return replace(table, claim=None)
    agreed = tuple(seat for seat in claim.agreed if _user_in(before, seat) == _user_in(table, seat))
    return _with_clock(before, replace(table, claim=replace(claim, agreed=agreed)), now)


def without_claims(table: Table) -> Table:
    return replace(table, claim=None, have_claimed=())


def claim_result(table: Table, deal: Deal) -> PlayedOut | None:
    """The deal played out as claimed, if everybody agrees and the cards allow it; None if play goes on."""
    claim = table.claim
    if claim is None or claim.refused or undecided_on_claim(table) or not _computers_agree(table, deal, claim.seat):
        return None
    return conceded(deal, claim.seat)


def _computers_agree(table: Table, deal: Deal, claimant: Seat) -> bool:
    """Whether there is an order of the claimant's cards that no computer can stop with its own cards.

    Each looks at its own view and at the hand that is shown: what lies elsewhere is for others to say.
    """
    mine = deal.view(claimant)
    seats = [seat for seat in range(table.players) if seat != claimant and plays_by_itself(table, seat)]
    views = [deal.view(seat) for seat in seats]
    return any(not any(can_stop(view, line) for view in views) for line in lines(mine, mine.hand, mine.playable))


def _user_in(table: Table, seat: Seat) -> int | None:
    who = table.seats[seat]
    return who.user if isinstance(who, Person) else None


def _is_decided(table: Table) -> bool:
    """Whether nobody's answer is missing any more."""
    return table.claim is not None and (bool(table.claim.refused) or not undecided_on_claim(table))


def _with_clock(before: Table, table: Table, now: datetime) -> Table:
    """The clock of a table that is asked, or of one whose answer is known and is told after a pause."""
    claim = table.claim
    if claim is None:
        return table
    if not _is_decided(table):
        return replace(table, due=claim.until)
    if before.claim is not None and _is_decided(before):
        return table
    return replace(table, due=now + timedelta(seconds=table.pace.computer), remind_at=None)


def check_not_paused(table: Table) -> None:
    """Refuse whatever has to wait while the table stands still."""
    if table.is_halted:
        raise UserError("paused")


def with_pause_asked(table: Table, seat: Seat) -> Table:
    """The table once somebody in a seat wants it to stand still: they ask for that, or agree if others did."""
    if table.halt is not None:
        if seat in {table.halt.seat, *table.halt.agreed}:
            return table
        return replace(table, halt=replace(table.halt, agreed=(*table.halt.agreed, seat)))
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


def undecided_on_pause(table: Table) -> tuple[int, ...]:
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
        if undecided_on_pause(table) or table.claim is not None or table.proposal is not None:
            return table
        table = replace(table, halt=TablePause(halt.seat, is_on=True))
    return replace(table, due=None, remind_at=None)
