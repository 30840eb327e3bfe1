"""What a computer knows of American Sheepshead: of four the secret jack is the picker's partner, and foxes count."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.players.games.picking import JACK, PICK, PickingGame
from bot.players.knowledge import CallSearch, Candidate, Plan, Stakes
from engine.actions import Action, Announce
from engine.cards import Card
from engine.games.american_sheepshead import FOX, stake
from engine.search.parameters import Aim, Habits
from engine.search.sampling import World
from engine.seats import opposite
from engine.views import View

PICK_OF_FOUR: Final = 10.0
"""What a hand of four must be worth to pick up the blind: less than elsewhere, as its picker finds a partner."""


def _has_secret_partner(view: View) -> bool:
    return view.players == 4


def _pick_worth(view: View) -> float:
    return PICK_OF_FOUR if _has_secret_partner(view) else PICK[view.players]


def _calls(view: View) -> tuple[Action, ...]:
    return (Announce("partner"), Announce("alone")) if _has_secret_partner(view) and JACK not in view.hand else ()


def _steps(view: View) -> tuple[float, float, float]:
    is_solo = view.contract is not None and view.contract.name == "solo"
    first, second, third = (
        stake(view.options, points, every_trick=every, solo=is_solo)
        for points, every in ((61, False), (91, False), (120, True))
    )
    return float(first), float(second), float(third)


def _with_fox(card: Card) -> int:
    return card.points + (card == FOX)


FOXY: Final = Aim(_with_fox, 0)
"""Card points where the fox is worth one more to whose side wins it."""

_PICKING: Final = PickingGame(
    pick_worth=_pick_worth, calls=_calls, partner_has_jack=_has_secret_partner, steps=_steps, skill=1.0
)  # fmt: skip


def _stakes(view: View, world: World) -> Stakes | None:
    """In a partnership everything counts for those who sit opposite each other; else it is the picker's game."""
    if view.contract is None or view.seat is None or view.contract.name != "partnership":
        return _PICKING.stakes(view, world)
    side = frozenset({view.seat, opposite(view.seat)})
    return Stakes(side, (30, 61, 92), (-4.0, -2.0, 2.0, 4.0), every=6.0, none=-6.0, aim=FOXY)


def _pick_plans(view: View) -> Mapping[Candidate, Plan]:
    """Where the picker finds a partner by the jack.

    Elsewhere open cards tell no better than the rule of thumb: over six hundred chances each at Sheepshead and at the
    window they would have brought a tenth of a point less, and as much.
    """
    return _PICKING.pick_plans(view) if _has_secret_partner(view) else {}


HABITS: Final = Habits(
    leads={
        False: (-0.53, -0.48, 0.94, -0.33, 0.95, -0.17, 0.18),
        True: (-1.12, -0.26, 1.01, 0.28, 1.35, 0.56, 0.08),
    },
    beats={
        (False, 1): (1.93, -0.47, -0.14, -0.35, -0.05, -0.51, 0.12),
        (False, 2): (1.83, -0.34, -0.16, 0.02, 0.49, -1.24, 0.09),
        (False, 3): (2.87, -0.82, -0.7, 1.35, 0.87, -0.83, -1.29),
        (True, 1): (0.9, 0.21, -0.87, 0.02, 0.81, -0.98, 0.64),
        (True, 2): (1.62, -0.11, -0.82, 0.36, -0.01, 0.03, -0.28),
        (True, 3): (2.13, -0.54, -0.63, -0.67, 0.75, -0.37, -1.04),
    },
    below={
        (False, 1): (-0.32, -1.49, 0.6, -0.11, -0.41, -0.12, -0.94),
        (False, 2): (-0.27, -1.62, 0.64, -0.57, 0.03, 0.26, -1.34),
        (False, 3): (-1.74, -2.24, 0.05, -1.02, 0.43, 0.92, -0.88),
        (True, 1): (-0.28, -1.42, 0.28, 0.91, -0.12, -0.2, -0.37),
        (True, 2): (0.11, -0.51, 0.39, 0.32, 0.34, 0.47, -1.06),
        (True, 3): (1.99, -0.11, 0.32, -0.86, -0.44, -0.33, -1.87),
    },
)
"""How cards are commonly played; fitted to games of computers by `tests/bench/inference.py`."""


_SHARED: Final = _PICKING.knowledge()
AMERICAN_SHEEPSHEAD: Final = replace(
    _SHARED, read_by=HABITS, stakes=_stakes, calls={**_SHARED.calls, "pick": CallSearch(_pick_plans)}
)  # fmt: skip
