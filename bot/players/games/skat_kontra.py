"""What a computer knows of kontra: when an opponent doubles a game of Skat, and when the declarer answers."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.actions import Action, Announce, Pass
from engine.cards import Cards
from engine.decisions import Choice, Decision
from engine.views import View

STRONG: Final[Mapping[str, float]] = {"grand": 36.0}
STRONG_IN_SUITS: Final = 30.0
"""From what strength on, had one played the game oneself, an opponent doubles it: nearly half of such games are lost,
of others a fifth. As a lost game costs twice what it brings, more than a third is enough."""
SAFE: Final = 70.0
"""From how many card points to be expected the declarer answers: more than nine of ten such games are won."""


def doubling(
    view: View, decision: Decision, strength: Callable[[Cards, str], float], expected: Callable[[View], float]
) -> Action | None:
    """Say the next word, or nothing; null, and what goes further than re, is left alone."""
    contract, word = view.contract, next((each for each in decision.actions if isinstance(each, Announce)), None)
    silent = Pass() if isinstance(decision, Choice) and Pass() in decision.actions else None
    if contract is None or word is None or contract.name == "null":
        return silent
    if word == Announce("kontra"):
        enough = STRONG.get(contract.name, STRONG_IN_SUITS)
        return word if strength(view.hand, contract.name) >= enough else silent
    if word == Announce("re"):
        return word if expected(view) >= SAFE else silent
    return silent
