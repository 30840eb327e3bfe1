"""Deals for practice in words: which game, one that is still open, and how one ended."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.phrases import phrases
from bot.present.beginning import game_buttons, game_lines
from bot.present.messages import LONGEST_TEXT, Button, Manner, Message, Press
from bot.present.results import result_text
from bot.present.rows import row_below
from bot.present.seats import Names, seat_names
from bot.present.summaries import result_picture
from bot.solo.model import Ends, ForkSight
from bot.tables.solos import KeptPractice

SOLO: Final = "solo"
"""The first word of what a control for practice is for: alone it asks which game; else one of these follows."""
PLAY, LOOK, REPLAY = "play", "look", "replay"


def press(what: str = "", fork: int = 0) -> str:
    """What a control for practice says."""
    return str(Press(0, fork, 0, f"{SOLO} {what}".rstrip()))


def choice_message(kept: Sequence[KeptPractice], language: str) -> Message:
    """Every game, and the newest deal that is not over."""
    say = phrases(language)
    text = "\n".join((say.say("solo-choose"), *game_lines(language)))
    buttons = game_buttons(lambda game: press(f"{PLAY} {game}"), language)
    still_open = next((each for each in kept if not each.is_over), None)
    if still_open is not None:
        label = say.say("button-solo-look", game=say.say(f"game-{still_open.game}"))
        below = row_below(buttons)
        buttons = (*buttons, Button(label, press(LOOK, still_open.fork), Manner.MAIN, below))
    return Message(text, controls=buttons)


def solo_over(seen: ForkSight, ends: Ends, names: Names, language: str) -> Message:
    """How one ended, and the next one."""
    say, table, view = phrases(language), seen.sight.table, ends.now
    outcome = view.outcome
    if outcome is None:
        raise ValueError("a deal that is over has an outcome")
    called = seat_names(table, names, language)
    lines = [
        say.say("solo-over-head", game=say.say(f"game-{table.game}")),
        result_text(view.game, outcome, called, language, contract=view.contract),
    ]
    controls = (
        Button(say.say("button-solo-again"), press(f"{PLAY} {table.game}"), Manner.GOOD),
        Button(say.say("button-replay"), press(REPLAY, seen.fork.id)),
        Button(say.say("button-solo-games"), press()),
    )
    unnamed = replace(table, deal=None)  # it has no number
    return Message(
        "\n".join(lines)[:LONGEST_TEXT], (result_picture(unnamed, outcome, view, names, language),), controls
    )
