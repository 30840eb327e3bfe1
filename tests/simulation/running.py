"""Evenings by their seeds, each in a fork of a warmed process, so that none leaves anything to the next."""

import asyncio
import contextlib
import gc
import json
import os
import random
import select
import shutil
import signal
import tempfile
import time
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.phrases import MissingPhrase
from tests.simulation import patches
from tests.simulation.evening import Evening
from tests.simulation.loop import Time, Turn, VirtualLoop, renumber
from tests.support.databases import put_empty

wall, processor = time.perf_counter, time.process_time
SHARED_MEMORY = Path("/dev/shm")  # noqa: S108 - where there is one, files need no disk
LONGEST_SECONDS = 40


@dataclass(frozen=True)
class Options:
    """What an evening is to be, beside its seed.

    planted: a fault of the bot's, to try the alarm. deaf: its edits change nothing. forgetful: it does not write down
    whom it has reminded.
    """

    calm: bool = False
    game: str | None = None
    shown: bool = False
    planted: str = ""
    over_http: bool = False
    strays: float = 0.0
    language: str = ""


def play(seed: str, options: Options, template: Path) -> dict[str, Any]:
    """One evening in this process, which is good for nothing else afterwards."""
    Time.now = 0.0
    renumber()
    Turn.release()
    evening = Evening(seed, **vars(options))
    patches.tell_the_time()
    patches.draw_lots(random.Random(f"system {seed}"))
    patches.beat_without_a_thread()
    patches.think_inline()
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
    """One evening in a child, which is given up after a while."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reader)
            signal.signal(signal.SIGPROF, _give_up)
            signal.setitimer(signal.ITIMER_PROF, LONGEST_SECONDS)  # of the processor's time, however busy the machine
            gc.disable()
            warnings.resetwarnings()
            warnings.simplefilter("ignore")
            warnings.simplefilter("error", MissingPhrase)  # so that the bot stumbles where a key would be shown
            began = processor()
            told = play(seed, options, template)
            told["processor"] = round(processor() - began, 3)
            text = json.dumps(told)
            with os.fdopen(writer, "w") as out:
                out.write(text)
        finally:
            os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as inp:
        text = inp.read()
    _, status = os.waitpid(child, 0)
    return json.loads(text) if text else {"seed": seed, "found": [f"the process ended: {status}"], "plan": ""}


def _give_up(*_: object) -> None:
    raise KeyboardInterrupt(
        f"an evening takes longer than {LONGEST_SECONDS} s of the processor"
    )  # the loop lets this one through


class Warmed:
    """A template of the database, and everything imported and tried once, for those who fork from here."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="simulation-template-"))
        self.template = self.folder / "template.sqlite3"
        put_empty(self.template)

    def warm(self) -> None:
        """Play an evening here, so that what is made once is made; this process has no real time afterwards."""
        gc.disable()
        play("warm", Options(calm=True, game="saskop"), self.template)
        gc.enable()
        gc.collect()
        gc.freeze()

    def close(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def evenings(seeds: list[str], options: Options, *, jobs: int = 1, twice: bool = False) -> Iterator[dict[str, Any]]:
    """Play them, as many at once as there are jobs, and tell of each when it is over."""
    warmed = Warmed()
    workers = [_begin(seeds[place::jobs], options, warmed, twice=twice) for place in range(jobs)]
    try:
        waiting = {reader: b"" for _, reader in workers}
        while waiting:
            for reader in _ready(list(waiting)):
                data = os.read(reader, 1 << 20)
                if not data:
                    os.close(reader)
                    del waiting[reader]
                    continue
                *lines, waiting[reader] = (waiting[reader] + data).split(b"\n")
                yield from map(json.loads, lines)
    finally:
        for child, _ in workers:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        warmed.close()


def _ready(readers: list[int]) -> list[int]:
    return select.select(readers, [], [])[0]


def _begin(seeds: list[str], options: Options, warmed: Warmed, *, twice: bool) -> tuple[int, int]:
    """A worker that plays one seed after the other, and the pipe on which it tells."""
    reader, writer = os.pipe()
    child = os.fork()
    if child:
        os.close(writer)
        return child, reader
    os.close(reader)
    try:
        if len(seeds) > 1:
            warmed.warm()
        with os.fdopen(writer, "wb") as out:
            for seed in seeds:
                told = forked(seed, options, warmed.template)
                if twice and (again := forked(seed, options, warmed.template)).get("trace") != told.get("trace"):
                    told["found"].append(f"not repeatable: {told.get('trace')} and {again.get('trace')}")
                out.write(json.dumps(told).encode() + b"\n")
                out.flush()
    except BaseException:  # noqa: BLE001
        traceback.print_exc()
    finally:
        os._exit(0)
