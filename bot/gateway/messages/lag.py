"""How late the event loop is: everybody waits for what keeps it busy, so what can wait gives way then."""

import asyncio
import time

from bot.gateway.messages.metrics import LOOP_LAG

EVERY_SECONDS = 0.02
CALM_SECONDS = 0.5
"""How often the loop is looked at while there is something to do, and while there is hardly anything: each look out of
rest costs a sixth of a millisecond, so ten a second took as much as a tenth of a card."""
CALM = 0.1
"""The share of its time that the loop may work and be called calm."""
FELT_SECONDS = 0.01
"""An answer takes the loop about ten times round; so late each time, it comes a tenth of a second late."""
BUSY = 0.6
"""The share of its time that the loop may work; with more, what comes in bunches has to queue."""
MEMORY = 0.03
"""How much each `EVERY_SECONDS` count in that share: it is that of the last half second or so."""


class LoopLag:
    """By how many seconds the loop was late lately, and the share of its time it is busy; both fade in a calm."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.share = 0.0

    @property
    def is_felt(self) -> bool:
        """Whether people would wait less if less were done now."""
        return self.seconds > FELT_SECONDS

    @property
    def is_near(self) -> bool:
        """Whether people would soon feel it if everything were done at once."""
        return self.share > BUSY or self.is_felt

    @property
    def pause(self) -> float:
        """After how many seconds the loop is to be looked at again."""
        return EVERY_SECONDS if self.is_felt or self.share > CALM else CALM_SECONDS

    def note(self, seconds: float, share: float = 0.0, took: float = EVERY_SECONDS) -> None:
        """Note how late it was just now, and how busy since the last time, which is `took` seconds ago."""
        self.seconds = max(seconds, self.seconds / 2)
        self.share += min(1.0, MEMORY * took / EVERY_SECONDS) * (share - self.share)
        LOOP_LAG.observe(seconds)


async def watch(lag: LoopLag) -> None:
    """Sleep a little, again and again, and note how much longer it took, and how much was done meanwhile."""
    loop = asyncio.get_running_loop()
    began, worked = loop.time(), time.thread_time()
    while True:
        pause = lag.pause
        await asyncio.sleep(pause)
        before, worked_before = began, worked
        began, worked = loop.time(), time.thread_time()
        took = began - before
        lag.note(max(0.0, took - pause), (worked - worked_before) / took, took)
