"""Duty solos: once in twenty-four deals everybody owes a solo, as in the Verband's tournaments."""

from typing import Final

from engine.games.doppelkopf.options import DoppelkopfOptions
from engine.games.doppelkopf.state import DoppelkopfState
from engine.match import Carried
from engine.seats import Seat, after, clockwise

DEALS: Final = 24


def owed(options: DoppelkopfOptions, carried: Carried | None) -> tuple[tuple[Seat, ...], int]:
    """Who owes a solo, and how many deals are left, this one too; at first all owe one."""
    if not options.duty:
        return (), 0
    left = 0 if carried is None else carried.count("left")
    if carried is None or left < 1:
        return (0, 1, 2, 3), DEALS
    return tuple(seat for seat in range(4) if carried.count(f"duty@{seat}")), left


def forced_soloist(dealer: Seat, owing: tuple[Seat, ...]) -> Seat:
    """Who plays the solo they owe where as many are owed as deals are left: the nearest to the dealer's left."""
    return next(seat for seat in clockwise(after(dealer, 4), 4) if seat in owing)


def left_over(state: DoppelkopfState) -> dict[str, object]:
    """What the result says of duties: how many deals are left, who still owes a solo, and whether one was paid.

    A solo that was owed is dealt again by the same dealer, unless its player was forced to play it.
    """
    if not state.options.duty:
        return nothing_owed(state.options)
    owing = [seat for seat in state.owing if not (state.is_duty and seat == state.declarer)]
    return {"left": state.beginning.left - 1, "owing": owing, "duty": state.is_duty, "again": is_dealt_again(state)}


def nothing_owed(options: DoppelkopfOptions) -> dict[str, object]:
    """What results say where nobody owes a solo; those of the Verband say nothing, as lists are kept elsewhere."""
    return {"owing": []} if options.is_scored and not options.ddv else {}


def is_dealt_again(state: DoppelkopfState) -> bool:
    """Whether the same dealer deals again because a solo was played that was owed."""
    return state.is_duty and not state.is_forced
