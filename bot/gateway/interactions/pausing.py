"""A table that stands still at the wish of its people: asked for, agreed to and ended, by command or button."""

from bot.errors import StaleAction
from bot.gateway.interactions.answer import Interaction
from bot.gateway.interactions.services import services
from bot.present.interruptions import PAUSE, RESUME
from bot.present.messages import Message
from bot.tables.model import Table


async def pause(interaction: Interaction, table: int) -> Message:
    """Ask for a pause, or agree to it, and tell what came of it."""
    after = await services(interaction).tables.pause(table, interaction.user.id)
    return await _told(interaction, after)


async def answer_pause(interaction: Interaction, table: int, what: str) -> Table:
    """What was pressed where everybody sees it, or in somebody's hand: agree, or go on."""
    tables, user = services(interaction).tables, interaction.user.id
    if what == PAUSE:
        return await tables.pause(table, user, agrees=True)
    if what == RESUME:
        return await tables.resume(table, user)
    raise StaleAction


async def go_on(interaction: Interaction, table: int) -> Message:
    """Have the table go on, and say so."""
    after = await services(interaction).tables.resume(table, interaction.user.id)
    return await _told(interaction, after)


async def _told(interaction: Interaction, after: Table) -> Message:
    halt = after.halt
    key = "halt-reply-off" if halt is None else "halt-reply-on" if halt.is_on else "halt-reply-asked"
    return await services(interaction).composer.say(interaction.user.id, key, guild=after.guild)
