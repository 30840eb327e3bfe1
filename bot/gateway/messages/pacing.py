"""When a message of ours may be changed: a channel's window, a table's budget and the loop's lateness in one turn."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.health import LOOP_LAG
from bot.tasks import cancel_and_wait

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


async def watch_lag(lag: LoopLag) -> None:
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


EDITS: Final = 4
WINDOW: Final = 5.5
"""At most four edits in five seconds, for one channel; half a second more makes up for the way there."""
MAX_CHANNELS: Final = 50_000
GATHER_SECONDS: Final = 2.5
"""While only computers act, several of their moves go into one edit."""
LINGER_SECONDS: Final = 1.2
"""How long a table must be quiet before the message of somebody nobody waits for is changed: what they may say for a
moment only, as a signal between two cards that follow each other fast, is not worth two edits."""
POST_SECONDS: Final = 4.0
"""How far edits of a post are apart that Discord counts: what follows fast, a trick about, goes into one of them."""
FREE_POST_SECONDS: Final = 2.5
"""The same for those that Discord does not count, of a table as it stands: not more than `MAX_POST_WAIT_SECONDS`, so
that at the pace of most people each card is one, and in a flurry two or three are."""
MAX_POST_WAIT_SECONDS: Final = 2.5
"""No card waits longer than that for them, so that with the way there everybody sees it within three seconds."""
MAX_LINGER_SECONDS: Final = 6.0
"""At a table that is never quiet it waits no longer than that."""
QUIET_SECONDS: Final = 20.0
"""After so long without anything new a table has time to show everybody what is true, whoever pays for it."""
MAX_CREDIT: Final = 6.0
CREDIT_PER_CARD: Final = 1.4
POLL_SECONDS: Final = 0.03
SOON, LATER = 0.3, 5.0
"""How long an edit gives way at most: one that somebody waits for to act, and any other. What waits shows in one edit
all that happened meanwhile."""


class UpdateRequest(NamedTuple):
    """What a message is that wants to be changed.

    channel: whose window it counts in. is_new: it is still to be sent. is_free: by a token, which Discord does not
    count. is_urgent: somebody waits for it to act, or is misled by it.
    is_public: everybody looks at it. is_live: it shows the table as it stands. not_before: until then it is likely to
    be overtaken by itself.
    """

    channel: int
    is_new: bool = False
    is_free: bool = False
    is_urgent: bool = False
    is_public: bool = False
    is_live: bool = False
    not_before: float = 0.0

    @property
    def is_paced(self) -> bool:
        """Whether the channel's window counts: for edits of what everybody sees, and for the bot's own edits."""
        return not self.is_new and (self.is_public or not self.is_free)


@dataclass(slots=True)
class EditWindow:
    """The newest edits of one channel."""

    times: deque[float] = field(default_factory=lambda: deque(maxlen=EDITS))

    def wait(self, now: float, *, is_urgent: bool) -> float:
        """In how many seconds the next edit is allowed.

        The last one of the four is kept for what is urgent. The others are spread: three at once would leave nobody
        anything new to see until the window is over.
        """
        if is_urgent:
            return self._wait(EDITS, WINDOW, now)
        return max(self._wait(EDITS - 1, WINDOW, now), self._wait(EDITS - 2, WINDOW / 2, now))

    def _wait(self, most: int, seconds: float, now: float) -> float:
        """The same, with at most so many edits in so many seconds."""
        return max(0.0, self.times[-most] + seconds - now) if len(self.times) >= most else 0.0

    def note(self, now: float) -> None:
        """An edit is made."""
        self.times.append(now)


@dataclass(slots=True)
class TablePace:
    """What of one table decides about its messages' turns.

    credit: calls that count which it may still make for comfort; cards played by people pay for them.
    is_by_computers: what happens next is a computer's doing. is_answered: a person did what happened last.
    changed_at, posted_at, shown_at: when something last happened, when the post was last edited by a call that counts,
    and when it last showed the table, by the event loop's clock.
    """

    credit: float = MAX_CREDIT
    changed_at: float = 0.0
    posted_at: float = -POST_SECONDS
    shown_at: float = -POST_SECONDS
    is_by_computers: bool = False
    is_answered: bool = False
    changed: asyncio.Event = field(default_factory=asyncio.Event)

    def card_played(self, cards: int) -> None:
        self.credit = min(MAX_CREDIT, self.credit + cards * CREDIT_PER_CARD)

    def note_change(self, now: float) -> None:
        self.changed_at = now
        self.changed.set()

    def spend(self) -> None:
        """A call was made."""
        self.credit -= 1.0

    @property
    def has_capacity(self) -> bool:
        """Whether something that can wait may be done now."""
        return self.credit >= 1.0

    def is_immediate(self, update: UpdateRequest) -> bool:
        """Whether it is changed at once though computers are about to change it again."""
        return update.is_new or (self.is_answered and (update.is_free or self.has_capacity))

    def can_afford(self, update: UpdateRequest, now: float) -> bool:
        """Whether it is free, somebody waits for it or is misled by it, there is plenty left, or the table is quiet."""
        if update.is_free or update.is_new or self.has_capacity or self.quiet_in(now) <= 0:
            return True
        return not self.is_by_computers if update.is_public else update.is_urgent

    def quiet_in(self, now: float) -> float:
        """In how many seconds the table is quiet, if nothing happens."""
        return self.changed_at + QUIET_SECONDS - now

    def until(self, update: UpdateRequest, began: float) -> float:
        """Until when it waits for more to go into the same edit, since it began to wait."""
        if update.is_public:
            if update.is_free:
                return self.shown_at + FREE_POST_SECONDS if update.is_live else began
            return min(self.posted_at + POST_SECONDS, began + MAX_POST_WAIT_SECONDS)
        return max(min(max(began, self.changed_at) + LINGER_SECONDS, began + MAX_LINGER_SECONDS), update.not_before)

    async def wait_for_change(self, seconds: float | None) -> None:
        """Wait until something about the table changes, at most so long."""
        self.changed.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # wait_for may swallow the word to stop
                await self.changed.wait()


class Pacing:
    """Lets each change of a message wait for its turn; an answer to a press does not come here."""

    def __init__(self, lag: LoopLag) -> None:
        self._windows: LRUCache[int, EditWindow] = LRUCache(MAX_CHANNELS)
        self._queue = EditQueue(lag)

    async def turn(self, what: Hashable, pace: TablePace, update: Callable[[], UpdateRequest]) -> None:
        """Return when it may be changed. update: asked again and again, as it may change meanwhile."""
        loop = asyncio.get_running_loop()
        began, has_turn = loop.time(), update().is_new
        while True:
            now = update()
            left = began + GATHER_SECONDS - loop.time()
            linger = 0.0 if now.is_new or now.is_urgent else pace.until(now, began) - loop.time()
            wait = self._window(now).wait(loop.time(), is_urgent=now.is_urgent) if now.is_paced else 0.0
            if pace.is_by_computers and left > 0 and not pace.is_immediate(now):
                await pace.wait_for_change(left)
            elif not pace.can_afford(now, loop.time()):
                await pace.wait_for_change(pace.quiet_in(loop.time()))
            elif linger > 0:
                await pace.wait_for_change(linger)
            elif wait > 0:
                await asyncio.sleep(wait)
            elif has_turn:
                return
            else:
                latest = began + MAX_POST_WAIT_SECONDS if now.is_public else None
                await self._queue.turn(what, is_awaited=now.is_urgent, latest=latest)
                has_turn = True

    def called(self, pace: TablePace, update: UpdateRequest) -> None:
        if update.is_paced:
            self._window(update).note(asyncio.get_running_loop().time())
        if update.is_public and update.is_live:
            pace.shown_at = asyncio.get_running_loop().time()
        if not update.is_free:
            pace.spend()
            if update.is_public:
                pace.posted_at = asyncio.get_running_loop().time()

    def prioritise(self, what: Hashable) -> None:
        self._queue.prioritise(what)

    async def stop(self) -> None:
        await self._queue.stop()

    def _window(self, update: UpdateRequest) -> EditWindow:
        return self._windows.setdefault(update.channel, EditWindow())


class Edit(NamedTuple):
    """An edit that waits: when it goes in any case, and what it waits for."""

    latest: float
    through: asyncio.Future[None]


Queue = dict[Hashable, Edit]


class EditQueue:
    """One edit at a time; before the next one begins everything else that is ready has its turn.

    While the loop is late only those go through that have waited as long as they may, and while it soon may be, of
    those that nobody waits for.
    """

    def __init__(self, lag: LoopLag) -> None:
        self._lag = lag
        self._awaited: Queue = {}
        self._posts: Queue = {}
        self._others: Queue = {}
        self._letting: asyncio.Task[None] | None = None

    async def turn(self, what: Hashable, *, is_awaited: bool, latest: float | None = None) -> None:
        """Return when the edit of this may begin.

        is_awaited: somebody waits for it to act. latest: until when it gives way, if everybody looks at it.
        """
        loop = asyncio.get_running_loop()
        for queue in (self._awaited, self._posts, self._others):
            queue.pop(what, None)  # one that was given up: hurried, it would take this one's place
        own = self._awaited if is_awaited else self._others if latest is None else self._posts
        until = loop.time() + (SOON if is_awaited else LATER)
        own[what] = edit = Edit(until if latest is None else min(until, latest), loop.create_future())
        if self._letting is None or self._letting.done():
            self._letting = asyncio.create_task(self._let_through(), name="edit queue")
        await edit.through

    def prioritise(self, what: Hashable) -> None:
        if (edit := self._posts.pop(what, None) or self._others.pop(what, None)) is not None:
            soon = asyncio.get_running_loop().time() + SOON
            self._awaited[what] = edit._replace(latest=min(edit.latest, soon))

    async def stop(self) -> None:
        await cancel_and_wait(self._letting)

    async def _let_through(self) -> None:
        while self._awaited or self._posts or self._others:
            queue = self._next(asyncio.get_running_loop().time())
            if queue is None:
                await asyncio.sleep(POLL_SECONDS)
                continue
            edit = queue.pop(next(iter(queue)))
            if not edit.through.done():
                edit.through.set_result(None)
                await asyncio.sleep(0)
                await asyncio.sleep(0)

    def _next(self, now: float) -> "Queue | None":
        """The queue whose first may go, of several the one whose first must go soonest."""
        felt, near = self._lag.is_felt, self._lag.is_near
        held = ((self._awaited, felt), (self._posts, near), (self._others, near))
        ready = [queue for queue, is_held in held if queue and (not is_held or first(queue).latest <= now)]
        return min(ready, key=lambda queue: first(queue).latest, default=None)


def first(queue: Queue) -> Edit:
    return next(iter(queue.values()))
