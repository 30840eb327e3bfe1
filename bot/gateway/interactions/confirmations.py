"""What is asked once more before it is done, and answers that lead to another question.

All that a second press means is in its custom id, so that it works after a restart; what it asks for is checked then as
if it had been asked at once. Somebody who does not want to be asked is not, kind by kind.
"""

from bot.errors import StaleAction, UserError
from bot.gateway.interactions.answer import ActionRejected, Interaction, InteractionResponse
from bot.gateway.interactions.commands import act
from bot.gateway.interactions.context import Services, caller_at, services, table_of
from bot.gateway.interactions.proposals import claim
from bot.phrases import phrases
from bot.present.confirmations import (
    CLAIM,
    CLOSE,
    INTO,
    LEAVE,
    QuestionStep,
    StepAnswer,
    StepPress,
    kind_of,
    once_more,
    step_into,
    still_stands,
)
from bot.present.messages import ControlId, Message
from bot.tables.model import Stage, Table, TableView
from bot.tables.rights import check_host, check_seat

# In somebody's hand


async def press_in_hand(answering: InteractionResponse, press: ControlId, text: str) -> None:
    """Do what a press on a hand says, or let the hand ask once more or on."""
    parts, user = answering.parts, answering.interaction.user.id
    sight = parts.lookup.sight(press.table, user)
    check_seat(sight.table, user)
    step = await _step(parts, press, sight, user, text)
    if step is None:
        await act(answering.interaction, press.table, text, seen=(press.deal, press.version))
        return
    await parts.tables.mark_present(press.table, user)
    answering.step = step


async def answer_step_in_hand(answering: InteractionResponse, press: StepPress) -> None:
    """Do what the hand asked once more, or let it show again what it showed before."""
    interaction, parts = answering.interaction, answering.parts
    user, seen = interaction.user.id, (press.deal, press.version)
    sight = parts.lookup.sight(press.table, user)
    check_seat(sight.table, user)
    if press.answer is StepAnswer.BACK:
        await parts.tables.mark_present(press.table, user)
    elif press.answer is StepAnswer.SURE and press.what == CLAIM:
        await claim(interaction, press.table, asking=seen)
    else:
        if press.answer is StepAnswer.NEVER:
            await _ask_no_more(parts, user, kind_of_press(sight, press.what))
        await act(interaction, press.table, press.what, seen=seen)


async def _step(parts: Services, press: ControlId, sight: TableView, user: int, text: str) -> QuestionStep | None:
    """The question that a press leads to, in the deal it was made for; None where it says what is to be done."""
    is_into = text.partition(" ")[0] == INTO
    kind = kind_of_press(sight, text)
    if not is_into and (not kind or kind in (await parts.people.preferences(user)).unasked):
        return None
    view, deal = sight.view, sight.table.deal
    if view is not None and deal is not None and press.deal == deal.id:
        step = step_into(text if is_into else f"{StepAnswer.SURE} {text}", view, deal.id)
        if still_stands(step, view, deal.id):
            return step
    if is_into:
        raise ActionRejected(StaleAction(), sight)
    return None


def kind_of_press(sight: TableView, text: str) -> str:
    """As what an answer is asked once more; empty if it is not, or if it is no answer now."""
    if sight.view is None or sight.view.seat is None or sight.table.stage is not Stage.PLAYING:
        return ""
    return kind_of(sight.view, text)


async def _ask_no_more(parts: Services, user: int, kind: str) -> None:
    if kind:
        await parts.people.prefer(user, unasked=(await parts.people.preferences(user)).unasked | {kind})


# About a table


async def leave_or_ask(interaction: Interaction, table: Table) -> Message:
    """Get up from a table; in mid-game it is asked first."""
    parts, user = services(interaction), interaction.user.id
    if table.stage is Stage.GATHERING or table.seat_of(user) is None or not await _asks(parts, user, LEAVE):
        return await _left(parts, table.id, user)
    language = await parts.people.language(user, table=table)
    key = "sure-leave" if len(table.people) > 1 else "sure-leave-last"
    return once_more(table.id, LEAVE, phrases(language).say(key), language)


async def close_or_ask(interaction: Interaction, table: Table) -> Message:
    """End a table, after asking whoever may; where nothing was played yet nothing is lost by it."""
    parts, user = services(interaction), interaction.user.id
    manages = caller_at(interaction, table).manages
    check_host(table, user, manages=manages)
    if table.deal is None or not await _asks(parts, user, CLOSE):
        return await _closed(parts, table.id, user, manages=manages)
    language = await parts.people.language(user, table=table)
    key = "sure-close-dealing" if table.stage is Stage.PLAYING else "sure-close"
    return once_more(table.id, CLOSE, phrases(language).say(key), language)


async def answer_about_table(interaction: Interaction, press: StepPress) -> Message:
    """The answer to such a question takes its place, whatever it is: nothing is left to press."""
    parts, user = services(interaction), interaction.user.id
    if press.answer is StepAnswer.BACK:
        return await parts.composer.say(user, "step-back", guild=interaction.guild_id)
    try:
        table = await table_of(interaction, press.table)
        if press.what == LEAVE:
            told = await _left(parts, table.id, user)
        else:
            told = await _closed(parts, table.id, user, manages=caller_at(interaction, table).manages)
        if press.answer is StepAnswer.NEVER:  # once it is done: who may not do it has asked for nothing
            await _ask_no_more(parts, user, press.what)
    except UserError as refused:
        return await parts.composer.complaint(user, interaction.guild_id, refused)
    return told


async def _asks(parts: Services, user: int, what: str) -> bool:
    return what not in (await parts.people.preferences(user)).unasked


async def _left(parts: Services, table: int, user: int) -> Message:
    after = await parts.tables.leave(table, user)
    if after.stage is Stage.CLOSED:
        return await parts.composer.say(user, "table-closed-reply", guild=after.guild)
    kept = "yes" if after.keeps_seat_of(user) else "no"
    return await parts.composer.say(user, "table-left-reply", guild=after.guild, kept=kept)


async def _closed(parts: Services, table: int, user: int, *, manages: bool) -> Message:
    after = await parts.tables.close(table, user, manages=manages)
    return await parts.composer.say(user, "table-closed-reply", guild=after.guild)
