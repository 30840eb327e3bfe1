"""The painter: pictures of scenes as PNG bytes, painted in another process and kept for the next who asks."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.present.scenes import Scene
from bot.render.paint_process import PaintingError, PaintResult, PaintSupervisor, Priority

CACHE_BYTES: Final = 16 << 20
"""Bytes of pictures that are kept in any case."""
CACHE_BYTES_PER_TABLE: Final = 256 << 10
"""As many for each table, where all together that is more: its hands, its post and its last trick. Of all pictures that
are wanted again 95 of 100 are among the last seven of their table."""
MAX_CACHE_BYTES: Final = 64 << 20
"""But never more than this."""


PROMPT_SECONDS: Final = 1.0
"""How long an answer can wait for its picture: it must be given within three seconds, in words if need be."""
PATIENT_SECONDS: Final = 10.0
FIRST_SECONDS: Final = 2.5
WARMING_SECONDS: Final = 10.0
"""How long after the first picture that still holds: the process has to start, and then makes most of its sprites."""


@dataclass(frozen=True, slots=True)
class Deadlines:
    """The seconds after which a picture comes too late.

    prompt: for an answer, and for what somebody waits for. first: until the first picture, and `warming` longer.
    patient: for what can wait.
    """

    prompt: float = PROMPT_SECONDS
    patient: float = PATIENT_SECONDS
    first: float = FIRST_SECONDS
    warming: float = WARMING_SECONDS


class Painter:
    """Equal scenes are painted once as long as their picture is kept, and nobody waits for one longer than a deadline.

    on_recovery: what is called when pictures that were refused, or came too late, can be had now.
    """

    def __init__(
        self, supervisor: PaintSupervisor | None = None, room: int = CACHE_BYTES, deadlines: Deadlines = Deadlines()
    ) -> None:
        """`room` bounds the bytes kept while no tables are known; the pictures asked for longest ago go first."""
        self._supervisor = supervisor or PaintSupervisor()
        self._supervisor.on_change = self._changed
        self._room = room
        self._deadlines = deadlines
        self._warm_from: float | None = None
        self.tables: Callable[[], int] = lambda: 0
        self.on_recovery: list[Callable[[], None]] = []
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._size = 0
        self._waiting: dict[Scene, list[asyncio.Future[bytes]]] = {}
        self._missed: set[Scene] = set()

    @property
    def is_well(self) -> bool:
        """Whether scenes can be painted now; if not, all whose picture is not kept are refused at once."""
        return self._supervisor.is_well

    async def paint(self, scene: Scene, priority: Priority = Priority.ANSWER) -> bytes:
        """A scene's picture. Raises `PaintingError` at the deadline or before.

        A picture that comes later is kept.
        """
        if (kept := self._kept.get(scene)) is not None:
            self._kept.move_to_end(scene)
            return kept
        if not self.is_well:
            raise PaintingError("no picture can be painted now")
        mine: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._want(scene, mine, priority)
        try:
            async with asyncio.timeout(self._seconds(priority)):
                return await mine
        except TimeoutError:
            if (kept := self._kept.get(scene)) is not None:
                return kept  # it came at the last moment
            if scene in self._waiting:
                self._missed.add(scene)
            raise PaintingError("the picture comes too late") from None
        finally:
            self._leave(scene, mine)

    async def start(self) -> None:
        """Make ready, so that the first picture need not wait for it; returns when that is done or cannot be."""
        await self._supervisor.start()

    async def close(self) -> None:
        await self._supervisor.close()

    @property
    def kept_bytes(self) -> int:
        return self._size

    def _seconds(self, priority: Priority) -> float:
        if priority is Priority.LATER:
            return self._deadlines.patient
        if self._warm_from is None or asyncio.get_running_loop().time() < self._warm_from:
            return self._deadlines.first
        return self._deadlines.prompt

    def _want(self, scene: Scene, mine: "asyncio.Future[bytes]", priority: Priority) -> None:
        if (waiting := self._waiting.get(scene)) is not None:
            waiting.append(mine)
            self._supervisor.prioritise(scene, priority)
        else:
            self._waiting[scene] = [mine]
            self._supervisor.ask(scene, partial(self._told, scene), priority)

    def _leave(self, scene: Scene, mine: "asyncio.Future[bytes]") -> None:
        """A scene that nobody waits for any more lets the others go first."""
        if mine.done() and not mine.cancelled():
            mine.exception()  # it may have come in the same moment as the deadline
        waiting = self._waiting.get(scene)
        if waiting is not None and mine in waiting:
            waiting.remove(mine)
            if not waiting:
                self._supervisor.deprioritise(scene)

    def _told(self, scene: Scene, told: PaintResult) -> None:
        for each in self._waiting.pop(scene, ()):
            if each.done():
                continue  # they have gone
            if isinstance(told, Exception):
                each.set_exception(told)
            else:
                each.set_result(told)
        if not isinstance(told, Exception):
            self._keep(scene, told)
        if scene in self._missed:
            self._missed.remove(scene)
            if not self._missed and self.is_well:
                self._recover()

    def _keep(self, scene: Scene, picture: bytes) -> None:
        if self._warm_from is None:
            self._warm_from = asyncio.get_running_loop().time() + self._deadlines.warming
        self._kept[scene] = picture
        self._size += len(picture)
        room = min(max(self._room, self.tables() * CACHE_BYTES_PER_TABLE), MAX_CACHE_BYTES)
        while self._size > room:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)

    def _changed(self, is_well: bool) -> None:
        """Nobody waits for a painter that does not work; what it paints once it does is kept all the same."""
        if is_well:
            self._recover()
            return
        for waiting in self._waiting.values():
            for each in waiting:
                if not each.done():
                    each.set_exception(PaintingError("no picture can be painted now"))

    def _recover(self) -> None:
        for each in self.on_recovery:
            asyncio.get_running_loop().call_soon(each)
