"""What is said beside a question, for the one who is asked alone: what has to be minded, and what answers lead to."""

from collections.abc import Iterator, Sequence

from bot.phrases import phrases
from bot.present.controls import label_of
from bot.present.games import words_of
from bot.present.play_obligations import demand_text
from bot.present.question_context import QuestionContext
from bot.present.status import own_status
from bot.present.steps import QuestionStep, answers_in
from engine.actions import Action, Declare
from engine.views import View


def question_text(view: View, called: Sequence[str], language: str) -> tuple[str, ...]:
    """What the reader, who is asked, has to mind: what was led and what must be done, or what the answers mean."""
    if view.phase == "play":
        return (demand_text(view, language, called),) if view.playable else ()
    return words_of(view.game).explain(QuestionContext(view, called, language))


def hints_text(view: View, language: str) -> str:
    """What may be said unasked, each in a phrase, small; nothing of what explains itself."""
    hints = (_hint(action, view, language) for each in view.decisions if not each.awaited for action in each.actions)
    told = " ".join(dict.fromkeys(hint for hint in hints if hint))
    return f"-# {told}" if told else ""


def _hint(action: Action, view: View, language: str) -> str:
    say, key = phrases(language), f"hint-{_verb(action)}"
    return say.say_for(view.game, key) if say.has(key) or say.has(f"{view.game}-{key}") else ""


def step_text(step: QuestionStep, view: View, called: Sequence[str], language: str) -> tuple[str, ...]:
    """What is asked in a second step: whether to do it, with what it means, or what may be added to a game."""
    say, answers = phrases(language), answers_in(step, view)
    if step.is_claim:
        return (say.say("sure-claim"),)
    if step.is_sure:
        key = f"sure-{_verb(answers[0])}"
        known = say.has(key) or say.has(f"{view.game}-{key}")
        asked = say.say_for(view.game, key if known else "sure-other", answer=label_of(answers[0], view, language))
        if view.asked is None:
            return (asked,)
        if answers[0] in view.asked.actions:
            return (asked, *question_text(view, called, language))
        return (asked, f"**{own_status(view, called, language)}**")
    if not isinstance(answers[0], Declare):
        return (f"**{own_status(view, called, language)}**", *question_text(view, called, language))
    return (say.say("step-game", game=label_of(answers[0], view, language)), *_extras(answers, view, language))


def _extras(answers: Sequence[Action], view: View, language: str) -> Iterator[str]:
    """Each word that may be added to a game, explained once."""
    said = dict.fromkeys(word for action in answers if isinstance(action, Declare) for word in action.words[1:])
    for word in said:
        yield phrases(language).say(f"{view.game}-extra-{word}")


def _verb(action: Action) -> str:
    return str(action).partition(" ")[0]
