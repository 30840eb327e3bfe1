"""What happens before each person's eyes, numbered, so that nobody misses anything between two looks."""

from collections import defaultdict, deque
from collections.abc import AsyncIterator, Iterable

from bot.sandbox.clock import Signal
from bot.sandbox.errors import Json

KEPT = 4000


class Feed:
    """One numbered list of events a person, read from any number on, as a page or a test does."""

    def __init__(self) -> None:
        self.number = 0
        self._events: defaultdict[int, deque[Json]] = defaultdict(lambda: deque(maxlen=KEPT))
        self.changed = Signal()

    def publish(self, people: Iterable[int], kind: str, **data: object) -> None:
        """Shows an event to these people."""
        self.number += 1
        for person_id in people:
            self._events[person_id].append({"seq": self.number, "type": kind, **data})
        self.changed.fire()

    def since(self, person_id: int, number: int) -> list[Json]:
        """A person's events after that number."""
        return [event for event in self._events[person_id] if event["seq"] > number]

    async def follow(self, person_id: int, number: int) -> AsyncIterator[Json | None]:
        """A person's events after that number, for ever; None now and then when nothing happens."""
        while True:
            fresh = self.since(person_id, number)
            for event in fresh:
                number = event["seq"]
                yield event
            if not fresh:
                last = self.number
                if not await self.changed.until(lambda last=last: self.number > last, 15):  # type: ignore[misc]
                    yield None
