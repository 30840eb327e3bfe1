"""The simulation's own parts: the clock that jumps, programs that die, a database and a line that fail."""

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import pytest
from aiohttp import web
from sqlalchemy import create_engine, text
from sqlalchemy.exc import OperationalError

from bot.render.paint_process import Priority
from bot.sandbox.clock import SandboxClock
from bot.sandbox.faults import InjectedFault
from bot.sandbox.parts import LoopbackParts
from bot.sandbox.rest import BASE, Rest
from bot.store.engine import own_transactions
from tests.simulation.brush import Brush
from tests.simulation.database import Database, watched
from tests.simulation.loop import PROGRAM, Killed, NumberedFuture, Program, Time, Turn, VirtualLoop
from tests.simulation.network import Network
from tests.simulation.patches import connect_in_memory
from tests.simulation.troubles import Troubles
from tests.simulation.wire import ADDRESS, Session, Wire

Main = Callable[[VirtualLoop], Awaitable[Any]]


@pytest.fixture(autouse=True)
def time_begins_anew() -> Iterator[None]:
    Time.now = 0.0
    yield
    Turn.release()
    Time.now = 0.0


def run(main: Main, seed: int = 1, **named: Any) -> Any:
    """Run something in a loop of its own."""
    loop = VirtualLoop(random.Random(seed), **named)
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(main(loop))  # type: ignore[arg-type]
    finally:
        asyncio.set_event_loop(None)
        loop.close()


def test_a_day_passes_at_once() -> None:
    async def main(loop: VirtualLoop) -> float:
        await asyncio.sleep(86_400)
        return loop.time()

    assert run(main) == pytest.approx(86_400, abs=0.1)


def test_where_nothing_can_happen_any_more_it_says_so() -> None:
    async def main(loop: VirtualLoop) -> None:
        await loop.create_future()

    with pytest.raises(RuntimeError, match="nothing will ever happen"):
        run(main)


def test_of_a_killed_program_nothing_runs_any_more() -> None:
    said: list[str] = []
    kept: list[object] = []

    async def program() -> None:
        try:
            said.append("begun")
            await asyncio.sleep(10)
            said.append("woken")
        finally:
            said.append("cleaned up")

    async def main(loop: VirtualLoop) -> None:
        victim = Program("victim")
        loop.create_task(program(), context=victim.context())
        await asyncio.sleep(5)
        loop.kill(victim)
        await asyncio.sleep(20)

        assert said == ["begun"]
        kept.append(loop.abandoned)

    run(main)


def test_what_a_program_asked_to_be_told_runs_as_its_own_and_not_after_its_death() -> None:
    """A painter that is well again, a signal: whoever brings it about, what hears of it belongs to the program."""
    heard: list[tuple[str, str]] = []

    def hear(what: str) -> None:
        program = PROGRAM.get()
        heard.append((what, "" if program is None else program.name))

    async def main(loop: VirtualLoop) -> None:
        brush = Brush(random.Random(1))

        async def begin() -> None:
            brush.on_change = lambda _: hear("change")
            brush.ask("a scene", lambda _: hear("picture"), Priority.LATER)
            loop.add_signal_handler(15, hear, "signal")

        brush.mood = "hangs"
        for name in ("killed", "living"):
            program = Program(name)
            await loop.create_task(begin(), context=program.context())
            if name == "killed":
                loop.kill(program)
        brush.mood = "well"
        program.signals[15]()
        await asyncio.sleep(1)

    run(main)
    assert sorted(heard) == [("change", "living"), ("picture", "living"), ("signal", "living")]


def test_tasks_ready_together_run_in_an_order_that_the_seed_decides() -> None:
    async def main(loop: VirtualLoop) -> str:
        said: list[str] = []

        async def say(letter: str) -> None:
            await asyncio.sleep(0)
            said.append(letter)

        await asyncio.gather(*(say(letter) for letter in "abcdef"))
        return "".join(said)

    assert run(main, shuffles=0.0) == "abcdef"
    orders = [run(main, seed, shuffles=1.0) for seed in (1, 1, 2, 3)]
    assert orders[0] == orders[1]
    assert len(set(orders)) > 1


def test_sets_of_futures_have_the_same_order_in_every_run() -> None:
    async def main(loop: VirtualLoop) -> list[int]:
        futures = [loop.create_future() for _ in range(50)]
        first = futures[0].number
        return [each.number - first for each in {*reversed(futures)} if isinstance(each, NumberedFuture)]

    assert len(run(main)) == 50


def test_threads_work_is_done_inline_and_heard_of_later() -> None:
    async def main(loop: VirtualLoop) -> tuple[int, float]:
        return await asyncio.to_thread(lambda: 6 * 7), loop.time()

    result, when = run(main)
    assert result == 42
    assert when > 0


