"""What Discord demands of a message's body, beyond the types of its fields."""

from typing import Any

from bot.sandbox.components import check_components
from bot.sandbox.errors import BodyErrors, Json
from bot.sandbox.world import COMPONENTS_V2

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
    """Whether a body asks for components V2."""
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
