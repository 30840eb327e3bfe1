"""Which finished deal is meant by who names one, or none: then the last one."""

from bot.errors import UserError
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.services import services
from bot.gateway.interactions.table_commands import channel_of, guild_of


async def deal_meant(interaction: Interaction, deal: int | None) -> int:
    """The number that is named; else of the last deal that was finished in this channel, whether its table is there or
    closed; where none was, of the last one on the server that the one who asks played, else of the server's last.
    """
    guild, user = guild_of(interaction), interaction.user.id
    if deal is not None:
        return deal
    parts = services(interaction)
    last = await parts.evenings.last_deal(guild, channel_of(interaction)) or await parts.library.last_deal(guild, user)
    if last is None:
        raise UserError("no-deals-yet")
    return last
