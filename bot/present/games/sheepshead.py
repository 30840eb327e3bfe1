"""Sheepshead in words and lessons: what picking means, how the partner was known, why it counts more than once."""

from typing import Final, cast

from bot.present.game_words import (
    GameWords,
    Order,
    QuestionContext,
    ResultContext,
    Summary,
    joined,
    leaster,
    leaster_summary,
    summary_of,
    unplayed_summary,
)
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, picked, picks, ranks, ruffs
from engine.ranking import STANDARD


def result(ended: ResultContext) -> str:
    """Who picked, how the partner was known, who won, and why it counts double or threefold."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return leaster(ended) if any(outcome.tricks) else ended.tell("misdeal")
    return joined(_played(ended), ended.won_or_lost(), _multiplied(ended), ended.scored())


def _played(ended: ResultContext) -> str:
    outcome = ended.outcome
    lone = "-alone" if outcome.kind == "jack" and outcome.partner is None else ""
    return ended.tell(outcome.kind + lone, **ended.facts)


def _multiplied(ended: ResultContext) -> str:
    """Why it counts double or threefold."""
    more = {2: "schneider", 3: "schwarz"}.get(cast("int", ended.outcome.details["multiplier"]))
    return ended.tell(more) if more else ""


def summary(ended: ResultContext) -> Summary:
    """Double where the losers have fewer than 30 card points, threefold without a trick."""
    if ended.outcome.declarer is None:
        is_played = any(ended.outcome.tricks)
        return leaster_summary(ended) if is_played else unplayed_summary(ended, ended.tell("misdeal"))
    return summary_of(ended, joined(_played(ended), _multiplied(ended)), marks=(30, 61, 91))


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What picking means with so many players, what passing leads to, and what to mind when burying."""
    view, options = asked.view, asked.view.options
    partner = options.partner if view.players == 5 else "alone"
    if view.phase == "bury":
        return (asked.tell(f"bury-{partner}"),) if partner == "called-ace" else ()
    if view.phase != "pick":
        return ()
    is_last = len(view.turns) == view.players - 1
    return asked.tell(f"pick-{partner}"), asked.tell(f"pass-{options.allpass}" if is_last else "pass")


WORDS: Final = GameWords(result, summary, orders={"cards": (Order(STANDARD),)}, explain=explain)


GAME: Final = "sheepshead"
ALONE: Final = ("alone",)

STAGES: Final[tuple[Stage, ...]] = (
    *ranks(5),
    May("follow", picked(GAME, 5, "QS JH AD AC 8C KH", "7S 8S", "KC TC 9C 7C", ALONE)),
    May("painted", picked(GAME, 5, "QS QH JD 7S AC KH", "7C 8C", "AS TS KS 9S", ALONE)),
    May("trumpled", picked(GAME, 5, "QD AD AC TC 8S 9H", "7C 8C", "JS 8D 7D KD", ALONE)),
    ruffs(picked(GAME, 5, "QC QH JC 7D 8C 8H", "7C 9C", "AS TS KS 9S", ALONE)),
    *picks(GAME, 5, "QC QS JC JH AD AS", "7C 8S 9S KH JD 8H", "QC QS JC AD TD 7S"),
    Does(
        "call",
        LessonPosition(GAME, ("QC QS JC AD AC 9H",), ("0 pick", "0 bury 7S 8S"), players=5, blind="7S 8S"),
        ("call C", "call S", "call H"),
        ("call H",),
    ),
    Knows(
        "partner",
        ("picker", "others"),
        ("picker",),
        LessonPosition(
            GAME,
            ("AH 9C 8S JD 9D 7H", "QC QS JC AD TD KH"),
            ("1 pick", "1 bury 7S TS", "1 call H"),
            dealer=0,
            players=5,
            blind="7S TS",
        ),
    ),
    Knows("sixty", ("won", "lost", "again"), ("lost",)),
    Knows("leaster", ("most", "fewest", "last"), ("fewest",)),
)
