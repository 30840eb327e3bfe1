"""The process that paints, from the bot's side: it takes no time from the event loop, and if it crashes we go on.

Scenes go out as pickles on its input, pictures come back in the same order; it ends when its input does.
"""

import asyncio
import logging
import os
import pickle
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any, Final

from cachetools import TTLCache

import bot
from bot.present.scenes import HandScene, Scene
from bot.render.frames import HEAD, SIZE

SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
PNG: Final = b"\x89PNG\r\n\x1a\n"
MAX_ANSWER_BYTES: Final = 16 << 20
"""No answer is longer: a head that promises more is rubbish, and its end would be awaited for ever."""


class PaintProcess(asyncio.SubprocessProtocol):
    """Says that it is there, then gives one answer for each scene, in the same order; ends when its input does."""

    def __init__(self, supervisor: "PaintSupervisor") -> None:
        self._supervisor: PaintSupervisor | None = supervisor
        self._transport: Any = None
        self._said = bytearray()
        self._answers = 0
        self.is_ready = False
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def begin(self, command: Sequence[str]) -> None:
        self._transport, _ = await asyncio.get_running_loop().subprocess_exec(
            lambda: self, *command, cwd=Path(bot.__path__[0]).parent, stderr=None,
            env={name: value for name, value in os.environ.items() if name not in SECRETS},
        )  # fmt: skip
        if self._supervisor is None:
            self.kill()

    def give(self, scene: Scene) -> None:
        pipe = self._transport.get_pipe_transport(0)
        if not pipe.is_closing():
            said = pickle.dumps(scene, pickle.HIGHEST_PROTOCOL)
            pipe.write(SIZE.pack(len(said)) + said)

    def finish(self) -> None:
        """Give it nothing more: it paints what it has and ends."""
        self._transport.get_pipe_transport(0).close()

    def kill(self) -> None:
        """End it now and ignore what it still says; others may hold its pipes, so our ends are closed too."""
        self._supervisor = None
        if self._transport is None:
            return  # as soon as it runs
        with suppress(ProcessLookupError):
            self._transport.kill()
        for number in (0, 1):
            self._transport.get_pipe_transport(number).close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Cut what it says into answers."""
        del fd
        self._said += data
        while self._supervisor is not None and len(self._said) >= HEAD.size:
            is_picture, number, size = HEAD.unpack_from(self._said)
            if self._said[0] > 1 or number != self._answers or size > MAX_ANSWER_BYTES:
                self._supervisor.wrote_rubbish()
                return
            end = HEAD.size + size
            if len(self._said) < end:
                return
            told = bytes(self._said[HEAD.size : end])
            del self._said[:end]
            self._answers += 1
            self._answered(self._supervisor, told, is_picture=is_picture)

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended, and all that it said was read."""
        del exc
        self._transport.close()
        self.over.set_result(None)
        if self._supervisor is not None:
            self._supervisor.ended()

    def _answered(self, supervisor: "PaintSupervisor", told: bytes, *, is_picture: bool) -> None:
        if not self.is_ready and is_picture and not told:
            self.is_ready = True
            supervisor.is_there()
        elif self.is_ready and (told.startswith(PNG) or not is_picture):
            supervisor.answered(told, is_picture=is_picture)
        else:
            supervisor.wrote_rubbish()


log = logging.getLogger(__name__)

COMMAND: Final = (sys.executable, "-m", "bot.render")
MAX_ATTEMPTS: Final = 2
"""A process lost over a scene may be chance; the second time it is the scene."""
MAX_UNWANTED: Final = 256
"""How many scenes stay queued although nobody waits for them any more."""
MAX_REFUSED: Final = 256
CHECKS_BEFORE_HANGING: Final = 2
"""How often a process must be found without a new picture: after one look the loop itself may have been late."""
CLOSE_SECONDS: Final = 2.0
SMALLEST_SCENE: Final = HandScene(())


class Priority(IntEnum):
    """Whose picture is painted first: that of an answer, of a message somebody waits for, of any other."""

    ANSWER = 0
    SOON = 1
    LATER = 2


ANSWERS_AT_ONCE: Final = 12
"""How many scenes are with the process, so that it need not wait for us while we are busy: some 20 ms of work. Any that
no answer waits for is handed in alone, so that an answer's picture waits for one at most."""


class PaintingError(Exception):
    """A picture could not be painted; the text says where it failed and nothing of what it would have shown."""


