"""What every computer player is to the rest of the bot."""

import random
from typing import Protocol

from engine.actions import Action
from engine.decisions import Decision
from engine.views import View


class Player(Protocol):
    """Somebody who can be asked what to do in a seat, and knows only what that seat may know."""

    def choose(self, view: View, chance: random.Random) -> Action | None:
        """Name one of the legal actions of `view.decisions`, or None where nothing is awaited and nothing need be said.

        The same view and the same chance always bring the same answer.
        """


def awaited(view: View) -> Decision | None:
    """The decision the table waits for, if it waits for this seat."""
    if view.seat not in view.waiting_for:
        return None
    return next((decision for decision in view.decisions if decision.awaited), None)
