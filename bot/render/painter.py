"""The painter: pictures of scenes as PNG bytes, painted in another process and kept for whoever asks again."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from bot.render.easel import Easel, Tell, Told
from bot.render.scenes import Scene

ROOM: Final = 16 << 20
"""Bytes of pictures that are kept in any case."""
TABLES_ROOM: Final = 320 << 10
"""And so many for each table: its hands, its post and its last trick."""
MOST_ROOM: Final = 64 << 20
"""But never more than this."""


class Paints(Protocol):
    """Whoever makes a scene's picture."""

    def ask(self, scene: Scene, tell: Tell, *, is_patient: bool) -> None:
        """Tell the picture as PNG, or why there is none; who is patient lets others go first."""

    def hurry(self, scene: Scene) -> None:
        """Somebody less patient wants the scene too."""

    async def start(self) -> None:
        """Be ready before the first picture is asked for."""

    async def close(self) -> None:
        """Paint nothing more."""


class Painter:
    """Equal scenes are painted once as long as their picture is kept."""

    def __init__(self, easel: Paints | None = None, room: int = ROOM) -> None:
        """`room` bounds the bytes kept while no tables are known; the pictures asked for longest ago go first."""
        self._easel = easel or Easel()
        self._room = room
        self.tables: Callable[[], int] = lambda: 0
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._size = 0
        self._waiting: dict[Scene, list[asyncio.Future[bytes]]] = {}

    async def paint(self, scene: Scene, *, is_patient: bool = False) -> bytes:
        """A scene's picture; who is patient lets others go first."""
        if (kept := self._kept.get(scene)) is not None:
            self._kept.move_to_end(scene)
            return kept
        mine: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        if (waiting := self._waiting.get(scene)) is None:
            self._waiting[scene] = [mine]
            self._easel.ask(scene, partial(self._told, scene), is_patient=is_patient)
        else:
            waiting.append(mine)
            if not is_patient:
                self._easel.hurry(scene)
        return await mine

    async def start(self) -> None:
        """Make ready, so that the first picture need not wait for it."""
        await self._easel.start()

    async def close(self) -> None:
        """Paint nothing more."""
        await self._easel.close()

    @property
    def kept_bytes(self) -> int:
        """How many bytes of pictures are kept."""
        return self._size

    def _told(self, scene: Scene, told: Told) -> None:
        for each in self._waiting.pop(scene, ()):
            if each.done():
                continue  # he has gone
            if isinstance(told, Exception):
                each.set_exception(told)
            else:
                each.set_result(told)
        if isinstance(told, Exception):
            return
        self._kept[scene] = told
        self._size += len(told)
        room = min(self._room + self.tables() * TABLES_ROOM, MOST_ROOM)
        while self._size > room:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)
