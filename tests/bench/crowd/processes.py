"""A bot as a process of its own beside the loopback: started, measured from outside, ended."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import aiohttp

from tests.support.loopback import Loopback

QUIET = 0.1
"""Who uses no more of a core than this has nothing to do."""
MAPPING = re.compile(
    r"^[0-9a-f]+-[0-9a-f]+ \S+ (?P<offset>[0-9a-f]+) \S+ \S+ *(?P<file>.*)\n(?:\w+:.*\n)*?Rss: +(?P<resident>\d+) kB\n"
    r"(?:\w+:.*\n)*?Anonymous: +(?P<anonymous>\d+) kB$",
    re.MULTILINE,
)
SAMPLE = re.compile(r"^(\w+)(\{[^}]*\})? (\S+)$", re.MULTILINE)

AT_ONCE = {
    "COMPUTER_DELAY_SECONDS": "0",
    "CUT_SECONDS": "30",
    "OVERRIDE_SECONDS": "30",
    "NEXT_DEAL_SECONDS": "0",
}


def family(process: int) -> list[int]:
    """A process and the ones it began, such as the one that paints."""
    found = [process]
    for thread in Path(f"/proc/{process}/task").iterdir():
        with contextlib.suppress(OSError):
            found += map(int, (thread / "children").read_text(encoding="ascii").split())
    return found


def painter(process: int) -> list[int]:
    """The process that paints for a bot: beside it there may be one that plays finished deals for their par."""
    return [each for each in family(process)[1:] if b"bot.render" in _command(each)]


def _command(process: int) -> bytes:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""


def cpu_seconds(*processes: int) -> float:
    """How much time of all cores processes used, with all their threads.

    What /proc tells is counted by ticks, and wrong by a half for what always wakes just after one.
    """
    used = 0.0
    for each in processes:
        with contextlib.suppress(OSError):
            used += time.clock_gettime(~each << 3 | 2)  # as clock_getcpuclockid(3) makes it: to the nanosecond
    return used


def resident_bytes(process: int) -> int:
    """How much memory a process and the ones it began hold; what several share is shared out among them."""
    held = 0
    for each in family(process):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{each}/smaps_rollup").read_text(encoding="ascii").splitlines()
            held += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return held * 1024


def lone_bytes(process: int) -> int:
    """How much they would hold if nothing else on the machine used the same libraries."""
    own, files = 0, dict[tuple[str, str], int]()
    for each in family(process):
        with contextlib.suppress(OSError):
            for place in MAPPING.finditer(Path(f"/proc/{each}/smaps").read_text(encoding="utf-8")):
                resident, anonymous = int(place["resident"]), int(place["anonymous"])
                which = (place["file"], place["offset"])
                own += anonymous
                files[which] = max(files.get(which, 0), resident - anonymous)
    return (own + sum(files.values())) * 1024


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Bot:
    """One bot's process on the loopback, to be used as `async with`; of another checkout where its folder is named."""

    def __init__(
        self, discord: Loopback, folder: Path, command: tuple[str, ...], settings: Mapping[str, str],
        checkout: Path | None = None,
    ) -> None:  # fmt: skip
        self._discord = discord
        self._checkout = checkout
        self._command = command
        self._log = folder / "bot.log"
        self._port = free_port()
        left_out = {"DATABASE_URL", "SHARD_COUNT", "SHARD_IDS"}
        self._environment = {name: value for name, value in os.environ.items() if name not in left_out}
        self._environment |= {"DISCORD_TOKEN": discord.token, "DISCORD_API_URL": discord.api_url}
        self._environment |= {"DATA_DIR": str(folder), "METRICS_PORT": str(self._port), **settings}
        self._process: asyncio.subprocess.Process | None = None

    @property
    def number(self) -> int:
        """The process's id."""
        assert self._process is not None
        return self._process.pid

    async def __aenter__(self) -> Self:
        """Start it and wait until it is on the gateway."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, *self._command, env=self._environment, stdout=log, stderr=log, cwd=self._checkout
            )
        try:
            await self._discord.connected(timeout=120)
        except TimeoutError:
            raise RuntimeError(self._log.read_text(encoding="utf-8")[-3000:]) from None
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._process.wait(), 30)
        except TimeoutError:
            self._process.kill()
        await self._discord.disconnected()

    async def quiet(self) -> None:
        """Wait until it has nothing more to do after its start."""
        idle, before = 0, cpu_seconds(*family(self.number))
        while idle < 3:
            await asyncio.sleep(1.0)
            used = cpu_seconds(*family(self.number))
            idle = idle + 1 if used - before < QUIET else 0
            before = used

    def complaints(self) -> list[str]:
        """Lines of the log that tell of something unforeseen."""
        lines = self._log.read_text(encoding="utf-8").splitlines()
        return [line for line in lines if "[error" in line or "[critical" in line or "Traceback" in line]

    async def figures(self) -> dict[str, float]:
        """What the bot tells of itself, by name with its labels."""
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{self._port}/metrics") as answer:
            text = await answer.text()
        return {name + labels: float(value) for name, labels, value in SAMPLE.findall(text)}


def quantile(figures: Mapping[str, float], before: Mapping[str, float], name: str, share: float) -> float:
    """An upper bound of a quantile from a histogram's growth between two readings; nan if nothing was measured."""
    bounds = re.compile(rf'{name}_bucket\{{le="([^"]+)"\}}')
    grown = sorted(
        (float(found[1]), count - before.get(key, 0.0))
        for key, count in figures.items()
        if (found := bounds.fullmatch(key))
    )
    wanted = share * grown[-1][1] if grown else 0.0
    return next((bound for bound, count in grown if count >= wanted > 0), float("nan"))
