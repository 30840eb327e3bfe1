"""Names are looked up once, however many messages want them at once."""

import asyncio
from typing import cast

from bot.gateway.people import People
from bot.ports import Store


async def test_messages_that_want_the_same_names_at_once_ask_for_each_once() -> None:
    asked: list[int] = []
    answer = asyncio.Event()

    async def fetch(_guild: int, user: int) -> str:
        asked.append(user)
        await answer.wait()
        return f"name of {user}"

    people = People(cast("Store", None), fetch)
    wanting = [asyncio.create_task(people.names(1, (11, 12, 11))) for _ in range(5)]
    wanting[0].cancel()
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    answer.set()
    found = await asyncio.gather(*wanting[1:])
    assert found == [{11: "name of 11", 12: "name of 12"}] * 4
    assert await people.names(1, (12,)) == {12: "name of 12"}
    assert sorted(asked) == [11, 12]
