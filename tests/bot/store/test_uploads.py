"""Uploaded records: kept for a while, and no more of one person's than are of use."""

from datetime import UTC, datetime, timedelta

from bot.stores import Stores
from bot.tables.finished_deals import MAX_UPLOADS, UploadedRecord
from tests.bot.store.making import ANN, BOB
from tests.support.exported import exported

NOW = datetime(2026, 1, 1, tzinfo=UTC)
HOUR = timedelta(hours=1)


async def test_a_record_is_kept_until_another_is_after_its_time(store: Stores) -> None:
    first = UploadedRecord(ANN, "game: skat", NOW + HOUR)
    number = await store.uploads.save_upload(first, NOW)
    assert await store.uploads.upload(number) == first
    assert await store.uploads.upload(number + 1) is None
    later = await store.uploads.save_upload(UploadedRecord(BOB, "game: saskop", NOW + 2 * HOUR), NOW + HOUR)
    assert await store.uploads.upload(number) is None
    assert later != number


async def test_of_one_persons_only_the_newest_are_kept(store: Stores) -> None:
    others = await store.uploads.save_upload(UploadedRecord(BOB, "his", NOW + HOUR), NOW)
    numbers = [
        await store.uploads.save_upload(UploadedRecord(ANN, str(each), NOW + HOUR), NOW)
        for each in range(MAX_UPLOADS + 2)
    ]
    there = [await store.uploads.upload(number) is not None for number in numbers]
    assert there == [False, False, *[True] * MAX_UPLOADS]
    assert await store.uploads.upload(others) is not None


async def test_what_somebody_uploaded_is_told_and_deleted(store: Stores) -> None:
    await store.uploads.save_upload(UploadedRecord(ANN, "game: skat", NOW + HOUR), NOW)
    told = (await exported(store, ANN))["uploads"]
    assert told == [{"upload": 1, "until": (NOW + HOUR).isoformat(), "record": "game: skat"}]
    await store.personal.forget(ANN)
    assert (await exported(store, ANN))["uploads"] == []
