"""What somebody is told who asks what happened: how a table's deal stands, and its course from the newest thing back.

It is words alone, from what the asker may see, and fits a message whatever people are called. Only the last trick may
be looked at, as the games have it: of those before it is told who led, who took it, and what it counted.
"""

from collections.abc import Iterator, Sequence

from bot.phrases import escape
from bot.present.alt_texts import brief_names, seats_alt, who_is_who
from bot.present.descriptions import face_up_text
from bot.present.happened import standing_text, whole_course
from bot.present.interruptions import halt_line, headline, refused_line
from bot.present.messages import LONGEST_TEXT, Message
from bot.present.presenter import left_lines
from bot.present.readers import Reader
from bot.present.results import result_text
from bot.present.seating import away_text
from bot.present.status import clock_line, own_clock_line, own_status
from bot.present.words import Names, in_words, sentence
from bot.tables.model import Stage, TableView
from engine.views import View


def deal_so_far(sight: TableView, reader: Reader, place: str = "") -> Message:
    """All of it, newest first; place: where the table is, for who does not see that by where they read."""
    table, names = sight.table, reader.called(sight.table)
    head = place or reader.say("post-head", game=reader.say(f"game-{table.game}"), table=table.id)
    view = sight.view
    if view is None or (view.phase != "done" and table.stage is not Stage.PLAYING):
        seats = seats_alt([escape(name) if name else "" for name in names], None, reader.language)
        return Message("\n".join((head, reader.say("error-no-deal"), sentence(seats))))
    is_withheld = table.deal is not None and table.deal.is_withheld
    may_open, brief = view.phase == "done" and not is_withheld, brief_names(names, reader.language)
    for called, opens_all in ((names, may_open), (names, False), (brief, False)):
        text, is_whole = _told(sight, view, called, reader, head, opens_all=opens_all)
        if is_whole:
            break
    return Message(text[:LONGEST_TEXT])


def _told(
    sight: TableView, view: View, names: Names, reader: Reader, head: str, *, opens_all: bool
) -> tuple[str, bool]:
    """How it stands, then the course, and whether there is room for all. names: what people are called but once."""
    called = [escape(name) for name in names]
    lines = [head, *(line for line in _standing(sight, view, names, called, reader) if line)]
    room = LONGEST_TEXT - sum(len(in_words(line, reader.language)) + 1 for line in lines)
    course, is_whole = whole_course(view, called, reader.language, room, opens_all=opens_all)
    return "\n".join((*lines, *course)), is_whole


def _standing(
    sight: TableView, view: View, names: Names, called: Sequence[str], reader: Reader
) -> Iterator[str]:  # fmt: skip
    table, language = sight.table, reader.language
    whole = [escape(name) for name in reader.called(table)]
    yield sentence(legend) if (legend := who_is_who(called, whole, language)) else ""
    if table.claim is not None:
        yield sentence(headline(table.claim, called, reader))
    elif table.is_halted:
        yield halt_line(table, reader)
    else:
        clock = own_clock_line(table, view, language) or clock_line(table, view, language)
        yield f"{own_status(view, names, language)} {clock}".rstrip()
        yield refused_line(table, view, reader)
        yield halt_line(table, reader)
    yield " ".join((*left_lines(table, reader), away_text(table, reader))).strip()
    if view.outcome is not None:
        is_board = table.deal is not None and table.deal.board is not None
        yield result_text(view.game, view.outcome, names, language, contract=view.contract, is_board=is_board)
    yield standing_text(view, called, language)
    yield sentence(known) if (known := face_up_text(view, called, language)) else ""
