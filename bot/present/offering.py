"""The offer that cards without a choice play themselves: in the hand of who is asked, once their first deal is over."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.phrases import phrases
from bot.present.controls import IN_A_ROW, ROWS
from bot.present.messages import Button, Menu, Press

SINGLE: Final = "single"
"""The first word of what answers it, before yes or no."""
ANSWERS: Final = ("yes", "no")


def offer_buttons(press: Press, controls: Sequence[Button | Menu], language: str) -> tuple[Button, ...]:
    """Yes and no, below the answers where there is room; press: for which table, deal and version they are made."""
    row = max((each.row for each in controls), default=-1)
    last = [each for each in controls if each.row == row]
    is_full = len(last) + len(ANSWERS) > IN_A_ROW or any(isinstance(each, Menu) for each in last)
    row += is_full or not last
    say = phrases(language)
    return tuple(
        Button(say.say(f"button-single-{answer}"), str(replace(press, what=f"{SINGLE} {answer}")), row=row)
        for answer in (ANSWERS if row < ROWS else ())
    )
