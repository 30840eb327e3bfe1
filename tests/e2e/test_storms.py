"""All of Discord's bad days at once and at random, while people play."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from bot.sandbox.faults import Weather
from tests.e2e.crashing import Ledger, Tough, playing
from tests.e2e.evening import Evening
from tests.e2e.whole import end_well, goes_on, has, seat_all
from tests.support.soak import chance, either, tell

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")

ACTIONS = int(os.environ.get("ACTIONS") or either(20, 800))
ODDS = {"error": 0.03, "cut": 0.02, "lose": 0.02, "delay": 0.03, "delay_answer": 0.03, "limit": 0.04}


def blows(here: Evening, players: list[Tough], fate: random.Random) -> dict[str, Callable[[], object]]:
    """What can happen at any time beside what happens to requests."""
    control = here.discord.control

    def delete_a_post() -> None:
        posts = [each for each in here.posts(fate.choice(players).channel) if has(each, "table.png")]
        if posts:
            control.delete_message(posts[-1].id)

    def close_somebody() -> None:
        control.close_dms(fate.choice(players).person.id)

    def open_everybody() -> None:
        for player in players:
            control.open_dms(player.person.id)

    return {
        "gateway dropped": control.drop_gateway,
        "reconnect": control.ask_to_reconnect,
        "session resumed": lambda: control.invalidate_sessions(resumable=True),
        "session lost": control.invalidate_sessions,
        "told twice": lambda: control.duplicate_next_interaction(fate.randint(1, 3)),
        "told in disorder": lambda: control.reorder_interactions(2),
        "post deleted": delete_a_post,
        "direct messages closed": close_somebody,
        "direct messages opened": open_everybody,
        "tokens over": lambda: here.discord.clock.advance(901),
        "an hour later": lambda: here.discord.clock.advance(3601),
    }


@pytest.mark.thorough
@pytest.mark.soak
async def test_in_any_weather_nothing_is_lost_or_doubled(evening: Any) -> None:
    async with evening() as here:
        ledger, fate, struck = Ledger(), chance("weather"), Counter[str]()
        players = await seat_all(here, ledger)
        channels = list(dict.fromkeys(player.channel for player in players))
        faults, changed = here.discord.parts.faults, here.discord.parts.interactions.changed
        faults.weather = Weather(fate, ODDS, spared=frozenset({"gateway_bot", "commands_put", "commands_get"}))
        choices = blows(here, players, fate)
        async with playing(players):
            while ledger.done < ACTIONS:
                wanted = ledger.done + fate.randint(1, 8)
                await changed.until(lambda wanted=wanted: ledger.done >= wanted, 10)
                name = fate.choice(sorted(choices))
                choices[name]()
                struck[name] += 1
                if sum(struck.values()) % 50 == 0:
                    tell(f"{sum(struck.values())} blows, {sum(faults.struck.values())} faults, {ledger.done} actions")
            faults.clear()
            choices["direct messages opened"]()
            here.discord.parts.interactions.held = 0
            await here.discord.connected(timeout=30)
            await goes_on(here, channels)
        tell(f"faults: {dict(faults.struck)}; blows: {dict(struck)}")
        await end_well(here, channels, ledger)


@pytest.mark.soak
async def test_a_gateway_that_hears_nothing_is_left_for_another(evening: Any) -> None:
    """The library waits a minute for an answer to its heartbeat, so this one is for the soak."""
    if either(True, False):
        pytest.skip("a minute's wait")
    async with evening() as here:
        (anna,) = await here.seat("Anna")
        gateway = here.discord.gateway
        gateway.beat = 1000
        here.discord.control.drop_gateway()
        await here.discord.disconnected()
        await here.discord.connected()
        sockets = set(gateway.sockets)
        here.discord.control.mute_heartbeats()
        await asyncio.wait_for(gone(here, sockets), 120)
        here.discord.control.mute_heartbeats(muted=False)
        await here.discord.connected(timeout=30)
        assert (await anna.slash(here.discord.channel, "table start")).answered


async def gone(here: Evening, sockets: set[Any]) -> None:
    gateway = here.discord.gateway
    while sockets & gateway.sockets:
        await gateway.changed.until(lambda: not sockets & gateway.sockets, 1)
