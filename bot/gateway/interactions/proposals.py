"""What is put to a table, and how the others answer: a claim of the rest, a pause, a deal played again."""

from typing import Final

from bot.errors import ClaimUnproven, StaleAction
from bot.gateway.interactions.actions import answer_with_own_hand, claim, own_table
from bot.gateway.interactions.answer import (
    ActionRejected,
    Interaction,
    InteractionResponse,
    ReplyMode,
    answer,
    answer_by,
)
from bot.gateway.interactions.context import services, table_of
from bot.gateway.interactions.presses import ANYWHERE, Route
from bot.present.confirmations import CLAIM, StepAnswer, step_into
from bot.present.deal_presses import AGAIN, RedealAnswer, RedealPress
from bot.present.interruptions import PAUSE, RESUME, ClaimAnswer, VotePress
from bot.present.messages import Message
from bot.present.words import countdown
from bot.tables.model import Stage, Table


async def claim_or_ask(answering: InteractionResponse, table: int) -> None:
    """Claim what is proven; before a claim that is not is put to the table, the hand asks once more."""
    try:
        await claim(answering.interaction, table)
    except ActionRejected as refused:
        view, deal = refused.sight.view, refused.sight.table.deal
        is_unproven = isinstance(refused.reason, ClaimUnproven)
        if not is_unproven or view is None or deal is None:
            raise
        answering.step = step_into(f"{StepAnswer.SURE} {CLAIM}", view, deal.id)


async def claim_typed(interaction: Interaction, table: int | None) -> None:
    """The same as a command, answered with the hand as it is then."""

    async def hand(answering: InteractionResponse) -> None:
        number = await own_table(interaction, table)
        await claim_or_ask(answering, number)
        await answer_with_own_hand(answering, number)

    await answer_by(interaction, hand)


async def answer_claim(interaction: Interaction, press: VotePress) -> str:
    """Agree to a claim or have play go on, and what is said to that: the name of a phrase."""
    parts, user = services(interaction), interaction.user.id
    await parts.tables.refresh(press.table)
    await parts.tables.mark_present(press.table, user)
    agrees = press.answer is ClaimAnswer.AGREE
    await parts.tables.answer_claim(press.table, user, press.seat, deal=press.deal, agrees=agrees)
    return "claim-you-agreed" if agrees else "claim-you-refused"


async def pause(interaction: Interaction, table: int) -> Message:
    """Ask for a pause, or agree to it, and tell what came of it."""
    return await _told(interaction, await services(interaction).tables.pause(table, interaction.user.id))


async def more_time(interaction: Interaction, table: int) -> Message:
    """Take as long again for an answer, and tell until when that is."""
    parts, user = services(interaction), interaction.user.id
    after = await parts.tables.more_time(table, user)
    when = "" if after.due is None else countdown(after.due)
    return await parts.composer.say(user, "more-time-reply", guild=after.guild, when=when)


async def answer_pause(interaction: Interaction, table: int, what: str) -> Table:
    """What was pressed where everybody sees it, or in somebody's hand: agree, or go on."""
    tables, user = services(interaction).tables, interaction.user.id
    if what == PAUSE:
        return await tables.pause(table, user, agrees=True)
    if what == RESUME:
        return await tables.resume(table, user)
    raise StaleAction


async def go_on(interaction: Interaction, table: int) -> Message:
    return await _told(interaction, await services(interaction).tables.resume(table, interaction.user.id))


async def _told(interaction: Interaction, after: Table) -> Message:
    halt = after.halt
    key = "halt-reply-off" if halt is None else "halt-reply-on" if halt.is_on else "halt-reply-asked"
    return await services(interaction).composer.say(interaction.user.id, key, guild=after.guild)


async def press_again(interaction: Interaction, press: RedealPress, _: ReplyMode) -> None:
    """Propose it, or answer, beside what was pressed; that stays as it is, unless the table changes it."""

    async def work() -> Message:
        user, guild = interaction.user.id, interaction.guild_id
        return await services(interaction).composer.say(user, await _settled(interaction, press), guild=guild)

    await answer(interaction, work)


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
