"""How deals ended, as sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.phrases import escape, phrases
from bot.present.contracts import called_ace
from bot.present.ended import Ended, common_result
from bot.present.results_declared import doppelkopf_result, dummkopf_result, skat_result
from bot.present.results_picking import american_result, sheepshead_result, window_result
from bot.present.scores import column_names
from bot.present.words import Names
from engine.cards import Suit
from engine.outcome import Outcome
from engine.views import Contract


def result_text(
    game: str, outcome: Outcome, names: Names, language: str = "en", *, contract: Contract | None = None
) -> str:
    """How a deal ended: card points, what was written down and why; `contract` tells which ace was called."""
    ended = Ended(game, outcome, [escape(name) for name in names], language, called_ace(contract))
    return RESULTS.get(game, common_result)(ended)


def _saskop_result(ended: Ended) -> str:
    """Trumps and their maker, both sides' card points, strokes and why."""
    outcome, called, language = ended.outcome, ended.called, ended.language
    say, teams = phrases(language), column_names("saskop", called, language)
    trump = Suit("CSHD".index(str(outcome.details["trump"])))
    suit = {"suit": say.say(f"suit-{trump.name.lower()}"), "sign": trump.sign}
    maker = outcome.declarer
    made = say.say("saskop-maker-nobody") if maker is None else say.say("saskop-maker", who=called[maker], **suit)
    makers = (maker or 0) % 2
    points = outcome.side_points or (0, 0)
    sides = {"first": teams[makers], "second": teams[1 - makers]}
    parts = [made, say.say("result-points", points=points[0], other=points[1], **sides)]
    lambapea = outcome.details["lambapea"]
    if isinstance(lambapea, int):
        parts.append(say.say("saskop-result-lambapea", who=teams[lambapea], losers=teams[1 - lambapea]))
    elif outcome.details["tie"]:
        parts.append(say.say("saskop-result-tie", **suit))
    else:
        parts.append(_saskop_strokes(outcome, trump, teams, language))
    return " ".join(parts)


def _saskop_strokes(outcome: Outcome, trump: Suit, teams: list[str], language: str) -> str:
    """Who writes how many strokes, and by which row of the scoring table."""
    say, (made, _) = phrases(language), outcome.side_points or (0, 0)
    strokes = (outcome.scores or (0, 0))[:2]
    winner = strokes.index(max(strokes))
    if outcome.declarer is None:
        why = say.say("saskop-why-passed")
    else:
        steps = ((91, "made-high"), (61, "made"), (30, "beaten"), (0, "beaten-low"))
        why = say.say("saskop-why-" + next(name for least, name in steps if made >= least))
        why = say.say("saskop-why-diamonds", why=why) if trump == Suit.DIAMONDS else why
    written = say.say("saskop-strokes", count=strokes[winner])
    return say.say("saskop-result-made", who=f"**{teams[winner]}**", count=2, strokes=f"**{written}**", why=why)


RESULTS: Final[Mapping[str, Callable[[Ended], str]]] = {
    "saskop": _saskop_result,
    "sheepshead": sheepshead_result,
    "american-sheepshead": american_result,
    "schafkopf-window": window_result,
    "skat": skat_result,
    "schafkopf-dummkopf": dummkopf_result,
    "doppelkopf": doppelkopf_result,
}
