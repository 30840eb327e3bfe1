"""What a computer knows of American Sheepshead: of four the secret jack is the picker's partner, and foxes count."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.players.games.picking import JACK, PICK, PickingGame
from bot.players.knowledge import CallSearch, Candidate, Plan, Stakes
from engine.actions import Action, Announce
from engine.cards import Card
from engine.games.american_sheepshead import FOX, stake
from engine.search.parameters import Aim
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


_SHARED: Final = _PICKING.knowledge()
AMERICAN_SHEEPSHEAD: Final = replace(
    _SHARED, stakes=_stakes, calls={**_SHARED.calls, "pick": CallSearch(_pick_plans)}
)  # fmt: skip
