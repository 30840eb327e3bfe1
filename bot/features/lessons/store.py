"""How far people have come in lessons."""

from collections import defaultdict

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.features.lessons.service import StageDone
from bot.store.access import Store, reads, writes
from bot.store.inserting import put
from bot.store.schema import lessons


async def learnt_by(connection: AsyncConnection, user: int) -> list[dict[str, object]]:
    """Every stage somebody has begun."""
    mine = select(lessons).where(lessons.c.user_id == user).order_by(lessons.c.game, lessons.c.stage)
    rows = await connection.execute(mine)
    return [{"game": row.game, "stage": row.stage, "tried": row.tried, "stars": row.stars} for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    """Keep nothing of somebody's progress."""
    await connection.execute(delete(lessons).where(lessons.c.user_id == user))


class SqlLessonStore(Store):
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
            await put(connection, lessons, key, {"tried": now.tried, "stars": now.stars})
        return now

    @writes
    async def forget_lessons(self, connection: AsyncConnection, user: int, game: str) -> None:
        """Forget how far somebody has come in a game."""
        await connection.execute(delete(lessons).where(lessons.c.user_id == user, lessons.c.game == game))
