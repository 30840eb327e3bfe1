"""What is said of Schafkopf with a window alone: what taking it means, who took it, and whether it was won."""

from typing import Final

from bot.present.game_words import (
    GameWords,
    Order,
    QuestionContext,
    ResultContext,
    Summary,
    joined,
    summary_of,
    unplayed_summary,
)
from engine.standard import STANDARD


def result(ended: ResultContext) -> str:
    """Who took the window, and whether it was won; nothing is scored."""
    if ended.outcome.declarer is None:
        return ended.tell("passed")
    return joined(ended.tell("window", **ended.facts), ended.won_or_lost())


def summary(ended: ResultContext) -> Summary:
    """Won with 61 card points."""
    if ended.outcome.declarer is None:
        return unplayed_summary(ended, ended.tell("passed"))
    return summary_of(ended, ended.tell("window", **ended.facts), marks=(61,))


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What taking the window means, and what passing leads to."""
    view = asked.view
    if view.phase != "pick":
        return ()
    return asked.tell("pick"), asked.tell("pass" if len(view.turns) < view.players - 1 else "pass-last")


WORDS: Final = GameWords(result, summary, orders={"cards": (Order(STANDARD),)}, explain=explain, is_easy=True)
