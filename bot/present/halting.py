"""A table that stands still, or is asked to: what is said of it, and what can be pressed; and what else can be done."""

from collections.abc import Sequence
from typing import Final

from bot.phrases import escape, phrases
from bot.present.messages import ROWS, Button, ButtonStyle, ControlId, Menu, Message
from bot.present.seals import Following
from bot.present.words import countdown
from bot.tables.model import Stage, Table
from bot.tables.pauses import asked
from engine.seats import Seat

PAUSE: Final = "pause"
"""What agrees to a pause that somebody asked for."""
RESUME: Final = "resume"
"""What has the table go on, or play on without a pause."""
MORE: Final = "more"
"""What leads to all that can be done at a table beside playing; before a word of these, what is chosen there."""
LEAVE: Final = "leave"
INVITE: Final = "invite"
"""What leads to a menu of people, and is chosen there."""


def halt_line(table: Table, called: Sequence[str], language: str) -> str:
    """That the table stands still, or who asks for that and who has still to agree; empty where neither is."""
    halt, say = table.halt, phrases(language)
    if halt is None:
        return ""
    if halt.is_on:
        return say.say("halt-on" if table.stage is Stage.PLAYING else "halt-on-between")
    who = say.listed([f"<@{user}>" for user in asked(table)])
    return say.say("halt-asked", by=escape(called[halt.seat]), who=who)


def halt_buttons(table: Table, language: str, *, row: int) -> tuple[Button, ...]:
    """*Go on*, or the answers to who asks for a pause; between two deals *Next deal* goes on."""
    halt = table.halt
    if halt is None or (halt.is_on and table.stage is not Stage.PLAYING):
        return ()
    if halt.is_on:
        return (_button(table, RESUME, "button-go-on", language, ButtonStyle.MAIN, row),)
    return (
        _button(table, PAUSE, "button-pause-agree", language, ButtonStyle.GOOD, row),
        _button(table, RESUME, "button-play-on", language, ButtonStyle.PLAIN, row),
    )


def more_button(table: Table, language: str, *, row: int = 0) -> Button:
    """The way to what else can be done."""
    return _button(table, MORE, "button-more", language, ButtonStyle.PLAIN, row)


def more_message(table: Table, called: Sequence[str], language: str) -> Message:
    """Pausing, or going on, and getting up, with what comes of each."""
    say, key = phrases(language), "pause" if table.halt is None else "go-on" if table.is_halted else "agree"
    halt = {
        "pause": ((PAUSE, "button-pause"),),
        "go-on": ((RESUME, "button-go-on"),),
        "agree": ((PAUSE, "button-pause-agree"), (RESUME, "button-play-on")),
    }[key]
    lines = [halt_line(table, called, language) or say.say("more-pause"), say.say("more-leave")]
    buttons = (*halt, (LEAVE, "button-leave"))
    return Message(
        "\n".join(lines),
        controls=tuple(_button(table, f"{MORE} {what}", label, language) for what, label in buttons),
    )


def invite_message(table: Table, language: str) -> Message:
    """Whom to call to the table."""
    say = phrases(language)
    return Message(
        say.say("invite-choose"), controls=(Menu(say.say("menu-invite"), _press(table, INVITE), of="people"),)
    )


def between_deals(table: Table, called: Sequence[str], language: str) -> Following:
    """What a result says of the next deal while it stands for the table: when it begins by itself, or that it waits."""
    if table.stage is not Stage.PAUSE:
        return Following()
    say, line = phrases(language), halt_line(table, called, language)
    soon = [] if table.due is None else [say.say("post-clock-next", when=countdown(table.due))]
    return Following((*([line] if line else []), *soon), halt_buttons(table, language, row=1))


def own_halt_buttons(table: Table, seat: Seat | None, language: str, *, row: int) -> tuple[Button, ...]:
    """The same in the hand of a seat, if there is room: who has agreed is not asked again."""
    if table.halt is None or row >= ROWS or seat in {table.halt.seat, *table.halt.agreed}:
        return ()
    return halt_buttons(table, language, row=row)


def _button(  # noqa: PLR0917 - as a button has them
    table: Table, what: str, label: str, language: str, manner: ButtonStyle = ButtonStyle.PLAIN, row: int = 0
) -> Button:
    return Button(phrases(language).say(label), _press(table, what), manner, row)


def _press(table: Table, what: str) -> str:
    return str(ControlId(table.id, table.deal.id if table.deal else 0, 0, what))
