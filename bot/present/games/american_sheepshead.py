"""American Sheepshead in words and lessons: what picking means, what raised the stake, and who caught the fox."""

from typing import Final, cast

from bot.present.game_words import (
    GameWords,
    Measure,
    Order,
    QuestionContext,
    ResultContext,
    Summary,
    joined,
    leaster,
    leaster_summary,
    summary_of,
)
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, picked, picks, ranks, ruffs, tricks_of
from engine.actions import Take
from engine.ranking import STANDARD


def result(ended: ResultContext) -> str:
    """Who picked, who won, and why the stake is higher; in partnership the two teams, and who caught the fox."""
    outcome = ended.outcome
    if outcome.kind == "partnership":
        return _partnership(ended)
    if outcome.declarer is None:
        return leaster(ended)
    return joined(ended.tell(outcome.kind, **ended.facts), ended.won_or_lost(), _raised(ended), ended.scored())


def _partnership(ended: ResultContext) -> str:
    """The fox decides a tie, and is worth no more."""
    points, details = ended.outcome.side_points or (0, 0), ended.outcome.details
    winner, fox = cast("int", details["winner"]), cast("int", details["fox"])
    values = {"who": ended.names(ended.side(winner)), "points": points[winner], "others": points[1 - winner]}
    caught = ended.tell("fox", who=ended.called[fox])
    return joined(ended.tell("side-won", **values), caught, _raised(ended), ended.scored())


def _raised(ended: ResultContext) -> str:
    """Why the stake was higher than the lowest."""
    outcome = ended.outcome
    if 0 in (sum(outcome.tricks[seat] for seat in ended.side(which)) for which in (0, 1)):
        return ended.tell("schwarz")
    return ended.tell("schneider") if max(outcome.side_points or (0,)) >= 91 else ""


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What picking, or a solo, means in this variant, and what passing leads to."""
    view = asked.view
    if view.phase != "pick":
        return ()
    actions = {action for each in view.decisions for action in each.actions}
    picked = [seat for seat, action in view.turns if action == PICK]
    said = [asked.tell(f"pick-{view.options.variant}")] if PICK in actions else []
    said += [asked.tell("solo")] if SOLO in actions else []
    key = "pass-picked" if picked else "pass-last" if len(view.turns) == view.players - 1 else "pass"
    return (*said, asked.tell(key, who=asked.name(picked[0]) if picked else ""))


PICK, SOLO = Take("pick"), Take("solo")

MARKS: Final = (30, 61, 91)


def summary(ended: ResultContext) -> Summary:
    """From 91 card points on, or against fewer than 30, the stake is higher; of two teams one has the fox."""
    outcome = ended.outcome
    if outcome.kind == "partnership":
        winner, fox = cast("int", outcome.details["winner"]), cast("int", outcome.details["fox"])
        why = joined(ended.tell("fox", who=ended.called[fox]), _raised(ended))
        return Summary(ended.headline(ended.side(winner)), why, Measure(MARKS))
    if outcome.declarer is None:
        return leaster_summary(ended)
    return summary_of(ended, joined(ended.tell(outcome.kind, **ended.facts), _raised(ended)), marks=MARKS)


WORDS: Final = GameWords(result, summary, orders={"cards": (Order(STANDARD),)}, explain=explain)


GAME: Final = "american-sheepshead"
ALONE: Final = ("alone",)

STAGES: Final[tuple[Stage, ...]] = (
    *ranks(4),
    May("follow", picked(GAME, 4, "QS JH AD AC 8C KH 7H", "8S 9S", "KC TC 9C", ALONE)),
    May("painted", picked(GAME, 4, "QS QH JC 8S AC KH 9H", "8C 9C", "AS TS KS", ALONE)),
    May("trumpled", picked(GAME, 4, "QD AD AC TC 9S 9H 8H", "8C 9C", "JS 8D 7D", ALONE)),
    ruffs(picked(GAME, 4, "QC QH JC 7D 8C 8H 7H", "9C KC", "AS TS KS", ALONE)),
    *picks(GAME, 4, "QC QS JC JH AD TD AS", "8C 9S 8S KH 8D 9H 7H", "QC QS JC JH AD TD AC"),
    Knows(
        "jack",
        ("picker", "others"),
        ("picker",),
        LessonPosition(
            GAME,
            ("JD 9C 8S QH 9D 7H AH", "QC QS JC AD TD KH AC"),
            ("1 pick", "1 bury 9S TS", "1 partner"),
            dealer=0,
            blind="9S TS",
        ),
    ),
    Knows("stake", ("2", "4", "6"), ("4",)),
    Knows("leaster", ("most", "fewest", "last"), ("fewest",)),
    Knows("fox", ("fox", "nobody", "dealer"), ("fox",)),
)

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            GAME,
            ("QC 7D TC AS KH 9H 7H", "QH QD JC JS JH 9C 8S", "QS TD KD 9D 8D KC AH"),
            (
                "3 pass",
                "0 pass",
                "1 pick",
                "1 bury 8S TS",
                "1 partner",
                *tricks_of(STANDARD, 4, 3, "JD 7D JH QS", "AH 8H 7H QD", "AC KC 8C TC", "9C TD 9S"),
            ),
            dealer=2,
            blind="TS AC",
        ),
        ("play AS", "play 9H"),
        ("play AS",),
    ),
    Does(
        "draw",
        LessonPosition(
            GAME,
            ("QS QH 9D 8D AC KC TS", "TD 7D TC 8C 9S AH 8H", "JC AD KD 8S KH 9H 7H"),
            ("0 pick", "0 bury KC TS", "0 alone", *tricks_of(STANDARD, 4, 0, "QD TD AD JD")),
            dealer=3,
            blind="QD QC",
        ),
        ("play QC", "play AC", "play 9D"),
        ("play QC",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            ("QC QS JD TD 9C AS 9S", "JH KD 7D AC TC TS KH", "QD 8D KC KS 8S AH 8H"),
            (
                "3 pass",
                "0 pick",
                "0 bury 9C 9S",
                *tricks_of(STANDARD, 4, 3, "8C JD TC KC", "QS 7D 8D JS", "QC JH QD QH"),
            ),
            dealer=2,
            blind="JC 9D",
        ),
        ("play JC", "play AS", "play TD"),
        ("play JC",),
    ),
)
