"""Saskop in words and lessons: what a hand may bid, who writes how many strokes, and why."""

from collections.abc import Mapping
from typing import Final

from bot.phrases import phrases
from bot.present.game_words import GameWords, Measure, Order, QuestionContext, ResultContext, Summary
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes
from bot.present.words import card_name, column_names, sentence, suit_name
from engine.actions import Action, Bid, Show, Trump
from engine.cards import Suit
from engine.games.saskop.cards import PACK, lengths, ranking_for
from engine.outcome import Outcome
from engine.views import View


def result(ended: ResultContext) -> str:
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
        parts.append(say.say("saskop-result-tie-board" if ended.is_board else "saskop-result-tie", **suit))
    else:
        parts.append(_strokes(outcome, trump, teams, language))
    return " ".join(parts)


def _strokes(outcome: Outcome, trump: Suit, teams: list[str], language: str) -> str:
    """Who writes how many strokes, and by which row of the scoring table."""
    say, (winner, strokes) = phrases(language), _written(outcome)
    written = say.say("saskop-strokes", count=strokes)
    why = _why(outcome, trump, language)
    return say.say("saskop-result-made", who=f"**{teams[winner]}**", count=2, strokes=f"**{written}**", why=why)


def _written(outcome: Outcome) -> tuple[int, int]:
    """Which team writes how many strokes."""
    strokes = (outcome.scores or (0, 0))[:2]
    return strokes.index(max(strokes)), max(strokes)


def _why(outcome: Outcome, trump: Suit, language: str) -> str:
    """The row of the scoring table that holds."""
    say, (made, _) = phrases(language), outcome.side_points or (0, 0)
    if outcome.declarer is None:
        return say.say("saskop-why-passed")
    why = say.say("saskop-why-" + next(name for least, name in STEPS if made >= least))
    return say.say("saskop-why-diamonds", why=why) if trump == Suit.DIAMONDS else why


def summary(ended: ResultContext) -> Summary:
    """Strokes by the makers' card points; a team without a trick has lost the whole game, and its face."""
    outcome, say = ended.outcome, phrases(ended.language)
    teams = column_names(ended.game, ended.called, ended.language)
    trump = Suit("CSHD".index(str(outcome.details["trump"])))
    suit = {"suit": say.say(f"suit-{trump.name.lower()}"), "sign": trump.sign}
    measure = Measure(MARKS if outcome.declarer is not None else MARKS[1:2])
    winner, strokes = _written(outcome)
    lambapea = outcome.details["lambapea"]
    if isinstance(lambapea, int):
        why = say.say("saskop-why-lambapea", who=teams[lambapea], losers=teams[1 - lambapea])
        shamed = tuple(seat for seat in range(4) if seat % 2 != lambapea)
        return Summary(say.say("saskop-headline-lambapea"), why, shamed=shamed)
    if outcome.details["tie"]:
        why = say.say("saskop-why-tie-board" if ended.is_board else "saskop-why-tie", **suit)
        return Summary(say.say("saskop-headline-tie"), why, measure)
    written = say.say("saskop-strokes", count=strokes)
    headline = say.say("saskop-headline-strokes", who=teams[winner], strokes=written)
    return Summary(headline, sentence(_why(outcome, trump, ended.language)), measure)


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """The highest bid and the longest own one; what a swap asks for, and what overriding means."""
    view = asked.view
    if view.phase == "auction":
        return (*asked.highest(), _own_bid(asked))
    if view.phase == "exchange":
        shown = [action.card for _, action in view.turns if isinstance(action, Show)]
        return (asked.tell("exchange", card=card_name(shown[-1])),)
    return (asked.tell("override"),) if view.phase == "override" else ()


def _own_bid(asked: QuestionContext) -> str:
    """With which suit the reader would have most trumps, which is all that they may bid."""
    view, by_suit = asked.view, lengths(asked.view.hand)
    most = max(by_suit)
    suits = [f"{suit_name(suit, asked.language)} {suit.sign}" for suit in Suit if by_suit[suit] == most]
    high = max((action.number for _, action in view.turns if isinstance(action, Bid)), default=LOWEST - 1)
    return asked.tell("own-bid" if most > high else "own-bid-low", number=most, suits=asked.any_of(suits))


