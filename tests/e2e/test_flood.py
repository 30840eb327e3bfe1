"""One person presses a thousand times a second; the others play on and hardly notice."""

import asyncio
import statistics
import time

import pytest

from bot.sandbox.interactions import COMPONENT
from bot.sandbox.people import Person
from tests.bench.crowd.processes import cpu_seconds
from tests.e2e.crashing import playing
from tests.e2e.evening import Evening, Presser
from tests.e2e.posts import is_hand
from tests.support.soak import either, tell

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

A_SECOND = 1000
TOO_FAST = "faster than"
SECONDS = either(4.0, 20.0)


def shower(here: Evening, person: Person, custom_id: str) -> None:
    """One press on the newest post that waits for nothing."""
    discord, channel = here.discord, here.discord.channel
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    source = here.posts(channel)[-1]
    discord.parts.interactions.start(COMPONENT, discord.world.users[person.id], channel, data, source)


async def flood(here: Evening, person: Person, custom_ids: list[str]) -> int:
    """Presses in bundles of ten, in turn on each of these buttons, as many as this machine can send on time."""
    pressed, began = 0, time.perf_counter()
    while (passed := time.perf_counter() - began) < SECONDS:
        if pressed < passed * A_SECOND:
            for _ in range(10):
                shower(here, person, custom_ids[pressed % len(custom_ids)])
                pressed += 1
        await asyncio.sleep(0.002)
    return pressed


async def looks(here: Evening, person: Person, seconds: float) -> list[float]:
    """How long each look at the last trick takes, one after the other; none stays without an answer."""
    times, ends = [], time.perf_counter() + seconds
    while time.perf_counter() < ends:
        began = time.perf_counter()
        looked = await person.slash(here.discord.channel, "trick")
        times.append(time.perf_counter() - began)
        assert looked.answered, looked
        assert TOO_FAST not in looked.post.text, looked
        await asyncio.sleep(0.05)
    return times


@pytest.mark.thorough
@pytest.mark.soak
async def test_a_thousand_presses_a_second_harm_nobody_else(evening) -> None:
    """What the others are promised: every look and every action of theirs is answered in time and done once."""
    async with evening() as here:
        people = await here.seat("Anna", "Bert", "Carl", "Dora")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        for person in people:
            await person.slash(here.discord.channel, "cut", how="threes")
        await people[1].wait_dm(is_hand, timeout=30)
        post = await here.table_post(people[1])
        quiet = await looks(here, people[1], 0.5)
        buttons = [button["custom_id"] for button in post.buttons] + ["lp:1:1.0:start", "lp:1:1.0:leave no", "x"]
        zoe, players = here.discord.person("Zoe"), [Presser(here, person) for person in people]
        here.discord.calls.clear()
        used = cpu_seconds(here.process.pid)
        async with playing(players):
            pressed, loud = await asyncio.gather(flood(here, zoe, buttons), looks(here, people[1], SECONDS))
        used, acted = cpu_seconds(here.process.pid) - used, sum(each.acted for each in players)
        tell(
            f"{pressed} presses of one person, {used / pressed * 1000:.2f} ms of the bot's time for each; meanwhile "
            f"{acted} actions of others, and another's look took {statistics.median(loud):.3f} s, before "
            f"{statistics.median(quiet):.3f} s"
        )
        assert pressed > A_SECOND * SECONDS * 0.2
        assert acted > SECONDS / 2
        for player in players:
            done = [text for text in here.log_of(player.person) if not text.startswith("cut")]
            assert player.acted <= len(done) <= player.acted + player.doubtful, player.person
        told = [each for each in await zoe.messages(here.discord.channel) if TOO_FAST in each.text]
        assert 1 <= len(told) <= 2 + SECONDS
        assert here.complaints() == []
