"""Finished deals played again: where one begins, and every press in it. Computers think, so answers are promised."""

from typing import Final

from bot.gateway.interactions.answer import ActionRejected, Interaction, InteractionResponse, ReplyMode, answer_by
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import ANYWHERE, OTHERWISE, SOLO, Route, values_of
from bot.present.controls import menu_action
from bot.present.deal_presses import FORK, ForkPress
from bot.present.messages import Message
from bot.solo.finished_messages import PlayingOn
from bot.solo.messages import SoloMessages, SoloPress
from engine.errors import IllegalAction


async def begin_fork(interaction: Interaction, press: ForkPress, way: ReplyMode) -> None:
    """Begin one beside what was pressed, or ask for the seat; a seat that is chosen takes its question's place."""

    async def work(answering: InteractionResponse) -> Message:
        playing_on, caller = service(interaction, PlayingOn), caller_of(interaction)
        if press.asks_seat:
            return await playing_on.choose(caller, press.at)
        answering.promise()
        return await playing_on.begin(caller, press.at, press.seat)

    await answer_by(interaction, work, ReplyMode.PRIVATE if press.seat is None else way)


async def press_in_fork(interaction: Interaction, press: SoloPress, _: ReplyMode) -> None:
    """The message that was pressed shows how it goes on."""
    values, user = values_of(interaction), interaction.user.id

    async def work(answering: InteractionResponse) -> Message:
        solo = service(interaction, SoloMessages)
        answering.promise()
        text = menu_action(press.action, values) if values else press.action
        try:
            return await solo.act(user, press.solo, press.version, text, interaction.guild_id)
        except IllegalAction as refused:
            raise ActionRejected(refused, (await solo.solo.look(user, press.solo)).sight) from None

    await answer_by(interaction, work, ReplyMode.HERE)


ROUTES: Final = (
    Route(FORK, ANYWHERE, ForkPress.parse, begin_fork),
    Route(OTHERWISE, SOLO, SoloPress.parse, press_in_fork),
)
