"""Reviews as the bot asks for them: in a process of their own, which is ended when nobody has asked for a while."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from bot.players.finished import FinishedDeal, Wanted
from bot.players.reviews import Review, read_review
from bot.players.worker_process import Tell, WorkerFailed, WorkerProcess, command
from bot.tasks import cancel_and_wait

NICENESS: Final = 10
"""Somebody waits for it; at the lowest priority it would never come where something else keeps the processor busy."""
COMMAND: Final = command(NICENESS)
LINGER_SECONDS: Final = 120.0
"""How long the process waits for another deal: it takes a second or two to start, and some 100 MiB."""
MOST_SECONDS: Final = 300.0
"""A review that takes longer will never come."""


class ReviewFailed(Exception):
    """The process ended, took too long, or said something else than a review."""


class NoReview(Exception):
    """The deal cannot be gone through by today's rules."""


class Reviewer(Protocol):
    """Reviews finished deals, one after the other."""

    async def review(self, finished: FinishedDeal, tell: Tell) -> Review:
        """What each choice cost; raises `NoReview` where that cannot be told, and `ReviewFailed`."""


class ReviewProcess:
    """Reviews in a process of its own; who asks while it is busy waits in turn."""

    def __init__(self, command: Sequence[str] = COMMAND, on_busy: Callable[[bool], None] = lambda _: None) -> None:
        """on_busy: told when somebody begins to wait, and when nobody does any more."""
        self._worker, self._on_busy = WorkerProcess(command), on_busy
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._leaving: asyncio.Task[None] | None = None

    async def review(self, finished: FinishedDeal, tell: Tell = lambda *_: None) -> Review:
        """Have it reviewed when it is its turn."""
        self._count(+1)
        try:
            async with self._turn:
                await cancel_and_wait(self._leaving)
                return await self._reviewed(finished, tell)
        finally:
            self._count(-1)

    async def rest(self) -> None:
        """End the process, whatever it is doing, and wait until it is gone."""
        await cancel_and_wait(self._leaving)
        await self._worker.rest()

    async def _reviewed(self, finished: FinishedDeal, tell: Tell) -> Review:
        try:
            async with asyncio.timeout(MOST_SECONDS):
                said = await self._worker.ask(finished.write(Wanted.REVIEW), tell)
        except (WorkerFailed, TimeoutError) as failed:
            raise ReviewFailed(str(failed) or type(failed).__name__) from None
        if said == "changed":
            raise NoReview
        if isinstance(said, str):
            raise ReviewFailed(said)
        try:
            review = read_review(json.dumps(said))
        except (ValueError, KeyError, TypeError):
            raise ReviewFailed("rubbish") from None
        return review

    def _count(self, change: int) -> None:
        before, self._waiting = self._waiting, self._waiting + change
        if bool(before) != bool(self._waiting):
            self._on_busy(bool(self._waiting))
        if not self._waiting:
            self._leaving = asyncio.create_task(self._leave(), name="review process leaves")

    async def _leave(self) -> None:
        await asyncio.sleep(LINGER_SECONDS)
        await self._worker.rest()
