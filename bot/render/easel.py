"""Painting in a process of its own: the event loop shares the interpreter with nobody, and a fall there is not ours.

Scenes go out as pickles on its input, pictures come back in the same order; it ends when its input does.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import bot
from bot.render.frames import HEAD
from bot.render.scenes import Scene

log = logging.getLogger(__name__)

TRIES: Final = 3
AT_ONCE: Final = 12
"""So many scenes are with the process, that it need not wait for us while we are busy: some 20 ms of work."""
FEW: Final = 1
"""The patient hand theirs in only while there are no more, so that an answer's picture hardly waits for them."""
SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
CLOSE_SECONDS: Final = 2.0

Told = bytes | Exception
Tell = Callable[[Told], None]


class PaintingError(Exception):
    """A picture could not be painted; the text says where it failed and nothing of what it would have shown."""


@dataclass(slots=True, eq=False)
class Order:
    """A scene to be painted, who is told, and how many processes have ended over it."""

    scene: Scene
    tell: Tell
    losses: int = 0


class Talk(asyncio.SubprocessProtocol):
    """What a painting process says, handed on as soon as it is heard: the first thing is that it is there."""

    def __init__(self, heard: Callable[[bool, bytes], None], lost: Callable[[], None]) -> None:
        loop = asyncio.get_running_loop()
        self._heard, self._lost = heard, lost
        self._said = bytearray()
        self.there: asyncio.Future[bool] = loop.create_future()
        self.over: asyncio.Future[None] = loop.create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It has begun."""
        self._process = transport

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Cut it into answers."""
        del fd
        self._said += data
        while len(self._said) >= HEAD.size:
            is_picture, size = HEAD.unpack_from(self._said)
            end = HEAD.size + size
            if len(self._said) < end:
                return
            told = bytes(self._said[HEAD.size : end])
            del self._said[:end]
            if self.there.done():
                self._heard(is_picture, told)
            else:
                self.there.set_result(True)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, and all that it said was heard."""
        del exc
        self._process.close()
        self.over.set_result(None)
        if self.there.done():
            self._lost()
        else:
            self.there.set_result(False)


class Easel:
    """One painting process; where it ended a new one is begun, and what it had not painted is asked for again."""

    def __init__(self) -> None:
        self._process: asyncio.SubprocessTransport | None = None
        self._talk: Talk | None = None
        self._starting: asyncio.Task[Exception | None] | None = None
        self._is_closed = False
        self._asked: deque[Order] = deque()
        self._prompt: OrderedDict[Scene, Order] = OrderedDict()
        self._patient: OrderedDict[Scene, Order] = OrderedDict()

    async def start(self) -> None:
        """Begin the process, if there is none, and wait until it can paint; raises `PaintingError` and `OSError`."""
        if self._process is None and (error := await asyncio.shield(self._begun())):
            raise error

    def ask(self, scene: Scene, tell: Tell, *, is_patient: bool = False) -> None:
        """Tell the picture as PNG as soon as it is heard of, or why there is none: `PaintingError`, or `OSError`.

        Those of the patient come after all others. A scene is asked for again only after it was told.
        """
        if self._is_closed:
            tell(PaintingError("nothing is painted any more"))
            return
        (self._patient if is_patient else self._prompt)[scene] = Order(scene, tell)
        self._hand_in()

    def hurry(self, scene: Scene) -> None:
        """Somebody less patient wants the scene too."""
        if (order := self._patient.pop(scene, None)) is not None:
            self._prompt[scene] = order
            self._hand_in()

    async def close(self) -> None:
        """Let the process end; what it has not painted by then is not painted."""
        self._is_closed = True
        if self._starting is not None:
            await asyncio.wait({self._starting})
        process, talk = self._process, self._talk
        if process is not None and talk is not None:
            pipe: Any = process.get_pipe_transport(0)
            pipe.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await asyncio.shield(talk.over)
            with suppress(ProcessLookupError):
                process.kill()
            await talk.over
        self._give_up(PaintingError("nothing is painted any more"))

    def _begun(self) -> "asyncio.Task[Exception | None]":
        """The start of a process, under way or over."""
        if self._starting is None or self._starting.done():
            self._starting = asyncio.create_task(self._begin(), name="easel")
        return self._starting

    async def _begin(self) -> Exception | None:
        """Begin a process, after a few tries give up; why it could not be."""
        error: Exception = PaintingError("the painting process does not start")
        try:
            for _ in range(TRIES):
                process, talk = await asyncio.get_running_loop().subprocess_exec(
                    lambda: Talk(self._heard, self._lost), sys.executable, "-m", "bot.render",
                    cwd=Path(bot.__path__[0]).parent, stderr=None,
                    env={name: value for name, value in os.environ.items() if name not in SECRETS},
                )  # fmt: skip
                if await talk.there:
                    self._process, self._talk = process, talk
                    self._hand_in()
                    return None
        except OSError as reason:
            error = reason
        self._give_up(error)
        return error

    def _hand_in(self) -> None:
        """Hand in what waits, but little at a time: who comes later may be less patient."""
        if self._process is None:
            self._begun()
        elif not self._is_closed:
            pipe: Any = self._process.get_pipe_transport(0)
            while (waiting := self._prompt or self._patient) and len(self._asked) < (AT_ONCE if self._prompt else FEW):
                _, order = waiting.popitem(last=False)
                self._asked.append(order)
                if not pipe.is_closing():
                    pipe.write(pickle.dumps(order.scene, pickle.HIGHEST_PROTOCOL))

    def _heard(self, is_picture: bool, told: bytes) -> None:
        order = self._asked.popleft()
        self._hand_in()
        order.tell(told if is_picture else PaintingError(told.decode(errors="replace")))

    def _lost(self) -> None:
        """The process ended: what it had not painted goes first to the next one."""
        self._process = self._talk = None
        if self._is_closed:
            return
        log.warning("The painting process ended; another one is begun.")
        asked, self._asked = self._asked, deque()
        for order in reversed(asked):
            order.losses += 1
            if order.losses < TRIES:
                self._prompt[order.scene] = order
                self._prompt.move_to_end(order.scene, last=False)
            else:
                order.tell(PaintingError(f"the painting process ended {TRIES} times over the same picture"))
        if self._prompt or self._patient:
            self._begun()

    def _give_up(self, error: Exception) -> None:
        """Nobody who waits now gets a picture."""
        waiting = [*self._asked, *self._prompt.values(), *self._patient.values()]
        for row in (self._asked, self._prompt, self._patient):
            row.clear()
        for order in waiting:
            order.tell(error)
