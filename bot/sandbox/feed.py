"""What happens before people's eyes, numbered, so that nobody misses anything between two looks."""

from collections import deque
from collections.abc import AsyncIterator, Collection, Iterator
from dataclasses import dataclass

from bot.sandbox.clock import WaitCondition
from bot.sandbox.errors import Json

MAX_EVENTS = 5_000
QUIET_SECONDS = 15


@dataclass(frozen=True)
class FeedEvent:
    """Something seen by several people, some of whom it calls by name."""

    seq: int
    kind: str
    audience: frozenset[int]
    pinged: frozenset[int]
    data: Json

    def shown_to(self, person_id: int) -> Json:
        shown = {"seq": self.seq, "person": str(person_id), "type": self.kind, **self.data}
        if "message" in shown:
            shown["message"] = shown["message"] | {"pinged": person_id in self.pinged}
        return shown


class Feed:
    """One numbered list of events, read from any number on, as page and tests do."""

    def __init__(self) -> None:
        self.number = 0
        self._events: deque[FeedEvent] = deque(maxlen=MAX_EVENTS)
        self.changed = WaitCondition()

    def publish(self, people: Collection[int], kind: str, *, pinged: Collection[int] = (), **data: object) -> None:
        self.number += 1
        self._events.append(FeedEvent(self.number, kind, frozenset(people), frozenset(pinged), data))
        self.changed.fire()

    def since(self, person_id: int | None, number: int) -> list[Json]:
        """The events after that number, as one person or (None) everybody sees them."""
        fresh: list[FeedEvent] = []
        for event in reversed(self._events):
            if event.seq <= number:
                break
            fresh.append(event)
        return [shown for event in reversed(fresh) for shown in _seen(event, person_id)]

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


def _seen(event: FeedEvent, person_id: int | None) -> Iterator[Json]:
    if person_id is None:
        yield from (event.shown_to(each) for each in sorted(event.audience))
    elif person_id in event.audience:
        yield event.shown_to(person_id)