def test_quiet_comes_when_nothing_is_on_its_way_and_long_clocks_stand_still_meanwhile() -> None:
    woken: list[float] = []

    async def sleep_by_the_clock(loop: VirtualLoop, seconds: float) -> None:
        sleeper = loop.create_future()
        loop.call_later(seconds, Turn(sleeper, seconds))
        await sleeper
        woken.append(seconds)

    async def main(loop: VirtualLoop) -> None:
        tasks = [loop.create_task(sleep_by_the_clock(loop, seconds)) for seconds in (1.0, 30.0)]
        loop.call_later(10, loop.stir)
        assert await loop.quiet(60, 1000)
        assert loop.time() == pytest.approx(70, abs=0.2)
        assert woken == [1.0]
        Turn.release()
        await asyncio.gather(*tasks)
        assert woken == [1.0, 30.0]

    run(main)


def test_whoever_a_clock_has_just_woken_is_given_the_time_to_act() -> None:
    """Before a look nothing may have been on its way for a minute, and then somebody's time is up."""

    async def main(loop: VirtualLoop) -> None:
        sleeper = loop.create_future()
        loop.call_later(100, Turn(sleeper, 100))
        await sleeper
        assert await loop.quiet(60, 1000)
        assert loop.time() == pytest.approx(160, abs=0.2)

    run(main)


def test_what_never_rests_is_given_up() -> None:
    async def main(loop: VirtualLoop) -> bool:
        async def restless() -> None:
            while True:
                await asyncio.sleep(20)
                loop.stir()

        task = loop.create_task(restless())
        quiet = await loop.quiet(60, 1000)
        task.cancel()
        return quiet

    assert not run(main)


def test_a_kill_between_two_statements_leaves_nothing_of_the_transaction(tmp_path: Path) -> None:
    faults, killed = Database(), []
    engine = create_engine(f"sqlite:///{tmp_path}/t.sqlite3")

    def two_rows() -> None:
        with engine.begin() as connection:
            for number in (1, 2):
                connection.execute(text("INSERT INTO t VALUES (:number)"), {"number": number})

    def in_a_program(work: Callable[[], Any]) -> Any:
        return Program("bot").context().run(work)

    with watched(faults):
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE t (number INTEGER)"))
        faults.kill, faults.kill_at = lambda: killed.append(True), 2
        with pytest.raises(Killed):
            in_a_program(two_rows)
        with engine.begin() as connection:
            assert connection.execute(text("SELECT count(*) FROM t")).scalar_one() == 0
        assert killed
        in_a_program(two_rows)
        with engine.begin() as connection:
            assert connection.execute(text("SELECT count(*) FROM t")).scalar_one() == 2
    engine.dispose()


def test_a_locked_database_refuses_after_a_while() -> None:
    faults = Database()
    faults.is_away = True

    def begin() -> None:
        Program("bot").context().run(faults.before, "BEGIN IMMEDIATE")

    async def main(loop: VirtualLoop) -> float:
        loop.works = faults.work
        with pytest.raises(OperationalError) as error:
            await asyncio.to_thread(begin)
        assert isinstance(error.value.orig, sqlite3.OperationalError)
        return loop.time()

    assert run(main) > 5


def test_on_a_full_disk_nothing_is_kept_and_all_is_as_before_once_there_is_space(tmp_path: Path) -> None:
    """Whether it is found out at a statement or at the commit; what only reads goes on."""
    faults = Database(random.Random(3))
    engine, reader = (create_engine(f"sqlite:///{tmp_path}/t.sqlite3", isolation_level=None) for _ in range(2))
    own_transactions(engine, "BEGIN IMMEDIATE", ())
    own_transactions(reader, "BEGIN", ())

    def add(number: int) -> None:
        with engine.begin() as connection:
            connection.execute(text("INSERT INTO t VALUES (:number)"), {"number": number})

    def numbers() -> list[int]:
        with reader.begin() as connection:
            return list(connection.execute(text("SELECT number FROM t ORDER BY number")).scalars())

    def in_a_program() -> None:
        refused = []
        with engine.begin() as connection:
            connection.execute(text("CREATE TABLE t (number INTEGER)"))
        add(1)
        faults.is_full = True
        for number in range(2, 12):
            with pytest.raises(OperationalError, match="disk is full") as error:
                add(number)
            refused.append(error.value.statement)
        assert numbers() == [1]
        assert {str(each).split()[0] for each in refused} == {"INSERT", "COMMIT"}
        faults.is_full = False
        add(2)
        assert numbers() == [1, 2]
        assert faults.unkept == 10

    with watched(faults):
        Program("bot").context().run(in_a_program)
    engine.dispose()
    reader.dispose()


