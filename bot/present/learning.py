"""Lessons for one reader: where they stand, and what their answers bring."""

from bot.errors import UserError
from bot.present.games.lessons import LESSONS
from bot.present.lessons import Lesson, lesson_message, next_stage, open_stages, overview, stage_named
from bot.present.library import check_game
from bot.present.messages import Message
from bot.present.readers import Readers
from bot.present.stages import Stage
from bot.tables.lessons import LessonStore, Progress


class Learning:
    """Shows lessons and takes answers. What a press says is looked up: a stage may have changed since."""

    def __init__(self, people: Readers, store: LessonStore) -> None:
        self._people = people
        self._store = store

    async def overview(self, user: int, guild: int | None) -> Message:
        """Every game, and how far they have come in it."""
        return overview(await self._store.lessons(user), await self._people.language(user, guild=guild))

    async def show(self, user: int, guild: int | None, game: str, name: str | None = None) -> Message:
        """A stage that they may choose, the one where they go on if none is named."""
        done = await self._progress(user, game)
        stage = next_stage(game, done) if name is None else _open_stage(game, name, done)
        return await self._message(user, guild, Lesson(game, stage, done))

    async def answer(self, user: int, guild: int | None, game: str, name: str, text: str) -> Message:
        """What an answer brings; one that the stage does not offer any more is told so."""
        stage = _open_stage(game, name, await self._progress(user, game))
        if text not in stage.answers:
            raise UserError("lesson-changed")
        place, is_right = stage.answers.index(text), text in stage.right
        await self._store.answer_lesson(user, game, name, place, is_right=is_right)
        return await self._message(user, guild, Lesson(game, stage, await self._progress(user, game), text))

    async def again(self, user: int, guild: int | None, game: str) -> Message:
        """Begin a game's lessons from the first stage."""
        await self._progress(user, game)
        await self._store.forget_lessons(user, game)
        return await self.show(user, guild, game)

    async def _progress(self, user: int, game: str) -> Progress:
        check_game(game)
        if not LESSONS.get(game):
            raise UserError("no-lessons")
        return (await self._store.lessons(user)).get(game, {})

    async def _message(self, user: int, guild: int | None, lesson: Lesson) -> Message:
        language = await self._people.language(user, guild=guild)
        return lesson_message(lesson, await self._people.preferences(user), language)


def _open_stage(game: str, name: str, done: Progress) -> Stage:
    stage = stage_named(game, name)
    if stage is None:
        raise UserError("lesson-changed")
    if stage not in open_stages(game, done):
        raise UserError("lesson-closed")
    return stage
