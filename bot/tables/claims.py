"""When somebody may claim all tricks that are left."""

from typing import Final

from engine.games import GAMES
from engine.views import View

FEWEST: Final = 2
"""The last card plays itself: there is nothing to claim."""


def may_claim(view: View) -> bool:
    """In their turn in the second half of a deal, where the game lets them; it says nothing of whether it is true."""
    in_turn = view.phase == "play" and view.seat is not None and view.seat in view.waiting_for
    return in_turn and FEWEST <= len(view.hand) <= len(view.tricks) + 1 and GAMES[view.game].may_claim(view)
