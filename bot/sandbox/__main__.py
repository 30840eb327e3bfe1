"""`python -m bot.sandbox`: the loopback Discord with its page, and the real bot as a process of its own on it."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

from bot.sandbox.loopback import PEOPLE, Loopback

PORT = 8765
STOP_SECONDS = 15.0
START_SECONDS = 30.0
QUIET_SECONDS = 2.5  # discord.py takes two to call itself ready, and the bot says so
CHUNK = 65_536


def say(line: str) -> None:
    """One line for the person who started this."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help=f"port of the page ({PORT}; a free one if taken)")
    parser.add_argument("--data", type=Path, default=Path("data/sandbox"), help="the bot's DATA_DIR (data/sandbox)")
    parser.add_argument("--no-bot", action="store_true", help="start the bot yourself, with the settings printed")
    parser.add_argument("--no-limits", action="store_true", help="switch Discord's rate limits off")
    return parser.parse_args()


def settings(loopback: Loopback, data: Path) -> dict[str, str]:
    """What makes the real bot connect here."""
    return {
        "DISCORD_TOKEN": loopback.token,
        "DISCORD_API_URL": loopback.api_url,
        "DATA_DIR": str(data.resolve()),
        # A host's .env may name the database of the real tables; those are not to be played with.
        "DATABASE_URL": f"sqlite+aiosqlite:///{data.resolve() / 'lambapea.sqlite3'}",
    }


class Bot:
    """The bot as a process of its own, started, ended and started again."""

    def __init__(self, loopback: Loopback, data: Path) -> None:
        self._environment = os.environ | settings(loopback, data)
        self._by_hand = by_hand(loopback, data)
        self._process: Process | None = None
        self._pump: asyncio.Task[None] | None = None
        self._restarts: set[asyncio.Task[None]] = set()
        self._is_ending = False
        self.spoke = asyncio.Event()

    async def start(self) -> None:
        """In a session of its own, so that Ctrl-C reaches it through us and only once."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run"),
            env=self._environment,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,
        )
        self._pump = asyncio.create_task(self._watch(self._process))

    async def _watch(self, process: Process) -> None:
        """Pass on what it says, and say so when it ends by itself; the page stays."""
        if process.stderr is not None:
            while said := await process.stderr.read(CHUNK):
                sys.stderr.buffer.write(said)
                sys.stderr.flush()
                self.spoke.set()
        status = await process.wait()
        self.spoke.set()
        if process is self._process and not self._is_ending:
            say(f"The bot ended with status {status}. The page stays open until Ctrl-C. To start it again:")
            say(f"  {self._by_hand}")

    @property
    def has_ended(self) -> bool:
        """Whether there is no bot (any more)."""
        return self._process is None or self._process.returncode is not None

    async def quiet(self, seconds: float) -> None:
        """Wait until it has said nothing for so long."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.spoke.clear()
                await asyncio.wait_for(self.spoke.wait(), seconds)

    def restart(self) -> None:
        task = asyncio.create_task(self._again())
        self._restarts.add(task)
        task.add_done_callback(self._restarts.discard)

    async def _again(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        if self._process is None and not self._is_ending:
            await self.start()

    async def stop(self) -> int | None:
        self._is_ending = True
        process, pump = self._process, self._pump
        if process is None or process.returncode is not None:
            return None
        process.terminate()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), STOP_SECONDS)
        if process.returncode is None:
            process.kill()
            await process.wait()
        if pump is not None:
            await pump
        return process.returncode


def by_hand(loopback: Loopback, data: Path) -> str:
    """The line that starts the bot from somebody's own terminal."""
    words = [f"{name}={value}" for name, value in settings(loopback, data).items()]
    return " ".join([*words, "python -m bot run"])


async def ready(loopback: Loopback, bot: Bot) -> bool:
    """Whether the bot is connected and has said what it has to say of its start."""
    connected = asyncio.create_task(loopback.connected(timeout=START_SECONDS))
    while not connected.done() and not bot.has_ended:
        await asyncio.wait([connected], timeout=0.1)
    if not connected.done():
        connected.cancel()
        return False
    if connected.exception() is not None:
        return False
    await bot.quiet(QUIET_SECONDS)
    return True


async def run(options: argparse.Namespace) -> None:
    """Serves until interrupted; the address is said last of all that is said at the start."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    loopback = Loopback(
        port=options.port,
        any_port=True,
        limits=not options.no_limits,
        owner=PEOPLE[0],
        kept=options.data / "discord.pickle",  # beside the bot's own memory, so that one is not lost without the other
    )
    async with loopback:
        address = f"Open {loopback.url} in a browser. Ctrl-C ends."
        if options.no_bot:
            say(address)
            say(f"Start the bot with:\n  {by_hand(loopback, options.data)}")
            await stopped.wait()
            return
        bot = Bot(loopback, options.data)
        loopback.control.restart = bot.restart
        await bot.start()
        waiting = asyncio.create_task(_tell(loopback, bot, address))
        await stopped.wait()
        waiting.cancel()
        status = await bot.stop()
        if status is not None:
            say(f"The bot ended with status {status}.")


async def _tell(loopback: Loopback, bot: Bot, address: str) -> None:
    if not await ready(loopback, bot):
        say("The bot is not there (yet); the page is, and shows when it comes.")
    say(address)


def main() -> None:
    options = arguments()
    options.data.mkdir(parents=True, exist_ok=True)
    asyncio.run(run(options))


if __name__ == "__main__":
    main()
