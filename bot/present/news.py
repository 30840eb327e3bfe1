"""What happened since somebody acted last: the first line of their hand once they are asked."""

from collections.abc import Iterator, Sequence

from bot.phrases import escape, phrases
from bot.present.pictures import as_asked
from bot.present.readers import Names
from bot.present.words import action_label, happening_text, sentence, suit_name
from bot.tables.model import Computer, Person, Table
from engine.actions import Announce, Cut, Show, Trump
from engine.events import Acted, Gave, Happening
from engine.seats import Seat
from engine.views import View


def news(table: Table, view: View, names: Names, called: Sequence[str], language: str) -> tuple[str, ...]:
    """Each in a sentence: what a computer did for them, who left, what was announced or exchanged.

    called: everybody's names by seat. Nothing but what the reader was told, or everybody sees.
    """
    told = as_asked(view).history
    own = [place for place, each in enumerate(told) if isinstance(each, Acted) and each.seat == view.seat]
    since = own[-1] + 1 if own else 0
    found = [*_missed(table, view, told[since - 1] if own else None, language), *_left(table, names, language)]
    for each in told[since:]:
        found += _announced(each, view, called, language)
    return tuple(dict.fromkeys(found))


def _missed(table: Table, view: View, last: Happening | None, language: str) -> Iterator[str]:
    """What was done for who let their time run out. That a pack is cut is nothing they were asked for."""
    who = None if view.seat is None else table.seats[view.seat]
    if isinstance(who, Person) and who.missed and isinstance(last, Acted) and not isinstance(last.action, Cut):
        yield phrases(language).say("news-missed", what=action_label(last.action, language, view.game))


def _left(table: Table, names: Names, language: str) -> Iterator[str]:
    """Who got up in this deal; a computer plays for them."""
    for who in table.seats:
        if isinstance(who, Computer) and who.left_in is not None and table.deal and who.left_in == table.deal.id:
            name = names.get(who.seat_of or 0)
            yield phrases(language).say("news-left" if name else "news-somebody-left", who=escape(name or ""))


def _announced(happening: Happening, view: View, called: Sequence[str], language: str) -> Iterator[str]:
    """What somebody announced out of turn, or gave away."""
    is_exchange = isinstance(happening, Gave) or (isinstance(happening, Acted) and isinstance(happening.action, Show))
    is_announced = isinstance(happening, Acted) and isinstance(happening.action, Announce)
    if is_announced and isinstance(happening, Acted) and happening.action == Announce("override"):
        yield phrases(language).say(
            "news-override", who=_name(called, happening.seat), suit=_overridden(view, language)
        )
    elif is_exchange or is_announced:
        yield sentence(happening_text(happening, called, language, view.game, reader=view.seat))


def _overridden(view: View, language: str) -> str:
    """The trumps that were named before, as sign and word."""
    suit = next(action.suit for _, action in reversed(view.turns) if isinstance(action, Trump))
    return f"{suit.sign} {suit_name(suit, language)}"


def _name(called: Sequence[str], seat: Seat) -> str:
    return escape(called[seat])
