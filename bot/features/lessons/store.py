"""What is written down of lessons: how far people have come, for each stage that they have begun."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, reads, upsert, writes
from bot.store.personal import ID, PersonalData, told, told_in
from bot.store.schema import lessons

MOST_STARS: Final = 3
"""What a stage brings that is right at the first try; each wrong answer costs one, but for the last."""


@dataclass(frozen=True, slots=True)
class StageDone:
    """A stage that somebody has begun.

    tried: the wrong answers they gave, a bit for each by its place. stars: 0 as long as they have not found the right
    one; they stay what they were, however often the stage is gone through again.
    """

    tried: int = 0
    stars: int = 0

    def answered(self, place: int, *, is_right: bool) -> "StageDone":
        """After one more answer. The same wrong one counts once, and what is over stays as it is."""
        if self.stars:
            return self
        if is_right:
            return StageDone(self.tried, max(1, MOST_STARS - self.tried.bit_count()))
        return StageDone(self.tried | 1 << place)


Progress = Mapping[str, StageDone]
"""What somebody has begun of a game's stages, by name."""


async def learnt_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    mine = select(lessons).where(lessons.c.user_id == user).order_by(lessons.c.game, lessons.c.stage)
    return [told(row, "game stage tried stars") for row in await connection.execute(mine)]


async def forget(connection: AsyncConnection, user: int) -> None:
    await connection.execute(delete(lessons).where(lessons.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={"lessons": {"user_id": ID, **told_in("lessons", "game stage tried stars")}},
    others={},
    whole={"lessons": learnt_by},
    forget=forget,
)


class LessonStore(Store):
    """How far people have come in lessons."""

    @reads
    async def lessons(self, connection: AsyncConnection, user: int) -> dict[str, dict[str, StageDone]]:
        found: dict[str, dict[str, StageDone]] = defaultdict(dict)
        for row in await connection.execute(select(lessons).where(lessons.c.user_id == user)):
            found[row.game][row.stage] = StageDone(row.tried, row.stars)
        return dict(found)

    @writes
    async def answer_lesson(
        self, connection: AsyncConnection, user: int, game: str, stage: str, place: int, *, is_right: bool
    ) -> StageDone:
        key = {"user_id": user, "game": game, "stage": stage}
        mine = select(lessons).where(*(lessons.c[name] == value for name, value in key.items()))
        row = (await connection.execute(mine)).one_or_none()
        before = StageDone() if row is None else StageDone(row.tried, row.stars)
        now = before.answered(place, is_right=is_right)
        if now != before:
            await upsert(connection, lessons, key, {"tried": now.tried, "stars": now.stars})
        return now

    @writes
    async def forget_lessons(self, connection: AsyncConnection, user: int, game: str) -> None:
        await connection.execute(delete(lessons).where(lessons.c.user_id == user, lessons.c.game == game))
