"""One person presses a thousand times a second; the others play on and hardly notice."""

import asyncio
import statistics
import time

import pytest

from bot.gateway.door import BURST, RATE
from bot.sandbox.interactions import COMPONENT
from bot.sandbox.people import Person, Post
from tests.e2e.evening import Evening, is_hand
from tests.support.soak import LONG, either, tell

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

A_SECOND = 1000
SECONDS = either(2.0, 20.0)


def shower(here: Evening, person: Person, post: Post, custom_id: str) -> None:
    """One press that waits for nothing."""
    discord = here.discord
    channel, user = discord.world.channels[int(post.channel_id)], discord.world.users[person.id]
    source = discord.world.messages[int(post.id)]
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    discord.parts.interactions.start(COMPONENT, user, channel, data, source)


async def flood(here: Evening, person: Person, post: Post, custom_ids: list[str]) -> int:
    """Presses in bundles of ten, in turn on each of these buttons."""
    pressed, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        while pressed < passed * A_SECOND:
            for _ in range(10):
                shower(here, person, post, custom_ids[pressed % len(custom_ids)])
                pressed += 1
        await asyncio.sleep(0.005)
    return pressed


async def looks(here: Evening, person: Person, seconds: float) -> list[float]:
    """How long each look at the own hand takes, one after the other."""
    post, times, ends = await here.table_post(person), [], time.perf_counter() + seconds
    while time.perf_counter() < ends:
        began = time.perf_counter()
        looked = await person.press(post, "My hand")
        times.append(time.perf_counter() - began)
        assert not looked.answered or is_hand(looked.post), looked
        await asyncio.sleep(0.05)
    return times


@pytest.mark.soak
async def test_a_thousand_presses_a_second_harm_nobody_else(evening) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Carl", "Dora")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        for person in people:
            await person.slash(here.discord.channel, "cut", how="threes")
        await people[1].wait_dm(is_hand, timeout=10)
        post = await here.table_post(people[1])
        quiet = await looks(here, people[1], 0.5)
        buttons = [button["custom_id"] for button in post.buttons] + ["lp:1:1.0:start", "lp:1:1.0:leave no", "x"]
        zoe = here.discord.person("Zoe")
        here.discord.calls.clear()
        pressed, loud = await asyncio.gather(flood(here, zoe, post, buttons), looks(here, people[1], SECONDS))
        medians = statistics.median(quiet), statistics.median(loud)
        tell(f"{pressed} presses of one person; another's look took {medians[0]:.3f} s before, {medians[1]:.3f} s then")
        assert pressed > A_SECOND * SECONDS * 0.5
        assert len(here.discord.calls.of("callback")) < BURST + 1.2 * RATE * SECONDS + len(loud) + 20
        # On a busy machine most of it is the loopback's own time; what is sure is how little the bot does for one.
        assert medians[1] < (1.0 if LONG else 3.0)
        assert here.complaints() == []
        told = [each for each in await zoe.messages(here.discord.channel) if "faster than" in each.text]
        assert 1 <= len(told) <= 2 + SECONDS
