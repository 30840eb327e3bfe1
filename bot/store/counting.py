"""What a finished deal counts for people: in the ladder, and in what they did."""

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ladder, tallies
from bot.tables.stored import DealEnding


async def count(connection: AsyncConnection, guild: int, game: str, deal: int, ending: DealEnding) -> None:
    """Add it to all sums, once."""
    await ladder.count(connection, guild, game, ending)
    await tallies.count(connection, guild, game, deal, ending)
