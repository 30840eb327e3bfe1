"""The painter paints each scene once, in a process that may fail or fall without anybody missing a picture."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

from bot.present.scenes import HandScene, Scene
from bot.render.__main__ import is_idle, read_frame
from bot.render.frames import SIZE
from bot.render.paint import picture
from bot.render.paint_process import OnPainted, PaintingError, PaintSupervisor, Priority, Timeouts
from bot.render.painter import CACHE_BYTES_PER_TABLE, Deadlines, Painter
from engine.cards import Rank, pack, read_cards
from tests.bench.crowd.processes import family

PACK = pack(Rank.SIX)
NINE = read_cards("KS QC JS JH AC TC 7C TD 9D")
NO_HURRY = Deadlines(prompt=60.0, patient=60.0, first=60.0)
"""What is painted here is what counts, and how soon that is depends on how busy the machine is."""
UNPAINTABLE: Any = HandScene(("no card",))  # type: ignore[arg-type]


class Recorder:
    """Paints here, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[Scene] = []
        self.is_well = True
        self.on_change: Callable[[bool], None] = lambda _: None

    def ask(self, scene: Scene, tell: OnPainted, priority: Priority) -> None:
        del priority
        self.asked.append(scene)
        tell(PaintingError("of the test") if scene is UNPAINTABLE else picture(scene))

    def prioritise(self, scene: Scene, priority: Priority) -> None:
        del scene, priority

    def deprioritise(self, scene: Scene) -> None:
        del scene

    async def start(self) -> None:
        return

    async def close(self) -> None:
        return


@pytest.fixture
async def supervisor() -> AsyncIterator[PaintSupervisor]:
    supervisor = PaintSupervisor(timeouts=Timeouts(late=60.0, start=60.0, picture=60.0))
    yield supervisor
    await supervisor.close()


async def painted(supervisor: PaintSupervisor, scene: Scene, priority: Priority = Priority.ANSWER) -> bytes:
    return await Painter(supervisor, deadlines=NO_HURRY).paint(scene, priority)


def painting_processes() -> list[int]:
    """Our own children that paint."""
    children = family(os.getpid())[1:]
    return [each for each in children if b"bot.render" in Path(f"/proc/{each}/cmdline").read_bytes().split(b"\0")]


def environment_of(process: int) -> bytes:
    return Path(f"/proc/{process}/environ").read_bytes()


async def test_a_scene_is_painted_once() -> None:
    recorder = Recorder()
    painter = Painter(recorder)
    scene = HandScene(NINE)
    both = await asyncio.gather(painter.paint(scene), painter.paint(HandScene(NINE)))
    again = await painter.paint(scene)
    assert both[0] == both[1] == again == picture(scene)
    assert len(recorder.asked) == 1


async def test_no_more_is_kept_than_there_is_room_for() -> None:
    recorder = Recorder()
    painter = Painter(recorder, room=60_000)
    shown = [await painter.paint(HandScene(PACK[at : at + 3])) for at in range(6)]
    assert painter.kept_bytes <= 60_000
    assert await painter.paint(HandScene(PACK[:3])) == shown[0]
    assert len(recorder.asked) == 7


async def test_more_tables_have_more_room() -> None:
    recorder = Recorder()
    painter = Painter(recorder, room=60_000)
    painter.tables = lambda: 1
    shown = [await painter.paint(HandScene(PACK[at : at + 3])) for at in range(6)]
    assert 60_000 < painter.kept_bytes <= CACHE_BYTES_PER_TABLE
    assert await painter.paint(HandScene(PACK[:3])) == shown[0]
    assert len(recorder.asked) == 6


async def test_tables_that_need_less_than_there_is_room_for_have_no_more() -> None:
    painter = Painter(Recorder(), room=CACHE_BYTES_PER_TABLE + 60_000)
    painter.tables = lambda: 1
    for at in range(24):
        await painter.paint(HandScene(PACK[at : at + 9]))
    assert CACHE_BYTES_PER_TABLE < painter.kept_bytes <= CACHE_BYTES_PER_TABLE + 60_000


async def test_a_picture_that_fails_is_not_kept() -> None:
    recorder = Recorder()
    painter = Painter(recorder)
    for _ in range(2):
        with pytest.raises(PaintingError):
            await painter.paint(UNPAINTABLE)
    assert len(recorder.asked) == 2


async def test_what_the_process_paints_is_what_is_painted_here(supervisor: PaintSupervisor) -> None:
    scenes = [HandScene(PACK[at : at + 9], title=f"Hand {at} õäöü 王") for at in range(24)]
    shown = await asyncio.gather(*(painted(supervisor, scene) for scene in scenes))
    assert list(shown) == [picture(scene) for scene in scenes]


