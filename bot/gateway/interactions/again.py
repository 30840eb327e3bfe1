"""A finished deal proposed to the whole table, and what people answer; each is told privately what came of it."""

from typing import Final

from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.rights import table_of
from bot.gateway.interactions.routes import ANYWHERE, Route
from bot.gateway.interactions.services import services
from bot.present.deal_presses import AGAIN, RedealAnswer, RedealPress
from bot.present.messages import Message
from bot.tables.model import Stage


async def press_again(interaction: Interaction, press: RedealPress, way: ReplyMode) -> None:
    """Propose it, or answer; what was pressed stays as it is, unless the table changes it."""
    del way  # beside what was pressed, wherever that stands

    async def work(answering: InteractionResponse) -> Message:
        del answering
        user, guild = interaction.user.id, interaction.guild_id
        return await services(interaction).composer.say(user, await _settled(interaction, press), guild=guild)

    await answer_by(interaction, work, ReplyMode.PRIVATE)


async def _settled(interaction: Interaction, press: RedealPress) -> str:
    """What is said to that: the name of a phrase."""
    parts, user = services(interaction), interaction.user.id
    table = await table_of(interaction, press.table)
    await parts.tables.mark_present(table.id, user)
    if press.answer is RedealAnswer.PROPOSE:
        now = await parts.tables.propose(table.id, user, press.deal, press.step)
        return "repeat-begins" if now.stage is Stage.PLAYING else "repeat-you-proposed"
    agrees = press.answer is RedealAnswer.AGREE
    now = await parts.tables.answer_proposal(table.id, user, deal=press.deal, step=press.step, agrees=agrees)
    if now.stage is Stage.PLAYING:
        return "repeat-begins"
    return "repeat-you-agreed" if agrees else "repeat-you-refused"


ROUTES: Final = (Route(AGAIN, ANYWHERE, RedealPress.parse, press_again),)
