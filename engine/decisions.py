"""What one seat may choose now, from which menus, autocomplete and the list of legal actions are made."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engine.actions import Action, Discard, Give
from engine.cards import Card, Cards, without
from engine.errors import IllegalAction

LASTING: Final = frozenset({"announce", "redeal"})
"""What is said of the whole deal: offered out of turn, it means the same as long as it is allowed."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of these actions. `kind` names the question (`play`, `bid`, `signal`).

    `awaited` says whether the table waits for the answer, or the seat merely may.
    """

    kind: str
    actions: tuple[Action, ...]
    awaited: bool = True

    @property
    def is_lasting(self) -> bool:
        """Whether an answer is still meant when others have acted since it was offered."""
        return not self.awaited and self.kind in LASTING


@dataclass(frozen=True, slots=True)
class Selection:
    """Pick `count` of `cards`, `including` among them; the action is `verb` with the cards in pack order."""

    verb: str
    cards: Cards
    count: int
    including: Cards = ()
    awaited: bool = True

    @property
    def kind(self) -> str:
        """The question is named by its verb."""
        return self.verb

    @property
    def is_lasting(self) -> bool:
        """Cards are picked for the moment."""
        return False

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
        return tuple(self._worded(tuple(sorted(fixed + rest))) for rest in dict.fromkeys(free))


Decision = Choice | Selection


def expand(decisions: Iterable[Decision]) -> Iterator[Action]:
    """Every legal action, each once."""
    yield from dict.fromkeys(action for decision in decisions for action in decision.actions)


Question = tuple[str, bool, tuple[Action, ...]]
"""What may be asked of a seat: its kind, whether the table waits for the answer, and every answer there could be."""


def allowed_choices(questions: Iterable[Question], check: Callable[[Action], object]) -> tuple[Decision, ...]:
    """The questions with the answers that `check` does not refuse by raising `IllegalAction`."""
    found = []
    for kind, awaited, answers in questions:
        legal = tuple(answer for answer in answers if _passes(check, answer))
        if legal:
            found.append(Choice(kind, legal, awaited))
    return tuple(found)


def _passes(check: Callable[[Action], object], action: Action) -> bool:
    try:
        check(action)
    except IllegalAction:
        return False
    return True
