"""Saskop in words and lessons: what a hand may bid, who writes how many strokes, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.phrases import Phrases, phrases
from bot.present.game_words import (
    GameWords,
    Measure,
    Order,
    QuestionContext,
    ResultContext,
    Summary,
    joined,
    unplayed_summary,
)
from bot.present.stages import Does, Knows, LessonPosition, May, Stage, counts, takes, tricks_of
from bot.present.words import card_name, column_names, sentence, suit_name
from engine.actions import Action, Bid, Show, Trump
from engine.cards import Card, Suit
from engine.events import Gave
from engine.games.saskop.auction import HIGHEST
from engine.games.saskop.cards import PACK, lengths, ranking_for
from engine.outcome import Outcome
from engine.seats import Seat
from engine.views import View


def result(ended: ResultContext) -> str:
    """Trumps and their maker, both sides' card points, strokes and why, and what challenges came to."""
    if ended.outcome.kind == "redeal":
        return ended.tell("redeal")
    ending = _ending(ended)
    say, outcome, teams = ending.say, ended.outcome, ending.teams
    maker = outcome.declarer
    made = say.say("saskop-maker-nobody") if maker is None else ending.tell("maker", who=ended.called[maker])
    makers, points = (maker or 0) % 2, outcome.side_points or (0, 0)
    sides = {"first": teams[makers], "second": teams[1 - makers]}
    parts = [made, say.say("result-points", points=points[0], other=points[1], **sides)]
    lambapea = outcome.details["lambapea"]
    if isinstance(lambapea, int):
        parts.append(say.say("saskop-result-lambapea", who=teams[lambapea], losers=teams[1 - lambapea]))
    elif outcome.details["tie"]:
        parts += ending.tie("saskop-result-tie", is_board=ended.is_board)
    else:
        parts += [_strokes(ending), *ending.gained()]
    return " ".join((*parts, *ending.penalties()))


@dataclass(frozen=True, slots=True)
class _Ending:
    """How a deal ended that was played, in one language. strokes: what each team gained without penalties."""

    outcome: Outcome
    teams: list[str]
    say: Phrases
    trump: Suit
    strokes: tuple[int, int]

    def tell(self, key: str, **values: object) -> str:
        """A phrase that names the trumps."""
        suit = {"suit": self.say.say(f"suit-{self.trump.name.lower()}"), "sign": self.trump.sign}
        return self.say.say(f"saskop-{key}", **suit, **values)

    def count(self, strokes: object) -> str:
        return self.say.say("saskop-strokes", count=strokes)

    @property
    def winner(self) -> int:
        """The team that scored."""
        return self.strokes.index(max(self.strokes))

    def tie(self, key: str, *, is_board: bool) -> list[str]:
        """That nobody scores, and what it leaves to the next winners."""
        if is_board:
            return [self.tell(f"{key.removeprefix('saskop-')}-board")]
        left = self.outcome.details.get("pokk")
        if self.outcome.details.get("replay", True) is not True:
            return [self.say.say(f"{key}-next", strokes=self.count(left))]
        more = [self.say.say("saskop-why-tie-left", strokes=self.count(left))] if left else []
        return [self.tell(key.removeprefix("saskop-")), *more]

    def gained(self) -> list[str]:
        """What of the strokes came from ties before or from diamonds unseen, and whether one point was missing."""
        found = [
            self.say.say(f"saskop-result-{key}", strokes=self.count(self.outcome.details[detail]))
            for key, detail in (("pokk", "pokk"), ("dark", "extra"))
            if detail in self.outcome.details
        ]
        is_short = 90 in (self.outcome.side_points or ()) and self.outcome.declarer is not None
        return [*found, self.say.say("saskop-result-seajann")] if is_short else found

    def penalties(self) -> list[str]:
        """What challenges brought: a forbidden signal that was found, or the price of there being none."""
        gains, found = self.outcome.details.get("penalties"), self.outcome.details.get("caught")
        if not isinstance(gains, list) or not isinstance(found, list):
            return []
        return [
            self.say.say(
                "saskop-result-caught" if is_right else "saskop-result-challenge-wrong",
                who=self.teams[team],
                strokes=self.count(strokes),
            )
            for team, is_right, strokes in found
        ]


def _ending(ended: ResultContext) -> _Ending:
    outcome, language = ended.outcome, ended.language
    trump = Suit("CSHD".index(str(outcome.details["trump"])))
    scores = (outcome.scores or (0, 0))[:2]
    penalties = outcome.details.get("penalties")
    if isinstance(penalties, list):
        scores = tuple(both - more for both, more in zip(scores, penalties, strict=True))
    teams = column_names(ended.game, ended.called, language)
    return _Ending(outcome, teams, phrases(language), trump, (scores[0], scores[1]))


