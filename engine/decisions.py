"""What one seat may choose now, from which menus, autocomplete and the list of legal actions are made."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import combinations
from typing import ClassVar

from engine.actions import Action, Discard, Give
from engine.cards import Card, Cards, without
from engine.errors import IllegalAction


class TimeLimit(Enum):
    """Which of a table's time limits an answer has."""

    TURN = auto()
    """Somebody's turn: to bid, to bury, to play."""
    CUT = auto()
    """The cut, before anybody has cards."""
    OBJECTION = auto()
    """Several are asked at once whether they let something stand."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these actions. `kind` names the question (`play`, `bid`, `signal`).

    awaited: whether the table waits for the answer, or the seat merely may. is_lasting: whether an answer is still
    meant when others have acted since it was offered, as what is said of the whole deal is. limit: how long the table
    waits. silence: the answer that saying nothing is; None where somebody has to decide.

    >>> from engine import Choice, read_action
    >>> pick = Choice("pick", (read_action("pick"), read_action("pass")))
    >>> [str(action) for action in pick.actions], pick.awaited
    (['pick', 'pass'], True)
    """

    kind: str
    actions: tuple[Action, ...]
    awaited: bool = True
    is_lasting: bool = False
    limit: TimeLimit = TimeLimit.TURN
    silence: Action | None = None

    def among(self, actions: tuple[Action, ...]) -> "Choice":
        """The same question with these answers."""
        return replace(self, actions=actions)


@dataclass(frozen=True, slots=True)
class Selection:
    """Pick `count` of `cards`, `including` among them; the action is `verb` with the cards in pack order.

    keeping: cards of which one at least is not picked.

    >>> from engine import Selection, read_cards
    >>> bury = Selection("bury", read_cards("AS 7C TH"), count=2)
    >>> str(bury.action(read_cards("TH 7C")))
    'bury 7C TH'
    >>> len(bury.actions)
    3
    """

    verb: str
    cards: Cards
    count: int
    including: Cards = ()
    keeping: Cards = ()
    # Cards are picked for the moment and in somebody's turn, by whom the table waits for.
    awaited: ClassVar = True
    is_lasting: ClassVar = False
    limit: ClassVar = TimeLimit.TURN
    silence: ClassVar[None] = None

    @property
    def kind(self) -> str:
        """The question is named by its verb."""
        return self.verb

    def action(self, picked: Iterable[Card]) -> Action:
        """The action that names these cards; whether the rules allow it, the game says."""
        return self._worded(tuple(sorted(picked)))

    def _worded(self, cards: Cards) -> Action:
        return Give(cards) if self.verb == "give" else Discard(self.verb, cards)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every pick, each once though the cards may hold twins."""
        fixed = tuple(sorted(self.including))
        free = combinations(sorted(without(self.cards, fixed)), self.count - len(fixed))
        picks = (tuple(sorted(fixed + rest)) for rest in dict.fromkeys(free))
        return tuple(self._worded(picked) for picked in picks if not self._takes_all(picked))

    def _takes_all(self, picked: Cards) -> bool:
        return bool(self.keeping) and set(self.keeping) <= set(picked)


Decision = Choice | Selection


def expand(decisions: Iterable[Decision]) -> Iterator[Action]:
    """Every legal action, each once."""
    yield from dict.fromkeys(action for decision in decisions for action in decision.actions)


def awaited(decisions: Iterable[Decision]) -> Decision | None:
    """What the table waits for a seat to decide, if it does; of several questions at once the first."""
    return next((decision for decision in decisions if decision.awaited), None)


def allowed_choices(questions: Iterable[Choice], check: Callable[[Action], object]) -> tuple[Decision, ...]:
    """The questions with those of all answers there could be that `check` does not refuse with `IllegalAction`."""
    legal = ((question, tuple(each for each in question.actions if _passes(check, each))) for question in questions)
    return tuple(question.among(actions) for question, actions in legal if actions)


def _passes(check: Callable[[Action], object], action: Action) -> bool:
    try:
        check(action)
    except IllegalAction:
        return False
    return True
