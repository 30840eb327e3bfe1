"""Finished deals played again: where one begins, and every press in it. Computers think, so answers are promised."""

from typing import Final

from bot.gateway.interactions.answer import (
    ActionRejected,
    Interaction,
    InteractionResponse,
    ReplyMode,
    answer,
    answer_by,
)
from bot.gateway.interactions.presses import ANYWHERE, OTHERWISE, SOLO, Route, values_of
from bot.gateway.interactions.services import caller_of, service
from bot.present.controls import menu_action
from bot.present.deal_presses import FORK, ForkPress
from bot.present.hinting import Hinting
from bot.present.messages import HINT, Message
from bot.solo.finished_messages import PlayingOn
from bot.solo.messages import SoloHintPress, SoloMessages, SoloPress
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


async def hint_in_fork(interaction: Interaction, press: SoloHintPress, _: ReplyMode) -> None:
    """A hint comes beside the hand; on the hint the answer takes its place."""

    async def work() -> Message:
        user = interaction.user.id
        sight = await service(interaction, SoloMessages).hinted(user, press.solo)
        shown = press.version if press.asks_answer else None
        return await service(interaction, Hinting).hint(user, sight, shown)

    await answer(interaction, work, ReplyMode.HERE if press.asks_answer else ReplyMode.PRIVATE)


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
            raise ActionRejected(refused, await solo.sight(user, press.solo)) from None

    await answer_by(interaction, work, ReplyMode.HERE)


ROUTES: Final = (
    Route(FORK, ANYWHERE, ForkPress.parse, begin_fork),
    Route(HINT, SOLO, SoloHintPress.parse, hint_in_fork),
    Route(OTHERWISE, SOLO, SoloPress.parse, press_in_fork),
)
