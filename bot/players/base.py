"""What every computer player is to the rest of the bot, and a whole deal played among some."""

import random
from collections.abc import Callable
from typing import Protocol

from engine.actions import Action
from engine.deal import Deal
from engine.decisions import Decision
from engine.seats import Seat, clockwise
from engine.views import View


class Player(Protocol):
    """Can be asked what to do in a seat, and knows only what that seat may know."""

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """Name one of the legal actions of `view.decisions`, or None where nothing is awaited and nothing need be said.

        The same view and the same chance always bring the same answer.
        """


def awaited(view: View) -> Decision | None:
    """The decision the table waits for, if it waits for this seat."""
    if view.seat not in view.waiting_for:
        return None
    return next((decision for decision in view.decisions if decision.awaited), None)


Choose = Callable[[Deal, Seat], Action | None]
"""What a seat that may speak wants to do, or None where it need not and does not."""


def play_deal(deal: Deal, choose: Choose) -> Deal:
    """Ask who may speak, those first for whom nothing waits, until the deal is over."""
    while deal.waiting_for:
        deal = one_action(deal, choose)
    return deal


def one_action(deal: Deal, choose: Choose) -> Deal:
    """Ask until somebody says or does something."""
    order = clockwise(deal.waiting_for[0], deal.start.players)
    for seat in sorted(order, key=lambda seat: seat in deal.waiting_for):
        if deal.decisions(seat):
            action = choose(deal, seat)
            if action is not None:
                return deal.act(seat, action)
    raise RuntimeError(f"nobody moves in {deal.phase}: {deal.waiting_for}")
