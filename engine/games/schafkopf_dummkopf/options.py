"""The house rules of the Dummkopf's Schafkopf, and the sets of them that the text tells of."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.options import Value, option


@dataclass(frozen=True, slots=True)
class DummkopfOptions:
    """House rules; the first value of each is the text's, which calls all of them negotiable.

    climb: who can beat the trick within the other rules must. five: five play with six cards each and a blind of two
    that the bidder swaps for cards of their own. solos: all fifteen games, or only the blind solo with the usual
    trumps, as the author's friends had it. schneider, half, every, tout: the bars of each step, a tout's also twice
    those of every trick, as the text tells of Germany. alone: playing without a partner doubles all bars, as the text
    tells of America and of the author's friends. target: how many bars are a game.
    """

    climb: bool = option(False, True)
    five: bool = option(False, True)
    solos: str = option("all", "blind", under={"five": (False,)})
    schneider: str = option("1", "0", "2")
    half: str = option("2", "1", "3", "4")
    every: str = option("3", "4", "5", "6")
    tout: str = option("4", "5", "6", "8", "doubled")
    alone: str = option("single", "doubled")
    target: str = option("12", "16", "20", "24")


RULE_SETS: Final[Mapping[str, Mapping[str, Value]]] = {"book": {}, "school": {"solos": "blind", "alone": "doubled"}}
"""The text, and what it tells of the author's school: one solo only, which doubles."""
