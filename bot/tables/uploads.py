"""Records that people uploaded to be gone through, kept for a while; and the port that keeps them."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final, Protocol

from bot.errors import UserError
from bot.tables.finished_deals import MAX_DEAL_NUMBER

UPLOAD_LIFETIME: Final = timedelta(days=1)
"""How long the buttons of an uploaded record work."""
MAX_UPLOAD_BYTES: Final = 16 * 1024
"""How many bytes a record may have: real ones have a quarter of that, and longer ones take long to refuse."""
MAX_UPLOADS: Final = 10
"""How many records of one person are kept at a time; a new one takes the place of the oldest."""


@dataclass(frozen=True, slots=True)
class UploadedRecord:
    """A record as it was uploaded, found right then; `until` its buttons work, for nobody but its `user`."""

    user: int
    text: str
    until: datetime


class UploadStore(Protocol):
    """Uploaded records. Every method is one transaction; `StorageError` where the database refuses."""

    async def keep_upload(self, upload: UploadedRecord, now: datetime) -> int:
        """Keep a record and give it a number; those whose time is over go, and what one person has too many of."""

    async def upload(self, number: int) -> UploadedRecord | None:
        """A record by its number, though its time may be over."""


async def upload_of(uploads: UploadStore, user: int, number: int, now: datetime) -> UploadedRecord:
    """A record that somebody uploaded themselves and that is still kept; raises `UserError` for any other."""
    upload = await uploads.upload(number) if number <= MAX_DEAL_NUMBER else None
    if upload is None or upload.user != user or upload.until <= now:
        raise UserError("upload-gone")
    return upload
