"""Time and chance, as the bot asks for them; `system.py` has the machine's own, tests bring theirs."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Protocol

from engine.cards import Cards


class Shuffler(Protocol):
    """Chance."""

    def shuffled(self, pack: Cards) -> Cards:
        """The pack in an order nobody can foresee."""

    def one_of(self, numbers: Sequence[int]) -> int:
        """Any of these numbers, each as likely as the others."""

    def salt(self) -> str:
        """Thirty-two hex characters nobody can foresee."""


class Clock(Protocol):
    """Time. What is told or written down has `now`; what waits does so by `monotonic`, however the machine is set.

    on_step: told by how much the machine's clock was set, before anybody is given a time by the new one.
    """

    on_step: list[Callable[[timedelta], None]]

    def now(self) -> datetime:
        """Now, in UTC, as the machine has it."""

    def monotonic(self) -> float:
        """Seconds since some moment: they never go back, whatever is done to the machine's clock."""

    def coming(self, moment: datetime) -> float:
        """When a moment comes, by `monotonic`."""
        # To the microsecond, as moments are: what is due is not early by the last bit of a number.
        return round(self.monotonic() + (moment - self.now()).total_seconds(), 6)

    async def sleep_until(self, moment: float) -> None:
        """Return when the moment has come, by `monotonic`."""
