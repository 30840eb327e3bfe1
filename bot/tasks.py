"""Tasks that run on their own: begun, done again, ended; and doing what can wait in between everything else."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any, TypeVar

from bot.errors import NotStored, StorageError

log = logging.getLogger(__name__)

T = TypeVar("T")

AGAIN_SECONDS = 0.5
RETRY_SECONDS = 5.0
"""How long nobody asks a database that refused what has to be done."""
PIECE_SECONDS = 0.001
"""For how long in one go what can wait keeps the event loop."""
REST = 4
"""And how many times as long it leaves it alone after that."""


def in_background(work: Coroutine[Any, Any, T], name: str) -> asyncio.Task[T]:
    """Begin what runs on its own. Nobody waits for it who would hear of an error that ends it, so that is logged."""
    task = asyncio.create_task(work, name=name)
    task.add_done_callback(_tell_failure)
    return task


def _tell_failure(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("What runs on its own has ended: %s.", task.get_name(), exc_info=error)


async def until_stored(work: Callable[[], Awaitable[object]], failed: str, *about: object) -> None:
    """Do something again, after a while each time, until the database takes part; failed: is logged with the reason."""
    while True:
        try:
            await work()
        except (StorageError, NotStored) as error:
            log.warning(failed, *about, error)
            await asyncio.sleep(RETRY_SECONDS)
        else:
            return


async def cancel_and_wait(*tasks: asyncio.Task[Any] | None) -> None:
    """Cancel all of these until they are over, and ignore what they raise; None is one that was never begun.

    Once is not enough for a task that goes on after errors: a connection that breaks while it is being left
    raises an error of its own in place of the cancellation.
    """
    begun = [task for task in tasks if task is not None]
    going = {task for task in begun if not task.done()}
    while going:
        for task in going:
            task.cancel()
        _, going = await asyncio.wait(going, timeout=AGAIN_SECONDS)
    await asyncio.gather(*begun, return_exceptions=True)


async def first_of(*waiting: Coroutine[Any, Any, object]) -> None:
    """Wait for whichever is over first; nobody waits for the others any more."""
    tasks = [asyncio.create_task(each) for each in waiting]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


async def unless(event: asyncio.Event, work: Coroutine[Any, Any, T]) -> T | None:
    """What the work comes to; None where the event comes first, and then nobody waits for the work any more."""
    going, waiting = asyncio.ensure_future(work), asyncio.ensure_future(event.wait())
    try:
        await asyncio.wait({going, waiting}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        waiting.cancel()
        if is_late := not going.done():
            await cancel_and_wait(going)
    if going.cancelled() or (is_late and going.exception() is not None):
        return None
    return going.result()


async def to_its_end(work: Coroutine[Any, Any, object]) -> None:
    """Wait until it is over, however often the waiting task is cancelled meanwhile; the cancellation follows then.

    For what leaves something behind when it is broken off: a process that was killed is there until it was waited for.
    """
    going, cancelled = asyncio.ensure_future(work), None
    while not going.done():
        try:
            await asyncio.shield(going)
        except asyncio.CancelledError as error:
            cancelled = error
        except Exception:  # noqa: BLE001, S110 - it is raised below
            pass
    if cancelled is not None:
        raise cancelled
    going.result()


async def in_between(work: Iterator[object]) -> None:
    """Do a piece of the work now and a piece then, so that nobody who waits for an answer feels it."""
    began = time.perf_counter()
    for _ in work:
        if (took := time.perf_counter() - began) >= PIECE_SECONDS:
            await asyncio.sleep(REST * took)
            began = time.perf_counter()
