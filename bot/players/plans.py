"""What follows from each answer to a question before the play, for a player who searches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from engine.actions import Action
from engine.search.counting import World
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Continuation:
    """How a deal goes on after an answer: what the viewer knows when the first card is led, and where all cards lie.

    leader: who leads, if that is not eldest. discount: how much less it is worth than it promises.
    """

    view: View
    world: World
    leader: Seat | None = None
    discount: float = 0.0


Candidate = tuple[Action, ...]
"""An answer, and with it perhaps what one would say next; empty for saying nothing."""
Plan = Callable[[World], Continuation | float]
"""What follows from it, were the cards as in a world: a deal to be played, or what it is worth, known at once."""


@dataclass(frozen=True, slots=True)
class CallSearch:
    """How search answers the questions of one phase; by default it leaves them to the rule of thumb."""

    plans: Callable[[View], Mapping[Candidate, Plan]] = lambda _: {}
    """What each answer leads to; nothing where search is not to be asked."""
    plan_of: Callable[[View, Action], Mapping[Candidate, Plan]] = lambda _, __: {}
    """What an answer leads to that is legal but not among those; nothing where that cannot be told."""
    margin: float = 0.0
    """By how much another answer must promise more than the rule of thumb's to be given in its place."""
    by_rollout: bool = False
    """Whether deals are rolled out and never solved double-dummy: so many more of them can be asked about."""
    thought_before: bool = False
    """Whether the question was part of the one before it, so that as much thought as for a card is enough."""
    can_wait: Callable[[View], bool] = lambda _: False
    """Whether what may be said unasked is better left for later, when more is known."""
