"""The one writer: all that waits while it is free goes into one durable transaction."""

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.errors import StorageError
from bot.store.engine import Direct, Work
from bot.store.errors import caused, explained, is_general, is_passing
from bot.store.tables import Append, append_all
from bot.tables.model import Table
from bot.tasks import in_background

log = logging.getLogger(__name__)

T = TypeVar("T")

# More than this at once would make the first of a group wait for the last.
MOST_AT_ONCE = 500
TRIES = 4
# How long a commit whose answer got lost is asked after, while the server comes back.
SETTLE_SECONDS = 10.0
ASK_AGAIN_SECONDS = 0.1

WHICH = text("SELECT CAST(pg_current_xact_id() AS text)")
WHAT_BECAME_OF_IT = text("SELECT pg_xact_status(CAST(CAST(:number AS text) AS xid8))")


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work and who waits for it."""

    work: Work[Any]
    waiting: asyncio.Future[Any]

    def settle(self, outcome: object) -> None:
        """Tell the caller, who may have gone."""
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

    def __init__(self, engine: AsyncEngine | Direct) -> None:
        self._engine = engine
        self._queue: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task = in_background(self._run(), "store-writer")
        self.commits = 0
        self.committed: Callable[[Sequence[tuple[Table, bool]]], None] = lambda _: None

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
        self._closing = True
        self._wake.set()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        jobs: list[Job] = []
        try:
            while self._queue or not self._closing:
                await self._wake.wait()
                self._wake.clear()
                await asyncio.sleep(0)  # what is ready to be written in this very turn of the loop comes along
                while self._queue:
                    jobs, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                    await self._commit(jobs)
        finally:
            for job in (*jobs, *self._queue):
                job.settle(StorageError("The database is closed."))

    async def _commit(self, jobs: Sequence[Job]) -> None:
        works = [job.work for job in jobs]
        try:
            outcomes = await self._insist(works)
            self.commits += 1
        except Exception as error:  # noqa: BLE001 - whatever it is, it is handed to those who wait
            outcomes = [explained(error) for _ in works]
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.settle(outcome)
        self.committed(changed(works, outcomes))

    async def _insist(self, works: Sequence[Work[Any]]) -> list[object]:
        """Do it again where nothing of it was kept and it may go well the next time."""
        for tried in range(1, TRIES):
            try:
                return await self._transact(works)
            except Exception as error:
                if not is_passing(error):
                    raise
                log.info("The database let go of a transaction (%s), it is tried again.", type(error).__name__)
                await asyncio.sleep(random.uniform(0.0, 0.02 * tried))  # noqa: S311 - only to get out of step
        return await self._transact(works)

    async def _transact(self, works: Sequence[Work[Any]]) -> list[object]:
        """One durable transaction. Where the answer to its commit got lost, find out whether there was one."""
        engine, number = self._engine, None
        if isinstance(engine, Direct):
            return await engine.transact(lambda connection: perform(connection, works))
        try:
            async with engine.begin() as connection:
                outcomes = await perform(connection, works)
                number = str((await connection.execute(WHICH)).scalar_one())
        except Exception as error:
            if number is None or not await self._was_committed(engine, number, error):
                raise
        return outcomes

    @staticmethod
    async def _was_committed(engine: AsyncEngine, number: str, error: Exception) -> bool:
        """What became of a transaction; raises `StorageError` if the server does not come back to say so."""
        log.warning("The answer to a commit got lost (%s), the database is asked after it.", type(error).__name__)
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                while True:
                    try:
                        async with engine.connect() as connection:
                            found = (await connection.execute(WHAT_BECAME_OF_IT, {"number": number})).scalar_one()
                    except (SQLAlchemyError, OSError):
                        found = "unknown"
                    if found in {"committed", "aborted"}:
                        return bool(found == "committed")
                    await asyncio.sleep(ASK_AGAIN_SECONDS)
        raise caused(StorageError("The database went away in a commit; whether it kept it is not known."), error)


def changed(works: Sequence[Work[Any]], outcomes: Sequence[object]) -> list[tuple[Table, bool]]:
    """The tables these works left in a new state, and whether it was no more than an action."""
    first = [outcome[0] if isinstance(outcome, tuple) and outcome else outcome for outcome in outcomes]
    return [
        (table, isinstance(work, Append) and work.ending is None)
        for work, table in zip(works, first, strict=True)
        if isinstance(table, Table)
    ]


async def perform(connection: AsyncConnection, works: Sequence[Work[Any]]) -> list[object]:
    """Every work's result or its error, in order; raises what concerns the whole transaction."""
    if len(works) == 1:
        return [await works[0](connection)]
    outcomes: dict[int, object] = {}
    appends = {place: work for place, work in enumerate(works) if isinstance(work, Append) and work.is_alone}
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
