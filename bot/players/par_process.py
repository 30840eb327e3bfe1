"""Par as the bot asks for it: a process that is started when there is a deal to play and ended when there is none."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import bot
from bot.players.par import ParQuestion
from bot.players.par_worker import PAUSE, RESUME

SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
COMMAND: Final = (sys.executable, "-m", "bot.players.par_worker")


class ParFailed(Exception):
    """The process ended, or said something else than par."""


class NoPar(Exception):
    """The deal cannot be played by today's rules."""


class ParPlayer(Protocol):
    """Plays finished deals, one at a time."""

    async def play(self, question: ParQuestion) -> tuple[float, ...]:
        """What each seat gets at par; raises `NoPar` where there is none, and `ParFailed`."""

    async def rest(self) -> None:
        """There is nothing to play for a while."""


class ParProcess:
    """Plays in a process of its own, that stands still while tables wait for computers."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._is_paused = False

    async def play(self, question: ParQuestion) -> tuple[float, ...]:
        """Have it played; the process is gone if that is not waited for."""
        try:
            process = self._process or await self._begun()
            said = await self._asked(process, question)
        except (OSError, ValueError) as error:
            await self.rest()
            raise ParFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.rest()
            raise
        if said == "changed":
            raise NoPar
        if not isinstance(said, list) or len(said) != question.players:
            raise ParFailed(said if isinstance(said, str) else "rubbish")
        return tuple(map(float, said))

    async def rest(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()

    def pause(self, is_to: bool) -> None:
        """Stand still from now on, or go on."""
        self._is_paused = is_to
        if self._process is not None:
            self._tell(self._process, PAUSE if is_to else RESUME)

    async def _begun(self) -> asyncio.subprocess.Process:
        options: dict[str, Any] = {}
        if sys.platform == "win32":
            options["creationflags"] = subprocess.IDLE_PRIORITY_CLASS
        self._process = process = await asyncio.create_subprocess_exec(
            *self._command, cwd=Path(bot.__path__[0]).parent, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
            env={name: value for name, value in os.environ.items() if name not in SECRETS}, **options,
        )  # fmt: skip
        if self._is_paused:
            self._tell(process, PAUSE)
        return process

    async def _asked(self, process: asyncio.subprocess.Process, question: ParQuestion) -> object:
        """What the process answers; raises `ValueError` where it ends or says what is no JSON."""
        self._tell(process, question.write())
        line = b"" if process.stdout is None else await process.stdout.readline()
        said: object = json.loads(line)
        return said

    @staticmethod
    def _tell(process: asyncio.subprocess.Process, line: str) -> None:
        if process.stdin is not None and not process.stdin.is_closing():
            process.stdin.write(line.encode() + b"\n")
