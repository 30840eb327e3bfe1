"""What a game adds to its phrases: code where a sentence is not enough, and the question or result it gets to word."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.phrases import escape, number_text, phrases
from bot.present.words import declared_words
from engine.actions import Accept, Action, Bid
from engine.cards import Cards
from engine.options import Value
from engine.outcome import Outcome
from engine.ranking import PACK, Ranking
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Measure:
    """What decided a deal: card points or, `by_tricks`, tricks; of the two sides or, `each`, of every player.

    marks: what the first side must reach for something to change.
    """

    marks: tuple[int, ...] = ()
    by_tricks: bool = False
    each: bool = False


@dataclass(frozen=True, slots=True)
class Summary:
    """A deal's end at a glance, in plain words: who won, why, what decided, and who is put to shame by it.

    has_winner: whether anybody won; nobody's plate is ringed then.
    """

    headline: str
    why: str = ""
    measure: Measure | None = None
    shamed: tuple[Seat, ...] = ()
    has_winner: bool = True


@dataclass(frozen=True, slots=True)
class ResultContext:
    """A finished deal of a game, the names by seat as they are to be written, and the language.

    ace: the one that was called, as `A♠`, where that is known. is_board: whether it was one of a match, in which
    nothing is dealt again. options: the house rules, where a deal is told at a glance.
    """

    game: str
    outcome: Outcome
    called: Sequence[str]
    language: str
    ace: str = ""
    is_board: bool = False
    options: Mapping[str, Value] = field(default_factory=dict)

    def tell(self, key: str, **values: object) -> str:
        """The game's own phrase for a result, or the one all games share."""
        say = phrases(self.language)
        if self.is_board and say.has(f"match-result-{key}"):
            return say.say(f"match-result-{key}")
        return say.say_for(self.game, f"result-{key}", **values)

    def names(self, seats: Iterable[Seat]) -> str:
        """Several of the players as a sentence lists them."""
        return phrases(self.language).listed([self.called[seat] for seat in seats])

    def side(self, which: int) -> list[Seat]:
        """Who was on a side: 0 the declarer's, 1 the other."""
        return [seat for seat, side in enumerate(self.outcome.sides) if side == which]

    def words(self, words: Iterable[str]) -> str:
        """A contract or its extras in the game's words."""
        return declared_words(words, self.language, self.game)

    @property
    def facts(self) -> dict[str, object]:
        """The declarer, the partner and both sides' card points, as the phrases name them."""
        outcome = self.outcome
        points, others = outcome.side_points or (0, 0)
        named = {"who": outcome.declarer, "partner": outcome.partner}
        found: dict[str, object] = {key: "" if seat is None else self.called[seat] for key, seat in named.items()}
        return found | {"points": points, "others": others, "ace": self.ace or self.tell("some-ace")}

    def won_or_lost(self) -> str:
        """The declarer's side, whether it won, and both sides' card points."""
        facts = self.facts | {"who": self.names(self.side(0))}
        return self.tell("side-won" if self.outcome.won else "side-lost", **facts)

    def headline(self, seats: Iterable[Seat], *, won: bool = True) -> str:
        """Who won, or lost, in a few words; nobody where no seats are given."""
        those = list(seats)
        key = "headline-nobody" if not those else "headline-won" if won else "headline-lost"
        return phrases(self.language).say(key, who=self.names(those))

    def why(self, key: str, **values: object) -> str:
        """The game's own phrase for a reason, or the one all games share."""
        return phrases(self.language).say_for(self.game, f"why-{key}", **values)

    def points(self) -> str:
        return self.tell("seats", points=self._by_seat(map(str, self.outcome.points)))

    def scored(self) -> str:
        """What everybody scored, or that nothing was."""
        scores = self.outcome.scores
        if scores is None:
            return self.tell("no-score")
        if not any(scores):
            return ""
        return self.tell("gained", scores=self._by_seat(number_text(each, is_signed=True) for each in scores))

    def _by_seat(self, numbers: Iterable[str]) -> str:
        say, pairs = phrases(self.language), zip(self.called, numbers, strict=True)
        return ", ".join(say.say("alt-score-one", name=name, score=number) for name, number in pairs)


