"""What a computer knows of Schafkopf with a window: nothing beyond what all games with a blind have in common."""

from dataclasses import replace
from typing import Final

from bot.players.games.picking import PickingGame
from engine.search.parameters import Habits
from engine.views import View


def steps(view: View) -> tuple[float, float, float]:
    """What a deal is worth as it is, with 91 card points, with all tricks: more of it only where a score is kept."""
    return (1.0, 1.0, 1.0) if getattr(view.options, "score", "none") == "none" else (1.0, 2.0, 3.0)


HABITS: Final = Habits(
    leads={
        False: (1.17, -1.55, 1.73, -1.37, 0.11, -1.84, -0.19),
        True: (-0.97, -0.15, 1.52, 0.62, 2.84, -0.03, 0.22),
    },
    beats={
        (False, 1): (2.4, -0.9, -0.14, -0.01, 0.61, -0.98, -0.73),
        (False, 2): (3.65, -1.14, -0.4, 0.33, 0.39, -0.34, -1.33),
        (True, 1): (1.24, -0.47, -0.61, 0.25, 0.21, -0.95, 0.21),
        (True, 2): (2.27, -0.98, -0.5, 0.14, 0.86, -0.33, -1.63),
    },
    below={
        (False, 1): (-0.09, -2.22, 0.41, -0.86, 1.25, 0.53, -0.33),
        (False, 2): (-4.3, -3.55, 0.32, -2.29, -0.72, 0.2, -0.6),
        (True, 1): (1.54, -1.29, -0.43, 0.48, -0.02, -0.54, 0.07),
        (True, 2): (2.32, -0.41, 1.26, -0.22, 0.02, -0.48, -1.15),
    },
)
"""How cards are commonly played; fitted to games of computers by `tests/bench/inference.py`."""


SCHAFKOPF_WINDOW: Final = replace(PickingGame(steps=steps, skill=0.35).knowledge(), read_by=HABITS)
