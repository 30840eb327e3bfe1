"""The games, a file or a folder each; this list is the only place that knows them all."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from engine.game import Game
from engine.games.american_sheepshead import AMERICAN
from engine.games.doppelkopf.rules import DOPPELKOPF
from engine.games.saskop.rules import SASKOP
from engine.games.schafkopf.rules import SCHAFKOPF
from engine.games.schafkopf_dummkopf.rules import SCHAFKOPF_DUMMKOPF
from engine.games.schafkopf_window import WINDOW
from engine.games.sheepshead.rules import SHEEPSHEAD
from engine.games.skat.rules import SKAT

_LISTED: tuple[Game[Any], ...] = (
    SASKOP,
    SKAT,
    SCHAFKOPF_DUMMKOPF,
    SHEEPSHEAD,
    WINDOW,
    AMERICAN,
    DOPPELKOPF,
    SCHAFKOPF,
)

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType({game.name: game for game in _LISTED})
