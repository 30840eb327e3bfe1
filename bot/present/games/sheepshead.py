"""Sheepshead in words and lessons: what picking means, how the partner was known, why it counts more than once."""

from collections.abc import Mapping, Sequence
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
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, picked, picks, ranks, ruffs, tricks_of
from engine.actions import Pass
from engine.games.sheepshead.options import LEASTERS
from engine.games.sheepshead.state import DOUBLING
from engine.games.sheepshead.tables import Form, form_of
from engine.ranking import STANDARD
from engine.seats import Seat
from engine.views import View


def result(ended: ResultContext) -> str:
    """What was played and by whom, who won, and why it counts more than once."""
    outcome, kind = ended.outcome, ended.outcome.kind
    if kind == "misdeal":
        return _thrown_in(ended)
    if kind in LEASTERS or kind == "schwanzer":
        has_points = kind != "schwanzer"
        return joined(_alone(ended), ended.points() if has_points else "", _more(ended), ended.scored())
    if kind == "two":
        return joined(_two(ended), ended.points(), _multiplied(ended), _more(ended), ended.scored())
    if kind == "sheepshead":
        return joined(_played(ended), _announced(ended), _more(ended), ended.scored())
    won = ended.won_or_lost() if outcome.declarer is not None else _side_won(ended)
    return joined(_played(ended), won, _multiplied(ended), _more(ended), ended.scored())


def _announced(ended: ResultContext) -> str:
    """Whether all the tricks came that were announced, and what that counts."""
    key = "sheepshead-made" if ended.outcome.won else "sheepshead-failed"
    return ended.tell(key, times=ended.outcome.details["multiplier"])


def _thrown_in(ended: ResultContext) -> str:
    """Why nothing was played, and what that leaves."""
    details = ended.outcome.details
    left = cast("Mapping[str, int]", details.get("carried", {}))
    pot = _pot(left)
    if details.get("weak"):
        return ended.tell("weak")
    if left.get("queue"):
        return ended.tell("queued", count=left["queue"])
    if left.get("times", 1) > 1:
        return ended.tell("doubler", times=left["times"])
    if pot:
        return ended.tell("potted", count=pot)
    return ended.tell("again" if details.get("again") else "misdeal")


def _pot(left: Mapping[str, int]) -> int:
    return sum(count for name, count in left.items() if name.startswith("pot@"))


def _alone(ended: ResultContext) -> str:
    """Everybody alone: who won or paid, or that nobody did."""
    winner, kind = ended.outcome.details["winner"], ended.outcome.kind
    if not isinstance(winner, int):
        return ended.tell(f"{kind}-tie")
    if kind == "leaster":
        trickless = "" if ended.outcome.tricks[winner] else ended.tell("trickless")
        return joined(_fewest(ended, winner), trickless)
    is_paid = kind == "moster" and (ended.outcome.scores or (0,))[winner] > 0
    return ended.tell("moster-all" if is_paid else kind, who=ended.called[winner])


def _fewest(ended: ResultContext, winner: Seat) -> str:
    """Who took the fewest card points, or to whom of several the lot fell."""
    lot = cast("Sequence[Seat]", ended.outcome.details.get("lot", ()))
    if lot:
        return ended.tell("leaster-lot", those=ended.names(lot), who=ended.called[winner])
    return ended.tell("leaster", who=ended.called[winner])


def _two(ended: ResultContext) -> str:
    winner = ended.outcome.details["winner"]
    return ended.tell("two", who=ended.called[winner]) if isinstance(winner, int) else ended.tell("two-tie")


def _side_won(ended: ResultContext) -> str:
    """Whether the side that cards put together won, and both sides' card points."""
    facts = ended.facts | {"who": ended.names(ended.side(0))}
    return ended.tell("side-won" if ended.outcome.won else "side-lost", **facts)


def _played(ended: ResultContext) -> str:
    outcome = ended.outcome
    if outcome.declarer is None:
        members = ended.side(0)
        return ended.tell(outcome.kind + ("-alone" if len(members) == 1 else ""), who=ended.names(members))
    partners = [seat for seat in ended.side(0) if seat != outcome.declarer]
    facts = ended.facts | {"partner": ended.names(partners)}
    return ended.tell(outcome.kind + _how(ended, partners), **facts)


def _how(ended: ResultContext, partners: list[Seat]) -> str:
    """What tells one such game from another: nobody held what names the partner, or two did."""
    kind = ended.outcome.kind
    if not partners:
        nobody = {"jack": "-alone", "jack-of-clubs": "-alone", "called": "-nobody", "first-trick": "-nobody"}
        return nobody.get(kind, "")
    return "-two" if kind == "called" and len(partners) > 1 else ""


def _multiplied(ended: ResultContext) -> str:
    """Why it counts double, threefold or four times."""
    side = ended.outcome.side_points
    times = cast("int", ended.outcome.details["multiplier"])
    if times == 2:
        is_thirty = side is not None and max(side) < SCHNEIDER
        return ended.tell("schneider-thirty" if is_thirty else "schneider")
    return {3: lambda: ended.tell("schwarz"), 4: lambda: ended.tell("schwarz-four")}.get(times, str)()


SCHNEIDER: Final = 91


