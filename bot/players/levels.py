"""How well computers play: by rule of thumb, or by search where this machine can compile it."""

from functools import cache
from typing import Final

import structlog

from bot.players.base import Player
from bot.players.simple import Simple

LOG = structlog.get_logger(__name__)
LEVELS: Final = ("easy", "normal", "strong")


def player_of(level: str) -> Player:
    """The player of a level; without numba all are the easy one, which is said once."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    return (None if level == "easy" else _searching(level)) or Simple()


@cache
def _searching(level: str) -> Player | None:
    try:
        from bot.players.searching import NORMAL, STRONG, Searching  # noqa: PLC0415 - numba may be missing
    except ImportError as missing:
        _say_once(str(missing))
        return None
    return Searching(STRONG if level == "strong" else NORMAL)


@cache
def _say_once(reason: str) -> None:
    LOG.warning("computers-play-by-rule-of-thumb", reason=reason)
