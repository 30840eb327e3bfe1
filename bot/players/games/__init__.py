"""What a computer knows of each game, one file a game; this table is the only place that knows them all."""

from collections.abc import Mapping
from typing import Final

from bot.players.games.american_sheepshead import AMERICAN_SHEEPSHEAD
from bot.players.games.doppelkopf import DOPPELKOPF
from bot.players.games.saskop import SASKOP
from bot.players.games.schafkopf import SCHAFKOPF
from bot.players.games.schafkopf_dummkopf import SCHAFKOPF_DUMMKOPF
from bot.players.games.schafkopf_window import SCHAFKOPF_WINDOW
from bot.players.games.sheepshead import SHEEPSHEAD
from bot.players.games.skat import SKAT
from bot.players.knowledge import NO_KNOWLEDGE, PlayerKnowledge

KNOWLEDGE: Final[Mapping[str, PlayerKnowledge]] = {
    "saskop": SASKOP,
    "skat": SKAT,
    "schafkopf-dummkopf": SCHAFKOPF_DUMMKOPF,
    "sheepshead": SHEEPSHEAD,
    "schafkopf-window": SCHAFKOPF_WINDOW,
    "american-sheepshead": AMERICAN_SHEEPSHEAD,
    "doppelkopf": DOPPELKOPF,
    "schafkopf": SCHAFKOPF,
}


def knowledge_of(game: str) -> PlayerKnowledge:
    """What is known of a game by its name; of one that is not in the table nothing."""
    return KNOWLEDGE.get(game, NO_KNOWLEDGE)
