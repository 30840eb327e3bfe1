"""An event loop whose clock jumps to the next timer, and whose programs can be killed like processes."""

import asyncio
import heapq
import itertools
import random
from collections import deque
from collections.abc import Callable
from contextvars import Context, ContextVar, copy_context
from typing import Any, ClassVar

EPOCH = 1_767_225_600.0
"""What the wall clock shows when the loop begins: the first of January 2026."""
SHORT_SECONDS = 5.0
"""A computer's pause is never longer; every other clock of a game is."""
TURN_SECONDS = 0.000_01
"""One turn of the loop takes so long: time never stands still."""


class Time:
    """The one time there is: seconds since the loop began."""

    now = 0.0


class Program:
    """What would be a process of its own. Once it is dead, none of its callbacks runs any more."""

    def __init__(self, name: str, number: int = 0) -> None:
        self.name = name
        self.number = number
        self.is_dead = False
        self.signals: dict[int, Callable[[], object]] = {}

    def context(self) -> Context:
        """A context in which everything belongs to this program."""
        context = copy_context()
        context.run(PROGRAM.set, self)
        return context


PROGRAM: ContextVar[Program | None] = ContextVar("program", default=None)
"""Whose code runs; None is everybody else's: Discord's and people's."""

_numbers = itertools.count(1)


def renumber() -> None:
    """Futures and tasks are numbered from one again, as sets go through them in the order of their numbers."""
    global _numbers  # noqa: PLW0603 - it is the process's, as addresses are
    _numbers = itertools.count(1)


