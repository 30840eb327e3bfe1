"""Bringing tasks to their end."""

import asyncio
from contextlib import suppress

import pytest

from bot import tasks


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "AGAIN_SECONDS", 0.001)


async def test_a_task_ends_though_an_error_took_the_place_of_its_cancellation() -> None:
    came, went_on = asyncio.Event(), 0

    async def goes_on() -> None:
        nonlocal went_on
        while True:
            with suppress(OSError):
                try:
                    came.set()
                    await asyncio.sleep(60)
                except asyncio.CancelledError:
                    if went_on == 0:
                        went_on += 1
                        raise ConnectionResetError from None
                    raise

    task = asyncio.create_task(goes_on())
    await came.wait()
    await tasks.cancel_and_wait(task)
    assert (task.cancelled(), went_on) == (True, 1)


async def test_an_end_is_quiet_about_what_is_over_or_was_never_begun() -> None:
    async def fails() -> None:
        raise ValueError

    failed = asyncio.create_task(fails())
    await asyncio.wait([failed])
    await tasks.cancel_and_wait(None, failed, asyncio.create_task(asyncio.sleep(60)))
    await tasks.cancel_and_wait()


async def test_what_is_to_come_to_its_end_does_so_however_often_its_waiter_is_cancelled() -> None:
    told, ended = asyncio.Event(), False

    async def work() -> None:
        nonlocal ended
        await told.wait()
        ended = True

    waiting = asyncio.create_task(tasks.to_its_end(work()))
    for _ in range(3):
        await asyncio.sleep(0)
        waiting.cancel()
    await asyncio.sleep(0)
    assert not waiting.done()
    told.set()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert ended


async def test_what_ends_in_an_error_raises_it() -> None:
    async def work() -> None:
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 - there is nothing to say of it
        await tasks.to_its_end(work())


async def test_of_several_the_first_is_waited_for_and_the_others_are_given_up() -> None:
    told, given_up = asyncio.Event(), asyncio.Event()

    async def never() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            given_up.set()
            raise

    told.set()
    await tasks.first_of(told.wait(), never())
    await given_up.wait()


async def test_who_waits_has_a_turn_between_the_pieces_of_what_can_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "PIECE_SECONDS", 0.0)
    order: list[str] = []

    async def waits() -> None:
        while "piece 2" not in order:
            order.append("answer")
            await asyncio.sleep(0)

    waiting = asyncio.create_task(waits())
    await tasks.in_between(order.append(f"piece {number}") for number in range(3))
    await waiting
    assert [each for each in order if each != "answer"] == ["piece 0", "piece 1", "piece 2"]
    assert "answer" in order[: order.index("piece 1")]
    assert "answer" in order[order.index("piece 1") : -1]


async def test_work_is_waited_for_unless_something_comes_first() -> None:
    event, ended = asyncio.Event(), []

    async def works(result: int) -> int:
        return result

    async def fails() -> None:
        raise OSError

    async def waits() -> None:
        try:
            event.set()
            await asyncio.sleep(60)
        finally:
            ended.append("waits")

    async def breaks() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise OSError from None

    async def is_there_all_the_same() -> int:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        return 3

    assert await tasks.unless(event, works(2)) == 2
    with pytest.raises(OSError):  # noqa: PT011 - any will do
        await tasks.unless(event, fails())
    assert await tasks.unless(event, waits()) is None
    assert ended == ["waits"]
    assert await tasks.unless(event, breaks()) is None
    assert await tasks.unless(event, is_there_all_the_same()) == 3, "what was opened has to be closed"


async def test_what_runs_on_its_own_and_ends_on_an_error_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def breaks() -> None:
        raise ValueError("a bug")

    async def waits() -> None:
        await asyncio.sleep(60)

    broken, waiting = tasks.in_background(breaks(), "journal"), tasks.in_background(waits(), "turns")
    await asyncio.wait({broken})
    await tasks.cancel_and_wait(waiting)
    (said,) = caplog.records
    assert said.getMessage() == "What runs on its own has ended: journal."
    assert said.exc_info is not None
