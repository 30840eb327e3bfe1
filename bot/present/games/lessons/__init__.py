"""The stages of every game's lessons, a file a game; this list is the only place here that knows them all."""

from collections.abc import Mapping
from typing import Final

from bot.present.games.lessons import (
    american_sheepshead,
    doppelkopf,
    saskop,
    schafkopf_dummkopf,
    schafkopf_window,
    sheepshead,
    skat,
)
from bot.present.stages import Stage

LESSONS: Final[Mapping[str, tuple[Stage, ...]]] = {
    "saskop": saskop.STAGES,
    "skat": skat.STAGES,
    "schafkopf-dummkopf": schafkopf_dummkopf.STAGES,
    "sheepshead": sheepshead.STAGES,
    "schafkopf-window": schafkopf_window.STAGES,
    "american-sheepshead": american_sheepshead.STAGES,
    "doppelkopf": doppelkopf.STAGES,
}
