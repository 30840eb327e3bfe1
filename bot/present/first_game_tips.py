"""A first deal explained step by step: one sentence about what is asked now, from what the reader sees anyway."""

from bot.phrases import Phrases, phrases
from bot.present.messages import ROWS, Button, ControlId, Menu, row_with_room
from engine.actions import Accept, Pass
from engine.deal import CUTTING
from engine.decisions import Selection
from engine.views import View

KNOWN = "know"
"""What the button says by which somebody needs no more guiding."""


def guide_line(view: View, language: str) -> str:
    """What this step is about, for somebody who plays the game for the first time; empty where there is nothing to say.

    Before the play the game says what is bid for, then what to do when asked again; at the first trick, what is trump
    here; then how tricks go.
    """
    say = phrases(language)
    if view.phase == CUTTING:
        is_asked = view.seat in view.waiting_for
        return say.say("guide-line", hint=say.say("guide-cut" if is_asked else "guide-cutting"))
    if view.seat not in view.waiting_for or view.phase == "done":
        return ""
    if view.phase != "play":
        if isinstance(view.asked, Selection) and view.asked.count > 1:
            hint = say.say_for(view.game, "guide-cards")
        elif any(seat == view.seat for seat, _ in view.turns):
            declines = view.asked is None or any(isinstance(each, Pass | Accept) for each in view.asked.actions)
            hint = say.say("guide-again") if declines else _choosing(view, say)
        else:
            hint = say.say_for(view.game, "guide-start")
    elif not view.tricks:
        hint = say.say_for(view.game, "guide-trumps")
    else:
        hint = say.say("guide-follow" if view.trick.cards else "guide-lead")
    return say.say("guide-line", hint=hint)


def _choosing(view: View, say: Phrases) -> str:
    """What is to be chosen now, where nothing can be declined."""
    own = f"{view.game}-guide-{view.phase}"
    return say.say(own if say.has(own) else "guide-choose")


def known_button(press: ControlId, controls: tuple[Button | Menu, ...], language: str) -> tuple[Button, ...]:
    """The button that ends the guiding, where there is room for it below the answers; `press` says of which hand."""
    row = row_with_room(controls, 1)
    return (Button(phrases(language).say("button-know"), str(press), row=row),) if row < ROWS else ()
