"""How long something may take, and when the table's clock acts, in words."""

from bot.phrases import phrases
from bot.present.words import action_label, countdown
from bot.tables.model import Person, Stage, Table
from engine.decisions import TimeLimit
from engine.views import View


def clock_line(table: Table, view: View, language: str) -> str:
    """When those whom everybody sees to be asked run out of time, or the next deal comes; empty where no clock runs."""
    if table.due is None:
        return ""
    if table.stage is Stage.PAUSE:
        return phrases(language).say("post-clock-next", when=countdown(table.due))
    if not any(is_there(table, seat) for seat in view.waiting_for):
        return ""
    return phrases(language).say("post-clock", when=countdown(table.due))


def own_clock_line(table: Table, view: View, language: str) -> str:
    """The same for the reader of the view, if they are asked, with what comes of it if they say nothing."""
    asked, seat = view.asked, view.seat
    if table.due is None or table.stage is not Stage.PLAYING or asked is None or seat not in view.waiting_for:
        return ""
    if seat is None or not is_there(table, seat):
        return ""
    say, when = phrases(language), countdown(table.due)
    if asked.silence is not None and asked.limit is TimeLimit.OBJECTION:
        return say.say("hand-clock-silence", when=when, answer=action_label(asked.silence, language, view.game))
    return say.say("hand-clock-cut" if asked.limit is TimeLimit.CUT else "hand-clock", when=when)


def is_there(table: Table, seat: int) -> bool:
    """Whether a person sits there who has not been missed."""
    who = table.seats[seat]
    return isinstance(who, Person) and not who.away
