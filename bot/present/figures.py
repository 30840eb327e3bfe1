"""Figures that somebody looks up: the presses that lead there, and for whom they are shown, as pictures or in words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum
from typing import ClassVar, Final, Self

from bot.errors import StaleAction
from bot.phrases import escape
from bot.present.deal_presses import SHARE
from bot.present.messages import LONGEST_TEXT, Button, ControlId, Entry, Menu, Message, WordPress, row_with_room
from bot.present.readers import Reader, Readers
from bot.present.words import capital, fitting, shortened
from bot.tables.finished_deals import Span
from bot.tables.rights import Caller

WORDS: Final = "words"
"""The first word of a control that tells in words what the rest of it leads to."""
GO: Final = "go"
"""The first word of a menu whose entries say what a button would say."""
ALL: Final = "all"
"""What stands for a game where all of them are meant, and for a period that has no beginning."""
LAST_PAGE: Final = 9999
USER_ID: Final = re.compile(r"[0-9]{1,18}|[1-8][0-9]{18}")
"""One of Discord's ids; the database has room for no more."""


class SheetPart(StrEnum):
    """What of a sheet is shown: everybody's totals, the games or lists, deal by deal, or who owes whom."""

    TOTALS = "totals"
    GAMES = "games"
    DEALS = "deals"
    DEBTS = "debts"


@dataclass(frozen=True, slots=True)
class LeaderboardPress:
    """Leads to a page of a leaderboard: of which game, over which period, and who is listed if not people."""

    word: ClassVar = "leaderboard"
    game: str = ALL
    period: str = ALL
    show: str = ""
    page: int = 0

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [cls.word, game, period]:
                return cls(game, period, page=control.version)
            case [cls.word, game, period, show]:
                return cls(game, period, show, control.version)
        return None

    def __str__(self) -> str:
        words = f"{self.word} {self.game} {self.period} {self.show}".rstrip()
        return str(ControlId(0, 0, min(self.page, LAST_PAGE), words))


@dataclass(frozen=True, slots=True)
class StatsPress:
    """Leads to a page of somebody's statistics in a game, the first where none is named. other: who is compared."""

    word: ClassVar = "stats"
    player: int
    game: str = ALL
    page: str = ""
    other: int | None = None

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [cls.word, player, game] if USER_ID.fullmatch(player):
                return cls(int(player), game)
            case [cls.word, player, game, page] if USER_ID.fullmatch(player):
                return cls(int(player), game, page)
            case [cls.word, player, game, page, other] if USER_ID.fullmatch(player) and USER_ID.fullmatch(other):
                return cls(int(player), game, page, int(other))
        return None

    def __str__(self) -> str:
        other = "" if self.other is None else str(self.other)
        return str(ControlId(0, 0, 0, " ".join((self.word, str(self.player), self.game, self.page, other)).rstrip()))


@dataclass(frozen=True, slots=True)
class ScoresPress:
    """Leads to a page of a table's score sheet: of its game, or of a part of a span. way: by which button."""

    word: ClassVar = "scores"
    table: int
    span: Span | None = None
    part: SheetPart | None = None
    page: int = 0
    way: str = "show"

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [cls.word, way]:
                return cls(control.table, page=control.version, way=way)
            case [cls.word, way, span, part] if span in set(Span) and part in set(SheetPart):
                return cls(control.table, Span(span), SheetPart(part), control.version, way)
        return None

    def __str__(self) -> str:
        which = (self.span, self.part) if self.span is not None and self.part is not None else ()
        return str(ControlId(self.table, 0, min(self.page, LAST_PAGE), " ".join((self.word, self.way, *which))))


FigurePress = LeaderboardPress | StatsPress | ScoresPress
"""What is also told in words, and shown to a channel."""


@dataclass(frozen=True, slots=True)
class _OfFigure:
    """Does something else with figures that a control leads to behind a first word."""

    word: ClassVar[str]
    figure: FigurePress

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        word, _, what = control.what.partition(" ")
        if word != cls.word:
            return None
        inner = replace(control, what=what)
        figure = LeaderboardPress.parse(inner) or StatsPress.parse(inner) or ScoresPress.parse(inner)
        return None if figure is None else cls(figure)

    def __str__(self) -> str:
        *numbers, what = str(self.figure).split(":", 3)
        return ":".join((*numbers, f"{self.word} {what}"))


