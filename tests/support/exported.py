"""All that is stored of somebody, as one thing."""

from typing import Any

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
