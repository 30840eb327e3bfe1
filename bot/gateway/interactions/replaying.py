"""What `/replay` goes through: a deal of the server by its number, or a record that comes as a file."""

import asyncio
from typing import Final

import aiohttp
import discord

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.deal_meant import deal_meant
from bot.gateway.interactions.services import services
from bot.gateway.interactions.table_commands import guild_of
from bot.present.messages import Message
from bot.tables.finished_deals import MAX_UPLOAD_BYTES

FETCH_SECONDS: Final = 10.0
BROKEN: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)


async def replay(interaction: Interaction, deal: int | None, record: discord.Attachment | None) -> Message:
    """The first step of the one that is named, of the last one if none is; `UserError` if both are."""
    replays, user, guild = services(interaction).replays, interaction.user.id, guild_of(interaction)
    if deal is not None and record is not None:
        raise UserError("replay-what")
    if record is not None:
        return await replays.take(user, guild, await content_of(record))
    return await replays.show(user, guild, await deal_meant(interaction, deal), 0)


async def content_of(file: discord.Attachment) -> bytes:
    """What stands in an uploaded file; one that is too large to be a record is not even fetched."""
    if file.size > MAX_UPLOAD_BYTES:
        raise UserError("upload-too-large", limit=MAX_UPLOAD_BYTES // 1024)
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            return await file.read()
    except BROKEN:
        raise UserError("upload-unheard") from None
