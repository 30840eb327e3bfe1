"""What a computer knows of Schafkopf with a window: nothing beyond what all games with a blind have in common."""

from typing import Final

from bot.players.games.picking import PickingGame

SCHAFKOPF_WINDOW: Final = PickingGame(skill=0.35).knowledge()
