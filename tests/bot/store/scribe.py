"""A process that appends as fast as it can and says what was acknowledged, until it is killed."""

import asyncio
import os
import sys

from bot.stores import Stores, open_stores
from tests.bot.store.making import an_action, begun

TABLES = 8


async def write_at(store: Stores, channel: int) -> None:
    """Append at one table for ever, a line on stdout after each answer."""
    table, deal = await begun(store, channel)
    number = 0
    while True:
        table = await store.tables.append(table, an_action(deal, number))
        os.write(1, f"{deal.id} {number}\n".encode())
        number += 1


async def main() -> None:
    """Write at some tables at once."""
    store = await open_stores(sys.argv[1])
    await asyncio.gather(*(write_at(store, channel) for channel in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())
