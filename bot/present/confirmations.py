"""Questions in two steps: what is asked once more before it is done, and answers that lead to another question."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from bot.phrases import phrases
from bot.present.games import words_of
from bot.present.messages import Button, ButtonStyle, ControlId, Message
from bot.tables.interruptions import may_claim
from engine.actions import Action, Announce, Bid, Cut, Declare, read_action
from engine.decisions import Decision, expand
from engine.errors import Unreadable
from engine.views import View

INTO: Final = "into"
"""The first word of what leads to a second step, among answers that begin alike."""
CLAIM = "claim"
"""What is no action of a deal and asks once more all the same: the rest is claimed without proof."""
NAMED_CUT = "cut upto"
"""How the cuts begin for which a card is named."""


class StepAnswer(StrEnum):
    """What is answered in a second step: do it, do it and never ask again, or back."""

    SURE = "sure"
    NEVER = "never"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class StepPress:
    """An answer in a second step. what: an action, a claim, or what is done about a table; after `back` the step.

    Nothing stands after it where somebody comes back whose seat a computer plays.
    """

    table: int
    deal: int
    version: int
    answer: StepAnswer
    what: str = ""

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        word, _, what = control.what.partition(" ")
        is_known = word in set(StepAnswer) and bool(what or word == StepAnswer.BACK)
        return cls(control.table, control.deal, control.version, StepAnswer(word), what) if is_known else None

    def __str__(self) -> str:
        return str(ControlId(self.table, self.deal, self.version, f"{self.answer} {self.what}".rstrip()))

    @property
    def is_of_table(self) -> bool:
        """Whether it is about a table, not about an action in a deal."""
        return self.what in OF_TABLES


@dataclass(frozen=True, slots=True)
class QuestionStep:
    """Where a message stands between the first press and the last.

    what: `sure` with an action, or `into` with how the actions begin among which is to be chosen. deal, phase and asked
    say in which question it was made: with that it ends.
    """

    what: str
    deal: int
    phase: str
    asked: Decision | None

    @property
    def is_sure(self) -> bool:
        """Whether it asks once more before something is done."""
        return self.what.startswith(f"{StepAnswer.SURE} ")

    @property
    def is_claim(self) -> bool:
        """Whether it asks once more before cards are shown for a claim."""
        return self.what == f"{StepAnswer.SURE} {CLAIM}"

    @property
    def is_unasked(self) -> bool:
        """Whether it is about something that the table did not wait for."""
        answers = () if self.asked is None else self.asked.actions
        return self.is_sure and not self.is_claim and self.rest not in map(str, answers)

    @property
    def rest(self) -> str:
        """The action, or how it begins."""
        return self.what.partition(" ")[2]


def step_into(what: str, view: View, deal: int) -> QuestionStep:
    """The step that a press leads to, made in the question as it is now."""
    return QuestionStep(what, deal, view.phase, view.asked)


def still_stands(step: QuestionStep, view: View, deal: int) -> bool:
    """Whether the question is the same and what the step is about can be done.

    What nobody waits for is asked on when one's own turn comes: it has not become another question by that.
    """
    if step.is_unasked and step.deal == deal:
        return bool(answers_in(step, view))
    is_same = (step.deal, step.phase, step.asked) == (deal, view.phase, view.asked)
    return is_same and (may_claim(view) if step.is_claim else bool(answers_in(step, view)))


def answers_in(step: QuestionStep, view: View) -> tuple[Action, ...]:
    if step.is_sure:
        return tuple(action for action in expand(view.decisions) if str(action) == step.rest)
    return tuple(action for action in expand(view.decisions) if leads_to(step.rest, action))


def leads_to(beginning: str, action: Action) -> bool:
    """Whether an answer lies behind an entry: a game with whatever goes along, a number from there on, a card."""
    if beginning == NAMED_CUT:
        return isinstance(action, Cut) and action.card is not None
    try:
        first = read_action(beginning)
    except Unreadable:
        return False
    if isinstance(first, Declare) and isinstance(action, Declare):
        return action.words[:1] == first.words
    return isinstance(first, Bid) and isinstance(action, Bid) and action.number >= first.number


def kind_of(view: View, text: str) -> str:
    """As what an answer is asked once more before it is done; empty if it is not."""
    for decision in view.decisions:
        for action in decision.actions:
            if str(action) == text:
                is_asked = binds(decision, action) or text in words_of(view.game).asked_twice
                return "" if not is_asked else text if decision.awaited else decision.kind
    return ""


def binds(decision: Decision, action: Action) -> bool:
    """Whether it binds out of turn, or is said against what silence would let stand."""
    return isinstance(action, Announce) and (not decision.awaited or decision.silence is not None)


LEAVE: Final = "leave"
CLOSE: Final = "close"
OF_TABLES: Final = (LEAVE, CLOSE)
"""What is asked so about a table; what binds in a deal is asked in the hand."""


def once_more(table: int, what: str, text: str, language: str) -> Message:
    """The question with its answers: yes, back, and never again; a press says all that has to be known."""
    say = phrases(language)
    answers = (
        (StepAnswer.SURE, say.say(f"button-yes-{what}"), ButtonStyle.GRAVE),
        (StepAnswer.BACK, say.say("button-no-step"), ButtonStyle.PLAIN),
        (StepAnswer.NEVER, say.say("button-never"), ButtonStyle.PLAIN),
    )
    return Message(
        text,
        controls=tuple(
            Button(label, str(StepPress(table, 0, 0, answer, what)), manner) for answer, label, manner in answers
        ),
    )
