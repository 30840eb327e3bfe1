"""Which columns say something of a person, how each is told to them, and what deletion does to it.

Each part of what is stored hands in its own, and `bot/stores.py` names all. A test compares them with the schema, lives
a life in every column, and looks at its export and at what deletion leaves.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeVar

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncConnection

S = TypeVar("S", bound=Select[Any])

ROWS_AT_ONCE: Final = 200
"""Rows of a page."""


class Gone(StrEnum):
    """What deletion does. ROW: its row goes. EMPTIED: the person, or what they typed, is taken out of it.

    BEFORE: they leave their tables before they can delete anything. KEPT: it stays, and is nobody's any more.
    """

    ROW = "row"
    EMPTIED = "emptied"
    BEFORE = "before"
    KEPT = "kept"


@dataclass(frozen=True, slots=True)
class Personal:
    """A column that says something of a person.

    told: where it stands in the export, such as `deals.actions.text`; empty for one that is not there. why: it is not,
    or why it stays after deletion.
    """

    told: str
    gone: Gone = Gone.ROW
    why: str = ""


ID: Final = Personal("user")
ONLY_AN_ID: Final = "the person's own id stands at the head of the export"
NAMELESS: Final = "others played the deal too: it stays, in a nameless seat"


def told_in(section: str, columns: str) -> dict[str, Personal]:
    """Columns told under their own names whose rows go."""
    return {name: Personal(f"{section}.{name}") for name in columns.split()}


@dataclass(frozen=True, slots=True)
class Page:
    """So many rows of an ordered query, after those that were read before: nobody waits long for it."""

    skip: int = 0
    rows: int = ROWS_AT_ONCE

    def of(self, ordered: S) -> S:
        """The part of the query that is this page."""
        return ordered.limit(self.rows).offset(self.skip)

    @property
    def next(self) -> "Page":
        """The page after this one."""
        return Page(self.skip + self.rows, self.rows)


Told = list[dict[str, object]]
Whole = Callable[[AsyncConnection, int], Awaitable[Told]]
Paged = Callable[[AsyncConnection, int, Page], Awaitable[Told]]
Forget = Callable[[AsyncConnection, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class PersonalData:
    """What one part of the bot stores of people.

    columns: those that say something of somebody, by table, and others: the rest, which name nobody. whole: what is
    never much, by its name in the export, and paged: what adds up over years. forget: deletes what is of somebody.
    """

    columns: Mapping[str, Mapping[str, Personal]]
    others: Mapping[str, str]
    whole: Mapping[str, Whole] = field(default_factory=dict)
    paged: Mapping[str, Paged] = field(default_factory=dict)
    forget: Forget | None = None
