"""Finished deals played again from any moment: those of a server, and those from a record that somebody uploaded."""

import asyncio
from typing import Final

from bot.errors import UserError
from bot.players.levels import USUAL
from bot.ports import Clock
from bot.solo.model import Fork, SoloKind, SourceDeal
from bot.tables.finished_deals import (
    DealStore,
    UploadStore,
    finished_deal,
    fold_finished,
    table_of,
    table_of_record,
    upload_of,
)
from bot.tables.rights import Caller
from engine.errors import IllegalAction, UnusableDeal
from engine.record import UnreadableRecord, fold, read_record
from engine.seats import Seat

DEAL: Final = "deal"
RECORD: Final = "record"


def fork_of_deal(caller: Caller, number: int, step: int, seat: Seat) -> Fork:
    """A fork of a server's deal that is about to begin."""
    return Fork(0, caller.user, caller.guild or 0, number, step, seat, USUAL, DEAL)


def fork_of_record(user: int, upload: int, step: int, seat: Seat) -> Fork:
    """The same of a deal from a record that its person uploaded."""
    return Fork(0, user, 0, 0, step, seat, USUAL, RECORD, subject=upload)


class ServerDeals(SoloKind):
    """Finished deals of a server."""

    name = DEAL

    def __init__(self, results: DealStore) -> None:
        self._results = results

    async def source(self, fork: Fork) -> SourceDeal:
        """Only what may be looked into is played again."""
        stored = await finished_deal(self._results, fork.guild, fork.number)
        table, digest = table_of(stored, "en"), stored.seal.digest
        return SourceDeal(table, fold_finished(stored, table), digest, stored.number, digest, stored.id)


class RecordedDeals(SoloKind):
    """Deals from records; nobody but who uploaded one plays it again."""

    name = RECORD

    def __init__(self, uploads: UploadStore, clock: Clock) -> None:
        self._uploads = uploads
        self._clock = clock

    async def source(self, fork: Fork) -> SourceDeal:
        """It was found right when it was uploaded; its rules may not be known any more."""
        upload = await upload_of(self._uploads, fork.user, fork.subject or 0, self._clock.now())
        try:
            record = read_record(upload.text)
            whole = await asyncio.to_thread(fold, record)
        except (UnreadableRecord, UnusableDeal, IllegalAction):
            raise UserError("upload-gone") from None
        table, called = table_of_record(record, "en"), dict(enumerate(record.players, 1))
        return SourceDeal(table, whole, record.seal, record.number, record.seal, called=called)
