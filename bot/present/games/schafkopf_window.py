"""Schafkopf with a window in words and lessons: what taking it means, who took it, and whether it was won."""

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
from bot.present.stages import Knows, May, Stage, picked, picks, ranks, ruffs
from engine.ranking import STANDARD


def result(ended: ResultContext) -> str:
    """Who took the window, whether it was won, and where a score is kept what each has of it."""
    if ended.outcome.declarer is None:
        return ended.tell("passed")
    scored = "" if ended.outcome.scores is None else ended.scored()
    return joined(ended.tell("window", **ended.facts), ended.won_or_lost(), scored)


def summary(ended: ResultContext) -> Summary:
    """Won with 61 card points."""
    if ended.outcome.declarer is None:
        return unplayed_summary(ended, ended.tell("passed"))
    marks = (61,) if ended.outcome.scores is None else (31, 61, 91)
    return summary_of(ended, ended.tell("window", **ended.facts), marks=marks)


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What taking the window means, and what passing leads to."""
    view = asked.view
    if view.phase != "pick":
        return ()
    return asked.tell("pick"), asked.tell("pass" if len(view.turns) < view.players - 1 else "pass-last")


WORDS: Final = GameWords(result, summary, orders={"cards": (Order(STANDARD),)}, explain=explain, is_easy=True)


GAME: Final = "schafkopf-window"

STAGES: Final[tuple[Stage, ...]] = (
    *ranks(3),
    May("follow", picked(GAME, 3, "QS JH AD 9D AC 8C TS 9S KH 7H", "7S 8S", "KC TC")),
    May("painted", picked(GAME, 3, "QS QH JD 9D 7S AC 8C KH 9H 8H", "7C 9C", "AS TS")),
    May("trumpled", picked(GAME, 3, "QD AD 9D AC TC 8S 7S KH 9H 8H", "7C 8C", "JS 8D")),
    ruffs(picked(GAME, 3, "QC QS JC JS 7D AC 8C KH 9H 8H", "7C 9C", "AS TS")),
    *picks(GAME, 3, "QC QS JC JS AD TD 9D AC AS 7H", "JD 9D AC KC 9C TS 8S KH 9H 7H", "QC QS JC JS AD TD 9D AC AS 7S"),
    Knows("need", ("60", "61", "91"), ("61",)),
)