def _strokes(ending: _Ending) -> str:
    """Who writes how many strokes, and by which row of the scoring table."""
    who, strokes = f"**{ending.teams[ending.winner]}**", f"**{ending.count(max(ending.strokes))}**"
    return ending.say.say("saskop-result-made", who=who, count=2, strokes=strokes, why=_why(ending))


def _why(ending: _Ending) -> str:
    """The row of the scoring table that holds."""
    outcome, say = ending.outcome, ending.say
    made, _ = outcome.side_points or (0, 0)
    if isinstance(outcome.details.get("karvane"), int):
        return say.say("saskop-why-karvane")
    if outcome.declarer is None:
        return say.say("saskop-why-passed", count=max(ending.strokes))
    why = say.say("saskop-why-" + next(name for least, name in STEPS if made >= least))
    return say.say("saskop-why-diamonds", why=why) if ending.trump == Suit.DIAMONDS else why


def summary(ended: ResultContext) -> Summary:
    """Strokes by the makers' card points; a team without a trick has lost the whole game, and its face."""
    if ended.outcome.kind == "redeal":
        return unplayed_summary(ended, ended.tell("redeal"))
    ending, outcome = _ending(ended), ended.outcome
    say, teams = ending.say, ending.teams
    measure = Measure(MARKS if outcome.declarer is not None else MARKS[1:2])
    lambapea, more = outcome.details["lambapea"], ending.penalties()
    if isinstance(lambapea, int):
        why = say.say("saskop-why-lambapea", who=teams[lambapea], losers=teams[1 - lambapea])
        shamed = tuple(seat for seat in range(4) if seat % 2 != lambapea)
        return Summary(say.say("saskop-headline-lambapea"), joined(why, *more), shamed=shamed)
    if outcome.details["tie"]:
        told = ending.tie("saskop-why-tie", is_board=ended.is_board)
        return Summary(say.say("saskop-headline-tie"), joined(*told, *more), measure)
    strokes = ending.count(max(ending.strokes))
    headline = say.say("saskop-headline-strokes", who=teams[ending.winner], strokes=strokes)
    return Summary(headline, joined(sentence(_why(ending)), *ending.gained(), *more), measure)


def explain(asked: QuestionContext) -> tuple[str, ...]:
    """The highest bid and the longest own one; what a swap asks for, and what overriding means."""
    view = asked.view
    if view.phase == "auction":
        can_give = any(each.kind == "give" for each in view.decisions)
        return (*asked.highest(), _own_bid(asked), *((asked.tell("hand-over"),) if can_give else ()))
    if view.phase == "exchange":
        return (asked.tell("exchange", card=card_name(_given(view))),)
    if view.phase == "ten" and view.options.ten == "exchange":
        return (asked.tell("ten-exchange"),)
    return (asked.tell(view.phase),) if view.phase in ("override", "ten") else ()


def question(view: View) -> str:
    """Whether a picture that is offered makes diamonds trumps, or is but exchanged."""
    return "exchange" if view.phase == "ten" and view.options.ten == "exchange" else ""


def _given(view: View) -> Card:
    """The picture for which a card is to be given back: the one shown last, or handed over face down."""
    shown = [action.card for _, action in view.turns if isinstance(action, Show)]
    gifts = [each.cards[0] for each in view.history if isinstance(each, Gave) and each.cards]
    return shown[-1] if shown else gifts[-1]


def _own_bid(asked: QuestionContext) -> str:
    """With which suit the reader would have most trumps, which is all that they may bid.

    A bid that eldest may take over is one they may bid too.
    """
    view, by_suit = asked.view, lengths(asked.view.hand)
    most = max(by_suit)
    suits = [f"{suit_name(suit, asked.language)} {suit.sign}" for suit in Suit if by_suit[suit] == most]
    may = [action for each in view.decisions for action in each.actions if isinstance(action, Bid)]
    is_enough = any(action.number <= HIGHEST for action in may)
    return asked.tell("own-bid" if is_enough else "own-bid-low", number=most, suits=asked.any_of(suits))


def note(view: View, action: Action, language: str) -> str:
    """How many trumps a suit would make; that a bid takes over the one before, or offers a picture."""
    if isinstance(action, Bid):
        is_over = any(isinstance(said, Bid) and said.number == action.number for _, said in view.turns)
        key = "ten" if action.number > HIGHEST else "omale" if is_over else ""
        return phrases(language).say(f"saskop-note-{key}") if key else ""
    if not isinstance(action, Trump):
        return ""
    return phrases(language).say("saskop-note-trump", number=lengths(view.hand)[action.suit])


