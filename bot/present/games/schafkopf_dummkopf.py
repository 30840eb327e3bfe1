"""What is said of the Schafkopf for Dummköpfe alone: who played what with whom, and the bars of each."""

from typing import Final

from bot.present.ended import Ended
from bot.present.game_words import GameWords, Order
from engine.games.schafkopf_dummkopf import RANKINGS
from engine.standard import STANDARD


def result(ended: Ended) -> str:
    """Who played what with whom, both sides' card points, and the bars of each."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return ended.tell("redeal")
    extras = [extra for extra in ("blind", "tout") if outcome.details[extra]]
    own = f"-{outcome.kind}" if outcome.kind in ("standard", "alone", "called") else ""
    played = ended.tell(f"game{own}", words=ended.words((outcome.kind, *extras)), **ended.facts)
    parts = [played, ended.won_or_lost()]
    if "tout" in extras:
        parts.append(ended.tell("tout-made" if outcome.won else "tout-failed"))
    if "blind" in extras:
        parts.append(ended.tell("blind", **ended.facts))
    scores = outcome.scores or (0,) * 4
    sides = (ended.side(0), ended.side(1))
    bars = [ended.tell("bars", who=ended.names(side), count=scores[side[0]], many=len(side)) for side in sides]
    return " ".join((*parts, ended.tell("written", bars="; ".join(bars))))


CONTRACTS: Final = ("heart-solo", "ober", "club-unter", "no-trump")
WORDS: Final = GameWords(
    result,
    orders={
        "cards": (Order(STANDARD),),
        "contracts": tuple(Order(RANKINGS[name], contract=name) for name in CONTRACTS),
    },
)
