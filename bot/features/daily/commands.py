"""The deal of the day: `/daily` and every press on what it answers, in servers, groups and direct messages."""

from typing import Final

from bot.errors import StaleAction, UserError
from bot.features.daily.messages import ALL, HERE, LOOK, PLAY, REVIEW, SEALS, SHARE
from bot.features.daily.service import DAILY
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.routes import PRIVATE, Route
from bot.gateway.interactions.services import services
from bot.gateway.messages.permissions import may_write
from bot.present.messages import Message, Press


async def daily(interaction: Interaction) -> None:
    """What there is today."""

    async def work(answering: InteractionResponse) -> Message:
        return await answering.parts.daily_play.look(interaction.user.id, interaction.guild_id)

    await answer_by(interaction, work)


async def press_daily(interaction: Interaction, press: Press, _: ReplyMode) -> None:
    """Everything takes the place of what was pressed, so that nothing follows up; what is shared is for everybody."""
    what = press.what.partition(" ")[2]

    async def work(answering: InteractionResponse) -> Message:
        daily_play, user, guild = services(interaction).daily_play, interaction.user.id, interaction.guild_id
        if what == LOOK:
            return await daily_play.look(user, guild)
        if what == PLAY:
            answering.promise()  # computers think
            return await daily_play.play(user, guild, press.deal)
        if what in {HERE, ALL}:
            return await daily_play.table(user, guild, press.deal, everywhere=what == ALL)
        if what == REVIEW:
            return await daily_play.review(user, guild, press.deal)
        if what == SEALS:
            return await daily_play.seals(user, guild, press.deal)
        if what == SHARE:
            if guild is not None and not may_write(interaction):
                raise UserError("may-not-write")
            return await daily_play.share(user, guild, press.deal)
        raise StaleAction

    await answer_by(interaction, work, ReplyMode.OPEN if what == SHARE else ReplyMode.HERE)


ROUTES: Final = (Route(DAILY, PRIVATE, press_daily),)
