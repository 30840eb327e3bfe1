"""Evenings by their seeds, each in a fork of a warmed process, so that none leaves anything to the next."""

import asyncio
import contextlib
import gc
import os
import random
import shutil
import signal
import tempfile
import time
import traceback
import warnings
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any, NoReturn

from bot.phrases import MissingPhrase
from tests.simulation import patches
from tests.simulation.apart import apart
from tests.simulation.evening import Evening
from tests.simulation.loop import VirtualLoop
from tests.support.databases import put_empty, share_statements

wall, processor = time.perf_counter, time.process_time
SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - where there is one, files need no disk


@dataclass(frozen=True)
class Options:
    """What an evening is to be, beside its seed.

    planted: a fault of the bot's, to try the alarm. deaf: its edits change nothing. forgetful: it does not write down
    whom it has reminded. astray: what a press leads to is not asked. talk: people talk all evening. storm: so many more
    misfortunes. hectic: people press anything at any time. split: two processes, one of which hears direct messages
    alone.
    """

    calm: bool = False
    talk: bool = False
    game: str | None = None
    shown: bool = False
    planted: str = ""
    over_http: bool = False
    strays: float = 0.0
    language: str = ""
    storm: int = 0
    hectic: bool = False
    split: bool = False


def play(seed: str, options: Options, template: Path) -> dict[str, Any]:
    """One evening in this process, which is good for nothing else afterwards."""
    evening = Evening(seed, **vars(options))
    patches.begin(seed)
    patches.store_in(template)
    patches.spare_the_feed()
    loop = VirtualLoop(random.Random(f"loop {seed}"), shuffles=evening.plan.shuffles)
    asyncio.set_event_loop(loop)
    found: dict[str, Any] = {}
    folder = Path(tempfile.mkdtemp(prefix="simulation-", dir=SHARED_MEMORY if SHARED_MEMORY.is_dir() else None))
    try:
        loop.run_until_complete(evening(loop, folder))
        found = evening.figures()
    except BaseException as error:  # noqa: BLE001 - whatever ends an evening is what there is to tell
        evening.found.append("the simulation failed: " + "".join(traceback.format_exception(error))[-3500:])
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    lines = evening.timeline.lines if options.shown and hasattr(evening, "timeline") else []
    return {"plan": str(evening.plan), **found, "seed": seed, "found": evening.found, "lines": lines}


def forked(seed: str, options: Options, template: Path) -> dict[str, Any]:
    """One evening in a child."""

    def measured() -> dict[str, Any]:
        warnings.resetwarnings()
        warnings.simplefilter("ignore")
        warnings.simplefilter("error", MissingPhrase)  # so that the bot stumbles where a key would be shown
        began = processor()
        told = play(seed, options, template)
        return told | {"processor": round(processor() - began, 3)}

    told = apart(measured)
    return told.result or {"seed": seed, "found": [told.error], "plan": ""}


class Company:
    """So many processes that play evenings, one after the other; an evening may be played in each before the first.

    is_warm: whether it is, so that what is made once is made: it takes as long as any other.
    """

    def __init__(self, jobs: int = 1, *, is_warm: bool = True) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="simulation-template-"))
        template = self._folder / "template.sqlite3"
        share_statements()
        put_empty(template)
        self._players: dict[Connection, int] = {}
        for _ in range(jobs):
            mine, theirs = Pipe()
            child = os.fork()
            if not child:
                for each in (mine, *self._players):
                    each.close()  # else they would not hear that we are gone
                _serve(theirs, template, is_warm=is_warm)
            theirs.close()
            self._players[mine] = child

    def play(self, seeds: Sequence[str], options: Options, *, twice: bool = False) -> Iterator[dict[str, Any]]:
        """Play them, and tell of each when it is over; whoever has played one is given the next."""
        left = deque(seeds)
        busy = list(self._players)[: len(left)]
        for player in busy:
            player.send((left.popleft(), options, twice))
        while busy:
            for player in wait(busy):
                assert isinstance(player, Connection)
                told = player.recv()
                if left:
                    player.send((left.popleft(), options, twice))
                else:
                    busy.remove(player)
                yield told

    def close(self) -> None:
        """End them all, whatever they do."""
        for player, child in self._players.items():
            player.close()
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        shutil.rmtree(self._folder, ignore_errors=True)


def _serve(asked: Connection, template: Path, *, is_warm: bool) -> NoReturn:
    """What a player does until nobody asks any more."""
    try:
        if is_warm:
            gc.disable()
            play("warm", Options(calm=True, game="saskop"), template)  # this process has no real time from here on
            gc.enable()
            gc.collect()
            gc.freeze()
        while True:
            seed, options, twice = asked.recv()
            told = forked(seed, options, template)
            if twice and (again := forked(seed, options, template)).get("trace") != told.get("trace"):
                told["found"].append(f"not repeatable: {told.get('trace')} and {again.get('trace')}")
            asked.send(told)
    except (EOFError, KeyboardInterrupt):
        pass
    except BaseException:  # noqa: BLE001 - whatever ends it is what there is to tell
        traceback.print_exc()
    finally:
        os._exit(0)
