"""What befalls the SQLite file: a kill between two statements, a while without it, and a while without space."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import OperationalError

from tests.simulation.loop import PROGRAM, Killed, Program

BUSY_SECONDS = 5.0
"""How long a program waits for a lock before it gives up."""
WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT")
"""What takes space."""
WRITING = "BEGIN IMMEDIATE"
"""What a connection that writes begins with; others keep nothing."""


class Database:
    """Hears of every statement before it is carried out.

    kill_at: after so many more statements, commits or answers of the database to it `kill` ends the program `victim`.
    is_away: every transaction fails as it does where somebody else holds the file; away_from: those of one program.
    is_full: nothing can be written, and that is found out by chance at a statement or at the commit.
    """

    def __init__(self, chance: random.Random | None = None) -> None:
        self.chance = chance or random.Random(0)
        self.statements = 0
        self.kill_at: int | None = None
        self.kill: Callable[[], None] = lambda: None
        self.victim: Program | None = None
        self.away_from: Program | None = None
        self.is_away = self.is_full = False
        self.refused = self.unkept = 0

    @property
    def is_cut_off(self) -> bool:
        """Whether who asks now gets no answer."""
        return self.is_away or (self.away_from is not None and PROGRAM.get() is self.away_from)

    def before(self, statement: str) -> None:
        """A statement is about to be carried out."""
        if PROGRAM.get() is None:
            return
        self.statements += 1
        self._count_down()
        if self.is_cut_off and statement.startswith("BEGIN"):
            self.refused += 1
            raise OperationalError(statement, None, sqlite3.OperationalError("database is locked"))
        if self.is_full and statement.startswith(WRITES) and (statement == "COMMIT" or self.chance.random() < 0.5):
            self.unkept += 1
            raise OperationalError(statement, None, sqlite3.OperationalError("database or disk is full"))

    def _count_down(self) -> None:
        if self.kill_at is not None and self.victim in {None, PROGRAM.get()}:
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
    def heard(connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        if statement == WRITING:
            connection.info[WRITING] = True
        if _current:
            _current[-1].before(statement)

    @event.listens_for(Engine, "commit")
    def committing(connection: Any) -> None:
        if _current:
            _current[-1].before("COMMIT" if WRITING in connection.info else "END")
