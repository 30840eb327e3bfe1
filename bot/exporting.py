"""All that is stored of a person, read and packed by a process of its own: whoever else speaks with the bot waits less.

The bot starts it for each export, and writes whose and from which database to its input, in one line: an address may
hold a password, which is nobody's argument and in nobody's environment. Files come back, each behind a line that says
its name and its length.
"""

import asyncio
import json
import logging
import os
import sys
from collections.abc import AsyncGenerator
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Final

import bot
from bot.errors import StorageError
from bot.present.packing import LARGEST, File, packed
from bot.store.engine import make_engines
from bot.store.personal import pieces_of
from bot.stores import PERSONAL_DATA
from bot.tables.settings import PersonalDataStore
from bot.tasks import to_its_end

log = logging.getLogger(__name__)

NICENESS: Final = 15
"""How much lower than the bot's the priority of the process is."""
SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
COMMAND: Final = (sys.executable, "-m", "bot.exporting")


class ExportProcess:
    """Makes exports in processes; where none can be started, in threads of this one."""

    def __init__(self, store: PersonalDataStore, address: str) -> None:
        """address: where another process finds the same, with all that the way there takes."""
        self._store, self._address = store, address

    async def files(self, user: int) -> AsyncGenerator[tuple[File, bool], None]:
        """The files of a person, each as soon as it is whole, and whether it is the last; raises `StorageError`."""
        begun: list[asyncio.subprocess.Process] = []
        try:
            await to_its_end(begin(begun))
            async for each in self._said(begun[0], user):
                yield each
        except (PermissionError, FileNotFoundError, NotImplementedError) as error:
            log.warning("No process can be started for an export (%s).", type(error).__name__)
            async for each in packed(user, self._store.export(user)):
                yield each
        finally:
            for process in begun:
                if process.returncode is None:
                    process.kill()
                await to_its_end(process.wait())

    async def _said(self, process: asyncio.subprocess.Process, user: int) -> AsyncGenerator[tuple[File, bool], None]:
        question, answers = process.stdin, process.stdout
        if question is None or answers is None:
            raise StorageError("An export has no pipes.")
        question.write(json.dumps({"user": user, "database": self._address}).encode() + b"\n")
        is_last = False
        while not is_last:
            try:
                head = json.loads(await answers.readline())
                if "failed" in head:
                    raise StorageError(f"An export came to nothing ({head['failed']}).")
                data, is_last = await answers.readexactly(head["size"]), head["last"]
            except (OSError, ValueError, KeyError, asyncio.IncompleteReadError) as error:
                raise StorageError(f"An export broke off ({type(error).__name__}).") from None
            yield (head["name"], data), is_last


async def begin(begun: list[asyncio.subprocess.Process]) -> None:
    """Start a process, which is in the list whatever becomes of its caller.

    It stays in the bot's folder: an address may name a certificate's file from there.
    """
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    known = (str(Path(bot.__path__[0]).parent), environment.get("PYTHONPATH"))
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, known))
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        env=environment,
    )  # fmt: skip
    begun.append(process)


async def answer(asked: dict[str, Any], told: BinaryIO, largest: int = LARGEST) -> None:
    engines = make_engines(asked["database"])
    try:
        pieces = pieces_of(engines.reading, PERSONAL_DATA, asked["user"])
        async for (name, data), is_last in packed(asked["user"], pieces, largest):
            say(told, {"name": name, "size": len(data), "last": is_last}, data)
    except Exception as error:  # noqa: BLE001 - what it says may tell of somebody, so that only its kind is told
        say(told, {"failed": type(error).__name__})
    finally:
        await engines.dispose()


def say(told: BinaryIO, head: dict[str, object], data: bytes = b"") -> None:
    told.write(json.dumps(head).encode() + b"\n" + data)
    told.flush()


def main() -> None:
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(NICENESS)
    with suppress(BrokenPipeError):
        asyncio.run(answer(json.loads(sys.stdin.buffer.readline()), sys.stdout.buffer))


if __name__ == "__main__":
    main()
