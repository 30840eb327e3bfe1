"""Deals for practice: `/practice`, and every press on what it answers, in servers, groups and direct messages."""

from typing import Final

from bot.features.practice.messages import SOLO, Practice, PracticeAction, PracticePress
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.presses import ANYWHERE, Route
from bot.gateway.interactions.services import service
from bot.present.messages import Message


async def practice(interaction: Interaction, game: str | None) -> None:
    """A fresh deal of a game, or the question which one."""

    async def work(answering: InteractionResponse) -> Message:
        deals, user, guild = service(interaction, Practice), interaction.user.id, interaction.guild_id
        if game is None:
            return await deals.choose(user, guild)
        answering.promise()  # computers think
        return await deals.begin(user, guild, game)

    await answer_by(interaction, work)


async def press_solo(interaction: Interaction, press: PracticePress, way: ReplyMode) -> None:
    """Everything takes the place of what was pressed, so that one message is enough."""

    async def work(answering: InteractionResponse) -> Message:
        deals, user, guild = service(interaction, Practice), interaction.user.id, interaction.guild_id
        match press.action:
            case PracticeAction.CHOOSE:
                return await deals.choose(user, guild)
            case PracticeAction.PLAY:
                answering.promise()  # computers think
                return await deals.begin(user, guild, press.game)
            case PracticeAction.LOOK:
                return await deals.look(user, guild, press.solo)
            case PracticeAction.REPLAY:
                return await deals.replay(user, guild, press.solo)

    await answer_by(interaction, work, way)


ROUTES: Final = (Route(SOLO, ANYWHERE, PracticePress.parse, press_solo),)