def note(view: View, action: Action, language: str) -> str:
    """How many trumps a suit would make."""
    if not isinstance(action, Trump):
        return ""
    return phrases(language).say("saskop-note-trump", number=lengths(view.hand)[action.suit])


LOWEST: Final = 5
STEPS: Final = ((91, "made-high"), (61, "made"), (30, "beaten"), (0, "beaten-low"))
MARKS: Final = (30, 61, 91)
WORDS: Final = GameWords(
    result, summary, orders={"cards": (Order(ranking_for(Suit.HEARTS), PACK),)}, explain=explain, note=note
)


GAME: Final = "saskop"
HEARTS: Final = ranking_for(Suit.HEARTS)


def all_passed(hands: Mapping[int, str], *played: str) -> LessonPosition:
    """Diamonds are trumps because nobody bid; these cards were played since."""
    first = int(played[0][0]) if played else 0
    passes = tuple(f"{(first + turn) % 4} pass" for turn in range(4))
    said = (*passes, *(f"{line[0]} play {line[2:]}" for line in played))
    return LessonPosition(GAME, tuple(hands.get(seat, "") for seat in range(4)), said, dealer=first - 1)


LONG_CLUBS: Final = "KC KS QC JC AC TC 9C AS 7H"
STRONG_DIAMONDS: Final = "6D KC KS QC JD AD TD 9D AC"

STAGES: Final[tuple[Stage, ...]] = (
    takes("pictures", "AC 8C JD TC", HEARTS),
    takes("six", "KC AH 6H QS", HEARTS),
    takes("pairs", "QD QS JC TH", HEARTS),
    counts("points", "AC TC KS QH JD 9H", 21, 28, 30, 34),
    May("follow", all_passed({0: "9C 7C KH QD AD AS TS 8H 7H", 3: "AC"}, "3 AC")),
    May("trump", all_passed({0: "KH JD AD 9D TS 8S 7S 9H 8H", 3: "AC"}, "3 AC")),
    May("beat", all_passed({0: "AC 7C QS JH 9D TS 8S 7S 9H", 3: "8C"}, "3 8C")),
    May(
        "higher",
        all_passed({0: "KH JD AD TS 8S 7S 9H 8H 7H", 2: "8C", 3: "JC KS QS AS 9S 6S AH TH 6H"}, "2 8C", "3 JC"),
    ),
    Does(
        "smear",
        all_passed({0: "TC 8C QS JH 9D TS 8S 7S 9H", 1: "9C", 2: "AC", 3: "7C"}, "1 9C", "2 AC", "3 7C"),
        ("play TC", "play 8C"),
        ("play TC",),
    ),
    Does("bid", LessonPosition(GAME, (LONG_CLUBS,)), ("bid 5", "bid 7", "bid 8", "bid 9"), ("bid 7",)),
    Does("weak", LessonPosition(GAME, ("QD JH 9C 8C 7S 8S TD 9H 8H",)), ("pass", "bid 5", "diamonds"), ("pass",)),
    Does(
        "name",
        LessonPosition(GAME, (LONG_CLUBS,), ("0 bid 7", "1 pass", "2 pass", "3 pass")),
        ("trump C", "trump S", "trump H"),
        ("trump C",),
    ),
    Does(
        "override",
        LessonPosition(
            GAME,
            (STRONG_DIAMONDS, "", "", "KH KD QS 6S AS TS"),
            ("3 bid 6", "0 pass", "1 pass", "2 pass", "3 trump S"),
            dealer=2,
        ),
        ("override", "accept"),
        ("override",),
    ),
    Knows("strokes", ("1", "2", "4", "6"), ("2",)),
    Knows("lambapea", ("four", "eight", "game"), ("game",)),
)
