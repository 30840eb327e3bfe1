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
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, picked, picks, ranks, ruffs, tricks_of
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

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            GAME,
            ("AD 8D 7D AC TC 9C 8C 7C AS TS", "QS QH JC JD KD KS 9S TH KH 7H", "QC QD JS JH TD 9D KC 8S 9H 8H"),
            (
                "2 pick",
                "2 bury KC 9H",
                *tricks_of(
                    STANDARD, 3, 2, "AH AD KH", "AS KS 7S", "TS 9S 8S", "7C KD TD", "QC 7D JD", "9D 8D JC", "TH 8H"
                ),
            ),
            dealer=1,
            players=3,
            blind="7S AH",
        ),
        ("play AC", "play TC", "play 8C"),
        ("play AC", "play TC"),
    ),
    Does(
        "draw",
        LessonPosition(
            GAME,
            ("QC QS QD JD KD 8D AC KS TH 8H", "JS AD TD 7D TC 9C 7C AS 9S 7H"),
            ("0 pick", "0 bury KS TH", *tricks_of(STANDARD, 3, 0, "AC 7C 8C", "QD AD 9D", "QH TD JH")),
            dealer=2,
            players=3,
            blind="AH QH",
        ),
        ("play QC", "play AH", "play 8H"),
        ("play QC",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            ("QD JS JH AD KD TC KS TH KH 9H", "JC TD 9D AC KC AS TS 7S AH 7H", "QC QS QH JD 8D 7D 9C 9S 8S 8H"),
            (
                "1 pass",
                "2 pick",
                "2 bury 9S 8H",
                *tricks_of(STANDARD, 3, 1, "AH JD 9H", "QH KD 9D", "QS JH JC", "QC JS TD", "7D AD AS"),
            ),
            dealer=0,
            players=3,
            blind="7C 8C",
        ),
        ("play QD", "play TC", "play TH"),
        ("play QD",),
    ),
)
