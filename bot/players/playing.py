"""A whole deal played among players of our own, from wherever it stands to its end."""

from collections.abc import Callable

from engine.actions import Action
from engine.deal import Deal
from engine.seats import Seat, clockwise

Choose = Callable[[Deal, Seat], Action | None]
"""What a seat that may speak wants to do, or None where it need not and does not."""


def play_deal(deal: Deal, choose: Choose) -> Deal:
    """Ask who may speak, those first for whom nothing waits, until the deal is over."""
    while deal.waiting_for:
        deal = _after_one_action(deal, choose)
    return deal


def _after_one_action(deal: Deal, choose: Choose) -> Deal:
    order = clockwise(deal.waiting_for[0], deal.start.players)
    for seat in sorted(order, key=lambda seat: seat in deal.waiting_for):
        if deal.decisions(seat):
            action = choose(deal, seat)
            if action is not None:
                return deal.act(seat, action)
    raise RuntimeError(f"nobody moves in {deal.phase}: {deal.waiting_for}")
