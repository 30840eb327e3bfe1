"""How late the event loop is: whatever keeps it busy, everybody waits for; what can wait itself gives way then."""

import asyncio

from bot.gateway.metrics import LOOP_LAG

EVERY_SECONDS = 0.02
FELT_SECONDS = 0.01
"""An answer takes the loop about ten times round; so late each time, it comes a tenth of a second late."""


class Lateness:
    """The loop's lateness of late, in seconds; it fades when things are calm again."""

    def __init__(self) -> None:
        self.seconds = 0.0

    @property
    def is_felt(self) -> bool:
        """Whether people would wait less if less were done now."""
        return self.seconds > FELT_SECONDS

    def note(self, seconds: float) -> None:
        """So late it was just now."""
        self.seconds = max(seconds, self.seconds / 2)
        LOOP_LAG.observe(seconds)


LATENESS = Lateness()


async def watch() -> None:
    """Sleep a little, again and again, and note how much longer it took."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        LATENESS.note(max(0.0, loop.time() - due))
