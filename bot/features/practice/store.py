"""What is read of deals for practice, beside what every deal played alone is."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, reads
from bot.store.schema import forks

PRACTICE: Final = "practice"


@dataclass(frozen=True, slots=True)
class KeptPractice:
    """One of the deals that somebody plays for practice, by its fork."""

    fork: int
    game: str
    is_over: bool


class PracticeStore(Store):
    """The deals for practice among those that somebody plays alone."""

    @reads
    async def solos(self, connection: AsyncConnection, user: int) -> list[KeptPractice]:
        """The deals that somebody plays for practice, or did, as far as they are kept; the newest first."""
        mine = select(forks.c.id, forks.c.solo, forks.c.ended).where(forks.c.user_id == user, forks.c.solo.is_not(None))
        rows = await connection.execute(mine.order_by(forks.c.id.desc()))
        return [KeptPractice(row.id, row.solo["game"], row.ended is not None) for row in rows]
