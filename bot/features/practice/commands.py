"""Deals for practice: `/practice`, and every press on what it answers, in servers, groups and direct messages."""

from typing import Final

from bot.features.practice.messages import PRACTICE, Practice, PracticeAction, PracticePress
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import ANYWHERE, Route
from bot.present.messages import Message


async def practice(interaction: Interaction, game: str | None) -> None:
    async def work(answering: InteractionResponse) -> Message:
        deals, caller = service(interaction, Practice), caller_of(interaction)
        if game is None:
            return await deals.choose(caller)
        answering.promise()  # computers think
        return await deals.begin(caller, game)

    await answer_by(interaction, work)


async def press_solo(interaction: Interaction, press: PracticePress, way: ReplyMode) -> None:
    """Everything takes the place of what was pressed, so that one message is enough."""

    async def work(answering: InteractionResponse) -> Message:
        deals, caller = service(interaction, Practice), caller_of(interaction)
        match press.action:
            case PracticeAction.CHOOSE:
                return await deals.choose(caller)
            case PracticeAction.PLAY:
                answering.promise()  # computers think
                return await deals.begin(caller, press.game)
            case PracticeAction.LOOK:
                return await deals.look(caller, press.solo)
            case PracticeAction.REPLAY:
                return await deals.replay(caller, press.solo)

    await answer_by(interaction, work, way)


ROUTES: Final = (Route(PRACTICE, ANYWHERE, PracticePress.parse, press_solo),)
