"""The table that a press means, for who pressed."""

from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.rights import table_of
from bot.gateway.interactions.services import services
from bot.present.messages import ControlId, Message
from bot.tables.model import Table
from bot.tables.rights import check_seat


async def table_pressed(interaction: Interaction, press: ControlId) -> int:
    """The table a public press means; the player who pressed is back."""
    table = await table_of(interaction, press.table)
    await services(interaction).tables.mark_present(table.id, interaction.user.id)
    return table.id


async def table_now(interaction: Interaction, press: ControlId) -> Table:
    """The same as it stands once they are back."""
    return services(interaction).lookup.sight(await table_pressed(interaction, press), None).table


async def own_table_pressed(interaction: Interaction, press: ControlId) -> Table:
    """The same, for who sits there."""
    table = await table_now(interaction, press)
    check_seat(table, interaction.user.id)
    return table


async def more(interaction: Interaction, press: ControlId) -> Message:
    """What else somebody can do at their table, to be chosen privately."""
    table = await own_table_pressed(interaction, press)
    return await services(interaction).composer.more(interaction.user.id, table)
