"""Time as the loopback sees it: with the wall clock or standing still, and to be moved forward by tests."""

import asyncio
import heapq
import time
from collections.abc import Callable
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400
INTERACTION_SECONDS = 3.0
TOKEN_SECONDS = 900.0


class Timer:
    """Something due at a time, which can be called off."""

    def __init__(self, callback: Callable[[], object]) -> None:
        self._callback: Callable[[], object] | None = callback

    def cancel(self) -> None:
        self._callback = None

    def fire(self) -> None:
        callback, self._callback = self._callback, None
        if callback is not None:
            callback()


class SandboxClock:
    """Unix seconds, timers and snowflakes; `advance` jumps forward and fires on the way what falls due."""

    def __init__(self, *, running: bool = True, start: float | None = None) -> None:
        self._running = running
        self._offset = 0.0 if start is None or not running else start - time.time()
        self._still = time.time() if start is None else start
        self._timers: list[tuple[float, int, Timer]] = []
        self._count = 0
        self._last_id = 0
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        return time.time() + self._offset if self._running else self._still

    def advance(self, seconds: float) -> None:
        """Jumps forward; timers fire in their order, each at its own moment."""
        target = self.now() + seconds
        while self._timers and self._timers[0][0] <= target:
            due, _, timer = heapq.heappop(self._timers)
            self._move_to(max(due, self.now()))
            timer.fire()
        self._move_to(target)
        self._arm()

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Timer:
        """Fires the callback once when so many seconds have passed on this clock."""
        timer = Timer(callback)
        self._count += 1
        heapq.heappush(self._timers, (self.now() + seconds, self._count, timer))
        self._arm()
        return timer

    async def sleep(self, seconds: float) -> None:
        """Waits on this clock, so that `advance` can cut it short."""
        done = asyncio.get_running_loop().create_future()
        timer = self.call_later(seconds, lambda: None if done.done() else done.set_result(None))
        try:
            await done
        finally:
            timer.cancel()

    def snowflake(self) -> int:
        """A new id, larger than all before, that carries the time in its upper bits."""
        self._last_id = max(self._last_id + 1, int((self.now() - DISCORD_EPOCH) * 1000) << 22)
        return self._last_id

    def close(self) -> None:
        self._timers.clear()
        if self._alarm is not None:
            self._alarm.cancel()

    def _move_to(self, moment: float) -> None:
        if self._running:
            self._offset = max(self._offset, moment - time.time())
        else:
            self._still = moment

    def _arm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self._running and self._timers:
            delay = max(0.0, self._timers[0][0] - self.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self.advance, 0.0)


class WaitCondition:
    """Lets coroutines wait until something holds, woken by everything that may have made it so."""

    def __init__(self) -> None:
        self._waiters: set[asyncio.Future[None]] = set()

    def fire(self) -> None:
        """Wakes everybody who waits, to look again."""
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)
        self._waiters.clear()

    async def until(self, holds: Callable[[], bool], timeout_seconds: float) -> bool:
        """Waits in real time until it holds; false when the time ran out first."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout_seconds
        while not holds():
            waiter = loop.create_future()
            self._waiters.add(waiter)
            done, _ = await asyncio.wait([waiter], timeout=max(0.0, deadline - loop.time()))
            if not done:
                self._waiters.discard(waiter)
                return holds()
        return True


def iso(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
