"""What somebody may do in a table's own channel, whichever channel they ask in.

An interaction tells their permissions in its own channel alone. For another one of the same server they are worked out
from the roles that come with it and from what the gateway told of the channel. From another server, or in direct
messages, nothing is known: there a seat alone counts.
"""

import discord

from bot.errors import UserError
from bot.gateway.interactions.services import services
from bot.gateway.messages.transport import Interaction
from bot.present.figures import unshared
from bot.present.messages import Message, TablePress
from bot.tables.model import Table
from bot.tables.rights import TableCaller, check_seat, check_there


async def table_of(interaction: Interaction, number: int) -> Table:
    """A table that somebody names or presses, as it stands now; `UserError` where for them there is none."""
    parts = services(interaction)
    await parts.reloader.refresh(number)
    table = parts.lookup.table(number)
    check_there(table, caller_at(interaction, table))
    return table


def caller_at(interaction: Interaction, table: Table) -> TableCaller:
    """The one who asks, as someone at a table."""
    known = permissions_in(interaction, table.guild, table.channel)
    is_there = interaction.channel_id == table.channel
    return TableCaller(interaction.user.id, known.view_channel, known.manage_channels, is_there)


def check_sees(interaction: Interaction, guild: int, channel: int, refused: UserError) -> None:
    """Refuse what shows something of a channel that somebody does not see, as far as it is known."""
    if not permissions_in(interaction, guild, channel).view_channel:
        raise refused


def permissions_in(interaction: Interaction, guild: int, channel: int) -> discord.Permissions:
    """What the one who asks may do in a channel; nothing where that is not known."""
    if interaction.guild_id != guild:
        return discord.Permissions.none()
    if interaction.channel_id == channel:
        there = discord.Permissions(interaction.permissions.value)
        there.view_channel = True  # who did something there sees it
        return there
    server, member = interaction.guild, interaction.user
    place = server.get_channel_or_thread(channel) if server is not None else None
    if place is None or not isinstance(member, discord.Member):
        return discord.Permissions.none()
    if not isinstance(place, discord.Thread):
        return place.permissions_for(member)
    if place.parent is None:
        return discord.Permissions.none()
    known = place.permissions_for(member)
    # Who is in a private thread is not told: elsewhere only who may see them all is known to see one.
    return discord.Permissions.none() if place.is_private() and not known.manage_threads else known


async def table_pressed(interaction: Interaction, press: TablePress) -> int:
    """The table a public press means; the player who pressed is back."""
    table = await table_of(interaction, press.table)
    await services(interaction).tables.mark_present(table.id, interaction.user.id)
    return table.id


async def table_now(interaction: Interaction, press: TablePress) -> Table:
    """The same as it stands once they are back."""
    return services(interaction).lookup.sight(await table_pressed(interaction, press), None).table


async def own_table_pressed(interaction: Interaction, press: TablePress) -> Table:
    """The same, for who sits there."""
    table = await table_now(interaction, press)
    check_seat(table, interaction.user.id)
    return table


def shareable(interaction: Interaction, guild: int, message: Message) -> Message:
    """Figures of a server, with a way to show them to the channel only where that is one of its own."""
    return message if interaction.guild_id == guild else unshared(message)


async def more(interaction: Interaction, press: TablePress) -> Message:
    """What else somebody can do at their table, to be chosen privately."""
    parts, table = services(interaction), await own_table_pressed(interaction, press)
    return await parts.composer.more(interaction.user.id, parts.lookup.sight(table.id, interaction.user.id))