async def test_answers_are_painted_first_and_then_what_somebody_waits_for(
    supervisor: PaintSupervisor,
) -> None:
    done: list[Priority] = []

    async def want(priority: Priority, at: int) -> None:
        await painted(supervisor, HandScene(NINE, title=f"{priority} {at}"), priority)
        done.append(priority)

    await supervisor.start()
    async with asyncio.TaskGroup() as tasks:
        for priority, count in ((Priority.LATER, 40), (Priority.SOON, 40), (Priority.ANSWER, 20)):
            for at in range(count):
                tasks.create_task(want(priority, at))
    assert len(done) == 100
    assert done[:25].count(Priority.ANSWER) == 20
    assert done[:65].count(Priority.SOON) == 40


async def test_a_picture_somebody_waits_for_goes_first_though_it_was_asked_for_without_hurry(
    supervisor: PaintSupervisor,
) -> None:
    painter, last = Painter(supervisor, deadlines=NO_HURRY), 99
    done: list[int] = []

    async def want(at: int, priority: Priority) -> None:
        await painter.paint(HandScene(NINE, title=f"Hand {at}"), priority)
        done.append(at)

    await painter.start()
    async with asyncio.TaskGroup() as tasks:
        first, *_ = [tasks.create_task(want(at, Priority.LATER)) for at in range(last + 1)]
        await first
        tasks.create_task(want(last, Priority.SOON))
    assert done.index(last) < last / 2


async def test_one_picture_that_fails_harms_no_other_and_its_cards_are_not_told(supervisor: PaintSupervisor) -> None:
    good, bad, also = await asyncio.gather(
        painted(supervisor, HandScene(NINE)),
        painted(supervisor, UNPAINTABLE),
        painted(supervisor, HandScene(NINE[:3])),
        return_exceptions=True,
    )
    assert good == picture(HandScene(NINE))
    assert also == picture(HandScene(NINE[:3]))
    assert isinstance(bad, PaintingError)
    assert "no card" not in str(bad)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its children in /proc")
async def test_a_process_that_is_killed_is_replaced_and_every_picture_comes(supervisor: PaintSupervisor) -> None:
    await supervisor.start()
    (first,) = painting_processes()
    asked = [asyncio.ensure_future(painted(supervisor, HandScene(PACK[at : at + 9]))) for at in range(12)]
    await asked[0]
    os.kill(first, signal.SIGKILL)
    assert await asyncio.gather(*asked) == [picture(HandScene(PACK[at : at + 9])) for at in range(12)]
    assert painting_processes() != [first]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its children in /proc")
@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
async def test_it_paints_until_the_bot_is_over_though_all_processes_are_told_to_end(
    supervisor: PaintSupervisor, told: signal.Signals
) -> None:
    """As by a terminal, or by systemd; the last answers have their pictures."""
    await supervisor.start()
    (process,) = painting_processes()
    os.kill(process, told)
    assert await painted(supervisor, HandScene(NINE)) == picture(HandScene(NINE))
    assert painting_processes() == [process]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its children in /proc")
async def test_painting_gives_way_to_whoever_answers(supervisor: PaintSupervisor) -> None:
    await supervisor.start()
    (process,) = painting_processes()
    assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, os.getpid())


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its children in /proc")
async def test_nothing_is_left_behind(supervisor: PaintSupervisor) -> None:
    await painted(supervisor, HandScene(NINE))
    await supervisor.close()
    assert not painting_processes()


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its children in /proc")
async def test_a_process_that_is_just_being_begun_is_not_left_behind_either(supervisor: PaintSupervisor) -> None:
    asked = asyncio.ensure_future(painted(supervisor, HandScene(NINE)))
    await asyncio.sleep(0)
    await supervisor.close()
    assert not painting_processes()
    with pytest.raises(PaintingError):
        await asked


async def test_what_is_under_way_at_the_end_is_painted_or_refused_and_nothing_fails(
    supervisor: PaintSupervisor,
) -> None:
    unhandled: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
    await supervisor.start()
    asked = [asyncio.ensure_future(painted(supervisor, HandScene(NINE, title=f"Hand {at}"))) for at in range(40)]
    await asked[0]
    await supervisor.close()
    found = await asyncio.gather(*asked, painted(supervisor, HandScene(NINE)), return_exceptions=True)
    assert all(isinstance(each, bytes | PaintingError) for each in found)
    assert isinstance(found[-1], PaintingError)
    assert not unhandled


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds its children in /proc")
async def test_the_process_knows_no_secret(monkeypatch: pytest.MonkeyPatch, supervisor: PaintSupervisor) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///elsewhere")
    await supervisor.start()
    (process,) = painting_processes()
    known = environment_of(process)
    assert b"PATH=" in known
    assert not any(each in known for each in (b"DISCORD_TOKEN", b"DATABASE_URL", b"a.b.c", b"elsewhere"))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot tell of a pipe")
def test_the_process_prepares_nothing_while_a_second_scene_waits() -> None:
    read_from, written_to = os.pipe()
    with FileIO(read_from) as asked, FileIO(written_to, "w") as asking:
        asking.write(b"".join(SIZE.pack(len(each)) + each for each in (b"one", b"another")))
        assert [read_frame(asked), is_idle(asked), read_frame(asked), is_idle(asked)] == [
            b"one",
            False,
            b"another",
            True,
        ]
        asking.close()
        assert read_frame(asked) == b""
