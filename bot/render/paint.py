"""The painter: pictures of scenes as PNG bytes, painted off the event loop and kept for whoever asks again."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from bot.render import sprites
from bot.render.faces import CHIP, HAND, SMALL, TABLE
from bot.render.layout import lay_out
from bot.render.png import encode
from bot.render.raster import paint
from bot.render.scenes import HandScene, OrderScene, Scene, SheetScene, TableScene
from engine.cards import Card, Rank, Suit


def picture(scene: Scene) -> bytes:
    """A scene's picture as PNG, painted here and now."""
    return encode(paint(lay_out(scene)))


class Painter:
    """Paints in threads of its own; equal scenes are painted once as long as the cache keeps them."""

    def __init__(self, threads: int = 2, cache_bytes: int = 16 << 20) -> None:
        """`cache_bytes` bounds what is kept; the pictures asked for longest ago go first."""
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="painter")
        self._room = cache_bytes
        self._kept: OrderedDict[Scene, bytes] = OrderedDict()
        self._size = 0
        self._under_way: dict[Scene, asyncio.Future[bytes]] = {}

    async def hand(self, scene: HandScene) -> bytes:
        """A player's own cards."""
        return await self._picture(scene)

    async def table(self, scene: TableScene) -> bytes:
        """The table as everybody sees it."""
        return await self._picture(scene)

    async def sheet(self, scene: SheetScene) -> bytes:
        """The score sheet."""
        return await self._picture(scene)

    async def order(self, scene: OrderScene) -> bytes:
        """The order of the cards."""
        return await self._picture(scene)

    async def warm(self) -> None:
        """Make the usual sprites, so that the first picture is as quick as the rest."""
        await asyncio.get_running_loop().run_in_executor(self._pool, warm)

    def close(self) -> None:
        """Let the threads go; pictures under way are finished."""
        self._pool.shutdown(wait=True)

    async def _picture(self, scene: Scene) -> bytes:
        if (kept := self._kept.get(scene)) is not None:
            self._kept.move_to_end(scene)
            return kept
        if (under_way := self._under_way.get(scene)) is None:
            under_way = asyncio.get_running_loop().run_in_executor(self._pool, picture, scene)
            self._under_way[scene] = under_way
            under_way.add_done_callback(lambda done: self._done(scene, done))
        return await asyncio.shield(under_way)

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


def warm() -> None:
    """Make the sprites of a whole pack in two colours, at every size."""
    for card in (Card(suit, rank) for suit in Suit for rank in Rank):
        for size in (HAND, TABLE, CHIP, SMALL):
            sprites.card(card, size, four_colour=False, is_dim=False)
        sprites.card(card, HAND, four_colour=False, is_dim=True)
