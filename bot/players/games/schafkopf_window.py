"""What a computer knows of Schafkopf with a window: nothing beyond what all games with a blind have in common."""

from typing import Final

from bot.players.games.picking import PickingGame
from engine.views import View


def steps(view: View) -> tuple[float, float, float]:
    """What a deal is worth as it is, with 91 card points, with all tricks: more of it only where a score is kept."""
    return (1.0, 1.0, 1.0) if getattr(view.options, "score", "none") == "none" else (1.0, 2.0, 3.0)


SCHAFKOPF_WINDOW: Final = PickingGame(steps=steps, skill=0.35).knowledge()
