"""A question put once more, in a message of its own, before something is done that cannot be undone."""

from typing import Final

from bot.phrases import phrases
from bot.present.messages import Button, ButtonStyle, Message, Press
from bot.present.steps import BACK, NEVER, SURE

LEAVE: Final = "leave"
CLOSE: Final = "close"
OF_TABLES: Final = (LEAVE, CLOSE)
"""What is asked so about a table; what binds in a deal is asked in the hand."""


def once_more(table: int, what: str, text: str, language: str) -> Message:
    """The question with its answers: yes, back, and never again; a press says all that has to be known."""
    say = phrases(language)
    answers = (
        (SURE, say.say(f"button-yes-{what}"), ButtonStyle.GRAVE),
        (BACK, say.say("button-no-step"), ButtonStyle.PLAIN),
        (NEVER, say.say("button-never"), ButtonStyle.PLAIN),
    )
    presses = [(label, str(Press(table, 0, 0, f"{word} {what}")), manner) for word, label, manner in answers]
    return Message(text, controls=tuple(Button(label, press, manner) for label, press, manner in presses))


def is_of_table(press: Press) -> bool:
    """Whether a press answers such a question."""
    word, _, what = press.what.partition(" ")
    return word in (SURE, BACK, NEVER) and what in OF_TABLES
