"""What befalls the SQLite file: a kill between two statements, and a while in which nobody can get at it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from tests.simulation.loop import PROGRAM, Killed

BUSY_SECONDS = 5.0
"""How long a program waits for a lock before it gives up."""


class Database:
    """Hears of every statement before it is carried out.

    kill_at: after so many more statements, commits or answers of the database `kill` ends the program. is_away: every
    transaction fails as it does where somebody else holds the file.
    """

    def __init__(self) -> None:
        self.statements = 0
        self.kill_at: int | None = None
        self.kill: Callable[[], None] = lambda: None
        self.is_away = False
        self.refused = 0

    def before(self, statement: str) -> None:
        """A statement is about to be carried out."""
        if PROGRAM.get() is None:
            return
        self.statements += 1
        self._count_down()
        if self.is_away and statement.startswith("BEGIN"):
            self.refused += 1
            raise OperationalError(statement, None, sqlite3.OperationalError("database is locked"))

    def _count_down(self) -> None:
        if self.kill_at is not None:
            self.kill_at -= 1
            if self.kill_at <= 0:
                self.kill_at = None
                self.kill()
                raise Killed

    def work(self, work: Callable[[], Any]) -> tuple[Any, float]:
        """What a thread does, and how long it took: a program that waits for a lock is patient."""
        refused = self.refused
        try:
            result = work()
        except Exception as error:
            if self.refused > refused:
                error.took_seconds = BUSY_SECONDS  # type: ignore[attr-defined]
            raise
        self._count_down()  # committed, and nobody has heard of it yet
        return result, 0.0


_current: list[Database] = []


def watch(database: Database) -> None:
    """From now on this is the one that hears of statements."""
    _listen()
    _current.append(database)


@contextmanager
def watched(database: Database) -> Iterator[None]:
    """The same until the end of the block, in a process that has other things to do."""
    watch(database)
    try:
        yield
    finally:
        _current.remove(database)


@cache
def _listen() -> None:
    @event.listens_for(Engine, "before_cursor_execute")
    def heard(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if _current:
            _current[-1].before(statement)

    @event.listens_for(Engine, "commit")
    def committing(_connection: Any) -> None:
        if _current:
            _current[-1].before("COMMIT")
