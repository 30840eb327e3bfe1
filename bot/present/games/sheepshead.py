"""What is said of Sheepshead alone: what picking means, how the partner was known, why it counts more than once."""

from collections.abc import Mapping
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
from engine.options import Value
from engine.standard import STANDARD


def result(ended: ResultContext) -> str:
    """Who picked, how the partner was known, who won, and why it counts double or threefold."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return leaster(ended) if any(outcome.tricks) else ended.tell("misdeal")
    return joined(_played(ended), ended.won_or_lost(), _multiplied(ended), ended.scored())


def _played(ended: ResultContext) -> str:
    """Who picked, and how the partner was known."""
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


def idle_rules(_: Mapping[str, Value], players: int) -> frozenset[str]:
    """Only five look for a partner, and they get six cards each anyway."""
    return frozenset({"deal"} if players == 5 else {"partner"})


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What picking means with so many players, what passing leads to, and what to mind when burying."""
    view, options = asked.view, asked.view.options
    partner = options.partner if view.players == MOST else "alone"
    if view.phase == "bury":
        return (asked.tell(f"bury-{partner}"),) if partner == "called-ace" else ()
    if view.phase != "pick":
        return ()
    is_last = len(view.turns) == view.players - 1
    return asked.tell(f"pick-{partner}"), asked.tell(f"pass-{options.allpass}" if is_last else "pass")


MOST: Final = 5


WORDS: Final = GameWords(result, summary, orders={"cards": (Order(STANDARD),)}, explain=explain, idle_rules=idle_rules)
