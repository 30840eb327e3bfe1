"""The one writer: whatever waits while it is free goes into one durable transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.store.appending import Append, append_all
from bot.store.errors import explained, is_general

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]

# More than this at once would make the first of a group wait for the last.
MOST_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work and who waits for it."""

    work: Work[Any]
    waiting: asyncio.Future[Any]

    def settle(self, outcome: object) -> None:
        """Tell whoever waits; he may have gone."""
        if self.waiting.done():
            return
        if isinstance(outcome, Exception):
            self.waiting.set_exception(outcome)
        else:
            self.waiting.set_result(outcome)


class Writer:
    """Writes in groups: each caller is answered after the commit, and one who fails does not spoil the others.

    A write that was handed in is done, whether or not its caller still waits.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._queue: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")
        self.commits = 0

    async def write(self, work: Work[T]) -> T:
        """Do the work in the next transaction and return when it is committed."""
        if self._closing or self._task.done():
            raise StorageError("The database is closed.")
        job = Job(work, asyncio.get_running_loop().create_future())
        self._queue.append(job)
        self._wake.set()
        result: T = await job.waiting
        return result

    async def close(self) -> None:
        """Finish what waits, then stop."""
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        jobs: list[Job] = []
        try:
            while self._queue or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                await asyncio.sleep(0)  # whoever is ready to write in this very turn of the loop comes along
                while self._queue:
                    jobs, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                    await self._commit(jobs)
        finally:
            for job in (*jobs, *self._queue):
                job.settle(StorageError("The database is closed."))

    async def _commit(self, jobs: Sequence[Job]) -> None:
        works = [job.work for job in jobs]
        try:
            async with self._engine.begin() as connection:
                outcomes = await perform(connection, works)
            self.commits += 1
        except Exception as error:  # noqa: BLE001 - whatever it is, it is handed to those who wait
            outcomes = [explained(error) for _ in works]
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)


async def perform(connection: AsyncConnection, works: Sequence[Work[Any]]) -> list[object]:
    """Every work's result or its error, in order; raises what concerns the whole transaction."""
    if len(works) == 1:
        return [await works[0](connection)]
    outcomes: dict[int, object] = {}
    appends = {place: work for place, work in enumerate(works) if isinstance(work, Append) and work.ending is None}
    if len(appends) > 1:
        together = await attempt(connection, lambda within: append_all(within, list(appends.values())))
        if isinstance(together, list):
            outcomes.update(zip(appends, together, strict=True))
    for place, work in enumerate(works):
        if place not in outcomes:
            outcomes[place] = await attempt(connection, work)
    return [outcomes[place] for place in range(len(works))]


async def attempt(connection: AsyncConnection, work: Work[object]) -> object:
    """One work within a savepoint: its result, or its error with nothing of it left."""
    savepoint = await connection.begin_nested()
    try:
        result = await work(connection)
    except Exception as error:
        if is_general(error):
            raise  # with it went the savepoint, and the whole transaction goes too
        await savepoint.rollback()
        return explained(error)
    await savepoint.commit()
    return result