class ShareFigurePress(_OfFigure):
    """Shows figures to everybody in the channel."""

    __slots__ = ()
    word: ClassVar = SHARE


class FigureWordsPress(_OfFigure):
    """Has figures told in words."""

    __slots__ = ()
    word: ClassVar = WORDS


@dataclass(frozen=True, slots=True)
class HistoryPress:
    """Leads to a page of the finished deals, the newest on page 0: everybody's, or those of a player."""

    word: ClassVar = "history"
    player: int | None = None
    page: int = 0

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        match control.what.split(" "):
            case [cls.word, player] if USER_ID.fullmatch(player):
                return cls(int(player) or None, control.version)
        return None

    def __str__(self) -> str:
        return str(ControlId(0, 0, min(self.page, LAST_PAGE), f"{self.word} {self.player or 0}"))


@dataclass(frozen=True, slots=True)
class GoPress(WordPress):
    """Leads to where the entry leads that is chosen in a menu. table, deal: what the menu is about, if anything."""

    word: ClassVar = GO
    menu: str
    table: int = 0
    deal: int = 0


LONGEST_LINE: Final = 400


class Showing(Enum):
    """For whom it is: the one who asked, as a picture or in words, or everybody in a channel."""

    OWN = "own"
    WORDS = "words"
    SHARED = "shared"


async def reader_of(people: Readers, user: int, guild: int, showing: Showing) -> tuple[Reader, str]:
    """Who it is told to, and what the one who shows it is called; a channel has the server's language."""
    if showing is not Showing.SHARED:
        return await people.reader(Caller(user, guild)), ""
    return Reader(await people.language_of_guild(guild)), (await people.names(guild, [user]))[user]


def shown(message: Message, at: FigurePress, showing: Showing, reader: Reader, who: str = "") -> Message:
    """A look for whom it is for. at: what leads to it. who: what the one who shows it is called."""
    if showing is Showing.WORDS:
        return Message(shortened(message.words or message.text, LONGEST_TEXT))
    if showing is Showing.OWN:
        if not message.words:
            return message
        row = row_with_room(message.controls, 2)
        share = link_button(SHARE, ShareFigurePress(at), reader, row)
        words = link_button(WORDS, FigureWordsPress(at), reader, row)
        return replace(message, controls=(*message.controls, share, words))
    if not message.words:
        raise StaleAction
    controls = link_button(WORDS, FigureWordsPress(at), reader), link_button(at.word, at, reader)
    text = f"{reader.say(f'shown-{at.word}', who=escape(who))}\n{message.text}"
    return replace(message, text=shortened(text, LONGEST_TEXT), controls=controls)


def after_sharing(message: Message, reader: Reader) -> Message:
    """The same look once it was posted: it says so, and bears no way to do so twice."""
    return replace(unshared(message), text=f"{message.text}\n{reader.say('replay-posted')}")


def unshared(message: Message) -> Message:
    """The same look without the way to show it to a channel."""
    return replace(message, controls=tuple(each for each in message.controls if f":{SHARE} " not in each.press))


def in_words(*parts: str, message: Message, about: str = "") -> str:
    """What is written, what the pictures show line by line, and, where there is room, what is to be said of it."""
    told = (escape(line, LONGEST_LINE) for picture in message.pictures for line in picture.told)
    lines = [part for part in (*parts, *told) if part]
    return fitting(LONGEST_TEXT, "\n".join((*lines, about)).rstrip(), "\n".join(lines))


def link_menu(what: str, entries: Sequence[Entry], reader: Reader, row: int) -> Menu:
    """A menu whose entries say what a button would say."""
    return Menu(reader.say(f"menu-go-{what}"), str(GoPress(what)), tuple(entries), row=row)


def link_button(what: str, press: object, reader: Reader, row: int = 0) -> Button:
    """A button named by what it leads to."""
    return Button(reader.say(f"button-{what}"), str(press), row=row)


def with_spans(message: Message, table: int, span: Span, reader: Reader, *, is_live: bool = True) -> Message:
    """A sheet with the menu of spans above its other controls."""
    entries = [
        Entry(str(ScoresPress(table, each, SheetPart.TOTALS)), capital(reader.say(f"span-{each}")), chosen=each is span)
        for each in Span
        if is_live or each is not Span.GAME
    ]
    below = tuple(replace(each, row=max(each.row, 1)) for each in message.controls)
    return replace(message, controls=(link_menu("span", entries, reader, 0), *below))
