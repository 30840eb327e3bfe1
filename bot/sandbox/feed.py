"""What happens before people's eyes, numbered, so that nobody misses anything between two looks."""

from collections import deque
from collections.abc import AsyncIterator, Iterable

from bot.sandbox.clock import Signal
from bot.sandbox.errors import Json

KEPT = 20_000
QUIET_SECONDS = 15


class Feed:
    """One numbered list of events, each for one person, read from any number on as page and tests do."""

    def __init__(self) -> None:
        self.number = 0
        self._events: deque[tuple[int, Json]] = deque(maxlen=KEPT)
        self.changed = Signal()

    def publish(self, people: Iterable[int], kind: str, **data: object) -> None:
        """Shows an event to these people."""
        for person_id in people:
            self.number += 1
            event = {"seq": self.number, "person": str(person_id), "type": kind, **data}
            self._events.append((person_id, event))
        self.changed.fire()

    def since(self, person_id: int | None, number: int) -> list[Json]:
        """The events after that number, of one person or (None) of all."""
        found = []
        for owner, event in reversed(self._events):
            if event["seq"] <= number:
                break
            if person_id in {None, owner}:
                found.append(event)
        return found[::-1]

    async def follow(self, person_id: int | None, number: int) -> AsyncIterator[Json | None]:
        """The events after that number, for ever; None now and then when nothing happens."""
        while True:
            latest = self.number
            for event in self.since(person_id, number):
                yield event
            number = latest
            if not await self._later_than(number):
                yield None

    async def _later_than(self, number: int) -> bool:
        return await self.changed.until(lambda: self.number > number, QUIET_SECONDS)
