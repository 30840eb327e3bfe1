"""Reviews of finished deals: looked at once, when somebody asks, and kept."""

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from bot.errors import StorageError, UserError
from bot.features.reviews.store import ReviewStore
from bot.players.finished import EDITION, FinishedDeal, Review, read_review
from bot.players.worker import ReviewProcess, RulesChanged, WorkerFailed
from bot.tables.finished_deals import ResultStore, check_sealed, finished_deal
from bot.tables.pars import as_finished
from bot.tables.stored import StoredDeal
from bot.tasks import cancel_and_wait

log = logging.getLogger(__name__)

MAX_WAITING: Final = 12
"""How many deals may wait to be looked at; who asks for one more is told to try later."""

Tell = Callable[[int, int], None]


@dataclass(slots=True)
class _Looking:
    """A deal that is being looked at, and who wants to know how far it is."""

    task: asyncio.Task[Review]
    told: list[Tell]


class Reviews:
    """Finds the review of a deal, or has it made; whoever else asks meanwhile waits for the same one.

    Raises `UserError` with the phrase for the person who asked: for any deal that cannot be replayed what a replay
    says.
    """

    def __init__(
        self, store: ReviewStore, results: ResultStore, reviewer: ReviewProcess, can_look: Callable[[], bool]
    ) -> None:  # fmt: skip
        """can_look: whether this machine can search, as far as is known by now."""
        self._store, self._results, self._reviewer, self._can_look = store, results, reviewer, can_look
        self._looking: dict[int, _Looking] = {}

    async def of(self, guild: int | None, number: int, tell: Tell = lambda *_: None) -> Review:
        """What each choice in a finished deal of a server cost. tell: told how far it is while it is looked at."""
        stored = check_sealed(await finished_deal(self._results, guild, number))
        finished = to_review(stored)
        if (kept := await self._kept(stored)) is not None:
            return kept
        if not self._can_look():
            raise UserError("review-unable")
        looking = self._looking.get(stored.id)
        if looking is None:
            if len(self._looking) >= MAX_WAITING:
                raise UserError("review-busy")
            task = asyncio.create_task(self._look(stored, finished), name=f"review of deal {stored.id}")
            task.add_done_callback(lambda done: self._done(stored.id, done))
            looking = self._looking[stored.id] = _Looking(task, [])
        looking.told.append(tell)
        try:
            return await asyncio.shield(looking.task)
        except RulesChanged:
            raise UserError("deal-too-old", number=number) from None
        except WorkerFailed:
            raise UserError("review-failed") from None

    async def stop(self) -> None:
        """Leave what is not finished; it is looked at anew when somebody asks again."""
        await cancel_and_wait(*(each.task for each in self._looking.values()))

    async def _kept(self, stored: StoredDeal) -> Review | None:
        text = await self._store.review(stored.id, EDITION)
        return None if text is None else read_review(json.loads(text))

    async def _look(self, stored: StoredDeal, finished: FinishedDeal) -> Review:
        try:
            review = await self._reviewer.review(finished, lambda at, of: self._tell(stored.id, at, of))
        except WorkerFailed as failed:
            log.warning("the review of deal %s failed: %s", stored.id, failed)
            raise
        try:
            await self._store.save_review(stored.id, EDITION, review.write())
        except StorageError as error:
            log.warning("the review of deal %s could not be kept: %s", stored.id, error)
        return review

    def _tell(self, deal: int, at: int, of: int) -> None:
        for tell in self._looking[deal].told if deal in self._looking else ():
            tell(at, of)

    def _done(self, deal: int, task: asyncio.Task[Review]) -> None:
        self._looking.pop(deal, None)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone


def to_review(stored: StoredDeal) -> FinishedDeal:
    """A deal as it is asked about; raises `UserError` where today's rules are not those it had."""
    try:
        return as_finished(stored)
    except RulesChanged:
        raise UserError("deal-too-old", number=stored.number) from None