STEPS: Final = ((91, "made-high"), (61, "made"), (30, "beaten"), (0, "beaten-low"))
MARKS: Final = (30, 61, 91)
ORDERS: Final = tuple(Order(ranking_for(Suit.HEARTS, six), PACK, under={"six": six}) for six in ("highest", "lowest"))
WORDS: Final = GameWords(result, summary, orders={"cards": ORDERS}, explain=explain, question=question, note=note)


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
WITH_ONE: Final = "QH AC TC 7C 8S 6S TH 9H 8D"
RICH: Final = "KC KS QC JD AC TC 9C 8S AH"
WITHOUT: Final = "AC TC 9C 8S 7S TH 9H 8D 7D"

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
    Does("exchange", LessonPosition(GAME, (WITH_ONE,)), ("show QH", "pass", "diamonds"), ("show QH",)),
    Does(
        "give",
        LessonPosition(
            GAME,
            (RICH, "", "QH 9S 7S 6S TH 8H TD 7D 7C"),
            ("1 pass", "2 show QH"),
            dealer=0,
        ),
        ("give 8S", "give KC", "give JD"),
        ("give 8S",),
    ),
    Does("roof", LessonPosition(GAME, (WITHOUT,)), ("roof", "pass", "diamonds"), ("roof",)),
    Does(
        "blink",
        all_passed({0: "6D KS JH AS TS 8S 7S AH 8H", 1: "AC 9C 8C JD KH"}, "1 AC"),
        ("blink", "noblink", "emergency"),
        ("blink",),
    ),
    Does(
        "emergency",
        LessonPosition(
            GAME,
            ("AD AC 9C TS 8S 7S TH 9H 8H", "JD QH KC"),
            ("0 roof", "1 pass", "2 pass", "3 pass", "0 pass", "1 play JD"),
            dealer=0,
        ),
        ("emergency", "noblink", "blink"),
        ("emergency",),
    ),
    Knows("strokes", ("1", "2", "4", "6"), ("2",)),
    Knows("lambapea", ("four", "eight", "game"), ("game",)),
)


def in_diamonds(leader: Seat, *tricks: str) -> tuple[str, ...]:
    return tricks_of(ranking_for(Suit.DIAMONDS), 4, leader, *tricks)


TACTICS: Final[tuple[Stage, ...]] = (
    Does(
        "smear",
        all_passed({0: "TC 8C QS JH 9D TS 8S 7S 9H", 1: "9C", 2: "AC", 3: "7C"}, "1 9C", "2 AC", "3 7C"),
        ("play TC", "play 8C"),
        ("play TC",),
    ),
    Does(
        "trust",
        LessonPosition(
            GAME,
            (
                "KC QD 7C AS TS 9H 8H 7H 6D",
                "8S AC 6C 7S TH 6H TD 9D 8D",
                "KD QH JS 8C 9S 6S AH AD 7D",
                "KS KH QC QS JC JH JD TC 9C",
            ),
            (
                "1 pass",
                "2 bid 5",
                "3 bid 9",
                "0 pass",
                "2 pass",
                "3 trump C",
                "0 override",
                *in_diamonds(
                    1,
                    "AC 8C 9C 7C",
                    "7S 9S JD TS",
                    "JH QD 8D KD",
                    "AD QS KC 9D",
                    "6D TD QH JC",
                    "7H TH AH KH",
                    "TC",
                ),
                "2 blink",
            ),
            dealer=0,
        ),
        ("play AS", "play 9H", "play 8H"),
        ("play AS",),
    ),
    Does(
        "draw",
        LessonPosition(
            GAME,
            ("AH 6C KC KS KD QS AC TC AD", "7H", "6H", "8H"),
            (
                "3 pass",
                "0 bid 7",
                "1 pass",
                "2 pass",
                "0 trump C",
                "1 accept",
                "2 accept",
                "3 accept",
                *tricks_of(ranking_for(Suit.CLUBS), 4, 3, "8H AH 7H 6H"),
            ),
            dealer=2,
        ),
        ("play 6C", "play AD", "play TC"),
        ("play 6C",),
    ),
    Does(
        "count",
        LessonPosition(
            GAME,
            (
                "KC KS QC QS TC 8C 8S 6S 6H",
                "KD QH JS JD AS 9S 9H 7H 8D",
                "AC 9C 6C TS 7S AD 9D 7D 6D",
                "KH QD JC JH 7C AH TH 8H TD",
            ),
            (
                "3 bid 7",
                "0 pass",
                "1 pass",
                "2 pass",
                "3 trump H",
                "0 accept",
                "1 accept",
                "2 override",
                *in_diamonds(
                    3,
                    "8H 6H 9H AD",
                    "AC 7C 8C KD",
                    "AS 7S TD 6S",
                    "JH QS 8D 6D",
                    "7D JC QC JD",
                    "KS JS 9D QD",
                ),
            ),
            dealer=2,
        ),
        ("play KC", "play TC", "play 8S"),
        ("play KC",),
    ),
)
