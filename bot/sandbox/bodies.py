"""Reading request bodies: JSON, or multipart with `payload_json` and `files[n]`."""

import json
import mimetypes
import re
from functools import lru_cache
from typing import Any

from aiohttp import BodyPartReader, content_disposition_filename, parse_content_disposition, web

from bot.sandbox.checks import MAX_FILE
from bot.sandbox.clock import SandboxClock
from bot.sandbox.errors import ApiError, BodyErrors, Json, refusal
from bot.sandbox.recorder import RestCall, UploadedFile
from bot.sandbox.world import Attachment

FILE_FIELD = re.compile(r"files\[(\d+)\]$")
UNSAFE = re.compile(r"[^A-Za-z0-9_.\-]")


def _parse(text: str | bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        raise refusal(50109) from None


@lru_cache(maxsize=1024)
def _names(disposition: str) -> tuple[str | None, str | None]:
    """Of a part: its field's name and its file's. A bot's headers are the same again and again, and slow to read."""
    _, given = parse_content_disposition(disposition)
    return content_disposition_filename(given, "name"), content_disposition_filename(given, "filename")


async def read_body(request: web.Request, call: RestCall) -> None:
    """Puts body and files into the call; a body of any other kind is refused."""
    if not request.can_read_body:
        return
    # aiohttp's own `content_type` parses the whole header like an e-mail's, which takes longer than all the rest.
    kind = request.headers.get("Content-Type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        call.body = _parse(await request.read())
    elif kind == "multipart/form-data":
        call.multipart = True
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                raise refusal(50109)
            field, file = _names(part.headers.get("Content-Disposition", ""))
            data = bytes(await part.read())
            if field == "payload_json":
                call.body = _parse(data)
            else:
                call.uploads.append(UploadedFile(field or "", file or "unknown", data))
    else:
        text = "Expected \"Content-Type\" header to be one of {'application/json', 'multipart/form-data'}."
        errors = {"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": text}]}
        raise ApiError(400, 50035, "Invalid Form Body", {"errors": errors})
    if call.body is None:
        call.body = {}


def merge_attachments(
    clock: SandboxClock, old: list[Attachment], body: Json, uploads: list[UploadedFile]
) -> list[Attachment]:
    """The files of a message after a request: `attachments` lists what stays and describes what is new."""
    fresh: dict[str, Attachment] = {}
    if sum(len(upload.data) for upload in uploads) > MAX_FILE:
        raise refusal(40005)
    for upload in uploads:
        match = FILE_FIELD.match(upload.field)
        fresh[match.group(1) if match else upload.field] = _stored(clock, upload)
    listed = body.get("attachments")
    if listed is None:
        return _at_most_ten(old + list(fresh.values()))
    kept = {str(each.id): each for each in old}
    form = BodyErrors()
    result = []
    for index, metadata in enumerate(listed):
        key = str(metadata.get("id"))
        found = fresh.pop(key, None) or kept.get(key)
        if found is None:
            form.wrong(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", f"Uploaded attachment not found: {key}")
            continue
        if "description" in metadata:
            found.description = metadata["description"]
        if metadata.get("filename") and key not in kept:
            found.filename = UNSAFE.sub("_", metadata["filename"])
        result.append(found)
    form.done()
    return _at_most_ten(result + list(fresh.values()))


def _at_most_ten(attachments: list[Attachment]) -> list[Attachment]:
    form = BodyErrors()
    form.length("attachments", list(attachments), 10)
    form.done()
    return attachments


def _stored(clock: SandboxClock, upload: UploadedFile) -> Attachment:
    name = UNSAFE.sub("_", upload.filename)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    size = None
    if upload.data[:8] == b"\x89PNG\r\n\x1a\n":
        size = (int.from_bytes(upload.data[16:20]), int.from_bytes(upload.data[20:24]))
    return Attachment(clock.snowflake(), name, upload.data, kind, size=size)
