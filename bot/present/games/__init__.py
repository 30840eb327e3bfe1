"""What is said of one game alone and its lessons, a file each; this list is the only place here that knows them all."""

from collections.abc import Mapping
from typing import Final

from bot.present.game_words import GameWords
from bot.present.games import (
    american_sheepshead,
    doppelkopf,
    saskop,
    schafkopf,
    schafkopf_dummkopf,
    schafkopf_window,
    sheepshead,
    skat,
)
from bot.present.stages import Stage

WORDS: Final[Mapping[str, GameWords]] = {
    "saskop": saskop.WORDS,
    "skat": skat.WORDS,
    "schafkopf": schafkopf.WORDS,
    "schafkopf-dummkopf": schafkopf_dummkopf.WORDS,
    "sheepshead": sheepshead.WORDS,
    "schafkopf-window": schafkopf_window.WORDS,
    "american-sheepshead": american_sheepshead.WORDS,
    "doppelkopf": doppelkopf.WORDS,
}

_SHARED: Final = GameWords()


def words_of(game: str) -> GameWords:
    """A game's own words; one that has none is worded by its phrases and by what all games share."""
    return WORDS.get(game, _SHARED)


RULES: Final[Mapping[str, tuple[Stage, ...]]] = {
    "saskop": saskop.STAGES,
    "skat": skat.STAGES,
    "schafkopf": schafkopf.STAGES,
    "schafkopf-dummkopf": schafkopf_dummkopf.STAGES,
    "sheepshead": sheepshead.STAGES,
    "schafkopf-window": schafkopf_window.STAGES,
    "american-sheepshead": american_sheepshead.STAGES,
    "doppelkopf": doppelkopf.STAGES,
}
TACTICS: Final[Mapping[str, tuple[Stage, ...]]] = {
    "saskop": saskop.TACTICS,
    "skat": skat.TACTICS,
    "schafkopf": schafkopf.TACTICS,
    "schafkopf-dummkopf": schafkopf_dummkopf.TACTICS,
    "sheepshead": sheepshead.TACTICS,
    "schafkopf-window": schafkopf_window.TACTICS,
    "american-sheepshead": american_sheepshead.TACTICS,
    "doppelkopf": doppelkopf.TACTICS,
}
LESSONS: Final[Mapping[str, tuple[Stage, ...]]] = {game: (*rules, *TACTICS[game]) for game, rules in RULES.items()}
"""Every stage of a game: its rules, then how to play well."""
