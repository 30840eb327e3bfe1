"""Computers think in threads beside the event loop: a few at a time, in turn, and never longer than they may."""

import asyncio
import math
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

import structlog

from bot.players.base import Player
from bot.players.levels import EASY, player_of
from bot.players.simple import Simple
from engine.actions import Action
from engine.views import View

LOG = structlog.get_logger(__name__)

MOVE_SECONDS: Final = 1.5
"""No computer takes longer for a move, not counting the pause that people see."""
SEARCH_SHARE: Final = 0.85
"""How much of its time a search is told to take, so that nothing it has found is thrown away as just too late."""
MOST_SEARCHES: Final = 3
"""At once, and always one less than there are processors if there are several.

Two searches that share the interpreter with the event loop make it late by five times as much as one does, and a lower
priority makes it worse: a thread that is suspended while it has the interpreter keeps everybody waiting.
"""

PlayerOf = Callable[[str, float, Callable[[], float]], Player]
Answer = asyncio.Future[Action | None]


class NoSearch(Exception):
    """Search could not be loaded."""


@dataclass(slots=True)
class _Flag:
    """Whether the answer is still wanted; read from the thinking thread."""

    until: float
    is_dropped: bool = False

    def clock(self) -> float:
        """The time; for a search that is not wanted any more it is up."""
        return math.inf if self.is_dropped else time.monotonic()


@dataclass(slots=True)
class PendingMove:
    """One question, answered by the rule of thumb and perhaps by a search."""

    view: View
    level: str
    by_rule_of_thumb: Answer
    by_search: Answer | None
    flag: _Flag = field(repr=False)
    is_loading: bool = False
    """Whether the search may have to be loaded first, which nobody need be told if it takes too long."""

    async def settle(self) -> None:
        """Wait for the search, but not beyond its time."""
        if self.by_search is not None:
            await asyncio.wait({self.by_search}, timeout=max(0.0, self.flag.until - time.monotonic()))
        await asyncio.wait({self.by_rule_of_thumb})

    async def answer(self) -> Action | None:
        """What the search has found, else what the rule of thumb says; raises what that failed with."""
        if self.by_search is None:
            return await self.by_rule_of_thumb
        where = {"level": self.level, "game": self.view.game, "phase": self.view.phase}
        if not self.by_search.done():
            if not self.is_loading:
                LOG.warning("search-late", **where)
        elif (failure := self.by_search.exception()) is None:
            return self.by_search.result()
        elif not isinstance(failure, NoSearch):
            LOG.error("search-failed", exc_info=failure, **where)
        return await self.by_rule_of_thumb

    def drop(self) -> None:
        """Stop the search as soon as it looks at its clock."""
        self.flag.is_dropped = True
        for each in (self.by_rule_of_thumb, self.by_search):
            if each is not None and not each.cancel() and not each.cancelled():
                each.exception()  # else asyncio would report an exception never retrieved


class Thinking:
    """Two rows of questions: the rule of thumb's, each answered in a moment, and those of the searches.

    A table asks one question at a time for each seat, and the rows are first come, first served; the more wait, the
    less time each search takes, so that all get some.
    """

    def __init__(
        self, chance: random.Random, searches: int | None = None, thumb: Player | None = None, *,
        player_of: PlayerOf = player_of, load: Callable[[], None] = lambda: None,
        on_busy: Callable[[bool], None] = lambda _: None,
    ) -> None:  # fmt: skip
        """As many searches at once as given, else as this machine is good for.

        load: what comes before the first. on_busy: told when a table begins to wait for computers, and when none does
        any more.
        """
        self._chance, self._thumb, self._player_of = chance, thumb or Simple(), player_of
        self._searches = searches or max(1, min(MOST_SEARCHES, processors() - 1))
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="rule-of-thumb")
        self._slow = ThreadPoolExecutor(self._searches, thread_name_prefix="search")
        self._waiting, self._counting = 0, Lock()
        self._open: set[Answer] = set()
        self._on_busy = on_busy
        self.is_warm = False
        """Whether searches can be asked for; until then the rule of thumb answers everything."""
        self._load, self._loading = load, Lock()
        self._is_loaded = self._is_expected = self._is_closed = False

    def begin(self, level: str, view: View, seconds: float | None, chance: random.Random | None = None) -> PendingMove:
        """Think about a view for so long, or for as long as a move may take at all."""
        chance = chance or self._chance
        loop = asyncio.get_running_loop()
        allowed = MOVE_SECONDS if seconds is None else min(seconds, MOVE_SECONDS)
        flag = _Flag(time.monotonic() + allowed)
        by_rule_of_thumb = loop.run_in_executor(self._quick, self._thumb.choose, view, chance)
        by_search = None
        if self.is_warm and level != EASY:
            self._count(+1)
            asked = self._slow.submit(self._search, level, view, flag, chance)
            asked.add_done_callback(lambda _: self._count(-1))
            by_search = asyncio.wrap_future(asked)
        self._note_open(by_rule_of_thumb, by_search)
        return PendingMove(view, level, by_rule_of_thumb, by_search, flag, is_loading=not self._is_loaded)

    def expect(self) -> None:
        """Load what searches take, as one will be asked for soon; a bot whose computers never search goes without."""
        if self.is_warm and not self._is_expected:
            self._is_expected = True
            self._slow.submit(self.is_ready)

    def is_ready(self) -> bool:
        """Whether one can search now; to be called in a thread, as it loads what that takes."""
        with self._loading:
            if self.is_warm and not self._is_loaded:
                try:
                    self._load()
                except Exception as reason:  # noqa: BLE001 - whatever is wrong with this machine, the game goes on
                    self.is_warm = False
                    if not self._is_closed:  # an interpreter that is ending loads nothing, which says nothing
                        tell_without_search(reason)
                else:
                    self._is_loaded = True
            return self.is_warm

    def close(self) -> None:
        """Let the threads go; a search under way ends by itself, and is not waited for. Nothing is loaded any more."""
        self._is_closed = True
        if not self._is_loaded:
            self.is_warm = False
        for row in (self._quick, self._slow):
            row.shutdown(wait=False, cancel_futures=True)

    def _note_open(self, *answers: Answer | None) -> None:
        """Questions that were put, until they are answered or dropped."""
        was_busy = bool(self._open)
        for answer in answers:
            if answer is not None:
                self._open.add(answer)
                answer.add_done_callback(self._close)
        if not was_busy:
            self._on_busy(True)

    def _close(self, answer: Answer) -> None:
        self._open.discard(answer)
        if not self._open:
            self._on_busy(False)

    def _count(self, change: int) -> None:
        """How many searches are under way or wait; called from the threads too."""
        with self._counting:
            self._waiting += change

    def _search(self, level: str, view: View, flag: _Flag, chance: random.Random) -> Action | None:
        """In a thread: search for a fair share of the time that is left, if the answer is still wanted."""
        if flag.is_dropped:
            return None
        if not self.is_ready():
            raise NoSearch
        share = (flag.until - time.monotonic()) * SEARCH_SHARE / max(1.0, self._waiting / self._searches)
        return self._player_of(level, max(0.0, share), flag.clock).choose(view, chance)


def tell_without_search(reason: Exception) -> None:
    """Tell the host that computers play less well than they could, and why."""
    LOG.warning("Computers play by rule of thumb: search cannot be had.", reason=f"{type(reason).__name__}: {reason}")


def processors() -> int:
    """How many of the machine's processors this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1
