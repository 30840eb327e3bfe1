"""Computers that play for one person who waits: they move until that person is asked."""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from bot.players.base import Thinker
from bot.players.levels import EASY
from engine.actions import Action
from engine.deal import Deal
from engine.seats import Seat
from engine.views import View

log = logging.getLogger(__name__)

THINKING_SECONDS: Final = 2.0
"""How long all computers together may think before their person is asked: somebody has pressed and waits."""
MOVE_SECONDS: Final = 0.5
"""How long one of them may: as long as it takes them where the machine has time, so that they do the same each time."""


async def played_on(deal: Deal, seat: Seat | None, level: str, thinker: Thinker, chance: str) -> Deal:
    """A deal when the person in a seat is asked, or when it is over, as where nobody sits there.

    Computers that merely may say something come first. Each knows what its seat knows. All together they have so long;
    what is left then is done by rule of thumb, as everything is at the level that knows nothing else and no time.
    chance: what all their chance follows from, so that they do the same for everybody who does the same.
    """
    until = asyncio.get_running_loop().time() + THINKING_SECONDS
    while deal.waiting_for:
        said = await _said(deal, seat, partial(_thought, thinker, level, until, chance))
        if said is None:
            return deal
        deal = deal.act(*said)
    return deal


async def _said(
    deal: Deal, person: Seat | None, think: Callable[[View], Awaitable[Action | None]]
) -> tuple[Seat, Action] | None:
    """What the first computer that wants to does; nothing where all that is left to do is the person's."""
    waiting = deal.waiting_for
    seats = [seat for seat in range(deal.start.players) if seat != person and deal.decisions(seat)]
    for seat in sorted(seats, key=lambda each: each in waiting):
        action = await think(deal.view(seat))
        if action is not None:
            return seat, action
    return None


async def _thought(thinker: Thinker, level: str, until: float, chance: str, view: View) -> Action | None:
    """What a computer makes of what its seat knows; who is asked and fails does the first thing that is legal."""
    left = min(MOVE_SECONDS, until - asyncio.get_running_loop().time())
    repeated = random.Random(f"{chance} {view.seat} {len(view.history)}")  # noqa: S311 - it must repeat
    thought = thinker.begin(level if left > 0 else EASY, view, max(0.0, left), repeated)
    action = None
    try:
        await thought.settle()
        action = await thought.answer()
    except Exception:
        log.exception("a computer failed in the %s phase of a fork of %s", view.phase, view.game)
    finally:
        thought.drop()
    asked = view.asked
    return asked.actions[0] if action is None and asked is not None else action
