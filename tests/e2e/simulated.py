"""Evenings in virtual time: the bot, Discord and people in one fork of the test's process, on the simulation's loop.

For all that needs no process of the bot's own: nothing waits, nothing depends on how busy the machine is, and a deal
takes a fraction of what it takes with a process of its own. Killed, the bot leaves only what it has stored.
"""

import asyncio
import random
import signal
import sys
from collections.abc import Callable, Coroutine, Mapping
from functools import cache, wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from bot import logs
from bot.config import BotSettings
from bot.phrases import read_ahead
from tests.simulation import patches
from tests.simulation.apart import LONGEST_SECONDS, apart
from tests.simulation.brush import Brush
from tests.simulation.loop import Program, VirtualLoop
from tests.simulation.network import Network
from tests.simulation.process import Process
from tests.simulation.wire import ADDRESS, Wire
from tests.support.databases import migrated
from tests.support.loopback import Loopback
from tests.support.soak import either

P = ParamSpec("P")
SEED = "an evening"


def simulated(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in virtual time, its bots on the same loop; where everybody waits for ever it fails."""

    @wraps(test)
    def run(*args: P.args, **named: P.kwargs) -> None:
        def play() -> None:
            patches.begin(SEED)
            loop = VirtualLoop(random.Random(SEED))
            asyncio.set_event_loop(loop)
            patches.connect_in_memory()
            patches.store_in(None)
            loop.network = Lines(loop, random.Random(SEED))
            loop.run_until_complete(test(*args, **named))

        _make_ready()
        if error := apart(play, either(LONGEST_SECONDS, 600)).error:
            pytest.fail(error, pytrace=False)

    return run


@cache
def _make_ready() -> None:
    """Make once what each fork would make anew."""
    migrated()
    for _ in read_ahead():
        pass


class Lines(Network):
    """People's connections in memory, and the wire between the bot and Discord once this is there."""

    discord: Loopback | None = None
    wire: Wire

    def lay(self, discord: Loopback) -> None:
        """From now on bots speak with this Discord."""
        if self.discord is discord:
            return
        self.discord = discord
        assert discord.api_url.startswith(ADDRESS), "Discord is the first to listen"
        self.wire = Wire(self.loop, discord.parts, random.Random(SEED))
        patches.speak_by(self.wire)
        patches.feel_the_load(random.Random(SEED), moods=False)

    def cut(self, program: Program) -> None:
        super().cut(program)
        self.wire.cut(program)


class Life:
    """One life of the bot on the loop; it is asked like a process of asyncio's."""

    number = 0

    def __init__(self, loop: VirtualLoop, discord: Loopback, settings: BotSettings, paints: Any = None) -> None:
        """`paints`: whoever paints, if somebody looks at the pictures."""
        loop.network.lay(discord)
        patches.paint_with(paints or Brush(random.Random(SEED)))
        Life.number += 1
        self._process = Process(loop, settings, Life.number)

    @property
    def returncode(self) -> int | None:
        """The exit status once it is over."""
        return None if self._process.is_alive else self._process.ended.result()

    async def wait(self) -> int:
        """Return the exit status when there is one."""
        return int(await asyncio.shield(self._process.ended))

    def send_signal(self, number: int) -> None:
        """SIGTERM or SIGKILL."""
        if number == signal.SIGKILL:
            self._process.kill()
        else:
            self._process.stop()


def begin(loop: VirtualLoop, discord: Loopback, environment: Mapping[str, str], log: Path) -> Life:
    """A bot with these settings on the loop of whoever asks; it writes to the end of the log."""
    names = {name.lower(): value for name, value in environment.items()}
    settings = BotSettings.model_validate({name: names[name] for name in BotSettings.model_fields.keys() & names})
    sys.stderr = log.open("a", encoding="utf-8", buffering=1)
    logs.start(settings)
    return Life(loop, discord, settings)
