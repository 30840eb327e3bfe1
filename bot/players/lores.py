"""What search knows of each game, found by the game's name."""

from collections.abc import Mapping
from typing import Final, Protocol

from bot.players.lore import doppelkopf, dummkopf, picking, saskop, skat
from bot.players.stakes import Stakes
from engine.search.counting import World
from engine.search.sampling import Heard
from engine.views import View


class Lore(Protocol):
    """What search has to be told of a game: a module of `bot.players.lore`."""

    def heard(self, view: View) -> Heard:
        """What the calls of a deal, and cards not played, say about the cards of the others."""

    def stakes(self, view: View, world: World) -> Stakes | None:
        """What is at stake for the viewer, were the cards as in a world; None where nobody has put it into numbers."""


LORES: Final[Mapping[str, Lore]] = {
    "saskop": saskop,
    "skat": skat,
    "schafkopf-dummkopf": dummkopf,
    "sheepshead": picking,
    "schafkopf-window": picking,
    "american-sheepshead": picking,
    "doppelkopf": doppelkopf,
}


MOST_SOLVED: Final = {"doppelkopf": doppelkopf.SOLVED}
"""So many cards a hand are looked at to the end, where it is not as many as there are."""


def can_solve(view: View) -> bool:
    """Whether deals of that many cards can be solved with all cards open in time."""
    return len(view.hand) <= MOST_SOLVED.get(view.game, len(view.hand))


def heard(view: View) -> Heard:
    """What is to be gathered from the calls of this game; nothing where nobody has thought about it."""
    lore = LORES.get(view.game)
    return Heard() if lore is None else lore.heard(view)


def stakes(view: View, world: World) -> Stakes | None:
    """What is at stake for the viewer in a world, or None before there is a contract and in games without lore."""
    lore = LORES.get(view.game)
    return None if lore is None or view.contract is None else lore.stakes(view, world)
