"""Request bodies: read as JSON or multipart, a message's checked as Discord does, its files put together."""

import json
import mimetypes
import re
from functools import lru_cache
from typing import Any

from aiohttp import BodyPartReader, content_disposition_filename, parse_content_disposition, web

from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import check_components
from bot.sandbox.errors import ApiError, BodyErrors, Json, refusal
from bot.sandbox.recorder import RestCall, UploadedFile
from bot.sandbox.world import COMPONENTS_V2, Attachment

MAX_FILE = 10 * 1024 * 1024
"""So large may a file be, and all files of one request together."""
EMBED_LENGTHS = {"title": 256, "description": 4096}
V2_CODE = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_message(body: Json, *, v2: bool) -> None:
    """All rules at once, so that the answer names every fault."""
    form = BodyErrors()
    form.length("content", body.get("content"), 2000)
    _check_embeds(form, body.get("embeds") or [])
    _check_attachments(form, body.get("attachments") or [])
    _check_mentions(form, body.get("allowed_mentions") or {})
    if body.get("nonce") is not None:
        form.length("nonce", str(body["nonce"]), 25)
    if v2:
        for name in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(name):
                form.wrong(name, V2_CODE, f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2")
    check_components(form, "components", body.get("components") or [], v2=v2)
    form.done()


def wants_v2(body: Json) -> bool:
    return bool((body.get("flags") or 0) & COMPONENTS_V2)


def _check_embeds(form: BodyErrors, embeds: Any) -> None:
    if not form.length("embeds", embeds, 10):
        return
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for name, most in EMBED_LENGTHS.items():
            form.length(f"{path}.{name}", embed.get(name), most)
        form.length(f"{path}.footer.text", (embed.get("footer") or {}).get("text"), 2048)
        form.length(f"{path}.author.name", (embed.get("author") or {}).get("name"), 256)
        form.length(f"{path}.fields", embed.get("fields") or [], 25)
        for number, entry in enumerate(embed.get("fields") or []):
            form.length(f"{path}.fields.{number}.name", entry.get("name"), 256, 1)
            form.length(f"{path}.fields.{number}.value", entry.get("value"), 1024, 1)
        total += _embed_text(embed)
    if total > 6000:
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _embed_text(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description")]
    parts += [(embed.get("footer") or {}).get("text"), (embed.get("author") or {}).get("name")]
    parts += [entry.get(key) for entry in embed.get("fields") or [] for key in ("name", "value")]
    return sum(len(part or "") for part in parts)


def _check_attachments(form: BodyErrors, attachments: Any) -> None:
    if not form.length("attachments", attachments, 10):
        return
    for index, attachment in enumerate(attachments):
        form.length(f"attachments.{index}.description", attachment.get("description"), 1024)
        form.length(f"attachments.{index}.filename", attachment.get("filename"), 1024)
        if not str(attachment.get("id", "")).isdigit():
            form.wrong(f"attachments.{index}.id", "BASE_TYPE_REQUIRED", "This field is required")


def _check_mentions(form: BodyErrors, allowed: Json) -> None:
    parse = allowed.get("parse") or []
    for index, kind in enumerate(parse):
        if kind not in {"users", "roles", "everyone"}:
            text = "Value must be one of ('users', 'roles', 'everyone')."
            form.wrong(f"allowed_mentions.parse.{index}", "BASE_TYPE_CHOICES", text)
    for kind in ("users", "roles"):
        form.length(f"allowed_mentions.{kind}", allowed.get(kind), 100)
        if kind in parse and allowed.get(kind):
            text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            form.wrong("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)


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