def _more(ended: ResultContext) -> str:
    """What else multiplies it, what comes of a pot, and what is left to the next deal."""
    details = ended.outcome.details
    times = cast("Mapping[str, int]", details.get("times", {}))
    left = cast("Mapping[str, int]", details.get("carried", {}))
    told = [ended.tell("times-bump")] if "bump" in times else []
    told += [ended.tell("times-calls", count=times["calls"])] if "calls" in times else []
    told += [ended.tell("times-before", count=times["before"])] if "before" in times else []
    if ended.outcome.side_points is not None:
        told += [ended.tell("pot-won")] if "pot" in details else []
        told += [ended.tell("pot-lost", count=_pot(left))] if _pot(left) and not ended.outcome.won else []
        told += [ended.tell("tied-next")] if left.get("times") else []
    return " ".join(told)


def summary(ended: ResultContext) -> Summary:
    """Double where the losers have fewer than 30 card points, threefold without a trick."""
    kind = ended.outcome.kind
    if kind == "misdeal":
        return unplayed_summary(ended, _thrown_in(ended))
    if kind in LEASTERS or kind in ("schwanzer", "two"):
        return _alone_summary(ended)
    if kind == "sheepshead":
        why = joined(_played(ended), _announced(ended), _more(ended))
        measure = Measure((sum(ended.outcome.tricks),), by_tricks=True)
        return Summary(ended.headline(ended.side(0), won=bool(ended.outcome.won)), why, measure)
    return summary_of(ended, joined(_played(ended), _multiplied(ended), _more(ended)), marks=(30, 61, 91))


def _alone_summary(ended: ResultContext) -> Summary:
    kind = ended.outcome.kind
    winner = ended.outcome.details["winner"]
    won = [seat for seat, score in enumerate(ended.outcome.scores or ()) if score > 0]
    why = joined(_two(ended) if kind == "two" else _alone(ended), _more(ended))
    those = won if isinstance(winner, int) else []
    return Summary(ended.headline(those), why, Measure(each=True) if kind != "schwanzer" else None)


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What picking means at such a table, what passing leads to, and what to mind when burying or doubling."""
    view, options = asked.view, asked.view.options
    form = form_of(options, view.players)
    if view.phase == "bury":
        return (asked.tell("bury-called-ace"),) if form.partner in ("ace", "jack-and-ace") else ()
    if view.phase in ("under", "name", *DOUBLING):
        return (asked.tell(view.phase),)
    if view.phase == "call":
        return (asked.tell("call-jack"),) if form.partner == "jack" else ()
    if view.phase != "pick":
        return ()
    partner = _picking(form, view.players)
    if view.asked is not None and Pass() not in view.asked.actions:
        return asked.tell("must-pick"), asked.tell(f"pick-{partner}")
    is_last = len(view.turns) == view.players - 1
    return asked.tell(f"pick-{partner}"), asked.tell(f"pass-{options.allpass}" if is_last else "pass")


def _picking(form: Form, players: int) -> str:
    """How picking is explained: two cards with a partner by an ace or the jack, or alone; else in general."""
    known = {"ace": "called-ace", "jack": "jack-of-diamonds", "nobody": "alone"}
    if form.blind == 2 and players <= 5 and form.partner in known:
        return known[form.partner]
    return "lone" if form.partner == "nobody" else "chosen"


def question(view: View) -> str:
    """Where a jack names the partner no ace is called."""
    if view.phase != "call" or view.options is None:
        return ""
    return "jack" if form_of(view.options, view.players).partner == "jack" else ""


WORDS: Final = GameWords(
    result, summary, orders={"cards": (Order(STANDARD),)}, explain=explain, question=question
)  # fmt: skip


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

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            GAME,
            ("QS JH 9D AC 7C 7H", "QC AD KD 7D TC TH", "QH QD JC TD 8D AH", "JS JD 8C 9S 7S 9H"),
            (
                "4 pass",
                "0 pick",
                "0 bury KC KH",
                "0 call H",
                *tricks_of(STANDARD, 5, 4, "8H 7H TH AH 9H", "8D JS KS QS QC", "TC TD 8C 9C"),
            ),
            dealer=3,
            players=5,
            blind="KC KH",
        ),
        ("play AC", "play 7C"),
        ("play AC",),
    ),
    Does(
        "draw",
        LessonPosition(
            GAME,
            ("QC JH AD AC 7C 7H", "JS KD 8C 9S 8S TH", "JC JD TD 9D KS 9H", "QH QD 7D KC AS KH"),
            ("4 pass", "0 pick", "0 bury 7H AH", "0 alone", *tricks_of(STANDARD, 5, 4, "8H JH TH 9H KH")),
            dealer=3,
            players=5,
            blind="AH QS",
        ),
        ("play QC", "play AC", "play AD"),
        ("play QC",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            ("QS TD 9D 8D 9C 9S", "JC 7D 7C TS KS 7S", "JH JD TC KC TH 8H", "QH QD KD 8C 8S 7H"),
            (
                "4 pick",
                "4 bury AC AS",
                "4 alone",
                *tricks_of(STANDARD, 5, 4, "QC 8D 7D JD KD", "JS TD JC JH QD", "7H AH 9D TS TH"),
            ),
            dealer=3,
            players=5,
            blind="AH 9H",
        ),
        ("play QS", "play 9C", "play 9S"),
        ("play QS",),
    ),
)
