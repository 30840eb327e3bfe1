"""Schafkopf for Dummköpfe in words and lessons: what a hand may do, who played what with whom, and the bars."""

from dataclasses import replace
from typing import Final

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
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, ranks, tricks_of
from bot.present.words import card_name
from engine.actions import CallAce
from engine.games.schafkopf_dummkopf.contracts import BLACK_QUEENS, RANKINGS
from engine.ranking import STANDARD
from engine.views import View


def result(ended: ResultContext) -> str:
    """Who played what with whom, both sides' card points, and the bars of each."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return ended.tell("redeal")
    parts = [_played(ended), ended.won_or_lost(), *_along(ended)]
    scores = outcome.scores or (0,) * len(ended.called)
    sides = (ended.side(0), ended.side(1))
    bars = [ended.tell("bars", who=ended.names(side), count=scores[side[0]], many=len(side)) for side in sides]
    return " ".join((*parts, ended.tell("written", bars="; ".join(bars))))


def _played(ended: ResultContext) -> str:
    outcome = ended.outcome
    extras = [extra for extra in ("blind", "tout") if outcome.details[extra]]
    own = f"-{outcome.kind}" if outcome.kind in ("standard", "alone", "called") else ""
    return ended.tell(f"game{own}", words=ended.words((outcome.kind, *extras)), **ended.facts)


def _along(ended: ResultContext) -> list[str]:
    """What became of a tout, and who sat out."""
    told = []
    if ended.outcome.details["tout"]:
        tricks = sum(ended.outcome.tricks)
        told.append(ended.tell("tout-made", tricks=tricks) if ended.outcome.won else ended.tell("tout-failed"))
    if ended.outcome.details["blind"]:
        told.append(ended.tell("blind", **ended.facts))
    if ended.outcome.details.get("doubled"):
        told.append(ended.tell("doubled"))
    return told


def summary(ended: ResultContext) -> Summary:
    """Bars for half the card points and for 31, or 30; a tout is all eight tricks or nothing.

    With a seat sitting out there are fewer card points, and the others' marks lie elsewhere.
    """
    if ended.outcome.declarer is None:
        return unplayed_summary(ended, ended.tell("redeal"))
    total = sum(ended.outcome.side_points or ())
    marks = tuple(sorted({31, 61, total - 59, total - 29}))
    found = summary_of(ended, joined(_played(ended), *_along(ended)), marks=marks)
    return (
        replace(found, measure=Measure((sum(ended.outcome.tricks),), by_tricks=True))
        if ended.outcome.details["tout"]
        else found
    )


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """In the bidding what this very hand may do: with a black queen lead, with both call, with any declare or pass."""
    view = asked.view
    if question(view):
        return asked.tell("pick"), asked.tell("pass" if len(view.turns) < view.players - 1 else "pass-last")
    if view.phase not in ("bid", "name"):
        return ()
    queens = [queen for queen in BLACK_QUEENS if queen in view.hand]
    calls = any(isinstance(action, CallAce) for each in view.decisions for action in each.actions)
    lead = ("no-queen", "one-queen", "both-queens-call" if calls else "both-queens")[len(queens)]
    told = (asked.tell(lead, card=card_name(queens[0]) if queens else ""), asked.tell("solo"))
    if view.phase == "name":
        return told
    return (*told, asked.tell("pass" if len(view.turns) < view.players - 1 else "pass-last"))


def question(view: View) -> str:
    """With five the bidding asks for the blind alone."""
    return "five" if view.phase == "bid" and view.players == 5 else ""


CONTRACTS: Final = ("heart-solo", "ober", "club-unter", "no-trump")
WORDS: Final = GameWords(
    result,
    summary,
    orders={
        "cards": (Order(STANDARD),),
        "contracts": tuple(Order(RANKINGS[name], contract=name) for name in CONTRACTS),
    },
    explain=explain,
    question=question,
)


GAME: Final = "schafkopf-dummkopf"


def opened(hand: str, opener: str, lead: str) -> LessonPosition:
    """The learner's right-hand neighbour has opened with a card."""
    return LessonPosition(GAME, (hand, "", "", opener), (f"3 play {lead}",), dealer=2)


STAGES: Final[tuple[Stage, ...]] = (
    *ranks(4),
    May("follow", opened("QH JH AD AC 8C TS 9S KH", "KC QS", "KC")),
    May("painted", opened("QS QH JD 9D 7S AC 8C KH", "AS QC", "AS")),
    May("trumpled", opened("QD AD 9D AC TC 8S 7S KH", "JS QS", "JS")),
    Does(
        "ruff",
        LessonPosition(
            GAME,
            ("7D AC TC 9C 8C KH 8H 7H", "AS QC", "TS", "KS QS"),
            ("1 play AS", "2 play TS", "3 play KS"),
            dealer=0,
        ),
        ("play 7D", "play 8C", "play 8H"),
        ("play 7D",),
    ),
    Does("open", LessonPosition(GAME, ("QH QD JC AD TD AC 9S 8H",)), ("pass", "play AC", "call S"), ("pass",)),
    Knows(
        "partner",
        ("anna", "bert", "carl"),
        ("anna",),
        LessonPosition(GAME, ("QS 9D AC 8C TS 9S KH 7H", "QC AD TH"), ("1 play AD",), dealer=0),
    ),
    Does(
        "call",
        LessonPosition(GAME, ("QC QS JC AD TD 9C TH 8H",)),
        ("call C", "call S", "call H"),
        ("call C", "call H"),
    ),
    May(
        "wait",
        LessonPosition(
            GAME,
            ("AC 9C TS 9S 8S KH 9H 8H", "QC QS 8C", "9D", "8D"),
            ("1 call C", "1 play QC", "2 play 9D", "3 play 8D"),
            dealer=0,
        ),
    ),
    Knows("bars", ("1", "2", "3"), ("2",)),
    Knows("tout", ("2", "3", "4"), ("4",)),
)

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            GAME,
            ("AC 9C TS 9S 8S KH 9H 8H", "QC QS 8C", "9D", "8D"),
            ("1 call C", "1 play QC", "2 play 9D", "3 play 8D"),
            dealer=0,
        ),
        ("play TS", "play 9S", "play 8S"),
        ("play TS",),
    ),
    Does(
        "draw",
        LessonPosition(GAME, ("QC QS QH JC AD AS TC 8H",), ("0 call C",)),
        ("play QC", "play TC", "play 8H"),
        ("play QC",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            ("QD JC JH KD 7D KC 7C TS", "QH JD TC 8C AS KS 7S TH", "QS JS AD 8D 9S 8S KH 9H"),
            ("0 pass", "1 pass", *tricks_of(STANDARD, 4, 2, "8D QC 7D JD", "9D JH QH QS", "JS TD QD TC")),
            dealer=3,
        ),
        ("play JC", "play TS", "play KC"),
        ("play JC",),
    ),
)
