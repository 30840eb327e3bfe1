"""A process of our own that looks at finished deals: started when there is something to look at, ended when not."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import bot
from bot.players.worker import PAUSE, RESUME
from bot.tasks import to_its_end

SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
LONGEST_LINE: Final = 1 << 18
"""How long an answer may be."""

Tell = Callable[[int, int], None]
"""Told how far it is: at which of how many."""


def command(niceness: int) -> tuple[str, ...]:
    """How such a process is started, at so much lower a priority than the bot's."""
    return sys.executable, "-m", "bot.players.worker", str(niceness)


class WorkerFailed(Exception):
    """The process ended, or said something else than an answer."""


class WorkerProcess:
    """Answers one question at a time, and stands still while it is told to."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._is_paused = False

    async def ask(self, question: str, tell: Tell = lambda *_: None) -> object:
        """What it answers; raises `WorkerFailed`. The process is gone if that is not waited for."""
        try:
            if self._process is None:
                await to_its_end(self._begin())
            return await self._asked(question, tell)
        except (OSError, ValueError) as error:
            await self.rest()
            raise WorkerFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.rest()
            raise

    async def rest(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await to_its_end(process.wait())

    def pause(self, is_to: bool) -> None:
        """Stand still from now on, or go on."""
        self._is_paused = is_to
        self._tell(PAUSE if is_to else RESUME)

    async def _begin(self) -> None:
        options: dict[str, Any] = {}
        if sys.platform == "win32":
            options["creationflags"] = subprocess.IDLE_PRIORITY_CLASS
        self._process = await asyncio.create_subprocess_exec(
            *self._command, cwd=Path(bot.__path__[0]).parent, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, limit=LONGEST_LINE,
            env={name: value for name, value in os.environ.items() if name not in SECRETS}, **options,
        )  # fmt: skip
        if self._is_paused:
            self._tell(PAUSE)

    async def _asked(self, question: str, tell: Tell) -> object:
        """What the process answers; raises `ValueError` where it ends or says what is no JSON."""
        self._tell(question)
        out = None if self._process is None else self._process.stdout
        while True:
            said: object = json.loads(b"" if out is None else await out.readline())
            if not isinstance(said, dict) or said.keys() != {"at", "of"}:
                return said
            tell(int(said["at"]), int(said["of"]))

    def _tell(self, line: str) -> None:
        way = None if self._process is None else self._process.stdin
        if way is not None and not way.is_closing():
            way.write(line.encode() + b"\n")
