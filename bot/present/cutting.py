"""The cut: one button for the usual way of dealing, and a menu with the others, each explained."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.phrases import phrases
from bot.present.messages import Button, ButtonStyle, Entry, Menu, Press
from bot.present.steps import INTO, NAMED_CUT
from bot.present.words import action_label
from engine.actions import Cut

CUT: Final = "cut"
"""The first word of what cuts; a menu on a post says no more, its entries do."""
NAMING: Final = "upto"
"""The way of dealing for which the cutter names a card."""


def cut_controls(
    styles: Sequence[str], press: Press, language: str, *, row: int, menu: str = CUT
) -> tuple[Button | Menu, ...]:  # fmt: skip
    """What the cutter can press, as harmless to any reader as the ways of dealing are.

    styles: the ways there are, the usual one first. press: for which table, deal and version. menu: what the menu says.
    """
    say, (usual, *others) = phrases(language), styles
    as_usual = Button(say.say("button-cut-usual"), str(replace(press, what=f"{CUT} {usual}")), ButtonStyle.MAIN, row)
    if not others:
        return (as_usual,)
    entries = tuple(_entry(style, language) for style in others)
    return as_usual, Menu(say.say("menu-cut"), str(replace(press, what=menu)), entries, row=row + 1)


def _entry(style: str, language: str) -> Entry:
    say = phrases(language)
    about = say.say(f"cut-about-{style}")
    if style == NAMING:
        return Entry(f"{INTO} {NAMED_CUT}", say.say("cut-upto-some"), about)
    return Entry(f"{CUT} {style}", action_label(Cut(style), language), about)
