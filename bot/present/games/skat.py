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
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes, tricks_of
from bot.present.words import declared_words, sentence
from engine.actions import Action, Bid, Declare, Take
from engine.games.skat.bock import factor
from engine.games.skat.contracts import BASE, GRAND, NULL, RAMSCH, RANKINGS, REVOLUTION, null_value
from engine.games.skat.exchanging import EXCHANGING
from engine.games.skat.values import ORDERED_SCHNEIDER, value_of
from engine.seats import Seat
from engine.views import View


def result(ended: ResultContext) -> str:
    """What was won or lost, how its value came about, how often it counted, and what comes of it for the next deals."""
    outcome = ended.outcome
    if outcome.kind == RAMSCH:
        told = (ended.tell("ramsch"), *_shunned(ended), ended.points(), _counted(ended), ended.scored())
        return joined(*told, *_next(ended))
    if outcome.declarer is None:
        return joined(*_passed(ended), *_next(ended))
    if outcome.kind == "reject":
        best = _paid(ended)
        told = (ended.tell("reject", who=ended.names(best)), ended.points(), _counted(ended), ended.scored())
        return joined(*told, *_next(ended))
    return joined(_contract(ended), _times(ended), _written(ended), *_next(ended))


def _contract(ended: ResultContext) -> str:
    outcome, details = ended.outcome, ended.outcome.details
    if "given-up" in details:
        words = ended.words(_words(outcome.kind, details))
        told = ended.tell("given-won" if outcome.won else "given-lost", words=words, **ended.facts)
        return joined(_given_up(ended), told, sentence(_reason(ended)))
    facts = ended.facts | _facts(ended)
    if outcome.kind in BASE and outcome.won:
        return ended.tell("won", words=ended.words((outcome.kind,)), **_formula(ended), **facts)
    facts["words"] = ended.words(_words(outcome.kind, details))
    if "counted" in details and outcome.kind in BASE:
        return ended.tell("lost-short" if _is_short(ended) else "lost-value", **_formula(ended), **facts)
    if details["overbid"]:
        return ended.tell("overbid", **facts)
    if outcome.kind == "null":
        return ended.tell("null-won" if outcome.won else "null-lost", **facts)
    return ended.tell("lost-hand" if details["hand"] else "lost", **facts)


def _passed(ended: ResultContext) -> tuple[str, ...]:
    """That nobody bid, and what the dealer has from it at tables that say so."""
    has_dealer = isinstance(ended.outcome.details.get("dealer"), int)
    return (ended.tell("passed"), ended.tell("dealer") if has_dealer else "")


def _given_up(ended: ResultContext) -> str:
    """Who gave the game up before its last card; nothing where nobody did."""
    how, declarer = ended.outcome.details.get("given-up"), ended.outcome.declarer
    return "" if how is None or declarer is None else ended.tell("given-up", how=how, who=ended.called[declarer])


def _facts(ended: ResultContext) -> dict[str, object]:
    """The numbers that tell a declarer's game; score: before Bock and kontra, often: how many times what was lost."""
    details, single = ended.outcome.details, _own_score(ended) // _number(ended, "times", 1)
    counted = _number(ended, "counted", 0)
    often = abs(single) // counted if counted else 1
    score = number_text(single, is_signed=True)
    return {"bid": details["bid"], "value": details["value"], "score": score, "counted": counted, "often": often}


