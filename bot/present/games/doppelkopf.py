"""Doppelkopf in words and lessons: what is special, every point with its reason, and what everybody scored."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, cast

from bot.present.game_words import (
    GameWords,
    Measure,
    Order,
    QuestionContext,
    ResultContext,
    Summary,
    joined,
    summary_of,
    unplayed_summary,
)
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes
from engine.actions import Announce, Declare, Pass
from engine.games.doppelkopf.contracts import GRANNY, ranking_for
from engine.games.doppelkopf.rules import PACKS
from engine.views import View


def result(ended: ResultContext) -> str:
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
    return joined(*parts, *_counted(ended, found), ended.scored())


def _counted(ended: ResultContext, found: Sequence[Mapping[str, object]]) -> list[str]:
    """Every point with its reason, by side, and that who played alone has it three times."""
    told = [
        ended.tell("points", who=ended.names(ended.side(side)), reasons=reasons)
        for side, reasons in _reasons(ended, found)
    ]
    if len(ended.side(0)) == 1 and any(ended.outcome.scores or ()):
        told.append(ended.tell("threefold", who=ended.names(ended.side(0))))
    return told


def _reasons(ended: ResultContext, found: Sequence[Mapping[str, object]]) -> Iterator[tuple[int, str]]:
    """Each side's points, told; a side without any is left out."""
    for side in (0, 1):
        reasons = [ended.tell(f"reason-{point['reason']}") for point in found if point["side"] == side]
        if reasons:
            yield side, ", ".join(reasons)


def summary(ended: ResultContext) -> Summary:
    """Half the card points win, and by the Verband's rules each thirty less or more is worth a point."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return unplayed_summary(ended, ended.tell("redeal"))
    found = cast("Sequence[Mapping[str, object]] | None", outcome.details.get("extras"))
    if found is None:
        return summary_of(ended, marks=(121,))
    why = "; ".join(
        ended.why("points", who=ended.names(ended.side(side)), reasons=reasons)
        for side, reasons in _reasons(ended, found)
    )
    if not any(point["reason"] == "won" for point in found):
        return Summary(ended.headline(()), joined(ended.why("promises"), why), Measure(MARKS), has_winner=False)
    return summary_of(ended, why, marks=MARKS)


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What the normal game is, and which special ones this very hand may be played as."""
    view = asked.view
    if view.phase not in ("bid", "special"):
        return ()
    holds_both = view.hand.count(GRANNY) == 2
    is_poor = len(view.ranking.trumps_in(view.hand)) <= POOR and not view.options.ddv
    may = {action for each in view.decisions for action in each.actions}
    may_woo = holds_both and (view.phase == "bid" or WEDDING in may)
    special = ["wedding"] * may_woo + ["poverty"] * is_poor + ["solo"]
    special += ["no-solo"] * (view.phase == "special" and holds_both and Pass() in may)
    said = [asked.tell(each) for each in special]
    return (asked.tell("silent" if holds_both else "normal"), *said) if view.phase == "bid" else tuple(said)


def question(view: View) -> str:
    """By the Verband several who have a reservation are asked for a solo alone."""
    is_contested = sum(action == Announce("special") for _, action in view.turns) > 1
    return "solo" if view.phase == "special" and is_contested and view.options.ddv else ""


WEDDING: Final = Declare(("wedding",))
MARKS: Final = (30, 60, 90, 121, 151, 181, 211)
POOR: Final = 3
"""At most so many trumps may be called a poverty."""
CONTRACTS: Final = ("heart-solo", "jack-solo", "queen-solo", "ace-solo")
WORDS: Final = GameWords(
    result,
    summary,
    orders={
        "cards": (Order(ranking_for("basic"), PACKS[True]),),
        "contracts": tuple(Order(ranking_for(name), PACKS[True], name) for name in CONTRACTS),
    },
    explain=explain,
    question=question,
    asked_twice=frozenset({"special"}),
)


GAME: Final = "doppelkopf"
BASIC: Final = ranking_for("basic")


def led(hand: str, card: str) -> LessonPosition:
    """A normal game in which the learner's right-hand neighbour has led a card."""
    said = (*(f"{seat} ok" for seat in (3, 0, 1, 2)), f"3 play {card}")
    return LessonPosition(GAME, (hand, "", "", card), said, dealer=2)


STAGES: Final[tuple[Stage, ...]] = (
    takes("trumps", "AC JD TC KC", BASIC),
    takes("dulle", "QC TH KD AD", BASIC),
    takes("ladies", "JC QD AD JS", BASIC),
    takes("twins", "AS KS AS 9S", BASIC),
    counts("points", "AD TC KS QH JS 9H", 21, 28, 30, 34),
    counts("forty", "AS TS AS TS", 21, 40, 42, 44),
    May("follow", led("QS JH AD KD 9D AC 9C TS 9S KH AH 9H", "KC")),
    May("hearts", led("TH QS JH AD KD 9D 9H AC TC TS 9S KS", "AH")),
    May("trumpled", led("QD JC AD 9D AC TC 9C TS 9S KH AH 9H", "JS")),
    Knows("lady", ("re", "kontra"), ("re",), led("QC QS JH AD KD 9D AC 9C TS 9S KH AH", "AC")),
    Does(
        "wedding",
        LessonPosition(GAME, ("QC QC JD KD 9D AC KC 9C TS 9S KH 9H",)),
        ("special", "ok"),
        ("special",),
    ),
    Knows("need", ("120", "121", "151"), ("121",)),
    Knows("fox", ("0", "1", "2"), ("1",)),
    Knows("charlie", ("0", "1", "2"), ("1",)),
    Knows("re", ("1", "2", "3"), ("2",)),
)
