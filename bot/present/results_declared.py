"""How deals ended in which a game is declared: Skat, the Dummkopf's Schafkopf, Doppelkopf."""

from collections.abc import Mapping, Sequence
from typing import cast

from bot.present.ended import Ended, signed
from engine.games.skat import BASE


def skat_result(ended: Ended) -> str:
    """What was won or lost, and how its value came about."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return ended.tell("passed")
    if outcome.kind == "reject":
        best = [seat for seat, score in enumerate(outcome.scores or ()) if score]
        return " ".join((ended.tell("reject", who=ended.names(best)), ended.points(), ended.scored()))
    details, score = outcome.details, (outcome.scores or ())[outcome.declarer]
    facts = ended.facts | {"bid": details["bid"], "value": details["value"], "score": signed(score)}
    if outcome.kind in BASE and outcome.won:
        base = BASE[outcome.kind]
        worth = {"base": base, "factor": cast("int", details["value"]) // base, "reasons": _worth(ended)}
        return ended.tell("won", words=ended.words((outcome.kind,)), **worth, **facts)
    facts["words"] = ended.words(_skat_words(outcome.kind, details))
    if details["overbid"]:
        return ended.tell("overbid", **facts)
    if outcome.kind == "null":
        return ended.tell("null-won" if outcome.won else "null-lost", **facts)
    return ended.tell("lost-hand" if details["hand"] else "lost", **facts)


def _skat_words(game: str, details: Mapping[str, object]) -> list[str]:
    extras = ("hand" if details["hand"] else "", details["declared"] or "", "open" if details["open"] else "")
    return [game, *(str(extra) for extra in extras if extra)]


def _worth(ended: Ended) -> str:
    """Matadors, hand, schneider and schwarz, said or not, open: what a game's value is multiplied by."""
    outcome, details = ended.outcome, ended.outcome.details
    matadors = cast("int", details["matadors"])
    first = ended.tell("with" if matadors > 0 else "against", count=abs(matadors))
    _, *words = _skat_words(outcome.kind, details)
    all_tricks = outcome.tricks[outcome.declarer or 0] == sum(outcome.tricks)
    if details["declared"] != "schwarz" and all_tricks:
        words.append("made-schwarz")
    elif details["declared"] is None and ended.facts["points"] in range(91, 121):
        words.append("made-schneider")
    return ", ".join([first, *(ended.words((word,)) for word in words)])


def dummkopf_result(ended: Ended) -> str:
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


def doppelkopf_result(ended: Ended) -> str:
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
