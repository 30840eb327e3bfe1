"""What is said of the Schafkopf for Dummköpfe alone: what a hand may do, who played what with whom, and the bars."""

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
from bot.present.words import card_name
from engine.actions import CallAce
from engine.games.schafkopf_dummkopf import BLACK_QUEENS, RANKINGS
from engine.standard import STANDARD


def result(ended: ResultContext) -> str:
    """Who played what with whom, both sides' card points, and the bars of each."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return ended.tell("redeal")
    parts = [_played(ended), ended.won_or_lost(), *_along(ended)]
    scores = outcome.scores or (0,) * 4
    sides = (ended.side(0), ended.side(1))
    bars = [ended.tell("bars", who=ended.names(side), count=scores[side[0]], many=len(side)) for side in sides]
    return " ".join((*parts, ended.tell("written", bars="; ".join(bars))))


def _played(ended: ResultContext) -> str:
    """Who played what with whom."""
    outcome = ended.outcome
    extras = [extra for extra in ("blind", "tout") if outcome.details[extra]]
    own = f"-{outcome.kind}" if outcome.kind in ("standard", "alone", "called") else ""
    return ended.tell(f"game{own}", words=ended.words((outcome.kind, *extras)), **ended.facts)


def _along(ended: ResultContext) -> list[str]:
    """What became of a tout, and who sat out."""
    told = []
    if ended.outcome.details["tout"]:
        told.append(ended.tell("tout-made" if ended.outcome.won else "tout-failed"))
    if ended.outcome.details["blind"]:
        told.append(ended.tell("blind", **ended.facts))
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
    return replace(found, measure=Measure((8,), by_tricks=True)) if ended.outcome.details["tout"] else found


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """In the bidding what this very hand may do: with a black queen lead, with both call, with any declare or pass."""
    view = asked.view
    if view.phase != "bid":
        return ()
    queens = [queen for queen in BLACK_QUEENS if queen in view.hand]
    calls = any(isinstance(action, CallAce) for each in view.decisions for action in each.actions)
    lead = {
        0: asked.tell("no-queen"),
        1: asked.tell("one-queen", card=card_name(queens[0])) if queens else "",
        2: asked.tell("both-queens-call" if calls else "both-queens"),
    }
    return (
        lead[len(queens)],
        asked.tell("solo"),
        asked.tell("pass" if len(view.turns) < view.players - 1 else "pass-last"),
    )


CONTRACTS: Final = ("heart-solo", "ober", "club-unter", "no-trump")
WORDS: Final = GameWords(
    result,
    summary,
    orders={
        "cards": (Order(STANDARD),),
        "contracts": tuple(Order(RANKINGS[name], contract=name) for name in CONTRACTS),
    },
    explain=explain,
)
