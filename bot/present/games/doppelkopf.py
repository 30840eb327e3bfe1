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
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes, tricks_of
from bot.present.words import capital
from engine.actions import Announce, Declare, Pass
from engine.games.doppelkopf.bock import ahead
from engine.games.doppelkopf.contracts import GRANNY, ranking_for
from engine.games.doppelkopf.contracts import WEDDINGS as ALL_WEDDINGS
from engine.games.doppelkopf.duties import PLAYERS, owed
from engine.games.doppelkopf.options import in_force
from engine.games.doppelkopf.redeals import may_redeal
from engine.games.doppelkopf.reservations import is_poor, knows_poverty, poverty_size
from engine.games.doppelkopf.state import PACKS
from engine.views import View

Points = Sequence[Mapping[str, object]]


def result(ended: ResultContext) -> str:
    """Which side won what, every point with its reason, what everybody scored, and what the deal leaves to the next."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return ended.tell("redeal")
    if outcome.kind == "black-pig":
        return joined(_black_pig(ended), ended.points(), *_left(ended), _scored(ended))
    found = cast("Points | None", outcome.details.get("extras"))
    facts = ended.facts | {"words": ended.words((outcome.kind,)), "who": ended.names(ended.side(0))}
    if found is not None and not any(point["reason"] == "won" for point in found):
        parts = [ended.tell("nobody", **facts)]
    else:
        parts = [ended.tell("won" if outcome.won else "lost", **facts)]
    if outcome.details.get("given-up"):
        parts.append(ended.tell("gave-up", who=facts["who"]))
    if found is None:
        return " ".join((*parts, *_left(ended), ended.scored()))
    return joined(*parts, *_counted(ended, found), *_left(ended), _scored(ended))


def _scored(ended: ResultContext) -> str:
    """What everybody scored, and what a point costs where that is not one."""
    price = ended.outcome.details.get("price")
    return joined(ended.tell("price", price=price) if price and any(ended.outcome.scores or ()) else "", ended.scored())


def _black_pig(ended: ResultContext) -> str:
    """Who had the most card points where a poverty was left to everybody."""
    loser = ended.outcome.details.get("loser")
    if not isinstance(loser, int):
        return ended.tell("black-pig-tie")
    return ended.tell("black-pig", who=ended.called[loser], points=ended.outcome.points[loser])


def _left(ended: ResultContext) -> Iterator[str]:
    """What the next deal takes over: solos that are owed, and Bock rounds with what caused them."""
    details, outcome = ended.outcome.details, ended.outcome
    if details.get("duty") and outcome.declarer is not None:
        yield ended.tell("duty-again" if details.get("again") else "duty", who=ended.called[outcome.declarer])
    owing, left = cast("Sequence[int]", details.get("owing", ())), details.get("left")
    if owing and details.get("duty"):
        who = ended.names(owing)
        yield ended.tell("owing", who=who, left=left) if left else ended.tell("owing-evening", who=who)
    causes = cast("Sequence[str]", details.get("causes", ()))
    if causes:
        told = capital(", ".join(ended.tell(f"cause-{cause}") for cause in causes))
        yield ended.tell("bock-cause", causes=told, deals=details.get("round", PLAYERS))
    elif details.get("bock"):
        yield ended.tell("bock-ahead")


def _counted(ended: ResultContext, found: Points) -> list[str]:
    """Every point with its reason, by side, and that who played alone has it three times."""
    told = [
        ended.tell("points", who=ended.names(ended.side(side)), reasons=reasons)
        for side, reasons in _reasons(ended, found)
    ]
    if len(ended.side(0)) == 1 and any(ended.outcome.scores or ()):
        told.append(ended.tell("threefold", who=ended.names(ended.side(0))))
    return told


def _reasons(ended: ResultContext, found: Points) -> Iterator[tuple[int, str]]:
    """Each side's points, told; a side without any is left out."""
    for side in (0, 1):
        mine = [point for point in found if point["side"] == side]
        reasons = [ended.tell(f"reason-{point['reason']}", points=point["points"]) for point in mine]
        if reasons:
            yield side, ", ".join(reasons)


