"""`python -m bot.sandbox`: the loopback Discord with its page, and the real bot as a process of its own on it."""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

from bot.sandbox.loopback import Loopback

PORT = 8765
PATIENCE_SECONDS = 15.0


def say(line: str) -> None:
    """One line for the person who started this."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def arguments() -> argparse.Namespace:
    """The command line."""
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


async def start_bot(loopback: Loopback, data: Path) -> Process:
    """The bot in a session of its own, so that Ctrl-C reaches it through us and only once."""
    environment = os.environ | settings(loopback, data)
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=environment, start_new_session=True
    )


async def stop_bot(process: Process) -> None:
    """Asks politely, waits, and insists in the end."""
    if process.returncode is None:
        process.terminate()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), PATIENCE_SECONDS)
    if process.returncode is None:
        process.kill()
        await process.wait()


async def watch(process: Process, by_hand: str) -> None:
    """Says so when the bot ends by itself; the page stays."""
    status = await process.wait()
    say(f"The bot ended with status {status}. The page stays open until Ctrl-C. To start the bot again:\n  {by_hand}")


async def run(options: argparse.Namespace) -> None:
    """Serves until interrupted."""
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with Loopback(port=options.port, any_port=True, limits=not options.no_limits) as loopback:
        words = [f"{name}={value}" for name, value in settings(loopback, options.data).items()]
        by_hand = " ".join([*words, "python -m bot run"])
        say(f"Open {loopback.url} in a browser. Ctrl-C ends.")
        if options.no_bot:
            say(f"Start the bot with:\n  {by_hand}")
            await stopped.wait()
            return
        process = await start_bot(loopback, options.data)
        watching = asyncio.create_task(watch(process, by_hand))
        await stopped.wait()
        if watching.cancel():
            await stop_bot(process)
            say(f"The bot ended with status {process.returncode}.")


def main() -> None:
    """The entry point."""
    options = arguments()
    options.data.mkdir(parents=True, exist_ok=True)
    asyncio.run(run(options))


if __name__ == "__main__":
    main()
