"""Lets edits of messages begin one at a time, so that answers are given first when there is much to do."""

import asyncio
from collections.abc import Hashable
from typing import Final, NamedTuple

from bot.gateway.messages.lag import LATENESS, Lateness
from bot.tasks import put_an_end_to

BREATH: Final = 0.03
SOON, LATER = 0.3, 5.0
"""How long an edit gives way at most: one that somebody waits for to act, and any other. What waits shows in one edit
all that happened meanwhile."""


class Edit(NamedTuple):
    """An edit that waits: when it goes in any case, and what it waits for."""

    latest: float
    through: asyncio.Future[None]


Queue = dict[Hashable, Edit]


class Turnstile:
    """One edit at a time; before the next one begins everything else that is ready has its turn.

    While the loop is late only those go through that have waited as long as they may, and while it soon may be, of
    those that nobody waits for.
    """

    def __init__(self, lateness: Lateness = LATENESS) -> None:
        self._lateness = lateness
        self._awaited: Queue = {}
        self._others: Queue = {}
        self._letting: asyncio.Task[None] | None = None

    async def turn(self, what: Hashable, *, is_awaited: bool) -> None:
        """Return when the edit of this may begin; is_awaited: somebody waits for it to act."""
        loop = asyncio.get_running_loop()
        edit = Edit(loop.time() + (SOON if is_awaited else LATER), loop.create_future())
        (self._awaited if is_awaited else self._others)[what] = edit
        if self._letting is None or self._letting.done():
            self._letting = asyncio.create_task(self._let_through(), name="turnstile")
        await edit.through

    def hurry(self, what: Hashable) -> None:
        """Somebody waits for this edit now."""
        if (edit := self._others.pop(what, None)) is not None:
            soon = asyncio.get_running_loop().time() + SOON
            self._awaited[what] = edit._replace(latest=min(edit.latest, soon))

    async def stop(self) -> None:
        """Nobody goes through any more."""
        await put_an_end_to(self._letting)

    async def _let_through(self) -> None:
        while self._awaited or self._others:
            queue = self._next(asyncio.get_running_loop().time())
            if queue is None:
                await asyncio.sleep(BREATH)
                continue
            edit = queue.pop(next(iter(queue)))
            if not edit.through.done():
                edit.through.set_result(None)
                await asyncio.sleep(0)
                await asyncio.sleep(0)

    def _next(self, now: float) -> "Queue | None":
        """The queue whose first may go, of two the one whose first must go sooner."""
        held = ((self._awaited, self._lateness.is_felt), (self._others, self._lateness.is_near))
        ready = [queue for queue, is_held in held if queue and (not is_held or first(queue).latest <= now)]
        return min(ready, key=lambda queue: first(queue).latest, default=None)


def first(queue: Queue) -> Edit:
    """Who has waited longest."""
    return next(iter(queue.values()))
