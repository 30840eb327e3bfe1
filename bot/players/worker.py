"""Processes that look at finished deals, at a low priority, and the bot's side of them: a line in, a line out.

One plays deals for par, says how well they were played, or reviews them for the coach. Before the answer there may be
lines that say how far it is. A line in that says `pause` stops it in a moment, and `resume` lets it go on.
It ends when its input does.
"""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, Final, TypeVar

import bot
from bot.players.finished import FinishedDeal, ParFound, Review, Wanted, read_par, read_question, read_review
from bot.players.jit_warmup import load_search
from bot.tasks import cancel_and_wait, to_its_end
from engine.errors import IllegalAction, Unreadable, UnusableDeal

PAUSE: Final = "pause"
RESUME: Final = "resume"
CHANGED: Final = "changed"
"""The answer about a deal of other rules."""

T = TypeVar("T")

Say = Callable[[str], None]


class PauseGate:
    """Time that stands still, and keeps who asks for it waiting while the process is to pause."""

    def __init__(self) -> None:
        self._open = Event()
        self._open.set()

    def said(self, word: str) -> bool:
        """Whether a line was about pausing; it is obeyed."""
        if word == PAUSE:
            self._open.clear()
        elif word == RESUME:
            self._open.set()
        else:
            return False
        return True

    def clock(self) -> float:
        """The time, as soon as one may go on."""
        self._open.wait()
        return 0.0


def listen(gate: PauseGate, questions: "SimpleQueue[str]") -> None:
    """In a thread: take in what the bot says; when it says no more, end at once, even in the middle of a deal."""
    for line in sys.stdin:
        if not gate.said(line.strip()):
            questions.put(line)
    os._exit(0)


def answer(line: str, gate: PauseGate, say: Say = lambda _: None) -> str:
    """Par or a review as JSON, or the kind of what keeps a deal from having one.

    What an error says could tell of cards and stays here. say: told in the same way how far it is.
    """
    try:
        wanted, finished = read_question(line)
        if wanted is Wanted.REVIEW:
            return reviewed(finished, gate, say).write()
        return par_found(finished, gate).write()
    except (UnusableDeal, IllegalAction, Unreadable):
        return json.dumps(CHANGED)
    except Exception as error:  # noqa: BLE001 - whatever it is, the next deal is another one
        return json.dumps(type(error).__name__)


def par_found(finished: FinishedDeal, gate: PauseGate) -> ParFound:
    """What a deal's cards are worth, how well each choice was made, and what each seat was to get in between."""
    from bot.players.par import par_of, par_player, standing_of  # noqa: PLC0415 - it takes seconds, or is missing
    from bot.players.skill import skill_of  # noqa: PLC0415

    whole, player = finished.whole(), par_player(gate.clock)
    values = par_of(finished, player)
    standings = tuple(standing_of(finished, player, moment) for moment in finished.moments)
    cards = (0,) * finished.players if finished.is_over else whole.view(None).counts
    left = tuple(max(0, each - 1) for each in cards)
    return ParFound(values, skill_of(whole, finished.digest, gate.clock), standings, left)


def reviewed(finished: FinishedDeal, gate: PauseGate, say: Say) -> Review:
    from bot.players.coach import review_of  # noqa: PLC0415 - it takes seconds, or is missing

    def tell(at: int, of: int) -> None:
        gate.clock()
        say(json.dumps({"at": at, "of": of}))

    return review_of(finished.whole(), finished.digest, tell)


def main() -> None:
    """Answer until nobody asks any more; how nice to be to the bot is said by the first argument."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(int(sys.argv[1]))
    gate, questions = PauseGate(), SimpleQueue[str]()
    Thread(target=listen, args=(gate, questions), daemon=True).start()
    load_search()

    def say(line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()

    while True:
        say(answer(questions.get(), gate, say))


SECRETS: Final = frozenset({"DISCORD_TOKEN", "DATABASE_URL"})
LONGEST_LINE: Final = 1 << 18
"""How long an answer may be."""

Tell = Callable[[int, int], None]
"""Told how far it is: at which of how many."""


def command(niceness: int) -> tuple[str, ...]:
    """How such a process is started, at so much lower a priority than the bot's."""
    return sys.executable, "-m", "bot.players.worker", str(niceness)


class WorkerFailed(Exception):
    """The process ended, took too long, or said something else than an answer."""


class RulesChanged(Exception):
    """The deal cannot be played, nor gone through, by today's rules."""


