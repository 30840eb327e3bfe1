"""What is said of Doppelkopf alone: every point with its reason, and what everybody scored."""

from collections.abc import Mapping, Sequence
from typing import Final, cast

from bot.present.ended import Ended
from bot.present.game_words import GameWords, Order
from engine.games.doppelkopf.contracts import ranking_for
from engine.games.doppelkopf.rules import PACKS


def result(ended: Ended) -> str:
    """Which side won what, every point with its reason, and what everybody scored."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return ended.tell("redeal")
    found = cast("Sequence[Mapping[str, object]] | None", outcome.details.get("extras"))
    facts = ended.facts | {"words": ended.words((outcome.kind,)), "who": ended.names(ended.side(0))}
    if found is not None and not any(point["reason"] == "won" for point in found):
        parts = [ended.tell("nobody", **facts)]
    else:
        parts = [ended.tell("won" if outcome.won else "lost", **facts)]
    if found is None:
        return " ".join((*parts, ended.scored()))
    for side in (0, 1):
        reasons = [ended.tell(f"reason-{point['reason']}") for point in found if point["side"] == side]
        if reasons:
            parts.append(ended.tell("points", who=ended.names(ended.side(side)), reasons=", ".join(reasons)))
    if len(ended.side(0)) == 1 and any(outcome.scores or ()):
        parts.append(ended.tell("threefold", who=ended.names(ended.side(0))))
    return " ".join(part for part in (*parts, ended.scored()) if part)


CONTRACTS: Final = ("heart-solo", "jack-solo", "queen-solo", "ace-solo")
WORDS: Final = GameWords(
    result,
    orders={
        "cards": (Order(ranking_for("basic"), PACKS[True]),),
        "contracts": tuple(Order(ranking_for(name), PACKS[True], name) for name in CONTRACTS),
    },
)
