"""Finished deals and uploaded records, gone through for one reader."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.errors import UserError
from bot.phrases import escape, phrases
from bot.ports import Clock
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.present.replays import Course, course_of, replay, shared, uploaded_course
from bot.present.seals import seal_groups
from bot.present.showing import after_sharing
from bot.present.times import countdown
from bot.tables.finished_deals import ResultStore, finished_deal, users_of
from bot.tables.model import Table
from bot.tables.redeals import table_for_redeal
from bot.tables.uploads import MAX_UPLOAD_BYTES, UPLOAD_LIFETIME, UploadedRecord, UploadStore, upload_of
from engine.games import GAMES
from engine.record import Record, RecordFault, UnreadableRecord, read_record, verify

LONGEST_REASON: Final = 300
"""How much is said of what is wrong with a file, which may repeat what stands there."""


class Replays:
    """Finds what is gone through and words it for who asked: a server's finished deals, and files that people bring."""

    def __init__(
        self, people: Readers, results: ResultStore, uploads: UploadStore, clock: Clock,
        tables_of: Callable[[int], Sequence[Table]] = lambda _: (),
    ) -> None:  # fmt: skip
        """tables_of: at which somebody sits."""
        self._tables_of = tables_of
        self._people = people
        self._results = results
        self._uploads = uploads
        self._clock = clock

    async def show(self, user: int, guild: int | None, number: int, step: int, *, own: bool = False) -> Message:
        """A moment of a finished deal. own: as the reader's seat knew it then, if they sat there."""
        course, language = await self.course(user, guild, number)
        if own and course.seat is None:
            raise UserError("not-your-deal", number=number)
        return replay(course, step, language, own=own, four_colours=await self._four_colours(user))

    async def share(
        self, user: int, guild: int, number: int, step: int, *, own: bool, is_upload: bool = False
    ) -> Message:
        """The same moment for everybody in a channel, in the server's language; of an upload, by its number."""
        if is_upload:
            _, record = await self._upload(user, number)
            course = uploaded_course(record, number, "en")
        else:
            course, _ = await self.course(user, guild, number)
        language = await self._people.language_of_guild(guild)
        names = await self._people.names(guild, [user])
        return shared(course, step, names[user], language, own=own)

    async def shared_from(
        self, user: int, guild: int, number: int, step: int, *, own: bool, is_upload: bool = False
    ) -> Message:
        """What the reader sees in its place: the moment again, that it was posted, and no way to do so twice."""
        if is_upload:
            message = await self.uploaded(user, guild, number, step)
        else:
            message = await self.show(user, guild, number, step, own=own)
        return after_sharing(message, await self._people.language(user, guild=guild))

    async def course(self, user: int, guild: int | None, number: int) -> tuple[Course, str]:
        """A finished deal of a server as a reader may go through it, and their language."""
        stored = await finished_deal(self._results, guild, number)
        language = await self._people.language(user, guild=guild)
        names = await self._people.names(stored.guild, users_of(stored.seats))
        sat = user in users_of(stored.seats)
        came = None if sat else await self._results.came_in(stored.id, user)
        table = table_for_redeal(self._tables_of(user), stored)
        course = course_of(stored, user, names, language, came)
        return replace(course, proposed_at=0 if table is None else table.id), language

    # Files that people bring

    async def take(self, user: int, guild: int | None, data: bytes) -> Message:
        """A record that somebody uploads, checked, kept for a while, and shown from its beginning."""
        record, text = await asyncio.to_thread(checked, data)  # others are answered meanwhile
        now = self._clock.now()
        upload = UploadedRecord(user, text, now + UPLOAD_LIFETIME)
        number = await self._uploads.keep_upload(upload, now)
        return await self._moment(upload, record, guild, number, 0)

    async def uploaded(self, user: int, guild: int | None, number: int, step: int) -> Message:
        """A moment of a record that the reader uploaded."""
        upload, record = await self._upload(user, number)
        return await self._moment(upload, record, guild, number, step)

    async def _upload(self, user: int, number: int) -> tuple[UploadedRecord, Record]:
        upload = await upload_of(self._uploads, user, number, self._clock.now())
        record, _ = await asyncio.to_thread(checked, upload.text.encode())
        return upload, record

    async def _moment(
        self, upload: UploadedRecord, record: Record, guild: int | None, number: int, step: int
    ) -> Message:
        """At its beginning it says what was checked, and what no file can show."""
        language = await self._people.language(upload.user, guild=guild)
        course, say = uploaded_course(record, number, language), phrases(language)
        message = replay(course, step, language, four_colours=await self._four_colours(upload.user))
        if step:
            return message
        values = {"groups": seal_groups(record.seal), "when": countdown(upload.until)}
        told = (say.say("upload-checked"), say.say("upload-unchecked", **values))
        return replace(message, text="\n".join((message.text, *told)))

    async def _four_colours(self, user: int) -> bool:
        return (await self._people.preferences(user)).four_colours


def checked(data: bytes) -> tuple[Record, str]:
    """The record of a finished deal that contradicts itself nowhere, and its text; raises `UserError` for any other."""
    if len(data) > MAX_UPLOAD_BYTES:
        raise UserError("upload-too-large", limit=MAX_UPLOAD_BYTES // 1024)
    try:
        text = data.decode()
        record = read_record(text)
    except UnicodeDecodeError:
        raise UserError("upload-unreadable", line=1, reason=RecordFault("no UTF-8", "no-text")) from None
    except UnreadableRecord as unreadable:
        reason = unreadable.reason
        raise UserError("upload-unreadable", line=unreadable.line, reason=harmless(reason)) from None
    rules = GAMES.get(record.game)
    if rules is None or record.rules > rules.rules_version:
        raise UserError("upload-newer", game=record.game, rules=record.rules)
    if record.rules < rules.rules_version:
        raise UserError("upload-older", rules=record.rules, today=rules.rules_version)
    if problems := verify(record):
        raise UserError("upload-false", problems=tuple(map(harmless, problems)))
    return record, text


def harmless(fault: RecordFault) -> RecordFault:
    """A fault whose sentence, which may repeat what stands in a file, can be logged and shown."""
    return RecordFault(escape(fault, LONGEST_REASON), fault.code, **fault.details)
