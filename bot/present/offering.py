"""The offer that cards without a choice play themselves: in the hand of who is asked, once their first deal is over."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.phrases import phrases
from bot.present.messages import ROWS, Button, Menu, Press, row_with_room

SINGLE: Final = "single"
"""The first word of what answers it, before yes or no."""
ANSWERS: Final = ("yes", "no")


def offer_buttons(press: Press, controls: Sequence[Button | Menu], language: str) -> tuple[Button, ...]:
    """Yes and no, below the answers where there is room; press: for which table, deal and version they are made."""
    row = row_with_room(controls, len(ANSWERS))
    say = phrases(language)
    return tuple(
        Button(say.say(f"button-single-{answer}"), str(replace(press, what=f"{SINGLE} {answer}")), row=row)
        for answer in (ANSWERS if row < ROWS else ())
    )
