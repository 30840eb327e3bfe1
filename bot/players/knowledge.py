"""What a computer knows of one game, as one value; a game that leaves all of it out is played legally and modestly."""

from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.players.belief import Belief
from engine.actions import Action, Cut
from engine.cards import Card, Rank
from engine.decisions import Choice
from engine.search.parameters import POINTS, Aim, Habits
from engine.search.sampling import CallInference, World
from engine.seats import Seat
from engine.views import View


@dataclass(frozen=True, slots=True)
class Continuation:
    """How a deal goes on after an answer: what the viewer knows when the first card is led, and where all cards lie.

    leader: who leads, if that is not eldest. discount: how much less it is worth than it promises.
    """

    view: View
    world: World
    leader: Seat | None = None
    discount: float = 0.0


Candidate = tuple[Action, ...]
"""An answer, and with it perhaps what one would say next; empty for saying nothing."""
Plan = Callable[[World], Continuation | float]
"""What follows from it, were the cards as in a world: a deal to be played, or what it is worth, known at once."""


@dataclass(frozen=True, slots=True)
class CallSearch:
    """How search answers the questions of one phase; by default it leaves them to the rule of thumb."""

    plans: Callable[[View], Mapping[Candidate, Plan]] = lambda _: {}
    """What each answer leads to; nothing where search is not to be asked."""
    plan_of: Callable[[View, Action], Mapping[Candidate, Plan]] = lambda _, __: {}
    """What an answer leads to that is legal but not among those; nothing where that cannot be told."""
    margin: float = 0.0
    """By how much another answer must promise more than the rule of thumb's to be given in its place."""
    by_rollout: bool = False
    """Whether deals are rolled out and never solved double-dummy: so many more of them can be asked about."""
    thought_before: bool = False
    """Whether the question was part of the one before it, so that as much thought as for a card is enough."""
    can_wait: Callable[[View], bool] = lambda _: False
    """Whether what may be said unasked is better left for later, when more is known."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """The seats of one side, the marks they can reach and what each number of marks reached is worth to the viewer.

    side: those whose tricks are counted, the viewer's or the other. aside: what counts for them besides their tricks.
    aim: what is counted. few: the side wants little of it. every, none: what all or no tricks are worth instead, where
    that counts. kept, forced, called, flees: cards with a rule of their own, as in `Rules`. out: who sits this deal
    out. makers: who leads as a declarer's side does, in a contract that nobody declared.
    """

    side: frozenset[Seat]
    marks: tuple[int, ...]
    values: tuple[float, ...]
    every: float | None = None
    none: float | None = None
    aside: int = 0
    aim: Aim = POINTS
    few: bool = False
    kept: frozenset[Card] = frozenset()
    forced: frozenset[Card] = frozenset()
    called: frozenset[Card] = frozenset()
    flees: int = 99
    out: frozenset[Seat] = frozenset()
    makers: frozenset[Seat] = frozenset()

    def playing(self, players: int) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(players) if seat not in self.out)

    def worth(self, took: int, won: int, tricks: int) -> float:
        """What an end brings the viewer: the side took so much, in so many of all the tricks."""
        if self.every is not None and won == tricks:
            return self.every
        if self.none is not None and not won:
            return self.none
        return self.values[bisect_right(self.marks, took + self.aside)]


def taken_by(view: View, side: frozenset[Seat], aim: Aim = POINTS) -> tuple[int, int]:
    """What a side has taken so far, and how many tricks."""
    won = [trick for trick in view.tricks if trick.winner(view.ranking) in side]
    return sum(aim.trick + sum(map(aim.card, trick.cards)) for trick in won), len(won)


def steps_too_high(cards: Iterable[Card], low_to_high: Sequence[Rank]) -> int:
    """By how many steps cards of a suit lie above those that are surely ducked: its lowest, third, fifth and on."""
    steps = sorted(low_to_high.index(card.rank) for card in cards)
    return sum([max(0, step - 2 * place) for place, step in enumerate(steps)])


@dataclass(frozen=True, slots=True)
class Marks:
    """From what cost on, in what the game pays, a choice is marked as doubtful and as a grave mistake.

    effort: how many times as much as usual is tried to find that out.
    """

    doubtful: float = 1.0
    grave: float = 2.0
    effort: int = 1

    def of(self, cost: float) -> str:
        """How a choice is marked that cost so much; most are not at all."""
        return "??" if cost >= self.grave else "?" if cost >= self.doubtful else ""


@dataclass(frozen=True, slots=True)
class PlayerKnowledge:
    """What a computer knows of one game beyond its rules; a module of `bot.players.games` makes one.

    The first fields serve the rule of thumb, and search where it falls back on that. The others serve search alone:
    without stakes there is nothing to search for, and the rule of thumb plays at every level.
    """

    cut: Cut | None = None
    """How the pack is cut; None: the first way of dealing that is offered."""
    speak: Callable[[View], Action | None] = lambda _: None
    """What the rule of thumb answers to anything but a card to play; None: decline, or play a card."""
    barred: Callable[[View], Mapping[Seat, frozenset[Card]]] = lambda _: {}
    """By seat the cards it has let the table know it does not hold."""
    promises: Callable[[View], Mapping[Seat, bool]] = lambda _: {}
    """By seat whether it has said that it will win the trick that lies, or that it will not."""
    avoiding: frozenset[str] = frozenset()
    """The names of the contracts in which one would rather not take tricks."""

    heard: Callable[[View], CallInference] = lambda _: CallInference()
    """What the calls say about the others' cards, as constraints on the deals that are drawn."""
    belief: Callable[[View], Belief | None] = lambda _: None
    """How likely the others' calls were in a drawn deal; None where there is nothing to go by."""
    read_by: Habits | None = None
    """How people choose among cards where tricks are wanted: which deals go well with what was played; None: `habits`.

    Fitted by `tests/bench/inference.py`.
    """
    stakes: Callable[[View, World], Stakes | None] = lambda _, __: None
    """What the ends of the play are worth to the viewer, were the cards as in a world; None where nobody knows."""
    habits: Habits | None = None
    """How people choose among the cards they may play, for rollouts; None: there are no rollouts."""
    alone: Mapping[str, Habits] = field(default_factory=dict)
    """By contract in which everybody shuns tricks for themselves how people choose there. Its cards are judged by
    rollouts and never solved: with all cards open the others would conspire against one."""
    most_solved: int | None = None
    """With more cards in hand than so many, deals take too long to be solved double-dummy; None: never."""
    calls: Mapping[str, CallSearch] = field(default_factory=dict)
    """By phase how search answers its questions; where a phase is missing the rule of thumb does."""
    reviewed: Mapping[str, CallSearch] = field(default_factory=dict)
    """The same for the coach alone, in phases that a player leaves to the rule of thumb."""
    corrected: Callable[[View, Action], Action] = lambda _, said: said
    """The rule of thumb's answer as a player who searches would rather begin from it."""

    plain: Callable[[View, Action], Action | None] = lambda _, __: None
    """What a book would say instead of a call that is plainly wrong with such cards; None where it is not."""
    marks: Marks = Marks()
    """How the coach marks what a choice cost."""
    skill: float | None = None
    """What one well-chosen card is worth in what the game pays; None: how well cards are chosen is not rated.

    Fitted by `tests/bench/ladder.py`.
    """


NO_KNOWLEDGE: Final = PlayerKnowledge()
"""What there is to know of a game that nobody has thought about."""


Answers = Mapping[str, Callable[[View, Choice], Action | None]]
"""By kind of question; what may be said out of turn comes before what ends the turn."""


def first_answer(view: View, answers: Answers) -> Action | None:
    """The answer to the first question that calls for one, in the order of the answers."""
    asked = {decision.kind: decision for decision in view.decisions}
    for kind, answer in answers.items():
        decision = asked.get(kind)
        said = answer(view, decision) if isinstance(decision, Choice) else None
        if said is not None:
            return said
    return None
