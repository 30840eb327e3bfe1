"""Finished deals played again: where one begins, and every press in it. Computers think, so answers are promised."""

from typing import Final

from bot.errors import StaleAction
from bot.gateway.interactions.answer import (
    ActionRejected,
    Interaction,
    InteractionResponse,
    ReplyMode,
    answer,
    answer_by,
)
from bot.gateway.interactions.custom_ids import small_number, values_of
from bot.gateway.interactions.routes import ANYWHERE, OTHERWISE, SOLO, Route, as_written
from bot.gateway.interactions.services import services
from bot.present.controls import menu_action
from bot.present.hinted import HINT
from bot.present.hinting import CARD
from bot.present.messages import Message, Press
from bot.present.replays import FORK, SEATS, UPLOADED
from engine.errors import IllegalAction


async def begin_fork(interaction: Interaction, press: Press, way: ReplyMode) -> None:
    """Begin one beside what was pressed, or ask for the seat; a seat that is chosen takes its question's place."""
    _, *words = press.what.split(" ")
    is_upload = words[:1] == [UPLOADED]
    seat = " ".join(words[1:] if is_upload else words)

    async def work(answering: InteractionResponse) -> Message:
        playing_on, user, guild = services(interaction).playing_on, interaction.user.id, interaction.guild_id
        if seat == SEATS:
            return await playing_on.choose(user, guild, press.deal, press.version, is_upload=is_upload)
        chosen = small_number(seat)
        if seat and chosen is None:
            raise StaleAction
        answering.promise()
        return await playing_on.begin(user, guild, press.deal, press.version, chosen, is_upload=is_upload)

    await answer_by(interaction, work, way if seat not in ("", SEATS) else ReplyMode.PRIVATE)


async def hint_in_fork(interaction: Interaction, press: Press, _: ReplyMode) -> None:
    """A hint comes beside the hand; on the hint the answer takes its place."""
    shows = press.what == f"{HINT} {CARD}"

    async def work() -> Message:
        parts, user = services(interaction), interaction.user.id
        sight = await parts.solo.hinted(user, press.deal)
        return await parts.hinting.hint(user, sight, press.version if shows else None)

    await answer(interaction, work, ReplyMode.HERE if shows else ReplyMode.PRIVATE)


async def press_in_fork(interaction: Interaction, press: Press, _: ReplyMode) -> None:
    """The message that was pressed shows how it goes on."""
    values, user = values_of(interaction), interaction.user.id

    async def work(answering: InteractionResponse) -> Message:
        solo = services(interaction).solo
        answering.promise()
        text = menu_action(press.what, values) if values else press.what
        try:
            return await solo.act(user, press.deal, press.version, text, interaction.guild_id)
        except IllegalAction as refused:
            raise ActionRejected(refused, await solo.sight(user, press.deal)) from None

    await answer_by(interaction, work, ReplyMode.HERE)


ROUTES: Final = (
    Route(FORK, ANYWHERE, as_written, begin_fork),
    Route(HINT, SOLO, as_written, hint_in_fork),
    Route(OTHERWISE, SOLO, as_written, press_in_fork),
)
