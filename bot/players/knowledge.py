"""What a computer knows of one game, as one value; a game that leaves all of it out is played legally and modestly."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from bot.players.belief import Belief
from bot.players.plans import CallSearch
from bot.players.stakes import Stakes
from engine.actions import Action, Cut
from engine.cards import Card
from engine.search.counting import World
from engine.search.habits import Habits
from engine.search.sampling import CallInference
from engine.seats import Seat
from engine.views import View


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
    """How likely the others' calls and plays were in a drawn deal; None where there is nothing to go by."""
    stakes: Callable[[View, World], Stakes | None] = lambda _, __: None
    """What the ends of the play are worth to the viewer, were the cards as in a world; None where nobody knows."""
    habits: Habits | None = None
    """How people choose among the cards they may play, for rollouts; None: there are no rollouts."""
    rolls_out_cards: bool = False
    """Whether cards are judged by rollouts too, and not calls alone."""
    most_solved: int | None = None
    """With more cards in hand than so many, deals take too long to be solved double-dummy; None: never."""
    calls: Mapping[str, CallSearch] = field(default_factory=dict)
    """By phase how search answers its questions; where a phase is missing the rule of thumb does."""
    reviewed: Mapping[str, CallSearch] = field(default_factory=dict)
    """The same for the coach alone, in phases that a player leaves to the rule of thumb."""
    corrected: Callable[[View, Action], Action] = lambda _, said: said
    """The rule of thumb's answer as a player who searches would rather begin from it."""

    marks: Marks = Marks()
    """How the coach marks what a choice cost."""
    skill: float | None = None
    """What one well-chosen card is worth in what the game pays; None: how well cards are chosen is not rated.

    Fitted by `tests/bench/ladder.py`.
    """


NO_KNOWLEDGE: Final = PlayerKnowledge()
"""What there is to know of a game that nobody has thought about."""
