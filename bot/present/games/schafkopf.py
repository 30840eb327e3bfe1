"""Bavarian Schafkopf in words and lessons: who played what with whom, the price with its reasons, and what it asks."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

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
from bot.present.words import card_name, trump_words
from engine.actions import Announce, BidGame, CallAce
from engine.cards import Suit, read_card
from engine.events import LaidAway
from engine.games.schafkopf.contracts import LONG, RUFSPIEL, Declaration, ranking_for
from engine.views import View

KONTRAS: Final = ("kontra", "re", "sub", "resub")
MARKS: Final = (31, 61, 91)
PARTNERED: Final = frozenset({"rufspiel", "hochzeit", "kreuz"})


def result(ended: ResultContext) -> str:
    """Who played what with whom, how it ended, the price with its reasons, and what everybody gets."""
    outcome = ended.outcome
    if outcome.kind == "passed":
        return joined(ended.tell("passed"), *_left(ended))
    return joined(*_told(ended), _price(ended), *_left(ended), ended.scored())


def _told(ended: ResultContext) -> Iterator[str]:
    """The game, and how it ended."""
    outcome = ended.outcome
    if outcome.kind == "ramsch":
        yield _ramsch(ended)
        yield ended.points()
        return
    yield _played(ended)
    if outcome.kind == "sie":
        return
    if outcome.kind == "bettel":
        yield ended.tell("bettel-made" if outcome.won else "bettel-failed", **ended.facts)
    elif outcome.details["tout"]:
        yield ended.tell("tout-made" if outcome.won else "tout-failed")
    elif outcome.won is None:
        yield ended.tell("even")
    else:
        yield ended.won_or_lost()


def _played(ended: ResultContext) -> str:
    outcome, details = ended.outcome, ended.outcome.details
    if outcome.kind == "rufspiel":
        key = "forced" if details["forced"] else "rufspiel"
        return ended.tell(key, **ended.facts | {"ace": card_name(read_card(str(details["called"])))})
    if outcome.kind in ("hochzeit", "kreuz", "sie"):
        return ended.tell(outcome.kind, **ended.facts)
    suit = (str(details["suit"]),) if details["suit"] is not None else ()
    words = (outcome.kind, *suit, *(("tout",) if details["tout"] else ()))
    needed = _number(details, "needed")
    told = ended.tell("game", **ended.facts | {"words": trump_words(words, ended.language, ended.game)})
    return joined(told, ended.tell("needed", needed=needed) if needed > RUFSPIEL_NEEDS else "")


def _ramsch(ended: ResultContext) -> str:
    details = ended.outcome.details
    march, losers, virgins = details["march"], _numbers(details, "losers"), _numbers(details, "virgins")
    if isinstance(march, int):
        return ended.tell("ramsch-march", who=ended.called[march])
    lost = ended.tell("ramsch-lost", who=ended.names(losers)) if losers else ended.tell("ramsch-nobody")
    return joined(lost, ended.tell("virgins", who=ended.names(virgins)) if virgins else "")


def _price(ended: ResultContext) -> str:
    """What one pays another, and what made it dearer."""
    price = _number(ended.outcome.details, "price")
    if not price:
        return ""
    return ended.tell("price", price=price, why=", ".join(_reasons(ended)) or "none")


def _reasons(ended: ResultContext) -> Iterator[str]:
    details = ended.outcome.details
    if details["schwarz"] or details["schneider"]:
        yield ended.tell("reason-schwarz" if details["schwarz"] else "reason-schneider")
    for key in ("runners", "knocks"):
        if count := _number(details, key):
            yield ended.tell(f"reason-{key}", count=count)
    if said := _number(details, "doublings"):
        yield ended.tell(f"reason-{KONTRAS[said - 1]}")
    if details.get("hand"):
        yield ended.tell("reason-hand")
    if (times := _number(details, "times")) > 1:
        yield ended.tell("reason-times", count=times)


def _left(ended: ResultContext) -> Iterator[str]:
    """What went into the pot or came out of it, and what the next deals are about."""
    details = ended.outcome.details
    stock, pot = _numbers(details, "stock"), _number(details, "pot")
    if won := [seat for seat, more in enumerate(stock) if more > 0]:
        yield ended.tell("pot-won", who=ended.names(won))
    if paid := [seat for seat, more in enumerate(stock) if more < 0]:
        yield ended.tell("pot-paid", who=ended.names(paid))
    if pot and any(stock):
        yield ended.tell("pot", count=pot)
    left = details["left"]
    if isinstance(left, Mapping) and not ended.is_board:
        if bock := int(left["bock"]):
            yield ended.tell("bock", count=bock)
        if (times := int(left["times"])) > 1:
            yield ended.tell("next-times", count=times)


def summary(ended: ResultContext) -> Summary:
    """The price and its reasons; what was needed wins, mostly half the card points, and 31 and 91 are out of and into
    schneider.
    """
    outcome = ended.outcome
    if outcome.kind == "passed":
        return unplayed_summary(ended, joined(ended.tell("passed"), *_left(ended)))
    if outcome.kind == "ramsch":
        winners = [seat for seat, score in enumerate(outcome.scores or ()) if score > 0]
        return Summary(ended.headline(winners), joined(_ramsch(ended), _price(ended)), Measure(each=True))
    why = joined(_played(ended), _price(ended))
    if outcome.won is None:
        return Summary(ended.headline(()), joined(ended.tell("even"), why), Measure(MARKS), has_winner=False)
    if outcome.kind in ("bettel", "sie") or outcome.details["tout"]:
        told = ended.headline(ended.side(0), won=bool(outcome.won))
        return Summary(told, why, Measure((), by_tricks=True) if any(outcome.tricks) else None)
    needed = _number(outcome.details, "needed") or RUFSPIEL_NEEDS
    return summary_of(ended, why, marks=tuple(sorted({MARKS[0], needed, MARKS[-1]})))


def _number(details: Mapping[str, object], key: str) -> int:
    value = details[key]
    return value if isinstance(value, int) else 0


def _numbers(details: Mapping[str, Any], key: str) -> tuple[int, ...]:
    return tuple(details[key])


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """What knocking costs, what this very hand could play, what passing leads to, and what the other has bid."""
    view, options = asked.view, asked.view.options
    if view.phase == "knock":
        return (asked.tell("knock-bound" if options.knocker else "knock"),)
    if view.phase in ("choice", "discard"):
        return (asked.tell(view.phase),)
    if view.phase == "bid":
        return asked.tell(_playing(asked)), *_passing(asked)
    if view.phase == "contest":
        bids = [(seat, action) for seat, action in view.turns if isinstance(action, BidGame)]
        return tuple(
            asked.tell("contest", who=asked.name(seat), words=trump_words((bid.name,), asked.language, view.game))
            for seat, bid in bids[-1:]
        )
    calls = any(isinstance(action, CallAce) for each in view.decisions for action in each.actions)
    return (asked.tell("partner"),) if view.phase == "declare" and calls else ()


def _passing(asked: QuestionContext) -> Iterator[str]:
    """What a pass leads to; the dealer speaks last, whoever passed the knocking before."""
    view = asked.view
    is_played = any(action == GAME for _, action in view.turns)
    is_offered = any(isinstance(each, LaidAway) for each in view.history)
    if view.seat != view.dealer:
        yield asked.tell("pass")
    elif not is_played and not is_offered:
        yield asked.tell(f"pass-{view.options.allpass}")


def _playing(asked: QuestionContext) -> str:
    """What `I play` can lead to with this hand."""
    view = asked.view
    if view.players != FOUR:
        return "three"
    if any(action == GAME for _, action in view.turns):
        return "higher"
    plain = {view.ranking.suits[card] for card in view.hand if not view.ranking.is_trump(card)}
    may = view.options.renonce or any(
        suit in plain and f"A{suit.letter}" not in map(str, view.hand) for suit in Suit if suit is not Suit.HEARTS
    )
    return "call" if may else "solo"


def question(view: View) -> str:
    """Several are asked for knocks at once."""
    return "together" if view.phase == "knock" and len(view.waiting_for) > 1 else ""


GAME: Final = Announce("game")
FOUR: Final = 4
RUFSPIEL_NEEDS: Final = 61
TRUMPS: Final = ranking_for(RUFSPIEL)
CONTRACTS: Final = (
    Declaration("wenz"), Declaration("geier"), Declaration("solo", Suit.SPADES), Declaration("farbwenz", Suit.SPADES),
)  # fmt: skip
WORDS: Final = GameWords(
    result,
    summary,
    orders={
        "cards": (Order(TRUMPS, LONG),),
        "contracts": tuple(Order(ranking_for(game), LONG, game.name) for game in CONTRACTS),
    },
    explain=explain,
    question=question,
)

NAME: Final = "schafkopf"


def called(hand: str, caller: str, ace: str, lead: str) -> LessonPosition:
    """The learner's right-hand neighbour, who is eldest, calls an ace and leads a card."""
    said = ("3 game", "0 pass", "1 pass", "2 pass", f"3 call {ace}", f"3 play {lead}")
    return LessonPosition(NAME, (hand, "", "", caller), said, dealer=2)


