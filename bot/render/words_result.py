"""How deals and games ended, and why an action was refused, as sentences."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.phrases import escape, phrases
from bot.render.words_cards import Names, card_name, sentence
from bot.render.words_contract import called_ace
from bot.render.words_ended import Ended, common_result
from bot.render.words_result_declared import doppelkopf_result, dummkopf_result, skat_result
from bot.render.words_result_picking import american_result, sheepshead_result, window_result
from bot.render.words_table import by_column, column_names, own_status, possible_text, score_text
from engine.cards import Card, Suit
from engine.errors import IllegalAction
from engine.games import GAMES
from engine.match import Finished, Tally
from engine.outcome import Outcome
from engine.views import Contract, View

UNREADABLE_SHOWN: Final = 40
_TYPED: Final = ("text", "game", "level", "topic")


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


def running_score(game: str, tally: Tally, names: Names, language: str = "en") -> str:
    """How the game stands, as a sentence."""
    called = [escape(name) for name in names]
    return phrases(language).say("result-score", score=score_text(game, tally, called, language))


def game_over_text(game: str, finished: Finished, names: Names, language: str = "en") -> str:
    """Who won a game, with what score, and what is to be said of those who lost it."""
    say, called = phrases(language), [escape(name) for name in names]
    columns = column_names(game, called, language)
    winners = [columns[column] for column in finished.winners]
    losers = say.listed([name for column, name in enumerate(columns) if column not in finished.winners])
    seats = sum(len(GAMES[game].columns(len(called))[column]) for column in finished.winners)
    score = "–".join(map(str, sorted(finished.score, reverse=True)))
    if len(columns) > 2:
        score = by_column(game, finished.score, called, language, best_first=True)
    key = "game-over" if len(columns) == 2 else "game-over-many"
    parts = [say.say(key, who=say.listed(winners), count=seats, score=score)]
    if min(finished.score) == 0 and say.has(f"{game}-shutout"):
        parts.append(say.say(f"{game}-shutout", losers=losers))
    return " ".join((*parts, say.say("game-over-next")))


def reason_text(
    refused: IllegalAction, view: View | None = None, names: Names = (), language: str = "en", game: str = ""
) -> str:
    """Why an action was refused, the rule, and what is possible now; `view` is the view of the one who tried."""
    say, values = phrases(language), {name: _detail(value, language) for name, value in refused.details.items()}
    if "phase" in values:
        values["phase"] = _phase(str(values["phase"]), language)
    game = view.game if view else game
    key = f"refused-{refused.code}"
    known = say.has(key) or say.has(f"{game}-{key}")
    parts = [say.say_for(game, key if known else "refused-other", **values)]
    if view is not None:
        waits = view.seat not in view.waiting_for
        parts += [own_status(view, names, language)] if waits and names else []
        parts += [possible_text(view, language)] if view.decisions or not waits else []
    return " ".join(parts)


def _detail(value: object, language: str) -> object:
    """A particular of a refusal as people read it."""
    if isinstance(value, Card):
        return card_name(value)
    if isinstance(value, Suit):
        return phrases(language).say(f"suit-{value.name.lower()}")
    return value


def _phase(phase: str, language: str) -> str:
    key = f"phase-{phase}"
    return phrases(language).say(key) if phrases(language).has(key) else phase


def error_text(key: str, language: str = "en", **details: object) -> str:
    """What `UserError(key, **details)` says; what people typed is made harmless, a host's id becomes the name."""
    values: dict[str, object] = dict(details)
    values.update({name: escape(str(details[name]), UNREADABLE_SHOWN) for name in _TYPED if name in details})
    if isinstance(details.get("host"), int):
        values["host"] = f"<@{details['host']}>"
    return phrases(language).say(f"error-{key}", **values).strip()


def unreadable_text(text: str, kind: str = "action", language: str = "en") -> str:
    """That a text cannot be read as a card, suit, bid, cut, signal or action, and how one is written."""
    return error_text(f"unreadable-{kind}", language, text=text)


def deal_over_text(view: View, names: Names, language: str = "en") -> str:
    """The result of the deal a view shows at its end; empty while it goes on."""
    text = result_text(view.game, view.outcome, names, language, contract=view.contract) if view.outcome else ""
    return sentence(text) if text else ""