class NumberedFuture(asyncio.Future):  # type: ignore[type-arg]
    """Its hash is a number: a set of futures has the same order in every run, which their addresses would not give."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.number = next(_numbers)

    def __hash__(self) -> int:
        return self.number


class NumberedTask(asyncio.Task):  # type: ignore[type-arg]
    """A task with a number, and with the program it belongs to."""

    def __init__(self, *args: Any, **named: Any) -> None:
        self.number = next(_numbers)
        super().__init__(*args, **named)
        context = named.get("context")
        self.program = PROGRAM.get() if context is None else context.get(PROGRAM)

    def __hash__(self) -> int:
        return self.number


class VirtualLoop(asyncio.BaseEventLoop):
    """A loop without sockets and threads.

    shuffles: how likely it is that tasks which are ready together run in another order. work_seconds: the most that
    work handed to a thread takes. network: whatever answers `create_server` and `create_connection`.
    """

    def __init__(self, chance: random.Random, *, shuffles: float = 0.0, work_seconds: float = 0.002) -> None:
        super().__init__()
        self.chance = chance
        self.shuffles = shuffles
        self.work_seconds = work_seconds
        self.turns = 0
        self.timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._timers_begun = itertools.count()
        self.abandoned: list[object] = []
        self.under_way = 0
        self.active = 0.0
        self.works: Callable[[Callable[[], Any]], tuple[Any, float]] = lambda work: (work(), 0.0)
        self.network: Any = None

    # Time

    def time(self) -> float:
        return Time.now

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        # Of tuples the heap compares what is in them, where it would call a method of the handles.
        heapq.heappush(self.timers, (when, next(self._timers_begun), timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It stays where it is until its time has come."""

    def _run_once(self) -> None:
        ready, timers = self._ready, self.timers  # type: ignore[attr-defined]
        while timers and timers[0][2]._cancelled:  # type: ignore[attr-defined]
            heapq.heappop(timers)
        if ready or self._stopping:  # type: ignore[attr-defined]
            Time.now += TURN_SECONDS
        elif timers:
            Time.now = max(Time.now + TURN_SECONDS, timers[0][0])
        else:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        now = Time.now
        while timers and timers[0][0] <= now:
            ready.append(heapq.heappop(timers)[2])
        if self.shuffles and len(ready) > 1 and self.chance.random() < self.shuffles:
            self._shuffle(ready)
        self.turns += 1
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            program = handle._context.get(PROGRAM)
            if program is None or not program.is_dead:
                handle._run()

    def _shuffle(self, ready: "deque[asyncio.Handle]") -> None:
        """Steps of tasks change places; other callbacks keep theirs, as transports count on their order."""
        places = [
            n for n, each in enumerate(ready) if isinstance(getattr(each._callback, "__self__", None), NumberedTask)
        ]  # type: ignore[attr-defined]
        handles = [ready[place] for place in places]
        self.chance.shuffle(handles)
        for place, handle in zip(places, handles, strict=True):
            ready[place] = handle

    # Coming to rest

    async def quiet(self, seconds: float, most: float) -> bool:
        """Wait until nothing was on its way for so long, games' clocks standing still; false if that never happens."""
        end = Time.now + most
        Turn.hold()
        while Time.now < end:
            left = self.active + seconds - Time.now
            if left <= 0 and not self.under_way:
                return True
            await asyncio.sleep(max(left, 0.1))
        return False

    def stir(self) -> None:
        """Something is on its way just now."""
        self.active = Time.now

    # What a selector's loop would have

    def _write_to_self(self) -> None:
        pass

    def _process_events(self, event_list: Any) -> None:
        pass

    def create_future(self) -> NumberedFuture:
        return NumberedFuture(loop=self)

    def create_task(self, coro: Any, *, name: Any = None, context: Any = None) -> NumberedTask:  # type: ignore[override]
        return NumberedTask(coro, loop=self, name=name, context=context)

    def run_in_executor(self, _executor: Any, func: Any, *args: Any) -> NumberedFuture:  # type: ignore[override]
        """What a thread would do is done at one moment soon, and heard of at a later one."""
        future = self.create_future()

        def settle(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is None:
                future.set_result(result)
            else:
                future.set_exception(error)

        def work() -> None:
            if future.cancelled():
                return
            result, error, seconds = None, None, 0.0
            try:
                result, seconds = self.works(lambda: func(*args))
            except Killed:
                return
            except Exception as reason:  # noqa: BLE001 - whatever it is, it is handed on as a thread's is
                error, seconds = reason, getattr(reason, "took_seconds", 0.0)
            self.call_later(seconds + self.chance.random() * self.work_seconds, settle, result, error)

        self.call_later(self.chance.random() * self.work_seconds, work)
        return future

    def add_signal_handler(self, sig: int, callback: Any, *args: Any) -> None:
        program, context = PROGRAM.get(), copy_context()
        if program is not None:
            program.signals[sig] = lambda: self.call_soon(callback, *args, context=context)

    async def create_server(self, protocol_factory: Any, _host: Any = None, port: Any = None, **_: Any) -> Any:
        return self.network.listen(protocol_factory, port)

    async def create_connection(self, protocol_factory: Any, _host: Any = None, port: Any = None, **_named: Any) -> Any:  # type: ignore[override]
        return await self.network.connect(protocol_factory, port)

    # Programs

    def kill(self, program: Program) -> None:
        """Like SIGKILL: nothing of it runs any more, not even a `finally`; what it had begun is never freed."""
        program.is_dead = True
        self.abandoned += [task for task in asyncio.all_tasks(self) if getattr(task, "program", None) is program]
        self.abandoned += [each._callback for _, _, each in self.timers if each._context.get(PROGRAM) is program]  # type: ignore[attr-defined]
        if self.network is not None:
            self.network.cut(program)


class Killed(BaseException):
    """A program died in the middle of what a thread of its own did."""


class Turn:
    """Wakes who sleeps by a game's clock. Held, clocks stand still, but for a computer's short pauses."""

    is_held = False
    held: ClassVar["list[Turn]"] = []

    def __init__(self, sleeper: "asyncio.Future[None]", seconds: float) -> None:
        self.sleeper = sleeper
        self.is_long = seconds > SHORT_SECONDS

    def __call__(self) -> None:
        if Turn.is_held and self.is_long:
            Turn.held.append(self)
        elif not self.sleeper.done():
            self.sleeper.set_result(None)
            loop = self.sleeper.get_loop()
            assert isinstance(loop, VirtualLoop)
            loop.stir()  # who wakes will act, though nobody has asked for anything

    @classmethod
    def hold(cls) -> None:
        """From now on nobody is woken."""
        cls.is_held = True

    @classmethod
    def release(cls) -> None:
        """What would have been woken is woken now; the sleeper of a dead program never wakes."""
        cls.is_held = False
        held, cls.held = cls.held, []
        for each in held:
            each.sleeper.get_loop().call_soon(each)
