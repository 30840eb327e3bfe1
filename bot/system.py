"""The system's own clock and chance, and how the interpreter is set for a bot that must answer at once."""

import asyncio
import gc
import secrets
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from types import ModuleType

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


def new_loop() -> asyncio.AbstractEventLoop:
    """An event loop, libuv's where it runs."""
    loop: asyncio.AbstractEventLoop = asyncio.new_event_loop() if uvloop is None else uvloop.new_event_loop()
    return loop


def tune() -> None:
    """Let threads take turns quickly, and look for reference cycles seldom and a little at a time."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(YOUNG, MIDDLING, OLD)


def settle() -> None:
    """What is there after the start stays: it need not be looked through for garbage ever again."""
    gc.collect()
    gc.freeze()


class SystemClock:
    """The time of the machine, in UTC."""

    def now(self) -> datetime:
        """Now."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Seconds that never go back."""
        return time.monotonic()

    async def sleep_until(self, moment: datetime) -> None:
        """Return when the moment has come."""
        # A machine that slept or whose clock was set wakes up late; short naps keep that small.
        while (left := (moment - self.now()).total_seconds()) > 0:  # noqa: ASYNC110 - there is no event to wait for
            await asyncio.sleep(min(left, 30.0))


class SystemShuffler:
    """The operating system's generator: nobody can foresee it, and there is no seed to guess."""

    def __init__(self) -> None:
        self._random = secrets.SystemRandom()

    def shuffled(self, pack: Cards) -> Cards:
        """The pack in an order nobody can foresee."""
        order = list(pack)
        self._random.shuffle(order)
        return tuple(order)

    def salt(self) -> str:
        """Thirty-two hex characters nobody can foresee."""
        return secrets.token_hex(16)

    def one_of(self, numbers: Sequence[int]) -> int:
        """Any of these numbers, each as likely as the others."""
        return self._random.choice(numbers)