def summary(ended: ResultContext) -> Summary:
    """Half the card points win, and where deals are scored each thirty less or more is worth a point."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return unplayed_summary(ended, ended.tell("redeal"))
    if outcome.kind == "black-pig":
        loser = outcome.details.get("loser")
        if not isinstance(loser, int):
            return Summary(ended.headline(()), ended.tell("black-pig-tie"), Measure(each=True), has_winner=False)
        why = ended.why("black-pig", who=ended.called[loser], points=outcome.points[loser])
        return Summary(ended.headline([seat for seat in range(4) if seat != loser]), why, Measure(each=True), (loser,))
    found = cast("Points | None", outcome.details.get("extras"))
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
    """What the normal game is, which special ones this very hand may be played as, and what this deal counts."""
    view = asked.view
    if view.phase not in ("bid", "special"):
        return ()
    options = in_force(view.options)
    holds_both = view.hand.count(GRANNY) == 2
    may = {action for each in view.decisions for action in each.actions}
    special = [asked.tell("wedding")] * (holds_both and (view.phase == "bid" or not WEDDINGS.isdisjoint(may)))
    if knows_poverty(options) and is_poor(options, view.hand) and (view.phase == "bid" or POVERTY in may):
        special.append(asked.tell("poverty", most=poverty_size(options)))
    owing, left = owed(options, view.carried)
    if view.seat not in owing:
        special.append(asked.tell("solo"))
    else:
        special.append(asked.tell("owed", left=left) if left else asked.tell("owed-evening"))
    if view.phase == "special" and holds_both and Pass() in may:
        special.append(asked.tell("no-solo"))
    if options.redealing == "lowest" and not options.ddv and may_redeal(options, view.hand):
        special.append(asked.tell("again"))
    if view.phase == "bid":
        special.insert(0, asked.tell("silent" if holds_both else "normal"))
    return (*special, *_bock(asked))


def _bock(asked: QuestionContext) -> tuple[str, ...]:
    """That this deal belongs to Bock rounds, and what that makes of it."""
    options = in_force(asked.view.options)
    rounds = next(iter(ahead(asked.view.carried)), 0) if options.bock else 0
    if not rounds:
        return ()
    if options.bockeffect == "extra":
        return (asked.tell("bock-extra", more=2 * rounds),)
    return (asked.tell("bock", times=2**rounds),)


def question(view: View) -> str:
    """By the Verband several who have a reservation are asked for a solo alone; who must play one for nothing else.

    Who has to say re or kontra after a rich first trick is asked for that.
    """
    if view.asked is not None and isinstance(view.asked.actions[0], Announce) and view.phase == "play":
        return "owed"
    if view.phase != "special":
        return ""
    if not view.turns:
        return "duty"
    is_contested = sum(action == Announce("special") for _, action in view.turns) > 1
    return "solo" if is_contested and view.options.ddv else ""


WEDDINGS: Final = frozenset(map(Declare, ALL_WEDDINGS))
POVERTY: Final = Declare(("poverty",))
MARKS: Final = (30, 60, 90, 121, 151, 181, 211)
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

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            GAME,
            ("QC AD 9D JS JD TD AC KC AS 9S KH 9H", "TH QC QS QH JC KD", "9D", "KD"),
            ("1 ok", "2 ok", "3 ok", "0 ok", "1 re", "1 play TH", "2 play 9D", "3 play KD"),
            dealer=0,
        ),
        ("play AD", "play 9D", "play JD"),
        ("play AD",),
    ),
    Does(
        "draw",
        LessonPosition(
            GAME,
            (
                "TH TH QC QS QH TD KD TC AS 9S KH 9H",
                "QS QH JS JD AD AD AC AC 9C TS KS AH",
                "QC QD JC JC JH JD KD 9D TC 9C KS KH",
            ),
            (
                "3 ok",
                "0 ok",
                "1 ok",
                "2 ok",
                "0 re",
                *tricks_of(
                    BASIC,
                    4,
                    3,
                    "AS 9S KS KS",
                    "AH 9H AH KH",
                    "9H KH QS QC",
                    "JH TD TH JD",
                    "TH JS KD 9D",
                ),
            ),
            dealer=2,
        ),
        ("play QC", "play AS", "play TC"),
        ("play QC",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            ("QS QD JC JH TD KD AC AH KH 9H TS 9S",),
            ("0 ok", "1 ok", "2 ok", "3 ok"),
        ),
        ("play AC", "play AH"),
        ("play AC",),
    ),
)
