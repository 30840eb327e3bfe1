"""The system's own clock and chance."""

import asyncio
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from engine.cards import Cards


class SystemClock:
    """The time of the machine, in UTC."""

    def now(self) -> datetime:
        """Now."""
        return datetime.now(UTC)

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
