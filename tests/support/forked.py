"""The bot as a process of its own that begins with everything loaded: forked from one which does nothing else.

Loading takes a second of the processor, and the tests begin a bot some fifty times.
"""

import asyncio
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory

PAINTING = (
    sys.executable,
    "-c",
    "from bot.render import __main__ as painting; painting.warm_up = lambda: iter(()); painting.main()",
)
"""The painting process, which makes no card ready that nobody may ask for: that takes it half a second."""
LOADED = [
    "bot.__main__",
    "bot.app",
    "tests.support.spoken",
    *(f"cogs.{path.stem}" for path in Path("cogs").glob("[a-z]*.py")),
]


class Forked:
    """One such process; it is asked like those of asyncio."""

    def __init__(self, process: BaseProcess) -> None:
        assert process.pid is not None
        self.pid = process.pid
        self._process = process
        self._ended = asyncio.Event()
        asyncio.get_running_loop().add_reader(process.sentinel, self._end)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._process.sentinel)
        self._process.join()
        self._ended.set()

    @property
    def returncode(self) -> int | None:
        """The exit status once it is over; minus the signal's number if one ended it."""
        return self._process.exitcode if self._ended.is_set() else None

    async def wait(self) -> int:
        """Return the exit status when there is one."""
        await self._ended.wait()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it, unless the process is over."""
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """No last word."""
        self._process.kill()


def begin(words: Sequence[str], environment: Mapping[str, str], log: Path) -> Forked:
    """What `python -m bot` with these words does in this environment; it writes to the end of the log."""
    return Forked(_begun(words, environment, log, log))


def run(words: Sequence[str], environment: Mapping[str, str], seconds: float) -> subprocess.CompletedProcess[str]:
    """The same where it ends by itself, with all that it said."""
    with TemporaryDirectory(prefix="lambapea-") as folder:
        out, err = Path(folder) / "out", Path(folder) / "err"
        process = _begun(words, environment, out, err)
        process.join(seconds)
        status = process.exitcode
        if status is None:
            process.kill()
            raise TimeoutError(err.read_text(encoding="utf-8"))
        return subprocess.CompletedProcess(
            tuple(words), status, out.read_text(encoding="utf-8"), err.read_text(encoding="utf-8")
        )


def _begun(words: Sequence[str], environment: Mapping[str, str], out: Path, err: Path) -> BaseProcess:
    args = (tuple(words), dict(environment), str(out), str(err))
    process = _server().Process(target=_run, args=args, daemon=True)
    process.start()
    return process


@cache
def _server() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(LOADED)
    return context


def _run(words: tuple[str, ...], environment: dict[str, str], out: str, err: str) -> None:
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = [path for path in environment.get("PYTHONPATH", "").split(os.pathsep) if path]
    sys.argv = ["lambapea", *words]
    for stream, log in ((1, out), (2, err)):
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), stream)
    # Loaded where this is run, which is not where it is imported.
    from bot import app  # noqa: PLC0415
    from bot.__main__ import main  # noqa: PLC0415
    from bot.render.paint_process import PaintSupervisor  # noqa: PLC0415
    from bot.render.painter import Painter  # noqa: PLC0415

    app.Painter = lambda: Painter(PaintSupervisor(PAINTING))  # type: ignore[misc, assignment]
    sys.exit(main())
