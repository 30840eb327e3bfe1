"""What somebody has before them privately, shown to a whole channel because they pressed for it."""

from collections.abc import Awaitable, Callable

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.services import services
from bot.gateway.interactions.table_commands import check_may_post, guild_of
from bot.gateway.messages.lifecycle import CallRefused
from bot.gateway.messages.payload import draw
from bot.gateway.messages.permissions import may_write
from bot.gateway.messages.transport import nonce_of
from bot.present.deal_presses import MomentRef
from bot.present.messages import Message


async def share(interaction: Interaction, at: MomentRef, *, own: bool) -> Message:
    """Post a moment of a finished deal into the channel, once a press; and say so where it was pressed.

    The deal is one of this server, or from a record that the one who pressed uploaded.

    Raises `UserError` where we, or the one who pressed, may not write there.
    """
    parts, user, guild = services(interaction), interaction.user.id, guild_of(interaction)
    await post(interaction, lambda: parts.replays.share(user, guild, at, own=own))
    return await parts.replays.shared_from(user, guild, at, own=own)


async def post(interaction: Interaction, work: Callable[[], Awaitable[Message]]) -> None:
    """Post something into the channel where it was pressed, once a press.

    Raises `UserError` where we, or the one who pressed, may not write there.
    """
    guild_of(interaction)
    parts = services(interaction)
    await check_may_post(interaction)
    if not may_write(interaction):
        raise UserError("may-not-write")
    drawn = await draw(parts.paint, await work(), signs=parts.book.signs)
    channel, nonce = interaction.channel_id or 0, nonce_of("share", interaction.id)
    if isinstance(await parts.transport.send(channel, drawn, nonce, "shared"), CallRefused):
        raise UserError("not-posted")
