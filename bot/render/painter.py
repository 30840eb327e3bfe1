"""The painter: pictures of scenes as PNG bytes, painted in another process and kept for whoever asks again."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Protocol

from bot.render.easel import Easel
from bot.render.scenes import Scene


class Paints(Protocol):
    """Whoever makes a scene's picture."""

    def paint(self, scene: Scene, *, is_patient: bool) -> Awaitable[bytes]:
        """The picture as PNG; who is patient lets others go first."""
        ...

    def hurry(self, scene: Scene) -> None:
        """Somebody less patient wants the scene too."""

    async def start(self) -> None:
        """Be ready before the first picture is asked for."""

    async def close(self) -> None:
        """Paint nothing more."""


class Painter:
    """Equal scenes are painted once as long as their picture is kept."""

    def __init__(self, easel: Paints | None = None, cache_bytes: int = 16 << 20) -> None:
        """`cache_bytes` bounds what is kept; the pictures asked for longest ago go first."""
        self._easel = easel or Easel()
        self._room = cache_bytes
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Scene, asyncio.Future[bytes]] = {}

    async def paint(self, scene: Scene, *, is_patient: bool = False) -> bytes:
        """A scene's picture; who is patient lets others go first."""
        if (kept := self._kept.get(scene)) is not None:
            self._kept.move_to_end(scene)
            return kept
        if (under_way := self._under_way.get(scene)) is None:
            under_way = asyncio.ensure_future(self._easel.paint(scene, is_patient=is_patient))
            self._under_way[scene] = under_way
            under_way.add_done_callback(lambda done: self._done(scene, done))
        elif not is_patient:
            self._easel.hurry(scene)
        return await asyncio.shield(under_way)

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

    def _done(self, scene: Scene, done: "asyncio.Future[bytes]") -> None:
        self._under_way.pop(scene, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[scene] = done.result()
        self._size += len(done.result())
        while self._size > self._room:
            _, gone = self._kept.popitem(last=False)
            self._size -= len(gone)
