"""Lessons: every press in them. The message that was pressed shows how it goes on."""

from typing import Final

from bot.features.lessons.messages import AGAIN, Learning, LessonPress, LessonsAgainPress
from bot.gateway.interactions.answer import Interaction, ReplyMode, answer
from bot.gateway.interactions.context import caller_of, service
from bot.gateway.interactions.presses import ANYWHERE, Route, values_of
from bot.present.messages import Message
from bot.present.welcome import LEARN


async def press_lesson(interaction: Interaction, press: LessonPress, way: ReplyMode) -> None:
    """Show what there is, a stage, or what came of an answer."""

    async def work() -> Message:
        learning, caller = service(interaction, Learning), caller_of(interaction)
        if not press.game:
            return await learning.overview(caller)
        if press.answer:
            return await learning.answer(caller, press.game, press.stage, press.answer)
        chosen = press.stage or next(iter(values_of(interaction)), None)
        return await learning.show(caller, press.game, chosen)

    await answer(interaction, work, way)


async def press_again(interaction: Interaction, press: LessonsAgainPress, way: ReplyMode) -> None:
    await answer(interaction, lambda: service(interaction, Learning).again(caller_of(interaction), press.game), way)


ROUTES: Final = (
    Route(LEARN, ANYWHERE, LessonPress.parse, press_lesson),
    Route(AGAIN, ANYWHERE, LessonsAgainPress.parse, press_again),
)