def common_result(ended: ResultContext) -> str:
    """Card points, who won and what everybody scored: what can be said of every game."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return ended.tell("unplayed")
    has_sides = outcome.won is not None and outcome.side_points is not None
    parts = [ended.won_or_lost()] if has_sides else [ended.points()]
    return " ".join(part for part in (*parts, ended.scored()) if part)


def common_summary(ended: ResultContext) -> Summary:
    """Who won and by how many card points: what can be drawn of every game."""
    return summary_of(ended, marks=(sum(ended.outcome.points) // 2 + 1,))


def summary_of(ended: ResultContext, why: str = "", *, marks: tuple[int, ...] = ()) -> Summary:
    """A deal of two sides that card points decided, or of players for themselves; or one that was never played."""
    outcome = ended.outcome
    if not any(outcome.tricks):
        return unplayed_summary(ended, why or ended.tell("unplayed"))
    if outcome.won is None or outcome.side_points is None:
        best = max(outcome.scores or (0,))
        winners = [seat for seat, score in enumerate(outcome.scores or ()) if score == best > 0]
        return Summary(ended.headline(winners), why, Measure(each=outcome.side_points is None, marks=marks))
    return Summary(ended.headline(ended.side(0), won=outcome.won), why, Measure(marks))


def unplayed_summary(ended: ResultContext, why: str) -> Summary:
    """A deal that came to nothing, and why."""
    return Summary(phrases(ended.language).say("headline-unplayed"), why)


def _leaster_winner(ended: ResultContext) -> tuple[Seat | None, str]:
    """Who had the fewest card points where everybody passed, None where several had; and that in words."""
    winner = ended.outcome.details["winner"]
    if not isinstance(winner, int):
        return None, ended.tell("leaster-tie")
    trickless = "" if ended.outcome.tricks[winner] else ended.tell("trickless")
    return winner, joined(ended.tell("leaster", who=ended.called[winner]), trickless)


def leaster_summary(ended: ResultContext) -> Summary:
    """Everybody for themselves, and the fewest card points won."""
    winner, why = _leaster_winner(ended)
    return Summary(ended.headline(() if winner is None else (winner,)), why, Measure(each=True))


def leaster(ended: ResultContext) -> str:
    """A deal that everybody passed and the fewest card points won."""
    winner, why = _leaster_winner(ended)
    return joined(why, ended.points(), "" if winner is None else ended.scored())


def joined(*parts: str) -> str:
    """Sentences behind each other; empty ones are left out."""
    return " ".join(part for part in parts if part)


HOLD: Final = Accept("hold")


def highest_bid(view: View) -> tuple[int, Seat | None]:
    """The highest bid and whose it is, who held it or who made it; nought and nobody before there is one."""
    number, whose = 0, None
    for seat, action in view.turns:
        if isinstance(action, Bid):
            number, whose = action.number, seat
        elif action == HOLD and number:
            whose = seat
    return number, whose


@dataclass(frozen=True, slots=True)
class QuestionContext:
    """What a seat sees that is asked something, everybody's names by seat, and the language."""

    view: View
    names: Sequence[str]
    language: str

    def tell(self, key: str, **values: object) -> str:
        """The game's own phrase that explains a question, or the one all games share."""
        return phrases(self.language).say_for(self.view.game, f"asked-{key}", **values)

    def any_of(self, parts: Sequence[str]) -> str:
        """Several things of which one is meant: `clubs, spades or hearts`."""
        if len(parts) < 2:
            return "".join(parts)
        return phrases(self.language).say("list-or", first=", ".join(parts[:-1]), last=parts[-1])

    def highest(self) -> tuple[str, ...]:
        """The highest bid and whose it is; nothing before there are two, as what was said is told beside it."""
        number, whose = highest_bid(self.view)
        bids = [action for _, action in self.view.turns if isinstance(action, Bid) or action == HOLD]
        return () if whose is None or len(bids) == 1 else (self.tell("highest", number=number, who=self.name(whose)),)

    def name(self, seat: Seat) -> str:
        """Somebody's name, made harmless."""
        return escape(self.names[seat])


def explained(asked: QuestionContext) -> tuple[str, ...]:
    """What is said beside a question in games that have nothing of their own to say."""
    is_auction = any(isinstance(action, Bid) for each in asked.view.decisions for action in each.actions)
    return asked.highest() if is_auction else ()


@dataclass(frozen=True, slots=True)
class Order:
    """A ranking to be shown with the cards that are in the pack.

    contract: what it belongs to, if not to all. under: the house rules, by name, with which it holds.
    """

    ranking: Ranking
    pack: Cards = PACK
    contract: str = ""
    under: Mapping[str, Value] = field(default_factory=dict)

    def holds(self, options: Mapping[str, Value]) -> bool:
        """Whether it does by these house rules."""
        return all(options.get(name) == value for name, value in self.under.items())


def nothing(*_: object) -> str:
    """What is said of an answer where its name says all."""
    return ""


@dataclass(frozen=True, slots=True)
class GameWords:
    """One game's own part in what is said and shown.

    result: words a finished deal. summary: the same at a glance, for its picture. orders: by topic of the rules, the
    rankings that are drawn there; where contracts differ only in a suit, one of them stands for all. open_by: extras of
    a contract by which its declarer's hand lies open as long as the deal lasts. without_points: contracts in which the
    cards' points do not count. question: what is asked for, in a word, where that tells a question from others of its
    phase. table_in: phases before the play in which one is asked by cards that others hold, so that they are shown.
    is_easy: it is a good one to begin with.
    """

    result: Callable[[ResultContext], str] = common_result
    summary: Callable[[ResultContext], Summary] = common_summary
    orders: Mapping[str, tuple[Order, ...]] = field(default_factory=dict)
    open_by: frozenset[str] = frozenset()
    without_points: frozenset[str] = frozenset()
    table_in: frozenset[str] = frozenset()
    explain: Callable[[QuestionContext], tuple[str, ...]] = explained
    note: Callable[[View, Action, str], str] = nothing
    question: Callable[[View], str] = nothing
    is_easy: bool = False
    asked_twice: frozenset[str] = frozenset()
