"""`python -m bot`: run the bot, migrate its database, check a record, or be the referee."""

import argparse
import asyncio
import gc
import os
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from bot import logs
from bot.config import BotSettings, ConfigError
from bot.errors import StorageError

USAGE = 2
LOWEST = 19
"""The lowest priority there is."""


def main() -> int:
    """The entry point; what a host can mend is said in one line, with exit status 2."""
    given = parser().parse_args()
    try:
        status: int = given.command(given)
    except (ConfigError, StorageError) as error:
        return complain(str(error))
    except KeyboardInterrupt:
        return 130
    return status


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(prog="lambapea", description="A Discord bot at whose tables groups play cards.")
    top.add_argument("--version", action="version", version=f"lambapea {release()}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    running = commands.add_parser("run", help="the bot against Discord")
    running.add_argument("--health-file", type=Path, help="touched every ten seconds as long as all is well")
    running.set_defaults(command=run)
    commands.add_parser("migrate", help="bring the database up to date and end").set_defaults(command=migrate)
    commands.add_parser("referee", help="the line protocol of the rules on stdin and stdout").set_defaults(
        command=referee
    )
    check = commands.add_parser("verify", help="recompute a record's seal, hands and result, or a season's chain")
    check.add_argument("file", type=Path)
    check.add_argument("--season", type=Path, help="what is published of the season a deal of the day belongs to")
    check.set_defaults(command=verify)
    mining = commands.add_parser("puzzles", help="find more puzzles in deals of computers, at low priority, for hours")
    mining.add_argument("doing", choices=["mine"])
    mining.add_argument("--count", type=int, default=200, help="how many each game is to have, those there included")
    mining.add_argument("--games", nargs="+", help="left out: all of them")
    mining.add_argument("--into", type=Path, help="left out: where the bot reads them")
    mining.set_defaults(command=puzzles)
    upkeep(commands)
    return top


def release() -> str:
    """The version of what runs here; the sources alone, as in the image, have it in their `pyproject.toml`."""
    try:
        return version("lambapea")
    except PackageNotFoundError:
        text = (Path(__file__).parents[1] / "pyproject.toml").read_text(encoding="utf-8")
        return str(tomllib.loads(text)["project"]["version"])


def puzzles(given: argparse.Namespace) -> int:
    """Mine, until there are so many; it can be stopped at any time and goes on where it was."""
    from bot.puzzles.mining import mine_into  # noqa: PLC0415 - the search takes seconds to load
    from bot.puzzles.puzzle import FOLDER  # noqa: PLC0415
    from engine.games import GAMES  # noqa: PLC0415

    games = given.games or list(GAMES)
    if unknown := [game for game in games if game not in GAMES]:
        return complain(f"There is no game {unknown[0]}. There are: {', '.join(GAMES)}.")
    if hasattr(os, "nice"):
        os.nice(LOWEST)
    mine_into(given.into or FOLDER, games, given.count, told)
    return 0


def told(line: str) -> None:
    """One line of progress, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def upkeep(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """What a host does with the bot's memory."""
    copy = commands.add_parser("backup", help="copy the SQLite file, also while the bot runs")
    copy.add_argument(
        "what", metavar="file", type=Path, nargs="?", help="left out: DATA_DIR/backups, named by the time"
    )
    back = commands.add_parser("restore", help="put a copy in the SQLite file's place, with the bot stopped")
    back.add_argument("what", metavar="file", type=Path)
    carry = commands.add_parser("migrate-to", help="carry everything to another, empty database, with the bot stopped")
    carry.add_argument("what", metavar="address", help="as in DATABASE_URL")
    for name, parsed in (("backup", copy), ("restore", back), ("migrate_to", carry)):
        parsed.set_defaults(command=keep, doing=name)


def complain(line: str, status: int = USAGE) -> int:
    """One line for the host, and the status to end with."""
    sys.stderr.write(" ".join(line.split()) + "\n")
    return status


@contextmanager
def without_looking_for_garbage() -> Iterator[None]:
    """For loading libraries: of them nothing becomes garbage, and to look for it took a sixth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def run(given: argparse.Namespace) -> int:
    settings = BotSettings.load()
    logs.start(settings)
    with without_looking_for_garbage():
        from bot.app import run as serve  # noqa: PLC0415 - the referee must not wait for Discord's library
        from bot.database_commands import kept  # noqa: PLC0415
        from bot.gateway.session.client import Unusable  # noqa: PLC0415
        from bot.system import force_exit_soon, new_loop, tune_interpreter  # noqa: PLC0415
    tune_interpreter()
    try:
        with kept(settings), asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(serve(settings, given.health_file, force_exit_soon))
    except Unusable as error:
        return complain(str(error), error.status)
    return 0


def migrate(_given: argparse.Namespace) -> int:
    from bot.database_commands import brought_up_to_date, kept  # noqa: PLC0415 - the referee must not wait for it

    settings = BotSettings.load(need_token=False)
    logs.start(settings)
    with kept(settings):
        asyncio.run(brought_up_to_date(settings.database_url.get_secret_value()))
    return 0


def keep(given: argparse.Namespace) -> int:
    from bot import database_commands  # noqa: PLC0415 - only what is asked for is loaded

    task: Callable[[BotSettings, Any], int] = getattr(database_commands, given.doing)
    return task(BotSettings.load(need_token=False), given.what)


def referee(_given: argparse.Namespace) -> int:
    from engine.referee import main as serve  # noqa: PLC0415 - only what is asked for is loaded

    return serve()


def verify(given: argparse.Namespace) -> int:
    """Whether a record is true to itself and to its day, or a season's chain whole: 0 if so, else 1 and why."""
    from engine import daily, record  # noqa: PLC0415 - only what is asked for is loaded

    texts: list[str] = []
    for file in filter(None, (given.season, given.file)):
        try:
            with file.open(encoding="utf-8") as stream:
                texts.append(stream.read(record.LONGEST + 1))
        except UnicodeDecodeError:
            return complain(f"{file} is no text file in UTF-8.")
        except OSError as error:
            return complain(f"{file} cannot be read: {error.strerror}.")
    file = given.season
    try:
        season = daily.read_season(texts.pop(0)) if file or daily.is_season(texts[0]) else None
        file = given.file
        found = daily.verify(record.read_record(texts[0]) if texts else None, season)
    except record.UnreadableRecord as error:
        return complain(f"{file or given.file} is no record: {error}.")
    sys.stdout.write("\n".join(map(str, found.faults or found.said)) + "\n")
    return 1 if found.faults else 0


if __name__ == "__main__":
    sys.exit(main())
