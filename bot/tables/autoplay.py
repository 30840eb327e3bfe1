"""Cards that are played for somebody without a press: whether one is, and when, so that its moment tells nothing."""

from collections.abc import Sequence
from typing import Final

from bot.tables.model import OFFERED, AutoPlay, Pace, Preferences
from engine.actions import Action, Play
from engine.deal import CUTTING
from engine.views import View

PAUSE_RANGE: Final = (0.7, 1.3)
"""The shortest and the longest natural pause, in parts of the one set: nobody is as regular as a clock."""
MIN_SAMPLES: Final = 3
"""Of how many cards it must be known how long somebody took, before one is played for them after as long a time."""


def longest_pause(pace: Pace) -> float:
    """After how many seconds at most a computer moves, and a last card plays itself."""
    return pace.computer * PAUSE_RANGE[1]


def last_card(view: View, asked_for: AutoPlay) -> Action | None:
    """The last card of a hand. Everybody counts cards: that there is no choice is no secret."""
    return None if asked_for is AutoPlay.OFF or len(view.hand) > 1 else _only_card(view)


def single_card(view: View, asked_for: AutoPlay) -> Action | None:
    """The only card that may be played, unless there is something beside it that may be said.

    Nobody else knows that: it takes as long as a card which its owner pressed (`natural_delay`).
    """
    return _only_card(view) if asked_for is AutoPlay.SINGLE and len(view.decisions) == 1 else None


def single_answer(view: View, asked_for: AutoPlay) -> Action | None:
    """The only answer to a question before the play, unless there is something beside it that may be said.

    Others know no better than of a single card whether there was a choice, so that its moment is found the same way.
    """
    actions = view.asked.actions if view.asked is not None and view.phase not in {CUTTING, "play"} else ()
    is_only = len(actions) == 1 and len(view.decisions) == 1
    return actions[0] if is_only and asked_for is not AutoPlay.OFF else None


def offer_after(asked: Preferences, deal: int) -> int:
    """After which deal somebody is offered that single cards play themselves, now that one of theirs is over.

    Their first one that was not over before; who chose already is offered nothing.
    """
    is_first = asked.offer in {None, deal} and asked.forced is AutoPlay.LAST
    return deal if is_first else OFFERED


def _only_card(view: View) -> Action | None:
    actions = view.asked.actions if view.asked is not None and view.phase == "play" else ()
    return actions[0] if len(actions) == 1 and isinstance(actions[0], Play) else None


def natural_delay(seconds: Sequence[float], chance: float) -> float | None:
    """How long somebody takes for a card they do not press: as long as for one they did, drawn by a chance up to 1.

    So what others see is drawn from the very times they have seen, and a card that was forced looks like one that was
    not. None while there are too few: then it is left to them.
    """
    return None if len(seconds) < MIN_SAMPLES else seconds[min(int(chance * len(seconds)), len(seconds) - 1)]
