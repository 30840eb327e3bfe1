"""Deals for practice: `/practice`, and every press on what it answers, in servers, groups and direct messages."""

from typing import Final

from bot.features.practice.messages import SOLO, PracticeAction, PracticePress
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.presses import ANYWHERE, Route
from bot.gateway.interactions.services import services
from bot.present.messages import Message


async def practice(interaction: Interaction, game: str | None) -> None:
    """A fresh deal of a game, or the question which one."""

    async def work(answering: InteractionResponse) -> Message:
        if game is None:
            return await choose_solo(interaction)
        return await begin_solo(answering, game)

    await answer_by(interaction, work)


async def choose_solo(interaction: Interaction) -> Message:
    """Which game somebody wants to practise."""
    return await services(interaction).practice.choose(interaction.user.id, interaction.guild_id)


async def begin_solo(answering: InteractionResponse, game: str, *, guided: bool = False) -> Message:
    """A fresh deal. Computers think, so an answer is promised."""
    interaction = answering.interaction
    answering.promise()
    return await answering.parts.practice.begin(interaction.user.id, interaction.guild_id, game, guided=guided)


async def press_solo(interaction: Interaction, press: PracticePress, way: ReplyMode) -> None:
    """Everything takes the place of what was pressed, so that one message is enough."""

    async def work(answering: InteractionResponse) -> Message:
        deals, user, guild = answering.parts.practice, interaction.user.id, interaction.guild_id
        match press.action:
            case PracticeAction.CHOOSE:
                return await choose_solo(interaction)
            case PracticeAction.PLAY:
                return await begin_solo(answering, press.game)
            case PracticeAction.LOOK:
                return await deals.look(user, guild, press.solo)
            case PracticeAction.REPLAY:
                return await deals.replay(user, guild, press.solo)

    await answer_by(interaction, work, way)


ROUTES: Final = (Route(SOLO, ANYWHERE, PracticePress.parse, press_solo),)
