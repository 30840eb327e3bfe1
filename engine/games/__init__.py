"""The games, a file or a folder each; this list is the only place that knows them all."""

from typing import Any

from engine.game import Game
from engine.games.american_sheepshead import AMERICAN
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.games.saskop import SASKOP
from engine.games.schafkopf_dummkopf import SCHAFKOPF_DUMMKOPF
from engine.games.schafkopf_window import WINDOW
from engine.games.sheepshead import SHEEPSHEAD
from engine.games.skat import SKAT

_LISTED: tuple[Game[Any], ...] = (
    SASKOP,
    SKAT,
    SCHAFKOPF_DUMMKOPF,
    SHEEPSHEAD,
    WINDOW,
    AMERICAN,
    DOPPELKOPF,
)

GAMES: dict[str, Game[Any]] = {game.name: game for game in _LISTED}
