"""The system's own clock and chance, and how the interpreter is set for a bot that must answer at once."""

import asyncio
import gc
import logging
import os
import secrets
import sys
import threading
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from types import ModuleType

from bot.ports import Clock
from engine.cards import Cards

uvloop: ModuleType | None
try:
    import uvloop
except ImportError:  # Windows
    uvloop = None

SWITCH_SECONDS = 0.0005
"""How long a thread may hold the interpreter while others wait. A write takes a few turns, and with the usual 5 ms
people who wait for an answer would feel five of them."""
YOUNG, MIDDLING, OLD = 1000, 5, 450
"""The thresholds of the garbage collector's three generations. Everybody waits while it looks for reference cycles, so
it is to do little at a time, and to look through everything seldom."""


STEP = timedelta(seconds=1)
"""What the machine's clock goes more or less than that between two looks was set; less is how clocks are kept right."""
STOP_SECONDS = 8.0
"""Docker, for one, ends by force what has not ended after ten."""
UNFINISHED = 1
NAP_SECONDS = 30.0
"""After so long somebody who sleeps looks whether the machine's clock was set."""

log = logging.getLogger(__name__)


def new_loop() -> asyncio.AbstractEventLoop:
    """An event loop, libuv's where it runs."""
    loop: asyncio.AbstractEventLoop = asyncio.new_event_loop() if uvloop is None else uvloop.new_event_loop()
    return loop


def tune_interpreter() -> None:
    """Let threads take turns quickly, and look for reference cycles seldom and a little at a time."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG, MIDDLING, OLD)


def freeze_heap() -> None:
    """What is there after the start stays: it need not be looked through for garbage ever again."""
    gc.collect()
    gc.freeze()


def force_exit_soon() -> None:
    """Let the process end in any case before whoever asked for it loses patience; called by a signal to stop.

    What was acknowledged is stored by then. What still goes on waits for a database or a line that does not answer.
    """

    def end() -> None:
        log.error("Not everything was finished %.0f s after the signal to stop: the process ends.", STOP_SECONDS)
        logging.shutdown()
        os._exit(UNFINISHED)

    timer = threading.Timer(STOP_SECONDS, end)
    timer.daemon = True
    timer.start()


def wall_clock() -> datetime:
    """What the machine says the time is; nothing else in the bot asks it."""
    return datetime.now(UTC)


class SystemClock(Clock):
    """The time of the machine, in UTC, and how it is set: each look compares it with the clock that nobody can set."""

    def __init__(
        self, wall: Callable[[], datetime] = wall_clock, steady: Callable[[], float] = time.monotonic
    ) -> None:  # fmt: skip
        self.on_step: list[Callable[[timedelta], None]] = []
        self._wall, self._steady = wall, steady
        self._before = wall(), steady()

    def now(self) -> datetime:
        now, steady = self._wall(), self._steady()
        (then, before), self._before = self._before, (now, steady)
        step = now - then - timedelta(seconds=steady - before)
        if abs(step) > STEP:
            log.warning("The machine's clock was set %+.0f s; what waits at the tables goes on.", step.total_seconds())
            for hear in self.on_step:
                hear(step)
        return now

    def monotonic(self) -> float:
        return self._steady()

    async def sleep_until(self, moment: float) -> None:
        while (left := moment - self.monotonic()) > 0:
            await asyncio.sleep(min(left, NAP_SECONDS))
            self.now()


class SystemShuffler:
    """The operating system's generator: nobody can foresee it, and there is no seed to guess."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def shuffled(self, pack: Cards) -> Cards:
        order = list(pack)
        self._random.shuffle(order)
        return tuple(order)

    def salt(self) -> str:
        return secrets.token_hex(16)

    def one_of(self, numbers: Sequence[int]) -> int:
        return self._random.choice(numbers)
