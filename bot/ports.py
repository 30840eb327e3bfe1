"""Time and chance, as the bot asks for them; `system.py` has the machine's own, tests bring theirs."""

from collections.abc import Sequence
from datetime import datetime
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
    """Time."""

    def now(self) -> datetime:
        """Now, in UTC."""

    def monotonic(self) -> float:
        """Seconds since some moment: they never go back, whatever is done to the machine's clock."""

    async def sleep_until(self, moment: datetime) -> None:
        """Return when the moment has come."""
