"""The line to Discord's gateway as discord.py keeps it: it breaks off, or stays silent, and the bot comes back."""

import asyncio
import signal
from typing import Any

import pytest

from bot.gateway.messages.people import UserProfiles
from bot.sandbox.errors import ClientRefused
from tests.e2e.evening import Evening
from tests.e2e.simulated import simulated


@simulated
async def test_what_is_pressed_while_it_is_broken_is_done_once(evening: Any) -> None:
    async with evening() as here:
        people = await here.seat("Anna", "Bert")
        assert (await people[0].slash(here.discord.channel, "table start")).answered
        await here.to_play(people)
        control, gateway = here.discord.control, here.discord.gateway
        for blow in (control.drop_gateway, control.ask_to_reconnect, control.invalidate_sessions):
            sockets = set(gateway.sockets)
            person, hand = await here.to_play(people)
            blow()
            await here.discord.disconnected()
            before = here.log_of(person)
            pressing = asyncio.create_task(here.press(person, hand))
            await here.discord.connected()
            try:
                outcome = await pressing
            except ClientRefused:
                continue  # the message changed before their eyes
            assert not sockets & gateway.sockets
            # What was pressed while nobody listened is told again on a resumed session; else it is pressed again.
            assert outcome.answered or blow == control.invalidate_sessions
            done = outcome.answered and not outcome.posts
            assert len(here.log_of(person)) == len(before) + done
            if not outcome.answered:
                here.used.clear()
            assert (await here.act(people))[1].answered
        assert here.complaints() == []


@simulated
async def test_one_that_hears_nothing_is_left_for_another(evening: Any) -> None:
    """The library waits a minute for an answer to its heartbeat."""
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
        await here.discord.connected()
        assert (await anna.slash(here.discord.channel, "table start")).answered


async def gone(here: Evening, sockets: set[Any]) -> None:
    gateway = here.discord.gateway
    while sockets & gateway.sockets:
        await gateway.changed.until(lambda: not sockets & gateway.sockets, 1)


@pytest.mark.parametrize("call", ["me", "application", "gateway_bot", "commands_get"])
@simulated
async def test_who_is_started_while_discord_is_away_is_there_once_it_is_back(evening: Any, call: str) -> None:
    """A machine may start the bot before its network, or in an outage of hours; nobody is there to start it again."""
    async with evening() as here:
        await here.stop_hard()
        wire = asyncio.get_running_loop().network.wire

        def goes_away(kind: str, stage: str) -> None:
            if (kind, stage) == (call, "received"):
                wire.is_up = False

        here.discord.parts.faults.watchers.append(goes_away)
        await here.launch()
        await asyncio.sleep(3 * 3600)
        assert not wire.is_up
        here.discord.parts.faults.watchers.remove(goes_away)
        wire.is_up = True
        await here.discord.connected()
        await here.discord.registered("act")
        assert (await here.discord.person("Anna").slash(here.discord.channel, "table open", game="saskop")).answered
        assert "cannot be reached" in here.log.read_text(encoding="utf-8")
        assert here.complaints() == []


@simulated
async def test_who_is_asked_to_stop_while_discord_is_away_ends_at_once(evening: Any) -> None:
    async with evening() as here:
        await here.stop_hard()
        asyncio.get_running_loop().network.wire.is_up = False
        process = await here.launch()
        await asyncio.sleep(100)
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(10):
            assert await process.wait() == 0


@simulated
async def test_an_outage_of_hours_is_outlived(evening: Any) -> None:
    async with evening() as here:
        anna, wire = here.discord.person("Anna"), asyncio.get_running_loop().network.wire
        assert (await anna.slash(here.discord.channel, "table open", game="saskop")).answered
        wire.is_up = False
        here.discord.control.drop_gateway()
        await asyncio.sleep(5 * 3600)
        wire.is_up = True
        async with asyncio.timeout(100):
            await here.discord.connected()
        assert (await anna.slash(here.discord.channel, "table fill")).answered
        assert (await anna.slash(here.discord.channel, "table start")).answered
        await here.to_act([anna])
        assert here.complaints() == []


@simulated
async def test_who_is_let_in_while_it_stops_begins_nothing(evening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long that takes: nobody would stop it any more, and the next process does the same beside."""
    stop = UserProfiles.stop

    async def slowly(people: UserProfiles) -> None:
        await asyncio.sleep(20)
        await stop(people)

    monkeypatch.setattr(UserProfiles, "stop", slowly)
    async with evening() as here:
        await here.stop_hard()
        here.settings["CARD_EMOJIS"] = "on"
        process = await here.launch()

        def asks_to_stop(kind: str, stage: str) -> None:
            if (kind, stage) == ("commands_get", "done"):
                process.send_signal(signal.SIGTERM)

        here.discord.parts.faults.watchers.append(asks_to_stop)
        assert await process.wait() == 0
        calls = len(here.discord.parts.recorder.calls)
        await asyncio.sleep(60)
        assert len(here.discord.parts.recorder.calls) == calls
