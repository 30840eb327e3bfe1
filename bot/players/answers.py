"""The rule of thumb where a game has an answer for each kind of question."""

from collections.abc import Callable, Mapping

from engine.actions import Action
from engine.decisions import Choice
from engine.views import View

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
