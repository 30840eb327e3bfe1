"""Hints: typed, or pressed in the hand and on the hint itself."""

from typing import Final

from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.commands import own_table
from bot.gateway.interactions.presses import OWN, Route, as_written
from bot.gateway.interactions.rights import table_of
from bot.gateway.interactions.services import services
from bot.present.hinting import CARD
from bot.present.messages import HINT, ControlId, Message


async def hint(interaction: Interaction, table: int | None) -> None:
    """A hint for the one who asks, at the table they name or sit at."""

    async def work() -> Message:
        return await _hint(interaction, await own_table(interaction, table), None, None)

    await answer(interaction, work)


async def press_hint(interaction: Interaction, press: ControlId, _: ReplyMode) -> None:
    """In the hand a hint comes beside it; on the hint the answer takes its place."""
    shows = press.what == f"{HINT} {CARD}"

    async def work() -> Message:
        await table_of(interaction, press.table)
        await services(interaction).tables.mark_present(press.table, interaction.user.id)
        return await _hint(interaction, press.table, press.deal, press.version if shows else None)

    await answer(interaction, work, ReplyMode.HERE if shows else ReplyMode.PRIVATE)


async def _hint(interaction: Interaction, table: int, deal: int | None, shown: int | None) -> Message:
    parts, user = services(interaction), interaction.user.id
    return await parts.hinting.hint(user, await parts.tables.hint(table, user, deal=deal), shown)


ROUTES: Final = (Route(HINT, OWN, as_written, press_hint),)
