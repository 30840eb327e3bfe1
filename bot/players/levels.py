"""How well computers play: by rule of thumb, or by search, and the player of each level."""

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.players.base import Player
from bot.players.simple import Simple

EASY: Final = "easy"
USUAL: Final = "normal"
"""How computers play where nobody asked for anything else."""
LEVELS: Final = (EASY, USUAL, "strong")


def known(level: str) -> str:
    """A level as it was stored, or the usual one if that level no longer exists."""
    return level if level in LEVELS else USUAL


def player_of(level: str, seconds: float, clock: Callable[[], float] = time.monotonic) -> Player:
    """The player of a level, with so much time for a move; all but the easy one load the search, which takes seconds.

    Raises `ImportError` where this machine has nothing to compile the search with.
    """
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    if level == EASY:
        return Simple()
    from bot.players.searching import NORMAL, STRONG, Searching  # noqa: PLC0415 - it takes seconds, or is missing

    wanted = STRONG if level == "strong" else NORMAL
    return Searching(replace(wanted, seconds=min(seconds, wanted.seconds)), clock=clock)
