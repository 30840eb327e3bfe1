"""What is said of Saskop alone: who writes how many strokes, and why."""

from typing import Final

from bot.phrases import phrases
from bot.present.ended import Ended
from bot.present.game_words import GameWords, Order
from bot.present.scores import column_names
from engine.cards import Suit
from engine.games.saskop import PACK, ranking_for
from engine.outcome import Outcome


def result(ended: Ended) -> str:
    """Trumps and their maker, both sides' card points, strokes and why."""
    outcome, called, language = ended.outcome, ended.called, ended.language
    say, teams = phrases(language), column_names(ended.game, called, language)
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
        parts.append(_strokes(outcome, trump, teams, language))
    return " ".join(parts)


def _strokes(outcome: Outcome, trump: Suit, teams: list[str], language: str) -> str:
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


WORDS: Final = GameWords(result, orders={"cards": (Order(ranking_for(Suit.HEARTS), PACK),)})
