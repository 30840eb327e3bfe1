"""Lessons: every press in them. The message that was pressed shows how it goes on."""

from typing import Final

from bot.errors import StaleAction
from bot.features.lessons.messages import AGAIN
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.custom_ids import values_of
from bot.gateway.interactions.routes import ANYWHERE, Route, as_written
from bot.gateway.interactions.services import services
from bot.present.messages import Message, Press
from bot.present.welcome import LEARN


async def press_lesson(interaction: Interaction, press: Press, way: ReplyMode) -> None:
    """Show a stage, take an answer or begin again."""

    async def work() -> Message:
        learning, user, guild = services(interaction).learning, interaction.user.id, interaction.guild_id
        match press.what.split(" ", 3):
            case [word, game] if word == AGAIN:
                return await learning.again(user, guild, game)
            case [_]:
                return await learning.overview(user, guild)
            case [_, game]:
                return await learning.show(user, guild, game, next(iter(values_of(interaction)), None))
            case [_, game, name]:
                return await learning.show(user, guild, game, name)
            case [_, game, name, text]:
                return await learning.answer(user, guild, game, name, text)
        raise StaleAction

    await answer(interaction, work, way)


ROUTES: Final = (
    Route(LEARN, ANYWHERE, as_written, press_lesson),
    Route(AGAIN, ANYWHERE, as_written, press_lesson),
)
