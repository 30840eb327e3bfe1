"""Interactions have their deadlines, requests their limits."""

import asyncio
import random

import aiohttp
import pytest

from bot.sandbox.clock import SandboxClock
from tests.bot.sandbox.bare import Rest, button, command, option, row
from tests.support.loopback import Loopback


@pytest.fixture
async def started(rest, loopback):
    """A command on its way to a bot that is us."""
    await rest("PUT", f"/applications/{loopback.world.application_id}/commands", [command(options=[option()])])
    world, anna = loopback.world, loopback.world.person("Anna")
    found = loopback.parts.commands.all()[0]
    data = {"id": found["id"], "name": "play", "type": 1, "options": []}
    return loopback.parts.interactions.start(2, anna, world.channel("general"), data)


def callback(interaction):
    return f"/interactions/{interaction.id}/{interaction.token}/callback"


def webhook(loopback, interaction, rest_of_path=""):
    return f"/webhooks/{loopback.world.application_id}/{interaction.token}{rest_of_path}"


async def test_one_answer_only(rest, loopback, started):
    original = webhook(loopback, started, "/messages/@original")
    assert (await rest("PATCH", original, {"content": "x"}))[1]["code"] == 10015
    assert (await rest("POST", callback(started), {"type": 7, "data": {"content": "x"}}))[1]["code"] == 50035
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": []}}))[1]["code"] == 50035
    assert await rest("POST", callback(started), {"type": 4, "data": {"content": "x", "flags": 64}}) == (204, None)
    status, answer = await rest("POST", callback(started), {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (400, 40060)
    status, message = await rest("PATCH", original, {"content": "y"})
    assert (status, message["content"]) == (200, "y")
    path = f"/channels/{loopback.channel.id}/messages/{message['id']}"
    assert (await rest("GET", path))[1]["code"] == 10008
    assert await rest("GET", f"/channels/{loopback.channel.id}/messages") == (200, [])


async def test_after_three_seconds_the_interaction_is_unknown(rest, loopback, started):
    loopback.clock.advance(3.01)
    status, answer = await rest("POST", callback(started), {"type": 4, "data": {"content": "x"}})
    assert (status, answer["code"]) == (404, 10062)
    assert (started.state, started.notice) == ("failed", "The application did not respond")


async def test_after_fifteen_minutes_the_token_is_invalid(rest, loopback, started):
    await rest("POST", callback(started), {"type": 4, "data": {"content": "x"}})
    loopback.clock.advance(899)
    assert (await rest("POST", webhook(loopback, started), {"content": "y"}))[0] == 200
    loopback.clock.advance(2)
    status, answer = await rest("POST", webhook(loopback, started), {"content": "y"})
    assert (status, answer["code"]) == (401, 50027)


async def test_at_most_25_choices_of_at_most_100_characters(rest, loopback, started):
    started.kind, started.payload["data"]["options"] = 4, [{"name": "card", "type": 3, "value": "", "focused": True}]
    many = [{"name": "x", "value": "x"}] * 26
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": many}}))[1]["code"] == 50035
    long = [{"name": "x" * 101, "value": "x"}]
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": long}}))[1]["code"] == 50035
    assert (await rest("POST", callback(started), {"type": 8, "data": {"choices": many[:25]}}))[0] == 204


@pytest.mark.parametrize(
    "modal",
    [
        {"title": "x" * 46, "custom_id": "m", "components": [row({**button(), "type": 4})]},
        {"title": "x", "custom_id": "m", "components": []},
        {
            "title": "x",
            "custom_id": "m",
            "components": [row({"type": 4, "custom_id": "n", "label": "x" * 46, "style": 1})],
        },
    ],
)
async def test_a_malformed_dialog_is_refused(rest, started, modal):
    assert (await rest("POST", callback(started), {"type": 9, "data": modal}))[1]["code"] == 50035


async def test_rate_limits_by_route_and_channel():
    clock = SandboxClock(running=False)
    async with Loopback(limits=True, clock=clock) as strict, aiohttp.ClientSession() as session:
        rest = Rest(strict, session)
        for left in (4, 3, 2, 1, 0):
            await rest.say("x")
            assert rest.headers["X-RateLimit-Remaining"] == str(left)
        clock.advance(2)
        status, answer = await rest.send({"content": "x"})
        assert (status, answer["retry_after"], answer["global"]) == (429, 3.0, False)
        assert rest.headers["Retry-After"] == "3"
        assert rest.headers["Via"]
        assert (await rest("POST", f"/channels/{strict.channels[1].id}/messages", {"content": "x"}))[0] == 200
        clock.advance(3)
        assert (await rest.send({"content": "x"}))[0] == 200
        assert strict.calls.counts()["invalid"] == 1


async def test_the_global_limit_leaves_interactions_alone():
    async with Loopback(limits=True, clock=SandboxClock(running=False)) as strict, aiohttp.ClientSession() as session:
        rest = Rest(strict, session)
        for _ in range(50):
            assert (await rest("GET", "/users/@me"))[0] == 200
        assert (await rest("GET", "/users/@me"))[1]["global"] is True
        assert (await rest("POST", "/interactions/1/x/callback", {"type": 4}))[0] == 404
        assert strict.calls.counts()["uncounted"] == 1


async def test_old_messages_bear_few_edits():
    clock = SandboxClock(running=False)
    async with Loopback(limits=True, clock=clock) as strict, aiohttp.ClientSession() as session:
        rest = Rest(strict, session)
        path = f"/channels/{strict.channel.id}/messages/{await rest.say('x')}"
        clock.advance(3601)
        found = [(await rest("PATCH", path, {"content": str(n)}))[1].get("code", 200) for n in range(4)]
        assert found == [200, 200, 200, 30046]


async def test_follow_ups_have_a_limit_of_their_own():
    clock = SandboxClock(running=False)
    async with Loopback(limits=True, clock=clock) as strict, aiohttp.ClientSession() as session:
        rest, world = Rest(strict, session), strict.world
        data = {"id": "1", "name": "play", "type": 1, "options": []}
        interaction = strict.parts.interactions.start(2, world.person("Anna"), strict.channel, data)
        await rest("POST", callback(interaction), {"type": 4, "data": {"content": "x"}})
        found = [(await rest("POST", webhook(strict, interaction), {"content": "x"}))[0] for _ in range(6)]
        assert found == [200, 200, 200, 200, 200, 429]
        clock.advance(2)
        assert (await rest("POST", webhook(strict, interaction), {"content": "x"}))[0] == 200


async def test_a_deferral_is_filled_by_the_first_follow_up_or_fails_with_its_token(rest, loopback, started):
    await rest("POST", callback(started), {"type": 5, "data": {"flags": 64}})
    assert started.state == "deferred"
    _, filled = await rest("POST", webhook(loopback, started), {"content": "x"})
    assert (filled["id"], filled["flags"]) == (str(started.original_id), 64)
    _, more = await rest("POST", webhook(loopback, started), {"content": "y"})
    assert more["id"] != filled["id"]
    waiting = loopback.parts.interactions.start(2, loopback.world.person("Bert"), loopback.channel, {"name": "x"})
    await rest("POST", callback(waiting), {"type": 5})
    loopback.clock.advance(901)
    assert (waiting.state, waiting.notice) == ("failed", "The application did not respond")


async def test_on_a_line_that_dawdles_messages_overtake_each_other_and_all_arrive(rest, loopback, monkeypatch):
    faults = loopback.parts.faults
    faults.max_delay = 0.05
    monkeypatch.setattr(faults, "chance", random.Random(1))
    path = f"/channels/{loopback.channel.id}/messages"
    said = [str(number) for number in range(12)]
    await asyncio.gather(*(rest("POST", path, {"content": each}) for each in said))
    shown = [each.text for each in await loopback.person("Anna").messages(loopback.channel)]
    assert sorted(shown) == sorted(said)
    assert shown != said
