"""What is written down of puzzles: who tried which one first with which answer."""

from dataclasses import dataclass
from datetime import datetime
from math import log
from typing import Final

from sqlalchemy import case, delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.access import Store, insert_if_absent, reads, writes
from bot.store.personal import ID, Page, PersonalData, told, told_in
from bot.store.schema import players, puzzle_tries


@dataclass(frozen=True, slots=True)
class Tries:
    """How many people tried a puzzle, and how many solved it at the first try, which alone counts."""

    tried: int = 0
    solved: int = 0

    @property
    def difficulty(self) -> float:
        """How hard it is: 0 where as many solve it as do not, and where nobody has tried it."""
        return log((self.tried - self.solved + 1) / (self.solved + 1))


@dataclass(frozen=True, slots=True)
class FirstTry:
    """The card somebody chose first, or what they said before the play, as it is written, and whether it was right."""

    card: str
    is_right: bool


async def tried_by(connection: AsyncConnection, user: int, page: Page) -> list[dict[str, object]]:
    mine = select(puzzle_tries).where(puzzle_tries.c.user_id == user)
    ordered = mine.order_by(puzzle_tries.c.at, puzzle_tries.c.game, puzzle_tries.c.number)
    rows = await connection.execute(page.of(ordered))
    return [told(row, "game number card solved at") for row in rows]


async def forget(connection: AsyncConnection, user: int) -> None:
    await connection.execute(delete(puzzle_tries).where(puzzle_tries.c.user_id == user))


PERSONAL: Final = PersonalData(
    columns={"puzzle_tries": {"user_id": ID, **told_in("puzzles", "game number card solved at")}},
    others={},
    paged={"puzzles": tried_by},
    forget=forget,
)


class PuzzleStore(Store):
    """Who tried which puzzle first with which answer."""

    @reads
    async def puzzle_tries(self, connection: AsyncConnection, game: str) -> dict[int, Tries]:
        """By number the puzzles of a game that anybody tried."""
        solved = func.sum(case((puzzle_tries.c.solved, 1), else_=0))
        counted = select(puzzle_tries.c.number, func.count(), solved).where(puzzle_tries.c.game == game)
        rows = await connection.execute(counted.group_by(puzzle_tries.c.number))
        return {number: Tries(tried, int(right)) for number, tried, right in rows}

    @reads
    async def first_tries(self, connection: AsyncConnection, user: int) -> dict[str, dict[int, FirstTry]]:
        """By game and number what somebody tried; the game they tried last comes last."""
        found: dict[str, dict[int, FirstTry]] = {}
        mine = select(puzzle_tries).where(puzzle_tries.c.user_id == user).order_by(puzzle_tries.c.at)
        for row in await connection.execute(mine):
            found[row.game] = {**found.pop(row.game, {}), row.number: FirstTry(row.card, row.solved)}
        return found

    @writes
    async def try_puzzle(  # noqa: PLR0917 - all that is known of a try
        self, connection: AsyncConnection, user: int, game: str, number: int, tried: FirstTry, at: datetime
    ) -> FirstTry:
        """Somebody answers a puzzle; their first answer, be it this one or an earlier one, comes back."""
        key = {"user_id": user, "game": game, "number": number}
        await insert_if_absent(connection, players, [{"id": user}])
        await insert_if_absent(
            connection, puzzle_tries, [{**key, "card": tried.card, "solved": tried.is_right, "at": at}]
        )
        mine = select(puzzle_tries).where(*(puzzle_tries.c[name] == value for name, value in key.items()))
        row = (await connection.execute(mine)).one()
        return FirstTry(row.card, row.solved)
