"""All that is stored of somebody, as one thing."""

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.engine import transact
from bot.store.schema import METADATA
from bot.stores import Stores


async def exported(store: Stores, user: int) -> dict[str, Any]:
    """An export's pieces put together by section; none of them comes back once another has begun."""
    found: dict[str, Any] = {"user": str(user)}
    last = ""
    async for section, told in store.personal.export(user):
        assert section == last or section not in found, f"{section} comes back"
        found[section] = [*found.get(section, ()), *told] if isinstance(told, list) else told
        last = section
    return found


async def everything(store: Stores) -> str:
    """Every row of every table as one text."""

    async def read(connection: AsyncConnection) -> str:
        return str([(await connection.execute(select(table))).all() for table in METADATA.sorted_tables])

    return await transact(store.database.engines.reading, read)
