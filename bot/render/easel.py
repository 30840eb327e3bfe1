"""Painting in a process of its own: the event loop shares the interpreter with nobody, and a fall there is not ours.

Scenes go out as pickles on its input, pictures come back in the same order; it ends when its input does.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections import OrderedDict, deque
from contextlib import suppress
from pathlib import Path
from typing import Final

import bot
from bot.render.frames import HEAD
from bot.render.scenes import Scene

log = logging.getLogger(__name__)

TRIES: Final = 3
AT_ONCE: Final = 12
"""So many scenes are with the process, that it need not wait for us while we are busy: some 20 ms of work."""
FEW: Final = 2
"""The patient hand theirs in only while there are no more, so that an answer's picture hardly waits for them."""
LONGEST: Final = 1 << 20
"""So many bytes of pictures may wait to be taken."""
SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
CLOSE_SECONDS: Final = 2.0


class PaintingError(Exception):
    """A picture could not be painted; the text says where it failed and nothing of what it would have shown."""


class _Lost(Exception):
    """The process ended before it had painted."""


class Easel:
    """One painting process; where it ended a new one is begun, and what it had not painted is asked for again."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._asked: deque[asyncio.Future[bytes]] = deque()
        self._prompt: OrderedDict[Scene, asyncio.Future[bytes]] = OrderedDict()
        self._patient: OrderedDict[Scene, asyncio.Future[bytes]] = OrderedDict()
        self._starting = asyncio.Lock()

    async def start(self) -> None:
        """Begin the process, if there is none, and wait until it can paint; raises `PaintingError` and `OSError`."""
        for _ in range(TRIES):
            with suppress(_Lost):
                await self._start()
                return
        raise PaintingError("the painting process does not start")

    async def paint(self, scene: Scene, *, is_patient: bool = False) -> bytes:
        """The picture as PNG, those of the patient after all others; raises `PaintingError`.

        A scene is asked for again only when it is painted. Raises `OSError` too, where no process can be begun.
        """
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            await self.start()
            answer: asyncio.Future[bytes] = loop.create_future()
            (self._patient if is_patient else self._prompt)[scene] = answer
            self._ask()
            try:
                return await answer
            except _Lost:
                log.warning("The painting process ended; another one is begun.")
        raise PaintingError(f"the painting process ended {TRIES} times over the same picture")

    def hurry(self, scene: Scene) -> None:
        """Somebody less patient wants the scene too."""
        if (answer := self._patient.pop(scene, None)) is not None:
            self._prompt[scene] = answer

    async def close(self) -> None:
        """Let the process end; what it has not painted by then is not painted."""
        process, reading = self._process, self._reading
        if process is None or reading is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.shield(reading)
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
        await process.wait()

    async def _start(self) -> None:
        async with self._starting:
            if self._reading is not None and not self._reading.done():
                return
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot.render", cwd=Path(bot.__path__[0]).parent, limit=LONGEST,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={name: value for name, value in os.environ.items() if name not in SECRETS},
            )  # fmt: skip
            hello: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
            self._asked.append(hello)
            self._reading = asyncio.create_task(self._read(self._process), name="easel")
            await hello

    def _ask(self) -> None:
        """Hand in what waits, but little at a time: who comes later may be less patient."""
        process = self._process
        while (waiting := self._prompt or self._patient) and len(self._asked) < (AT_ONCE if self._prompt else FEW):
            scene, answer = waiting.popitem(last=False)
            if process is None or process.stdin is None or process.stdin.is_closing():
                answer.set_exception(_Lost())
            elif not answer.done():
                self._asked.append(answer)
                process.stdin.write(pickle.dumps(scene, pickle.HIGHEST_PROTOCOL))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Give each picture to whoever asked for it, until the process ends."""
        pictures = process.stdout
        try:
            while pictures is not None:
                is_picture, size = HEAD.unpack(await pictures.readexactly(HEAD.size))
                told = await pictures.readexactly(size)
                answer = self._asked.popleft()
                self._ask()
                if answer.done():
                    continue
                if is_picture:
                    answer.set_result(told)
                else:
                    answer.set_exception(PaintingError(told.decode(errors="replace")))
        except (asyncio.IncompleteReadError, ConnectionError):
            await process.wait()
        finally:
            for answer in (*self._asked, *self._prompt.values(), *self._patient.values()):
                if not answer.done():
                    answer.set_exception(_Lost())
            self._asked.clear()
            self._prompt.clear()
            self._patient.clear()