def _formula(ended: ResultContext) -> dict[str, object]:
    base = _number(ended, "base", BASE[ended.outcome.kind])
    return {"base": base, "factor": _number(ended, "value", 0) // base, "reasons": _worth(ended)}


def _number(ended: ResultContext, name: str, otherwise: int) -> int:
    found = ended.outcome.details.get(name)
    return found if isinstance(found, int) else otherwise


def _own_score(ended: ResultContext) -> int:
    """What the declarer's game brought or cost, though a list may write it for the others alone."""
    scores, declarer = ended.outcome.scores or (), ended.outcome.declarer or 0
    return scores[declarer] or -scores[(declarer + 1) % len(scores)]


def _is_short(ended: ResultContext) -> bool:
    """Whether a lost game was worth less than the bid, so that more than its value is lost."""
    return _number(ended, "counted", 0) > _number(ended, "value", 0)


def _times(ended: ResultContext, *, is_brief: bool = False) -> str:
    """That Bock or kontra multiplied it, and what that comes to."""
    times, score = _number(ended, "times", 1), number_text(_own_score(ended), is_signed=True)
    if times == 1:
        return ""
    return ended.why("times", times=times, score=score) if is_brief else ended.tell("times", times=times, score=score)


def _counted(ended: ResultContext) -> str:
    """The same where nobody is declarer."""
    times = _number(ended, "times", 1)
    return "" if times == 1 else ended.tell("counted", times=times)


def _written(ended: ResultContext) -> str:
    """That a list writes it for those who played against the declarer."""
    outcome = ended.outcome
    scores, declarer = outcome.scores or (), outcome.declarer or 0
    if not any(scores) or scores[declarer]:
        return ""
    other = number_text(scores[(declarer + 1) % len(scores)], is_signed=True)
    return ended.tell("written", score=other, who=ended.names(ended.side(1)))


def _shunned(ended: ResultContext) -> list[str]:
    """Who lost or won a Ramsch, what the skat added, and that somebody without a trick doubled it."""
    outcome, details = ended.outcome, ended.outcome.details
    losers, best = _seats(details.get("losers")), _seats(details.get("best"))
    kept, failed = _seats(details.get("kept")), _seats(details.get("failed"))
    if failed:
        return [ended.why("failed", who=ended.names(failed))]
    announced = [ended.why("kept", who=ended.names(kept))] if kept else []
    if details.get("march") is not None:
        return [ended.why("march", who=ended.names(best)), *announced]
    told = [ended.why("most", who=ended.names(losers), count=len(losers)) if losers else ""]
    told += [ended.why("fewest", who=ended.names(best), count=len(best)) if best else ""]
    told += [ended.why("even") if not losers and not best else ""]
    takers, skat = _seats(details.get("takers")), _number(ended, "skat", 0)
    told += [ended.why("skat", who=ended.names(takers), points=skat) if takers and skat and losers else ""]
    is_doubled = losers and 0 in outcome.tricks and takers
    return [*told, ended.why("virgin") if is_doubled else "", *announced]


def _seats(found: object) -> list[Seat]:
    return [seat for seat in found if isinstance(seat, int)] if isinstance(found, list) else []


def _paid(ended: ResultContext) -> list[Seat]:
    return [seat for seat, score in enumerate(ended.outcome.scores or ()) if score > 0]


def _next(ended: ResultContext) -> list[str]:
    """What the next deals are: Bock and why, Ramsch, the same dealer again; nothing in a match, where each is one."""
    details = ended.outcome.details
    if ended.is_board:
        return []
    events = details.get("events")
    names = [ended.tell(f"event-{event}") for event in events] if isinstance(events, list) else []
    told = [ended.tell("bock", why=", ".join(names))] if names else []
    left = details.get("carried")
    counts = left if isinstance(left, Mapping) else {}
    told += [ended.tell("again")] if details.get("again") else []
    told += [ended.tell("next-ramsch", count=counts["ramsch"])] if counts.get("ramsch") else []
    told += [ended.tell("kontra-lost")] if counts.get("kontralost") else []
    return told


def _words(game: str, details: Mapping[str, object]) -> list[str]:
    is_open = "" if not details["open"] else REVOLUTION if details.get(REVOLUTION) else "open"
    extras = ("hand" if details["hand"] else "", details["declared"] or "", is_open)
    return [game, *(str(extra) for extra in extras if extra), *(["spitze"] if details.get("spitze") else [])]


def _worth(ended: ResultContext) -> str:
    """Matadors, hand, schneider and schwarz, said or not, open: what a game's value is multiplied by."""
    details = ended.outcome.details
    matadors = cast("int", details["matadors"])
    first = ended.tell("with" if matadors > 0 else "against", count=abs(matadors))
    words = _ordered_words(ended) if "base" in details else _book_words(ended)
    return ", ".join([first, *(ended.words((word,)) for word in words)])


def _book_words(ended: ResultContext) -> list[str]:
    outcome, details = ended.outcome, ended.outcome.details
    _, *words = _words(outcome.kind, details)
    all_tricks = outcome.tricks[outcome.declarer or 0] == sum(outcome.tricks)
    if details["declared"] != "schwarz" and all_tricks:
        words.append("made-schwarz")
    elif details["declared"] is None and _steps(ended) == 1:
        words.append("made-schneider")
    return words


def _ordered_words(ended: ResultContext) -> list[str]:
    """By the order of Skat each step is one of its own, those below what was announced too."""
    outcome, details = ended.outcome, ended.outcome.details
    points, tricks = outcome.points[outcome.declarer or 0], outcome.tricks[outcome.declarer or 0]
    schwarz_said = details["open"] or details["declared"] == "schwarz"
    schneider_said = schwarz_said or details["declared"] == "schneider"
    schwarz = schwarz_said or tricks in {0, sum(outcome.tricks)}
    schneider = schneider_said or schwarz or not 120 - ORDERED_SCHNEIDER < points < ORDERED_SCHNEIDER
    steps = {
        "hand": details["hand"], "made-schneider": schneider, "schneider": schneider_said, "made-schwarz": schwarz,
        "schwarz": schwarz_said, "open": details["open"], "spitze": details.get("spitze"),
    }  # fmt: skip
    return [word for word, counts in steps.items() if counts]


def _steps(ended: ResultContext) -> int:
    """What the points made added to game, matadors, hand and open where nothing was declared: one for schneider."""
    outcome, details = ended.outcome, ended.outcome.details
    factor = cast("int", details["value"]) // BASE[outcome.kind]
    return factor - 1 - abs(cast("int", details["matadors"])) - bool(details["hand"]) - 7 * bool(details["open"])


def summary(ended: ResultContext) -> Summary:
    """What was played, and how its value came about; null and an announced schwarz are decided by tricks."""
    outcome = ended.outcome
    if outcome.kind == RAMSCH:
        return _ramsch_summary(ended)
    if outcome.declarer is None:
        return unplayed_summary(ended, joined(*_passed(ended), *_next(ended)))
    if outcome.kind == "reject":
        best = _paid(ended)
        return Summary(ended.headline(best), ended.tell("reject", who=ended.names(best)), Measure(each=True))
    more = joined(_times(ended, is_brief=True), _written(ended), *_next(ended))
    given_up = _given_up(ended)
    reason = joined(given_up, sentence(_reason(ended)), more) if more or given_up else _reason(ended)
    if given_up or outcome.kind == "null":
        return replace(summary_of(ended, reason), measure=None if given_up else Measure((1,), by_tricks=True))
    schneider = _schneider(ended)
    if _needed(ended) == "all":
        return replace(summary_of(ended, reason), measure=Measure((10,), by_tricks=True))
    return summary_of(ended, reason, marks=(schneider,) if _needed(ended) == "schneider" else (61, schneider))


def _ramsch_summary(ended: ResultContext) -> Summary:
    """Who lost it, or won it by shunning points best or by taking all."""
    losers, best = _seats(ended.outcome.details.get("losers")), _seats(ended.outcome.details.get("best"))
    why = joined(ended.tell("ramsch"), *_shunned(ended), _counted(ended), *_next(ended))
    headline = ended.headline(losers or best, won=not losers)
    return Summary(headline, why, Measure(each=True), shamed=tuple(losers), has_winner=bool(best))


def _schneider(ended: ResultContext) -> int:
    """How many card points made schneider at this table."""
    if ended.options.get("values", "book") != "book":
        return ORDERED_SCHNEIDER
    return int(str(ended.options.get("schneider", 91)))


def _needed(ended: ResultContext) -> str:
    """What an announcement demanded: `schneider`, or `all` tricks, as an open game does at tables where it must."""
    details, points = ended.outcome.details, (ended.outcome.side_points or (0,))[0]
    schneider = details["declared"] == "schneider"
    is_short = not ended.outcome.won and not details["overbid"] and points >= (_schneider(ended) if schneider else 61)
    if details["declared"] == "schwarz" or (details["open"] and is_short):
        return "all"
    if details.get("spitze") and is_short:
        return "spitze"
    return "schneider" if schneider else ""


def _reason(ended: ResultContext) -> str:
    """How a game's value came about, or why it was lost."""
    outcome, details = ended.outcome, ended.outcome.details
    facts = _facts(ended)
    is_ordered = "counted" in details and outcome.kind in BASE
    if details["overbid"] and not is_ordered:
        return ended.why("overbid", **facts)
    if outcome.kind == "null":
        kept = "null-won" if outcome.won else "null-lost"
        return ended.why("given" if "given-up" in details else kept, **facts)
    if outcome.won:
        return ended.why("won", **_formula(ended), **facts)
    needed = ended.why(f"needed-{_needed(ended)}", points=_schneider(ended)) if _needed(ended) else ""
    if is_ordered:
        key = "lost-short" if _is_short(ended) else "lost-value"
        return joined("" if details["overbid"] else needed, ended.why(key, **_formula(ended), **facts))
    return joined(needed, ended.why("lost-hand" if details["hand"] else "lost", **facts))


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What the reader's games are worth, what a yes, the skat or the hand leads to, and that the deal counts more."""
    view, times = asked.view, factor(asked.view.options, asked.view.carried)
    doubled = (asked.tell("bock", times=times),) if times > 1 else ()
    if view.phase == "auction":
        is_asked = any(HOLD in each.actions for each in view.decisions)
        return (*((asked.tell("hold", bid=highest_bid(view)[0]),) if is_asked else ()), _own_games(asked), *doubled)
    if view.phase == "choice":
        return asked.tell("choice"), _own_games(asked), *doubled
    if view.phase == "discard":
        return (asked.tell("discard"), _own_games(asked)) if view.contract is None else (asked.tell("discard-named"),)
    if view.phase == "gift":
        is_schneider = view.contract is not None and "schneider" in view.contract.extras
        return (asked.tell("gift", level="schwarz" if is_schneider else "schneider"),)
    return (asked.tell(view.phase),) if view.phase in _EXPLAINED else ()


_EXPLAINED: Final = frozenset(
    {"grandhand", "pushing", "passing", "knock", "kontra", "virgin", "yield", "swapping", "returning"}
)


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
    game, from_hand = words[0], (view.seat, Take("hand")) in view.turns or view.phase == "grandhand"
    if game not in BASE:
        return null_value(words, from_hand=from_hand)
    return value_of(view.options, words, from_hand=from_hand, held=(*view.hand, *view.aside))


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
    result, summary, orders={"cards": ORDERS}, open_by=frozenset({"open", "spitze", REVOLUTION}),
    without_points=frozenset({"null"}), table_in=EXCHANGING, explain=explain, note=note,
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


def asked(hand: str, *bids: int) -> LessonPosition:
    """The learner, who is forehand, has held all bids of the next player but the last."""
    said = [word for bid in bids for word in (f"1 bid {bid}", "0 hold")]
    return LessonPosition(GAME, (hand,), tuple(said[:-1]), players=3)


def won(hand: str, *said: str, bids: tuple[int, ...] = (), blind: str = "") -> LessonPosition:
    """The learner, who bid first, has won the auction; the player behind them held these bids and passed then."""
    raised = [word for bid in bids for word in ("2 hold", f"0 bid {bid}")]
    return LessonPosition(
        GAME, (hand,), ("0 bid 18", *raised, "2 pass", "1 pass", *said), dealer=1, players=3, blind=blind
    )


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
    Does("hold", asked("JC JD AH TH KH QH AS TS 8C 9D", 18, 20), ("hold", "pass"), ("hold",)),
    Does("limit", asked("JC AH KH QH 8H 7H AS 9S 8C 9D", 18, 20, 22), ("hold", "pass"), ("pass",)),
    Does(
        "discard",
        won("JC JS JH AC TC KC 9C AS 8S 7C", "0 pickup", blind="TH TD"),
        ("discard TH TD", "discard TC AC", "discard JC JS"),
        ("discard TH TD",),
    ),
    Does(
        "declare",
        won("JC JD AC TC KC QC 9C 8C AS 7D", "0 pickup", "0 discard 7H 8H", blind="7H 8H"),
        ("declare clubs", "declare grand", "declare null"),
        ("declare clubs",),
    ),
    Does(
        "overbid",
        won(
            "JS JD AH TH KH 9H AC KC QC 8D",
            "0 pickup",
            "0 discard 7S 8D",
            bids=(20, 22, 23, 24),
            blind="9C 7S",
        ),
        ("declare clubs", "declare hearts", "declare null"),
        ("declare clubs",),
    ),
    Does("hand", won("JC JS JH AC TC KC QC AS AH 8D"), ("hand", "pickup"), ("hand",)),
    Does(
        "schneider",
        won("JC JS JH JD AC TC KC AS AH 7D", "0 hand"),
        ("declare grand", "declare grand schneider", "declare grand schwarz"),
        ("declare grand schneider",),
    ),
    Does(
        "duck",
        declared("8C KC 7S 8S 9S 7H 8H 9H 7D 8D", "9D TD", "null", "9C QC"),
        ("play 8C", "play KC"),
        ("play 8C",),
    ),
)

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            GAME,
            ("KC TS 9S AH TH QH 8H 7H TD KD", "JS JH TC QC 7C 7S KH 9H AD 8D", "JC JD AC 9C 8C AS KS QS QD 9D"),
            (
                "1 pass",
                "2 bid 18",
                "0 pass",
                "2 pickup",
                "2 discard QS KS",
                "2 declare diamonds",
                *tricks_of(
                    RANKINGS["diamonds"],
                    3,
                    0,
                    "QH 9H QD",
                    "AC KC 7C",
                    "AS 9S 7S",
                    "JC KD 8D",
                    "7D TD AD",
                    "QC 8C AH",
                    "TC 9C",
                ),
            ),
            dealer=2,
            players=3,
            blind="7D 8S",
        ),
        ("play TH", "play TS", "play 7H"),
        ("play TH", "play TS"),
    ),
    Does(
        "draw",
        LessonPosition(
            GAME,
            ("AH 9D 7C JC JS JD AC KC AS KS", "KH TD 7H", "8H AD QH"),
            (
                "2 pass",
                "0 bid 18",
                "1 pass",
                "0 pickup",
                "0 discard 9H 8D",
                "0 declare clubs",
                *tricks_of(RANKINGS["clubs"], 3, 1, "KH 8H AH", "9D TD AD", "QH 7C 7H"),
            ),
            dealer=0,
            players=3,
            blind="9H 8D",
        ),
        ("play JC", "play KS", "play AC"),
        ("play JC",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            ("JC JD AC KC 9C KS 8S 7S KH QH", "JS JH 7C QS AH TH 9H 8H TD KD", "QC 8C AS TS 9S 7H AD QD 9D 8D"),
            (
                "1 pass",
                "2 pass",
                "0 bid 18",
                "0 pickup",
                "0 discard QH KH",
                "0 declare spades",
                *tricks_of(
                    RANKINGS["spades"],
                    3,
                    0,
                    "KC 7C 8C",
                    "JC QS 9S",
                    "7S JH AS",
                    "AH 7H KS",
                    "TC JS QC",
                    "KD AD 7D",
                    "8D 8S TD",
                ),
            ),
            dealer=2,
            players=3,
            blind="TC 7D",
        ),
        ("play JD", "play AC", "play 9C"),
        ("play JD",),
    ),
)