def wired(loop: VirtualLoop) -> Wire:
    """A line to a loopback of its own."""
    wire = Wire(loop, LoopbackParts(SandboxClock(start=0.0, running=False), limits=True), random.Random(5))
    Session.wire = wire
    return wire


async def me(headers: bool = True) -> int:
    given = {"Authorization": "Bot loopback.token.not-a-secret"} if headers else {}
    async with Session().request("GET", f"{ADDRESS}/api/v10/users/@me", headers=given) as response:
        await response.text()
        return response.status


def test_a_request_takes_its_time_and_is_refused_as_over_http() -> None:
    async def main(loop: VirtualLoop) -> None:
        wire = wired(loop)
        assert await me() == 200
        assert loop.time() > 0
        assert await me(headers=False) == 401
        assert [call.status for call in wire.parts.recorder.calls] == [200, 401]
        assert not loop.under_way

    run(main)


def test_over_http_too_it_is_told_of_every_request_that_was_carried_out_or_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """People of whom a refusal tells that they cannot be reached are known by it, whichever way it came."""
    connector = aiohttp.TCPConnector
    monkeypatch.setattr(connector, "_wrap_create_connection", connector._wrap_create_connection)

    async def main(loop: VirtualLoop) -> list[tuple[str, int]]:
        loop.network = Network(loop, random.Random(2))
        connect_in_memory()
        parts = LoopbackParts(SandboxClock(start=0.0, running=False), limits=True)
        told: list[tuple[str, int]] = []
        app = web.Application()
        Rest(parts, lambda stage, call: told.append((stage, call.status))).add_to(app)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 40_000).start()
        async with aiohttp.ClientSession() as session:
            for words in (f"Bot {parts.token}", "Bot somebody's"):
                async with session.get(f"{ADDRESS}{BASE}/users/@me", headers={"Authorization": words}):
                    pass
        await runner.cleanup()
        return [(stage, status) for stage, status in told if stage != "asked"]

    assert run(main) == [("done", 200), ("answered", 200), ("done", 401), ("answered", 401)]


@pytest.mark.parametrize(("action", "carried_out"), [("cut", 0), ("lose", 1), ("stray", 1), ("error", 0), ("twice", 2)])
def test_what_becomes_of_a_request_that_meets_with_a_fault(action: str, carried_out: int) -> None:
    async def main(loop: VirtualLoop) -> None:
        wire, done = wired(loop), []
        wire.told = lambda stage, *_: done.append(stage) if stage == "done" else None
        wire.parts.faults._waiting.append(InjectedFault("me", action, seconds=3.0))
        if action in {"error", "twice"}:
            assert await me() == (500 if action == "error" else 200)
        else:
            with pytest.raises(aiohttp.ClientConnectionError):
                await me()
        await asyncio.sleep(5)
        assert len(done) == carried_out

    run(main)


def test_an_outage_lets_nobody_through() -> None:
    async def main(loop: VirtualLoop) -> None:
        wire = wired(loop)
        wire.is_up = False
        with pytest.raises(aiohttp.ClientConnectionError):
            await me()
        wire.is_up = True
        assert await me() == 200

    run(main)


def test_events_of_the_gateway_keep_their_order_and_end_with_it() -> None:
    async def main(loop: VirtualLoop) -> None:
        wire = wired(loop)
        socket = await Session().ws_connect("ws://somewhere")
        hello = await socket.receive()
        assert '"op":10' in hello.data
        (line,) = wire.lines
        for number in range(20):
            line.send({"n": number})
        line.drop()
        said = [(await socket.receive()).data for _ in range(21)]
        assert said == [*(f'{{"n":{number}}}' for number in range(20)), None]
        assert socket.closed
        with pytest.raises(aiohttp.ClientConnectionResetError):
            await socket.send_str("{}")

    run(main)


def test_after_a_trouble_it_is_not_quiet_at_once_however_still_it_was_meanwhile() -> None:
    """What the bot could not do for minutes, as on a full disk, it tries again when that is over."""

    async def main(loop: VirtualLoop) -> float:
        here = SimpleNamespace(
            loop=loop,
            chance_for=random.Random,
            control=None,
            timeline=SimpleNamespace(note=lambda *_: None),
            plan=SimpleNamespace(processes=1),
            database=Database(random.Random(1)),
        )
        troubles = Troubles(cast("Any", here))
        troubles.chance = cast("Any", SimpleNamespace(random=lambda: 0.9))
        await troubles.happen("full")
        over = loop.time()
        assert over > 60
        assert await loop.quiet(20, 3600)
        return loop.time() - over

    assert run(main) >= 20
