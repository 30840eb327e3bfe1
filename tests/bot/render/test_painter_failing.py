"""Whatever the painting process does, a picture comes or is refused in time, and comes again once the process works."""

import asyncio
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import ClassVar

import pytest

from bot.present.scenes import HandScene, Scene
from bot.render import paint_process
from bot.render.paint_process import PaintingError, PaintProcess, PaintSupervisor, Priority, Timeouts
from bot.render.painter import Deadlines, Painter
from engine.cards import read_cards
from tests.support import painting

NINE = read_cards("KS QC JS JH AC TC 7C TD 9D")
PATIENCE = Timeouts(late=1.5, start=3.0, picture=0.4, pause=0.05, most=0.2, steady=30.0, refused=30.0)
DEADLINES = Deadlines(prompt=1.0, patient=3.0, first=2.0)
AT_ONCE = 0.2
SOON = 10.0
"""Much longer than anything here takes on a quiet machine."""
BAD_SCENES = ["hang", "die", "half", "stuck", "rubbish", "no picture", "endless", "twice"]
BAD_STARTS = ["exit", "mute", "rubbish"]


def hand(title: str) -> HandScene:
    return HandScene(NINE, title=title)


class Workshop:
    """A painter whose process does what the test says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.become("well")
        self.made: list[Painter] = []
        self.recoveries = 0

    def become(self, mode: str) -> None:
        """How every process that starts from now on behaves."""
        (self.folder / "mode").write_text(mode, encoding="ascii")

    def painter(self, timeouts: Timeouts = PATIENCE, command: tuple[str, ...] = (), **seconds: float) -> Painter:
        command = command or (sys.executable, "-S", "-E", painting.__file__, str(self.folder))
        given = {"prompt": DEADLINES.prompt, "patient": DEADLINES.patient, "first": DEADLINES.first}
        given |= {"warming": 0.0} | seconds
        made = Painter(PaintSupervisor(command, timeouts), deadlines=Deadlines(**given))
        made.on_recovery.append(self._note)
        self.made.append(made)
        return made

    def _note(self) -> None:
        self.recoveries += 1

    @property
    def starts(self) -> int:
        """How many processes have begun."""
        file = self.folder / "starts"
        return len(file.read_text(encoding="ascii").splitlines()) if file.exists() else 0


class Noted(PaintProcess):
    """A process of which is known that it has begun."""

    begun: ClassVar[list["Noted"]] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.begun.append(self)


@pytest.fixture
async def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Workshop]:
    monkeypatch.setattr(paint_process, "CLOSE_SECONDS", 0.3)
    monkeypatch.setattr(paint_process, "PaintProcess", Noted)
    here = Workshop(tmp_path)
    Noted.begun.clear()
    yield here
    for each in here.made:
        await each.close()
    async with asyncio.timeout(SOON):  # on a busy machine a process that was killed may be there for a while
        await asyncio.gather(*(each.over for each in Noted.begun))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not holds():  # noqa: ASYNC110 - what happens in another process
            await asyncio.sleep(0.01)


async def refused_after(painter: Painter, scene: Scene) -> float:
    """How long somebody waits to hear that there is no picture."""
    begun = time.perf_counter()
    with pytest.raises(PaintingError):
        await painter.paint(scene)
    return time.perf_counter() - begun


async def painted(painter: Painter, title: str) -> bool:
    return await painter.paint(hand(title)) == painting.PNG + title.encode()


async def test_without_an_interpreter_all_are_refused_at_once_and_one_line_says_why(
    workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    painter = workshop.painter(command=("/there/is/no/such/python",))
    assert await refused_after(painter, hand("first")) < DEADLINES.first
    for at in range(20):
        assert await refused_after(painter, hand(f"{at}")) < AT_ONCE
    await asyncio.sleep(0.5)  # it is tried again meanwhile
    assert not painter.is_well
    (line,) = [each for each in caplog.records if each.levelno >= logging.WARNING]
    assert "/there/is/no/such/python" in line.getMessage()


@pytest.mark.parametrize("mode", BAD_STARTS)
async def test_a_process_that_does_not_start_is_tried_again_with_pauses_until_it_works(
    workshop: Workshop, mode: str
) -> None:
    workshop.become(mode)
    painter = workshop.painter(Timeouts(late=0.3, start=0.4, pause=0.05, most=0.1))
    assert await refused_after(painter, hand("first")) < DEADLINES.first
    assert not painter.is_well
    assert await refused_after(painter, hand("second")) < AT_ONCE
    assert workshop.recoveries == 0
    workshop.become("well")
    await until(lambda: painter.is_well)
    assert await painted(painter, "third")
    assert workshop.recoveries == 1


async def test_a_process_that_cannot_start_does_not_burn_the_processor(workshop: Workshop) -> None:
    workshop.become("exit")
    painter = workshop.painter(Timeouts(pause=0.2, most=60.0))
    await painter.start()
    await asyncio.sleep(1.0)
    assert 2 <= workshop.starts <= 4


async def test_making_ready_ends_even_if_the_process_says_nothing(workshop: Workshop) -> None:
    workshop.become("mute")
    painter = workshop.painter(Timeouts(late=0.2))
    async with asyncio.timeout(SOON):
        await painter.start()
    assert not painter.is_well


async def test_a_start_that_is_only_late_makes_nobody_wait_and_is_used(workshop: Workshop) -> None:
    workshop.become("late")
    painter = workshop.painter(Timeouts(late=0.1))
    assert await refused_after(painter, hand("first")) < DEADLINES.first
    await until(lambda: painter.is_well)
    assert await painted(painter, "first")
    assert (workshop.starts, workshop.recoveries) == (1, 1)


async def test_until_the_process_is_warm_an_answer_waits_longer(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=SOON), prompt=0.1, first=SOON, warming=SOON)
    assert await painted(painter, "first")
    assert await painted(painter, "slow")


async def test_who_asks_while_the_first_process_starts_waits_for_it(workshop: Workshop) -> None:
    workshop.become("late")
    painter = workshop.painter(prompt=0.1, first=SOON)
    assert await painted(painter, "first")


@pytest.mark.parametrize("title", BAD_SCENES)
async def test_one_bad_scene_is_given_up_and_all_the_others_are_painted(workshop: Workshop, title: str) -> None:
    painter = workshop.painter(first=SOON)
    assert await painted(painter, "before")
    asked = [hand("a"), hand(title), hand("b"), hand("c")]
    begun = time.perf_counter()
    found = await asyncio.gather(*(painter.paint(each) for each in asked), return_exceptions=True)
    assert time.perf_counter() - begun < DEADLINES.prompt + 0.5
    assert all(isinstance(each, bytes | PaintingError) for each in found)
    if title != "twice":  # its first answer is as good as any
        assert isinstance(found[1], PaintingError)
    await until(lambda: painter.is_well and workshop.starts >= (2 if title == "twice" else 3))
    for name in "abc":
        assert await painted(painter, name)


async def test_a_scene_that_is_given_up_ends_no_process_more(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=SOON), first=SOON, prompt=SOON)
    with pytest.raises(PaintingError):
        await painter.paint(hand("die"))
    await until(lambda: painter.is_well)
    assert await painted(painter, "good")
    starts = workshop.starts
    assert await refused_after(painter, hand("die")) < AT_ONCE
    assert await painted(painter, "also good")
    assert workshop.starts == starts == 3


async def test_a_scene_that_fails_is_refused_and_nothing_else_happens(workshop: Workshop) -> None:
    painter = workshop.painter(first=SOON)
    assert await refused_after(painter, hand("bad")) < SOON
    assert painter.is_well
    assert await painted(painter, "good")
    assert workshop.starts == 1


async def test_a_process_that_dies_once_costs_nobody_a_picture(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=SOON), first=SOON, prompt=SOON)
    await painter.start()
    bad = asyncio.ensure_future(painter.paint(hand("die")))
    assert all(await asyncio.gather(*(painted(painter, f"{at}") for at in range(30))))
    with pytest.raises(PaintingError):
        await bad


async def test_while_it_hangs_all_are_refused_at_their_deadline_and_then_at_once(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=1.0, pause=0.05), prompt=0.3)
    assert await painted(painter, "before")
    workshop.become("mute")
    bad = asyncio.ensure_future(refused_after(painter, hand("hang")))
    await asyncio.sleep(0)
    assert 0.2 < await refused_after(painter, hand("after")) < 1.0
    assert await bad < 1.0
    await until(lambda: not painter.is_well)
    assert await refused_after(painter, hand("after")) < AT_ONCE
    assert await painted(painter, "before")  # it is kept
    workshop.become("well")
    await until(lambda: workshop.recoveries == 1)
    await until(lambda: painter.kept_bytes > 25)
    assert await painted(painter, "after")


async def test_who_waits_when_it_is_found_to_hang_waits_no_longer(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=0.2), first=SOON, prompt=SOON, patient=SOON)
    await painter.start()
    workshop.become("mute")
    begun = time.perf_counter()
    asked = [
        painter.paint(hand(title), Priority.LATER if title == "b" else Priority.ANSWER) for title in ("hang", "a", "b")
    ]
    found = await asyncio.gather(*asked, return_exceptions=True)
    assert time.perf_counter() - begun < SOON / 2
    assert all(isinstance(each, PaintingError) for each in found)


@pytest.mark.parametrize("mode", ["hanging", "dying"])
async def test_a_process_that_starts_but_cannot_paint_is_not_taken_for_well(workshop: Workshop, mode: str) -> None:
    workshop.become(mode)
    painter = workshop.painter(Timeouts(picture=0.1, pause=0.05, most=0.1), first=SOON)
    await refused_after(painter, hand("first"))
    await until(lambda: workshop.starts >= 4)
    assert (painter.is_well, workshop.recoveries) == (False, 0)
    workshop.become("well")
    await until(lambda: workshop.recoveries == 1)
    assert await painted(painter, "second")


async def test_a_picture_that_comes_too_late_is_kept_and_told_of(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=SOON), prompt=0.1)
    assert await painted(painter, "before")
    assert 0.05 < await refused_after(painter, hand("slow")) < SOON
    assert painter.is_well
    await until(lambda: workshop.recoveries == 1)
    assert workshop.starts == 1
    assert await painted(painter, "slow")


async def test_where_too_much_is_asked_those_go_first_who_still_wait(workshop: Workshop) -> None:
    painter = workshop.painter(Timeouts(picture=SOON), prompt=0.2)
    assert await painted(painter, "before")
    late = [asyncio.ensure_future(painter.paint(hand(f"slow {at}"))) for at in range(20)]
    done = await asyncio.gather(*late, return_exceptions=True)
    assert sum(isinstance(each, PaintingError) for each in done) > 15
    painter._deadlines = Deadlines(prompt=SOON)
    waiting = set(painter._supervisor._unwanted)
    assert await painted(painter, "after")
    assert not waiting & painter._kept.keys()


async def test_closing_takes_no_longer_than_it_may_however_the_process_is(workshop: Workshop) -> None:
    for mode in ("well", "mute", "exit", "hanging"):
        workshop.become(mode)
        painter = workshop.painter()
        asked = asyncio.ensure_future(painter.paint(hand("any")))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(SOON):
            await painter.close()
        found = (await asyncio.gather(asked, return_exceptions=True))[0]
        assert isinstance(found, bytes | PaintingError)
        assert await refused_after(painter, hand("more")) < AT_ONCE
