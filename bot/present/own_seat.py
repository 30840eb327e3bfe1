"""A table at which its reader sits with computers and nobody else: of themselves they read *you*, not a name."""

from dataclasses import replace

from bot.phrases import phrases
from bot.present.descriptions import table_alt
from bot.present.messages import Picture
from bot.present.pictures import table_scene
from bot.present.seats import seat_name, seat_names
from bot.present.status import own_status
from bot.present.words import capital
from bot.tables.model import Preferences, Table
from engine.views import View


def own_table_picture(table: Table, view: View, own: View, preferences: Preferences, language: str) -> Picture:
    """The table of a view; own: what the reader's seat knows, for what they are asked."""
    say, seat = phrases(language), own.seat
    if seat is None:
        raise ValueError("the reader has a seat")
    user = table.people[0]
    status = ""
    if seat in own.waiting_for:
        status = own_status(own, seat_names(table, {}, language), language).rstrip(".")
    scene = table_scene(table, view, {user: say.say("lesson-you")}, language)
    scene = replace(scene, four_colour=preferences.four_colours, tallies=())
    if status:
        scene = replace(scene, headline=capital(status))
    named = say.say("lesson-your-seat", seat=seat_name(table.seats[seat], seat, {}, language))
    alt = table_alt(view, seat_names(table, {user: named}, language), None, language, status=status)
    return Picture(scene, "table.png", alt)
