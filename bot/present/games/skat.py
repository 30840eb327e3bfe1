"""What is said of Skat alone: what was won or lost, and how its value came about."""

from collections.abc import Mapping
from typing import Final, cast

from bot.present.ended import Ended, signed
from bot.present.game_words import GameWords, Order
from engine.games.skat import BASE, GRAND, NULL, RANKINGS


def result(ended: Ended) -> str:
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
    facts["words"] = ended.words(_words(outcome.kind, details))
    if details["overbid"]:
        return ended.tell("overbid", **facts)
    if outcome.kind == "null":
        return ended.tell("null-won" if outcome.won else "null-lost", **facts)
    return ended.tell("lost-hand" if details["hand"] else "lost", **facts)


def _words(game: str, details: Mapping[str, object]) -> list[str]:
    extras = ("hand" if details["hand"] else "", details["declared"] or "", "open" if details["open"] else "")
    return [game, *(str(extra) for extra in extras if extra)]


def _worth(ended: Ended) -> str:
    """Matadors, hand, schneider and schwarz, said or not, open: what a game's value is multiplied by."""
    outcome, details = ended.outcome, ended.outcome.details
    matadors = cast("int", details["matadors"])
    first = ended.tell("with" if matadors > 0 else "against", count=abs(matadors))
    _, *words = _words(outcome.kind, details)
    all_tricks = outcome.tricks[outcome.declarer or 0] == sum(outcome.tricks)
    if details["declared"] != "schwarz" and all_tricks:
        words.append("made-schwarz")
    elif details["declared"] is None and ended.facts["points"] in range(91, 121):
        words.append("made-schneider")
    return ", ".join([first, *(ended.words((word,)) for word in words)])


ORDERS: Final = (
    Order(RANKINGS["hearts"], contract="hearts"),
    Order(GRAND, contract="grand"),
    Order(NULL, contract="null"),
)
WORDS: Final = GameWords(result, orders={"cards": ORDERS}, open_by=frozenset({"open"}))
