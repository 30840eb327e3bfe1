"""What is said to people, as values: text, one picture with its words, and what can be pressed, in Discord's rows."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Literal, Protocol, Self, get_args

from bot.present.scenes import Scene
from bot.tables.model import CardColours

LONGEST_TEXT: Final = 2000
"""Discord's limit for a message, in characters."""
LONGEST_ALT: Final = 1024
"""Its limit for the description of a picture."""


class ButtonStyle(StrEnum):
    """How a button looks."""

    MAIN = "primary"
    PLAIN = "secondary"
    GOOD = "success"
    GRAVE = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """A button. `press`, at most 100 characters, is all that comes back: table, version and what it is for."""

    label: str
    press: str
    manner: ButtonStyle = ButtonStyle.PLAIN
    row: int = 0


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu: what comes back, and what is read; `about` explains it, and `chosen` is as it stands now."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 entries of which `count` are picked; of people and channels Discord has the entries."""

    placeholder: str
    press: str
    entries: tuple[Entry, ...] = ()
    count: int = 1
    row: int = 0
    of: Literal["entries", "people", "channels"] = "entries"


def reworded(control: Button | Menu, words: Callable[[str], str]) -> Button | Menu:
    """A control whose texts are put into other words; it says the same when it is pressed."""
    if isinstance(control, Button):
        return replace(control, label=words(control.label))
    entries = tuple(replace(each, label=words(each.label), about=words(each.about)) for each in control.entries)
    return replace(control, placeholder=words(control.placeholder), entries=entries)


@dataclass(frozen=True, slots=True)
class Dialog:
    """A question for a line of text; `press` is what comes back with it."""

    title: str
    label: str
    press: str
    longest: int


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture still to be painted, its file's name and its words for those who do not see it.

    told: all that it shows, line by line, of which the words may be the shorter form that Discord has room for.
    """

    scene: Scene
    name: Literal[
        "hand.png",
        "table.png",
        "sheet.png",
        "result.png",
        "trick.png",
        "order.png",
        "leaderboard.png",
        "match.png",
        "match2.png",
        "stats.png",
        "moment1.png",
        "moment2.png",
        "moment3.png",
    ]
    alt: str
    told: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Message:
    """A message; `mentions` lists the users it may call, `roles` the roles, and nobody else is ever pinged.

    passes: whether it tells of what the table is about to settle, so that it will soon be untrue. words: all of it and
    of its pictures, for who would rather read; empty where nobody can ask for that. colours: of the suits beside words.
    is_by_ear: whether it is made for who listens.
    """

    text: str
    pictures: tuple[Picture, ...] = ()
    controls: tuple[Button | Menu, ...] = ()
    mentions: tuple[int, ...] = ()
    files: tuple[tuple[str, bytes], ...] = ()
    roles: tuple[int, ...] = ()
    passes: bool = False
    words: str = ""
    colours: CardColours = CardColours.TWO
    is_by_ear: bool = False


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a control says when it is pressed: which table, made for which deal and version of it, and what for."""

    table: int
    deal: int
    version: int
    what: str

    def __str__(self) -> str:
        return f"lp:{self.table}:{self.deal}.{self.version}:{self.what}"


class TablePress(Protocol):
    """A press at a table, made for one of its deals."""

    @property
    def table(self) -> int:
        """Which table."""

    @property
    def deal(self) -> int:
        """Which deal of it, 0 for none."""


PRESS = r"lp:(?P<table>[0-9]{1,18}):(?P<deal>[0-9]{1,18})\.(?P<version>[0-9]{1,4}):(?P<what>.{1,91})"
"""The pattern of a custom id of ours."""
PATTERN = re.compile(PRESS)
HAND = "hand"
"""What asks for somebody's hand: under a table privately beside it, in a direct message in its place."""
PLAN = "plan"
"""The first word of what is chosen for a turn to come."""
LOOK = "look"
"""The first word of what somebody looks up beside their hand."""


def read_press(custom_id: str) -> ControlId | None:
    """A custom id of ours, or nothing."""
    match = PATTERN.fullmatch(custom_id)
    return ControlId(int(match[1]), int(match[2]), int(match[3]), match[4]) if match else None


def small_number(text: str, digits: int = 2) -> int | None:
    """A seat or a page that a custom id names, or a choice: at most so many digits, else nothing."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= digits else None


@dataclass(frozen=True, slots=True)
class WordPress:
    """A press that says what it is for by its first word; its fields follow, the last only where they say something.

    A number has at most two digits, and a text no blank. places: which fields stand in a custom id's own three numbers.
    """

    word: ClassVar[str]
    places: ClassVar[tuple[str, str, str]] = ("table", "deal", "version")

    @classmethod
    def parse(cls, control: ControlId) -> Self | None:
        word, *texts = control.what.split(" ")
        said = [each for each in fields(cls) if each.name not in cls.places]
        if word != cls.word or not sum(each.default is MISSING for each in said) <= len(texts) <= len(said):
            return None
        values = {each.name: _value(each.type, text) for each, text in zip(said, texts, strict=False)}
        numbers = zip(cls.places, (control.table, control.deal, control.version), strict=True)
        values |= {name: number for name, number in numbers if name in cls.__dataclass_fields__}
        return None if None in values.values() else cls(**values)

    def __str__(self) -> str:
        said = (getattr(self, each.name) for each in fields(self) if each.name not in self.places)
        words = (self.word, *(str(each) for each in said if each not in {None, ""}))
        table, deal, version = (getattr(self, place, 0) for place in self.places)
        return str(ControlId(table, deal, version, " ".join(words)))


def _value(kind: Any, text: str) -> Any:
    """A word of a custom id as a field of this type has it; None where it cannot be."""
    kind, *_ = get_args(kind) or (kind,)
    if kind is str:
        return text or None
    return small_number(text) if kind is int else kind(text) if text in set(kind) else None


def asks_something(custom_ids: Iterable[str]) -> bool:
    """Whether one of these controls answers a question; plans for a turn to come and looks stay as cards fall."""
    presses = map(read_press, custom_ids)
    return any(press is None or press.what.partition(" ")[0] not in {PLAN, LOOK} for press in presses)


def goes_on_from(custom_ids: Iterable[str], table: int) -> bool:
    """Whether a message with these controls leads on to a table's next deal, as a result that stands for it does."""
    presses = map(read_press, custom_ids)
    return any(press is not None and (press.table, press.what) == (table, "start") for press in presses)


def is_post_of(custom_ids: Iterable[str], table: int) -> bool:
    """Whether a message with these controls is a table's post; of ours only that one bears the button for the rules."""
    presses = map(read_press, custom_ids)
    return any(press is not None and (press.table, press.what) == (table, "rules") for press in presses)


ROWS: Final = 5
IN_A_ROW: Final = 5


def row_below(controls: Sequence[Button | Menu]) -> int:
    """The first row that is free, which may be one too many."""
    return max((each.row for each in controls), default=-1) + 1


def room_in(controls: Sequence[Button | Menu], row: int) -> int:
    """How many buttons still fit into a row; a menu fills it."""
    there = [each for each in controls if each.row == row]
    return 0 if any(isinstance(each, Menu) for each in there) else IN_A_ROW - len(there)


def row_with_room(controls: Sequence[Button | Menu], count: int) -> int:
    """The last row where it has room for so many more buttons, else the next, which may be one too many."""
    below = row_below(controls)
    return below - 1 if below and room_in(controls, below - 1) >= count else below


HINT: Final = "hint"
"""How the custom id of every button begins that asks for one."""
