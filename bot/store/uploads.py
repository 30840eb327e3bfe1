"""Records that people uploaded to be gone through."""

from datetime import datetime
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, reads, writes
from bot.store.personal import ID, Personal, PersonalData
from bot.store.schema import forks, uploads
from bot.tables.uploads import MAX_UPLOADS, UploadedRecord


async def uploaded_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """What somebody uploaded and is still kept."""
    rows = await connection.execute(select(uploads).where(uploads.c.user_id == user).order_by(uploads.c.id))
    return [{"upload": row.id, "until": row.until.isoformat(), "record": row.text} for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Keep nothing that somebody uploaded."""
    await connection.execute(delete(uploads).where(uploads.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={
        "uploads": {
            "id": Personal("uploads.upload"),
            "user_id": ID,
            "text": Personal("uploads.record"),
            "until": Personal("uploads.until"),
        }
    },
    others={},
    whole={"uploads": uploaded_by},
    forget=forget,
)


class SqlUploadStore(Store):
    """Records that people uploaded to be gone through."""

    @writes
    async def keep_upload(self, connection: AsyncConnection, upload: UploadedRecord, now: datetime) -> int:
        """Keep one more, and none whose time is over or that is too many, nor what is played on from those."""
        values = {"user_id": upload.user, "text": upload.text, "until": upload.until}
        number: int = (await connection.execute(insert(uploads).values(values).returning(uploads.c.id))).scalar_one()
        mine = select(uploads.c.id).where(uploads.c.user_id == upload.user).order_by(uploads.c.id.desc())
        kept = (await connection.execute(mine.limit(MAX_UPLOADS))).scalars().all()
        too_many = (uploads.c.user_id == upload.user) & uploads.c.id.not_in(kept)
        await connection.execute(delete(uploads).where(too_many | (uploads.c.until <= now)))
        gone = forks.c.upload_id.not_in(select(uploads.c.id))
        await connection.execute(delete(forks).where(forks.c.upload_id.is_not(None), gone))
        return number

    @reads
    async def upload(self, connection: AsyncConnection, number: int) -> UploadedRecord | None:
        row = (await connection.execute(select(uploads).where(uploads.c.id == number))).one_or_none()
        return None if row is None else UploadedRecord(row.user_id, row.text, row.until)
