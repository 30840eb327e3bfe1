"""Hints asked for: by a command, in a hand at a table, and in a deal played alone."""

from typing import Final

from bot.features.hints.messages import Hinting, HintPart, HintPress, SoloHintPress
from bot.gateway.interactions.actions import own_table
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.context import service, services, table_pressed
from bot.gateway.interactions.presses import OWN, SOLO, Route
from bot.present.messages import HINT, Message
from bot.solo.messages import SoloMessages


async def hint(interaction: Interaction, table: int | None) -> None:
    async def work() -> Message:
        return await hint_at(interaction, await own_table(interaction, table))

    await answer(interaction, work)


async def hint_at(
    interaction: Interaction, table: int, *, deal: int | None = None, shown: int | None = None
) -> Message:  # fmt: skip
    """A hint at a table. shown: the version for which the answer is wished as well."""
    parts, user = services(interaction), interaction.user.id
    return await parts.find(Hinting).hint(user, await parts.tables.hint(table, user, deal=deal), shown)


async def press_hint(interaction: Interaction, press: HintPress, _: ReplyMode) -> None:
    """In the hand a hint comes beside it; on the hint the answer takes its place."""

    async def work() -> Message:
        await table_pressed(interaction, press)
        shown = press.version if press.asked is HintPart.ANSWER else None
        return await hint_at(interaction, press.table, deal=press.deal, shown=shown)

    await answer(interaction, work, ReplyMode.HERE if press.asked is HintPart.ANSWER else ReplyMode.PRIVATE)


async def hint_in_fork(interaction: Interaction, press: SoloHintPress, _: ReplyMode) -> None:
    """A hint comes beside the hand; on the hint the answer takes its place."""

    async def work() -> Message:
        user = interaction.user.id
        sight = await service(interaction, SoloMessages).solo.hinted(user, press.solo)
        shown = press.version if press.asked is HintPart.ANSWER else None
        return await service(interaction, Hinting).hint(user, sight, shown)

    await answer(interaction, work, ReplyMode.HERE if press.asked is HintPart.ANSWER else ReplyMode.PRIVATE)


ROUTES: Final = (
    Route(HINT, OWN, HintPress.parse, press_hint),
    Route(HINT, SOLO, SoloHintPress.parse, hint_in_fork),
)
