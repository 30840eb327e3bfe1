"""Much is read a little at a time, so that nobody waits for it."""

from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Select

S = TypeVar("S", bound=Select[Any])

AT_ONCE: Final = 200
"""Rows of a page."""


@dataclass(frozen=True, slots=True)
class Page:
    """So many rows of an ordered query, after those that were read before."""

    skip: int = 0
    rows: int = AT_ONCE

    def of(self, ordered: S) -> S:
        """The part of the query that is this page."""
        return ordered.limit(self.rows).offset(self.skip)

    @property
    def next(self) -> "Page":
        """The page after this one."""
        return Page(self.skip + self.rows, self.rows)