def caller(hand: str, *said: str) -> LessonPosition:
    """The learner is eldest and the only one who wants to play."""
    return LessonPosition(NAME, (hand,), ("0 game", "1 pass", "2 pass", "3 pass", *said))


def holder(hand: str) -> LessonPosition:
    """The learner is eldest; the next player has called the ace of spades."""
    others = ("QC KS",) if "AS" in hand else ("QC KS", "AS")
    return LessonPosition(NAME, (hand, *others), ("0 pass", "1 game", "2 pass", "3 pass", "1 call S"))


WENZ: Final = ranking_for(Declaration("wenz"))
STAGES: Final[tuple[Stage, ...]] = (
    takes("trumps", "AC JD TC KC", TRUMPS),
    takes("ladies", "JC QD AH JS", TRUMPS),
    takes("tens", "KS TS AD 9S", TRUMPS),
    counts("points", "AH TC KS QH JS 9D", 21, 28, 30, 34),
    May("follow", called("QS JH AH 9H AC 8C TD 7D", "KC KS QC", "S", "KC")),
    Does("speak", LessonPosition(NAME, ("9H 8H KC 9C TD 9D TS 8S",)), ("game", "pass"), ("pass",)),
    Does("call", caller("QC QH JS AH 9H KS 8S TC"), ("call C", "call S", "call D"), ("call C", "call S")),
    May("duty", called("AS TS QD 9H KC 9C 8D 7D", "9S QC KD", "S", "9S")),
    May("wait", called("AS 9S QD JH 8H TD KD 9D", "KC QC KS", "S", "KC")),
    May("lead", holder("AS 9S JH 9H TD KD 9C 8C")),
    Knows("run", ("yes", "no"), ("yes",), holder("AS TS 9S 8S QD 9H KC 8D")),
    takes("wenz", "AS QC JD TS", WENZ),
    Knows("price", ("30", "50", "60"), ("60",)),
    Knows("kontra", ("20", "40", "80"), ("40",)),
)

TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        LessonPosition(
            NAME,
            ("AS 9S TC KC 8C TD 9D 7D", "QC KS", "8H", "9H"),
            ("1 game", "2 pass", "3 pass", "0 pass", "1 call S", "1 play QC", "2 play 8H", "3 play 9H"),
            dealer=0,
        ),
        ("play TC", "play TD", "play 8C"),
        ("play TC", "play TD"),
    ),
    Does("draw", caller("QC QS JC AH KH TC 9C 8D", "0 call C"), ("play QS", "play 9C", "play 8D"), ("play QS",)),
    Does(
        "count",
        LessonPosition(
            NAME,
            ("QC QS QH QD TH KH 9C 8D", "JS JH JD 7H AC TS 9D 7D", "JC AH KC 8C 7C 8S 7S AD"),
            (
                "2 pass",
                "3 pass",
                "0 game",
                "1 pass",
                "0 declare solo H",
                *tricks_of(TRUMPS, 4, 2, "AD KD 8D 7D", "7S AS TH TS", "QD JD AH 8H", "QH JH JC 9H", "QS 7H 7C 9S"),
            ),
            dealer=1,
        ),
        ("play QC", "play KH", "play 9C"),
        ("play QC",),
    ),
)
