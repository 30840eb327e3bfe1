"""One painting process as the bot sees it: how it is started, what it is given, what it answers and how it is ended."""

import asyncio
import os
import pickle
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol

import bot
from bot.present.scenes import Scene
from bot.render.frames import HEAD, SIZE

SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
PNG: Final = b"\x89PNG\r\n\x1a\n"
MAX_ANSWER_BYTES: Final = 16 << 20
"""No answer is longer: a head that promises more is rubbish, and its end would be awaited for ever."""


class Listener(Protocol):
    """What becomes of a painting process, told in order and at once."""

    def is_there(self) -> None:
        """It has begun and can be given scenes."""

    def answered(self, told: bytes, *, is_picture: bool) -> None:
        """A picture, or what went wrong with one."""

    def ended(self) -> None:
        """It ended; nothing more comes from it."""

    def wrote_rubbish(self) -> None:
        """It sent what cannot be read, and what follows cannot be trusted."""


class PaintProcess(asyncio.SubprocessProtocol):
    """Says that it is there, then gives one answer for each scene, in the same order; ends when its input does."""

    def __init__(self, listener: Listener) -> None:
        self._listener: Listener | None = listener
        self._transport: Any = None
        self._said = bytearray()
        self._answers = 0
        self.is_ready = False
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def begin(self, command: Sequence[str]) -> None:
        """Start the process; raises `OSError` where that cannot be done."""
        self._transport, _ = await asyncio.get_running_loop().subprocess_exec(
            lambda: self, *command, cwd=Path(bot.__path__[0]).parent, stderr=None,
            env={name: value for name, value in os.environ.items() if name not in SECRETS},
        )  # fmt: skip
        if self._listener is None:
            self.kill()

    def give(self, scene: Scene) -> None:
        pipe = self._transport.get_pipe_transport(0)
        if not pipe.is_closing():
            said = pickle.dumps(scene, pickle.HIGHEST_PROTOCOL)
            pipe.write(SIZE.pack(len(said)) + said)

    def finish(self) -> None:
        """Give it nothing more: it paints what it has and ends."""
        self._transport.get_pipe_transport(0).close()

    def kill(self) -> None:
        """End it now and ignore what it still says; others may hold its pipes, so our ends are closed too."""
        self._listener = None
        if self._transport is None:
            return  # as soon as it runs
        with suppress(ProcessLookupError):
            self._transport.kill()
        for number in (0, 1):
            self._transport.get_pipe_transport(number).close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Cut what it says into answers."""
        del fd
        self._said += data
        while self._listener is not None and len(self._said) >= HEAD.size:
            is_picture, number, size = HEAD.unpack_from(self._said)
            if self._said[0] > 1 or number != self._answers or size > MAX_ANSWER_BYTES:
                self._listener.wrote_rubbish()
                return
            end = HEAD.size + size
            if len(self._said) < end:
                return
            told = bytes(self._said[HEAD.size : end])
            del self._said[:end]
            self._answers += 1
            self._answered(self._listener, told, is_picture=is_picture)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, and all that it said was read."""
        del exc
        self._transport.close()
        self.over.set_result(None)
        if self._listener is not None:
            self._listener.ended()

    def _answered(self, listener: Listener, told: bytes, *, is_picture: bool) -> None:
        if not self.is_ready and is_picture and not told:
            self.is_ready = True
            listener.is_there()
        elif self.is_ready and (told.startswith(PNG) or not is_picture):
            listener.answered(told, is_picture=is_picture)
        else:
            listener.wrote_rubbish()
