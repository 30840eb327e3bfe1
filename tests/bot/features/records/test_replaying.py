"""Files that come with a command: fetched if they can be records at all, and refused in words if Discord has none."""

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.errors import UserError
from bot.features.records.commands import content_of, replay
from bot.present.messages import Message
from bot.tables.finished_deals import MAX_UPLOAD_BYTES
from bot.tables.rights import Caller

GONE = discord.NotFound(cast("Any", SimpleNamespace(status=404, reason="gone")), "gone")


class File:
    def __init__(self, data: bytes | Exception, size: int = 5) -> None:
        self.data, self.size = data, size

    async def read(self) -> bytes:
        if isinstance(self.data, Exception):
            raise self.data
        return self.data


class Replays:
    async def take(self, _caller: Caller, data: bytes) -> Message:
        return Message(f"a file of {len(data)}")

    async def show(self, _caller: Caller, number: int, step: int) -> Message:
        return Message(f"deal {number} at {step}")


async def asked(deal: int | None, file: File | None, guild: int | None = 4) -> str:
    parts = SimpleNamespace(replays=Replays())
    interaction = SimpleNamespace(
        user=SimpleNamespace(id=3), guild_id=guild, client=SimpleNamespace(services=parts)
    )  # fmt: skip
    return (await replay(cast("Any", interaction), deal, cast("Any", file))).text


async def test_a_number_or_a_file_is_gone_through() -> None:
    assert await asked(7, None) == "deal 7 at 0"
    assert await asked(None, File(b"abc")) == "a file of 3"


async def test_both_are_refused() -> None:
    with pytest.raises(UserError) as refused:
        await asked(7, File(b"abc"))
    assert refused.value.key == "replay-what"


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (File(AssertionError("never fetched"), MAX_UPLOAD_BYTES + 1), "upload-too-large"),
        (File(GONE), "upload-unheard"),
        (File(aiohttp.ClientConnectionError()), "upload-unheard"),
        (File(TimeoutError()), "upload-unheard"),
    ],
)
async def test_a_file_that_is_too_large_or_gone_is_refused(file: File, key: str) -> None:
    with pytest.raises(UserError) as refused:
        await content_of(cast("Any", file))
    assert refused.value.key == key
