"""Claiming the rest, at once where it is proven, else after asking once more; and what others answer."""

from bot.errors import ClaimStands, ClaimUnproven, NotAtTable, NotStored, StaleAction, UserError
from bot.gateway.interactions.answer import ActionRejected, Interaction, InteractionResponse, answer_by
from bot.gateway.interactions.commands import own_table
from bot.gateway.interactions.services import services
from bot.present.confirmations import CLAIM, SURE, step_into
from bot.present.messages import ControlId, small_number
from bot.tables.model import TableView, Version


async def claim(interaction: Interaction, table: int, *, asking: Version | None = None) -> TableView:
    """Claim all tricks that are left; asking: for which deal and version somebody said that the table be asked."""
    parts, user = services(interaction), interaction.user.id
    await parts.tables.mark_present(table, user)
    try:
        return await parts.tables.claim(table, user, asking=asking)
    except UserError as reason:
        if isinstance(reason, NotStored | NotAtTable | ClaimStands):
            raise
        raise ActionRejected(reason, parts.lookup.sight(table, user)) from None


async def claim_or_ask(answering: InteractionResponse, table: int) -> None:
    """Claim what is proven; before a claim that is not is put to the table, the hand asks once more."""
    try:
        await claim(answering.interaction, table)
    except ActionRejected as refused:
        view, deal = refused.sight.view, refused.sight.table.deal
        is_unproven = isinstance(refused.reason, ClaimUnproven)
        if not is_unproven or view is None or deal is None:
            raise
        answering.step = step_into(f"{SURE} {CLAIM}", view, deal.id)


async def claim_typed(interaction: Interaction, table: int | None) -> None:
    """The same as a command, answered with the hand as it is then."""

    async def hand(answering: InteractionResponse) -> None:
        number = await own_table(interaction, table)
        await claim_or_ask(answering, number)
        await answering.hold(
            await services(interaction).messages.private_answer(number, interaction), creates_message=True
        )

    await answer_by(interaction, hand)


async def answer_claim(interaction: Interaction, press: ControlId) -> str:
    """Agree to a claim or have play go on, and what is said to that: the name of a phrase."""
    parts, user = services(interaction), interaction.user.id
    await parts.reloader.refresh(press.table)
    await parts.tables.mark_present(press.table, user)
    match press.what.split(" "):
        case [_, "agree" | "on" as answer, seat] if (claimant := small_number(seat)) is not None:
            agrees = answer == "agree"
            await parts.tables.answer_claim(press.table, user, claimant, deal=press.deal, agrees=agrees)
            return "claim-you-agreed" if agrees else "claim-you-refused"
    raise StaleAction
