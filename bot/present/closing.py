"""What stands for a closed table: how its evening ended, and the way to another one with the same people and rules."""

from typing import Final

from bot.phrases import phrases
from bot.present.evening_sheets import SheetPart
from bot.present.evenings import press as sheet_press
from bot.present.messages import LONGEST_TEXT, Button, ButtonStyle, Message, Press
from bot.tables.evenings import Span

REOPEN: Final = "reopen"
"""What the button says that opens a closed table once more."""


def closed_post(table: int, language: str, evening: Message | None = None, *, is_forgotten: bool) -> Message:
    """A closed table; evening: its sheet, if a deal was finished there."""
    say = phrases(language)
    if evening is None:
        return Message(say.say("post-forgotten" if is_forgotten else "post-closed"))
    head = say.say("post-forgotten-again" if is_forgotten else "post-closed-again")
    again = Button(say.say("button-reopen"), str(Press(table, 0, 0, REOPEN)), ButtonStyle.GOOD)
    sheet = Button(say.say("button-sheet"), sheet_press(table, Span.EVENING, SheetPart.TOTALS))
    return Message(f"{head}\n{evening.text}"[:LONGEST_TEXT], evening.pictures, (again, sheet))
