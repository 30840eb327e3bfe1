"""Puzzles: every press in them. The message that was pressed shows what came of it."""

from typing import Final

from bot.errors import StaleAction
from bot.features.puzzles.messages import WORD
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.custom_ids import values_of
from bot.gateway.interactions.routes import ANYWHERE, Route, as_written
from bot.gateway.interactions.services import services
from bot.present.messages import Message, Press


async def press_puzzle(interaction: Interaction, press: Press, way: ReplyMode) -> None:
    """Take an answer, or ask the next one."""

    async def work() -> Message:
        puzzling, user, guild = services(interaction).puzzling, interaction.user.id, interaction.guild_id
        chosen = next(iter(values_of(interaction)), None)
        match press.what.split(" "):
            case [_, "game"] if chosen is not None:
                return await puzzling.ask(user, guild, chosen)
            case [_, game]:
                return await puzzling.ask(user, guild, game)
            case [_, game, number, card]:
                return await puzzling.answer(user, guild, game, number, card)
        raise StaleAction

    await answer(interaction, work, way)


ROUTES: Final = (Route(WORD, ANYWHERE, as_written, press_puzzle),)