class WorkerProcess:
    """Answers one question at a time, and stands still while it is told to."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._is_paused = False

    async def ask(self, question: str, read: Callable[[Any], T], tell: Tell = lambda *_: None) -> T:
        """What it answers, as it is read; raises `WorkerFailed` or `RulesChanged`.

        The process is gone if that is not waited for.
        """
        try:
            if self._process is None:
                await to_its_end(self._begin())
            said = await self._asked(question, tell)
        except (OSError, ValueError) as error:
            await self.rest()
            raise WorkerFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.rest()
            raise
        if said == CHANGED:
            raise RulesChanged
        if isinstance(said, str):
            raise WorkerFailed(said)
        try:
            return read(said)
        except (ValueError, KeyError, TypeError):
            raise WorkerFailed("rubbish") from None

    async def rest(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await to_its_end(process.wait())

    def pause(self, is_to: bool) -> None:
        """Stand still from now on, or go on."""
        self._is_paused = is_to
        self._tell(PAUSE if is_to else RESUME)

    async def _begin(self) -> None:
        options: dict[str, Any] = {}
        if sys.platform == "win32":
            options["creationflags"] = subprocess.IDLE_PRIORITY_CLASS
        self._process = await asyncio.create_subprocess_exec(
            *self._command, cwd=Path(bot.__path__[0]).parent, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, limit=LONGEST_LINE,
            env={name: value for name, value in os.environ.items() if name not in SECRETS}, **options,
        )  # fmt: skip
        if self._is_paused:
            self._tell(PAUSE)

    async def _asked(self, question: str, tell: Tell) -> object:
        """What the process answers; raises `ValueError` where it ends or says what is no JSON."""
        self._tell(question)
        out = None if self._process is None else self._process.stdout
        while True:
            said: object = json.loads(b"" if out is None else await out.readline())
            if not isinstance(said, dict) or said.keys() != {"at", "of"}:
                return said
            tell(int(said["at"]), int(said["of"]))

    def _tell(self, line: str) -> None:
        way = None if self._process is None else self._process.stdin
        if way is not None and not way.is_closing():
            way.write(line.encode() + b"\n")


PAR_NICENESS: Final = 19
"""Nobody waits for it."""
PAR_COMMAND: Final = command(PAR_NICENESS)


class ParProcess:
    """Plays in a process of its own, that stands still while somebody waits for computers.

    That may be a table, and somebody whose deal is being reviewed.
    """

    def __init__(self, command: Sequence[str] = PAR_COMMAND) -> None:
        self._worker = WorkerProcess(command)
        self._waiting = {"tables": False, "review": False}

    async def play(self, finished: FinishedDeal) -> ParFound:
        """What each seat gets at par, and how well it played; raises as the worker does."""
        found = await self._worker.ask(finished.write(Wanted.PAR), read_par)
        if len(found.values) != finished.players or len(found.standings) != len(finished.moments):
            raise WorkerFailed("rubbish")
        return found

    async def rest(self) -> None:
        """There is nothing to play for a while."""
        await self._worker.rest()

    def pause(self, is_to: bool) -> None:
        """Stand still from now on while tables wait for computers, or go on."""
        self._pause("tables", is_to)

    def pause_for_review(self, is_to: bool) -> None:
        """The same while somebody waits for a review."""
        self._pause("review", is_to)

    def _pause(self, why: str, is_to: bool) -> None:
        before = any(self._waiting.values())
        self._waiting[why] = is_to
        if any(self._waiting.values()) != before:
            self._worker.pause(not before)


REVIEW_NICENESS: Final = 10
"""Somebody waits for it; at the lowest priority it would never come where something else keeps the processor busy."""
REVIEW_COMMAND: Final = command(REVIEW_NICENESS)
REVIEW_LINGER_SECONDS: Final = 120.0
"""How long the process waits for another deal: it takes a second or two to start, and some 100 MiB."""
MAX_REVIEW_SECONDS: Final = 300.0
"""A review that takes longer will never come."""


class ReviewProcess:
    """Reviews in a process of its own; who asks while it is busy waits in turn."""

    def __init__(
        self, command: Sequence[str] = REVIEW_COMMAND, on_busy: Callable[[bool], None] = lambda _: None
    ) -> None:
        """on_busy: told when somebody begins to wait, and when nobody does any more."""
        self._worker, self._on_busy = WorkerProcess(command), on_busy
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._leaving: asyncio.Task[None] | None = None

    async def review(self, finished: FinishedDeal, tell: Tell = lambda *_: None) -> Review:
        """What each choice cost; raises as the worker does."""
        self._count(+1)
        try:
            async with self._turn:
                await cancel_and_wait(self._leaving)
                async with asyncio.timeout(MAX_REVIEW_SECONDS):
                    return await self._worker.ask(finished.write(Wanted.REVIEW), read_review, tell)
        except TimeoutError:
            raise WorkerFailed(TimeoutError.__name__) from None
        finally:
            self._count(-1)

    async def rest(self) -> None:
        await cancel_and_wait(self._leaving)
        await self._worker.rest()

    def _count(self, change: int) -> None:
        before, self._waiting = self._waiting, self._waiting + change
        if bool(before) != bool(self._waiting):
            self._on_busy(bool(self._waiting))
        if not self._waiting:
            self._leaving = asyncio.create_task(self._leave(), name="review process leaves")

    async def _leave(self) -> None:
        await asyncio.sleep(REVIEW_LINGER_SECONDS)
        await self._worker.rest()


if __name__ == "__main__":
    main()
