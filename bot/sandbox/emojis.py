"""Emoji of the application: made, listed, renamed and deleted as Discord does, and found in what the bot writes."""

import base64
import binascii
import re
from typing import Any, Final

from bot.sandbox.clock import SandboxClock
from bot.sandbox.components import walk
from bot.sandbox.errors import ApiError, BodyErrors, Json, refusal
from bot.sandbox.payloads import user_json
from bot.sandbox.world import Emoji, SandboxWorld

MAX_EMOJIS: Final = 2000
MAX_EMOJI_BYTES: Final = 256 * 1024
NAME: Final = re.compile(r"[A-Za-z0-9_]{2,32}")
IMAGE: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
IMAGE_SIGNATURES: Final = (b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF")


class Emojis:
    """All emoji of the one application; names are taken once."""

    def __init__(self, clock: SandboxClock, world: SandboxWorld) -> None:
        self._clock = clock
        self._bot = world.bot
        self.all = world.emojis

    def find(self, number: int) -> Emoji:
        if number not in self.all:
            raise refusal(10014)
        return self.all[number]

    def listed(self) -> Json:
        return {"items": [self.json(each) for each in self.all.values()]}

    def create(self, body: Json) -> Json:
        """A new one from a name and a picture within a line of text."""
        form = BodyErrors()
        self._check_name(form, body.get("name"))
        data = _picture(form, body.get("image"))
        form.done()
        if len(self.all) >= MAX_EMOJIS:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({MAX_EMOJIS})")
        made = Emoji(self._clock.snowflake(), str(body["name"]), data)
        self.all[made.id] = made
        return self.json(made)

    def rename(self, number: int, body: Json) -> Json:
        emoji, form = self.find(number), BodyErrors()
        if "name" in body and body["name"] != emoji.name:
            self._check_name(form, body["name"])
        form.done()
        emoji.name = str(body.get("name", emoji.name))
        return self.json(emoji)

    def delete(self, number: int) -> None:
        del self.all[self.find(number).id]

    def json(self, emoji: Emoji) -> Json:
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "user": user_json(self._bot),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": False,
            "available": True,
        }

    def _check_name(self, form: BodyErrors, name: Any) -> None:
        if not isinstance(name, str) or not 2 <= len(name) <= 32:
            form.wrong("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
        elif not NAME.fullmatch(name):
            form.wrong("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
        elif any(each.name == name for each in self.all.values()):
            form.wrong("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "That emoji name is already taken")

    def check_parts(self, components: list[Json]) -> None:
        """An emoji on a button or in a menu has to be there, and so has the sign of one that is not ours."""
        form = BodyErrors()
        for number, part in enumerate(walk(components)):
            for place, each in enumerate((part, *(part.get("options") or []))):
                emoji = each.get("emoji")
                if emoji is not None and not self._is_shown(emoji):
                    path = f"components.{number}" + (f".options.{place - 1}" if place else "")
                    form.wrong(f"{path}.emoji.id", "COMPONENT_INVALID_EMOJI", "Invalid emoji")
        form.done()

    def _is_shown(self, emoji: Any) -> bool:
        if not isinstance(emoji, dict):
            return False
        number = emoji.get("id")
        return bool(emoji.get("name")) if number is None else str(number).isdigit() and int(number) in self.all


def _picture(form: BodyErrors, image: Any) -> bytes:
    """The bytes of a picture given as a data URI."""
    found = IMAGE.fullmatch(image) if isinstance(image, str) else None
    try:
        data = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        data = b""
    if len(data) > MAX_EMOJI_BYTES:
        form.wrong("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    elif not data.startswith(IMAGE_SIGNATURES):
        form.wrong("image", "IMAGE_INVALID", "Invalid image data")
    return data
