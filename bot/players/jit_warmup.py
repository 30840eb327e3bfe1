"""Search made ready beside everything else: compiled once a machine, kept on disk, loaded when it is first wanted."""

import asyncio
import contextlib
import ctypes
import gc
import mmap
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import structlog

import engine
from bot.players.thinking import Thinking, tell_without_search
from bot.tasks import cancel_and_wait, in_background, to_its_end
from engine.search import compile_cache

LOG = structlog.get_logger(__name__)


async def warm(thinking: Thinking, data_dir: Path) -> None:
    """Compile what is not compiled yet, and let searches begin; where that cannot be the log says so once.

    What is kept on disk was loaded once by just this numba, on just such a machine: the first search loads it.
    """
    try:
        folder = await asyncio.to_thread(cache_folder, data_dir)
        if folder is None:
            await asyncio.to_thread(load_search)  # which compiles it, and takes longer than anybody is to wait
        elif await asyncio.to_thread(_has_to_compile, folder):
            await _compile_apart(folder / "compiling")
    except Exception as reason:  # noqa: BLE001 - whatever is wrong with this machine, the game goes on
        tell_without_search(reason)
    else:
        thinking.is_warm = True
        LOG.info("Computers search at the levels normal and strong.")


@asynccontextmanager
async def warming(
    thinking: Thinking, data_dir: Path, there: asyncio.Event, begin: Callable[[], None] = lambda: None
) -> AsyncIterator[None]:
    """Warm up while the block runs, once the bot is there for people; at its end nothing of that is left running.

    begin: what else can only be done with search, called once that can be had.
    """

    async def when_there() -> None:
        await there.wait()
        await warm(thinking, data_dir)
        if thinking.is_warm:
            begin()

    task = in_background(when_there(), "warming of computers")
    try:
        yield
    finally:
        await cancel_and_wait(task)


def cache_folder(data_dir: Path) -> Path | None:
    """Where compiled code is kept: where numba was told to, beside the sources, or with the bot's data; None: nowhere.

    It must be known before numba is loaded.
    """
    if given := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(given)
    for folder in (compile_cache.SHIPPED, data_dir.absolute() / "compiled"):
        with contextlib.suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
            if os.access(folder, os.W_OK):
                if folder != compile_cache.SHIPPED:
                    os.environ["NUMBA_CACHE_DIR"] = str(folder)
                return folder
    return None


def _has_to_compile(folder: Path) -> bool:
    """Whether it is neither there nor was brought along."""
    if not compile_cache.is_whole(folder) and compile_cache.is_whole(compile_cache.SHIPPED):
        with contextlib.suppress(OSError):
            compile_cache.take_along(folder)
    return not compile_cache.is_whole(folder)


async def _compile_apart(lock: Path) -> None:
    """Compile in a process of its own: it takes some seconds and much memory, which a process gives back.

    It holds the lock while it compiles, and ends when this process does, however that happens.
    """
    root = Path(engine.__path__[0]).parent
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "engine.search", str(lock), cwd=root, stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        complaint = b"" if process.stderr is None else await process.stderr.read()
        await process.wait()
    except asyncio.CancelledError:
        process.kill()
        await to_its_end(process.wait())
        raise
    if process.returncode:
        last = complaint.decode(errors="replace").strip().splitlines()[-1:]
        raise RuntimeError(" ".join(last) or f"compiling ended with status {process.returncode}")


def load_search() -> None:
    """Load compiled code; where nothing was kept on disk it is compiled here."""
    from bot.players import searching  # noqa: F401, PLC0415 - that it can be loaded is the question

    _let_go("libllvmlite")
    gc.freeze()  # else the event loop would wait while each collection goes over a hundred thousand objects that stay


def _let_go(library: str) -> None:
    """Give back a library's memory where it is unchanged: what is needed again is read again from its file.

    Numba needs the compiler even to load what was compiled before, and 70 MiB of it would stay, on small machines too.
    Mappings that can be written to, or that were changed after they were read, are not touched.
    """
    if sys.platform != "linux":
        return
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    place = ""
    for line in Path("/proc/self/smaps").read_text(encoding="utf-8").splitlines():
        what, *told = line.split()
        if not what.endswith(":"):
            place = what if library in line and "w" not in told[0] else ""
        elif place and what == "Anonymous:" and told[0] == "0":
            start, end = (int(each, 16) for each in place.split("-"))
            advise(start, end - start, mmap.MADV_DONTNEED)