PaintResult = bytes | PaintingError
OnPainted = Callable[[PaintResult], None]


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long things may take, in seconds.

    late: a start that takes longer makes nobody wait any more. start: the process is then killed; twice as long after
    each failure. picture: the longest pause between two pictures while some are asked for. pause, most: from the second
    failure on, so long nothing is started; twice as long after each, but never longer. steady: a process that could
    paint for so long was well, and what ended it counts as the first failure. refused: a scene that ended processes is
    not painted for so long.
    """

    late: float = 2.5
    start: float = 10.0
    picture: float = 3.0
    pause: float = 0.25
    most: float = 60.0
    steady: float = 10.0
    refused: float = 300.0


@dataclass(slots=True, eq=False)
class PaintJob:
    """A scene to be painted, who is told the result, and how many processes have ended over it."""

    scene: Scene
    tell: OnPainted
    losses: int = 0


class PaintSupervisor:
    """Runs one painting process at a time and hands it the scenes that are asked for.

    A process that hangs, ends or writes rubbish is replaced, after a pause that grows. What it had not painted goes to
    the next one; only the scene it was painting is blamed. While `is_well` is false every scene is refused at once: the
    process could not be started or hung, and no other has painted since. `on_change` is told when that changes.
    """

    def __init__(self, command: Sequence[str] = COMMAND, timeouts: Timeouts = Timeouts()) -> None:
        self.is_well = True
        self.on_change: Callable[[bool], None] = lambda _: None
        self._command = command
        self._timeouts = timeouts
        self._process: PaintProcess | None = None
        self._beginning: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._known = asyncio.Event()  # whether there is a process that can paint
        self._is_closed = False
        self._failures = 0
        self._there_since = 0.0
        self._checks = 0
        self._asked: deque[PaintJob] = deque()
        self._rows: dict[Priority, OrderedDict[Scene, PaintJob]] = {each: OrderedDict() for each in Priority}
        self._unwanted: OrderedDict[Scene, PaintJob] = OrderedDict()
        self._refused: TTLCache[Scene, bool] = TTLCache(MAX_REFUSED, timeouts.refused, self._now)

    async def start(self) -> None:
        """Begin the process, if there is none, and wait until it can paint or is known not to."""
        self._hand_in()
        await self._known.wait()

    def ask(self, scene: Scene, tell: OnPainted, priority: Priority = Priority.ANSWER) -> None:
        """Tell the picture as PNG as soon as it is there, or a `PaintingError`, which may be at once.

        A scene is asked for again only after it was told.
        """
        if (error := self._refusal(scene)) is not None:
            tell(error)
            return
        self._rows[priority][scene] = PaintJob(scene, tell)
        self._hand_in()

    def prioritise(self, scene: Scene, priority: Priority) -> None:
        """Somebody else wants the scene too, and perhaps sooner."""
        for row in (self._unwanted, *(self._rows[each] for each in Priority if each > priority)):
            if (job := row.pop(scene, None)) is not None:
                self._rows[priority][scene] = job
                self._hand_in()

    def deprioritise(self, scene: Scene) -> None:
        """Nobody waits for the scene any more: it is painted after all others, if ever."""
        for row in self._rows.values():
            if (job := row.pop(scene, None)) is not None:
                self._put_last(job)

    async def close(self) -> None:
        """Let the process end; what it has not painted by then is not painted."""
        self._is_closed = True
        self._known.set()
        self._alarm(None)
        if self._beginning is not None:
            await asyncio.wait({self._beginning})
        if (process := self._process) is not None:
            if process.is_ready:
                process.finish()
                await self._ended(process)
            process.kill()
            await self._ended(process)
        rows = (*self._rows.values(), self._unwanted)
        waiting = [*self._asked, *(job for row in rows for job in row.values())]
        self._asked.clear()
        for row in rows:
            row.clear()
        for job in waiting:
            job.tell(PaintingError("nothing is painted any more"))

    def is_there(self) -> None:
        """The process can paint; after a failure it has to show that first."""
        self._there_since = self._now()
        self._alarm(None)
        if self.is_well:
            self._known.set()
            self._hand_in()
        elif self._process is not None:
            self._hand_over(self._process, PaintJob(SMALLEST_SCENE, self._tried))

    def answered(self, told: bytes, *, is_picture: bool) -> None:
        if not self._asked:
            self._failed("says what nobody asked")
            return
        job = self._asked.popleft()
        self._restart_checks()
        self._hand_in()
        job.tell(told if is_picture else PaintingError(told.decode(errors="replace")))

    def ended(self) -> None:
        """The process ended by itself; one that could paint is soon replaced."""
        self._failed("ends", is_missed=self._process is None or not self._process.is_ready)

    def wrote_rubbish(self) -> None:
        self._failed("writes rubbish")

    def _refusal(self, scene: Scene) -> PaintingError | None:
        if self._is_closed:
            return PaintingError("nothing is painted any more")
        if not self.is_well:
            return PaintingError("the painting process does not work")
        if scene in self._refused:
            return PaintingError(f"{MAX_ATTEMPTS} painting processes ended over the same picture")
        return None

    def _hand_in(self) -> None:
        """Hand in what waits, but little at a time: what comes later may go first."""
        if self._is_closed:
            return
        if self._process is None and self._timer is None:
            self._begin()
        elif (process := self._process) is not None and process.is_ready and self.is_well:
            while len(self._asked) < (ANSWERS_AT_ONCE if self._rows[Priority.ANSWER] else 1):
                row = next(filter(None, (*self._rows.values(), self._unwanted)), None)
                if row is None:
                    return
                self._hand_over(process, row.popitem(last=False)[1])

    def _hand_over(self, process: PaintProcess, job: PaintJob) -> None:
        self._asked.append(job)
        if len(self._asked) == 1:
            self._restart_checks()
        process.give(job.scene)

    def _begin(self) -> None:
        self._process = PaintProcess(self)
        self._alarm(self._timeouts.late, self._start_is_late)
        self._beginning = asyncio.create_task(self._carry_out(self._process), name="paint process")

    async def _carry_out(self, process: PaintProcess) -> None:
        try:
            await process.begin(self._command)
        except OSError as error:
            self._process = None
            self._failed(f"cannot be begun as {self._command[0]}: {error}")

    def _start_is_late(self) -> None:
        self._is_broken("takes long to start")
        left = self._timeouts.start * 2.0 ** min(self._failures, 3) - self._timeouts.late
        self._alarm(left, lambda: self._failed("does not start"))

    def _restart_checks(self) -> None:
        self._checks = 0
        self._alarm(self._timeouts.picture / CHECKS_BEFORE_HANGING if self._asked else None, self._check_progress)

    def _check_progress(self) -> None:
        """Whether the process has painted anything since the last look."""
        self._checks += 1
        if self._checks >= CHECKS_BEFORE_HANGING:
            self._failed("hangs")
        else:
            self._alarm(self._timeouts.picture / CHECKS_BEFORE_HANGING, self._check_progress)

    def _tried(self, told: PaintResult) -> None:
        """The process has painted the smallest picture, or could not."""
        if isinstance(told, Exception):
            self._failed(f"cannot paint the smallest picture: {told}")
            return
        self.is_well = True
        log.warning("Pictures are painted again.")
        self._known.set()
        self.on_change(True)
        self._hand_in()

    def _failed(self, why: str, *, is_missed: bool = True) -> None:
        """The process is no good, or there is none: what it had not painted goes to the next one, after a pause.

        Where it is missed, or there is a pause, nobody waits for the next one.
        """
        if self._is_closed:
            return
        process, self._process = self._process, None
        if process is not None and process.is_ready and self._now() - self._there_since >= self._timeouts.steady:
            self._failures = 0
        self._failures += 1
        if process is not None:
            process.kill()
        given_up = self._take_back()
        pause = self._timeouts.pause * 2.0 ** min(self._failures - 2, 30) if self._failures > 1 else 0.0
        self._alarm(min(pause, self._timeouts.most), self._try_again)
        if is_missed or pause:
            self._is_broken(why)
        else:
            self._known.clear()
            log.warning("The painting process ended; another one is begun.")
        for job in given_up:
            job.tell(PaintingError(f"{MAX_ATTEMPTS} painting processes ended over the same picture"))

    def _try_again(self) -> None:
        self._timer = None
        self._hand_in()

    def _take_back(self) -> list[PaintJob]:
        """Put back what the process was given, the scene it was at last of all; the one that is given up, if any."""
        taken = [job for job in self._asked if job.scene is not SMALLEST_SCENE]
        at = taken[0] if taken and taken[0] is self._asked[0] else None
        self._asked.clear()
        for job in reversed(taken):
            if job is not at:
                self._rows[Priority.ANSWER][job.scene] = job
                self._rows[Priority.ANSWER].move_to_end(job.scene, last=False)
        if at is None:
            return []
        at.losses += 1
        if at.losses < MAX_ATTEMPTS:
            self._put_last(at)
            return []
        self._refused[at.scene] = True
        return [at]

    def _put_last(self, job: PaintJob) -> None:
        self._unwanted[job.scene] = job
        while len(self._unwanted) > MAX_UNWANTED:
            _, gone = self._unwanted.popitem(last=False)
            gone.tell(PaintingError("too many pictures are asked for"))

    def _is_broken(self, why: str) -> None:
        """From now on every scene is refused, until a process has shown that it can paint."""
        self._known.set()
        if not self.is_well:
            return
        self.is_well = False
        log.error("No picture can be painted now: the painting process %s.", why)
        self.on_change(False)

    def _alarm(self, seconds: float | None, ring: Callable[[], None] | None = None) -> None:
        """The one alarm: for the start, for the next picture, or for the end of a pause."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None and ring is not None and not self._is_closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, ring)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    @staticmethod
    async def _ended(process: PaintProcess) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await asyncio.shield(process.over)
