"""Skat in words and lessons: what a hand is worth, what was won or lost, and how its value came about."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from bot.phrases import number_text, phrases
from bot.present.game_words import (
    HOLD,
    GameWords,
    Measure,
    Order,
    QuestionContext,
    ResultContext,
    Summary,
    highest_bid,
    joined,
    summary_of,
    unplayed_summary,
)
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes
from bot.present.words import declared_words
from engine.actions import Action, Bid, Declare, Take
from engine.games.skat.contracts import BASE, GRAND, NULL, NULL_VALUE, RANKINGS
from engine.games.skat.values import multiplier
from engine.views import View


def result(ended: ResultContext) -> str:
    """What was won or lost, and how its value came about."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return ended.tell("passed")
    if outcome.kind == "reject":
        best = [seat for seat, score in enumerate(outcome.scores or ()) if score]
        return " ".join((ended.tell("reject", who=ended.names(best)), ended.points(), ended.scored()))
    details, score = outcome.details, number_text((outcome.scores or ())[outcome.declarer], is_signed=True)
    facts = ended.facts | {"bid": details["bid"], "value": details["value"], "score": score}
    if outcome.kind in BASE and outcome.won:
        base = BASE[outcome.kind]
        worth = {"base": base, "factor": cast("int", details["value"]) // base, "reasons": _worth(ended)}
        return ended.tell("won", words=ended.words((outcome.kind,)), **worth, **facts)
    facts["words"] = ended.words(_words(outcome.kind, details))
    if details["overbid"]:
        return ended.tell("overbid", **facts)
    if outcome.kind == "null":
        return ended.tell("null-won" if outcome.won else "null-lost", **facts)
    return ended.tell("lost-hand" if details["hand"] else "lost", **facts)


def _words(game: str, details: Mapping[str, object]) -> list[str]:
    extras = ("hand" if details["hand"] else "", details["declared"] or "", "open" if details["open"] else "")
    return [game, *(str(extra) for extra in extras if extra)]


def _worth(ended: ResultContext) -> str:
    """Matadors, hand, schneider and schwarz, said or not, open: what a game's value is multiplied by."""
    outcome, details = ended.outcome, ended.outcome.details
    matadors = cast("int", details["matadors"])
    first = ended.tell("with" if matadors > 0 else "against", count=abs(matadors))
    _, *words = _words(outcome.kind, details)
    all_tricks = outcome.tricks[outcome.declarer or 0] == sum(outcome.tricks)
    if details["declared"] != "schwarz" and all_tricks:
        words.append("made-schwarz")
    elif details["declared"] is None and _steps(ended) == 1:
        words.append("made-schneider")
    return ", ".join([first, *(ended.words((word,)) for word in words)])


def _steps(ended: ResultContext) -> int:
    """What the points made added to game, matadors, hand and open where nothing was declared: one for schneider."""
    outcome, details = ended.outcome, ended.outcome.details
    factor = cast("int", details["value"]) // BASE[outcome.kind]
    return factor - 1 - abs(cast("int", details["matadors"])) - bool(details["hand"]) - 7 * bool(details["open"])


def summary(ended: ResultContext) -> Summary:
    """What was played, and how its value came about; null and an announced schwarz are decided by tricks."""
    outcome = ended.outcome
    if outcome.declarer is None:
        return unplayed_summary(ended, ended.tell("passed"))
    if outcome.kind == "reject":
        best = [seat for seat, score in enumerate(outcome.scores or ()) if score]
        return Summary(ended.headline(best), ended.tell("reject", who=ended.names(best)), Measure(each=True))
    if outcome.kind == "null":
        return replace(summary_of(ended, _reason(ended)), measure=Measure((1,), by_tricks=True))
    schneider = _schneider(ended)
    if _needed(ended) == "all":
        return replace(summary_of(ended, _reason(ended)), measure=Measure((10,), by_tricks=True))
    return summary_of(ended, _reason(ended), marks=(schneider,) if _needed(ended) == "schneider" else (61, schneider))


def _schneider(ended: ResultContext) -> int:
    """How many card points made schneider at this table."""
    return int(str(ended.options.get("schneider", 91)))


def _needed(ended: ResultContext) -> str:
    """What an announcement demanded: `schneider`, or `all` tricks, as an open game does at tables where it must."""
    details, points = ended.outcome.details, (ended.outcome.side_points or (0,))[0]
    schneider = details["declared"] == "schneider"
    is_short = not ended.outcome.won and not details["overbid"] and points >= (_schneider(ended) if schneider else 61)
    if details["declared"] == "schwarz" or (details["open"] and is_short):
        return "all"
    return "schneider" if schneider else ""


def _reason(ended: ResultContext) -> str:
    """How a game's value came about, or why it was lost."""
    outcome, details = ended.outcome, ended.outcome.details
    score = number_text((outcome.scores or ())[outcome.declarer or 0], is_signed=True)
    facts = {"bid": details["bid"], "value": details["value"], "score": score}
    if details["overbid"]:
        return ended.why("overbid", **facts)
    if outcome.kind == "null":
        return ended.why("null-won" if outcome.won else "null-lost", **facts)
    if not outcome.won:
        needed = ended.why(f"needed-{_needed(ended)}", points=_schneider(ended)) if _needed(ended) else ""
        return joined(needed, ended.why("lost-hand" if details["hand"] else "lost", **facts))
    base = BASE[outcome.kind]
    return ended.why("won", reasons=_worth(ended), base=base, factor=cast("int", details["value"]) // base, **facts)


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What the reader's games are worth, and what a yes, the skat or the hand leads to."""
    view = asked.view
    if view.phase == "auction":
        is_asked = any(HOLD in each.actions for each in view.decisions)
        return (*((asked.tell("hold", bid=highest_bid(view)[0]),) if is_asked else ()), _own_games(asked))
    if view.phase == "choice":
        return asked.tell("choice"), _own_games(asked)
    if view.phase == "discard":
        return asked.tell("discard"), _own_games(asked)
    return ()


def _own_games(asked: QuestionContext) -> str:
    """What each game would be worth by the cards the reader knows: `with 2: grand 72, clubs 36; null 23`."""
    view, by_run = asked.view, dict[int, list[str]]()
    for game in sorted(BASE, key=BASE.__getitem__, reverse=True):
        run = RANKINGS[game].matadors((*view.hand, *view.aside))
        by_run.setdefault(run, []).append(_priced(asked, game))
    groups = [f"{_run(run, asked.language)}: {', '.join(games)}" for run, games in by_run.items()]
    return asked.tell("own-games", games="; ".join((*groups, _priced(asked, "null"))))


def _priced(asked: QuestionContext, game: str) -> str:
    return f"{declared_words((game,), asked.language, asked.view.game)} {worth(asked.view, (game,))}"


def _run(matadors: int, language: str) -> str:
    return phrases(language).say(f"skat-result-{'with' if matadors > 0 else 'against'}", count=abs(matadors))


def worth(view: View, words: tuple[str, ...]) -> int:
    """What a game is worth if it is just won, by the cards its player knows."""
    game, from_hand = words[0], (view.seat, Take("hand")) in view.turns
    if game not in BASE:
        return NULL_VALUE[from_hand, "open" in words]
    run = abs(RANKINGS[game].matadors((*view.hand, *view.aside)))
    return BASE[game] * (1 + run + multiplier(words, from_hand=from_hand, points=61, all_tricks=False))


def note(view: View, action: Action, language: str) -> str:
    """What a game is worth, and whether that is enough; of a number which of the reader's games is worth just that."""
    say = phrases(language)
    if action == HOLD:
        return str(highest_bid(view)[0])
    if isinstance(action, Bid):
        games = [game for game in (*BASE, "null") if worth(view, (game,)) == action.number]
        return ", ".join(declared_words((game,), language, view.game) for game in games)
    if not isinstance(action, Declare) or action.words[0] == "reject":
        return ""
    value = worth(view, action.words)
    return say.say("skat-note-low", value=value) if value < highest_bid(view)[0] else str(value)


ORDERS: Final = (
    Order(RANKINGS["hearts"], contract="hearts"),
    Order(GRAND, contract="grand"),
    Order(NULL, contract="null"),
)
WORDS: Final = GameWords(
    result, summary, orders={"cards": ORDERS}, open_by=frozenset({"open"}), without_points=frozenset({"null"}),
    explain=explain, note=note,
)  # fmt: skip


GAME: Final = "skat"
HEARTS: Final = RANKINGS["hearts"]


def declared(hand: str, skat: str, game: str, lying: str) -> LessonPosition:
    """The learner, who dealt, has bid 18, discarded the two cards of the skat and named a game; both others played."""
    first, second = lying.split(" ")
    said = ("2 pass", "0 bid 18", "1 pass", "0 pickup", f"0 discard {skat}", f"0 declare {game}")
    plays = (f"1 play {first}", f"2 play {second}")
    return LessonPosition(GAME, (hand, first, second), (*said, *plays), dealer=0, players=3, blind=skat)


def bidding(hand: str) -> LessonPosition:
    return LessonPosition(GAME, (hand,), dealer=1, players=3)


STAGES: Final[tuple[Stage, ...]] = (
    takes("jacks", "AC JD TC", HEARTS),
    takes("jackorder", "JD AH JS", HEARTS),
    takes("tens", "KS TS AD", HEARTS),
    takes("nulls", "TC QC JC", RANKINGS["null"]),
    counts("points", "AD TC KS QH JS 9H", 21, 28, 30, 34),
    May("follow", declared("JC JS AH TH KH AC 8C TS 9S 7D", "7S 8S", "hearts", "KC TC")),
    May("painted", declared("JC JS AH TH 9H 8H 7S AC 8C KD", "7C 9C", "hearts", "AS TS")),
    Does(
        "ruff",
        declared("JC JS JH JD 7H AC 8C 9D 8D 7D", "7C 9C", "hearts", "AS TS"),
        ("play 7H", "play 8C", "play 9D"),
        ("play 7H",),
    ),
    Does("bid", bidding("JC JS JH AC TC KC 9C AS TS 7D"), ("bid 18", "pass"), ("bid 18",)),
    Does("weak", bidding("JD KC 9C 8C QS 9S 8S KH 9H 7D"), ("bid 18", "pass"), ("pass",)),
    Knows("value", ("24", "36", "48"), ("36",), bidding("JC JS AC TC KC 9C AS TS 7D 8H")),
    Knows("against", ("20", "30", "40"), ("30",), bidding("JH JD AH TH KH 9H AS TS 7D 8C")),
    Does(
        "discard",
        LessonPosition(
            GAME,
            ("JC JS JH AC TC KC 9C AS 8S 7C",),
            ("0 bid 18", "2 pass", "1 pass", "0 pickup"),
            dealer=1,
            players=3,
            blind="TH TD",
        ),
        ("discard TH TD", "discard TC AC", "discard JC JS"),
        ("discard TH TD",),
    ),
    Does(
        "declare",
        LessonPosition(
            GAME,
            ("JC JD AC TC KC QC 9C 8C AS 7D",),
            ("0 bid 18", "2 pass", "1 pass", "0 pickup", "0 discard 7H 8H"),
            dealer=1,
            players=3,
            blind="7H 8H",
        ),
        ("declare clubs", "declare grand", "declare null"),
        ("declare clubs",),
    ),
    Does(
        "duck",
        declared("8C KC 7S 8S 9S 7H 8H 9H 7D 8D", "9D TD", "null", "9C QC"),
        ("play 8C", "play KC"),
        ("play 8C",),
    ),
)
