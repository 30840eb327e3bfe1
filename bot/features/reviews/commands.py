"""Reviews of finished deals: looking at one may take some seconds, and the answer says how far it is meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.errors import UserError
from bot.features.records.commands import deal_meant
from bot.features.reviews.messages import REVIEW, Reviewing, ReviewPress
from bot.gateway.interactions.answer import Interaction, InteractionResponse, ReplyMode, answer_by, refuse_stale
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import ANYWHERE, Route, values_of
from bot.gateway.messages.lifecycle import CallOutcome, Delivered, EditToken
from bot.gateway.messages.payload import draw
from bot.present.messages import Message, small_number
from bot.tasks import cancel_and_wait

PAUSES: Final = (1.0, 2.0, 3.0, 5.0, 8.0, 13.0)
"""After how many seconds somebody is told how far it is, each time anew: on a busy machine it takes long."""

Tell = Callable[[int, int], None]
Work = Callable[[Tell], Awaitable[Message]]


async def review(interaction: Interaction, number: int | None) -> None:
    """The review of the reader's choices in a deal, the last one if none is named."""
    await _answer(interaction, number, None, ReplyMode.PRIVATE, own=False)


async def press_review(interaction: Interaction, press: ReviewPress, way: ReplyMode) -> None:
    """A review beside the message that was pressed; from a review to another look, in its place."""
    if press.look is not None:
        await _answer(interaction, press.deal, press.look.seat, way, own=press.look.own)
    elif not press.asks_seat:
        await _answer(interaction, press.deal, None, ReplyMode.PRIVATE, own=False)
    elif (chosen := small_number(next(iter(values_of(interaction)), ""))) is not None:
        await _answer(interaction, press.deal, chosen, way, own=False)
    else:
        await answer_by(interaction, refuse_stale, way)


async def _answer(interaction: Interaction, number: int | None, seat: int | None, way: ReplyMode, *, own: bool) -> None:
    reviewing, caller = service(interaction, Reviewing), caller_of(interaction)

    async def work(answering: InteractionResponse) -> Message | None:
        is_command = interaction.type is discord.InteractionType.application_command
        meant = await deal_meant(interaction, number) if is_command or number is None else number
        stand = _Stand(answering, way)
        return await _told(stand, lambda tell: reviewing.show(caller, meant, seat, own=own, tell=tell))

    await answer_by(interaction, work, way)


class _Stand:
    """Where the answer stands while it is awaited.

    A press on a message is acknowledged without a message of its own; so one is sent for it, and edited from then on.
    """

    def __init__(self, answering: InteractionResponse, way: ReplyMode) -> None:
        self.answering = answering
        interaction = answering.interaction
        is_command = interaction.type is discord.InteractionType.application_command
        self._is_ours = way is ReplyMode.HERE or is_command
        self._sent: int | None = None
        self.has_told = False

    async def tell(self, at: int, of: int) -> None:
        interaction = self.answering.interaction
        if await self.answering.acknowledge():
            self.has_told = True
            reviewing = service(interaction, Reviewing)
            await self._show(await reviewing.progress(caller_of(interaction), at, of))

    async def end(self, message: Message) -> Message | None:
        """The answer; nothing is left to be said where it took the place of what was told before."""
        if self._sent is None:
            return message
        await self.answering.settle(await self._show(message))
        return None

    async def _show(self, message: Message) -> CallOutcome:
        parts, interaction = self.answering.parts, self.answering.interaction
        message = await parts.composer.as_seen_by(interaction.user.id, message)
        drawn = await draw(parts.paint, message, signs=parts.book.signs)
        if self._is_ours or self._sent is not None:
            until = parts.transport.token_until(interaction)
            token = None if self._sent is None else EditToken(interaction.id, until, self._sent)
            return await parts.transport.edit_by(interaction, token, drawn, "private")
        sent = await parts.transport.follow_up(interaction, drawn, "private")
        if isinstance(sent, Delivered) and sent.place is not None:
            self._sent = sent.place.message
        return sent


async def _told(stand: _Stand, work: Work) -> Message | None:
    """Do the work, and say from time to time how far it is."""
    now, told = (0, 0), None

    def tell(at: int, of: int) -> None:
        nonlocal now
        now = (at, of)

    async def bring() -> Message:
        return await work(tell)

    task = asyncio.create_task(bring())
    try:
        for seconds in PAUSES:
            done, _ = await asyncio.wait({task}, timeout=seconds)
            if done:
                break
            if now != told:
                told = now
                await stand.tell(*now)
        try:
            message = await task
        except UserError as refused:
            if not stand.has_told:
                raise
            interaction, parts = stand.answering.interaction, stand.answering.parts
            message = await parts.composer.complaint(interaction.user.id, interaction.guild_id, refused)
        return await stand.end(message)
    finally:
        await cancel_and_wait(task)


ROUTES: Final = (Route(REVIEW, ANYWHERE, ReviewPress.parse, press_review),)
